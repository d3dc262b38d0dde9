"""A game with clocks in the real window: chosen, shown, paused, lost on time, saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from sgfmill import sgf

from tests.ui.person import Person
from tromp_gui.match.clock import Absolute, Clocks, OnTime
from tromp_gui.match.setup import Setup
from tromp_gui.session.game import clock_session
from tromp_gui.ui.dialogs.new_game import NewGameDialog
from tromp_gui.ui.panels.players import PlayerCard

pytestmark = pytest.mark.xvfb


class Time:
    """The time that the program reads, which only the test moves."""

    def __init__(self) -> None:
        self.now = 5_000_000

    def passes(self, ms: int) -> None:
        self.now += ms


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(clock_session, "monotonic_ns", lambda: time.now * 1_000_000)
    return time


@pytest.fixture
def person(qtbot: QtBot, time: Time) -> Person:
    return Person(qtbot)


def card(person: Person, color: str) -> str:
    """The accessible text of a player's card."""
    cards = person.window.findChildren(PlayerCard)
    (said,) = [c.accessibleName() for c in cards if c.accessibleName().startswith(color)]
    return said


def field(dialog: QWidget, kind: type[QWidget], name: str) -> QWidget:
    (found,) = [w for w in dialog.findChildren(kind) if w.accessibleName() == name]
    return found


def start(person: Person, main: int, on_time: OnTime = OnTime.LOSES) -> None:
    clocks = Clocks.full(Absolute(main), Absolute(main), on_time)
    person.match.start(Setup(9, 9, clocks=clocks))
    person.board.setFocus()


def test_a_clock_is_chosen_in_the_dialog_and_runs(person: Person, time: Time, qtbot: QtBot) -> None:
    person.press("Ctrl+N")
    dialog = person.dialog(NewGameDialog)
    box = field(dialog, QComboBox, "Clock")
    box.setFocus()
    for _ in range(2):
        QTest.keyClick(box, Qt.Key.Key_Down)
    line = field(dialog, QLineEdit, "Main time in minutes")
    assert isinstance(line, QLineEdit)
    line.setFocus()
    line.selectAll()
    person.write("3")
    person.push("Start game", dialog)
    assert "3:00, +10 s per move" in card(person, "Black")
    person.board.setFocus()
    person.click("E5")
    assert "3:10" in card(person, "Black")
    time.passes(1_000)
    qtbot.waitUntil(lambda: "2:59" in card(person, "White"))


def test_the_same_key_stops_and_starts_the_clock(person: Person) -> None:
    start(person, 60_000)
    assert not person.action("pause-clock").isEnabled(), "it has not begun"
    person.click("E5")
    person.press("Ctrl+T")
    assert person.status.startswith("The clock is paused")
    assert "paused" in card(person, "White")
    assert person.action("pause-clock").isChecked()
    person.press("Ctrl+T")
    assert person.status == "The clock is running."
    assert "paused" not in card(person, "White")


def test_short_time_is_shown_in_words(person: Person, qtbot: QtBot) -> None:
    start(person, 5_000)
    person.click("E5")
    qtbot.waitUntil(lambda: "time is short" in card(person, "White"))
    assert "time is short" not in card(person, "Black")


def test_a_loss_on_time_is_written_to_the_file(person: Person, time: Time, tmp_path: Path) -> None:
    start(person, 400)
    person.click("E5")
    time.passes(400)
    person.wait_for_status("Black wins on time")
    assert "time is up" in card(person, "White")
    person.press("Ctrl+S")
    person.choose_file(tmp_path / "lost.sgf")
    root = sgf.Sgf_game.from_bytes((tmp_path / "lost.sgf").read_bytes()).root
    assert (root.get("RE"), root.get("TM")) == ("B+T", 0.4)


def test_undo_restores_the_time(person: Person, time: Time) -> None:
    start(person, 400)
    person.click("E5")
    time.passes(400)
    person.wait_for_status("Black wins on time")
    person.press("Ctrl+Z")
    assert "time is up" not in card(person, "White")


def test_with_a_warning_only_the_game_continues(person: Person, time: Time) -> None:
    start(person, 300, OnTime.WARNS)
    person.click("E5")
    time.passes(300)
    person.wait_for_status("White is out of time. The game continues, as you chose.")
    person.click("C3")
    assert "time is up" in card(person, "White")
    assert "to play" in card(person, "Black") or "time is short" in card(person, "Black")
