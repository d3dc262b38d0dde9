"""Resign, time, forfeit, no result and an agreed result are endings too."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal

import pytest

from tests.match.games import BLACK, LONELY, WHITE, Game
from tromp_gui.go.point import Color, Point
from tromp_gui.go.result import Result, Way
from tromp_gui.go.rules import RULE_SETS, Ending
from tromp_gui.match.actions import Denial, Denied
from tromp_gui.match.agreement import dispute, mark, play_on
from tromp_gui.match.endings import offers_no_result, times_seen
from tromp_gui.match.match import Match
from tromp_gui.match.phases import Finished, Settlement
from tromp_gui.match.settle import (
    accepted,
    forfeited,
    lost_on_time,
    offered,
    reopen,
    resigned,
    voided,
)

BY_THREE = Result(BLACK, Way.SCORE, Decimal(3))


def everywhere() -> list[Game]:
    """A game in each of its phases but the last."""
    stone = frozenset([LONELY])
    playing, agreeing = Game.of(Ending.FOUR_PASSES), Game.of(Ending.FOUR_PASSES).passes(2)
    aside, mediating = (
        Game.of(ending).passes(2).do(mark, BLACK, stone).do(dispute, WHITE)
        for ending in (Ending.PLAYOUT, Ending.MEDIATION)
    )
    second = Game.of(Ending.LASKER_MAAS).passes(2).do(play_on)
    return [playing, agreeing, aside, mediating, second]


@pytest.mark.parametrize(
    ("verb", "loser", "written"),
    [
        (resigned, WHITE, "B+R"),
        (resigned, BLACK, "W+R"),
        (lost_on_time, WHITE, "B+T"),
        (lost_on_time, BLACK, "W+T"),
        (forfeited, WHITE, "B+F"),
        (forfeited, BLACK, "W+F"),
    ],
)
def test_a_player_loses_in_any_phase(
    verb: Callable[..., Match | Denied], loser: Color, written: str
) -> None:
    for game in everywhere():
        game.do(verb, loser)
        phase = game.phase
        assert isinstance(phase, Finished)
        assert (game.result, phase.outcome.settlement) == (written, Settlement.DECLARED)


def test_no_result_in_any_phase() -> None:
    for game in everywhere():
        assert game.do(voided).result == "Void"


def test_a_result_is_agreed_at_any_point() -> None:
    for game in everywhere():
        game.do(offered, BLACK, BY_THREE)
        assert not isinstance(game.phase, Finished), "one player alone agrees on nothing"
        game.do(accepted, WHITE)
        phase = game.phase
        assert isinstance(phase, Finished)
        assert (game.result, phase.outcome.settlement) == ("B+3", Settlement.RESULT_AGREED)


def test_an_offer_is_for_the_other_player_to_take() -> None:
    game = Game.of(Ending.FOUR_PASSES)
    assert game.denial(accepted, WHITE) is Denial.NOT_NOW
    game.do(offered, BLACK, BY_THREE)
    assert game.denial(accepted, BLACK) is Denial.NOT_YOUR_TURN


def test_a_turn_takes_an_offer_back_and_a_new_one_replaces_it() -> None:
    game = Game.of(Ending.FOUR_PASSES).do(offered, BLACK, BY_THREE)
    game.do(offered, WHITE, Result(None, Way.VOID))
    assert game.denial(accepted, WHITE) is Denial.NOT_YOUR_TURN
    game.somewhere()
    assert game.denial(accepted, BLACK) is Denial.NOT_NOW


@pytest.mark.parametrize("verb", [resigned, lost_on_time, forfeited])
def test_a_finished_game_is_lost_no_more(verb: Callable[..., Match | Denied]) -> None:
    game = Game.of(Ending.FOUR_PASSES).do(resigned, WHITE)
    assert game.denial(verb, BLACK) is Denial.NOT_NOW
    assert game.denial(voided) is Denial.NOT_NOW
    assert game.denial(offered, BLACK, BY_THREE) is Denial.NOT_NOW


def test_what_was_not_counted_has_no_marking_to_open() -> None:
    assert Game.of(Ending.FOUR_PASSES).do(resigned, WHITE).denial(reopen) is Denial.NOT_NOW


# "Under simple a situation seen for the third time is shown, no result is offered"

TRIPLE_KO = """
    . X O . . X O . . X O .
    X . X O X . X O X O . O
    . X O . . X O . . X O .
    """
"""Three kos side by side; Black has taken two, White one. Each move takes another ko."""
FIRST, SECOND, THIRD = ((Point(1, col), Point(1, col + 1)) for col in (1, 5, 9))
ROUND = [FIRST[0], THIRD[1], SECOND[0], FIRST[1], THIRD[0], SECOND[1]]
"""White, Black, White, Black, ...: after these six the situation is the first again."""


def gone_round(times: int) -> Game:
    return Game.of(RULE_SETS["japanese"], TRIPLE_KO, to_play=WHITE).play(*ROUND * times)


def test_a_triple_ko_goes_round_under_simple_ko() -> None:
    game = gone_round(1)
    assert game.position.board == game.line[0].board
    assert game.position.to_play is WHITE


@pytest.mark.parametrize(("times", "seen"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_a_situation_seen_for_the_third_time(times: int, seen: int) -> None:
    game = gone_round(times)
    assert times_seen(game.line) == seen
    assert offers_no_result(game.line) is (seen >= 3)


def test_a_new_situation_has_been_seen_once() -> None:
    game = gone_round(2).somewhere()
    assert times_seen(game.line) == 1
    assert not offers_no_result(game.line)


def test_the_same_grid_with_another_player_to_move_is_another_situation() -> None:
    game = gone_round(2).play(None)
    assert times_seen(game.line) == 0
    assert not offers_no_result(game.line)


def test_a_node_without_a_turn_repeats_nothing() -> None:
    line = gone_round(1).line
    assert times_seen([*line, line[-1], line[-1]]) == 2


def test_superko_lets_no_situation_arise_three_times() -> None:
    line = [each._replace(rules=RULE_SETS["chinese"]) for each in gone_round(2).line]
    assert not offers_no_result(line)
    assert not offers_no_result([])
    assert times_seen([]) == 0
