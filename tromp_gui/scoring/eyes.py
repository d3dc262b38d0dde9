"""Whether one surrounded room is enough for two eyes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from tromp_gui.go.board import cleared
from tromp_gui.go.grid import Grid, grid_of
from tromp_gui.scoring.benson import living

ROOM = 9
"""A larger room is taken to have space for two eyes without trying."""

_CORNER, _WALL = 1, 2
"""The first corner of a board, and the point beside it."""

State: TypeAlias = tuple[int, int, bool]
"""The owner's stones, the opponent's, and whether the owner is to move."""


def eyes_in(grid: Grid, room: int, enemies: int) -> int:
    """How many eyes the owner of a room can count on, 1 or 2.

    `room` is a connected set of points that one colour surrounds, `enemies` the opponent's dead
    stones in it. Two are certain where the owner, moving first, can make them there, while the wall
    around the room is one chain that cannot be captured.
    """
    if room.bit_count() == 1:
        return 1
    if room.bit_count() > ROOM:
        return 2
    points = grid.points(room)
    low, left = min(p.row for p in points), min(p.col for p in points)
    high, right = max(p.row for p in points), max(p.col for p in points)
    small = grid_of(high - low + 3, right - left + 3)
    moved = [
        sum(1 << small.bits[p._replace(row=p.row - low + 1, col=p.col - left + 1)] for p in part)
        for part in (points, grid.points(enemies & room))
    ]
    return 2 if _lives(small, *moved) else 1


@lru_cache(maxsize=1024)
def _lives(grid: Grid, room: int, enemies: int) -> bool:
    """Whether the wall, all of the board but the room, can make two eyes by moving first.

    The first corner of the board is nobody's: a liberty that keeps the wall from being captured.
    All states that play in the room can lead to are found first; then, from the living ones
    back, those where the owner has such a move, or the opponent no other.
    """
    start = (grid.full & ~(room | _CORNER), enemies, True)
    after: dict[State, list[State]] = {}
    won: set[State] = set()
    todo = [start]
    while todo:
        state = todo.pop()
        if state in after or state in won:
            continue
        own, theirs, _ = state
        free = grid.full & ~(own | theirs | _CORNER)
        if living(grid, own, free, free)[0] & _WALL:
            won.add(state)
        else:
            after[state] = list(_following(grid, state))
            todo += after[state]
    return start in _won_back(after, won)


def _following(grid: Grid, state: State) -> Iterator[State]:
    """The states one turn on; the opponent may pass, a move may not change nothing."""
    own, enemies, owner_moves = state
    if not owner_moves:
        yield own, enemies, True
    for single in grid.singles(grid.full & ~(own | enemies | _CORNER)):
        if owner_moves:
            mine, theirs = _after_move(grid, own | single, enemies)
        else:
            mine, theirs = _after_move(grid, own, enemies | single, opponents_move=True)
        if (mine, theirs) != (own, enemies):
            yield mine, theirs, not owner_moves


def _after_move(
    grid: Grid, own: int, enemies: int, opponents_move: bool = False
) -> tuple[int, int]:
    """The two clearings (rule 4), first of the player who did not move."""
    if opponents_move:
        own = cleared(grid, own, grid.full & ~(own | enemies))
    enemies = cleared(grid, enemies, grid.full & ~(own | enemies | _CORNER))
    return cleared(grid, own, grid.full & ~(own | enemies)), enemies


def _won_back(after: dict[State, list[State]], won: set[State]) -> set[State]:
    """The states from which the owner can force one of `won`."""
    open_ = {state for state, following in after.items() if following}
    while True:
        more = {s for s in open_ if (any if s[2] else all)(t in won for t in after[s])}
        if not more:
            return won
        won |= more
        open_ -= more
