"""The owner of each point of a board by area, for KataGo's inputs.

Benson's unconditional life decides which stones are safe; other regions and stones come after that.
Sets of points are integers as in `go.grid`. Source: Benson, "Life in the Game of Go" (1976).
"""

from __future__ import annotations

from typing import NamedTuple

from tromp_gui.go.board import by_liberties
from tromp_gui.go.grid import Grid


class Area(NamedTuple):
    """The points of each colour."""

    black: int
    white: int


class _Region(NamedTuple):
    """A part of the board without stones of one colour, and the chains that it is vital for."""

    points: int
    vital: tuple[int, ...]
    is_small: bool
    """Whether at most one of its points touches no stone of the colour."""
    has_enemy: bool


def area(grid: Grid, black: int, white: int, suicide: bool) -> Area:
    """The area of each colour, with all its stones outside the opponent's safe territory."""
    owner = Area(0, 0)
    for own, other, is_black in ((black, white, True), (white, black, False)):
        safe, loose = _of_one(grid, own, other, suicide)
        mine, theirs = owner if is_black else owner[::-1]
        mine |= safe
        theirs &= ~safe
        mine |= loose & ~theirs
        owner = Area(mine, theirs) if is_black else Area(theirs, mine)
    return Area(owner.black | black & ~owner.white, owner.white | white & ~owner.black)


def independent_area(grid: Grid, black: int, white: int, suicide: bool) -> Area:
    """The area without seki: next to neutral points, or with a stone in atari, only stones
    count.
    """
    whole = area(grid, black, white, suicide)
    empty = grid.full ^ (black | white)
    neutral = empty & ~(whole.black | whole.white)
    result = []
    for points, own in ((whole.black, black), (whole.white, white)):
        in_atari, _ = by_liberties(grid, own, empty)
        unsafe = points & (grid.beside(neutral) | in_atari)
        result.append(points & ~grid.flood(unsafe, points) | points & own)
    return Area(*result)


def _of_one(grid: Grid, own: int, other: int, suicide: bool) -> tuple[int, int]:
    """The safe points of one colour, and the other regions that only it borders."""
    if not own:
        return 0, 0
    empty = grid.full ^ (own | other)
    chains = grid.parts(own)
    regions = [
        _region(grid, points, own, other, chains, suicide)
        for points in grid.parts(empty | other)
        if points & empty
    ]
    alive = _alive(grid, chains, regions)
    dead = own & ~alive
    safe, loose = alive, 0
    for region in regions:
        is_safe = not grid.beside(region.points) & dead
        if is_safe and (region.is_small or not region.has_enemy):
            safe |= region.points
        elif not region.has_enemy:
            loose |= region.points
    return safe, loose


def _region(
    grid: Grid, points: int, own: int, other: int, chains: list[int], suicide: bool
) -> _Region:
    needed = points if suicide else points & ~other
    border = grid.beside(points) & own
    vital = tuple(
        number
        for number, chain in enumerate(chains)
        if chain & border and not needed & ~grid.beside(chain)
    )
    inside = points & ~grid.beside(own)
    return _Region(points, vital, not inside & (inside - 1), bool(points & other))


def _alive(grid: Grid, chains: list[int], regions: list[_Region]) -> int:
    """The chains that live unconditionally."""
    left, alive = regions, dict(enumerate(chains))
    while True:
        eyes = dict.fromkeys(alive, 0)
        for region in left:
            for number in region.vital:
                if number in eyes:
                    eyes[number] += 1
        lost = [number for number, count in eyes.items() if count < 2]
        if not lost:
            return sum(alive.values())
        dead = 0
        for number in lost:
            dead |= alive.pop(number)
        around = grid.beside(dead)
        left = [region for region in left if not region.points & around]
