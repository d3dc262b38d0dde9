"""Engines as players in sentences."""

from __future__ import annotations

import pytest

from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.profile import Limit, LimitKind
from tromp_gui.match.opinion import Difference
from tromp_gui.match.player import Attached, BuiltIn, Level
from tromp_gui.wording import opponents

NONE: frozenset[Point] = frozenset()
A1, B1 = Point(0, 0), Point(0, 1)


@pytest.mark.parametrize("kind", [LimitKind.SIZE, LimitKind.RECTANGLE])
def test_what_makes_a_game_impossible_is_said_with_a_way_out(kind: LimitKind) -> None:
    said = opponents.no_game("Odd", Limit(kind, "1–19"))
    assert "another player" in said
    assert "{" not in said


@pytest.mark.parametrize(
    ("ms", "said"),
    [
        (0, "thinking · 0 s"),
        (3999, "thinking · 3 s"),
        (59_999, "thinking · 59 s"),
        (60_000, "thinking · 1:00"),
        (754_000, "thinking · 12:34"),
    ],
)
def test_how_long_it_thinks(ms: int, said: str) -> None:
    assert opponents.thinking(ms) == said


def test_a_difference_is_described_in_either_direction() -> None:
    dead, alive = frozenset([A1]), frozenset([B1])
    assert opponents.differs("Odd", Difference(dead, NONE)).endswith("also considers A1 dead.")
    assert opponents.differs("Odd", Difference(NONE, alive)).endswith("considers B1 alive.")
    assert opponents.differs("Odd", Difference(dead, alive)).endswith("A1 dead and B1 alive.")


def test_many_stones_are_not_all_named() -> None:
    many = frozenset(Point(row, 3) for row in range(9))
    assert "D6 …" in opponents.differs("Odd", Difference(many, NONE))


def test_a_hint_names_point_and_colour() -> None:
    assert opponents.hint("Odd", Color.BLACK, A1) == "Odd would play A1 as Black."
    assert opponents.hint("Odd", Color.WHITE, None) == "Odd would pass as White."


def test_a_level_stands_below_the_name() -> None:
    club = BuiltIn(Level.CLUB)
    assert opponents.engine_line(club) == "Club player"
    assert opponents.engine_line(Attached("Odd")) == "engine"
