"""Shapes of stones: the contents of a rectangle, searched for anywhere on a board."""

from collections.abc import Iterable
from typing import NamedTuple

from tromp_gui.go.board import Board
from tromp_gui.go.grid import Grid
from tromp_gui.go.point import Color, Point
from tromp_gui.record.symmetry import Symmetry


class Edges(NamedTuple):
    """The sides on which a rectangle reaches the edge of the board."""

    bottom: bool
    top: bool
    left: bool
    right: bool

    def turned(self, symmetry: Symmetry) -> "Edges":
        """The sides after the board is turned or mirrored."""
        rows, columns, swaps = symmetry.value
        bottom, top = (self.top, self.bottom) if rows else (self.bottom, self.top)
        left, right = (self.right, self.left) if columns else (self.left, self.right)
        return Edges(left, right, bottom, top) if swaps else Edges(bottom, top, left, right)


class Shape(NamedTuple):
    """The stones on `rows` x `columns` points, counted from the lower left one; all others there
    are empty. A shape at an edge of the board is found only at an edge.
    """

    rows: int
    columns: int
    black: frozenset[Point]
    white: frozenset[Point]
    edges: Edges

    @property
    def is_empty(self) -> bool:
        """Whether it has no stones."""
        return not (self.black or self.white)

    def turned(self, symmetry: Symmetry) -> "Shape":
        """The shape turned or mirrored."""

        def moved(points: frozenset[Point]) -> frozenset[Point]:
            return frozenset(symmetry.point(each, self.rows, self.columns) for each in points)

        rows, columns = symmetry.size(self.rows, self.columns)
        edges = self.edges.turned(symmetry)
        return Shape(rows, columns, moved(self.black), moved(self.white), edges)

    def with_colors_swapped(self) -> "Shape":
        """The shape with the colours of its stones swapped."""
        return Shape(self.rows, self.columns, self.white, self.black, self.edges)


def shape_between(board: Board, first: Point, last: Point) -> Shape:
    """The shape in the rectangle with these two corners."""
    bottom, top = sorted((first.row, last.row))
    left, right = sorted((first.col, last.col))

    def within(color: Color) -> frozenset[Point]:
        return frozenset(
            Point(row - bottom, col - left)
            for row, col in board.points(color)
            if bottom <= row <= top and left <= col <= right
        )

    edges = Edges(bottom == 0, top == board.rows - 1, left == 0, right == board.columns - 1)
    rows, columns = top - bottom + 1, right - left + 1
    return Shape(rows, columns, within(Color.BLACK), within(Color.WHITE), edges)


def whole_board(board: Board) -> Shape:
    """The shape of a whole board."""
    return shape_between(board, Point(0, 0), Point(board.rows - 1, board.columns - 1))


def variants(shape: Shape, turned: bool, swapped: bool) -> frozenset[Shape]:
    """A shape with all its equivalents: rotated, mirrored, with colours swapped."""
    turns = {shape.turned(each) for each in Symmetry} if turned else {shape}
    others = {each.with_colors_swapped() for each in turns} if swapped else set()
    return frozenset(turns | others)


class _Mask(NamedTuple):
    """A shape on boards of one size: where its lower left point may be, as a set, and the distance
    of each of its points from there, in bits.
    """

    places: int
    black: tuple[int, ...]
    white: tuple[int, ...]
    free: tuple[int, ...]


class Sought:
    """Shapes prepared for searching boards of one grid."""

    def __init__(self, shapes: Iterable[Shape], grid: Grid) -> None:
        masks = (_mask(shape, grid) for shape in shapes)
        self._masks = [mask for mask in masks if mask.places]

    def is_on(self, board: Board) -> bool:
        """Whether one of the shapes is somewhere on a board.

        All places are tried at once: shifting the stones of the board gives the places where a
        stone of the shape fits.
        """
        return any(_stands(mask, board) for mask in self._masks)


def _stands(mask: _Mask, board: Board) -> bool:
    places = mask.places
    for points, shifts in (
        (board.black, mask.black),
        (board.white, mask.white),
        (board.free, mask.free),
    ):
        for shift in shifts:
            places &= points >> shift
            if not places:
                return False
    return True


def _mask(shape: Shape, grid: Grid) -> _Mask:
    rows = _range(grid.rows - shape.rows, shape.edges.bottom, shape.edges.top)
    columns = _range(grid.columns - shape.columns, shape.edges.left, shape.edges.right)
    stride = grid.stride

    def shifts(points: Iterable[Point]) -> tuple[int, ...]:
        return tuple(row * stride + col for row, col in points)

    inside = {Point(row, col) for row in range(shape.rows) for col in range(shape.columns)}
    return _Mask(
        sum(1 << shift for shift in shifts(Point(row, col) for row in rows for col in columns)),
        shifts(shape.black),
        shifts(shape.white),
        shifts(inside - shape.black - shape.white),
    )


def _range(spare: int, at_start: bool, at_end: bool) -> range:
    """Where one side may begin, with this many points to spare (nowhere if negative)."""
    if spare < 0:
        return range(0)
    first = spare if at_end else 0
    return range(first, (0 if at_start else spare) + 1)
