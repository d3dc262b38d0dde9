"""Why a request is refused that is not a turn on the board."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from tromp_gui.go.point import Point


class Denial(Enum):
    """The first reason that holds."""

    NOT_NOW = "not-now"
    """The phase of the game, or its ending, has no such action for anybody."""
    NOT_YOUR_TURN = "not-your-turn"
    """The action is the other player's."""
    ELSEWHERE = "elsewhere"
    """Another position is shown than the one the game has reached."""
    OUTSIDE = "outside"
    """Points outside the board."""
    NO_STONE = "no-stone"
    """Points without a stone."""
    ALREADY_MARKED = "already-marked"
    NOT_MARKED = "not-marked"
    NOTHING_DISPUTED = "nothing-disputed"
    """The ending needs to know which chains are in dispute."""
    ALREADY_DISCUSSED = "already-discussed"
    """No stone was played since the last disagreement."""
    NOT_OVER = "not-over"
    """The second board goes on until two passes end it."""


class Denied(NamedTuple):
    """A refusal, and the points it is about."""

    denial: Denial
    points: frozenset[Point] = frozenset()
