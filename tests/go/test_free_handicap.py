"""Points for a free handicap."""

from __future__ import annotations

import pytest

from tromp_gui.go.handicap import fixed_points, free_points
from tromp_gui.go.point import Point


@pytest.mark.parametrize("stones", range(2, 10))
def test_the_traditional_points_where_there_are_some(stones: int) -> None:
    assert free_points(19, 19, stones) == fixed_points(19, 19, stones)


@pytest.mark.parametrize(
    ("rows", "columns"), [(2, 2), (1, 9), (5, 5), (6, 6), (9, 13), (19, 19), (52, 3)]
)
def test_any_number_without_two_neighbours(rows: int, columns: int) -> None:
    every_other = (rows * columns + 1) // 2
    for stones in {2, 3, 10, every_other, rows * columns - 1}:
        points = free_points(rows, columns, stones)
        assert len(points) == len(set(points)) == min(stones, every_other)
        assert all(0 <= row < rows and 0 <= col < columns for row, col in points)
        assert not any(Point(row + 1, col) in points for row, col in points)
        assert not any(Point(row, col + 1) in points for row, col in points)


def test_few_stones_are_spread_and_off_the_edge() -> None:
    points = free_points(13, 19, 4)
    assert all(2 <= row <= 10 and 2 <= col <= 16 for row, col in points)
    assert len({(row > 6, col > 9) for row, col in points}) >= 3
