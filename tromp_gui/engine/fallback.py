"""Sensible moves without searching, for while the kernel is not ready: takes, saves, threatens."""

from __future__ import annotations

import random
from typing import NamedTuple

from tromp_gui.engine.state import Game
from tromp_gui.go.board import by_liberties, place, place_anywhere
from tromp_gui.go.grid import Grid
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.scoring.benson import pass_alive

_SMALLEST_WITH_EDGE = 5
"""From this side on, the first line is the edge of something."""

_ROOM_TO_LIVE = 7
"""Regions of the opponent smaller than this are not invaded."""

_LINE_WORTH = (-2.0, -0.5, 1.0, 1.0)
"""What a point on the first, second, third and fourth line is worth; further in, nothing."""


class FallbackPlayer:
    """A player of no strength to speak of, whose every move is legal and has a reason.

    With the same seed it plays the same move in the same position of the same game.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._seed = random.SystemRandom().getrandbits(64) if seed is None else seed

    def choose(self, game: Game, color: Color) -> Point | None:
        """The point where `color` plays now; None is a pass (never one due as a handicap move)."""
        position = game.position_for(color)
        if position.passes and _is_ahead(game, color):
            return None
        legal = position.legal_points()
        must_move = position.handicap and legal
        return self._best(game, position, legal) or (legal[0] if must_move else None)

    def _best(self, game: Game, position: Position, legal: list[Point]) -> Point | None:
        """The legal point worth most; None where none makes sense."""
        view = _View.of(position)
        chance = random.Random(f"{self._seed}/{len(game.turns)}")
        near_last = _near(view.grid, game.last_point)
        best: tuple[float, Point] | None = None
        for point in legal:
            worth = _worth(view, point, near_last)
            if worth is None:
                continue
            worth += chance.random()
            if best is None or worth > best[0]:
                best = worth, point
        return best[1] if best else None


class _View(NamedTuple):
    """A position as the player to move sees it; all sets are of the grid.

    `own_weak` and `other_weak` are the stones in atari, `pointless` the empty points where
    nothing can be gained, `is_breathless` as in Position.
    """

    grid: Grid
    own: int
    other: int
    own_weak: int
    other_weak: int
    pointless: int
    is_breathless: bool

    @classmethod
    def of(cls, position: Position) -> _View:
        color = position.to_play
        board = position.board
        own, other = board.stones(color), board.stones(color.opponent)
        own_weak, _ = by_liberties(board.grid, own, board.free)
        other_weak, _ = by_liberties(board.grid, other, board.free)
        settled = 0
        for each in Color:
            settled |= pass_alive(board, each, position.rules.suicide).enclosed
        pointless = _without_stones(board.grid, settled, board.free)
        pointless |= _closed(board.grid, own, other)
        return cls(board.grid, own, other, own_weak, other_weak, pointless, position.breathless)


def _is_ahead(game: Game, color: Color) -> bool:
    return game.score().result.winner is color


def _near(grid: Grid, point: Point | None) -> int:
    """The points within two steps."""
    return 0 if point is None else grid.spread(grid.spread(1 << grid.bits[point]))


def _without_stones(grid: Grid, settled: int, free: int) -> int:
    """The parts of settled regions that hold no prisoner to be taken."""
    return sum(part for part in grid.parts(settled & grid.full) if part & ~free == 0)


def _closed(grid: Grid, own: int, other: int) -> int:
    """Empty regions that one colour alone surrounds: the player's own, and the opponent's small
    ones."""
    size = grid.full.bit_count()
    points = 0
    for region in grid.parts(grid.full & ~(own | other)):
        border = grid.beside(region)
        is_small = region.bit_count() < _ROOM_TO_LIVE
        is_mine = bool(border & own) and not border & other and region.bit_count() * 3 <= size
        is_theirs = bool(border & other) and not border & own and is_small
        if is_mine or is_theirs:
            points |= region
    return points


def _worth(view: _View, point: Point, near_last: int) -> float | None:
    """What a legal move is worth; None where it makes no sense."""
    grid = view.grid
    bit = grid.bits[point]
    move = place_anywhere if view.is_breathless else place
    own, other = move(grid, view.own, view.other, bit)
    if not own >> bit & 1:
        return None
    captured = view.other & ~other
    chain = grid.flood(1 << bit, own)
    liberties = (grid.spread(chain) & grid.full & ~(own | other)).bit_count()
    if liberties == 1 and captured.bit_count() < chain.bit_count():
        return None
    tactics = _tactics(view, captured, chain, liberties, other, grid.full & ~(own | other))
    if not tactics and (view.pointless >> bit & 1 or _is_eye(view, point)):
        return None
    shape = _shape(view, point, bit, near_last)
    return None if shape is None and not tactics else tactics + (shape or 0.0)


def _tactics(
    view: _View, captured: int, chain: int, liberties: int, other: int, empty: int
) -> float:
    """What a move takes, saves and threatens, in stones, weighted."""
    grid = view.grid
    saved = chain & view.own_weak if liberties > 1 else 0
    beside_captured = grid.beside(captured) & view.own_weak
    if beside_captured:
        saved |= grid.flood(beside_captured, view.own_weak)
    weak, _ = by_liberties(grid, grid.flood(grid.beside(chain) & other, other), empty)
    threatened = weak & ~view.other_weak
    certainty = 1.0 if liberties > 2 or captured else 0.5
    worth = 6.0 * captured.bit_count() + 5.0 * certainty * saved.bit_count()
    return worth + (0.8 * threatened.bit_count() if liberties > 1 else 0.0)


def _is_eye(view: _View, point: Point) -> bool:
    """Whether all neighbours are the player's own and the diagonals hold the eye (one may be
    missing)."""
    grid, own = view.grid, view.own
    bit = grid.bits[point]
    if grid.near[bit] & ~own:
        return False
    row, col = point
    corners = [Point(row + dy, col + dx) for dy in (-1, 1) for dx in (-1, 1)]
    inside = [corner for corner in corners if corner in grid]
    lost = sum(view.other >> grid.bits[corner] & 1 for corner in inside)
    return lost <= (1 if len(inside) == 4 else 0)


def _shape(view: _View, point: Point, bit: int, near_last: int) -> float | None:
    """What a move is worth by its place; None on the first line far from the opponent."""
    grid, stones = view.grid, view.own | view.other
    row, col = point
    line = min(row, col, grid.rows - 1 - row, grid.columns - 1 - col)
    around = grid.spread(1 << bit)
    wide = grid.spread(around) & grid.full
    has_edge = min(grid.rows, grid.columns) >= _SMALLEST_WITH_EDGE
    if has_edge and line == 0 and not wide & view.other:
        return None
    worth = _LINE_WORTH[line] if has_edge and line < len(_LINE_WORTH) else 0.0
    if not wide & stones:
        worth += 1.5
    if around & view.own and around & view.other:
        worth += 1.5
    if near_last >> bit & 1:
        worth += 1.5
    return worth - max(0, (around & view.own).bit_count() - 1)
