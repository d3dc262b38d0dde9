"""The rules in the window, and the four links to them."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QListWidget, QPushButton, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.go.point import Point
from tromp_gui.ui.dialogs.guide import RulesDialog
from tromp_gui.ui.dialogs.new_game import NewGameDialog
from tromp_gui.wording.rule_sets import rule_pages

pytestmark = pytest.mark.xvfb


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


def title(dialog: QWidget) -> str:
    (pages,) = dialog.findChildren(QListWidget)
    (page,) = dialog.findChildren(QTextBrowser)
    assert page.toPlainText().startswith(pages.currentItem().text())
    return pages.currentItem().text()


def link(within: QWidget, text: str) -> QPushButton:
    found = [b for b in within.findChildren(QPushButton) if b.text() == text and b.isVisible()]
    assert len(found) == 1, text
    return found[0]


def test_help_opens_the_page_of_the_game_s_rules(person: Person) -> None:
    person.actions["rules"].trigger()
    dialog = person.dialog(RulesDialog)
    assert title(dialog) == "Tromp–Taylor"
    (pages,) = dialog.findChildren(QListWidget)
    texts = [pages.item(row).text() for row in range(pages.count())]
    assert texts == [page.title for page in rule_pages()]


def test_the_status_line_has_a_link_to_the_rules(person: Person) -> None:
    link(person.status_line, "Rules").click()
    assert title(person.dialog(RulesDialog)) == "Tromp–Taylor"


def test_a_refused_move_has_a_link_to_the_rules(person: Person) -> None:
    person.new_game(9, 9)
    match = person.match
    match.play(Point(4, 4))
    match.play(Point(4, 4))
    link(person.status_line, "Show the rules").click()
    assert title(person.dialog(RulesDialog)) == "Tromp–Taylor"


def test_a_repetition_has_links_to_the_position_and_the_rules(person: Person) -> None:
    person.click("D5 E5 E6 F6 E4 F4 A1 G5 F5 E5")
    line = person.status_line
    assert link(line, "Show that position").isVisible()
    link(line, "Show the rules").click()
    assert title(person.dialog(RulesDialog)) == "Tromp–Taylor"


def test_the_new_game_dialog_has_a_link_to_the_chosen_rules(person: Person) -> None:
    person.actions["new-game"].trigger()
    dialog = person.dialog(NewGameDialog)
    link(dialog, "Read these rules").click()
    (shown,) = dialog.findChildren(RulesDialog)
    assert title(shown) == "Tromp–Taylor"
    shown.close()
    dialog.close()
