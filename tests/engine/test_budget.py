"""Seconds for a move: all of a game's moves together never take more than there is."""

from __future__ import annotations

import pytest

from tromp_gui.engine.state import EngineClock, TimeLeft, TimeSettings
from tromp_gui.engine.thinker import seconds_for


@pytest.mark.parametrize(
    "clock",
    [
        EngineClock(),
        EngineClock(TimeSettings(0, 1, 0)),
        EngineClock(TimeSettings(300, 30, 0), TimeLeft(0, 0)),
    ],
)
def test_without_a_limit_a_move_takes_what_is_usual(clock: EngineClock) -> None:
    assert seconds_for(clock, 10_000.0, 0, 81) == 8.0


@pytest.mark.parametrize("main", [0, 1, 5, 60, 900, 36_000])
@pytest.mark.parametrize("points", [1, 81, 361, 2704])
def test_absolute_time_lasts_to_the_end(main: int, points: int) -> None:
    for tells in (True, False):
        left, moves = float(main), 0
        while moves < 3 * points and left > 0.5:
            told = TimeLeft(int(left), 0) if tells else None
            clock = EngineClock(TimeSettings(main, 0, 0), told)
            left -= seconds_for(clock, main - left, 2 * moves, points)
            moves += 1
            assert left > 0


@pytest.mark.parametrize(("seconds", "stones"), [(30, 1), (30, 5), (600, 25), (1, 10), (0, 5)])
def test_a_period_of_byo_yomi_is_enough_for_its_stones(seconds: int, stones: int) -> None:
    settings, left = TimeSettings(0, 30, stones), float(seconds)
    for due in range(stones, 0, -1):
        left -= seconds_for(EngineClock(settings, TimeLeft(int(left), due)), 0.0, 100, 361)
        assert left > 0 or seconds == 0
    assert left > -0.2


def test_with_byo_yomi_to_come_main_time_may_be_used_up() -> None:
    with_it = seconds_for(EngineClock(TimeSettings(60, 30, 1), TimeLeft(40, 0)), 0.0, 0, 361)
    without = seconds_for(EngineClock(TimeSettings(60, 0, 0), TimeLeft(40, 0)), 0.0, 0, 361)
    assert without < 1 < 20 < with_it < 40


def test_byo_yomi_begins_by_the_engines_own_count() -> None:
    settings = TimeSettings(60, 30, 5)
    assert seconds_for(EngineClock(settings), 61.0, 50, 81) == pytest.approx(5.5)


@pytest.mark.parametrize(
    "left", [TimeLeft(0, 0), TimeLeft(-20, 0), TimeLeft(0, 5), TimeLeft(-1, 1)]
)
def test_without_time_a_move_takes_next_to_none(left: TimeLeft) -> None:
    assert seconds_for(EngineClock(TimeSettings(60, 30, 5), left), 0.0, 10, 81) == 0.02


def test_no_move_takes_longer_than_a_minute() -> None:
    clock = EngineClock(TimeSettings(10**9, 0, 0), TimeLeft(10**9, 0))
    assert seconds_for(clock, 0.0, 0, 81) == 60.0
