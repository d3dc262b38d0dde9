"""The part of the board that hints name."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.go.point import MAX_SIDE, Point
from tromp_gui.learning.areas import Area, area_around, distance

SIDES = st.integers(1, MAX_SIDE)


def halves(places: list[int]) -> list[list[int]]:
    """A side cut in two, the first half the longer one; short sides stay whole."""
    if len(places) <= 3:
        return [places]
    cut = len(places) - len(places) // 2
    return [places[:cut], places[cut:]]


@given(SIDES, SIDES, st.integers(0, 8), st.data())
def test_an_area_is_the_half_of_both_sides_that_has_the_point(
    rows: int, columns: int, steps: int, data: st.DataObject
) -> None:
    low = Point(data.draw(st.integers(0, rows - 1)), data.draw(st.integers(0, columns - 1)))
    whole = Area(low, Point(rows - 1, columns - 1))
    up, right = list(range(low.row, rows)), list(range(low.col, columns))
    point = Point(data.draw(st.sampled_from(up)), data.draw(st.sampled_from(right)))
    for _ in range(steps):
        (up,) = (half for half in halves(up) if point.row in half)
        (right,) = (half for half in halves(right) if point.col in half)
    expected = {Point(row, col) for row in up for col in right}
    assert area_around(point, whole, steps).points == expected
    assert Area.around(expected).points == expected


def test_the_distance_is_that_along_the_longer_side() -> None:
    assert distance(Point(3, 3), Point(3, 3)) == 0
    assert distance(Point(3, 3), Point(5, 15)) == 12
    assert distance(Point(5, 3), Point(0, 4)) == 5
