"""The teaching game in the window: the card, its keys, and the choice of the lost points."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.dialogs.windows import named
from tests.ui.engine_person import WHITE, EnginePerson
from tromp_gui.gtp.launch import Launch
from tromp_gui.match.player import BuiltIn, Level, Player
from tromp_gui.ui.dialogs.players import PlayersDialog
from tromp_gui.ui.kit.fields import NumberField
from tromp_gui.ui.kit.switch import CheckBox
from tromp_gui.ui.kit.warning_strip import OfferStrip
from tromp_gui.ui.panels.game_end import GameEndStrip
from tromp_gui.wording.training import better_sentence, loss_sentence, told_sentence

pytestmark = pytest.mark.xvfb
SCRIPT = Path(__file__).parents[1] / "session" / "analysis_engine.py"
"""Each move loses as many points as its column is away from A, and A9 is the best one."""
PERSON = Player("Ann")
LOSES_SEVEN = "H1"


@pytest.fixture
def person(qtbot: QtBot) -> EnginePerson:
    made = EnginePerson(qtbot)
    made.action("teaching").trigger()
    made.start(PERSON, made.attach("Kata", Launch(sys.executable, (str(SCRIPT), "kata"))))
    return made


def card(person: EnginePerson) -> OfferStrip:
    """The card of the teaching game, once it asks."""
    strips = person.window.findChildren(OfferStrip)
    (found,) = (each for each in strips if each is not person.strip)
    person.until(lambda: person.sessions.teacher.told is not None)
    person.until(lambda: found.isVisible())
    return found


def test_the_card_says_what_a_move_loses_and_shows_the_better_one(person: EnginePerson) -> None:
    person.click(LOSES_SEVEN)
    asked = card(person)
    assert asked.text == loss_sentence(7)
    assert person.window.focusWidget() is person.board
    person.push("Show", asked)
    (better,) = person.board.state.highlighted
    assert better_sentence(better) in asked.text


def test_keep_and_take_back_are_buttons(person: EnginePerson) -> None:
    person.click(LOSES_SEVEN)
    person.push("Take back", card(person))
    assert person.turn == 0
    person.click(LOSES_SEVEN)
    asked = card(person)
    person.push("Keep", asked)
    person.until_turn(2)
    assert not asked.isVisible()


def test_every_answer_has_a_key(person: EnginePerson) -> None:
    person.click(LOSES_SEVEN)
    asked = card(person)
    person.press("Shift+X")
    assert asked.text != loss_sentence(7)
    person.press("Ctrl+Z")
    assert person.turn == 0
    assert not asked.isVisible()
    person.click(LOSES_SEVEN)
    card(person)
    person.press("Return")
    person.until_turn(2)


def test_tab_goes_to_the_card_and_its_end_back_to_the_board(person: EnginePerson) -> None:
    person.click(LOSES_SEVEN)
    asked = card(person)

    def press(key: Qt.Key) -> str:
        QTest.keyClick(person.window.focusWidget(), key)
        return str(person.window.focusWidget().accessibleName())

    assert [press(Qt.Key.Key_Tab) for _ in range(3)] == ["Take back", "Show", "Keep"]
    QTest.keyClick(person.window.focusWidget(), Qt.Key.Key_Backtab)
    assert press(Qt.Key.Key_Space) == "Take back", "Show is gone"
    assert press(Qt.Key.Key_Space) == "Board"
    assert not asked.isVisible()


def test_the_end_of_the_game_counts_them(person: EnginePerson) -> None:
    person.click(LOSES_SEVEN)
    card(person)
    person.press("Ctrl+Z")
    person.match.resign(WHITE)
    (strip,) = person.window.findChildren(GameEndStrip)
    assert told_sentence(1, 1) in strip.accessibleDescription()


def test_the_lost_points_are_chosen_with_the_opponent(person: EnginePerson) -> None:
    teacher = person.sessions.teacher
    person.start(PERSON, Player.of_engine(BuiltIn(Level.NOVICE)))
    person.action("players").trigger()
    dialog = person.dialog(PlayersDialog)
    points = named(dialog, NumberField, "Lost points that are told")
    assert points.value() == 5
    points.set_value(8)
    named(dialog, CheckBox, "Teaching game").click()
    person.push("OK", dialog)
    assert (teacher.is_on, teacher.points) == (False, 8)
    assert not person.action("teaching").isChecked()
