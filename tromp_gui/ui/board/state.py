"""What a board shows, as values, and the pieces it is drawn from. Pure, no Qt."""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum, IntEnum, auto
from types import MappingProxyType
from typing import Any, NamedTuple

from tromp_gui.go.point import Color, Point
from tromp_gui.learning.areas import Area
from tromp_gui.scoring.unfilled import MANY_NEUTRAL

_NOTHING: Mapping[Any, Any] = MappingProxyType({})
MOST = 10
"""The level of a point whose owner is certain, and of the move that was read most."""


class Mark(Enum):
    """A mark on one point; the value is its SGF property."""

    TRIANGLE = "TR"
    SQUARE = "SQ"
    CIRCLE = "CR"
    CROSS = "MA"
    SELECTED = "SL"


class Owner(Enum):
    """The owner of an empty (or emptied) point in a count."""

    BLACK = "B"
    WHITE = "W"
    NEUTRAL = "-"


class Ghost(NamedTuple):
    """The stone that a click would place on `point`; `refused` if the rules forbid it."""

    point: Point
    color: Color
    refused: bool = False


class CandidateMark(NamedTuple):
    """A move that an engine considers: `rank` 0 is the best; `figures` are the lines on its disc.

    `grade` is how much it loses (`learning.candidates.Grade`), `weight` how much it was read, from
    0 to `MOST`, and `words` the same for screen readers.
    """

    point: Point
    rank: int
    figures: tuple[str, ...] = ()
    words: str = ""
    grade: int = 0
    weight: int = MOST


class NumberedStone(NamedTuple):
    """A stone that has not been played: the `number`th of a line from this position."""

    point: Point
    color: Color
    number: int


class BoardState(NamedTuple):
    """Everything shown on a board of `rows` x `columns` points.

    `owners` are the points with a territory square or a neutral ring; `dead` the stones drawn as
    dead, their cross in the colour of `owners`; `unsure` live stones of unclear status;
    `open_borders` the points through which a territory is open; `flips` the stones that a click
    would mark or unmark; `variations` the letters of alternative moves;
    `labels` texts on points; `lines` and `arrows` pairs (from, to); `cursor` the board cursor;
    `highlighted` points that something beside the board refers to; `forbidden` the empty points
    where the player to move may not play; `hidden` points outside the visible part of the board;
    `ownership` the expected owners, from -1 (White) to 1 (Black); `candidates` the moves an engine
    considers; `played` the move of the game that an analysis refers to; `numbered` the stones of a
    line; `area` a rectangle of points that contains the
    answer to a question.

    `last_move` is read by speech, copied text and the motion of stones, too: to hide its ring
    alone, `rings_last_move` is False.
    """

    rows: int
    columns: int
    black: frozenset[Point] = frozenset()
    white: frozenset[Point] = frozenset()
    last_move: Point | None = None
    rings_last_move: bool = True
    ghost: Ghost | None = None
    cursor: Point | None = None
    dead: frozenset[Point] = frozenset()
    owners: Mapping[Point, Owner] = _NOTHING
    unsure: frozenset[Point] = frozenset()
    open_borders: frozenset[Point] = frozenset()
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
    played: Point | None = None
    area: frozenset[Point] = frozenset()

    def color_at(self, point: Point) -> Color | None:
        """The colour of the stone on `point`, dead or alive; None if there is no stone."""
        if point in self.black:
            return Color.BLACK
        return Color.WHITE if point in self.white else None

    @property
    def part(self) -> Area:
        """The part that is shown: the smallest area with all points that are not hidden."""
        whole = Area(Point(0, 0), Point(self.rows - 1, self.columns - 1))
        shown = whole.points - self.hidden if self.hidden else None
        return Area.around(shown) if shown else whole


_SEEN, _LOST = 2, 4
"""The levels from which ownership is drawn: on the wood, and on a stone of the other colour."""
_OWNERS = {Color.BLACK: Owner.BLACK, Color.WHITE: Owner.WHITE}


class PieceShape(IntEnum):
    """What a piece looks like, in the order of drawing: later ones are on top."""

    HEAT = auto()
    AREA = auto()
    SHADOW = auto()
    STONE = auto()
    DEAD = auto()
    TERRITORY = auto()
    CROSS = auto()
    LOST = auto()
    UNSURE = auto()
    OPEN_BORDER = auto()
    FORBIDDEN = auto()
    LAST_MOVE = auto()
    LAST_MOVE_WIDE = auto()
    MARK = auto()
    LABEL = auto()
    VARIATION = auto()
    PLAYED = auto()
    CANDIDATE = auto()
    FIGURES = auto()
    LINE = auto()
    ARROW = auto()
    DIMMED = auto()
    HIDDEN = auto()
    HIGHLIGHT = auto()
    FLIPS = auto()
    NUMBERED = auto()
    GHOST = auto()
    REFUSED = auto()
    CURSOR = auto()

    __hash__ = int.__hash__  # faster than Enum's, which is written in Python


class Piece(NamedTuple):
    """One thing to draw at `points`; for lines and arrows all of them, two points each.

    `color` is the stone's colour, or that of the stone below (None: an empty point); `owner`,
    `mark` and `text` are set for the shapes that need them; so are `levels`: of a candidate
    whether it is not the best, its grade and its weight; or the expected owner of each point, from
    -`MOST` (White) to `MOST` (Black); 0 for a neutral point if there are many.
    """

    shape: PieceShape
    points: tuple[Point, ...]
    color: Color | None = None
    owner: Owner | None = None
    mark: Mark | None = None
    text: str = ""
    levels: tuple[int, ...] = ()

    @property
    def point(self) -> Point:
        """The first of the points."""
        return self.points[0]


def pieces(state: BoardState) -> frozenset[Piece]:
    """Everything on the board in `state`."""
    return frozenset(stones(state, state.black | state.white)) | overlays(state)


def stones(state: BoardState, points: Iterable[Point]) -> Iterator[Piece]:
    """The stones on `points`, with their shadows."""
    for point in points:
        color = state.color_at(point)
        if color is None:
            continue
        if point in state.dead:
            yield Piece(PieceShape.DEAD, (point,), color)
        else:
            yield Piece(PieceShape.SHADOW, (point,), color)
            yield Piece(PieceShape.STONE, (point,), color)


def touched_stones(old: BoardState, new: BoardState) -> frozenset[Point]:
    """The points whose stones differ between the states."""
    pairs = (old.black, new.black), (old.white, new.white), (old.dead, new.dead)
    return frozenset().union(*(a ^ b for a, b in pairs if a is not b))


def is_move(old: BoardState, new: BoardState) -> bool:
    """Whether the only stone that was added is the last move."""
    came = (new.black | new.white) - (old.black | old.white)
    return new.last_move is not None and came == {new.last_move}


def overlays(state: BoardState) -> frozenset[Piece]:
    """Everything in `state` except stones and their shadows."""
    return frozenset(
        (
            *_counted(state),
            *_written(state),
            *_analysed(state),
            *_drawn(state),
            *_pointed(state),
        )
    )


def _counted(state: BoardState) -> Iterator[Piece]:
    empty = {p: each for p, each in state.owners.items() if state.color_at(p) is None}
    neutral = sum(owner is Owner.NEUTRAL for owner in empty.values())
    is_crowded = neutral > MANY_NEUTRAL * state.rows * state.columns
    for point, owner in empty.items():
        levels = (0,) if is_crowded and owner is Owner.NEUTRAL else ()
        yield Piece(PieceShape.TERRITORY, (point,), owner=owner, levels=levels)
    for point in state.dead:
        color = state.color_at(point)
        if color is not None:
            yield Piece(PieceShape.CROSS, (point,), color, state.owners.get(point))
    for point in state.unsure - state.dead:
        color = state.color_at(point)
        if color is not None:
            yield Piece(PieceShape.UNSURE, (point,), color)
    for point in state.open_borders:
        yield Piece(PieceShape.OPEN_BORDER, (point,))


def _written(state: BoardState) -> Iterator[Piece]:
    for point, mark in state.marks.items():
        yield Piece(PieceShape.MARK, (point,), state.color_at(point), mark=mark)
    for point, text in state.labels.items():
        yield Piece(PieceShape.LABEL, (point,), state.color_at(point), text=text)
    for point, text in state.variations.items():
        yield Piece(PieceShape.VARIATION, (point,), text=text)
    last = state.last_move
    if last is not None and state.rings_last_move:
        on_it = state.marks.get(last)
        written = on_it not in (None, Mark.CIRCLE) or last in state.labels
        shape = PieceShape.LAST_MOVE_WIDE if written else PieceShape.LAST_MOVE
        circled = Mark.CIRCLE if on_it is Mark.CIRCLE and not written else None
        yield Piece(shape, (last,), state.color_at(last), mark=circled)


def _analysed(state: BoardState) -> Iterator[Piece]:
    levels = {point: round(MOST * value) for point, value in state.ownership.items()}
    seen = {point: level for point, level in sorted(levels.items()) if abs(level) >= _SEEN}
    if seen:
        yield Piece(PieceShape.HEAT, tuple(seen), levels=tuple(seen.values()))
    for point, level in seen.items():
        color, owner = state.color_at(point), Color.BLACK if level > 0 else Color.WHITE
        if color is not None and color is not owner and abs(level) >= _LOST:
            yield Piece(PieceShape.LOST, (point,), color, _OWNERS[owner], levels=(abs(level),))
    if state.played is not None:
        yield Piece(PieceShape.PLAYED, (state.played,))
    for each in state.candidates:
        text = "\n".join(part for part in each.figures if part)
        look = int(each.rank > 0), each.grade, each.weight
        yield Piece(PieceShape.CANDIDATE, (each.point,), levels=look)
        yield Piece(PieceShape.FIGURES, (each.point,), text=text, levels=look)
    for stone in state.numbered:
        yield Piece(PieceShape.NUMBERED, (stone.point,), stone.color, text=str(stone.number))


def _drawn(state: BoardState) -> Iterator[Piece]:
    if state.area:
        yield Piece(PieceShape.AREA, (min(state.area), max(state.area)))
    if state.lines:
        yield Piece(PieceShape.LINE, tuple(point for pair in state.lines for point in pair))
    if state.arrows:
        yield Piece(PieceShape.ARROW, tuple(point for pair in state.arrows for point in pair))
    for point in state.dimmed:
        yield Piece(PieceShape.DIMMED, (point,))
    for point in state.hidden:
        yield Piece(PieceShape.HIDDEN, (point,))
    for point in state.forbidden:
        yield Piece(PieceShape.FORBIDDEN, (point,))


def _pointed(state: BoardState) -> Iterator[Piece]:
    if state.highlighted:
        yield Piece(PieceShape.HIGHLIGHT, tuple(sorted(state.highlighted)))
    if state.flips:
        yield Piece(PieceShape.FLIPS, tuple(sorted(state.flips)))
    if state.ghost is not None:
        shape = PieceShape.REFUSED if state.ghost.refused else PieceShape.GHOST
        yield Piece(shape, (state.ghost.point,), state.ghost.color)
    if state.cursor is not None:
        yield Piece(PieceShape.CURSOR, (state.cursor,))
