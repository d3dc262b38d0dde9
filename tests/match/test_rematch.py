"""A rematch on other terms."""

from __future__ import annotations

import pytest

from tromp_gui.go.point import Color
from tromp_gui.go.result import Result, Way
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.match.phases import Settlement
from tromp_gui.match.player import Attached, BuiltIn, Imitator, Level, Player, PlayingEngine
from tromp_gui.match.rematch import Terms, against, next_engine, next_stones, with_stones
from tromp_gui.match.setup import Setup

ANN, BOB = Player("Ann"), Player("Bob")
RULES = RULE_SETS["tromp-taylor"]


@pytest.mark.parametrize(
    ("engine", "stronger", "weaker"),
    [
        (BuiltIn(Level.CASUAL), BuiltIn(Level.CLUB), BuiltIn(Level.BEGINNER)),
        (BuiltIn(Level.FULL), None, BuiltIn(Level.EXPERT)),
        (BuiltIn(Level.NOVICE), BuiltIn(Level.NEWCOMER), None),
        (Imitator("rank_1k"), Imitator("rank_1d"), Imitator("rank_2k")),
        (Imitator("preaz_9d", "K"), None, Imitator("preaz_8d", "K")),
        (Attached("GNU Go"), None, None),
    ],
)
def test_the_engine_has_neighbours(
    engine: PlayingEngine, stronger: PlayingEngine | None, weaker: PlayingEngine | None
) -> None:
    match = Setup(black=ANN, white=Player.of_engine(engine)).match()
    assert next_engine(match, Terms.STRONGER) == stronger
    assert next_engine(match, Terms.WEAKER) == weaker


def test_two_people_or_two_engines_have_no_level() -> None:
    club = Player.of_engine(BuiltIn(Level.CLUB))
    assert next_engine(Setup(black=ANN, white=BOB).match(), Terms.STRONGER) is None
    assert next_engine(Setup(black=club, white=club).match(), Terms.STRONGER) is None


def test_the_engine_plays_the_same_colour() -> None:
    setup = Setup(black=Player.of_engine(BuiltIn(Level.CLUB)), white=ANN)
    other = against(setup, BuiltIn(Level.STRONG))
    assert (other.black, other.white) == (Player.of_engine(BuiltIn(Level.STRONG)), ANN)


@pytest.mark.parametrize(
    ("before", "more", "fewer"), [(0, 2, None), (2, 3, 0), (3, 4, 2), (9, None, 8)]
)
def test_a_stone_more_or_fewer(before: int, more: int | None, fewer: int | None) -> None:
    """One stone is just the first move, and a board has at most nine handicap points."""
    match = Setup(handicap=before).match()
    assert next_stones(match, Terms.MORE_STONES, 9, 9) == more
    assert next_stones(match, Terms.FEWER_STONES, 9, 9) == fewer


def test_no_stones_where_there_are_no_points_for_them() -> None:
    assert next_stones(Setup().match(), Terms.MORE_STONES, 5, 5) is None


@pytest.mark.parametrize(
    ("winner", "black"), [(Color.BLACK, "Bob"), (Color.WHITE, "Ann"), (None, "Bob")]
)
def test_the_first_stones_are_for_the_one_who_lost(winner: Color | None, black: str) -> None:
    """Ann was Black; in the rematch as it is offered Bob is, who keeps Black if nobody has lost."""
    match = Setup(black=ANN, white=BOB).match()
    match = match.ended(Result(winner, Way.RESIGNATION), Settlement.DECLARED)
    setup = with_stones(Setup(black=BOB, white=ANN), match, 2)
    assert setup.black is not None
    assert setup.black.name == black
    assert (setup.handicap, setup.komi) == (2, RULES.handicap_komi)


def test_without_stones_the_usual_komi_is_back() -> None:
    match = Setup(handicap=2, komi=RULES.handicap_komi).match()
    setup = with_stones(Setup(handicap=2, komi=RULES.handicap_komi), match, 0)
    assert (setup.handicap, setup.komi) == (0, RULES.komi)
