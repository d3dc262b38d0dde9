"""An engine in an agreement: it keeps to its own list."""

from __future__ import annotations

import pytest

from tests.match.games import BLACK, DEAD_IN_THE_CORNER, LONELY, WHITE, Game
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import Ending
from tromp_gui.match.actions import Denied
from tromp_gui.match.agreement import agree, done, mark, mark_chain
from tromp_gui.match.match import Match
from tromp_gui.match.opinion import Difference, difference, proposed, spoken
from tromp_gui.match.phases import Agreeing, AgreementMode, Finished, Mediating, Playing, Playout

NONE: frozenset[Point] = frozenset()
STONE = frozenset([LONELY])
WHITE_CORNER = Board.from_diagram(DEAD_IN_THE_CORNER).chain(Point(0, 5))


def agreeing(
    mode: AgreementMode = AgreementMode.SHARED, ending: Ending = Ending.FOUR_PASSES
) -> Game:
    return Game.of(ending, mode=mode).passes(2)


def say(game: Game, color: Color, dead: frozenset[Point]) -> bool:
    """Let the engine make its statement; returns whether it made one."""
    said = spoken(game.match, game.position, color, dead)
    assert not isinstance(said, Denied)
    game.match = said or game.match
    return isinstance(said, Match)


# One list


def test_its_list_is_the_first_marking() -> None:
    game = agreeing().do(proposed, WHITE, STONE)
    assert game.phase == Agreeing(STONE, frozenset())


def test_a_person_who_has_begun_to_mark_is_not_overruled() -> None:
    game = agreeing().do(mark, BLACK, WHITE_CORNER).do(proposed, WHITE, STONE)
    assert game.match.marks == WHITE_CORNER


def test_a_person_who_has_agreed_is_not_overruled() -> None:
    game = agreeing().do(agree, BLACK).do(proposed, WHITE, STONE)
    assert game.match.marks == NONE
    assert BLACK in game.match.agreed


def test_it_agrees_to_its_own_list_and_to_no_other() -> None:
    game = agreeing()
    assert not say(game, WHITE, STONE)
    game.do(mark, BLACK, STONE)
    assert say(game, WHITE, STONE)
    assert game.match.agreed == {WHITE}
    assert not say(game, WHITE, STONE)
    game.do(agree, BLACK)
    assert game.dead == STONE


def test_it_agrees_again_after_the_marks_are_restored() -> None:
    game = agreeing().do(mark, BLACK, STONE)
    say(game, WHITE, STONE)
    game.do(mark, BLACK, NONE)
    assert not say(game, WHITE, STONE)
    game.do(mark, BLACK, STONE)
    assert say(game, WHITE, STONE)


def test_differences_are_reported_in_both_directions() -> None:
    game = agreeing().do(mark, BLACK, WHITE_CORNER)
    assert difference(game.match, STONE) == Difference(STONE, WHITE_CORNER)
    assert difference(game.match, WHITE_CORNER) is None


# A list each


def test_it_submits_its_list() -> None:
    game = agreeing(AgreementMode.LISTS)
    assert say(game, WHITE, STONE)
    assert game.match.list_of(WHITE) == STONE
    assert game.match.list_of(BLACK) == NONE
    game.do(mark, BLACK, STONE)
    assert not say(game, WHITE, STONE), "it stays handed in"
    game.do(agree, BLACK)
    assert game.dead == STONE


def test_a_late_list_is_compared_with_the_one_submitted_first() -> None:
    game = agreeing(AgreementMode.LISTS).do(mark, BLACK, STONE).do(agree, BLACK)
    assert say(game, WHITE, STONE)
    assert isinstance(game.phase, Finished)


@pytest.mark.parametrize(
    ("ending", "phase"),
    [
        (Ending.FOUR_PASSES, Playing),
        (Ending.TAYLOR_1995, Playing),
        (Ending.TAYLOR_2001, Playing),
        (Ending.CLEANUP, Playing),
        (Ending.PLAYOUT, Playout),
        (Ending.MEDIATION, Mediating),
    ],
)
def test_lists_of_two_engines_that_differ_lead_where_the_ending_says(
    ending: Ending, phase: type
) -> None:
    game = agreeing(AgreementMode.LISTS, ending)
    say(game, BLACK, NONE)
    say(game, WHITE, STONE)
    assert isinstance(game.phase, phase)
    (dispute,) = game.match.disputes
    assert dispute.dead_by is WHITE


# In turn


def test_in_turn_it_waits_for_its_turn() -> None:
    game = agreeing(AgreementMode.IN_TURN)
    assert not say(game, WHITE, STONE)
    game.do(done, BLACK)
    assert say(game, WHITE, STONE)
    assert game.match.marks == STONE
    game.do(done, BLACK)
    assert say(game, WHITE, STONE)
    assert game.dead == STONE


def test_in_turn_it_disputes_what_it_considers_alive() -> None:
    game = agreeing(AgreementMode.IN_TURN).do(mark_chain, BLACK, Point(0, 5))
    assert say(game, WHITE, NONE)
    assert isinstance(game.phase, Playing)


def test_in_turn_it_never_marks_more_than_it_considers_dead() -> None:
    """Marking includes neighbours of the same region, which it may consider alive."""
    game = agreeing(AgreementMode.IN_TURN).do(done, BLACK)
    half = frozenset([min(WHITE_CORNER)])
    assert say(game, WHITE, half)
    assert isinstance(game.phase, Finished)
    assert game.dead == NONE


def test_it_says_nothing_while_the_game_continues() -> None:
    assert not say(Game.of(Ending.FOUR_PASSES), BLACK, STONE)
