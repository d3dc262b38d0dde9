"""Time settings as they are sent to engines.

Sources: GTP version 2, draft 2, 4.2 "Time Handling"; KataGo's `kata-time_settings`.
"""

from enum import Enum
from typing import NamedTuple


class TimeSystem(Enum):
    """How time is measured; the value is KataGo's word."""

    NONE = "none"
    ABSOLUTE = "absolute"
    BYO_YOMI = "byoyomi"
    CANADIAN = "canadian"
    FISCHER = "fischer"


class Timing(NamedTuple):
    """A time control, in seconds.

    `period` is the length of a period of overtime, or what Fischer's clock adds a turn; `number`
    the periods of byo-yomi, or the stones of a Canadian period.
    """

    system: TimeSystem = TimeSystem.NONE
    main: int = 0
    period: int = 0
    number: int = 0


NO_CLOCK = Timing()


def time_settings(timing: Timing) -> str:
    """The nearest `time_settings MAIN PERIOD STONES` of GTP to a clock.

    GTP has no byo-yomi (sent as one stone per period) and nothing like Fischer's time (sent as
    absolute time, without the increment).
    """
    match timing:
        case Timing(TimeSystem.CANADIAN, main, period, number):
            return f"time_settings {main} {period} {number}"
        case Timing(TimeSystem.BYO_YOMI, main, period):
            return f"time_settings {main} {period} 1"
    return f"time_settings {timing.main} 0 0"


def kata_time_settings(timing: Timing) -> str:
    """The exact `kata-time_settings` for this time."""
    start = f"kata-time_settings {timing.system.value}"
    match timing.system:
        case TimeSystem.NONE:
            return start
        case TimeSystem.ABSOLUTE:
            return f"{start} {timing.main}"
        case TimeSystem.FISCHER:
            return f"{start} {timing.main} {timing.period}"
    return f"{start} {timing.main} {timing.period} {timing.number}"


def is_exact(timing: Timing) -> bool:
    """Whether `time_settings` can express it exactly."""
    return timing.system not in (TimeSystem.BYO_YOMI, TimeSystem.FISCHER)
