"""Clocks as immutable values. They never read the time but are given it; all times are in ms."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, TypeAlias

from tromp_gui.go.point import Color


@dataclass(frozen=True, slots=True)
class Absolute:
    """All moves within the main time."""

    main: int


@dataclass(frozen=True, slots=True)
class ByoYomi:
    """After the main time, `periods` of `period` each; a turn that uses one up loses it."""

    main: int
    periods: int
    period: int


@dataclass(frozen=True, slots=True)
class Canadian:
    """After the main time, `stones` turns in each `period`."""

    main: int
    stones: int
    period: int


@dataclass(frozen=True, slots=True)
class Fischer:
    """The main time plus `increment` after each turn; without main time, it starts with one."""

    main: int
    increment: int


TimeControl: TypeAlias = Absolute | ByoYomi | Canadian | Fischer


class Clock(NamedTuple):
    """One player's clock. Make it with `Clock.full`.

    `left` is what is left of the main time or of the current period; `overtime` counts the periods
    left, including the current one, or (Canadian) the turns due in this period; it is None during
    the main time.
    """

    control: TimeControl
    left: int
    overtime: int | None = None

    @classmethod
    def full(cls, control: TimeControl) -> Clock:
        """The clock before the game; without main time, in its first period or increment."""
        if isinstance(control, Fischer):
            return cls(control, control.main or control.increment)
        return cls(control, control.main).used(0)

    @property
    def is_out(self) -> bool:
        """Whether no time is left at all."""
        return self.left == 0

    @property
    def loses_nothing(self) -> bool:
        """Whether nothing is lost when `left` runs out: periods follow the main time."""
        return self.overtime is None and isinstance(self.control, ByoYomi | Canadian)

    def used(self, ms: int) -> Clock:
        """The clock after it has run for another `ms`."""
        left = self.left - ms
        if left > 0 or (self.is_out and ms):
            return self._replace(left=max(left, 0))
        match self.control:
            case ByoYomi(_, periods, period):
                fresh = periods if self.overtime is None else self.overtime - 1
                return self._in_period(fresh - -left // period, period - -left % period)
            case Canadian(_, stones, period) if self.overtime is None and -left < period:
                return self._replace(left=period + left, overtime=stones)
            case Canadian():
                return self._replace(left=0, overtime=0)
        return self._replace(left=0)

    def _in_period(self, periods: int, left: int) -> Clock:
        if periods < 1:
            return self._replace(left=0, overtime=0)
        return self._replace(left=left, overtime=periods)

    def after_turn(self) -> Clock:
        """The clock after its player has taken a turn; one that ran out does not change."""
        if self.is_out:
            return self
        match self.control:
            case ByoYomi(_, _, period) if self.overtime is not None:
                return self._replace(left=period)
            case Canadian(_, stones, period) if self.overtime is not None:
                if self.overtime > 1:
                    return self._replace(overtime=self.overtime - 1)
                return self._replace(left=period, overtime=stones)
            case Fischer(_, increment):
                return self._replace(left=self.left + increment)
        return self


class OnTime(Enum):
    """What happens when a clock runs out."""

    LOSES = "loses"
    WARNS = "warns"
    """Only a warning."""


class Clocks(NamedTuple):
    """Both players' clocks (None: no limit). The clock of `running` has run since the time `since`.

    The times come from a monotonic clock. A value that is used again later (by undo, or from the
    record) must be `restarted`, otherwise the time between would count.
    """

    black: Clock | None
    white: Clock | None
    on_time: OnTime = OnTime.LOSES
    running: Color | None = None
    since: int = 0

    @classmethod
    def full(
        cls, black: TimeControl | None, white: TimeControl | None, on_time: OnTime = OnTime.LOSES
    ) -> Clocks:
        """Both clocks before the game."""
        return cls(
            Clock.full(black) if black else None, Clock.full(white) if white else None, on_time
        )

    def of(self, color: Color) -> Clock | None:
        """The clock of a player as it was at `since`."""
        return self.black if color is Color.BLACK else self.white

    def at(self, now: int) -> Clocks:
        """The clocks as they are now, still running."""
        clock = self.of(self.running) if self.running else None
        if self.running is None or clock is None:
            return self._replace(since=now)
        return self.with_clock(self.running, clock.used(max(0, now - self.since)))._replace(
            since=now
        )

    def with_clock(self, color: Color, clock: Clock | None) -> Clocks:
        """The clocks with this one for `color`."""
        if color is Color.BLACK:
            return self._replace(black=clock)
        return self._replace(white=clock)

    def run(self, color: Color | None, now: int) -> Clocks:
        """Run the clock of `color` from now on; None pauses both."""
        return self.at(now)._replace(running=color)

    def after_turn(self, color: Color, now: int) -> Clocks:
        """The clocks after `color` takes a turn now; call `run` for the next player."""
        after = self.at(now)
        clock = after.of(color)
        return after if clock is None else after.with_clock(color, clock.after_turn())

    def restarted(self, now: int) -> Clocks:
        """The same values, resumed: the time in between does not count."""
        return self._replace(since=now)
