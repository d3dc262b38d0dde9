"""Star points by custom, on boards of every size."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.go.handicap import star_points
from tromp_gui.go.point import MAX_SIDE, Point

SIDES = st.integers(1, MAX_SIDE)


def stars(rows: int, columns: int) -> str:
    points = star_points(rows, columns)
    return "\n".join(
        "".join("+" if Point(row, col) in points else "." for col in range(columns))
        for row in reversed(range(rows))
    )


@pytest.mark.parametrize("side", [1, 2, 5, 6])
def test_small_boards_have_no_star_points(side: int) -> None:
    assert star_points(side, side) == ()


def test_star_points_of_9x9() -> None:
    assert (
        stars(9, 9)
        == """\
.........
.........
..+...+..
.........
....+....
.........
..+...+..
.........
........."""
    )


def test_star_points_of_13x13() -> None:
    assert sorted(star_points(13, 13)) == [
        Point(3, 3),
        Point(3, 9),
        Point(6, 6),
        Point(9, 3),
        Point(9, 9),
    ]


def test_star_points_of_19x19() -> None:
    lines = (3, 9, 15)
    assert sorted(star_points(19, 19)) == [Point(row, col) for row in lines for col in lines]


def test_star_points_of_even_and_of_rectangular_boards() -> None:
    assert len(star_points(8, 8)) == 4
    assert (
        stars(7, 15)
        == """\
...............
...............
...+...+...+...
...............
...+...+...+...
...............
..............."""
    )


@given(SIDES, SIDES)
def test_star_points_are_symmetrical(rows: int, columns: int) -> None:
    points = set(star_points(rows, columns))
    assert points == {Point(rows - 1 - row, columns - 1 - col) for row, col in points}
    assert points == {Point(row, columns - 1 - col) for row, col in points}
