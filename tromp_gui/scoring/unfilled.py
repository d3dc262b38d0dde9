"""What players still have to fill before they count: borders, dame and connections."""

from __future__ import annotations

from typing import NamedTuple

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.go.result import Result
from tromp_gui.go.rules import Scoring
from tromp_gui.scoring.count import Score, reached, without
from tromp_gui.scoring.open_borders import open_borders
from tromp_gui.scoring.seki import joined

MANY_NEUTRAL = 0.12
"""If neutral points are more than this share of the board, the game is unfinished."""
_USUAL_DAME = 9
"""So many are usual on a small board too."""


class Unfilled(NamedTuple):
    """Where borders are open, whether dame are; and if nothing is, the points that their owner must
    still fill.
    """

    borders: frozenset[Point] = frozenset()
    has_dame: bool = False
    connections: frozenset[Point] = frozenset()


def unfilled(score: Score) -> Unfilled:
    """What to fill before this count; dame and connections (J1989, article 8) only where a seki
    earns no points.
    """
    board = without(score.board, score.dead)
    if borders := open_borders(board):
        return Unfilled(borders)
    if score.scoring is not Scoring.TERRITORY_NO_SEKI:
        return Unfilled()
    if has_open_dame(board):
        return Unfilled(has_dame=True)
    grid, found = board.grid, 0
    for color, area in ((Color.BLACK, score.black_area), (Color.WHITE, score.white_area)):
        for chain in grid.parts(board.stones(color)):
            last = grid.beside(chain) & board.free
            if last & area and not last & (last - 1):
                found |= last if _is_safe(board, color, last) else 0
    return Unfilled(connections=frozenset(grid.points(found)))


def result_once_filled(score: Score) -> Result:
    """The result if each player has filled the connections that they still need."""
    fill = unfilled(score).connections
    bits = score.board.grid.set_of(fill)
    black, white = (bits & area for area in (score.black_area, score.white_area))
    return Result.of_score(
        score.black.total - black.bit_count(), score.white.total - white.bit_count()
    )


def is_unfinished(score: Score) -> bool:
    """Whether more points are nobody’s than players usually leave."""
    grid = score.board.grid
    return score.neutral > max(_USUAL_DAME, MANY_NEUTRAL * grid.rows * grid.columns)


def has_open_dame(board: Board) -> bool:
    """Whether a player can fill dame between groups of both colours without being in atari after
    it.

    A group without points of its own is not settled: it is in seki, where whoever fills a shared
    liberty is captured, or its stones are still to be marked as dead, and nobody should fill the
    points around them. `board` is the one that is counted, without the dead stones.
    """
    grid = board.grid
    black, white = reached(board)
    dame = black & white
    settled = (
        _with_points(board, Color.BLACK, black & ~white, dame),
        _with_points(board, Color.WHITE, white & ~black, dame),
    )
    return any(
        _is_safe(board, color, point)
        for region in grid.parts(dame)
        if all(grid.beside(region) & stones for stones in settled)
        for point in grid.singles(region)
        for color in Color
    )


def _with_points(board: Board, color: Color, area: int, dame: int) -> int:
    """The stones of the groups of one colour that surround points."""
    grid, own = board.grid, board.stones(color)
    groups = grid.parts(area | joined(grid, own, board.stones(color.opponent), dame))
    return sum(group & own for group in groups if group & area & ~own)


def _is_safe(board: Board, color: Color, single: int) -> bool:
    """Whether a stone on an empty point, a set of one, has more than one liberty."""
    point = board.grid.points(single)[0]
    after = board.play(color, point)
    return after.at(point) is color and len(after.liberties(point)) > 1
