"""The parts of a lesson. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import Protocol

from tromp_gui.go.board import Board, cleared
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.scoring.benson import pass_alive
from tromp_gui.scoring.count import area, count
from tromp_gui.ui.board.state import Mark


def points(vertices: str, board: Board) -> frozenset[Point]:
    """The points of a list of vertices such as "A1 C3". Raises ValueError for an invalid one."""
    found = (parse_vertex(name, board.rows, board.columns) for name in vertices.split())
    return frozenset(point for point in found if point is not None)


PlayGoal = Callable[[Position], bool]
"""Whether a position meets a goal reached by moves and passes."""


class PickGoal(Protocol):
    """A goal reached by clicking points."""

    def answer(self, board: Board) -> frozenset[Point]:
        """The points to click."""
        ...


def stone_on_one_of(vertices: str) -> PlayGoal:
    """There is a stone on one of these points."""
    return lambda now: any(now.board.at(p) is not None for p in points(vertices, now.board))


def colored(black: str, white: str = "") -> PlayGoal:
    """The first points are black, the others white."""
    wanted = ((black, Color.BLACK), (white, Color.WHITE))
    return lambda now: all(
        now.board.at(p) is color for names, color in wanted for p in points(names, now.board)
    )


def turns(number: int) -> PlayGoal:
    """This many turns have been made."""
    return lambda now: now.turn >= number


def lost(color: Color, stones: int) -> PlayGoal:
    """A colour has lost this many stones."""
    return lambda now: now.lost[0 if color is Color.BLACK else 1] >= stones


def passes(number: int) -> PlayGoal:
    """There have been this many consecutive passes."""
    return lambda now: now.passes >= number


def leads(color: Color) -> PlayGoal:
    """A colour has the higher score, without komi, after at least one turn."""
    return lambda now: now.turn > 0 and count(now.board, now.rules).result.winner is color


def has_liberties(vertex: str, number: int) -> PlayGoal:
    """The chain at `vertex` is there, with at least this many liberties."""
    return lambda now: all(
        len(now.board.liberties(point)) >= number for point in points(vertex, now.board)
    )


def lives(vertex: str) -> PlayGoal:
    """The chain at `vertex` has two eyes: it cannot be captured even if its player always passes
    (Benson 1976).
    """
    return lambda now: all(_is_alive(now.board, point) for point in points(vertex, now.board))


def cannot_live(vertex: str) -> PlayGoal:
    """The player of the chain at `vertex` is to move, and no move gives it two eyes."""

    def is_met(now: Position) -> bool:
        (point,) = points(vertex, now.board)
        turns = (Turn(now.to_play, each) for each in now.legal_points())
        return now.board.at(point) is now.to_play and not any(
            _is_alive(now.play(turn).board, point) for turn in turns
        )

    return is_met


def _is_alive(board: Board, point: Point) -> bool:
    color = board.at(point)
    if color is None:
        return False
    alive = pass_alive(board, color, suicide=True).stones
    return bool(alive >> board.grid.bits[point] & 1)


def all_of(*goals: PlayGoal) -> PlayGoal:
    """Several goals are met at once."""
    return lambda now: all(goal(now) for goal in goals)


@dataclass(frozen=True, slots=True)
class Reached:
    """The empty points that a stone reaches, which are the liberties of its chain."""

    vertex: str

    def answer(self, board: Board) -> frozenset[Point]:
        (stone,) = points(self.vertex, board)
        return board.liberties(stone)


@dataclass(frozen=True, slots=True)
class NoLiberties:
    """The stones of a colour that reach no empty point, and that clearing removes."""

    color: Color

    def answer(self, board: Board) -> frozenset[Point]:
        stones = board.stones(self.color)
        return frozenset(board.grid.points(stones & ~cleared(board.grid, stones, board.free)))


@dataclass(frozen=True, slots=True)
class Surrounded:
    """The empty points that reach only one colour."""

    color: Color

    def answer(self, board: Board) -> frozenset[Point]:
        black, white = area(board)
        own = black if self.color is Color.BLACK else white
        return frozenset(board.grid.points(own & board.free))


@dataclass(frozen=True, slots=True)
class DeadGoal:
    """The stones to mark as dead."""

    vertices: str

    def answer(self, board: Board) -> frozenset[Point]:
        return points(self.vertices, board)


SENTENCES = 10
"""The number of Tromp's statements."""

_NO_MARKS: Mapping[str, Mark] = MappingProxyType({})


class Mode(Enum):
    """What a click on the board of a lesson does."""

    PLAY = "play"
    """Play a move for the player to move."""
    PICK = "pick"
    """Choose a point."""
    MARK = "mark"
    """Mark or unmark dead stones."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A lesson. `sentence` is the number of Tromp's statement, None for further lessons.

    The board starts with `diagram` and `to_play`, after the move `opening` if there is one.
    `replies` are White's possible replies to Black, of which the first legal one is played; without
    replies the learner plays both sides. `marks` are drawn on vertices. `solution` is one way to
    the goal: vertices or "pass", one for each click. A lesson to play has a `goal`, all others ask
    for points (`asks`).

    A lesson of the road for newcomers has a `key`, the word by which its completion is remembered.
    With `moves` the goal has to be reached in this many moves: White then captures what it can,
    saves what is in atari, or else makes one of its `replies`, and a move after which the goal is
    out of reach is wrong; `wrong` says why.
    """

    sentence: int | None = None
    key: str = ""
    title: str
    rule: str
    story: str
    diagram: str
    task: str
    done: str
    solution: str
    goal: PlayGoal | None = None
    asks: PickGoal | None = None
    mode: Mode = Mode.PLAY
    to_play: Color = Color.BLACK
    opening: str = ""
    replies: str = ""
    marks: Mapping[str, Mark] = field(default_factory=lambda: _NO_MARKS)
    shows_score: bool = False
    moves: int = 0
    wrong: str = ""

    @property
    def board(self) -> Board:
        """The board of the diagram."""
        return Board.from_diagram(self.diagram)
