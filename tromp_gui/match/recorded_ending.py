"""How a game ended, in its record: writing and reading TGEN, TGPO and TGDP.

TGEN is on the scored node: the ending of the rules, a colon, and `agreed`, `as-is`, `played-out` or
the mediator's name (in quotes if it is one of these words). TGPO is on the first node of a
play-out: for each stone tried there a word, a colon and its point. TGDP is on the node at which the
players did not agree: for each stone who considers it dead, a colon and its point; one empty value
if no stone was marked.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple, Protocol

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import Ending
from tromp_gui.match.phases import Dispute, Outcome, Settlement, chains_of

DISAGREEMENT = "TGDP"
"""The property of the node at which the players did not agree."""

_WORDS = {
    Settlement.AGREED: "agreed",
    Settlement.RESULT_AGREED: "agreed",
    Settlement.AS_IS: "as-is",
    Settlement.PLAYED_OUT: "played-out",
}
_SETTLEMENTS = {
    "agreed": Settlement.AGREED,
    "as-is": Settlement.AS_IS,
    "played-out": Settlement.PLAYED_OUT,
}


class RecordedEnding(NamedTuple):
    """The contents of a TGEN value; `ending` is None if it names none that we have."""

    ending: Ending | None
    settlement: Settlement
    mediator: str = ""


def ending_text(ending: Ending, outcome: Outcome) -> str | None:
    """The text of TGEN; None if the result alone says it (resignation, time, forfeit, void)."""
    if outcome.settlement is Settlement.DECLARED:
        return None
    word = _WORDS.get(outcome.settlement)
    if word is None:
        name = outcome.mediator
        word = f'"{name}"' if name in _SETTLEMENTS or not name or name.startswith('"') else name
    return f"{ending.value}:{word}"


def read_ending(text: str) -> RecordedEnding:
    """Read a TGEN text; one without a colon has only the second part."""
    first, colon, rest = text.partition(":")
    word = rest if colon else first
    ending = next((each for each in Ending if colon and each.value == first.strip()), None)
    settlement = _SETTLEMENTS.get(word.strip())
    if settlement is not None:
        return RecordedEnding(ending, settlement)
    quoted = len(word) > 1 and word[0] == word[-1] == '"'
    return RecordedEnding(ending, Settlement.MEDIATED, word[1:-1] if quoted else word)


class PlayoutResult(Enum):
    """The fate of a stone on the second board."""

    OPEN = "open"
    """Not settled yet."""
    ALIVE = "alive"
    DEAD = "dead"


class PointCodec(Protocol):
    """How a record writes its points."""

    def format_point(self, point: Point | None) -> str:
        """The SGF value for a point."""

    def point(self, value: str) -> Point | None:
        """The point of an SGF value. Raises ValueError if it is not a point."""


def playout_values(
    codec: PointCodec, stones: Iterable[Point], dead: frozenset[Point] | None = None
) -> tuple[str, ...]:
    """The values of TGPO: the stones tried, and which of them died (None: not settled yet)."""
    found = []
    for point in sorted(stones):
        result = (
            PlayoutResult.OPEN
            if dead is None
            else PlayoutResult.DEAD
            if point in dead
            else PlayoutResult.ALIVE
        )
        found.append(f"{result.value}:{codec.format_point(point)}")
    return tuple(found)


def read_playout(codec: PointCodec, values: Iterable[str]) -> dict[Point, PlayoutResult]:
    """The fate of the stones tried in a play-out; malformed values are skipped."""
    found = {}
    for value in values:
        word, _, spelt = value.partition(":")
        try:
            point = codec.point(spelt.strip())
            if point is not None:
                found[point] = PlayoutResult(word.strip())
        except ValueError:
            continue
    return found


class Disagreement(NamedTuple):
    """The disputed chains, and the stones that both players consider dead."""

    disputes: tuple[Dispute, ...]
    dead: frozenset[Point]


_BOTH = "both"


def disagreement_values(
    codec: PointCodec, disputes: Iterable[Dispute], dead: frozenset[Point]
) -> tuple[str, ...]:
    """The values of TGDP; `dead` are the stones that both players consider dead."""
    said = [(each.dead_by.value, point) for each in disputes for point in sorted(each.stones)]
    said += [(_BOTH, point) for point in sorted(dead)]
    return tuple(f"{who}:{codec.format_point(point)}" for who, point in said) or ("",)


def read_disagreement(codec: PointCodec, values: Iterable[str], board: Board) -> Disagreement:
    """Read TGDP on `board`; malformed values and points without a stone are skipped."""
    said: dict[str, set[Point]] = {}
    for value in values:
        who, _, spelt = value.partition(":")
        try:
            point = codec.point(spelt.strip())
        except ValueError:
            continue
        if point is not None and point in board.grid and board.at(point) is not None:
            said.setdefault(who.strip(), set()).add(point)
    disputes = (
        Dispute(chain, chain & said[color.value], color)
        for color in Color
        if color.value in said
        for chain in chains_of(board, said[color.value])
    )
    return Disagreement(tuple(disputes), frozenset(said.get(_BOTH, ())))
