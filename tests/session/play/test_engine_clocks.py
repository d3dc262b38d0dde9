"""Clocks as engines are told them."""

from __future__ import annotations

import pytest

from tests.engines.harness import target
from tromp_gui.go.point import Color
from tromp_gui.gtp.profile import Profile
from tromp_gui.gtp.sync import Target
from tromp_gui.gtp.timing import TimeSystem, Timing
from tromp_gui.match.clock import Absolute, ByoYomi, Canadian, Clock, Clocks, Fischer, TimeControl
from tromp_gui.session.engine.work import ClockLeft, Move, move_commands
from tromp_gui.session.play.player_engines import clocks_left, timing_of


@pytest.mark.parametrize(
    ("control", "timing"),
    [
        (None, Timing()),
        (Absolute(600_000), Timing(TimeSystem.ABSOLUTE, 600)),
        (Absolute(400), Timing(TimeSystem.ABSOLUTE, 1)),
        (ByoYomi(60_000, 5, 30_000), Timing(TimeSystem.BYO_YOMI, 60, 30, 5)),
        (Canadian(60_000, 25, 600_000), Timing(TimeSystem.CANADIAN, 60, 600, 25)),
        (Fischer(60_000, 10_000), Timing(TimeSystem.FISCHER, 60, 10)),
        (Fischer(0, 10_000), Timing(TimeSystem.FISCHER, 10, 10)),
    ],
)
def test_every_control_has_its_timing(control: TimeControl | None, timing: Timing) -> None:
    assert timing_of(control) == timing


def test_main_time_is_sent_without_stones() -> None:
    clocks = Clocks.full(Absolute(90_900), None)
    assert clocks_left(clocks) == (ClockLeft(Color.BLACK, 90, 0),)


def test_overtime_is_sent_with_its_stones_or_periods() -> None:
    """In byo-yomi `time_left` counts the periods (KataGo, `kata-time_settings byoyomi`)."""
    canadian = Clock(Canadian(0, 25, 600_000), 500_000, 12)
    byo_yomi = Clock(ByoYomi(0, 3, 30_000), 7_999, 2)
    clocks = Clocks(canadian, byo_yomi)
    left = (ClockLeft(Color.BLACK, 500, 12), ClockLeft(Color.WHITE, 7, 2))
    assert clocks_left(clocks) == left


@pytest.mark.parametrize(
    ("commands", "said"),
    [
        ({"time_left", "time_settings"}, ["time_left W 3 1", "genmove B"]),
        ({"time_left", "kata-time_settings"}, ["time_left W 3 3", "genmove B"]),
        ({"time_settings"}, ["genmove B"]),
    ],
)
def test_periods_are_sent_to_engines_that_support_them(commands: set[str], said: list[str]) -> None:
    timed = Target(9, 9, turns=target().turns, timing=Timing(TimeSystem.BYO_YOMI, 10, 5, 3))
    clocks = (ClockLeft(Color.WHITE, 3, 3),)
    work = Move(timed, Color.BLACK, print, 1, clocks=clocks)
    assert move_commands(work, Profile(commands=frozenset(commands))) == said
