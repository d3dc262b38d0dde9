"""The geometry of a board, and sets of points as big integers.

A set of points is one integer: point (row, col) is bit `row * (columns + 1) + col`. The spare
column on the right stays empty, so that shifting a set by one bit never wraps around an edge.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import compress

from tromp_gui.go.point import MAX_SIDE, Point

_FLAGS = bytes.maketrans(b"01", b"\0\1")


class Grid:
    """The points of a board of `rows` x `columns`, each 1 to 52. Make it with `grid_of`.

    `full` is the set of all points; `near[i]` the neighbours of the point with bit `i`;
    `bits` the bit number of each point.
    """

    __slots__ = ("_masks", "_points", "bits", "columns", "full", "near", "rows", "stride")

    def __init__(self, rows: int, columns: int) -> None:
        if not (1 <= rows <= MAX_SIDE and 1 <= columns <= MAX_SIDE):
            raise ValueError(f"a board is 1 to {MAX_SIDE} points a side, not {columns}x{rows}")
        self.rows = rows
        self.columns = columns
        self.stride = columns + 1
        points = [Point(row, col) for row in range(rows) for col in range(columns)]
        self.bits = {point: point.row * self.stride + point.col for point in points}
        self.full = sum(1 << bit for bit in self.bits.values())
        self.near = {bit: self.beside(1 << bit) & self.full for bit in self.bits.values()}
        by_bit = {bit: point for point, bit in self.bits.items()}
        self._points = [by_bit.get(bit, points[0]) for bit in range(rows * self.stride)]
        self._masks = [1 << bit for bit in range(rows * self.stride)]

    def __repr__(self) -> str:
        return f"grid_of({self.rows}, {self.columns})"

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        return grid_of, (self.rows, self.columns)

    def __contains__(self, point: object) -> bool:
        return point in self.bits

    def spread(self, points: int) -> int:
        """The set and every point one step away (the result may leave the board)."""
        stride = self.stride
        return points | points << 1 | points >> 1 | points << stride | points >> stride

    def beside(self, points: int) -> int:
        """Every point next to a point of the set (the result may leave the board)."""
        stride = self.stride
        return points << 1 | points >> 1 | points << stride | points >> stride

    def flood(self, seed: int, within: int) -> int:
        """All points of `within` connected to `seed`, which must lie within it."""
        stride = self.stride
        points = seed
        while True:
            grown = (
                points | points << 1 | points >> 1 | points << stride | points >> stride
            ) & within
            if grown == points:
                return points
            points = grown

    def captured(self, seed: int, stones: int, empty: int) -> int:
        """The chain of `seed` in `stones` if it does not reach `empty`, else the empty set."""
        stride = self.stride
        points = seed
        while True:
            grown = points | points << 1 | points >> 1 | points << stride | points >> stride
            if grown & empty:
                return 0
            grown &= stones
            if grown == points:
                return points
            points = grown

    def parts(self, points: int) -> list[int]:
        """The connected parts of a set, by lowest bit."""
        found = []
        while points:
            part = self.flood(points & -points, points)
            found.append(part)
            points &= ~part
        return found

    def set_of(self, points: Iterable[Point]) -> int:
        """The set as an integer. Raises KeyError for a point outside the board."""
        result = 0
        for point in points:
            result |= 1 << self.bits[point]
        return result

    def rectangle(self, corner: Point, opposite: Point) -> int:
        """The set of all points between two corners, which lie on the board."""
        low, high = sorted((corner.row, opposite.row))
        left, right = sorted((corner.col, opposite.col))
        row = ((1 << right - left + 1) - 1) << low * self.stride + left
        tall = (1 << (high - low + 1) * self.stride) - 1
        return row * (tall // ((1 << self.stride) - 1))

    def points(self, members: int) -> list[Point]:
        """The points of a set, from the bottom left, row by row."""
        return list(compress(self._points, _flags(members)))

    def singles(self, members: int) -> Iterator[int]:
        """The sets of one point each that make up a set, in the order of `points`."""
        return compress(self._masks, _flags(members))


def _flags(members: int) -> bytes:
    """One byte for each bit, 0 or 1, from the lowest."""
    return bin(members)[:1:-1].encode().translate(_FLAGS)


@cache
def grid_of(rows: int, columns: int) -> Grid:
    """The one `Grid` of this size. Raises ValueError for a side outside 1 to 52."""
    return Grid(rows, columns)
