"""The shapes to search for, and all their placements on a board.

A region keeps its distance to every edge that it touches: one in a corner stays in a corner, one at
a single edge moves along it, one that touches no edge may lie anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from tromp_gui.go.board import Board
from tromp_gui.go.grid import grid_of
from tromp_gui.go.point import Color, Point
from tromp_gui.record.symmetry import Symmetry


class ShapeError(ValueError):
    """A shape that cannot be looked for; `str` is one sentence."""


class Shape(NamedTuple):
    """A rectangle of a board, from `low` to `high` (both included), and what is on it.

    `turns` allows the board to be turned and mirrored, `swaps` the colours to be exchanged.
    """

    board: Board
    low: Point
    high: Point
    turns: bool = True
    swaps: bool = False

    @property
    def is_whole(self) -> bool:
        """Whether the rectangle is the whole board."""
        board = self.board
        return self.low == (0, 0) and self.high == (board.rows - 1, board.columns - 1)

    @property
    def points(self) -> list[Point]:
        """Its points, row by row from the bottom left."""
        rows, cols = range(self.low.row, self.high.row + 1), range(self.low.col, self.high.col + 1)
        return [Point(row, col) for row in rows for col in cols]

    @property
    def sizes(self) -> list[tuple[int, int]]:
        """The sizes (rows, columns) of the boards on which it may lie."""
        size = self.board.rows, self.board.columns
        return [size, size[::-1]] if self.turns and size[0] != size[1] else [size]


def shape(
    board: Board, corner: Point | None = None, opposite: Point | None = None, **ways: bool
) -> Shape:
    """The shape between two points of a board, by default the whole of it.

    Raises ShapeError for a rectangle without a stone that touches no corner: it is everywhere.
    """
    low, high = corner or Point(0, 0), opposite or Point(board.rows - 1, board.columns - 1)
    rows, cols = sorted((low.row, high.row)), sorted((low.col, high.col))
    found = Shape(board, Point(rows[0], cols[0]), Point(rows[1], cols[1]), **ways)
    region = board.grid.rectangle(found.low, found.high)
    is_anchored = (rows[0] == 0 or rows[1] == board.rows - 1) and (
        cols[0] == 0 or cols[1] == board.columns - 1
    )
    if not is_anchored and not region & (board.black | board.white):
        raise ShapeError("There is no stone in the region. Choose one with a stone or a corner.")
    return found


class Placement(NamedTuple):
    """A way in which a shape may lie on a board: points as numbers, row by row from the bottom.

    `sets` are the region, its black and its white stones, as sets of the board's grid. `swapped`
    tells that the colours are exchanged. `ways` are the symmetries and shifts that come to the
    same: each has for every point of the shape (`Shape.points`) the one on which it lies.
    """

    black: tuple[int, ...]
    white: tuple[int, ...]
    empty: tuple[int, ...]
    swapped: bool
    ways: list[list[int]]
    sets: tuple[int, int, int]


@lru_cache(maxsize=16)
def placements(shape: Shape, rows: int, columns: int) -> tuple[Placement, ...]:
    """All ways in which a shape may lie on a board of this size, each once."""
    found: dict[tuple[int, int, int], Placement] = {}
    colors = [shape.board.at(point) for point in shape.points]
    black, white, empty = (
        [at for at, each in enumerate(colors) if each is color]
        for color in (Color.BLACK, Color.WHITE, None)
    )
    for numbers, bits in _laid(shape, rows, columns):
        sets = [sum(1 << bits[at] for at in part) for part in (black, white)]
        region = sum(sets) + sum(1 << bits[at] for at in empty)
        for swapped in (False, True) if shape.swaps else (False,):
            own, other = (white, black) if swapped else (black, white)
            key = region, sets[swapped], sets[not swapped]
            known = found.get(key)
            if known is None or known.swapped > swapped:
                parts = [tuple(numbers[at] for at in part) for part in (own, other, empty)]
                found[key] = Placement(parts[0], parts[1], parts[2], swapped, [numbers], key)
            elif known.swapped == swapped:
                known.ways.append(numbers)
    return tuple(found.values())


def _laid(shape: Shape, rows: int, columns: int) -> Iterator[tuple[list[int], list[int]]]:
    """For each symmetry and shift the number and the bit of the place of each of its points."""
    own, stride = shape.board, grid_of(rows, columns).stride
    for symmetry in Symmetry if shape.turns else (Symmetry.IDENTITY,):
        if symmetry.size(own.rows, own.columns) != (rows, columns):
            continue
        turned = _turned(symmetry, own.rows, own.columns)
        places = [turned[point] for point in shape.points]
        ups = _shifts([place.row for place in places], rows)
        rights = _shifts([place.col for place in places], columns)
        for up in ups:
            for right in rights:
                yield (
                    [(row + up) * columns + col + right for row, col in places],
                    [(row + up) * stride + col + right for row, col in places],
                )


@lru_cache(maxsize=64)
def _turned(symmetry: Symmetry, rows: int, columns: int) -> dict[Point, Point]:
    """Where each point of a board comes to lie."""
    bits = grid_of(rows, columns).bits
    return {point: symmetry.point(point, rows, columns) for point in bits}


def _shifts(taken: list[int], side: int) -> Iterable[int]:
    """How far a shape on these rows, or columns, may be moved."""
    low, high = min(taken), max(taken)
    touches = low == 0 or high == side - 1
    return (0,) if touches else range(-low, side - high)
