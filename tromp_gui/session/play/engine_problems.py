"""Problems of an engine in a game, as values; none changes the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from tromp_gui.go.move import Illegal, Turn
from tromp_gui.go.point import Color
from tromp_gui.gtp.failure import Failure


@dataclass(frozen=True, slots=True)
class EngineGone:
    """The engine of `color` has ended, or never started."""

    color: Color
    failure: Failure


@dataclass(frozen=True, slots=True)
class EngineIllegalMove:
    """The engine of `color` made a turn that the rules forbid."""

    color: Color
    turn: Turn
    illegal: Illegal


@dataclass(frozen=True, slots=True)
class EngineNoMove:
    """The engine of `color` answered with something that is not a move."""

    color: Color
    text: str


@dataclass(frozen=True, slots=True)
class EngineRefused:
    """The engine of `color` refuses a move or set-up of the game."""

    color: Color
    failure: Failure


EngineProblem: TypeAlias = EngineGone | EngineIllegalMove | EngineNoMove | EngineRefused
