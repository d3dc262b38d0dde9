"""The cells of the board as a table: stones have their colours on every background."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from tests.ui.board.boards import board
from tests.ui.conftest import Dress
from tests.ui.contrast import contrast
from tromp_gui.go.board import Board
from tromp_gui.go.point import Point
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.look.tokens import THEMES, ChromeTheme
from tromp_gui.ui.table.table import BoardTable

LOOKS = pytest.mark.parametrize("look", THEMES, ids=lambda look: look.name)
BLACK, WHITE, LAST, DEAD, EMPTY = (Point(1, 1), Point(1, 3), Point(3, 3), Point(3, 1), Point(2, 2))
STATE = board(
    """
    . . . . .
    . x . O .
    . . . . .
    . X . O .
    . . . . .
    """,
    last_move=LAST,
)


class Seen:
    """A table of `STATE`, and the pixels of its cells."""

    def __init__(self, qtbot: QtBot, state: BoardState = STATE) -> None:
        self.table = BoardTable()
        qtbot.addWidget(self.table)
        self.table.resize(500, 500)
        self.table.show_state(state, Board.empty(5, 5))
        with qtbot.waitExposed(self.table):
            self.table.show()
        self.image = self.table.viewport().grab().toImage()

    def at(self, point: Point, across: float = 0, down: float = 0) -> QColor:
        """A pixel of a cell, at this distance from its middle in cells."""
        cell = self.table.visualRect(self.table.model().index(4 - point.row, point.col))
        off = QPoint(round(across * cell.width()), round(down * cell.height()))
        return self.image.pixelColor(cell.center() + off)


@LOOKS
def test_black_is_black_and_white_is_white(qtbot: QtBot, dress: Dress, look: ChromeTheme) -> None:
    dress(look)
    seen = Seen(qtbot)
    assert seen.at(BLACK).lightness() < 20
    assert seen.at(WHITE).lightness() > 235
    assert seen.at(EMPTY).name() in (look.card.lower(), look.accent_soft.lower())


@LOOKS
def test_a_stone_contrasts_with_its_cell(qtbot: QtBot, dress: Dress, look: ChromeTheme) -> None:
    dress(look)
    seen = Seen(qtbot)
    for point in (BLACK, WHITE):
        row = {seen.at(point, step / 200).name() for step in range(-100, 101)}
        assert max(contrast(ink, look.card) for ink in row) > 4.5


def test_the_last_move_has_a_ring_and_a_dead_stone_a_cross(qtbot: QtBot, dress: Dress) -> None:
    dress(THEMES[0])
    seen = Seen(qtbot)
    side = min(0.72 * 95, 44) / 95
    assert seen.at(LAST, 0.25 * side).lightness() < 90
    assert seen.at(WHITE, 0.25 * side).lightness() > 235
    assert seen.at(DEAD, 0.15 * side, 0.15 * side).lightness() > 150
    assert seen.at(BLACK, 0.15 * side, 0.15 * side).lightness() < 20
