"""The game's clocks as they are sent to engines: in whole seconds.

Sources: GTP version 2, draft 2, 4.2 "Time Handling"; KataGo's `kata-time_settings`.
"""

from __future__ import annotations

from tromp_gui.go.point import Color
from tromp_gui.gtp.timing import TimeSystem, Timing
from tromp_gui.match.clock import Absolute, ByoYomi, Canadian, Clocks, Fischer, TimeControl
from tromp_gui.session.engine.work import ClockLeft


def timing_of(control: TimeControl | None) -> Timing:
    """A player's time control; no limit without one. Less than a second counts as one."""
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
            return Timing(TimeSystem.FISCHER, _seconds(main or increment), _seconds(increment))


def clocks_left(clocks: Clocks) -> tuple[ClockLeft, ...]:
    """Both clocks for `time_left`; players without a limit are left out.

    In byo-yomi the remaining periods take the place of the stones, as in `kata-time_settings`;
    `engine_commands` sends one stone to an engine that counts stones.
    """
    read = ((color, clocks.of(color)) for color in Color)
    return tuple(
        ClockLeft(color, clock.left // 1000, clock.overtime or 0)
        for color, clock in read
        if clock is not None
    )


def _seconds(ms: int) -> int:
    return max(ms // 1000, 1) if ms else 0
