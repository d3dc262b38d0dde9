"""Everything kept about a board (pointer, cursor, rings, tools) is dropped when its size
changes.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.go.point import Point
from tromp_gui.match.setup import Setup
from tromp_gui.session.game.tools import Tool
from tromp_gui.settings import PLACING, Placing, Settings
from tromp_gui.ui.board.additions import AnalysisOverlay
from tromp_gui.ui.shell.board_controller import BoardController

pytestmark = pytest.mark.xvfb

CORNER = Point(8, 8)
"""J9, which a 5x5 board does not have."""


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    person = Person(qtbot)
    Settings().set(PLACING, Placing.CLICK)
    return person


def press(person: Person) -> None:
    """Start a drag from one corner towards the other, without releasing."""
    person.sessions.edit.take(Tool.ARROW)
    view = person.board.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=person.place("H8"))
    QTest.mouseMove(view, person.place("J9"))


def aim(person: Person) -> None:
    Settings().set(PLACING, Placing.TWICE)
    person.click("J9")


def anchor(person: Person) -> None:
    person.sessions.edit.take(Tool.LINE)
    person.click("J9")


def think(person: Person) -> None:
    node = person.record.cursor.id
    harness, owners = person.controller(BoardController), {CORNER: 1.0}
    harness.show_estimate(AnalysisOverlay(node, owners))
    harness.show_analysis(AnalysisOverlay(node, owners))


def walk_to_the_corner(person: Person) -> None:
    person.board.setFocus()
    for _ in range(9):
        person.press("Alt+Right Alt+Up")


HELD: dict[str, Callable[[Person], object]] = {
    "the pointer": lambda p: p.hover("J9"),
    "the board cursor": walk_to_the_corner,
    "a ring": lambda p: p.controller(BoardController).highlight(CORNER),
    "an aim": aim,
    "a drag": press,
    "an anchor": anchor,
    "a thought": think,
    "an earlier position": lambda p: p.controller(BoardController).peek(0),
    "the table": lambda p: p.press("Ctrl+6"),
}


def paste(person: Person) -> None:
    QGuiApplication.clipboard().setText("(;SZ[5];B[cc];W[dd])")
    person.action("paste").trigger()


CHANGES: dict[str, Callable[[Person], object]] = {
    "pasted": paste,
    "a new game": lambda p: p.match.start(Setup(5, 3)),
    "a rectangle": lambda p: p.files.open_text("(;SZ[2:7])"),
}


def shown_points(person: Person) -> set[Point]:
    state = person.board.state
    held = {state.cursor} - {None} if state.cursor else set()
    ghost = {state.ghost.point} if state.ghost else set()
    pairs = {point for pair in (*state.lines, *state.arrows) for point in pair}
    return {*held, *ghost, *pairs, *state.flips, *state.highlighted, *state.ownership}


CASES = [
    pytest.param(held, change, f"Ctrl+{1 + k}", marks=[pytest.mark.slow] if (i + j + k) % 3 else [])
    for i, held in enumerate(HELD)
    for j, change in enumerate(CHANGES)
    for k in range(3)
]
"""Every pair of two of the three in `make test`, and all of them in `make soak`."""


@pytest.mark.parametrize(("held", "change", "layout"), CASES)
def test_nothing_of_another_board_size_is_kept(
    person: Person, held: str, change: str, layout: str
) -> None:
    sessions = person.sessions
    sessions.files.open_text("(;SZ[9];B[aa];W[ii];B[ha])")
    person.window.may_close = lambda: True
    person.press(layout)
    HELD[held](person)
    CHANGES[change](person)
    QApplication.processEvents()
    state = person.board.state
    assert (state.rows, state.columns) != (9, 9)
    assert all(p.row < state.rows and p.col < state.columns for p in shown_points(person))
    person.click("A1")
    person.hover("B2")


def test_a_game_pasted_while_stones_are_marked(person: Person) -> None:
    person.click("E5 D5")
    person.press("P P")
    person.hover("J9")
    paste_five = "(;SZ[5];B[cc])"
    person.files.open_text(paste_five)
    person.press("Ctrl+3")
    person.hover("C3")
    assert not person.board.state.dead


def test_a_rectangular_board_is_rotated_twice(person: Person) -> None:
    person.files.open_text("(;SZ[9:3]AB[cc]W[da])")
    for layout in ("Ctrl+2", "Ctrl+3"):
        person.press(layout)
        person.hover("J3")
        person.action("turn-right").trigger()
        QApplication.processEvents()
        assert (person.board.state.rows, person.board.state.columns) == (9, 3)
        person.hover("A9")
        person.press("Ctrl+Z")
        assert (person.board.state.rows, person.board.state.columns) == (3, 9)
