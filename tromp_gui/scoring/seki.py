"""Territory inside seki, for scoring that gives no points there.

A group is in seki where it touches dame and could not make two eyes if the opponent filled them:
it lives because the opponent cannot do so. docs/adr/0018 has the reasons and the limits.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from tromp_gui.go.board import Board
from tromp_gui.go.grid import Grid
from tromp_gui.scoring.reading import NotReadOut, Readings

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


class SekiTerritory(NamedTuple):
    """Sets of the grid: `points` are those surrounded by stones in seki, those of dead stones
    included; `unread` those of groups that were not read out, which count as alive.
    """

    points: int
    unread: int


def seki_territory(board: Board, dead: int) -> SekiTerritory:
    """The points in seki on `board`, where the `dead` stones, a set, are marked as dead.

    The groups with the fewest points to play on are read first.
    """
    readings, points, unread = Readings(), 0, 0
    groups = (group for group in _beside_dame(board, dead) if group.rooms)
    for group in sorted(groups, key=lambda each: each.rooms.bit_count()):
        try:
            points |= 0 if _lives(group, readings) else group.rooms
        except NotReadOut:
            unread |= group.rooms
    return SekiTerritory(points, unread)


def without_rooms(board: Board, dead: int) -> int:
    """The stones of groups that touch dame, but surround nothing and have no space to do so: if
    they live, it is in seki.
    """
    return sum(
        group.stones
        for group in _beside_dame(board, dead)
        if not group.rooms
        and all(
            part.bit_count() < _SPACE
            for part in group.grid.parts(group.dame)
            if part & group.grid.beside(group.stones)
        )
    )


def _beside_dame(board: Board, dead: int) -> Iterator[_Group]:
    """The groups of both colours that touch dame."""
    grid = board.grid
    black, white = board.black & ~dead, board.white & ~dead
    reach_black = grid.flood(black, grid.full & ~white)
    reach_white = grid.flood(white, grid.full & ~black)
    dame = reach_black & reach_white
    yield from _groups(grid, black, white, reach_black & ~dame, board.white & dead, dame)
    yield from _groups(grid, white, black, reach_white & ~dame, board.black & dead, dame)


def _groups(
    grid: Grid, stones: int, others: int, area: int, enemies: int, dame: int
) -> Iterator[_Group]:
    """The groups of one colour that touch dame; `area` are its stones and rooms."""
    links = joined(grid, stones, others, dame)
    for part in grid.parts(area | links):
        if grid.beside(part & area) & dame:
            rooms = part & area & ~stones
            yield _Group(grid, part & stones, part & links, rooms, enemies & rooms, dame)


def joined(grid: Grid, stones: int, others: int, dame: int) -> int:
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


def _lives(group: _Group, readings: Readings) -> bool:
    """Whether a group has two eyes, or makes them by a move. Raises NotReadOut."""
    grid, stones, joined, rooms, enemies, dame = group
    small = 0
    for room in grid.parts(rooms):
        space = (room & ~enemies).bit_count()
        if space >= _SPACE or room.bit_count() >= _LARGE_ROOM:
            return True
        if space < _SPACE_BESIDES_DEAD:
            small |= room
    group = group._replace(enemies=enemies & small)
    if readings.lives(grid, stones | joined, rooms, group.enemies):
        return True
    beside = joined | grid.beside(stones) & dame
    if (rooms | beside).bit_count() <= _OPEN and _lives_with(group, beside, readings):
        return True
    group = group._replace(stones=stones | joined, dame=dame & ~joined)
    last = 0
    for chain in grid.parts(group.stones):
        liberties = grid.beside(chain) & group.dame
        last |= liberties & -liberties
    if (rooms | last).bit_count() <= _OPEN:
        return _lives_with(group, last, readings)
    answered = _connected(group, rooms, rooms)
    return readings.lives(grid, answered, rooms & ~answered, group.enemies)


def _lives_with(group: _Group, open_: int, readings: Readings) -> bool:
    """Whether a group makes two eyes when some of the dame are still to be filled."""
    pressed = sum(room for room in group.grid.parts(group.rooms) if not room & (room - 1))
    for chain in group.grid.parts(group.stones):
        beside = group.grid.beside(chain)
        if not beside & group.dame:
            pressed |= beside & group.rooms
    points = group.rooms | open_
    answered = _connected(group, points, pressed)
    return readings.lives(group.grid, answered, points & ~answered, group.enemies)


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
