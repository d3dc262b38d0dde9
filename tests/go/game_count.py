"""Counting games of Go on tiny boards.

Under positional superko with suicide a game from the empty grid is a simple path in the graph of
grids: an edge is a move of either colour, since a player out of turn needs one pass of the other,
and two passes end the game anywhere (Tromp and Farnebäck, "Combinatorics of Go").
"""

from __future__ import annotations

from collections import Counter
from itertools import product

from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position

State = tuple[int, int]
"""The grid a path has come to, and the set of grids it can still get to."""


def count_by_playing(position: Position) -> int:
    """The games from here, each played to its two passes."""
    if position.passes == 2:
        return 1
    turns = [None, *position.legal_points()]
    return sum(count_by_playing(position.play(Turn(position.to_play, p))) for p in turns)


class GridGraph:
    """The grids that moves of either colour lead to from the empty board of a size.

    Grids are numbered, 0 the empty one; `after[i]` is the set (an integer) of those one move away.
    """

    def __init__(self, rows: int, columns: int) -> None:
        self.numbers = {Board.empty(rows, columns): 0}
        self.boards = list(self.numbers)
        self.after: list[int] = []
        for board in self.boards:  # it grows meanwhile
            self.after.append(self._moves_from(board))
        self.symmetries = self._symmetries(rows, columns)

    def _moves_from(self, board: Board) -> int:
        found = 0
        for point, color in product(board.points(None), Color):
            after = board.play(color, point)
            if after not in self.numbers:
                self.numbers[after] = len(self.boards)
                self.boards.append(after)
            if after != board:
                found |= 1 << self.numbers[after]
        return found

    @property
    def edges(self) -> int:
        return sum(after.bit_count() for after in self.after)

    def _symmetries(self, rows: int, columns: int) -> list[list[int]]:
        """The maps of the graph to itself: turning, mirroring, exchanging the colours."""
        turned = (False, True) if rows == columns else (False,)
        maps = {
            tuple(self.numbers[_mapped(board, *way)] for board in self.boards)
            for way in product((False, True), (False, True), turned, (False, True))
        }
        return [list(numbers) for numbers in sorted(maps)]

    def reach(self, grid: int, left: int) -> int:
        """The grids of the set `left` that moves through it get to from `grid`."""
        seen, new = 0, self.after[grid] & left
        while new:
            seen |= new
            found = 0
            while new:
                low = new & -new
                new ^= low
                found |= self.after[low.bit_length() - 1]
            new = found & left & ~seen
        return seen

    def count_games(self) -> int:
        """The simple paths from the empty grid.

        Paths that stand at the same grid with the same grids in reach go on alike, and so do
        those that a symmetry maps to each other: they are counted together, those with the most
        in reach first, as each move leaves fewer.
        """
        canonical = _Canonical(self.symmetries)
        waiting: list[Counter[State]] = [Counter() for _ in range(len(self.boards) + 1)]
        first = self.reach(0, (1 << len(self.boards)) - 2)
        waiting[first.bit_count()][0, first] = 1
        total = 0
        while waiting:
            for (grid, left), paths in waiting.pop().items():
                total += paths
                following = self.after[grid] & left
                while following:
                    low = following & -following
                    following ^= low
                    reached = low.bit_length() - 1
                    still = self.reach(reached, left ^ low)
                    waiting[still.bit_count()][canonical(reached, still)] += paths
        return total


class _Canonical:
    """One state for all that symmetries map to each other; sets are mapped byte by byte."""

    def __init__(self, symmetries: list[list[int]]) -> None:
        size = len(symmetries[0])
        self.length = (size + 7) // 8
        self.least = [min(numbers[grid] for numbers in symmetries) for grid in range(size)]
        tables = [(numbers, self._table(numbers)) for numbers in symmetries]
        self.tables = [
            [table for numbers, table in tables if numbers[grid] == self.least[grid]]
            for grid in range(size)
        ]

    def _table(self, numbers: list[int]) -> list[list[int]]:
        return [
            [
                sum(1 << n for j, n in enumerate(numbers[k : k + 8]) if byte >> j & 1)
                for byte in range(256)
            ]
            for k in range(0, len(numbers), 8)
        ]

    def __call__(self, grid: int, left: int) -> State:
        parts = left.to_bytes(self.length, "little")
        mapped = [
            sum(row[part] for row, part in zip(table, parts, strict=True))
            for table in self.tables[grid]
        ]
        return self.least[grid], min(mapped)


def _mapped(board: Board, upside: bool, sideways: bool, turned: bool, exchanged: bool) -> Board:
    def moved(point: Point) -> Point:
        row, col = (point.col, point.row) if turned else point
        return Point(
            board.rows - 1 - row if upside else row, board.columns - 1 - col if sideways else col
        )

    colors = (Color.WHITE, Color.BLACK) if exchanged else (Color.BLACK, Color.WHITE)
    black, white = ([moved(point) for point in board.points(color)] for color in colors)
    return Board.empty(board.rows, board.columns).with_stones(black, white)
