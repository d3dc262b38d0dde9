"""The guide in the window: its chapters, where F1 opens it, the search."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, Qt, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from tests.record.trees import grown
from tests.ui.person import Person
from tromp_gui import resources
from tromp_gui.session import language
from tromp_gui.ui.dialogs.guide import Chapter, GuideDialog, chapters, with_present_keys
from tromp_gui.ui.keys.command_table import ShortcutsDialog
from tromp_gui.ui.kit.key_text import key_text
from tromp_gui.ui.window.guide_controller import CHAPTERS, STUDY

pytestmark = pytest.mark.xvfb

TEXT = """# Guide

Words before.

## One

![A picture](pictures/one.png)

See [two](two.md).

## Two

The end.
"""


def test_a_chapter_begins_at_a_heading_of_the_second_level() -> None:
    assert chapters(TEXT) == [
        Chapter("One", "## One\n\nSee two.\n\n"),
        Chapter("Two", "## Two\n\nThe end.\n"),
    ]
    assert chapters("nothing") == []


def test_the_guide_has_a_chapter_for_each_layout() -> None:
    titles = [chapter.title for chapter in chapters(resources.guide().read_text("utf-8"))]
    assert {*CHAPTERS.values(), STUDY} <= set(titles)


def present(default: str) -> str:
    """Undo has another key; the others have none of their own."""
    return "U" if default == "Ctrl+Z" else ""


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("**Ctrl+Z** undoes, P passes", "**U** undoes, P passes"),
        ("Strg+Umschalt+Z", key_text("Ctrl+Shift+Z")),
        ("Ctrl+Maj+R, F3", f"{key_text('Ctrl+Shift+R')}, F3"),
        ("Mayús+F1.", f"{key_text('Shift+F1')}."),
        ("Ctrl+1からCtrl+4で", f"{key_text('Ctrl+1')}から{key_text('Ctrl+4')}で"),
        ("Strg+Links", f"{key_text('Ctrl+A').removesuffix('A')}Links"),
        ("Alt+Enter", key_text("Alt+Return")),
        ("**Shift**-click", "**Shift**-click"),
        ("Ctrl+, and Ctrl+/", f"{key_text('Ctrl+,')} and {key_text('Ctrl+/')}"),
    ],
)
def test_the_guide_has_the_present_keys_as_the_system_writes_them(text: str, shown: str) -> None:
    assert with_present_keys(text, present) == shown


def test_the_guide_names_keys_that_commands_have(qtbot: QtBot) -> None:
    """But those of the list of engines."""
    named: set[str] = set()

    def present(default: str) -> str:
        named.add(default)
        return ""

    with_present_keys(resources.guide().read_text("utf-8"), present)
    rows = Person(qtbot).actions.rows()
    known = {QKeySequence(key).toString() for row in rows for key in row.keys}
    assert named - known <= {"Alt+Up", "Alt+Down"}
    assert len(named) > 40


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


def shown(dialog: QWidget) -> str:
    (chapter,) = dialog.findChildren(QListWidget)
    return chapter.currentItem().text()


@pytest.mark.parametrize(("layout", "title"), [(k, CHAPTERS[k]) for k in CHAPTERS])
def test_opens_at_the_chapter_about_the_layout(person: Person, layout: object, title: str) -> None:
    person.show_layout(layout)  # type: ignore[arg-type]  # a Layout
    person.press("F1")
    assert shown(person.dialog(GuideDialog)) == title


def test_opens_at_the_chapter_about_exercises_during_one(person: Person) -> None:
    person.record.open(grown("(;SZ[9];B[cc])"))
    person.press("G F1")
    assert shown(person.dialog(GuideDialog)) == STUDY


def test_the_guide_is_in_the_language_of_the_window(person: Person, qapp: QApplication) -> None:
    before, locale = qapp.findChildren(QTranslator), QLocale()
    assert language.install("de")
    person.press("F1")
    for translator in qapp.findChildren(QTranslator):
        if translator not in before:
            qapp.removeTranslator(translator)
            translator.setParent(None)
    QLocale.setDefault(locale)
    assert shown(person.dialog(GuideDialog)) == "Spielen"


def test_pressing_f1_again_shows_all_shortcuts(person: Person) -> None:
    person.press("F1")
    dialog = person.dialog(GuideDialog)
    QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_F1)
    person.dialog(ShortcutsDialog)


def test_a_search_opens_the_first_matching_chapter(person: Person) -> None:
    person.press("F1")
    dialog = person.dialog(GuideDialog)
    assert isinstance(dialog, GuideDialog)
    dialog._search.setFocus()
    QTest.keyClicks(dialog._search, "command")
    (page,) = dialog.findChildren(QTextBrowser)
    assert page.textCursor().selectedText().casefold() == "command"
    (listed,) = dialog.findChildren(QListWidget)
    hidden = [listed.item(row).isHidden() for row in range(listed.count())]
    assert True in hidden
    assert not hidden[listed.currentRow()]
