"""Each menu row has its own mnemonic, in every language."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui import resources
from tromp_gui.session.language import ENGLISH, LANGUAGES
from tromp_gui.ui.files.recent_menu import RecentMenu
from tromp_gui.ui.kit.plain_text import letter_of, without_letter
from tromp_gui.ui.shell.command_ids import CommandId
from tromp_gui.ui.shell.menus import menus, sections_in


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """One of the languages: its code."""
    translator = QTranslator()
    if request.param != ENGLISH:
        assert translator.load(f"tromp_gui_{request.param}", str(resources.path("translations")))
        QCoreApplication.installTranslator(translator)
    yield request.param
    QCoreApplication.removeTranslator(translator)


@pytest.fixture
def person(language: str, qtbot: QtBot) -> Person:
    """A person with a window in one of the languages."""
    return Person(qtbot)


def clashes(rows: list[QAction], path: str) -> list[str]:
    """Rows of a menu and its submenus that share a mnemonic."""
    by_letter: dict[str, list[str]] = defaultdict(list)
    found = []
    for row in rows:
        if letter_of(row.text()):
            by_letter[letter_of(row.text())].append(row.text())
        below = row.menu()
        if isinstance(below, QWidget):
            found += clashes(below.actions(), f"{path} > {row.text()}")
    return [f"{path}: {texts}" for texts in by_letter.values() if len(texts) > 1] + found


def lacking(rows: list[QAction], path: str) -> list[str]:
    """Rows of a menu and its submenus without a mnemonic; names of files need none."""
    found = []
    for row in rows:
        if not (row.isSeparator() or letter_of(row.text())):
            found.append(f"{path} > {row.text()}")
        below = row.menu()
        if isinstance(below, QWidget) and not isinstance(below, RecentMenu):
            found += lacking(below.actions(), f"{path} > {row.text()}")
    return found


def test_every_menu_row_has_a_mnemonic_which_no_button_shows(person: Person) -> None:
    """In Asian menus it follows in brackets: “パス(&P)”."""
    assert lacking(person.window.menuBar().actions(), "bar") == []
    for row in person.actions.rows():
        action = person.actions[row.name]
        assert action.iconText() == without_letter(action.text()).rstrip("…").replace("&&", "&")


def test_no_two_menu_rows_share_a_mnemonic(person: Person) -> None:
    assert clashes(person.window.menuBar().actions(), "bar") == []


def test_every_command_is_in_the_list_of_commands(qtbot: QtBot) -> None:
    person = Person(qtbot)
    listed = {row.name for row in person.command_rows()}
    made = {row.name for row in person.actions.rows()}
    assert listed == made > set(CommandId)


def test_every_section_of_the_menus_has_commands(qtbot: QtBot) -> None:
    """And no command names a section that there is not."""
    sections = [section for menu in menus() for section in sections_in(menu)]
    named = {row.menu for row in Person(qtbot).actions.rows()} - {""}
    assert len(sections) == len(set(sections))
    assert set(sections) == named
