"""Chains that are alive although their owner always passes (Benson, "Life in the game of Go",
Information Sciences 10, 1976)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color


class PassAlive(NamedTuple):
    """One colour's unconditionally living stones and what they enclose, as sets of the grid.

    `territory` are the regions that make eyes: no enemy stone ever lives there. `enclosed` are
    those and every other region without an enemy stone that only such stones surround.
    """

    stones: int
    territory: int
    enclosed: int


class _Region(NamedTuple):
    """A maximal connected set of points without the colour, and the chains it matters to."""

    points: int
    border: int
    vital_to: int


@lru_cache(maxsize=64)
def pass_alive(board: Board, color: Color, suicide: bool = False) -> PassAlive:
    """The chains of `color` that the opponent cannot capture though `color` always passes.

    A chain lives when two regions are vital to it: their every empty point is its liberty; where
    `suicide` of several stones is allowed, their every point must touch it. A region counts only
    while all chains around it live.
    """
    chains = board.grid.parts(board.stones(color))
    regions = _regions(board, color, chains, suicide)
    alive = (1 << len(chains)) - 1
    other = board.stones(color.opponent)
    while True:
        sound = [region for region in regions if region.border & ~alive == 0]
        once = twice = 0
        for region in sound:
            twice |= once & region.vital_to
            once |= region.vital_to
        if twice & alive == alive:
            stones = sum(chain for number, chain in enumerate(chains) if alive >> number & 1)
            territory = sum(region.points for region in sound if region.vital_to)
            bare = (r.points for r in sound if r.border and not r.points & other)
            return PassAlive(stones, territory, sum(bare) | territory)
        alive &= twice


def _regions(board: Board, color: Color, chains: list[int], suicide: bool) -> list[_Region]:
    """The regions of `color`; `border` and `vital_to` have a bit for each chain."""
    grid, free = board.grid, board.free
    found = []
    around = [grid.beside(chain) for chain in chains]
    for points in grid.parts(grid.full & ~board.stones(color)):
        needed = points if suicide else points & free
        border = vital_to = 0
        for number, liberties in enumerate(around):
            if liberties & points:
                border |= 1 << number
                if points & free and needed & ~liberties == 0:
                    vital_to |= 1 << number
        found.append(_Region(points, border, vital_to))
    return found
