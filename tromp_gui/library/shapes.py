"""The shapes to search for, and all their placements on a board.

A region stays at every edge that it touches: one in a corner stays in a corner, one at a single
edge moves along it, one that touches no edge may be anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tromp_gui.go.board import Board
from tromp_gui.go.grid import grid_of
from tromp_gui.go.point import Color, Point
from tromp_gui.library.trace import NOTHING, PASSED
from tromp_gui.record.symmetry import Symmetry

Numbers: TypeAlias = npt.NDArray[np.int64]
"""Points by number, row by row from the bottom left."""


OUTSIDE = int(np.iinfo(np.int64).max)
"""A point that is not in a shape."""


class ShapeError(ValueError):
    """A shape that cannot be searched for; `str` is one sentence."""


class Shape(NamedTuple):
    """A rectangle of a board, from `low` to `high` (both included), with its stones.

    `turns` also finds it rotated and mirrored, `swaps` also with colours swapped.
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
        """The sizes (rows, columns) of the boards on which it may be."""
        size = self.board.rows, self.board.columns
        return [size, size[::-1]] if self.turns and size[0] != size[1] else [size]


def shape(
    board: Board, corner: Point | None = None, opposite: Point | None = None, **ways: bool
) -> Shape:
    """The shape between two points of a board, by default the whole board.

    Raises ShapeError for an empty rectangle that touches no corner: it would match everywhere.
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


@dataclass(frozen=True)
class Placement:
    """A possible placement of a shape on a board; points are numbers, row by row from the bottom.

    `sets` are the region, its black and its white stones, as sets of the board's grid. `swapped`
    says whether the colours are swapped. `ways` are the symmetries and shifts that give this same
    placement: each maps every point of the shape (`Shape.points`) to its point on the board. `size`
    is that of the board.
    """

    black: Numbers
    white: Numbers
    empty: Numbers
    swapped: bool
    ways: list[Numbers]
    sets: tuple[int, int, int]
    shape: Shape
    size: tuple[int, int]

    @cached_property
    def back(self) -> Numbers:
        """For each point, its number on the shape's board, or OUTSIDE; PASSED and NOTHING are
        unchanged.
        """
        return self._back(self.ways)

    @cached_property
    def first_back(self) -> Numbers:
        """The same by the first of the ways alone, which is the identity if that is one of them."""
        return self._back(self.ways[:1])

    def _back(self, ways: Iterable[Numbers]) -> Numbers:
        board, (rows, columns) = self.shape.board, self.size
        points = [point.row * board.columns + point.col for point in self.shape.points]
        found = np.full(rows * columns + 2, OUTSIDE)
        for way in ways:
            found[way] = np.minimum(found[way], points)
        found[NOTHING], found[PASSED] = NOTHING, PASSED
        return found


@lru_cache(maxsize=16)
def placements(shape: Shape, rows: int, columns: int) -> tuple[Placement, ...]:
    """All placements of a shape on a board of this size, each once."""
    found: dict[tuple[int, int, int], Placement] = {}
    colors = [shape.board.at(point) for point in shape.points]
    black, white, empty = (
        np.array([at for at, each in enumerate(colors) if each is color], np.int64)
        for color in (Color.BLACK, Color.WHITE, None)
    )
    grid = grid_of(rows, columns)
    for numbers in _laid(shape, rows, columns):
        bits = numbers + numbers // columns * (grid.stride - columns)
        sets = [_set(bits[part]) for part in (black, white)]
        region = grid.full if shape.is_whole else _set(bits)
        for swapped in (False, True) if shape.swaps else (False,):
            own, other = (white, black) if swapped else (black, white)
            key = region, sets[swapped], sets[not swapped]
            known = found.get(key)
            if known is None or known.swapped > swapped:
                found[key] = Placement(
                    numbers[own], numbers[other], numbers[empty], swapped, [numbers], key,
                    shape, (rows, columns),
                )  # fmt: skip
            elif known.swapped == swapped:
                known.ways.append(numbers)
    return tuple(found.values())


def _set(bits: Numbers) -> int:
    return sum(1 << bit for bit in bits.tolist())


def _laid(shape: Shape, rows: int, columns: int) -> Iterator[Numbers]:
    """For each symmetry and shift, the numbers of the points where the shape's points are."""
    own = shape.board
    points = np.array([point.row * own.columns + point.col for point in shape.points])
    for symmetry in Symmetry if shape.turns else (Symmetry.IDENTITY,):
        if symmetry.size(own.rows, own.columns) != (rows, columns):
            continue
        places = _turned(symmetry, own.rows, own.columns)[points]
        for up in _shifts(places[:, 0], rows):
            for right in _shifts(places[:, 1], columns):
                yield (places[:, 0] + up) * columns + places[:, 1] + right


@lru_cache(maxsize=64)
def _turned(symmetry: Symmetry, rows: int, columns: int) -> Numbers:
    """The row and column that each point of a board is mapped to, by its number."""
    places = [symmetry.point(point, rows, columns) for point in grid_of(rows, columns).bits]
    return np.array([(place.row, place.col) for place in places], np.int64)


def _shifts(taken: Numbers, side: int) -> Iterable[int]:
    """How far a shape on these rows or columns may be shifted."""
    low, high = int(taken.min()), int(taken.max())
    touches = low == 0 or high == side - 1
    return (0,) if touches else range(-low, side - high)
