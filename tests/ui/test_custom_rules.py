"""Custom rules in the real window: chosen, played, saved, opened again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from tests.ui.dialogs.windows import named
from tests.ui.person import Person
from tromp_gui.go.custom_rules import parse_custom
from tromp_gui.ui.dialogs.new_game import NewGameDialog

pytestmark = pytest.mark.xvfb

CUSTOM = "tromp-taylor; superko=situational; ending=mediation"


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


def begin(person: Person) -> Person:
    """A new game under situational superko with mediation, started by keys alone."""
    person.press("Ctrl+N")
    dialog = person.dialog(NewGameDialog)
    named(dialog, QComboBox, "Rules").setFocus()
    person.press("End Tab Tab Tab Down")
    person.press("Tab Tab Tab Tab Tab End Up")
    person.push("Start game", dialog)
    person.window.activateWindow()
    person.board.setFocus()
    return person


def test_a_third_party_decides_under_custom_rules(person: Person, tmp_path: Path) -> None:
    begin(person)
    assert (
        "Tromp–Taylor (Repetition: Situational superko; The end: A third party), komi 7"
        in person.status
    )
    person.click("E5 H5")
    person.press("P P")
    person.click("H5")
    person.push("Dispute")
    assert person.status.startswith("A third party decides")
    person.push("Decide as marked…")
    person.write("Ann")
    person.press("Return")
    assert person.status.startswith("Black wins by 74")
    person.press("Ctrl+S")
    person.choose_file(tmp_path / "own.sgf")
    person.wait_for_status("Saved")
    saved = (tmp_path / "own.sgf").read_text("utf-8")
    assert f"RU[{CUSTOM}]" in saved
    assert "TGEN[mediation:Ann]" in saved


def test_custom_rules_are_read_from_the_file(person: Person, tmp_path: Path) -> None:
    begin(person).click("E5")
    person.press("Ctrl+S")
    person.choose_file(tmp_path / "own.sgf")
    person.wait_for_status("Saved")
    person.press("Ctrl+O")
    person.choose_file(tmp_path / "own.sgf")
    person.wait_for_status("after move 0 of 1")
    assert "Tromp–Taylor (Repetition: Situational superko; The end: A third party)" in person.status
    assert person.record.terms.rules == parse_custom(CUSTOM)
