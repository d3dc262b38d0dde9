"""Vertices: spelling, reading, and what is refused."""

from __future__ import annotations

import pytest

from tromp_gui.go.point import MAX_SIDE, Point
from tromp_gui.gtp.vertex import column_name, format_vertex, parse_vertex


@pytest.mark.parametrize(
    ("col", "name"),
    [
        (0, "A"),
        (7, "H"),
        (8, "J"),
        (18, "T"),
        (24, "Z"),
        (25, "AA"),
        (32, "AH"),
        (33, "AJ"),
        (49, "AZ"),
        (50, "BA"),
        (51, "BB"),
    ],
)
def test_columns_skip_i_and_go_on_past_z(col: int, name: str) -> None:
    assert column_name(col) == name


def test_column_names_are_all_different_and_free_of_i() -> None:
    names = [column_name(col) for col in range(MAX_SIDE)]
    assert len(set(names)) == MAX_SIDE
    assert not any("I" in name for name in names)


@pytest.mark.parametrize("col", [-1, MAX_SIDE])
def test_there_is_no_column_outside(col: int) -> None:
    with pytest.raises(ValueError, match="no column"):
        column_name(col)


@pytest.mark.parametrize(
    ("point", "text"),
    [(Point(0, 0), "A1"), (Point(3, 15), "Q4"), (Point(51, 51), "BB52"), (None, "pass")],
)
def test_a_point_is_written_in_upper_case_and_a_pass_in_lower(
    point: Point | None, text: str
) -> None:
    assert format_vertex(point) == text


@pytest.mark.parametrize("side", [1, 2, 9, 19, 25, 26, MAX_SIDE])
def test_what_is_written_is_read(side: int) -> None:
    for row in range(side):
        for col in range(side):
            point = Point(row, col)
            assert parse_vertex(format_vertex(point), side, side) == point
            assert parse_vertex(format_vertex(point).lower(), side, side) == point


@pytest.mark.parametrize("text", ["pass", "PASS", "PaSs", " pass\n"])
def test_a_pass_is_read_in_any_case(text: str) -> None:
    assert parse_vertex(text, 19, 19) is None


def test_rows_and_columns_of_a_rectangle_are_not_confused() -> None:
    assert parse_vertex("c5", 5, 3) == Point(4, 2)
    with pytest.raises(ValueError, match="outside of this board of 3 columns and 5 rows"):
        parse_vertex("E3", 5, 3)
    with pytest.raises(ValueError, match="outside"):
        parse_vertex("C6", 5, 3)


@pytest.mark.parametrize(
    "text",
    ["", "D", "4", "4D", "D0", "D04", "D-1", "D 4", "I5", "AI3", "DDD4", "D4x", "D100", "Ä1", "D٤"],
)
def test_an_invalid_vertex_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="is not a point"):
        parse_vertex(text, MAX_SIDE, MAX_SIDE)


@pytest.mark.parametrize("text", ["Z9", "T20", "U1", "BC1", "ZZ1", "A53"])
def test_a_point_outside_of_the_board_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=f"{text} is outside"):
        parse_vertex(text, 19, 19)
