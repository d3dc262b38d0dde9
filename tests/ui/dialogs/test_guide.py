"""The guide in the window: its chapters, where F1 opens it, the search."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from tests.record.trees import grown
from tests.ui.person import Person
from tromp_gui import resources
from tromp_gui.session import language
from tromp_gui.ui.dialogs.guide import Chapter, GuideDialog, chapters
from tromp_gui.ui.keys.command_table import ShortcutsDialog
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
