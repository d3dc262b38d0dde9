"""Why a request other than a turn on the board is refused."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from tromp_gui.go.point import Point


class Denial(Enum):
    """The first reason that applies."""

    NOT_NOW = "not-now"
    """The phase of the game, or its ending, has no such action for either player."""
    NOT_YOUR_TURN = "not-your-turn"
    """Only the other player may do this."""
    ELSEWHERE = "elsewhere"
    """The position shown is not the current one of the game."""
    OUTSIDE = "outside"
    """Points outside the board."""
    NO_STONE = "no-stone"
    """Points without a stone."""
    ALREADY_MARKED = "already-marked"
    NOT_MARKED = "not-marked"
    NOTHING_DISPUTED = "nothing-disputed"
    """The ending needs to know which chains are in dispute."""
    ALREADY_DISCUSSED = "already-discussed"
    """No stone was played after the last disagreement."""
    NOT_OVER = "not-over"
    """The second board continues until two passes end it."""


class Denied(NamedTuple):
    """A refusal, and the points it is about."""

    denial: Denial
    points: frozenset[Point] = frozenset()
