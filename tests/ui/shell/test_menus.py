"""The menus of a window: what is of use only at times is left out until then."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.ui.kit.plain_text import without_letter
from tromp_gui.ui.window.dialog_controller import FIRST_SIZE


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


def opened(menu: QMenu) -> list[str]:
    """The rows of a menu that is opened now."""
    menu.aboutToShow.emit()
    return [without_letter(row.text()) for row in menu.actions() if not row.isSeparator()]


def menu(person: Person, title: str) -> QMenu:
    found = {without_letter(each.text()): each.menu() for each in person.window.menuBar().actions()}
    made = found[title]
    assert isinstance(made, QMenu)
    return made


def test_a_command_of_use_only_at_times_is_in_the_menu_then(person: Person, qtbot: QtBot) -> None:
    person.click("E5 C3")
    back = person.action("back-to-game")
    text = without_letter(back.text())
    assert text not in opened(menu(person, "Game"))
    person.press("Home")
    qtbot.waitUntil(back.isEnabled)
    rows = opened(menu(person, "Game"))
    assert text in rows
    assert rows[-1] == without_letter(person.action("quit").text())
    assert rows == opened(menu(person, "Game"))


def test_a_submenu_without_such_commands_is_left_out(person: Person) -> None:
    assert "Speed of engine-only games" not in opened(menu(person, "Engines"))
    assert "Show" in opened(menu(person, "Analysis"))


def test_a_disabled_command_of_constant_use_stays(person: Person) -> None:
    assert not person.action("redo").isEnabled()
    assert "Redo" in opened(menu(person, "Edit"))


def test_letters_are_those_of_the_open_menu(person: Person, qtbot: QtBot) -> None:
    """F numbers the moves on the board, and is the letter of *Play a first game*."""
    learn = menu(person, "Learn")
    person.window.menuBar().setFocus(Qt.FocusReason.MenuBarFocusReason)
    learn.popup(QPoint(0, 0))
    QTest.keyClick(learn, Qt.Key.Key_F)
    assert person.board.state.rows == FIRST_SIZE
    QTest.keyClick(person.window.menuBar(), Qt.Key.Key_P)
    assert person.match.position.turn == 0
