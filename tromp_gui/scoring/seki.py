"""Territory inside seki, for scoring that gives no points there.

A group is in seki where it touches dame and could not make two eyes if the opponent filled them:
it lives because the opponent cannot do so. docs/adr/0018 has the reasons and the limits.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tromp_gui.go.board import Board, cleared
from tromp_gui.go.grid import Grid
from tromp_gui.go.point import Color, Point
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


_SPACE, _LARGE_ROOM = 7, 10
"""A room with at least this many empty points, or this many points in all, always has space for two
eyes.
"""
_SPACE_BESIDES_DEAD = 6
"""In a room with this many empty points, dead stones are removed before it is read: they do not
fill enough of it to prevent two eyes.
"""
_OPEN = 9
"""Up to this many points to play on, a group is read with adjacent dame left open."""


class _Group(NamedTuple):
    """Stones of one colour, the dame that join them, their rooms, and the dead stones there.

    `dame` are all dame of the board.
    """

    grid: Grid
    stones: int
    joined: int
    rooms: int
    enemies: int
    dame: int


def seki_territory(board: Board, dead: int) -> int:
    """The points surrounded by stones in seki, those of dead stones included.

    `dead` are the stones of `board` marked as dead, and the result a set of the grid.
    """
    grid = board.grid
    black, white = board.black & ~dead, board.white & ~dead
    reach_black = grid.flood(black, grid.full & ~white)
    reach_white = grid.flood(white, grid.full & ~black)
    dame = reach_black & reach_white
    return _in_seki(grid, black, white, reach_black & ~dame, board.white & dead, dame) | _in_seki(
        grid, white, black, reach_white & ~dame, board.black & dead, dame
    )


def _in_seki(grid: Grid, stones: int, others: int, area: int, enemies: int, dame: int) -> int:
    """The rooms of one colour's groups in seki; `area` are its stones and rooms."""
    joined = _joined(grid, stones, others, dame)
    found = 0
    for part in grid.parts(area | joined):
        rooms = part & area & ~stones
        if rooms and grid.beside(part & area) & dame:
            group = _Group(grid, part & stones, part & joined, rooms, enemies & rooms, dame)
            found |= 0 if _lives(group) else rooms
    return found


def _joined(grid: Grid, stones: int, others: int, dame: int) -> int:
    """The dame through which chains count as one group: open dame that two of them touch.

    Two such points that the opponent can each use to cut do not connect.
    """
    around = [beside for chain in grid.parts(others) if (beside := grid.beside(chain) & dame)]
    closed = 0
    for one, other in combinations(around, 2):
        joints = one & other
        if joints & (joints - 1):
            closed |= joints
    chains = [grid.beside(chain) for chain in grid.parts(stones)]
    return sum(
        part
        for part in grid.parts(dame & ~closed)
        if sum(1 for beside in chains if beside & part) > 1
    )


def _lives(group: _Group) -> bool:
    """Whether a group has two eyes, or makes them by a move."""
    grid, stones, joined, rooms, enemies, dame = group
    small = 0
    for room in grid.parts(rooms):
        space = (room & ~enemies).bit_count()
        if space >= _SPACE or room.bit_count() >= _LARGE_ROOM:
            return True
        if space < _SPACE_BESIDES_DEAD:
            small |= room
    group = group._replace(enemies=enemies & small)
    if lives(grid, stones | joined, rooms, group.enemies):
        return True
    beside = joined | grid.beside(stones) & dame
    if (rooms | beside).bit_count() <= _OPEN and _lives_with(group, beside):
        return True
    group = group._replace(stones=stones | joined, dame=dame & ~joined)
    last = 0
    for chain in grid.parts(group.stones):
        liberties = grid.beside(chain) & group.dame
        last |= liberties & -liberties
    if (rooms | last).bit_count() <= _OPEN:
        return _lives_with(group, last)
    answered = _connected(group, rooms, rooms)
    return lives(grid, answered, rooms & ~answered, group.enemies)


def _lives_with(group: _Group, open_: int) -> bool:
    """Whether a group makes two eyes when some of the dame are still to be filled."""
    pressed = sum(room for room in group.grid.parts(group.rooms) if not room & (room - 1))
    for chain in group.grid.parts(group.stones):
        beside = group.grid.beside(chain)
        if not beside & group.dame:
            pressed |= beside & group.rooms
    points = group.rooms | open_
    answered = _connected(group, points, pressed)
    return lives(group.grid, answered, points & ~answered, group.enemies)


def _connected(group: _Group, points: int, pressed: int) -> int:
    """The stones after the owner has connected each chain with one liberty, a `pressed` point.

    Such chains are in atari once the opponent has filled everything outside `points`.
    """
    grid, stones = group.grid, group.stones
    free = points & ~group.enemies
    while True:
        for chain in grid.parts(stones):
            joint = grid.beside(chain) & free
            single = not joint & (joint - 1)
            if single and joint & pressed and grid.beside(joint) & stones & ~chain:
                stones |= joint
                free ^= joint
                break
        else:
            return stones


def has_open_dame(board: Board, neutral: frozenset[Point]) -> bool:
    """Whether a player can fill one of these neutral points without being in atari after it.

    Shared liberties of a seki do not count, because whoever fills them is captured. `board` is the
    one that is counted, without the dead stones.
    """
    return any(
        len(board.play(color, point).liberties(point)) > 1
        for point in neutral
        for color in Color
        if board.at(point) is None and board.play(color, point).at(point) is color
    )
