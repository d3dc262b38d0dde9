"""The words of a comment that name points."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.go.point import MAX_SIDE, Point
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.ui.panels.comment_editor import mention_at, mentions


def named(text: str, rows: int = 19, columns: int = 19) -> list[str]:
    return [format_vertex(each.point) for each in mentions(text, rows, columns)]


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("White caps at K4.", ["K4"]),
        ("d4 or Q16, then c3-R17", ["D4", "Q16", "C3", "R17"]),
        ("(A1)T19", ["A1", "T19"]),
        ("黑K4好", ["K4"]),
        ("nothing here", []),
        ("", []),
        ("I4 has no such column", []),
        ("K20, U1, A0 are not on the board", []),
        ("B52s, xK4, K4x, K_4, K4_", []),
        ("move 104, B+4.5, 7.5", []),
        ("pass", []),
        ("on4", []),
    ],
)
def test_names_of_points_are_found(text: str, points: list[str]) -> None:
    assert named(text) == points


def test_names_depend_on_the_size_of_the_board() -> None:
    assert named("K9 J9 J10", 9, 9) == ["J9"]
    assert named("AA1 BB52 AC1 BC1", 52, 52) == ["AA1", "BB52", "AC1"]
    assert named("aa1", 52, 52) == []


def test_positions_are_in_utf_16_units() -> None:
    text = "😀 K4"
    (found,) = mentions(text, 19, 19)
    assert (found.start, found.length) == (3, 2)
    assert mention_at(text, 2, 19, 19) is None
    assert mention_at(text, 3, 19, 19) == Point(3, 9)
    assert mention_at(text, 4, 19, 19) == Point(3, 9)
    assert mention_at(text, 5, 19, 19) is None


@given(st.integers(0, MAX_SIDE - 1), st.integers(0, MAX_SIDE - 1))
def test_every_point_of_the_largest_board_can_be_named(row: int, col: int) -> None:
    point = Point(row, col)
    (found,) = mentions(f"at {format_vertex(point)}!", MAX_SIDE, MAX_SIDE)
    assert found.point == point


@given(st.text())
def test_any_text_can_be_read(text: str) -> None:
    for start, length, point in mentions(text, 19, 19):
        assert mention_at(text, start, 19, 19) == point
        assert mention_at(text, start + length - 1, 19, 19) == point
