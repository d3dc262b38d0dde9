"""The result of a game, and how SGF's RE spells it."""

from __future__ import annotations

import re
from decimal import Decimal
from enum import Enum
from typing import NamedTuple

from tromp_gui.go.point import Color

_WORD = re.compile(r"([BW])\+\s*(.*)", re.IGNORECASE | re.DOTALL)
_HUNDREDTH = Decimal("0.01")
_MARGIN = re.compile(r"\d{1,6}(?:\.\d{0,30})?|\.\d{1,30}", re.ASCII)


class Way(Enum):
    """How a game was decided."""

    SCORE = "score"
    RESIGNATION = "R"
    TIME = "T"
    FORFEIT = "F"
    UNKNOWN_MARGIN = ""
    VOID = "Void"


_WAYS = {
    "r": Way.RESIGNATION, "resign": Way.RESIGNATION, "t": Way.TIME, "time": Way.TIME,
    "f": Way.FORFEIT, "forfeit": Way.FORFEIT, "": Way.UNKNOWN_MARGIN,
}  # fmt: skip


class Result(NamedTuple):
    """A decided game: `winner` is None for a tie and for no result, `margin` where unknown."""

    winner: Color | None
    way: Way = Way.SCORE
    margin: Decimal | None = None

    @classmethod
    def of_score(cls, black: Decimal, white: Decimal) -> Result:
        """The result of a count, komi included."""
        if black == white:
            return cls(None, Way.SCORE, Decimal(0))
        winner = Color.BLACK if black > white else Color.WHITE
        return cls(winner, Way.SCORE, abs(black - white))

    @property
    def has_score(self) -> bool:
        """Whether winner and margin are those of a count (a tie is one)."""
        return self.way is Way.SCORE

    def agrees_with(self, other: Result) -> bool:
        """Whether two results are equal; margins to a hundredth, as some programs are inexact."""
        if self == other:
            return True
        if not (self.has_score and other.has_score):
            return False
        mine, others = self._for_black(), other._for_black()
        return mine is not None and others is not None and abs(mine - others) < _HUNDREDTH

    def _for_black(self) -> Decimal | None:
        """Black's lead in points; negative if White is ahead."""
        if self.margin is None:
            return None
        return -self.margin if self.winner is Color.WHITE else self.margin

    def __str__(self) -> str:
        """The word SGF uses: B+3.5, W+R, 0, Void, B+."""
        if self.winner is None:
            return "Void" if self.way is Way.VOID else "0"
        if self.way is Way.SCORE and self.margin is not None:
            return f"{self.winner.value}+{plain(self.margin)}"
        return f"{self.winner.value}+{self.way.value}"


def plain(number: Decimal) -> str:
    """A decimal in its shortest plain form: 7, 7.5, 0."""
    text = f"{number:f}"
    return (text.rstrip("0").rstrip(".") if "." in text else text) or "0"


def parse_result(text: str) -> Result | None:
    """Read an RE value (FF[4], game info); None if it is not understood."""
    word = text.strip()
    if word.lower() in ("0", "draw", "jigo"):
        return Result(None, Way.SCORE, Decimal(0))
    if word.lower() == "void":
        return Result(None, Way.VOID)
    match = _WORD.fullmatch(word)
    if match is None:
        return None
    winner, rest = Color(match[1].upper()), match[2].strip().lower()
    if rest in _WAYS:
        return Result(winner, _WAYS[rest])
    return _scored(winner, rest.replace(",", "."))


def _scored(winner: Color, margin: str) -> Result | None:
    if not _MARGIN.fullmatch(margin):
        return None
    points = Decimal(margin)
    return Result(winner, Way.SCORE, points) if points else Result(None, Way.SCORE, Decimal(0))
