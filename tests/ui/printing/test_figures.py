"""Diagrams follow FG and PM."""

from __future__ import annotations

import pytest

from tests.ui.printing.records import KO, printed
from tests.ui.printing.test_diagrams import TWENTY
from tromp_gui.go.point import Point
from tromp_gui.ui.look.board_themes import PRINT
from tromp_gui.ui.printing.diagrams import HiddenTurns
from tromp_gui.ui.printing.typeset import Paper


def figure(flags: str) -> str:
    """The ko with a figure of these flags from the first turn."""
    return KO.replace(";B[dc]", f";FG[{flags}]B[dc]", 1)


@pytest.mark.parametrize(
    ("flags", "name", "coordinates", "noted"),
    [
        ("", "", True, True),
        ("0:One", "One", True, True),
        ("1:One", "One", False, True),
        ("2:One", "", True, True),
        ("4:One", "One", True, False),
        ("7:One", "", False, False),
        ("256:One", "One", True, True),
        ("775:One", "", False, False),
        ("32775:One", "One", True, True),
        ("x:One", "One", True, True),
        ("99999999:One", "One", True, True),
        ("-1:One", "One", True, True),
    ],
)
def test_the_flags_of_a_figure(flags: str, name: str, coordinates: bool, noted: bool) -> None:
    (only,) = printed(figure(flags))
    assert only.name == name
    assert only.coordinates is coordinates
    assert bool(only.notes) is noted
    assert only.state.black


def test_a_hidden_name_is_not_a_remark_either() -> None:
    (only,) = printed(figure("2:One").replace(";FG", ";N[One]FG"))
    assert (only.name, only.remarks) == ("", ())


def numbers(text: str, moves: int = 50) -> list[list[int]]:
    """The numbers on the stones of each diagram."""
    return [
        sorted(int(label) for label in diagram.state.labels.values() if label.isdecimal())
        for diagram in printed(text, moves)
    ]


def test_numbers_can_be_turned_off() -> None:
    text = KO.replace(";B[dc]", ";PM[0]B[dc]", 1)
    (only,) = printed(text)
    assert only.state.labels == {}
    assert only.notes == ()
    assert (only.first, only.last) == (1, 8)
    assert Point(2, 3) in only.state.black


def from_number(first: int, mode: str = "2") -> str:
    return TWENTY.replace(";B[aa]", f";PM[{mode}]MN[{first}]B[aa]", 1)


@pytest.mark.parametrize(
    ("first", "mode", "shown"),
    [
        (102, "2", range(2, 22)),
        (95, "2", range(95, 115)),
        (154, "2", range(54, 74)),
        (200, "2", range(20)),
        (102, "1", range(102, 122)),
        (102, "", range(102, 122)),
    ],
)
def test_the_last_two_digits(first: int, mode: str, shown: range) -> None:
    text = from_number(first, mode)
    assert numbers(text) == [list(shown)]
    (only,) = printed(text)
    assert (only.first, only.last) == (first, first + 19)


def test_a_mode_applies_until_the_next_one() -> None:
    text = from_number(95).replace(";B[ia]", ";FG[]PM[0]B[ia]")
    found = numbers(text, moves=4)
    assert found[:2] == [[95, 96, 97, 98], [99, 100, 101, 102]]
    assert found[2:] == [[]] * len(found[2:])


def test_notes_and_remarks_have_the_numbers_of_the_stones() -> None:
    text = KO.replace(";B[dc]", ";PM[2]MN[101]B[dc]", 1).replace("W[cc]", "W[cc]C[a ko]", 1)
    (only,) = printed(text)
    assert only.notes == (HiddenTurns((5,), 1), HiddenTurns((8,), 2))
    assert [remark.number for remark in only.remarks] == [2]


def test_a_board_without_coordinates_has_a_smaller_margin() -> None:
    paper = Paper(1000, 1400, 150)
    (diagram,) = printed(TWENTY)
    plain, bare = (paper.board(diagram.state, 800, 800, each) for each in (True, False))
    assert plain.geometry.coordinates
    assert not bare.geometry.coordinates
    assert bare.theme is PRINT
