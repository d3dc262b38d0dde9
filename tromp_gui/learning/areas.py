"""The part of the board that a hint names: a quarter, then a quarter of that, and so on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tromp_gui.go.point import Point

_SMALLEST = 3
"""A side of this many points is not divided again."""


class Area(NamedTuple):
    """A rectangle of points: its bottom left and its top right corner, both included."""

    low: Point
    high: Point

    @classmethod
    def around(cls, points: Iterable[Point]) -> Area:
        """The smallest area with all of these points, of which there must be some."""
        rows, columns = zip(*points, strict=True)
        return cls(Point(min(rows), min(columns)), Point(max(rows), max(columns)))

    @property
    def sides(self) -> tuple[int, int]:
        """The number of its rows and columns."""
        return self.high.row - self.low.row + 1, self.high.col - self.low.col + 1

    @property
    def points(self) -> frozenset[Point]:
        """All points of it."""
        rows = range(self.low.row, self.high.row + 1)
        columns = range(self.low.col, self.high.col + 1)
        return frozenset(Point(row, col) for row in rows for col in columns)


def area_around(point: Point, whole: Area, steps: int) -> Area:
    """The part of an area that contains `point` after `steps` hints; the whole area for 0.

    Each step halves both sides, the larger half first from the bottom and from the left, until a
    side has three points or fewer.
    """
    low, high = whole
    bottom, top = _halved(point.row, low.row, high.row, steps)
    left, right = _halved(point.col, low.col, high.col, steps)
    return Area(Point(bottom, left), Point(top, right))


def _halved(place: int, first: int, last: int, steps: int) -> tuple[int, int]:
    """The first and last index of what is left of a side after `steps` halvings."""
    for _ in range(steps):
        if last - first < _SMALLEST:
            break
        middle = (first + last) // 2
        first, last = (first, middle) if place <= middle else (middle + 1, last)
    return first, last


def distance(one: Point, other: Point) -> int:
    """How many lines two points are apart, along the axis with the larger distance."""
    return max(abs(one.row - other.row), abs(one.col - other.col))
