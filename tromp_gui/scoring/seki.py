"""Territory inside seki, for scoring that gives no points there."""

from __future__ import annotations

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color


def seki_territory(board: Board) -> int:
    """The empty points that one colour surrounds with stones in seki, as a set of the grid.

    `board` holds living stones only. Stones of one colour and the territories between them are
    one group; it is in seki where it touches dame and has no room for two eyes.
    """
    grid = board.grid
    reach_black = grid.flood(board.black, grid.full & ~board.white)
    reach_white = grid.flood(board.white, grid.full & ~board.black)
    dame = board.free & reach_black & reach_white
    found = 0
    for color, other in ((Color.BLACK, reach_white), (Color.WHITE, reach_black)):
        stones = board.stones(color)
        own = grid.flood(stones, grid.full & ~board.stones(color.opponent)) & ~other
        for group in grid.parts(own):
            inside = group & ~stones
            if grid.beside(group) & dame and _eyes(board, inside) < 2:
                found |= inside
    return found


def _eyes(board: Board, inside: int) -> int:
    """How many eyes these territories are room for: one each, two where three points or more."""
    return sum(2 if part.bit_count() > 2 else 1 for part in board.grid.parts(inside))
