"""The rules read literally, with sets, dicts and lists: slow, and plain enough to check by eye.

The numbers are those of Tromp's ten sentences. `tests/go/test_literal.py` compares the program
with this on random games.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from tromp_gui.go.board import Board
from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import Superko

Coloring: TypeAlias = dict[Point, Color | None]
"""2. Each point on the grid may be colored black, white or empty."""


def coloring_of(board: Board) -> Coloring:
    return {
        Point(row, col): board.at(Point(row, col))
        for row in range(board.rows)
        for col in range(board.columns)
    }


def adjacent(grid: Coloring, point: Point) -> list[Point]:
    row, col = point
    around = (Point(row + 1, col), Point(row - 1, col), Point(row, col + 1), Point(row, col - 1))
    return [neighbour for neighbour in around if neighbour in grid]


def reaches(grid: Coloring, point: Point, color: Color | None) -> bool:
    """3. A point P, not colored C, is said to reach C, if there is a path of adjacent points of
    P's color from P to a point of color C."""
    path, todo = {point}, [point]
    while todo:
        for neighbour in adjacent(grid, todo.pop()):
            if grid[neighbour] is color:
                return True
            if grid[neighbour] is grid[point] and neighbour not in path:
                path.add(neighbour)
                todo.append(neighbour)
    return False


def clear(grid: Coloring, color: Color) -> Coloring:
    """4. Clearing a color is the process of emptying all points of that color that don't reach
    empty."""
    lifeless = {p for p, c in grid.items() if c is color and not reaches(grid, p, None)}
    return {p: None if p in lifeless else c for p, c in grid.items()}


def after_move(grid: Coloring, turn: Turn) -> Coloring:
    """7. A move consists of coloring an empty point one's own color; then clearing the opponent
    color, and then clearing one's own color."""
    assert turn.point is not None
    colored = {**grid, turn.point: turn.color}
    return clear(clear(colored, turn.color.opponent), turn.color)


def score(grid: Coloring, color: Color) -> int:
    """9. A player's score is the number of points of her color, plus the number of empty points
    that reach only her color."""
    own = sum(c is color for c in grid.values())
    only = [
        p
        for p, c in grid.items()
        if c is None and reaches(grid, p, color) and not reaches(grid, p, color.opponent)
    ]
    return own + len(only)


@dataclass
class Left:
    """A grid in the history: who left it (None: it was set up), by what, who moves next."""

    grid: Coloring
    by: Color | None
    by_pass: bool
    following: Color
    passed_on: bool = False
    """Handicap: White has left it too, by a pass."""


class LiteralGame:
    """A game whose whole history is a list; each question walks all of it."""

    def __init__(
        self,
        start: Board,
        superko: Superko,
        suicide: bool,
        to_play: Color,
        handicap: int,
        white_passes: bool = False,
    ) -> None:
        """With `white_passes` White passes between the handicap moves, and none is written."""
        self.white_passes = white_passes
        self.superko, self.suicide, self.handicap = superko, suicide, handicap
        self.history = [Left(coloring_of(start), None, False, to_play)]

    @property
    def grid(self) -> Coloring:
        return self.history[-1].grid

    @property
    def to_play(self) -> Color:
        return self.history[-1].following

    @property
    def lost_now(self) -> tuple[int, int]:
        """Stones played less stones standing: only for games that start on an empty grid."""
        played = [left.by for left in self.history if left.by and not left.by_pass]
        standing = list(self.grid.values())
        return (
            played.count(Color.BLACK) - standing.count(Color.BLACK),
            played.count(Color.WHITE) - standing.count(Color.WHITE),
        )

    def following(self, turn: Turn) -> Color:
        """Handicap: Black's first n turns are n consecutive moves; else the players alternate."""
        more = self.handicap > 1 and turn.color is Color.BLACK and turn.point is not None
        return Color.BLACK if more else turn.color.opponent

    def legal(self) -> list[Point]:
        return [p for p in self.grid if self.illegal(Turn(self.to_play, p)) is None]

    def illegal(self, turn: Turn) -> Illegal | None:
        if turn.color is not self.to_play:
            return Illegal(Reason.NOT_YOUR_TURN)
        if turn.point is None:
            return Illegal(Reason.HANDICAP) if self.handicap and self.legal() else None
        if turn.point not in self.grid:
            return Illegal(Reason.OUTSIDE)
        if self.grid[turn.point] is not None:
            return Illegal(Reason.OCCUPIED)
        grid = after_move(self.grid, turn)
        if grid[turn.point] is None and not self.suicide:
            return Illegal(Reason.SUICIDE)
        repeated = self.repeated(grid, turn.color, self.following(turn))
        if not repeated:
            return None
        present = len(self.history) - 1
        if self.superko is Superko.SIMPLE:
            return Illegal(Reason.KO, repeated[0])
        if self.superko is Superko.POSITIONAL and present in repeated and grid == self.grid:
            return Illegal(Reason.SUPERKO, present)
        return Illegal(Reason.SUPERKO, repeated[0])

    def repeated(self, grid: Coloring, color: Color, following: Color) -> list[int]:
        """The turns whose grid a move of `color` that leaves `grid` would repeat."""
        same = [number for number, left in enumerate(self.history) if left.grid == grid]
        if self.superko is Superko.POSITIONAL:
            return same
        if self.superko is Superko.SITUATIONAL:
            return [number for number in same if self.history[number].following is following]
        if self.superko is Superko.TAYLOR:
            white = color is Color.WHITE
            left = ((number, self.history[number]) for number in same)
            return [n for n, each in left if each.by is color or (white and each.passed_on)]
        if self.superko is Superko.NATURAL:
            mine = [number for number in same if self.history[number].by is color]
            return [number for number in mine if not self.history[number].by_pass]
        last = self.history[-1]
        by_move = last.by is color.opponent and not last.by_pass
        return [number for number in same if by_move and number == len(self.history) - 2]

    def play(self, turn: Turn) -> None:
        """6. A turn is either a pass; or a move that doesn't repeat an earlier grid coloring."""
        grid = self.grid if turn.point is None else after_move(self.grid, turn)
        following = self.following(turn)
        passed_on = self.white_passes and following is turn.color
        self.history.append(Left(grid, turn.color, turn.point is None, following, passed_on))
        self.handicap = self.handicap - 1 if following is turn.color else 0
