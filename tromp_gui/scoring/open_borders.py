"""Where the border of a territory is still open, so that the points behind it are nobody's."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tromp_gui.go.board import Board
from tromp_gui.go.grid import Grid
from tromp_gui.go.point import Point
from tromp_gui.scoring.count import reached

_LEAST = 5
"""The points behind a gap that make it worth telling: dame, false eyes and the liberties of a seki
have fewer. Chosen on real games that were counted to the end.
"""


@lru_cache(maxsize=4)
def open_borders(board: Board) -> frozenset[Point]:
    """The neutral points that connect at least five empty points, which otherwise reach one colour
    only, with the other colour.

    A stone there would make them that colour's own. Of a corridor only the outermost such point is
    told. `board` is the one that is counted, without the dead stones. The work grows with the
    number of neutral points; a gap of two points side by side is not found.
    """
    grid, found = board.grid, 0
    black, white = reached(board)
    for region in grid.parts(black & white):
        behind = {0: 0, 1: 0}  # of each colour, the points behind the gaps found so far
        cut = sorted(_parts_without(grid, region), key=lambda each: -each[1].bit_count())
        for point, part in cut:
            if part.bit_count() < _LEAST:
                break
            edge = grid.beside(part)
            sides = [bool(edge & board.black), bool(edge & board.white)]
            if sum(sides) == 1 and part & ~behind[sides.index(True)]:
                behind[sides.index(True)] |= part
                found |= point
    return frozenset(grid.points(found))


def _parts_without(grid: Grid, region: int) -> Iterator[tuple[int, int]]:
    """Each point of a region, with every part that is left of the region without it.

    One walk in depth (Hopcroft and Tarjan 1973): what is reached through a point, and touches
    nothing that was reached before it, is cut off by that point.
    """
    start = region & -region
    order = {start: 0}
    lowest = {start: 0}
    inside = {start: start}  # a point with all that was reached through it
    parts: dict[int, list[int]] = {start: []}
    path = [(start, grid.singles(grid.beside(start) & region))]
    while path:
        point, near = path[-1]
        following = next(near, 0)
        if following in order:
            lowest[point] = min(lowest[point], order[following])
        elif following:
            order[following] = lowest[following] = len(order)
            inside[following], parts[following] = following, []
            path.append((following, grid.singles(grid.beside(following) & region)))
        else:
            path.pop()
            if path:
                before = path[-1][0]
                inside[before] |= inside[point]
                lowest[before] = min(lowest[before], lowest[point])
                if lowest[point] >= order[before]:
                    parts[before].append(inside[point])
    for point, arms in parts.items():
        for arm in (*arms, region & ~point & ~sum(arms)):
            yield point, arm
