"""What an engine is needed for, and how much it is to look at."""

from enum import IntEnum
from typing import NamedTuple


class Purpose(IntEnum):
    """What a session needs the engine for; the lower is the more urgent."""

    PLAY = 0
    JUDGE = 1
    HINT = 2
    ANALYSE = 3
    CONSOLE = 4


class Effort(NamedTuple):
    """How long a position is analysed: for this many visits or seconds; None means no limit."""

    visits: int | None = None
    seconds: float | None = None
