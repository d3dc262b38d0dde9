"""Whether a chain in a small room can be captured, found by trying moves.

A room is a connected set of points between stones that cannot be captured, its walls. Every move
tried is counted, so that a reading has an end.
"""

from __future__ import annotations

from typing import NamedTuple

from tromp_gui.go.grid import Grid
from tromp_gui.scoring.reading import NotReadOut

_MOVES = 10
"""How many moves the attacker gets."""

MOVES_OF_A_READING = 200_000
"""A reading gives up after this many moves tried."""

MOVES_OF_A_BOARD = 300_000
"""No reading begins once those of a board have tried this many."""


class Room(NamedTuple):
    """The points of a room, and its walls, by owner (sets of the grid)."""

    grid: Grid
    points: int
    own_walls: int
    other_walls: int


class _Position(NamedTuple):
    """The stones in the room, and the point where the next player may not retake a ko, or 0."""

    own: int
    other: int
    ko: int = 0


class _Known(NamedTuple):
    """The attacker fails with `fails` moves, and succeeds with `works`, if that is not 0."""

    fails: int = 0
    works: int = 0


class CaptureReadings:
    """The readings of one board; `tried` counts their moves."""

    def __init__(self) -> None:
        self.tried = 0

    def is_captured(
        self, room: Room, own: int, other: int, chain: int, *, owner_first: bool
    ) -> bool:
        """Whether the opponent captures `chain`, one of the chains `own`, in at most ten moves.

        The player who moves first gets the better half of every ko: he may retake it at once, and
        the other may not. So a chain that is not captured with the opponent first is alive, and one
        that is captured with its owner first is dead. Both may pass. Raises NotReadOut.
        """
        if self.tried >= MOVES_OF_A_BOARD:
            raise NotReadOut
        search, start = _Search(room, chain, owner_retakes=owner_first), _Position(own, other)
        try:
            if owner_first:
                return any(not search.holds(start, moves) for moves in range(1, _MOVES + 1))
            return any(search.is_taken(start, moves) for moves in range(1, _MOVES + 1))
        finally:
            self.tried += search.tried


class _Search:
    """A search in which one player attacks a chain with a number of moves."""

    def __init__(self, room: Room, chain: int, *, owner_retakes: bool) -> None:
        self._room, self._grid = room, room.grid
        self._chain = chain
        self._owner_retakes = owner_retakes
        self._known: dict[_Position, _Known] = {}
        self.tried = 0

    def is_taken(self, at: _Position, moves: int) -> bool:
        """Whether the chain is captured if the attacker moves first, with this many moves."""
        known = self._known.get(at, _Known())
        if known.works and moves >= known.works:
            return True
        if moves <= known.fails:
            return False
        taken = self._is_in_danger(at, moves) and any(
            self._takes(at, single, moves)
            for single in self._candidates(at)
            if not (self._owner_retakes and single == at.ko)
        )
        self._known[at] = known._replace(works=moves) if taken else known._replace(fails=moves)
        return taken

    def holds(self, at: _Position, moves: int) -> bool:
        """Whether the chain stays, with its owner to move, who may pass."""
        if not moves or not self.is_taken(at._replace(ko=0), moves):
            return True
        return any(
            self._saves(at, single, moves)
            for single in self._candidates(at)
            if self._owner_retakes or single != at.ko
        )

    def _takes(self, at: _Position, single: int, moves: int) -> bool:
        """Whether this move of the attacker leads to the chain's capture."""
        after = self._after(at.other, at.own, single, self._room.other_walls, self._room.own_walls)
        if after is None:
            return False
        other, own, ko = after
        return not own & self._chain or not self.holds(_Position(own, other, ko), moves - 1)

    def _saves(self, at: _Position, single: int, moves: int) -> bool:
        after = self._after(at.own, at.other, single, self._room.own_walls, self._room.other_walls)
        return after is not None and not self.is_taken(_Position(*after), moves)

    def _after(
        self, mine: int, theirs: int, single: int, walls: int, their_walls: int
    ) -> tuple[int, int, int] | None:
        """The stones of both and the ko after a move; None for a suicide."""
        self.tried += 1
        if self.tried > MOVES_OF_A_READING:
            raise NotReadOut
        points, grid = self._room.points, self._grid
        mine |= single
        left = self._breathing(theirs, points & ~(mine | theirs), their_walls)
        free = points & ~(mine | left)
        if not self._breathing(mine, free, walls) & single:
            return None
        gone = theirs & ~left
        around = grid.beside(single)
        is_ko = gone and not gone & (gone - 1) and not around & (mine | walls | free & ~gone)
        return mine, left, gone if is_ko else 0

    def _breathing(self, stones: int, free: int, walls: int) -> int:
        """The stones that reach a free point or a wall of their colour."""
        return self._grid.flood(self._grid.spread(free | walls) & stones, stones)

    def _is_in_danger(self, at: _Position, moves: int) -> bool:
        """Whether the chain is not connected to a wall, and has few enough liberties."""
        grid = self._grid
        around = grid.beside(grid.flood(self._chain & at.own, at.own))
        liberties = around & self._room.points & ~(at.own | at.other)
        return not around & self._room.own_walls and liberties.bit_count() <= moves

    def _candidates(self, at: _Position) -> list[int]:
        """The free points, the liberties of the chain first."""
        free = self._room.points & ~(at.own | at.other)
        whole = self._grid.flood(self._chain & at.own, at.own)
        liberties = self._grid.beside(whole) & free
        return [*self._grid.singles(liberties), *self._grid.singles(free & ~liberties)]
