"""The result of a game, and how SGF's RE spells it."""

from __future__ import annotations

import re
from decimal import Decimal
from enum import Enum
from typing import NamedTuple

from tromp_gui.go.amounts import normalised, parse_amount
from tromp_gui.go.point import Color

_WORD = re.compile(
    r"([^\W\d_]{1,8})\s*(?:\+|\b(?:wins?|won)\b)\s*(?:(?:by|on)\b)?\s*(.*)", re.DOTALL
)
_MARKS = " ?!.！？。"
"""What programs write after a result: KaTrain a `?` for an estimate, MultiGo a `!`."""
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
    **dict.fromkeys(("r", "res", "resign", "resigned", "resignation"), Way.RESIGNATION),
    **dict.fromkeys(("abandon", "abandono", "aufgabe"), Way.RESIGNATION),
    **dict.fromkeys(("t", "time", "timeout", "time out"), Way.TIME),
    **dict.fromkeys(("temps", "tiempo", "zeit"), Way.TIME),
    **dict.fromkeys(("f", "forfeit", "disqualification", "disqualified"), Way.FORFEIT),
    **dict.fromkeys(("", "0.0", "0.00"), Way.UNKNOWN_MARGIN),
}
"""How a game was won; `0.0` is how Fox writes that the margin is not known."""

_WINNERS = {
    **dict.fromkeys(("b", "black", "n", "noir", "negro", "negras", "s", "schwarz"), Color.BLACK),
    **dict.fromkeys(("w", "white", "blanc", "blanco", "blancas", "weiß", "weiss"), Color.WHITE),
}
"""The winner in English, French, Spanish and German. B is Black, as in FF[4], though White's name
in French and Spanish begins with it.
"""
_COLORS = {
    "黑": Color.BLACK, "黒": Color.BLACK, "흑": Color.BLACK, "白": Color.WHITE, "백": Color.WHITE,
}  # fmt: skip
_TIES = frozenset(
    ("0", "draw", "jigo", "tie", "和棋", "和局", "平局", "持碁", "持棋", "ジゴ", "무승부", "빅")
)
_VOIDS = frozenset(("void", "no result", "无胜负", "無勝負", "무효"))
_WORDED_WAYS = {
    **dict.fromkeys(("中盘", "中盤", "中押", "中押し", "불계", "기권"), Way.RESIGNATION),
    **dict.fromkeys(("认", "認", "投子认", "投子認"), Way.RESIGNATION),
    **dict.fromkeys(("超时", "超時", "時間", "时间", "時間切れ", "시간"), Way.TIME),
    "": Way.UNKNOWN_MARGIN,
}
_WORDED = (
    r"(?:共?\d{1,4}[手수](?:まで|完)?[,、]?)?([黑黒흑白백])[方棋番]?"
    r"(.*?)(?:[胜勝승]ち?|(?P<lost>[负負敗败输輸패]け?))(.*)"
)
"""The number of moves, a player, how or by how much before or after the word for winning or losing.
"""


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
    """Read an RE value (FF[4], game info), also with the colour in another language, or in East
    Asian words; None if it is not understood.

    A margin in 子 is converted to points.
    """
    word = text.strip().rstrip(_MARKS).lower()
    if word in _TIES:
        return Result(None, Way.SCORE, Decimal(0))
    if word in _VOIDS:
        return Result(None, Way.VOID)
    match = _WORD.fullmatch(word)
    winner = match and _WINNERS.get(match[1])
    if match is None or winner is None:
        return _worded(normalised(word))
    rest = match[2]
    if rest in _WAYS:
        return Result(winner, _WAYS[rest])
    return _scored(winner, rest.replace(",", "."))


def has_letter_of_either(text: str) -> bool:
    """Whether a result begins with B but is not written as in SGF, where a margin has a point: in
    French and Spanish the letter may be White's.
    """
    return re.fullmatch(r"\s*[Bb]\s*\+\s*\d+,\d+\s*", text) is not None


def _worded(text: str) -> Result | None:
    """Read a result in Chinese, Japanese or Korean words: 黑胜0.75子, 黒2目半勝, 흑불계승."""
    found = re.fullmatch(_WORDED, re.sub(r"\([^()]*\)$", "", text))
    if found is None or (found[2] and found[4]):
        return None
    player, said = _COLORS[found[1]], found[2] or found[4]
    winner = player.opponent if found["lost"] else player
    way = _WORDED_WAYS.get(said)
    return _scored(winner, said) if way is None else Result(winner, way)


def _scored(winner: Color, margin: str) -> Result | None:
    if _MARGIN.fullmatch(margin):
        points = Decimal(margin)
    elif (amount := parse_amount(normalised(margin))) is not None:
        points = amount.points
    else:
        return None
    return Result(winner, Way.SCORE, points) if points else Result(None, Way.SCORE, Decimal(0))
