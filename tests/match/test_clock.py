"""Clocks with given times: each system, both players, loss and warning."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.match.games import BLACK, LONELY, WHITE, Game
from tromp_gui.go.point import Color
from tromp_gui.go.rules import Ending
from tromp_gui.match.agreement import dispute, done, mark, play_on
from tromp_gui.match.clock import (
    Absolute,
    ByoYomi,
    Canadian,
    Clock,
    Clocks,
    Fischer,
    TimeControl,
)
from tromp_gui.match.phases import AgreementMode
from tromp_gui.match.settle import resigned
from tromp_gui.match.turns import clock_to_run, timed

S = 1000
ABSOLUTE, FISCHER = Absolute(60 * S), Fischer(60 * S, 10 * S)
BYO_YOMI, CANADIAN = ByoYomi(60 * S, 3, 10 * S), Canadian(60 * S, 5, 30 * S)
SYSTEMS = [ABSOLUTE, BYO_YOMI, CANADIAN, FISCHER]


def after(control: TimeControl, *turns: int) -> Clock:
    """The clock after turns that took this many ms each."""
    clock = Clock.full(control)
    for ms in turns:
        clock = clock.used(ms).after_turn()
    return clock


@pytest.mark.parametrize("control", SYSTEMS)
def test_main_time_comes_first(control: TimeControl) -> None:
    clock = Clock.full(control)
    assert (clock.left, clock.overtime, clock.is_out) == (60 * S, None, False)
    assert clock.used(20 * S).left == 40 * S


def test_absolute_time_runs_out() -> None:
    assert after(ABSOLUTE, 59_999) == Clock(ABSOLUTE, 1)
    assert after(ABSOLUTE, 60 * S).is_out
    assert Clock.full(ABSOLUTE).used(99 * S).left == 0


def test_fischer_adds_after_each_turn() -> None:
    assert after(FISCHER, 20 * S).left == 50 * S
    assert after(FISCHER, 0, 0, 0).left == 90 * S
    assert Clock.full(FISCHER).used(60 * S).after_turn().is_out, "not in time"


def test_fischer_without_main_time_begins_with_an_increment() -> None:
    """Otherwise it would be lost before the first move."""
    clock = Clock.full(Fischer(0, 10 * S))
    assert (clock.left, clock.is_out) == (10 * S, False)
    assert clock.used(4 * S).after_turn().left == 16 * S


# Byo-yomi


def test_byo_yomi_begins_when_the_main_time_is_gone() -> None:
    assert Clock.full(BYO_YOMI).used(60 * S) == Clock(BYO_YOMI, 10 * S, 3)
    assert Clock.full(BYO_YOMI).used(64 * S) == Clock(BYO_YOMI, 6 * S, 3)


def test_a_turn_within_a_period_gives_it_back() -> None:
    assert after(BYO_YOMI, 60 * S, 9_999, 9_999) == Clock(BYO_YOMI, 10 * S, 3)


def test_each_period_used_up_is_lost() -> None:
    assert after(BYO_YOMI, 60 * S, 10 * S) == Clock(BYO_YOMI, 10 * S, 2)
    assert Clock.full(BYO_YOMI).used(85 * S) == Clock(BYO_YOMI, 5 * S, 1)


def test_the_last_period_used_up_is_the_end() -> None:
    assert not Clock.full(BYO_YOMI).used(90 * S - 1).is_out
    assert Clock.full(BYO_YOMI).used(90 * S) == Clock(BYO_YOMI, 0, 0)


def test_without_main_time_the_first_period_runs_at_once() -> None:
    assert Clock.full(ByoYomi(0, 5, 30 * S)) == Clock(ByoYomi(0, 5, 30 * S), 30 * S, 5)
    assert Clock.full(Canadian(0, 5, 30 * S)).overtime == 5


# Canadian


def test_canadian_overtime_requires_a_number_of_turns() -> None:
    clock = Clock.full(CANADIAN).used(70 * S)
    assert (clock.left, clock.overtime) == (20 * S, 5)
    assert clock.after_turn() == Clock(CANADIAN, 20 * S, 4)


def test_when_all_are_played_a_full_period_follows() -> None:
    clock = Clock.full(CANADIAN).used(70 * S)
    for _ in range(5):
        clock = clock.used(1 * S).after_turn()
    assert clock == Clock(CANADIAN, 30 * S, 5)


def test_a_period_that_runs_out_before_is_the_end() -> None:
    clock = Clock.full(CANADIAN).used(70 * S).after_turn().used(20 * S)
    assert clock.is_out
    assert Clock.full(CANADIAN).used(90 * S).is_out


@given(
    st.sampled_from(SYSTEMS),
    st.lists(st.tuples(st.integers(0, 40 * S), st.booleans()), max_size=30),
)
def test_clocks_never_go_below_nothing_and_stay_out(
    control: TimeControl, doings: list[tuple[int, bool]]
) -> None:
    clock = Clock.full(control)
    for ms, is_turn in doings:
        was_out = clock.is_out
        clock = clock.used(ms)
        if is_turn:
            clock = clock.after_turn()
        assert clock.left >= 0
        assert clock.is_out or not was_out
        assert clock.used(0) == clock


@given(
    st.sampled_from(SYSTEMS),
    st.lists(st.integers(1, 20 * S), max_size=12),
)
def test_waiting_in_pieces_is_waiting_at_once(control: TimeControl, pieces: list[int]) -> None:
    clock = Clock.full(control)
    for ms in pieces:
        clock = clock.used(ms)
    assert clock == Clock.full(control).used(sum(pieces))


# Both clocks

CLOCKS = Clocks.full(ABSOLUTE, BYO_YOMI)


def left(clocks: Clocks, color: Color) -> int:
    clock = clocks.of(color)
    assert clock is not None
    return clock.left


def test_each_player_has_a_separate_system() -> None:
    clocks = CLOCKS.run(WHITE, 5 * S).at(68 * S)
    assert clocks.of(WHITE) == Clock(BYO_YOMI, 7 * S, 3)
    assert clocks.of(BLACK) == Clock.full(ABSOLUTE)


def test_only_the_running_clock_loses_time() -> None:
    clocks = CLOCKS.run(BLACK, 0).run(WHITE, 10 * S).at(15 * S)
    assert (left(clocks, BLACK), left(clocks, WHITE)) == (50 * S, 55 * S)


def test_a_pause_costs_nothing() -> None:
    clocks = CLOCKS.run(BLACK, 0).run(None, 10 * S).run(BLACK, 500 * S).at(505 * S)
    assert left(clocks, BLACK) == 45 * S


def test_restarted_values_do_not_count_the_time_between() -> None:
    clocks = CLOCKS.run(BLACK, 0).at(10 * S)
    assert left(clocks.restarted(900 * S).at(901 * S), BLACK) == 49 * S


def test_a_time_that_jumps_back_gives_nothing() -> None:
    assert left(CLOCKS.run(BLACK, 10 * S).at(5 * S), BLACK) == 60 * S


def test_a_player_without_limit_never_loses() -> None:
    clocks = Clocks.full(None, ABSOLUTE).run(BLACK, 0)
    assert clocks.after_turn(BLACK, 10**9).of(BLACK) is None


# Which clock runs


def game_with(clocks: Clocks, ending: Ending, mode: AgreementMode = AgreementMode.SHARED) -> Game:
    game = Game.of(ending, mode=mode)
    game.match = game.match._replace(clocks=clocks)
    return game


def running(game: Game) -> Color | None:
    return clock_to_run(game.match, game.position)


def test_the_clock_of_the_player_to_move_runs() -> None:
    game = Game.of(Ending.FOUR_PASSES)
    assert running(game) is BLACK
    assert running(game.somewhere()) is WHITE


@pytest.mark.parametrize("mode", [AgreementMode.SHARED, AgreementMode.LISTS])
def test_clocks_stop_in_an_agreement_by_lists(mode: AgreementMode) -> None:
    game = Game.of(Ending.FOUR_PASSES, mode=mode).passes(2)
    assert running(game) is None
    assert running(game.do(play_on)) is BLACK


def test_in_turn_clocks_run() -> None:
    game = Game.of(Ending.FOUR_PASSES, mode=AgreementMode.IN_TURN).passes(2)
    assert running(game) is BLACK
    assert running(game.do(done, BLACK)) is WHITE


@pytest.mark.parametrize("ending", [Ending.PLAYOUT, Ending.MEDIATION])
def test_clocks_stop_on_a_second_board_and_before_a_third_party(ending: Ending) -> None:
    game = Game.of(ending).passes(2).do(mark, BLACK, frozenset([LONELY])).do(dispute, WHITE)
    assert running(game) is None


def test_in_the_second_phase_and_after_the_end() -> None:
    game = Game.of(Ending.LASKER_MAAS).passes(2).do(play_on)
    assert running(game) is BLACK
    assert running(game.do(resigned, BLACK)) is None


def test_a_turn_of_a_game_presses_the_clock() -> None:
    game = game_with(Clocks.full(FISCHER, FISCHER), Ending.FOUR_PASSES)
    game.match = timed(game.match, game.position, 0)
    game.somewhere()
    game.match = timed(game.match, game.position, 20 * S, mover=BLACK)
    clocks = game.match.clocks
    assert clocks is not None
    assert (left(clocks, BLACK), clocks.running) == (50 * S, WHITE)


def test_a_game_without_clocks_stays_as_it_is() -> None:
    game = Game.of(Ending.FOUR_PASSES)
    assert timed(game.match, game.position, 5) is game.match


def test_a_paused_game_continues() -> None:
    game = game_with(CLOCKS, Ending.FOUR_PASSES)
    match = timed(game.match, game.position, 0)
    assert match.clocks is not None
    match = match._replace(clocks=match.clocks.run(None, 10 * S))
    match = timed(match, game.position, 300 * S)
    assert match.clocks is not None
    assert left(match.clocks.at(305 * S), BLACK) == 45 * S


def test_an_earlier_value_brings_its_clocks_back() -> None:
    """Undo restores the match, and with it what the clocks showed at that node."""
    game = game_with(CLOCKS, Ending.FOUR_PASSES)
    earlier = timed(game.match, game.position, 0)
    game.match = earlier
    game.somewhere()
    timed(game.match, game.position, 30 * S, mover=BLACK)
    assert earlier.clocks is not None
    assert left(earlier.clocks.restarted(90 * S).at(91 * S), BLACK) == 59 * S
