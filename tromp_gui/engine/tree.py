"""One thread's tree: grown by playouts, pruned to what was played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tromp_gui.engine.kernel import search as kernel
from tromp_gui.engine.kernel import shapes
from tromp_gui.engine.kernel import tree as nodes_of
from tromp_gui.engine.kernel.board import KernelBoard, copy_into, sow
from tromp_gui.engine.kernel.compiling import (
    IS_COMPILED,
    Floats,
    blank_floats,
    blank_ints,
    longs,
)
from tromp_gui.engine.kernel.ladders import reading_for
from tromp_gui.engine.kernel.playout import trace_for
from tromp_gui.engine.kernel.priors import expand
from tromp_gui.engine.kernel.tree import (
    CHILDREN,
    FIRST,
    LEAD,
    MOVE,
    NODE,
    PRIOR_VISITS,
    PRIOR_WINS,
    ROOT,
    STAT,
    VISITS,
    WINS,
)
from tromp_gui.engine.question import Question

MOST_NODES = 600_000 if IS_COMPILED else 50_000
"""The nodes of one tree, some 70 bytes each; there is a second one to move to."""


class Branch(NamedTuple):
    """What a tree knows of one move: `wins` are to its player, `lead` Black's margins summed."""

    move: int
    visits: float
    wins: float
    lead: float
    prior: float


class SearchTree:
    """Grows in one thread; another may read it meanwhile, slightly out of date."""

    def __init__(self, question: Question, seed: int) -> None:
        rows, columns = question.rows, question.columns
        self._nodes = blank_ints(MOST_NODES * NODE)
        self._stats = blank_floats(MOST_NODES * STAT)
        self._work: KernelBoard = longs(question.board)
        self._reading = reading_for(question.board)
        self._trace = trace_for(rows, columns)
        self._path = kernel.path_for(question.board)
        self.owners: Floats = blank_floats(rows * columns)
        sow(self._work, seed)
        nodes_of.clear(self._nodes, self._stats)

    def ask(self, question: Question, seed: int) -> None:
        """Turn to a question whose position is the root's: open it, forbid what is illegal."""
        sow(self._work, seed)
        for index in range(len(self.owners)):
            self.owners[index] = 0.0
        if not self._nodes[ROOT * NODE + FIRST]:
            copy_into(question.board, self._work)
            task = question.task
            expand(
                self._work, self._reading, shapes.table(), self._nodes, self._stats,
                ROOT, task[kernel.TO_PLAY], task[kernel.LAST], task[kernel.SUICIDE],
            )  # fmt: skip
        for node in self._children(ROOT):
            if self._nodes[node * NODE + MOVE] not in question.allowed:
                nodes_of.forbid(self._stats, node)

    def grow(self, question: Question, count: int) -> int:
        """Make this many playouts; returns how many were any."""
        return kernel.simulate(
            question.board, self._work, self._reading, shapes.table(), question.zobrist,
            question.seen, question.task, question.values, self._nodes, self._stats,
            self._trace, self._path, self.owners, count,
        )  # fmt: skip

    def favour(self, move: int, playouts: int) -> None:
        """Take for granted that a move won this many playouts, so that it is looked at as often."""
        for node in self._children(ROOT):
            at = node * STAT
            if self._nodes[node * NODE + MOVE] == move and self._stats[at + PRIOR_VISITS] > 0:
                self._stats[at + PRIOR_VISITS] += playouts
                self._stats[at + PRIOR_WINS] += playouts

    def advance(self, move: int) -> bool:
        """Make the child of a move the root; False where there is none, and the tree is no use."""
        for node in self._children(ROOT):
            if self._nodes[node * NODE + MOVE] == move:
                nodes, stats = blank_ints(MOST_NODES * NODE), blank_floats(MOST_NODES * STAT)
                nodes_of.copy_subtree(self._nodes, self._stats, node, nodes, stats)
                self._nodes, self._stats = nodes, stats
                return True
        return False

    def branches(self, node: int = ROOT) -> Iterator[Branch]:
        """The moves that may be played at a node."""
        for child in self._children(node):
            at = child * STAT
            stats = self._stats
            prior = stats[at + PRIOR_VISITS]
            if prior > 0:
                yield Branch(
                    int(self._nodes[child * NODE + MOVE]),
                    float(stats[at + VISITS]),
                    float(stats[at + WINS]),
                    float(stats[at + LEAD]),
                    float(stats[at + PRIOR_WINS] / prior),
                )

    def line(self, move: int, most: int = 12) -> list[int]:
        """What follows a move most often, the move included."""
        line: list[int] = []
        node, wanted = ROOT, move
        while len(line) < most:
            children = {int(self._nodes[c * NODE + MOVE]): c for c in self._children(node)}
            if wanted not in children:
                break
            node = children[wanted]
            line.append(wanted)
            after = [b for b in self.branches(node) if b.visits > 0]
            if not after:
                break
            wanted = max(after, key=lambda branch: branch.visits).move
        return line

    def children(self, node: int = ROOT) -> Iterator[tuple[int, int]]:
        """The moves that were tried at a node, at the root all, and the nodes they lead to."""
        for child in self._children(node):
            is_tried = node == ROOT or self._stats[child * STAT + VISITS] > 0
            if is_tried and self._stats[child * STAT + PRIOR_VISITS] > 0:
                yield int(self._nodes[child * NODE + MOVE]), child

    def _children(self, node: int) -> range:
        first = int(self._nodes[node * NODE + FIRST])
        return range(first, first + int(self._nodes[node * NODE + CHILDREN]))
