"""At any width of the window, no text and no button lies on another or is cut."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.match.setup import Setup
from tromp_gui.ui.shell.layout_switch import Layout

pytestmark = pytest.mark.xvfb

WIDTHS = range(800, 1401, 10)
WALLS = "D1 F1 D2 F2 D3 F3 D4 F4 D5 F5 D6 F6 D7 F7 D8 F8 D9 F9"


def start(person: Person) -> None:
    person.offer_start()


def playing(person: Person) -> None:
    person.match.start(Setup(9, 9))
    person.click("E5")


def marking(person: Person) -> None:
    person.match.start(Setup(9, 9))
    person.click(WALLS)
    person.press("P P")


def reviewing(person: Person) -> None:
    person.files.open_text("(;SZ[9]PB[Ann]PW[Bo];B[ee]C[A comment.];W[dd](;B[cc])(;B[dc]))")
    person.show_layout(Layout.REVIEW)
    person.column.show_analysis(True)


def name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName() or getattr(widget, 'text', str)()}"


def overlaps(window: QWidget) -> list[str]:
    """Pairs of visible texts, fields and buttons of one parent that share a place."""
    kinds = QLabel, QAbstractButton, QLineEdit
    found = []
    for parent in (window, *window.findChildren(QWidget)):
        shown = [
            child
            for child in parent.children()
            if isinstance(child, kinds)
            and child.isVisible()
            and not child.visibleRegion().isEmpty()
        ]
        found += [
            f"{name(one)} / {name(other)}"
            for one, other in combinations(shown, 2)
            if one.geometry().intersects(other.geometry())
        ]
    return found


def test_what_lies_on_something_else_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    QLabel("A", window).setGeometry(0, 0, 40, 20)
    QPushButton("B", window).setGeometry(39, 0, 40, 20)
    window.show()
    assert overlaps(window) == ["QLabel A / QPushButton B"]


@pytest.mark.parametrize("begin", [start, playing, marking, reviewing])
def test_nothing_lies_on_anything_else(qtbot: QtBot, begin: Callable[[Person], None]) -> None:
    person = Person(qtbot)
    begin(person)
    found = {}
    for width in WIDTHS:
        person.window.resize(width, 800)
        QApplication.processEvents()
        if pairs := overlaps(person.window):
            found[width] = pairs
    assert found == {}
