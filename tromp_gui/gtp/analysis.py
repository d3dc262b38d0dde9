"""What an engine reports while it searches, read from its `info` lines.

Sources: Leela Zero's `lz-analyze`; KataGo's GTP extensions, `kata-analyze`.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.vertex import parse_vertex


class Perspective(Enum):
    """Whose win rate and score an engine reports (KataGo: `reportAnalysisWinratesAs`)."""

    SIDE_TO_MOVE = None
    """The default of all engines known."""
    BLACK = Color.BLACK
    WHITE = Color.WHITE

    def of(self, to_play: Color) -> Color:
        """The player whose values are reported with `to_play` to move."""
        return self.value or to_play


def perspective_of(black: float, reported: Mapping[Color, float]) -> Perspective:
    """The perspective of an engine that reports these win rates, each with a colour to move.

    `black` is Black's chance to win, the same for both colours; if it is near one half, or
    nothing is reported, this says nothing.
    """

    def error(perspective: Perspective) -> float:
        return sum(
            abs(rate - (black if perspective.of(color) is Color.BLACK else 1 - black))
            for color, rate in reported.items()
        )

    return min(Perspective, key=error)


class Candidate(NamedTuple):
    """A move that the engine considers; `move` None is a pass.

    `win_rate` (0 to 1) and `score` (points ahead; None if the engine tells none) are those of
    the player to move. `line` is the play it expects, this move first; `order` 0 is the best.
    """

    move: Point | None
    visits: int
    win_rate: float
    score: float | None
    line: tuple[Point | None, ...]
    order: int
    prior: float | None = None


class Analysis(NamedTuple):
    """A position as the engine sees it so far, `color` to move.

    `candidates` come in their order. `win_rate` (0 to 1) and `score` are those of `color`, of the
    root where the engine tells it, else of the best candidate. `ownership` is Black positive (1:
    surely Black's, −1: White's), one value for each point, from the bottom left, row by row.
    """

    color: Color
    candidates: tuple[Candidate, ...]
    win_rate: float
    score: float | None
    visits: int
    ownership: tuple[float, ...] | None = None

    def owners(self, columns: int) -> dict[Point, float]:
        """`ownership` by point; empty if the engine does not report it."""
        return {Point(*divmod(at, columns)): each for at, each in enumerate(self.ownership or ())}

    def corrected(self, excess: float) -> "Analysis":
        """The same, found with a komi that was larger by `excess`: a lead changes as the komi does,
        win rates stay.
        """
        if not excess:
            return self
        more = excess if self.color is Color.BLACK else -excess
        candidates = tuple(
            each if each.score is None else each._replace(score=each.score + more)
            for each in self.candidates
        )
        score = None if self.score is None else self.score + more
        return self._replace(candidates=candidates, score=score)

    @property
    def black_win_rate(self) -> float:
        return self.win_rate if self.color is Color.BLACK else 1 - self.win_rate

    @property
    def black_score(self) -> float | None:
        """The points that Black is ahead (negative: behind); None if unknown."""
        if self.score is None:
            return None
        return self.score if self.color is Color.BLACK else -self.score


_SECTIONS = {
    "info", "rootInfo", "ownership", "ownershipStdev", "pv", "pvVisits", "pvEdgeVisits",
    "movesOwnership", "movesOwnershipStdev",
}  # fmt: skip
_SHARE_OF = 10_000
"""Leela Zero's win rates and priors are shares of this, as integers."""


def parse_analysis(
    line: str,
    color: Color,
    rows: int,
    columns: int,
    perspective: Perspective = Perspective.SIDE_TO_MOVE,
) -> Analysis | None:
    """The analysis in a line `info move ...`, of a position with `color` to move.

    One line contains all candidates of one moment. What cannot be read is skipped; None if no
    candidate is left.
    """
    reader = _Reader(color, rows, columns, perspective)
    for name, words in _sections(line.split()):
        reader.read(name, words)
    return reader.analysis()


def _sections(words: Sequence[str]) -> list[tuple[str, list[str]]]:
    found: list[tuple[str, list[str]]] = []
    for word in words:
        if word in _SECTIONS:
            found.append((word, []))
        elif found:
            found[-1][1].append(word)
    return found


class _Reader:
    """Puts one analysis together from the sections of a line."""

    def __init__(self, color: Color, rows: int, columns: int, perspective: Perspective) -> None:
        self._color = color
        self._rows, self._columns = rows, columns
        self._is_turned = perspective.of(color) is not color
        self._candidates: list[Candidate] = []
        self._root: tuple[float, float | None, int] | None = None
        self._ownership: tuple[float, ...] | None = None
        self._values: dict[str, str] | None = None

    def read(self, name: str, words: list[str]) -> None:
        if name == "info":
            self._complete_candidate([])
            self._values = dict(zip(words[::2], words[1::2], strict=False))
        elif name == "pv":
            self._complete_candidate(words)
        elif name == "rootInfo":
            self._complete_candidate([])
            self._root = self._numbers(dict(zip(words[::2], words[1::2], strict=False)))
        elif name == "ownership":
            self._complete_candidate([])
            self._ownership = self._owners(words)

    def analysis(self) -> Analysis | None:
        self._complete_candidate([])
        if not self._candidates:
            return None
        candidates = tuple(sorted(self._candidates, key=lambda each: each.order))
        best = candidates[0]
        total = sum(each.visits for each in candidates)
        win_rate, score, visits = self._root or (best.win_rate, best.score, total)
        return Analysis(self._color, candidates, win_rate, score, visits, self._ownership)

    def _complete_candidate(self, line: list[str]) -> None:
        """Finish the candidate whose values were read: its line is complete."""
        values, self._values = self._values, None
        numbers = None if values is None else self._numbers(values)
        if values is None or numbers is None:
            return
        try:
            move = self._point(values.get("move", ""))
        except ValueError:
            return
        win_rate, score, visits = numbers
        order = (
            int(_number(values.get("order")) or 0) if "order" in values else len(self._candidates)
        )
        candidate = Candidate(
            move,
            visits,
            win_rate,
            score,
            self._line(line) or (move,),
            order,
            _share(values, "prior"),
        )
        self._candidates.append(candidate)

    def _numbers(self, values: dict[str, str]) -> tuple[float, float | None, int] | None:
        """Win rate, score and visits for the player to move."""
        win_rate = _share(values, "winrate")
        if win_rate is None:
            return None
        score = _number(values.get("scoreLead", values.get("scoreMean")))
        if self._is_turned:
            win_rate, score = 1 - win_rate, None if score is None else -score
        return win_rate, score, int(_number(values.get("visits")) or 0)

    def _owners(self, words: list[str]) -> tuple[float, ...] | None:
        """Ownership by rows from the top; the sign is that of the engine's perspective."""
        owners = [_number(word) for word in words[: self._rows * self._columns]]
        values = [value for value in owners if value is not None]
        if len(values) != self._rows * self._columns:
            return None
        is_black = (self._color is Color.BLACK) is not self._is_turned
        sign = 1.0 if is_black else -1.0
        starts = range(len(values) - self._columns, -1, -self._columns)
        return tuple(
            sign * value for start in starts for value in values[start : start + self._columns]
        )

    def _line(self, words: list[str]) -> tuple[Point | None, ...]:
        line: list[Point | None] = []
        for word in words:
            try:
                line.append(self._point(word))
            except ValueError:
                break
        return tuple(line)

    def _point(self, word: str) -> Point | None:
        return parse_vertex(word, self._rows, self._columns)


def _share(values: dict[str, str], name: str) -> float | None:
    """A number from 0 to 1; integers but 0 and 1 are shares of 10,000 (Leela Zero)."""
    word = values.get(name, "")
    value = _number(word)
    if value is None:
        return None
    is_float = "." in word or "e" in word.lower() or "scoreLead" in values or "utility" in values
    share = value if is_float else value / _SHARE_OF
    return min(max(share, 0.0), 1.0)


def _number(word: str | None) -> float | None:
    """A finite number, or None."""
    try:
        value = float(word or "")
    except ValueError:
        return None
    return value if abs(value) < float("inf") else None
