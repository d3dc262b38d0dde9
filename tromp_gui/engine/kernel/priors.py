"""What a move is worth before it was ever tried, in playouts won of so many."""

from __future__ import annotations

from tromp_gui.engine.kernel.compiling import Floats, Ints, compiled
from tromp_gui.engine.kernel.ground import (
    CODE,
    COLOR,
    COLUMNS,
    EMPTY,
    FREE,
    FREES,
    HEAD,
    KO,
    PASS,
    RECORD,
    ROWS,
    STEPS,
    STRIDE,
    Ground,
    first_point,
    is_in_atari,
)
from tromp_gui.engine.kernel.shapes import IS_SHAPE
from tromp_gui.engine.kernel.tactics import is_eye, liberties_after, takes
from tromp_gui.engine.kernel.tree import CHILDREN, FIRST, NODE, USED, add_child

_EVEN = 10.0
_SMALLEST_WITH_EDGE = 6
"""From this side on, the first line is the edge of something."""


@compiled
def expand(
    ground: Ground,
    shapes: Ints,
    nodes: Ints,
    stats: Floats,
    node: int,
    color: int,
    last: int,
    suicide: int,
) -> None:
    """Give a node its children: every move that may be legal and is no folly, and the pass.

    Left out are eyes of one's own, and the first line where nothing stands near.
    """
    nodes[node * NODE + FIRST] = nodes[USED]
    for index in range(ground[FREES]):
        point = ground[index * RECORD + FREE]
        if point == ground[KO] or is_eye(ground, shapes, point, color):
            continue
        liberties = liberties_after(ground, point, color, 2)
        captured = takes(ground, point, color)
        if liberties == 0 and captured == 0 and not (suicide and _has_friend(ground, point, color)):
            continue
        line = _line(ground, point)
        near = _has_stone_near(ground, point)
        if line == 0 and not near and min(ground[ROWS], ground[COLUMNS]) >= _SMALLEST_WITH_EDGE:
            continue
        visits, wins = _EVEN, _EVEN / 2
        if captured:
            visits += 15.0 if captured == 1 else 30.0
            wins += 15.0 if captured == 1 else 30.0
        elif liberties < 2:
            visits += 10.0
        elif _saves(ground, point, color):
            visits += 15.0
            wins += 15.0
        if shapes[ground[point + CODE]] & IS_SHAPE:
            visits += 10.0
            wins += 10.0
        if not near:
            visits += 10.0
            wins += 10.0 if line in (2, 3) else 0.0
        bonus = _nearness(ground, point, last)
        add_child(nodes, stats, point, visits + bonus, wins + bonus)
    add_child(nodes, stats, PASS, 2.0, 1.0)
    nodes[node * NODE + CHILDREN] = nodes[USED] - nodes[node * NODE + FIRST]


@compiled
def _has_friend(ground: Ground, point: int, color: int) -> bool:
    friends = 0
    for k in range(4):
        friends += ground[point + ground[STEPS + k] + COLOR] == color
    return friends > 0


@compiled
def _saves(ground: Ground, point: int, color: int) -> bool:
    """Whether a chain of one's own in atari is beside."""
    for k in range(4):
        beside = point + ground[STEPS + k]
        if ground[beside + COLOR] == color and is_in_atari(ground, ground[beside + HEAD]):
            return True
    return False


@compiled
def _line(ground: Ground, point: int) -> int:
    """The line of a point, 0 at the edge."""
    row, col = _place(ground, point)
    rows, columns = ground[ROWS], ground[COLUMNS]
    return min(min(row, rows - 1 - row), min(col, columns - 1 - col))


@compiled
def _place(ground: Ground, point: int) -> tuple[int, int]:
    offset = point - first_point(ground)
    row = offset // ground[STRIDE]
    return row, (offset - row * ground[STRIDE]) // RECORD


@compiled
def _has_stone_near(ground: Ground, point: int) -> bool:
    """Whether a stone stands within three steps."""
    row, col = _place(ground, point)
    for dy in range(-3, 4):
        if not 0 <= row + dy < ground[ROWS]:
            continue
        reach = 3 - abs(dy)
        for dx in range(-reach, reach + 1):
            if 0 <= col + dx < ground[COLUMNS]:
                other = point + dy * ground[STRIDE] + dx * RECORD
                if ground[other + COLOR] != EMPTY:
                    return True
    return False


@compiled
def _nearness(ground: Ground, point: int, last: int) -> float:
    """What it is worth that a move is near the last one."""
    if last == PASS:
        return 0.0
    row, col = _place(ground, point)
    other_row, other_col = _place(ground, last)
    dy, dx = abs(row - other_row), abs(col - other_col)
    distance = dy + dx + max(dy, dx)
    if distance <= 3:
        return 24.0
    if distance <= 5:
        return 16.0
    if distance <= 7:
        return 8.0
    return 0.0
