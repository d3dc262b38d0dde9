"""What is looked for on the board, and all the ways in which it may lie on one.

A region keeps its distance to every edge that it touches: one in a corner stays in a corner, one at
a single edge moves along it, one that touches no edge may lie anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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

    `back` gives for each of its points the one of the shape's own board; where the shape is the
    same in several ways, the first of those that it may be. `swapped` tells that the colours are
    exchanged. `sets` are the region, its black and its white stones, as sets of the board's grid.
    """

    black: tuple[int, ...]
    white: tuple[int, ...]
    empty: tuple[int, ...]
    swapped: bool
    back: dict[int, Point]
    sets: tuple[int, int, int]


def placements(shape: Shape, rows: int, columns: int) -> list[Placement]:
    """All ways in which a shape may lie on a board of this size, each once."""
    found: dict[tuple[int, int, int], Placement] = {}
    for swapped in (False, True) if shape.swaps else (False,):
        for places in _laid(shape, rows, columns):
            each = _placed(shape, places, rows, columns, swapped)
            known = found.setdefault(each.sets, each)
            if known is not each and known.swapped == swapped:
                for number, point in each.back.items():
                    known.back[number] = min(known.back[number], point)
    return list(found.values())


def _laid(shape: Shape, rows: int, columns: int) -> Iterator[dict[Point, Point]]:
    """For each symmetry and shift the point of the board for each point of the shape."""
    own = shape.board
    inside = [
        Point(row, col)
        for row in range(shape.low.row, shape.high.row + 1)
        for col in range(shape.low.col, shape.high.col + 1)
    ]
    for symmetry in Symmetry if shape.turns else (Symmetry.IDENTITY,):
        if symmetry.size(own.rows, own.columns) != (rows, columns):
            continue
        turned = {point: symmetry.point(point, own.rows, own.columns) for point in inside}
        low, high = min(turned.values()), max(turned.values())
        for up in _shifts(low.row, high.row, rows):
            for right in _shifts(low.col, high.col, columns):
                yield {
                    point: Point(place.row + up, place.col + right)
                    for point, place in turned.items()
                }


def _shifts(low: int, high: int, side: int) -> Iterable[int]:
    touches = low == 0 or high == side - 1
    return (0,) if touches else range(-low, side - high)


def _placed(
    shape: Shape, places: dict[Point, Point], rows: int, columns: int, swapped: bool
) -> Placement:
    grid, number = grid_of(rows, columns), {}
    by_color: dict[Color | None, list[Point]] = {Color.BLACK: [], Color.WHITE: [], None: []}
    for point, place in places.items():
        color = shape.board.at(point)
        by_color[color.opponent if color and swapped else color].append(place)
        number[place] = place.row * columns + place.col
    black, white, empty = (
        tuple(number[place] for place in by_color[color])
        for color in (Color.BLACK, Color.WHITE, None)
    )
    sets = tuple(
        grid.set_of(each) for each in (number, by_color[Color.BLACK], by_color[Color.WHITE])
    )
    back = {number[place]: point for point, place in places.items()}
    return Placement(black, white, empty, swapped, back, sets)  # type: ignore[arg-type]
