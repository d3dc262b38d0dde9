"""Chains that live even if their owner always passes (Benson, "Life in the game of Go", Information
Sciences 10, 1976).
"""

from functools import lru_cache
from typing import NamedTuple

from tromp_gui.go.board import Board
from tromp_gui.go.grid import Grid
from tromp_gui.go.point import Color


class PassAlive(NamedTuple):
    """One colour's unconditionally living stones and what they enclose, as sets of the grid.

    `territory` are the regions that make eyes: no enemy stone ever lives there. `enclosed` are
    those and every other region without an enemy stone that only such stones surround.
    """

    stones: int
    territory: int
    enclosed: int


class Region(NamedTuple):
    """A maximal connected set of points without the colour, and the chains around it.

    `border` and `vital_to` have a bit for each chain.
    """

    points: int
    border: int
    vital_to: int


@lru_cache(maxsize=64)
def pass_alive(board: Board, color: Color, suicide: bool = False) -> PassAlive:
    """The chains of `color` that the opponent cannot capture even if `color` always passes.

    A chain lives if two regions are vital to it: every empty point of theirs is its liberty, or, if
    `suicide` of several stones is allowed, every point. A region counts only while all chains
    around it live.
    """
    grid, free, other = board.grid, board.free, board.stones(color.opponent)
    needed = grid.full if suicide else free
    own = board.stones(color)
    stones, sound = living(grid, grid.parts(own), grid.full & ~own, free, needed)
    territory = sum(region.points for region in sound if region.vital_to)
    bare = sum(region.points for region in sound if region.border and not region.points & other)
    return PassAlive(stones, territory, bare | territory)


def living(
    grid: Grid, chains: list[int], rooms: int, free: int, needed: int
) -> tuple[int, list[Region]]:
    """The living stones among `chains`, and the regions that only such chains surround.

    The regions are the connected parts of `rooms`. An eye has an empty point, of `free`, and
    every point of `needed` in it is a liberty of its chain.
    """
    regions = _regions(grid, rooms, chains, free, needed)
    alive = (1 << len(chains)) - 1
    while True:
        sound = [region for region in regions if region.border & ~alive == 0]
        once = twice = 0
        for region in sound:
            twice |= once & region.vital_to
            once |= region.vital_to
        if twice & alive == alive:
            return sum(chain for n, chain in enumerate(chains) if alive >> n & 1), sound
        alive &= twice


def _regions(grid: Grid, rooms: int, chains: list[int], free: int, needed: int) -> list[Region]:
    around = [grid.beside(chain) for chain in chains]
    found = []
    for points in grid.parts(rooms):
        border = vital_to = 0
        for number, liberties in enumerate(around):
            if liberties & points:
                border |= 1 << number
                if points & free and not points & needed & ~liberties:
                    vital_to |= 1 << number
        found.append(Region(points, border, vital_to))
    return found
