"""The chains caught in ladders, for KataGo's inputs.

Sets of points are integers as in `go.grid`. Chains with one liberty that cannot escape count, and
chains with two that can be put into such an atari; a ko counts as an escape.
"""

from __future__ import annotations

from typing import NamedTuple

from tromp_gui.go.board import by_liberties, place
from tromp_gui.go.grid import Grid

_MOST_STEPS = 3_000
"""A ladder that takes more moves than this to read counts as failing."""


class Ladders(NamedTuple):
    """The stones caught in ladders, and by colour the moves that catch chains with two
    liberties.
    """

    caught: int
    catching_black: int
    catching_white: int


def ladders(grid: Grid, black: int, white: int, ko: int) -> Ladders:
    """The ladders on a board; `ko` is the point that a simple ko forbids, or 0."""
    caught, catching = 0, []
    for own, other in ((black, white), (white, black)):
        empty = grid.full ^ (own | other)
        moves = 0
        for chain in grid.parts(_short_of_liberties(grid, own, empty)):
            is_caught, working = _read(grid, chain, own, other, ko)
            if is_caught:
                caught |= chain
                moves |= working
        catching.append(moves)
    return Ladders(caught, *catching)


def _short_of_liberties(grid: Grid, stones: int, empty: int) -> int:
    """The stones of one colour in chains of one or two liberties."""
    few, rest = by_liberties(grid, stones, empty)
    three = _with_three(grid, rest, empty)
    for chain in grid.parts(rest & ~three):
        if (grid.beside(chain) & empty).bit_count() == 2:
            few |= chain
    return few


def _with_three(grid: Grid, stones: int, empty: int) -> int:
    """The stones of chains in which a single stone has three liberties."""
    stride = grid.stride
    right, left, above, below = empty >> 1, empty << 1, empty >> stride, empty << stride
    pair, other = right & left, above & below
    three = pair & (above | below) | other & (right | left)
    return grid.flood(three & stones, stones)


def _read(grid: Grid, chain: int, own: int, other: int, ko: int) -> tuple[bool, int]:
    """Whether a chain is caught, and with two liberties, the moves that catch it."""
    reader = _Reader(grid, chain & -chain)
    liberties = grid.beside(chain) & (grid.full ^ (own | other))
    if not liberties & (liberties - 1):
        return reader.is_caught(own, other, 0), 0
    working = 0
    for move in grid.singles(liberties):
        if move == ko:
            continue
        after = _played(grid, other, own, move)
        if after is not None and reader.is_caught(after[1], after[0], 0):
            working |= move
    return working != 0, working


def _played(grid: Grid, own: int, other: int, move: int) -> tuple[int, int, int] | None:
    """(own, other, ko) after a move; None if it is suicide."""
    before = other
    own, other = place(grid, own, other, move.bit_length() - 1)
    if not own & move:
        return None
    taken = before ^ other
    if taken and not taken & (taken - 1):
        around = grid.beside(move)
        if not around & own and around & (grid.full ^ (own | other)) == taken:
            return own, other, taken
    return own, other, 0


class _Reader:
    """Reads one ladder: the chain with the stone `seed` runs away, the opponent gives atari."""

    def __init__(self, grid: Grid, seed: int) -> None:
        self._grid, self._seed, self._steps = grid, seed, 0

    def is_caught(self, own: int, other: int, ko: int) -> bool:
        """Whether the chain, to move and with one liberty or more, cannot escape."""
        grid = self._grid
        empty = grid.full ^ (own | other)
        chain = grid.flood(self._seed, own)
        liberties = grid.beside(chain) & empty
        self._steps += 1
        if liberties & (liberties - 1) or ko or self._steps > _MOST_STEPS:
            return False
        moves = liberties
        for enemy in self._in_atari(chain, own, other, empty):
            moves |= grid.beside(enemy) & empty
        for move in grid.singles(moves):
            after = _played(grid, own, other, move)
            if after is not None and not self._catches(*after):
                return False
        return True

    def _in_atari(self, chain: int, own: int, other: int, empty: int) -> list[int]:
        """The enemy chains beside the chain that have one liberty."""
        grid, found = self._grid, []
        beside = grid.beside(chain) & other
        while beside:
            enemy = grid.flood(beside & -beside, other)
            beside &= ~enemy
            liberties = grid.beside(enemy) & empty
            if not liberties & (liberties - 1):
                found.append(enemy)
        return found

    def _catches(self, own: int, other: int, ko: int) -> bool:
        """Whether the attacker, to move, catches the chain."""
        grid = self._grid
        empty = grid.full ^ (own | other)
        chain = grid.flood(self._seed, own)
        liberties = grid.beside(chain) & empty
        first = liberties & -liberties
        second = liberties ^ first
        if not second:
            return True
        if second & (second - 1):
            return False
        if self._is_double_ko(chain, first, second, own, other, empty):
            return True
        for move in self._worth_trying(first, second, empty):
            if move == ko:
                continue
            after = _played(grid, other, own, move)
            if after is not None and self.is_caught(after[1], after[0], after[2]):
                return True
        return False

    def _worth_trying(self, first: int, second: int, empty: int) -> tuple[int, ...]:
        """The attacker's moves, the larger first; only one if the other leaves three liberties."""
        grid = self._grid
        at_first = (grid.beside(first) & empty).bit_count()
        at_second = (grid.beside(second) & empty).bit_count()
        if not grid.beside(first) & second:
            if at_first >= 3 and at_second >= 3:
                return ()
            if at_first >= 3:
                return (first,)
            if at_second >= 3:
                return (second,)
        return (second, first) if at_second > at_first else (first, second)

    def _is_double_ko(
        self, chain: int, first: int, second: int, own: int, other: int, empty: int
    ) -> bool:
        """Whether both liberties are points of kos that give the chain no third liberty."""
        grid = self._grid
        for mouth in (first, second):
            around = grid.beside(mouth)
            if around & empty or not self._takes_ko(mouth, own, other, empty):
                return False
            joined = grid.flood(mouth | around & own, own | mouth)
            if (grid.beside(joined) & (empty ^ mouth)).bit_count() > 2:
                return False
        return not self._in_atari(chain, own, other, empty)

    def _takes_ko(self, mouth: int, own: int, other: int, empty: int) -> bool:
        """Whether the attacker, playing at `mouth`, would take one stone in a ko."""
        grid = self._grid
        around = grid.beside(mouth)
        if around & other:
            return False
        taken = 0
        beside = around & own
        while beside:
            chain = grid.flood(beside & -beside, own)
            beside &= ~chain
            if grid.beside(chain) & empty == mouth:
                taken |= chain
        return taken != 0 and not taken & (taken - 1)
