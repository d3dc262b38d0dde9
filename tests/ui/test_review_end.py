"""What is shown of a reviewed game before and at its end, in the real window."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.record.trees import grown
from tests.ui.person import Person
from tromp_gui.ui.shell.navigation import MoveSlider

pytestmark = pytest.mark.xvfb

GAME = "(;SZ[5]KM[0]RE[B+3];B[cc];AE[cc]AB[bb]C[set up];W[dd];B[bc])"


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    found = Person(qtbot)
    found.record.open(grown(GAME), None)
    found.board.setFocus()
    return found


def said(person: Person) -> set[str]:
    return {each.text() for each in person.window.findChildren(QLabel) if each.isVisible()}


def slider(person: Person) -> str:
    (found,) = person.window.findChildren(MoveSlider)
    return found.accessibleDescription()


def test_at_the_end_of_a_game_no_player_is_to_move(person: Person) -> None:
    person.press("End")
    assert person.status.startswith("End of the game  ·  after move 3 of 3")
    assert not any("to play" in text for text in said(person))
    person.press("Left")
    assert "to play" in person.status


def test_slider_and_text_count_moves(person: Person) -> None:
    person.press("Right Right")
    assert "after move 1 of 3" in person.status
    assert slider(person) == "Move 1 of 3"
    person.press("Right")
    assert slider(person) == "Move 2 of 3"


def test_before_its_end_a_reviewed_game_has_no_winner_to_write(person: Person) -> None:
    person.press("Right Ctrl+3 Ctrl+Shift+L")
    assert "wins" not in QGuiApplication.clipboard().text()
    assert "is ahead by" in QGuiApplication.clipboard().text()
    assert not person.action("write-result").isEnabled()
    assert any(text.startswith("The game is not over here") for text in said(person))
    person.action("last").trigger()
    person.action("copy-count").trigger()
    assert "wins" in QGuiApplication.clipboard().text()
    assert person.action("write-result").isEnabled()
