"""Pieces of work for an `EngineSession`, as values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple, Protocol, TypeAlias

from tromp_gui.go.point import Color
from tromp_gui.gtp.analysis import Analysis
from tromp_gui.gtp.attached import EngineState, Overdue
from tromp_gui.gtp.engine_move import EngineMove
from tromp_gui.gtp.failure import Failure
from tromp_gui.gtp.sync import Target

OnMove: TypeAlias = Callable[[EngineMove], None]
OnThere: TypeAlias = Callable[[], None]


class EngineAnswer(NamedTuple):
    """What an engine answered to a command."""

    command: str
    text: str


OnAnswer: TypeAlias = Callable[[EngineAnswer | None], None]


class Purpose(IntEnum):
    """What a session needs the engine for; the lower is the more urgent."""

    PLAY = 0
    JUDGE = 1
    HINT = 2
    ANALYSE = 3
    CONSOLE = 4


class User(Protocol):
    """A session that the engine works for."""

    @property
    def purpose(self) -> Purpose:
        """The purpose the engine is needed for."""

    def report(self, analysis: Analysis) -> None:
        """A report of its search."""

    def refuse(self, failure: Failure) -> None:
        """The engine has refused its work, and is ready for other."""

    def report_overdue(self, overdue: Overdue) -> None:
        """The engine takes long over its work, or to start."""


class Limits(NamedTuple):
    """Time limits in ms.

    After `starting` and `thinking` the engine is only reported as slow; after `reply` (any short
    command) it counts as dead; after `ending` (a cancelled analysis) it is killed and restarted;
    after `asking` (dead stones, score) the question counts as unanswered. While it analyses, it is
    checked every `checking` whether it can still answer. `grace` is the time to end after `quit`,
    and again after being terminated.
    """

    starting: int = 5_000
    reply: int = 20_000
    thinking: int = 60_000
    ending: int = 2_000
    asking: int = 5_000
    checking: int = 5_000
    grace: int = 1_000


class ClockLeft(NamedTuple):
    """A reading of a player's clock for `time_left`: seconds, and stones (0: main time)."""

    color: Color
    seconds: int
    stones: int = 0


@dataclass(frozen=True, slots=True)
class Synchronise:
    """Be at a position."""

    target: Target
    on_there: OnThere | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """Find a move; `is_hint` if the engine should not assume that it is played."""

    target: Target
    color: Color
    on_move: OnMove
    token: int
    is_hint: bool = False
    is_shown: bool = False
    clocks: tuple[ClockLeft, ...] = ()


@dataclass(frozen=True, slots=True)
class Analyse:
    """Analyse a position until cancelled; a report every `interval` hundredths of a second."""

    target: Target
    color: Color
    interval: int


@dataclass(frozen=True, slots=True)
class Question:
    """Ask the first of some `commands` that the engine lists, else the last; `on_told` gets None
    where it refuses, or takes longer than `limit` ms.
    """

    target: Target
    commands: tuple[str, ...]
    on_told: OnAnswer
    limit: int | None = None


Work: TypeAlias = Synchronise | Move | Analyse | Question


class Job(NamedTuple):
    """A piece of work, and the session that wants it."""

    user: User
    work: Work


def state_during(work: Work) -> EngineState:
    """The state of an engine that does this."""
    if isinstance(work, Analyse):
        return EngineState.ANALYSING
    return EngineState.READY if isinstance(work, Synchronise) else EngineState.THINKING
