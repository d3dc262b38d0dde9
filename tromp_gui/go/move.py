"""A turn: a move or a pass, and why a move is refused."""

from enum import Enum
from typing import NamedTuple

from tromp_gui.go.point import Color, Point


class Turn(NamedTuple):
    """A move of `color` on `point`, or a pass where `point` is None."""

    color: Color
    point: Point | None

    @property
    def is_pass(self) -> bool:
        return self.point is None


class Reason(Enum):
    """Why a turn is refused: the first reason that applies; the value is a word of our JSON."""

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    HANDICAP = "handicap"
    OUTSIDE = "outside"
    OCCUPIED = "occupied"
    SUICIDE = "suicide"
    KO = "ko"
    SUPERKO = "superko"


class Illegal(NamedTuple):
    """A refusal: its reason and, for ko and superko, the turn whose grid it would repeat.

    Turn 0 is the start; a negative number counts handicap stones before it.
    """

    reason: Reason
    repeats: int | None = None


class IllegalMove(ValueError):
    """A turn that the rules forbid; `turn` and `illegal` say which and why."""

    def __init__(self, turn: Turn, illegal: Illegal) -> None:
        super().__init__(f"{turn} is illegal: {illegal}")
        self.turn = turn
        self.illegal = illegal
