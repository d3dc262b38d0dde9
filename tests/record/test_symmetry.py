"""The eight symmetries of a board, and how they follow one another."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.go.point import Point
from tromp_gui.record.symmetry import Symmetry

SYMMETRIES = st.sampled_from(Symmetry)

# A board of two rows and three columns, and how it lies afterwards.
TURNED = {
    Symmetry.IDENTITY: "abc def",
    Symmetry.MIRROR_UP_DOWN: "def abc",
    Symmetry.MIRROR_LEFT_RIGHT: "cba fed",
    Symmetry.HALF_TURN: "fed cba",
    Symmetry.TURN_RIGHT: "da eb fc",
    Symmetry.TURN_LEFT: "cf be ad",
    Symmetry.DIAGONAL: "fc eb da",
    Symmetry.ANTIDIAGONAL: "ad be cf",
}


def laid(symmetry: Symmetry, picture: str) -> str:
    """A drawn board, turned."""
    lines = picture.split()
    rows, columns = len(lines), len(lines[0])
    new_rows, new_columns = symmetry.size(rows, columns)
    drawn = [[""] * new_columns for _ in range(new_rows)]
    for row, line in enumerate(reversed(lines)):
        for col, letter in enumerate(line):
            point = symmetry.point(Point(row, col), rows, columns)
            drawn[new_rows - 1 - point.row][point.col] = letter
    return " ".join("".join(line) for line in drawn)


@pytest.mark.parametrize("symmetry", Symmetry)
def test_each_symmetry_as_it_is_drawn(symmetry: Symmetry) -> None:
    assert laid(symmetry, "abc def") == TURNED[symmetry]


@given(SYMMETRIES, SYMMETRIES)
def test_two_symmetries_are_one_of_the_eight(first: Symmetry, second: Symmetry) -> None:
    assert laid(second, TURNED[first]) in TURNED.values()


def test_four_quarters_are_a_whole_turn() -> None:
    picture = "abc def"
    for _ in range(4):
        picture = laid(Symmetry.TURN_RIGHT, picture)
    assert picture == "abc def"
    assert laid(Symmetry.TURN_LEFT, laid(Symmetry.TURN_RIGHT, picture)) == picture
