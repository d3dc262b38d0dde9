"""Whether a group can make two eyes, found by trying moves, with a bound on the moves tried.

Captures can turn the whole group into empty points to play on, so the number of points at the
start bounds nothing. Every move tried is counted instead. docs/adr/0018 explains how the bounds
were chosen.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tromp_gui.go.board import cleared
from tromp_gui.go.grid import Grid
from tromp_gui.scoring.benson import living

MOVES_OF_A_READING = 3_500
"""A reading gives up after this many moves tried."""
MOVES_OF_A_BOARD = 5_000
"""No reading begins once those of a board have tried this many."""
_DEPTHS = ((10, 5), (14, 4))
"""How many moves the owner gets to live, by the size of the area."""
_LEAST_DEPTH = 2


class NotReadOut(Exception):
    """A reading needs more moves than it may try."""


class Readings:
    """The readings of one board; `tried` counts their moves."""

    def __init__(self) -> None:
        self.tried = 0

    def lives(self, grid: Grid, stones: int, points: int, enemies: int) -> bool:
        """Whether the owner of a group, moving first, can make a chain with two eyes.

        `stones` are the group's; `points` those both sides may play on, with the opponent's stones
        `enemies` on some of them. Everything else counts as stones of the opponent that cannot be
        captured. Sets of the grid. Raises NotReadOut.
        """
        if self.tried >= MOVES_OF_A_BOARD:
            raise NotReadOut
        lives, tried = read(grid, stones, points, enemies)
        self.tried += tried
        if lives is None:
            raise NotReadOut
        return lives


class Reading(NamedTuple):
    """Whether the group lives (None: not read out), and the number of moves tried."""

    lives: bool | None
    tried: int


@lru_cache(maxsize=1024)
def read(grid: Grid, stones: int, points: int, enemies: int) -> Reading:
    """Like `Readings.lives`; the answer depends on nothing read before."""
    search = _Search(grid, stones, points)
    size = points.bit_count()
    most = next((moves for limit, moves in _DEPTHS if size <= limit), _LEAST_DEPTH)
    try:
        lives = any(search.can_live(stones, enemies, moves) for moves in range(most + 1))
    except NotReadOut:
        return Reading(None, search.tried)
    return Reading(lives, search.tried)


class _Known(NamedTuple):
    """What is known of a position: the owner cannot live with `fails` moves, and can by `move` with
    `works` moves, if that is not 0.
    """

    fails: int = 0
    works: int = 0
    move: int = 0


class _Search:
    """A search on some points, where the owner of `stones` has a number of moves to live.

    A chain lives if it does so even if its owner always passes (Benson). Ko does not help the
    owner: the opponent may retake at once. Once all of `stones` are captured the owner has lost.
    The tables have at most an entry for each move tried.
    """

    def __init__(self, grid: Grid, stones: int, points: int) -> None:
        self._grid = grid
        self._area = area = stones | points
        self._walls = grid.beside(area) & grid.full & ~area
        self._stones = stones
        self._chains = grid.parts(stones)
        self._known: dict[tuple[int, int], _Known] = {}
        self._eyes: dict[tuple[int, int], bool] = {}
        self._killer = 0
        self.tried = 0

    def can_live(self, own: int, enemies: int, moves: int) -> bool:
        """Whether the owner, to move, has two eyes after at most this many moves."""
        return self._has_two_eyes(own, enemies) or bool(self._way_to_live(own, enemies, moves))

    def _way_to_live(self, own: int, enemies: int, moves: int) -> int:
        """A move with which the owner lives, as a set; the empty set if there is none."""
        known = self._known.get((own, enemies), _Known())
        if moves <= known.fails:
            return 0
        if not known.works or moves < known.works:
            free = self._grid.singles(self._area & ~(own | enemies))
            move = next((s for s in free if self._works(own, enemies, s, moves)), 0)
            known = _Known(known.fails, moves, move) if move else known._replace(fails=moves)
            self._known[own, enemies] = known
            return move
        return known.move

    def _works(self, own: int, enemies: int, single: int, moves: int) -> bool:
        """Whether the owner lives by this move."""
        self._count()
        area = self._area
        mine = own | single
        theirs = cleared(self._grid, enemies, area & ~(mine | enemies) | self._walls)
        mine = self._cleared(mine, area & ~(mine | theirs))
        return bool(mine & single) and self._stays(mine, theirs, moves - 1)

    def _stays(self, own: int, enemies: int, moves: int) -> bool:
        """Like `can_live`, but with the opponent to move, who may pass.

        The opponent first tries the owner's best point, then the last move that killed.
        """
        if self._has_two_eyes(own, enemies):
            return True
        best = self._way_to_live(own, enemies, moves)
        if not best:
            return False
        free = self._area & ~(own | enemies)
        first = [best] if best == self._killer else [best, self._killer & free]
        rest = self._grid.singles(free & ~(best | self._killer))
        for single in (*filter(None, first), *rest):
            if self._kills(own, enemies, single, moves):
                self._killer = single
                return False
        return True

    def _kills(self, own: int, enemies: int, single: int, moves: int) -> bool:
        """Whether the owner no longer lives after this move of the opponent."""
        self._count()
        area = self._area
        theirs = enemies | single
        mine = self._cleared(own, area & ~(own | theirs))
        theirs = cleared(self._grid, theirs, area & ~(mine | theirs) | self._walls)
        if not theirs & single:
            return False
        return not mine & self._stones or not self.can_live(mine, theirs, moves)

    def _count(self) -> None:
        self.tried += 1
        if self.tried > MOVES_OF_A_READING:
            raise NotReadOut

    def _has_two_eyes(self, own: int, enemies: int) -> bool:
        key = own, enemies
        if key not in self._eyes:
            self._eyes[key] = self._two_eyes(own, enemies)
        return self._eyes[key]

    def _two_eyes(self, own: int, enemies: int) -> bool:
        grid, free, rooms = self._grid, self._area & ~(own | enemies), self._area & ~own
        rooms &= ~grid.flood(rooms & grid.beside(self._walls), rooms)
        if grid.flood(rooms & -rooms, rooms) == rooms:
            return False  # one room or none
        return bool(living(grid, self._chains_beside(rooms, own), rooms, free, free)[0])

    # Chains of a group are long, and a flood walks along them point by point: so it begins with all
    # points of the chains as they were at the start.

    def _cleared(self, own: int, empty: int) -> int:
        """The owner's stones that reach `empty`."""
        breathing = self._grid.spread(empty) & own
        return own if breathing == own else self._grid.flood(self._whole(breathing, own), own)

    def _chains_beside(self, rooms: int, own: int) -> list[int]:
        """The owner's chains beside these rooms."""
        found = []
        stones = self._grid.beside(rooms) & own
        while stones:
            chain = self._grid.flood(self._whole(stones & -stones, own), own)
            found.append(chain)
            stones &= ~chain
        return found

    def _whole(self, stones: int, own: int) -> int:
        """The stones, with the chains of the start that they are part of, if still there."""
        for chain in self._chains:
            if chain & stones and chain & own == chain:
                stones |= chain
        return stones
