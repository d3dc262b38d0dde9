"""The search tree as flat arrays, which child is looked at next, and what a new child is worth.

UCT with rapid action value estimates: Gelly and Silver, "Combining online and offline knowledge in
UCT" (ICML 2007), with the weights of Silver's thesis (2009, section 8.5).
"""

from __future__ import annotations

import math
from typing import Final

from tromp_gui.engine.kernel.compiling import Floats, Ints, compiled

MOVE, FIRST, CHILDREN = range(3)
"""A node in `nodes`: the move that leads to it, and its children, who stand together."""

NODE: Final = 3

VISITS, WINS, LEAD, AMAF_VISITS, AMAF_WINS, PRIOR_VISITS, PRIOR_WINS = range(7)
"""A node in `stats`: playouts through it, what they were worth to the player of its move, and
Black's margins in them; likewise those where that player made its move at any later time (all
moves as first), and what it was worth before, in playouts. A node that may not be played has -1
prior visits."""

STAT: Final = 7

USED = 0
"""`nodes[USED]` counts the nodes in use; this header takes the room of node 0."""

ROOT = 1

_EQUIVALENCE = 3000.0
"""This many playouts through a node weigh as much as all moves as first."""

_CURIOSITY = 0.04
"""How much the less visited is preferred (the constant of UCT): little, where all moves as first
guide, but where every move wins the others have to be looked at too."""

_DECIDED, _WIDER = 0.4, 4.0
"""Where so much more than half is won or lost, this many times as much: there the margin counts."""


@compiled
def clear(nodes: Ints, stats: Floats) -> None:
    """A tree of the root alone."""
    nodes[USED] = 2
    for index in range(NODE):
        nodes[ROOT * NODE + index] = 0
    for index in range(STAT):
        stats[ROOT * STAT + index] = 0.0


@compiled
def best_child(nodes: Ints, stats: Floats, node: int) -> int:
    """The child to look at next; 0 where none may be played."""
    first = nodes[node * NODE + FIRST]
    visits = stats[node * STAT + VISITS] + 1.0
    width = _CURIOSITY * math.sqrt(math.log(visits))
    if abs(stats[node * STAT + WINS] / visits - 0.5) > _DECIDED:
        width *= _WIDER
    best = 0
    most = -1.0
    for child in range(first, first + nodes[node * NODE + CHILDREN]):
        value = _value(stats, child * STAT, width)
        if value > most:
            most = value
            best = child
    return best


@compiled
def _value(stats: Floats, at: int, width: float) -> float:
    """What a node seems worth to the player of its move, the less visited the more, by `width`;
    -2 where it is forbidden."""
    prior = stats[at + PRIOR_VISITS]
    if prior < 0.0:
        return -2.0
    visits = stats[at + VISITS] + prior
    value = (stats[at + WINS] + stats[at + PRIOR_WINS]) / visits
    bonus = width / math.sqrt(visits)
    amaf = stats[at + AMAF_VISITS]
    if amaf < 1.0:
        return value + bonus
    weight = amaf / (amaf + visits + amaf * visits / _EQUIVALENCE)
    return weight * (stats[at + AMAF_WINS] / amaf) + (1.0 - weight) * value + bonus


@compiled
def add_child(nodes: Ints, stats: Floats, move: int, visits: float, wins: float) -> None:
    """Put one more node behind all others, with what it is worth before any playout."""
    child = nodes[USED]
    nodes[USED] = child + 1
    nodes[child * NODE + MOVE] = move
    nodes[child * NODE + FIRST] = 0
    nodes[child * NODE + CHILDREN] = 0
    at = child * STAT
    for index in range(PRIOR_VISITS):
        stats[at + index] = 0.0
    stats[at + PRIOR_VISITS] = visits
    stats[at + PRIOR_WINS] = wins


@compiled
def forbid(stats: Floats, node: int) -> None:
    """Never look at this node again."""
    stats[node * STAT + PRIOR_VISITS] = -1.0


@compiled
def copy_subtree(nodes: Ints, stats: Floats, node: int, new_nodes: Ints, new_stats: Floats) -> None:
    """Make `node` the root of another tree, which has room for as many nodes."""
    new_nodes[USED] = 2
    _copy_node(nodes, stats, node, new_nodes, new_stats, ROOT)
    done = ROOT
    while done < new_nodes[USED]:
        old = new_nodes[done * NODE + FIRST]
        if old:
            new_nodes[done * NODE + FIRST] = new_nodes[USED]
            for index in range(new_nodes[done * NODE + CHILDREN]):
                _copy_node(nodes, stats, old + index, new_nodes, new_stats, new_nodes[USED])
                new_nodes[USED] += 1
        done += 1


@compiled
def _copy_node(
    nodes: Ints, stats: Floats, node: int, new_nodes: Ints, new_stats: Floats, new: int
) -> None:
    for index in range(NODE):
        new_nodes[new * NODE + index] = nodes[node * NODE + index]
    for index in range(STAT):
        new_stats[new * STAT + index] = stats[node * STAT + index]
