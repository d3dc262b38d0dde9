"""Clocks of a game in the words of engines."""

from __future__ import annotations

from tromp_gui.go.point import Color
from tromp_gui.gtp.timing import TimeSystem, Timing
from tromp_gui.match.clock import Absolute, ByoYomi, Canadian, Clock, Fischer, TimeControl
from tromp_gui.session.engine_work import ClockLeft


def timing_of(control: TimeControl | None) -> Timing:
    """A time control as engines are told it, in whole seconds; None is no limit.

    What is less than a second counts as one.
    """
    match control:
        case None:
            return Timing()
        case Absolute(main):
            return Timing(TimeSystem.ABSOLUTE, _seconds(main))
        case ByoYomi(main, periods, period):
            return Timing(TimeSystem.BYO_YOMI, _seconds(main), _seconds(period), periods)
        case Canadian(main, stones, period):
            return Timing(TimeSystem.CANADIAN, _seconds(main), _seconds(period), stones)
        case Fischer(main, increment):
            return Timing(TimeSystem.FISCHER, _seconds(main), _seconds(increment))


def clock_left(color: Color, clock: Clock) -> ClockLeft:
    """A clock for `time_left`; in byo-yomi the periods left stand for the stones, as on KGS."""
    return ClockLeft(color, clock.left // 1000, clock.overtime or 0)


def _seconds(ms: int) -> int:
    return max(ms // 1000, 1) if ms else 0
