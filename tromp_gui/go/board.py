"""The colouring of all points (Tromp's "grid"), as a frozen value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tromp_gui.go.grid import Grid, grid_of
from tromp_gui.go.point import Color, Point


def place(grid: Grid, own: int, other: int, bit: int) -> tuple[int, int]:
    """Colour the point of `bit`, clear the opponent, then clear the player's own colour (rule 7).

    Checks only the neighbours, so every chain must have had a liberty before. Returns (own, other).
    """
    near = grid.near
    beside = near[bit]
    own |= 1 << bit
    empty = grid.full ^ (own | other)
    touched = beside & other
    while touched:
        seed = touched & -touched
        touched ^= seed
        around = near[seed.bit_length() - 1]
        if not around & empty:
            chain = grid.captured(seed | around & other, other, empty)
            other ^= chain
            empty |= chain
            touched &= other
    if not beside & empty:
        own ^= grid.captured(1 << bit | beside & own, own, empty)
    return own, other


def place_anywhere(grid: Grid, own: int, other: int, bit: int) -> tuple[int, int]:
    """Like `place`, but for any board: both clearings check every chain (rule 7)."""
    own |= 1 << bit
    other = cleared(grid, other, grid.full & ~(own | other))
    return cleared(grid, own, grid.full & ~(own | other)), other


def cleared(grid: Grid, stones: int, empty: int) -> int:
    """The stones of one colour that reach `empty`; all others are removed (rule 4)."""
    breathing = grid.spread(empty) & stones
    return grid.flood(breathing, stones)


def by_liberties(grid: Grid, stones: int, empty: int) -> tuple[int, int]:
    """The stones of one colour in chains with at most one liberty, and those with more.

    One stone beside two empty points settles its whole chain, so few chains need a closer look.
    """
    stride = grid.stride
    right, left, above, below = empty >> 1, empty << 1, empty >> stride, empty << stride
    twice = right & left | above & below | (right | left) & (above | below)
    many = grid.flood(twice & stones, stones)
    rest = few = stones ^ many
    while rest:
        chain = grid.flood(rest & -rest, rest)
        rest ^= chain
        liberties = grid.beside(chain) & empty
        if liberties & (liberties - 1):
            many |= chain
            few ^= chain
    return few, many


def after_each(grid: Grid, own: int, other: int, suicide: bool) -> Iterator[tuple[int, int, int]]:
    """The move's point as a set, and (own, other) after it, for each empty point.

    Every chain must have had a liberty before. Then a point beside an opponent's chain in atari
    captures, one beside an empty point or a friendly chain with more liberties does not, and any
    other is suicide, which is left out where it is forbidden.
    """
    free = grid.full ^ (own | other)
    _, safe = by_liberties(grid, own, free)
    atari, _ = by_liberties(grid, other, free)
    capturing = free & grid.beside(atari)
    quiet = free & grid.beside(free | safe) & ~capturing
    for single in grid.singles(quiet):
        yield single, own | single, other
    for single in grid.singles(capturing):
        taken = grid.flood(grid.beside(single) & atari, atari)
        yield single, own | single, other ^ taken
    for single in grid.singles(free ^ capturing ^ quiet) if suicide else ():
        yield single, own & ~grid.flood(single, own | single), other


def after_each_anywhere(
    grid: Grid, own: int, other: int, suicide: bool
) -> Iterator[tuple[int, int, int]]:
    """Like `after_each`, but for any board."""
    for single in grid.singles(grid.full & ~(own | other)):
        after = place_anywhere(grid, own, other, single.bit_length() - 1)
        if suicide or after[0] & single:
            yield single, *after


class Board(NamedTuple):
    """A colouring of the grid: two sets of points. Equal boards are equal values."""

    grid: Grid
    black: int
    white: int

    @classmethod
    def empty(cls, rows: int, columns: int) -> Board:
        """The empty board. Raises ValueError for a side outside 1 to 52."""
        return cls(grid_of(rows, columns), 0, 0)

    @classmethod
    def from_diagram(cls, diagram: str) -> Board:
        """Read a drawn board: one line for each row from the top, `X` black, `O` white, `.` or `+`
        empty.

        Blanks and blank lines are ignored. Raises ValueError for anything else.
        """
        lines = ["".join(line.split()) for line in diagram.strip().splitlines()]
        rows = [line for line in lines if line][::-1]
        columns = len(rows[0]) if rows else 0
        board = cls.empty(len(rows), columns)
        if any(len(row) != columns or set(row) - set("XO.+") for row in rows):
            raise ValueError("a drawn board has rows of one length made of X, O and .")
        drawn = [(Point(r, c), row[c]) for r, row in enumerate(rows) for c in range(columns)]
        black = [point for point, sign in drawn if sign == "X"]
        white = [point for point, sign in drawn if sign == "O"]
        return board.with_stones(black=black, white=white)

    def diagram(self) -> str:
        """The board drawn as `from_diagram` reads it."""
        signs = {Color.BLACK: "X", Color.WHITE: "O", None: "."}
        return "\n".join(
            " ".join(signs[self.at(Point(row, col))] for col in range(self.columns))
            for row in reversed(range(self.rows))
        )

    @property
    def rows(self) -> int:
        return self.grid.rows

    @property
    def columns(self) -> int:
        return self.grid.columns

    @property
    def free(self) -> int:
        """The set of empty points."""
        return self.grid.full & ~(self.black | self.white)

    def at(self, point: Point) -> Color | None:
        """The colour of `point`, None if it is empty. Raises KeyError outside the board."""
        bit = self.grid.bits[point]
        if self.black >> bit & 1:
            return Color.BLACK
        return Color.WHITE if self.white >> bit & 1 else None

    def stones(self, color: Color) -> int:
        """The set of the stones of one colour."""
        return self.black if color is Color.BLACK else self.white

    def points(self, color: Color | None) -> frozenset[Point]:
        """The points of one colour; with None the empty ones."""
        return frozenset(self.grid.points(self.free if color is None else self.stones(color)))

    def chain(self, point: Point) -> frozenset[Point]:
        """The chain `point` belongs to, or the empty region around it."""
        return frozenset(self.grid.points(self.chain_set(point)))

    def chain_set(self, point: Point) -> int:
        """Like `chain`, but as a set of the grid."""
        color = self.at(point)
        within = self.free if color is None else self.stones(color)
        return self.grid.flood(1 << self.grid.bits[point], within)

    def liberties(self, point: Point) -> frozenset[Point]:
        """The empty points next to the chain on `point`; empty for an empty point."""
        if self.at(point) is None:
            return frozenset()
        return frozenset(self.grid.points(self.grid.spread(self.chain_set(point)) & self.free))

    def has_liberties(self) -> bool:
        """Whether every chain has a liberty (only a set-up can leave one without)."""
        return all(
            cleared(self.grid, stones, self.free) == stones for stones in (self.black, self.white)
        )

    def with_stones(
        self, black: Iterable[Point] = (), white: Iterable[Point] = (), empty: Iterable[Point] = ()
    ) -> Board:
        """The board with these points coloured again; nothing is cleared.

        If a point is in several lists, the last one wins. Raises KeyError outside the board.
        """
        grid = self.grid
        return self.with_sets(grid.set_of(black), grid.set_of(white), grid.set_of(empty))

    def with_sets(self, black: int, white: int, empty: int) -> Board:
        """Like `with_stones`, but takes sets of the grid."""
        return Board(
            self.grid,
            (self.black | black) & ~(white | empty),
            ((self.white & ~black) | white) & ~empty,
        )

    def play(self, color: Color, point: Point) -> Board:
        """The board after a move on an empty point (rule 7), regardless of the history.

        Raises KeyError outside the board and ValueError if the point is occupied.
        """
        bit = self.grid.bits[point]
        if (self.black | self.white) >> bit & 1:
            raise ValueError(f"{point} is occupied")
        if color is Color.BLACK:
            black, white = place_anywhere(self.grid, self.black, self.white, bit)
        else:
            white, black = place_anywhere(self.grid, self.white, self.black, bit)
        return Board(self.grid, black, white)
