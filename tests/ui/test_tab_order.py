"""Tab goes from the board first to the most frequent actions."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.person import Person


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


def stops(person: Person, many: int) -> list[str]:
    """The widgets that Tab goes to from the board."""
    person.board.setFocus()
    found = []
    for _ in range(many):
        QTest.keyClick(person.window.focusWidget(), Qt.Key.Key_Tab)
        found.append(person.window.focusWidget().accessibleName())
    return found


def test_the_buttons_of_the_play_layout_come_first(person: Person) -> None:
    person.click("E5 C3")
    assert stops(person, 4) == ["Pass", "Undo", "Score", "Resign"]


def test_the_buttons_of_the_result_come_first(person: Person) -> None:
    person.click("E5 C3")
    person.match.resign(person.match.spoken_for)
    result = ["Save", "Rematch", "Leave game and review", "Rematch on other terms"]
    assert stops(person, 5) == [*result, "Undo"]


def test_the_column_comes_before_the_bars(person: Person) -> None:
    person.offer_start()
    found = stops(person, 1)
    while found[-1] != "Board":
        QTest.keyClick(person.window.focusWidget(), Qt.Key.Key_Tab)
        found.append(person.window.focusWidget().accessibleName())
    assert found[0] == "Two players"
    assert found[-3:] == ["Rules", "Layout: Play", "Board"]


def test_what_is_asked_in_score_comes_before_the_navigation(person: Person) -> None:
    person.click("E5 C3")
    person.press("P P")
    found = stops(person, 12)
    assert found.index("Black agrees") < found.index("First move")


@pytest.mark.parametrize("many", [1, 4, 6])
def test_escape_leads_back_to_the_board(person: Person, many: int) -> None:
    person.click("E5 C3")
    assert "Board" not in stops(person, many)
    QTest.keyClick(person.window.focusWidget(), Qt.Key.Key_Escape)
    assert person.board.hasFocus()


def test_the_menu_bar_does_not_keep_the_focus_after_a_dialog(person: Person) -> None:
    person.click("E5 C3")
    person.window.menuBar().setFocus(Qt.FocusReason.ActiveWindowFocusReason)
    assert person.board.hasFocus()
    person.window.menuBar().setFocus(Qt.FocusReason.MenuBarFocusReason)
    assert not person.board.hasFocus()


@pytest.mark.parametrize("card", ["Two players", "Against the computer"])
def test_choosing_on_the_start_card_focuses_the_board(person: Person, card: str) -> None:
    person.offer_start()
    person.board.setFocus()
    while person.window.focusWidget().accessibleName() != card:
        QTest.keyClick(person.window.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(person.window.focusWidget(), Qt.Key.Key_Return)
    assert person.window.focusWidget().accessibleName() == "Board"


def test_clicks_on_layouts_and_buttons_leave_the_focus_on_the_board(person: Person) -> None:
    person.click("E5 C3")
    for name in ("Review", "Score", "Compare with territory", "Play", "Undo"):
        person.push(name)
        assert person.board.hasFocus(), name
    person.push("Library")
    person.push("Play")
    assert person.board.hasFocus()
