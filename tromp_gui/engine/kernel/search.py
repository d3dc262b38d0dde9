"""Playouts guided by a tree, under the rules of the game: one call makes this many.

`task` and `values` say what is asked, `seen` holds the grids that may not come again (`repeats`).
"""

from __future__ import annotations

from typing import Final

from tromp_gui.engine.kernel.board import (
    BLACK,
    COLOR,
    COLUMNS,
    EMPTY,
    FRAME,
    KO,
    PASS,
    RECORD,
    ROWS,
    STEPS,
    STRIDE,
    WHITE,
    KernelBoard,
    copy_into,
    first_point,
    place,
)
from tromp_gui.engine.kernel.compiling import Floats, Ints, compiled, longs
from tromp_gui.engine.kernel.playout import LONGEST_PATH, TRACE, owner_of, play_out
from tromp_gui.engine.kernel.priors import expand
from tromp_gui.engine.kernel.repeats import grid_hash, is_seen, word_of
from tromp_gui.engine.kernel.tree import (
    AMAF_VISITS,
    AMAF_WINS,
    CHILDREN,
    FIRST,
    LEAD,
    MOVE,
    NODE,
    ROOT,
    STAT,
    USED,
    VISITS,
    WINS,
    best_child,
    forbid,
)

TO_PLAY, LAST, PASSES, SUICIDE, SUPERKO, MOVES_COST, IS_STRICT, EXPAND_AT = range(8)
"""The task: who plays, the last move, the passes just made, whether suicide is legal, which
superko holds, whether a move costs a point (territory), whether two passes end the game as it
is, and after how many visits a node gets children while the tree is empty."""

SIMPLE, POSITIONAL, SITUATIONAL, TAYLOR, NATURAL = range(5)
"""The readings of superko (see `go.rules.Superko`)."""

KOMI, SCALE = range(2)
"""The values: what White gets, and how much of a playout's worth is its margin."""

_SPACE: Final = 2 * LONGEST_PATH + 2
"""Where the scratch of a path begins: a place for each record of a board."""

TASK: Final = 8

_CROWDING: Final = 8
"""A full tree gives children after this many times as many visits as an empty one."""

NEVER: Final = -1
"""A path that ends in a move that superko forbids."""


@compiled
def simulate(
    board: KernelBoard,
    work: KernelBoard,
    reading: Ints,
    shapes: Ints,
    zobrist: Ints,
    seen: Ints,
    task: Ints,
    values: Floats,
    nodes: Ints,
    stats: Floats,
    trace: Ints,
    path: Ints,
    owners: Floats,
    count: int,
) -> int:
    """Make `count` playouts from `board`; the tree, and `owners` (1 Black, -1 White), grow.

    Returns how many were made; those that ran into a forbidden grid are none.
    """
    start = grid_hash(board, zobrist)
    made = 0
    for _ in range(count):
        copy_into(board, work)
        turns = _descend(
            work, reading, shapes, zobrist, seen, task, nodes, stats, trace, path, start
        )
        if turns == NEVER:
            continue
        made += 1
        color = task[TO_PLAY] if turns % 2 == 0 else 3 - task[TO_PLAY]
        is_over = _passes(trace, turns, task) >= 2
        cost = _cost(trace, turns, task)
        depth = turns
        if is_over and task[IS_STRICT]:
            _fill(work, path)
        else:
            turns = play_out(work, reading, shapes, trace, turns, color, task[SUICIDE])
        margin = _count(work) + cost
        _own(work, owners)
        _lead(stats, path, depth, margin - values[KOMI])
        _learn(nodes, stats, trace, path, depth, turns, task, _worth(work, values, margin))
    return made


@compiled
def _descend(
    work: KernelBoard,
    reading: Ints,
    shapes: Ints,
    zobrist: Ints,
    seen: Ints,
    task: Ints,
    nodes: Ints,
    stats: Floats,
    trace: Ints,
    path: Ints,
    key: int,
) -> int:
    """Play down the tree to a leaf, which may get children; returns the turns made, or `NEVER`.

    `path` takes the nodes, and behind them the keys of the grids left.
    """
    node = ROOT
    path[0] = ROOT
    color = task[TO_PLAY]
    last = task[LAST]
    turns = 0
    while turns < LONGEST_PATH and _passes(trace, turns, task) < 2:
        if nodes[node * NODE + FIRST] == 0:
            needed = task[EXPAND_AT] * (1 + _CROWDING * nodes[USED] * NODE // len(nodes))
            if stats[node * STAT + VISITS] < needed and node != ROOT:
                break
            if (nodes[USED] + work[ROWS] * work[COLUMNS] + 1) * NODE >= len(nodes):
                break
            expand(work, reading, shapes, nodes, stats, node, color, last, task[SUICIDE])
        node = best_child(nodes, stats, node)
        if node == 0:
            break
        last = nodes[node * NODE + MOVE]
        trace[TRACE + turns] = last
        if last == PASS:
            work[KO] = PASS
        else:
            removed = place(work, last, color)
            key ^= word_of(zobrist, last, color)
            if removed:
                key = grid_hash(work, zobrist)
        if not _leave(zobrist, seen, task, path, turns, key, color, last):
            forbid(stats, node)
            return NEVER
        turns += 1
        path[turns] = node
        color = 3 - color
    return turns


@compiled
def _leave(
    zobrist: Ints, seen: Ints, task: Ints, path: Ints, turns: int, key: int, color: int, move: int
) -> bool:
    """Write down the grid that a turn leaves; False where superko forbids the move."""
    superko = task[SUPERKO]
    at = LONGEST_PATH + 1
    path[at + turns] = 0
    if superko == SIMPLE or (superko == NATURAL and move == PASS):
        return True
    if superko == SITUATIONAL:
        key ^= word_of(zobrist, PASS, 3 - color)
    elif superko != POSITIONAL:
        key ^= word_of(zobrist, PASS, color)
    path[at + turns] = key
    if move == PASS:
        return True
    for index in range(turns):
        if path[at + index] == key:
            return False
    return not is_seen(seen, key)


@compiled
def _passes(trace: Ints, turns: int, task: Ints) -> int:
    """The passes just made, up to two."""
    if turns == 0:
        return task[PASSES] if task[PASSES] < 2 else 0
    if trace[TRACE + turns - 1] != PASS:
        return 0
    if turns == 1:
        return 2 if task[PASSES] == 1 else 1
    return 2 if trace[TRACE + turns - 2] == PASS else 1


@compiled
def _cost(trace: Ints, turns: int, task: Ints) -> int:
    """What the moves of the tree cost Black more than White, where they cost anything."""
    if not task[MOVES_COST]:
        return 0
    cost = 0
    sign = -1 if task[TO_PLAY] == BLACK else 1
    for index in range(turns):
        if trace[TRACE + index] != PASS:
            cost += sign
        sign = -sign
    return cost


@compiled
def _count(board: KernelBoard) -> int:
    """Black's area less White's at the end of a playout."""
    margin = 0
    for row in range(board[ROWS]):
        point = first_point(board) + row * board[STRIDE]
        for _ in range(board[COLUMNS]):
            owner = owner_of(board, point)
            margin += (owner == BLACK) - (owner == WHITE)
            point += RECORD
    return margin


@compiled
def _own(board: KernelBoard, owners: Floats) -> None:
    """Add who owns which point at the end."""
    index = 0
    for row in range(board[ROWS]):
        point = first_point(board) + row * board[STRIDE]
        for _ in range(board[COLUMNS]):
            owner = owner_of(board, point)
            if owner == BLACK:
                owners[index] += 1.0
            elif owner == WHITE:
                owners[index] -= 1.0
            index += 1
            point += RECORD


@compiled
def _fill(board: KernelBoard, path: Ints) -> None:
    """Colour every empty region that reaches one colour only, and take others from the board."""
    for row in range(board[ROWS]):
        point = first_point(board) + row * board[STRIDE]
        for _ in range(board[COLUMNS]):
            if board[point + COLOR] == EMPTY:
                _fill_region(board, path, point)
            point += RECORD


@compiled
def _fill_region(board: KernelBoard, path: Ints, start: int) -> None:
    path[_SPACE] = start
    board[start + COLOR] = FRAME
    count = 1
    done = 0
    reached = 0
    while done < count:
        point = path[_SPACE + done]
        done += 1
        for k in range(4):
            beside = point + board[STEPS + k]
            value = board[beside + COLOR]
            if value == EMPTY:
                board[beside + COLOR] = FRAME
                path[_SPACE + count] = beside
                count += 1
            elif value != FRAME:
                reached |= value
    if reached in (BLACK, WHITE):
        for index in range(count):
            board[path[_SPACE + index] + COLOR] = reached


@compiled
def _worth(board: KernelBoard, values: Floats, margin: int) -> float:
    """What a margin is worth to Black, from 0 to 1: won or lost, and a little for how much."""
    difference = margin - values[KOMI]
    won = 0.5
    if difference > 0.0:
        won = 1.0
    elif difference < 0.0:
        won = 0.0
    points = board[ROWS] * board[COLUMNS]
    share = 0.5 + 0.5 * max(-1.0, min(1.0, difference / points))
    return (1.0 - values[SCALE]) * won + values[SCALE] * share


@compiled
def _lead(stats: Floats, path: Ints, depth: int, margin: float) -> None:
    """Add Black's margin to the nodes of the path."""
    for turn in range(depth + 1):
        stats[path[turn] * STAT + LEAD] += margin


@compiled
def _learn(
    nodes: Ints,
    stats: Floats,
    trace: Ints,
    path: Ints,
    depth: int,
    turns: int,
    task: Ints,
    worth: float,
) -> None:
    """Tell the nodes of the path, and their children by all moves as first, what came of it."""
    for index in range(_SPACE, len(path)):
        path[index] = EMPTY
    for turn in range(turns, -1, -1):
        color = task[TO_PLAY] if turn % 2 == 0 else 3 - task[TO_PLAY]
        own = worth if color == BLACK else 1.0 - worth
        if turn < turns:
            path[_SPACE + trace[TRACE + turn] // RECORD] = color + 4 * turn
        if turn <= depth:
            at = path[turn] * STAT
            stats[at + VISITS] += 1.0
            stats[at + WINS] += 1.0 - own
            _learn_first(nodes, stats, path, path[turn], turn, turns, color, own)


@compiled
def _learn_first(
    nodes: Ints,
    stats: Floats,
    path: Ints,
    node: int,
    turn: int,
    turns: int,
    color: int,
    worth: float,
) -> None:
    """Tell the children whose move `color` made first of all, now or later, what it was worth.

    The later the less: what was played now counts one, at the end nothing (Enzenberger, Mueller,
    Arneson and Segal, "Fuego", IEEE TCIAIG 2010, weighted RAVE).
    """
    first = nodes[node * NODE + FIRST]
    for child in range(first, first + nodes[node * NODE + CHILDREN]):
        move = nodes[child * NODE + MOVE]
        made = path[_SPACE + move // RECORD]
        if move != PASS and made & 3 == color:
            weight = 1.0 - (made // 4 - turn) / (turns - turn)
            stats[child * STAT + AMAF_VISITS] += weight
            stats[child * STAT + AMAF_WINS] += weight * worth


def path_for(board: KernelBoard) -> Ints:
    """Room for a path, its keys, and scratch."""
    return longs([0] * (_SPACE + len(board) // RECORD))
