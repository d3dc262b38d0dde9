"""The game's clocks as engines are told them: whole seconds, and stones left in a period."""

from __future__ import annotations

from tromp_gui.go.point import Color
from tromp_gui.gtp.timing import TimeSystem, Timing
from tromp_gui.match.clock import (
    Absolute,
    ByoYomi,
    Canadian,
    Clock,
    Clocks,
    Fischer,
    TimeControl,
)
from tromp_gui.session.engine_work import ClockLeft

_SECOND = 1000


def timing_of(control: TimeControl | None) -> Timing:
    """A player's time control; without one there is no limit."""
    match control:
        case None:
            return Timing()
        case Absolute(main):
            return Timing(TimeSystem.ABSOLUTE, main // _SECOND)
        case ByoYomi(main, periods, period):
            return Timing(TimeSystem.BYO_YOMI, main // _SECOND, period // _SECOND, periods)
        case Canadian(main, stones, period):
            return Timing(TimeSystem.CANADIAN, main // _SECOND, period // _SECOND, stones)
        case Fischer(main, increment):
            return Timing(TimeSystem.FISCHER, main // _SECOND, increment // _SECOND)


def clocks_left(clocks: Clocks) -> tuple[ClockLeft, ...]:
    """Both clocks as `time_left` tells them; players without a limit are left out."""
    read = ((color, clocks.of(color)) for color in Color)
    return tuple(_left(color, clock) for color, clock in read if clock is not None)


def _left(color: Color, clock: Clock) -> ClockLeft:
    """GTP knows stones of a Canadian period; one stone a period stands for byo-yomi's."""
    stones = 0
    if clock.overtime is not None:
        stones = clock.overtime if isinstance(clock.control, Canadian) else 1
    return ClockLeft(color, clock.left // _SECOND, stones)
