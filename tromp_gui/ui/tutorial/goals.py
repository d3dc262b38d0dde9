"""The goals of lessons, checked on the position by the rules. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from tromp_gui.go.board import Board, cleared
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.scoring.count import area, count


def points(vertices: str, board: Board) -> frozenset[Point]:
    """The points of a list of vertices such as "A1 C3". Raises ValueError for an invalid one."""
    found = (parse_vertex(name, board.rows, board.columns) for name in vertices.split())
    return frozenset(point for point in found if point is not None)


class PlayGoal(Protocol):
    """A goal reached by moves and passes."""

    def is_met(self, position: Position) -> bool:
        """Whether the position meets the goal."""
        ...


class PickGoal(Protocol):
    """A goal reached by clicking points."""

    def answer(self, board: Board) -> frozenset[Point]:
        """The points to click."""
        ...


@dataclass(frozen=True, slots=True)
class StoneOnOneOf:
    """There is a stone on one of these points."""

    vertices: str

    def is_met(self, position: Position) -> bool:
        board = position.board
        return any(board.at(point) is not None for point in points(self.vertices, board))


@dataclass(frozen=True, slots=True)
class Colored:
    """The first points are black, the others white."""

    black: str
    white: str = ""

    def is_met(self, position: Position) -> bool:
        board = position.board
        wanted = ((self.black, Color.BLACK), (self.white, Color.WHITE))
        return all(board.at(p) is color for names, color in wanted for p in points(names, board))


@dataclass(frozen=True, slots=True)
class Turns:
    """This many turns have been made."""

    number: int

    def is_met(self, position: Position) -> bool:
        return position.turn >= self.number


@dataclass(frozen=True, slots=True)
class Lost:
    """A colour has lost this many stones."""

    color: Color
    stones: int

    def is_met(self, position: Position) -> bool:
        black, white = position.lost
        return (black if self.color is Color.BLACK else white) >= self.stones


@dataclass(frozen=True, slots=True)
class Passes:
    """There have been this many consecutive passes."""

    number: int

    def is_met(self, position: Position) -> bool:
        return position.passes >= self.number


@dataclass(frozen=True, slots=True)
class Leads:
    """A colour has the higher score, without komi, after at least one turn."""

    color: Color

    def is_met(self, position: Position) -> bool:
        return position.turn > 0 and self.is_ahead(position)

    def is_ahead(self, position: Position) -> bool:
        """Whether the colour has the higher score."""
        return count(position.board, position.rules).result.winner is self.color


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
