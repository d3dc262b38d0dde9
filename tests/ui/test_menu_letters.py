"""Each menu row has its own mnemonic, in every language."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui import resources
from tromp_gui.session.language import ENGLISH, LANGUAGES
from tromp_gui.ui.files.recent_menu import RecentMenu
from tromp_gui.ui.kit.plain_text import with_letter, without_letter
from tromp_gui.ui.shell.command_ids import CommandId
from tromp_gui.ui.shell.menus import menus, sections_in
from tromp_gui.wording.translation import translate

RECORDED = Path(__file__).parent.parent / "data" / "commands.json"
NOW = {
    "&Black agrees": ("{color} agreed", "{color} submits", "{color} is done"),
    "&White agrees": ("{color} agreed", "{color} submits", "{color} is done"),
}
"""Texts that replace a row's own at times."""


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


def letter(text: str) -> str:
    """The letter after the ampersand; '' if there is none."""
    _, mark, after = text.replace("&&", "").partition("&")
    return after[:1].casefold() if mark else ""


def untranslated(language: str) -> set[str]:
    """The texts that are shown in English because they wait for a translation, collected or not."""
    if language == ENGLISH:
        return set()
    file = resources.path(f"translations/tromp_gui_{language}.ts")
    messages = list(ET.parse(file).getroot().iter("message"))
    finished = {
        str(each.findtext("translation")) for each in messages if each.find("*[@type]") is None
    }
    commands = {text for text, *_ in json.loads(RECORDED.read_text("utf-8")).values()}
    return (commands | {str(each.findtext("source")) for each in messages}) - finished


def clashes(rows: list[QAction], path: str, ignored: set[str]) -> list[str]:
    """Rows of a menu and its submenus that share a mnemonic, except the `ignored` ones."""
    by_letter: dict[str, list[str]] = defaultdict(list)
    found = []
    for row in rows:
        if letter(row.text()) and row.text() not in ignored:
            by_letter[letter(row.text())].append(row.text())
        below = row.menu()
        if isinstance(below, QWidget):
            below.aboutToShow.emit()  # type: ignore[attr-defined]  # a QMenu
            found += clashes(below.actions(), f"{path} > {row.text()}", ignored)
    return [f"{path}: {texts}" for texts in by_letter.values() if len(texts) > 1] + found


def lacking(rows: list[QAction], path: str) -> list[str]:
    """Rows of a menu and its submenus without a mnemonic; names of files need none."""
    found = []
    for row in rows:
        if not (row.isSeparator() or letter(row.text())):
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


def test_no_two_menu_rows_share_a_mnemonic(person: Person, language: str) -> None:
    """Rows that still wait for a translation may share one meanwhile."""
    rows = person.window.menuBar().actions()
    assert clashes(rows, "bar", untranslated(language)) == []


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


def test_a_row_with_another_text_keeps_its_mnemonic(language: str) -> None:
    waiting = untranslated(language)
    for row, texts in NOW.items():
        own = translate("commands", row)
        color = translate("wording", "Black" if "Black" in row else "White")
        for text in (translate("wording", each) for each in texts):
            shown = with_letter(text.format(color=color), own)
            assert letter(shown) == letter(own) or waiting & {own, text}, shown
