"""Clocks in the words of engines."""

from __future__ import annotations

import pytest

from tests.engines.desk import target
from tromp_gui.go.point import Color
from tromp_gui.gtp.profile import Profile
from tromp_gui.gtp.sync import Target
from tromp_gui.gtp.timing import TimeSystem, Timing
from tromp_gui.match.clock import Absolute, ByoYomi, Canadian, Clock, Fischer, TimeControl
from tromp_gui.session.engine_commands import move_commands
from tromp_gui.session.engine_timing import clock_left, timing_of
from tromp_gui.session.engine_work import ClockLeft, Move


@pytest.mark.parametrize(
    ("control", "timing"),
    [
        (None, Timing()),
        (Absolute(600_000), Timing(TimeSystem.ABSOLUTE, 600)),
        (Absolute(400), Timing(TimeSystem.ABSOLUTE, 1)),
        (ByoYomi(0, 3, 30_500), Timing(TimeSystem.BYO_YOMI, 0, 30, 3)),
        (Canadian(60_000, 25, 300_000), Timing(TimeSystem.CANADIAN, 60, 300, 25)),
        (Fischer(60_000, 5_000), Timing(TimeSystem.FISCHER, 60, 5)),
    ],
)
def test_controls(control: TimeControl | None, timing: Timing) -> None:
    assert timing_of(control) == timing


def test_a_clock_is_told_with_its_overtime() -> None:
    control = ByoYomi(10_000, 3, 5_000)
    assert clock_left(Color.BLACK, Clock.full(control)) == ClockLeft(Color.BLACK, 10, 0)
    late = Clock.full(control).used(12_000)
    assert clock_left(Color.WHITE, late) == ClockLeft(Color.WHITE, 3, 3)


@pytest.mark.parametrize(
    ("commands", "said"),
    [
        ({"time_left", "time_settings"}, ["time_left W 3 1", "genmove B"]),
        ({"time_left", "kata-time_settings"}, ["time_left W 3 3", "genmove B"]),
        ({"time_settings"}, ["genmove B"]),
    ],
)
def test_periods_are_told_to_those_who_know_them(commands: set[str], said: list[str]) -> None:
    timed = Target(9, 9, turns=target().turns, timing=Timing(TimeSystem.BYO_YOMI, 10, 5, 3))
    clocks = (ClockLeft(Color.WHITE, 3, 3),)
    work = Move(timed, Color.BLACK, print, 1, clocks=clocks)
    assert move_commands(work, Profile(commands=frozenset(commands))) == said
