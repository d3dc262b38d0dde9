"""All that a board shows, as one frozen value. No Qt, no rule."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Any, NamedTuple

from tromp_gui.go.point import Color, Point

_NOTHING: Mapping[Any, Any] = MappingProxyType({})


class Mark(Enum):
    """A mark on one point; the value is its SGF property."""

    TRIANGLE = "TR"
    SQUARE = "SQ"
    CIRCLE = "CR"
    CROSS = "MA"
    SELECTED = "SL"


class Owner(Enum):
    """Whose an empty (or emptied) point is in a count."""

    BLACK = "B"
    WHITE = "W"
    NEUTRAL = "-"


class Ghost(NamedTuple):
    """The stone that a click would put on `point`; `refused` where the rules forbid it."""

    point: Point
    color: Color
    refused: bool = False


class CandidateMark(NamedTuple):
    """A move that an engine considers: `rank` 0 is the best; texts as they stand on the disc."""

    point: Point
    rank: int
    win_rate: str
    lead: str = ""
    visits: str = ""


class NumberedStone(NamedTuple):
    """A stone that is not played: the `number`th of a line that goes on from the board."""

    point: Point
    color: Color
    number: int


class BoardState(NamedTuple):
    """What is seen on a board of `rows` x `columns` points. Everything but the size may be empty.

    `owners` holds the points that carry a territory square or a neutral ring; `dead` the stones
    drawn as dead, whose cross has the colour of `owners` there; `unsure` living ones that somebody
    should look at; `flips` the stones that a click
    would flip; `variations` the letters on the points where the game could go on; `labels` texts
    on points; `lines` and `arrows` pairs (from, to); `cursor` the board cursor; `highlighted`
    points that something beside the board speaks of; `forbidden` the empty points where the player
    to move may not play; `hidden` points outside of the part of the board that is to be seen.
    `ownership` says whose a point will be, from -1 (White's) to 1 (Black's); `candidates` the moves
    an engine considers, `numbered` the stones of a line it expects.
    """

    rows: int
    columns: int
    black: frozenset[Point] = frozenset()
    white: frozenset[Point] = frozenset()
    last_move: Point | None = None
    ghost: Ghost | None = None
    cursor: Point | None = None
    dead: frozenset[Point] = frozenset()
    owners: Mapping[Point, Owner] = _NOTHING
    unsure: frozenset[Point] = frozenset()
    flips: frozenset[Point] = frozenset()
    marks: Mapping[Point, Mark] = _NOTHING
    labels: Mapping[Point, str] = _NOTHING
    variations: Mapping[Point, str] = _NOTHING
    lines: tuple[tuple[Point, Point], ...] = ()
    arrows: tuple[tuple[Point, Point], ...] = ()
    dimmed: frozenset[Point] = frozenset()
    highlighted: frozenset[Point] = frozenset()
    forbidden: frozenset[Point] = frozenset()
    hidden: frozenset[Point] = frozenset()
    ownership: Mapping[Point, float] = _NOTHING
    candidates: tuple[CandidateMark, ...] = ()
    numbered: tuple[NumberedStone, ...] = ()

    def color_at(self, point: Point) -> Color | None:
        """The colour of the stone on `point`, dead or alive; None where there is none."""
        if point in self.black:
            return Color.BLACK
        return Color.WHITE if point in self.white else None
