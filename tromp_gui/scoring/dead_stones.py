"""Marking dead stones: a set of points that a click changes."""

from __future__ import annotations

from enum import Enum

from tromp_gui.go.board import Board
from tromp_gui.go.point import Point
from tromp_gui.scoring.benson import pass_alive


class Reach(Enum):
    """How many stones one click marks."""

    REGION = "region"
    """The stones that live or die together: the chain, and every chain of its colour that
    connects to it through empty points and the opponent's dead stones."""
    CHAIN = "chain"
    """One chain."""
    STONE = "stone"
    """One stone ("any stones", Taylor 2001, comment 6)."""


class Refusal(Enum):
    """Why a click marks nothing."""

    NO_STONE = "no-stone"
    PASS_ALIVE = "pass-alive"
    """The chain cannot be captured even if its owner always passes (Benson)."""


def flips(
    board: Board, dead: frozenset[Point], point: Point, reach: Reach = Reach.REGION
) -> frozenset[Point] | Refusal:
    """The stones whose mark a click on `point` would flip, or why there are none.

    The clicked stone decides: if it is alive, all living stones in reach are marked, otherwise all
    marked ones are unmarked. Marking a region skips pass-alive chains, and a click on one is
    refused; a chain or a single stone can always be marked. Raises KeyError outside the board.
    """
    color = board.at(point)
    if color is None:
        return Refusal.NO_STONE
    grid, marked = board.grid, board.grid.set_of(dead)
    clicked = 1 << grid.bits[point]
    taken = _taken(board, marked, point, reach)
    if clicked & marked:
        return frozenset(grid.points(taken & marked))
    if reach is Reach.REGION:
        safe = pass_alive(board, color).stones
        if safe & clicked:
            return Refusal.PASS_ALIVE
        taken &= ~safe
    return frozenset(grid.points(taken & ~marked))


def _taken(board: Board, marked: int, point: Point, reach: Reach) -> int:
    """The stones of one colour that a click on `point` includes, marked or not."""
    if reach is Reach.STONE:
        return 1 << board.grid.bits[point]
    chain = board.chain_set(point)
    if reach is Reach.CHAIN:
        return chain
    color = board.at(point)
    assert color is not None
    own, other = board.stones(color), board.stones(color.opponent)
    return board.grid.flood(chain, board.grid.full & ~(other & ~marked)) & own
