"""The part of the board that a hint names: a quarter, then a quarter of that, and so on."""

from __future__ import annotations

from typing import NamedTuple

from tromp_gui.go.point import Point

_SMALLEST = 3
"""A side of this many points is not divided again."""


class Area(NamedTuple):
    """A rectangle of points: its bottom left and its top right corner, both included."""

    low: Point
    high: Point

    @property
    def points(self) -> frozenset[Point]:
        """All points of it."""
        rows = range(self.low.row, self.high.row + 1)
        columns = range(self.low.col, self.high.col + 1)
        return frozenset(Point(row, col) for row in rows for col in columns)


def area_around(point: Point, rows: int, columns: int, steps: int) -> Area:
    """The part of a board that contains `point` after `steps` hints; the whole board for 0.

    Each step halves both sides, the larger half first from the bottom and from the left, until a
    side has three points or fewer.
    """
    bottom, top = _two_columns(point.row, rows, steps)
    left, right = _two_columns(point.col, columns, steps)
    return Area(Point(bottom, left), Point(top, right))


def _two_columns(place: int, length: int, steps: int) -> tuple[int, int]:
    """The first and last index of what is left of a side after `steps` halvings."""
    first, last = 0, length - 1
    for _ in range(steps):
        if last - first < _SMALLEST:
            break
        middle = (first + last) // 2
        first, last = (first, middle) if place <= middle else (middle + 1, last)
    return first, last


def distance(one: Point, other: Point) -> int:
    """How many lines two points are apart, along the axis with the larger distance."""
    return max(abs(one.row - other.row), abs(one.col - other.col))
