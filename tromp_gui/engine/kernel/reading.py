"""Whether a chain is taken, read out in an area: a tree of moves, games of chance at its leaves.

What captures and passes prove at a leaf is carried up: a turn is won for certain if the other
side loses by each of its answers (Winands, Björnsson and Saito, "Monte-Carlo Tree Search Solver",
2008). Nobody plays outside the area, so chains with liberties elsewhere stand.
"""

from __future__ import annotations

import math
from typing import Final

from tromp_gui.engine.kernel.board import (
    COLOR,
    EMPTY,
    KO,
    PASS,
    KernelBoard,
    copy_into,
    place,
    random_below,
)
from tromp_gui.engine.kernel.compiling import (
    Floats,
    Ints,
    blank_floats,
    blank_ints,
    compiled,
    longs,
)
from tromp_gui.engine.kernel.plain import is_played

TARGET, OWNER, TO_PLAY = range(3)
"""The question: a stone of the chain, its colour, and who begins."""

MOVE, FIRST, CHILDREN, PROVED, VISITS = range(5)
"""A node: the move that leads to it, its children, who stand together, whether that move is
proved to win (1) or to lose (-1), and the games through it."""

NODE: Final = 5
USED, ROOT = 0, 1
"""`nodes[USED]` counts the nodes in use; this header takes the room of node 0."""

_LONGEST_PATH, _ROOM = 100, 60000
_CURIOSITY = 0.3
_CAREFUL = 3
"""In every other game of chance nobody puts this many stones in atari."""


@compiled
def read(
    board: KernelBoard,
    work: KernelBoard,
    shapes: Ints,
    area: Ints,
    question: Ints,
    nodes: Ints,
    wins: Floats,
    path: Ints,
    count: int,
) -> int:
    """Grow the tree by `count` games, fewer where the answer is proved; returns how many."""
    for made in range(count):
        if nodes[ROOT * NODE + PROVED]:
            return made
        copy_into(board, work)
        depth, kept = _descend(work, shapes, area, question, nodes, wins, path)
        if kept < 0:
            color = question[TO_PLAY] if depth % 2 == 0 else 3 - question[TO_PLAY]
            kept = _by_chance(work, shapes, area, question, color, _CAREFUL * (made & 1))
        mover = 3 - question[TO_PLAY]
        for index in range(depth + 1):
            nodes[path[index] * NODE + VISITS] += 1
            if (kept == 1) == (mover == question[OWNER]):
                wins[path[index]] += 1.0
            mover = 3 - mover
    return count


@compiled
def kept_share(question: Ints, nodes: Ints, wins: Floats) -> float:
    """How often the chain was kept after the best first move; 0 or 1 where that is proved."""
    is_own = question[TO_PLAY] == question[OWNER]
    proved = nodes[ROOT * NODE + PROVED]
    if proved:
        return 1.0 if (proved == -1) == is_own else 0.0
    first = nodes[ROOT * NODE + FIRST]
    best, most = first, 0
    for child in range(first, first + nodes[ROOT * NODE + CHILDREN]):
        visits = nodes[child * NODE + VISITS]
        if nodes[child * NODE + PROVED] == 0 and visits > most:
            best, most = child, visits
    share = wins[best] / max(1, most)
    return share if is_own else 1.0 - share


@compiled
def _descend(
    work: KernelBoard,
    shapes: Ints,
    area: Ints,
    question: Ints,
    nodes: Ints,
    wins: Floats,
    path: Ints,
) -> tuple[int, int]:
    """Play down the tree to a leaf, which may get children.

    Returns the turns made and whether the chain was kept (1), taken (0), or neither yet (-1).
    """
    color = question[TO_PLAY]
    depth = passes = 0
    path[0] = ROOT
    while depth < _LONGEST_PATH:
        node = path[depth]
        if nodes[node * NODE + FIRST] == 0:
            is_new = depth > 0 and nodes[node * NODE + VISITS] < 2
            if is_new or nodes[USED] + len(area) + 1 >= _ROOM:
                break
            _expand(work, shapes, area, nodes, wins, node, color)
        node = _most_promising(nodes, wins, node)
        if node == 0:
            break
        depth += 1
        path[depth] = node
        move = nodes[node * NODE + MOVE]
        if move == PASS:
            passes += 1
            work[KO] = PASS
        else:
            passes = 0
            place(work, move, color)
        is_kept = work[question[TARGET] + COLOR] == question[OWNER]
        if passes == 2 or not is_kept:
            nodes[node * NODE + PROVED] = 1 if is_kept == (color == question[OWNER]) else -1
            _prove(nodes, path, depth)
            return depth, int(is_kept)
        color = 3 - color
    return depth, -1


@compiled
def _prove(nodes: Ints, path: Ints, depth: int) -> None:
    """Carry what is proved of the last node of a path up as far as it goes."""
    while depth > 0:
        proved = nodes[path[depth] * NODE + PROVED]
        parent = path[depth - 1] * NODE
        if proved == -1:
            first = nodes[parent + FIRST]
            for child in range(first, first + nodes[parent + CHILDREN]):
                if nodes[child * NODE + PROVED] != -1:
                    return
        nodes[parent + PROVED] = -proved
        depth -= 1


@compiled
def _expand(
    work: KernelBoard, shapes: Ints, area: Ints, nodes: Ints, wins: Floats, node: int, color: int
) -> None:
    """Give a node its children: what may be played in the area, and a pass."""
    child = nodes[USED]
    nodes[node * NODE + FIRST] = child
    for index in range(-1, len(area)):
        move = PASS if index < 0 else area[index]
        if move != PASS and (
            work[move + COLOR] != EMPTY or not is_played(work, shapes, move, color, 0)
        ):
            continue
        for field in range(NODE):
            nodes[child * NODE + field] = 0
        nodes[child * NODE + MOVE] = move
        wins[child] = 0.0
        child += 1
    nodes[node * NODE + CHILDREN] = child - nodes[USED]
    nodes[USED] = child


@compiled
def _most_promising(nodes: Ints, wins: Floats, node: int) -> int:
    """The child to look at next (UCB1), of which nothing is proved; 0 where there is none."""
    first = nodes[node * NODE + FIRST]
    log = math.log(nodes[node * NODE + VISITS] + 1.0)
    best, most = 0, -1.0
    for child in range(first, first + nodes[node * NODE + CHILDREN]):
        visits = nodes[child * NODE + VISITS]
        if nodes[child * NODE + PROVED]:
            continue
        if visits == 0:
            return child
        value = wins[child] / visits + _CURIOSITY * math.sqrt(log / visits)
        if value > most:
            best, most = child, value
    return best


@compiled
def _by_chance(
    work: KernelBoard, shapes: Ints, area: Ints, question: Ints, color: int, careful: int
) -> int:
    """Play in the area by chance until the chain is taken (0) or nobody has a move (1)."""
    passes = 0
    for _ in range(3 * len(area)):
        move = _anywhere(work, shapes, area, color, careful)
        if move == PASS:
            passes += 1
            work[KO] = PASS
        else:
            passes = 0
            place(work, move, color)
        if work[question[TARGET] + COLOR] != question[OWNER]:
            return 0
        if passes == 2:
            break
        color = 3 - color
    return 1


@compiled
def _anywhere(work: KernelBoard, shapes: Ints, area: Ints, color: int, careful: int) -> int:
    """The next move that is played, from any point of the area on; or a pass."""
    start = random_below(work, len(area))
    for index in range(len(area)):
        point = area[(start + index) % len(area)]
        if work[point + COLOR] == EMPTY and is_played(work, shapes, point, color, careful):
            return point
    return PASS


def blank_tree() -> tuple[Ints, Floats, Ints]:
    """Room for a tree, what its nodes have won, and a path."""
    return blank_ints(_ROOM * NODE), blank_floats(_ROOM), longs([0] * (_LONGEST_PATH + 1))


def clear(nodes: Ints, wins: Floats) -> None:
    """A tree of the root alone."""
    nodes[USED] = ROOT + 1
    for index in range(NODE):
        nodes[ROOT * NODE + index] = 0
    wins[ROOT] = 0.0
