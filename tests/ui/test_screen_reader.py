"""A whole game with the board as a table, using only what assistive technology receives."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from sgfmill import sgf

from tests.ui.person import Person
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.ui.table.table import BoardTable
from tromp_gui.ui.window.accessibility import AccessibilityController

pytestmark = pytest.mark.xvfb


class Listener(Person):
    """A person who cannot see the window: keys in, text out."""

    def __init__(self, qtbot: QtBot, rows: int = 9, columns: int = 9) -> None:
        super().__init__(qtbot)
        self.new_game(rows, columns)
        self.said: list[str] = []
        self.controller(AccessibilityController).reported.connect(self.said.append)
        qtbot.waitUntil(self.window.isActiveWindow)
        self.press("Ctrl+6")

    @property
    def table(self) -> BoardTable:
        found = QApplication.focusWidget()
        assert isinstance(found, BoardTable)
        return found

    @property
    def cell(self) -> str:
        """The accessible text of the current cell, from Qt's accessible table."""
        interface = QAccessible.queryAccessibleInterface(self.table)
        focus = interface.focusChild()
        assert focus is not None
        return focus.text(QAccessible.Text.Name)

    def go(self, vertex: str) -> None:
        """Go to a point with the arrow keys, by the texts of cells."""
        state = self.board.state
        wanted = parse_vertex(vertex, state.rows, state.columns)
        assert wanted is not None
        for _ in range(200):
            here = self.table.point
            if here == wanted:
                return
            if here.row != wanted.row:
                self.press("Up" if here.row < wanted.row else "Down")
            else:
                self.press("Right" if here.col < wanted.col else "Left")
        raise AssertionError(f"{vertex} is not reached")

    def do(self, *vertices: str) -> None:
        """Go to points and press Return; "pass" is a shortcut."""
        for vertex in vertices:
            if vertex == "pass":
                self.press("P")
            else:
                self.go(vertex)
                self.press("Return")


@pytest.fixture
def listener(qtbot: QtBot) -> Listener:
    return Listener(qtbot)


def test_cells_have_complete_texts(listener: Listener) -> None:
    assert listener.cell == "E5, empty"
    listener.do("E5", "D5")
    assert listener.cell == "D5, white stone, 3 liberties, last move"
    listener.go("E5")
    assert listener.cell == "E5, black stone, 3 liberties"
    listener.go("A1")
    assert listener.cell == "A1, empty"


def test_changed_cells_are_reported_by_their_child_index(
    listener: Listener,
) -> None:
    listener.do("E5")
    interface = QAccessible.queryAccessibleInterface(listener.table)
    listener.table.reworded()
    assert listener.table.reworded() == []
    listener.do("D5")
    names = [
        interface.child(each).text(QAccessible.Text.Name) for each in listener.table.reworded()
    ]
    assert names == ["D5, white stone, 3 liberties, last move", "E5, black stone, 3 liberties"]


def test_turns_are_announced_with_captures(listener: Listener) -> None:
    listener.do("A2", "A1", "B1", "pass")
    said = [text for text in listener.said if text.startswith("Move")]
    assert said == [
        "Move 1: Black A2",
        "Move 2: White A1",
        "Move 3: Black B1, 1 stone captured",
        "Move 4: White passes",
    ]


def test_navigation_is_announced_and_keeps_the_cell(listener: Listener) -> None:
    listener.do("A2", "C3")
    listener.said.clear()
    listener.press("PgUp")
    assert listener.said == []
    listener.press("PgDown")
    assert listener.said == ["Move 2: White C3"]
    assert listener.cell == "C3, white stone, 4 liberties, last move"


def test_a_refusal_is_announced_and_keeps_the_cell(listener: Listener) -> None:
    listener.do("E5", "E5")
    assert "already a stone on E5" in listener.status
    assert listener.cell == "E5, black stone, 4 liberties, last move"


def test_a_whole_game_is_played_and_saved(qtbot: QtBot, tmp_path: Path) -> None:
    person = Listener(qtbot, 5, 5)
    walls = "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 A5 E1"
    person.do(*walls.split(), "pass", "pass")
    assert "mark" in person.status.lower()
    person.go("E3")
    assert "White’s point" in person.cell
    person.go("B2")
    assert person.cell == "B2, empty, Black’s point"
    person.action("black-agrees").trigger()
    person.action("white-agrees").trigger()
    assert "White wins by 2" in person.status
    person.press("Ctrl+S")
    person.choose_file(tmp_path / "by ear.sgf")
    game = sgf.Sgf_game.from_bytes((tmp_path / "by ear.sgf").read_bytes())
    assert game.get_winner() == "w"
    assert len(game.get_main_sequence()) == 15


def test_the_same_shortcut_shows_the_board_again(listener: Listener) -> None:
    assert not listener.board.isVisible()
    listener.press("Ctrl+6")
    assert listener.board.isVisible()
    assert listener.board.hasFocus()
    listener.click("E5")
    assert listener.said[-1] == "Move 1: Black E5"


def test_the_table_takes_the_place_of_the_focus_before_the_window_is_active(qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.board.setFocus()
    other = QLineEdit()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    person.controller(AccessibilityController).begin()
    assert isinstance(person.window.focusWidget(), BoardTable)


def test_another_size_gives_another_table(listener: Listener) -> None:
    listener.new_game(3, 7)
    listener.do("G3")
    assert listener.cell == "G3, black stone, 2 liberties, last move"
