"""Whether a group can make two eyes when nothing around it can be captured."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tromp_gui.go.board import cleared
from tromp_gui.go.grid import Grid
from tromp_gui.scoring.benson import living

_DEPTHS = ((10, 5), (14, 4))
"""How many moves the owner gets to live, by the size of the area."""
_LEAST_DEPTH = 2


@lru_cache(maxsize=1024)
def lives(grid: Grid, stones: int, points: int, enemies: int) -> bool:
    """Whether the owner of a group, moving first, can make a chain with two eyes.

    `stones` are the group's; `points` those both sides may play on, with the opponent's stones
    `enemies` on some of them. Everything else counts as stones of the opponent that cannot be
    captured. Sets of the grid.
    """
    reading = _Reading(grid, stones | points)
    size = points.bit_count()
    most = next((moves for limit, moves in _DEPTHS if size <= limit), _LEAST_DEPTH)
    return any(reading.can_live(stones, enemies, moves) for moves in range(most + 1))


class _Reading:
    """A search on the points of `area`, where the owner has a number of moves to live.

    A chain lives if it does so even if its owner always passes (Benson). Ko does not help the
    owner: the opponent may retake at once.
    """

    def __init__(self, grid: Grid, area: int) -> None:
        self._grid = grid
        self._area = area
        self._walls = grid.beside(area) & grid.full & ~area
        self._known: dict[tuple[int, int, int], int] = {}
        self._eyes: dict[tuple[int, int], bool] = {}

    def can_live(self, own: int, enemies: int, moves: int) -> bool:
        """Whether the owner, to move, has two eyes after at most this many moves."""
        return self._has_two_eyes(own, enemies) or bool(self._way_to_live(own, enemies, moves))

    def _way_to_live(self, own: int, enemies: int, moves: int) -> int:
        """A move with which the owner lives, as a set; the empty set if there is none."""
        if not moves:
            return 0
        key = own, enemies, moves
        if key not in self._known:
            works = (s for s in self._free(own, enemies) if self._works(own, enemies, s, moves))
            self._known[key] = next(works, 0)
        return self._known[key]

    def _free(self, own: int, enemies: int) -> Iterator[int]:
        return self._grid.singles(self._area & ~(own | enemies))

    def _works(self, own: int, enemies: int, single: int, moves: int) -> bool:
        """Whether the owner lives by this move."""
        grid, area = self._grid, self._area
        mine = own | single
        theirs = cleared(grid, enemies, area & ~(mine | enemies) | self._walls)
        mine = cleared(grid, mine, area & ~(mine | theirs))
        return bool(mine & single) and self._stays(mine, theirs, moves - 1)

    def _stays(self, own: int, enemies: int, moves: int) -> bool:
        """Like `can_live`, but with the opponent to move, who may pass.

        The opponent first tries the owner's best point.
        """
        if self._has_two_eyes(own, enemies):
            return True
        best = self._way_to_live(own, enemies, moves)
        if not best or self._kills(own, enemies, best, moves):
            return False
        return not any(self._kills(own, enemies, s, moves) for s in self._free(own, enemies))

    def _kills(self, own: int, enemies: int, single: int, moves: int) -> bool:
        """Whether the owner no longer lives after this move of the opponent."""
        grid, area = self._grid, self._area
        theirs = enemies | single
        mine = cleared(grid, own, area & ~(own | theirs))
        theirs = cleared(grid, theirs, area & ~(mine | theirs) | self._walls)
        return bool(theirs & single) and not self.can_live(mine, theirs, moves)

    def _has_two_eyes(self, own: int, enemies: int) -> bool:
        key = own, enemies
        if key not in self._eyes:
            grid, free, rooms = self._grid, self._area & ~(own | enemies), self._area & ~own
            rooms &= ~grid.flood(rooms & grid.beside(self._walls), rooms)
            self._eyes[key] = bool(living(grid, own, rooms, free, free)[0])
        return self._eyes[key]
