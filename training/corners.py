"""Problems about one corner of a board of 19×19: what is at stake there, and what to show of it."""

from __future__ import annotations

import numpy as np

from tromp_gui.engine.network.answer import Answer
from tromp_gui.go.board import Board
from tromp_gui.go.point import Point

SIDE = 19

_NEAR = 7
"""A move within this many lines of two edges may be about a corner."""

_CHANGE = 0.5
"""Points whose owner changes this much, of 2, are at stake."""

_AROUND, _LEAST, _MOST = 2, 9, 12
"""The lines shown around what is at stake, and the least and most lines of a corner."""


def is_near_corner(point: Point | None) -> bool:
    """Whether a move may be about a corner."""
    return point is not None and all(min(at, SIDE - 1 - at) < _NEAR for at in point)


def changed(one: Answer, two: Answer) -> frozenset[Point]:
    """The points whose owner is another one in the second evaluation."""
    rows, columns = np.nonzero(abs(one.owner - two.owner) >= _CHANGE)
    return frozenset(
        Point(SIDE - 1 - int(row), int(column)) for row, column in zip(rows, columns, strict=True)
    )


def corner_with(board: Board, move: Point, stake: frozenset[Point]) -> frozenset[Point]:
    """The smallest corner that has a move, what is at stake, and the whole chains there and beside
    the move inside its open sides; nothing if it would be too large.
    """
    near = {move, *board.grid.points(board.grid.near[board.grid.bits[move]]), *stake}
    chains = [board.chain(point) for point in near if board.at(point) is not None]
    inside = frozenset({move}).union(stake, *chains)
    rows, columns = _lines([row for row, _ in inside]), _lines([column for _, column in inside])
    return frozenset(Point(row, column) for row in rows for column in columns)


def _lines(found: list[int]) -> range:
    """The lines from the nearer edge to those found, and a few more."""
    from_low, from_high = max(found) + 1, SIDE - min(found)
    count = max(_LEAST, min(from_low, from_high) + _AROUND)
    if count > _MOST:
        return range(0)
    return range(count) if from_low <= from_high else range(SIDE - count, SIDE)
