"""The cost of the game tree: python bench/tree.py [--nodes 100000] [--rounds 7]

Generated trees (a long line; about one branching in twenty moves; one in three) are laid out and
painted by turns with an empty scroll area of the same size, and medians are compared. The targets:
layout + first paint within 100 ms for 100 000 nodes, a jump to any node within 3 ms, 20 MiB. The
times are of one machine; the last column, in units of a plain pass over all nodes, is not.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import time
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

from tromp_gui.go.point import Color
from tromp_gui.record.node import Tree, preorder
from tromp_gui.sgf.values import SgfCodec
from tromp_gui.ui.tree.layout import lay_out
from tromp_gui.ui.tree.node_paint import NodeLook, NodeShape
from tromp_gui.ui.tree.tree_view import TreeView

WIDTH, HEIGHT = 800, 400
SOURCE = b"B[dd]W[pp]C[x]B[]W[qq]"
SPANS = ((0, 5), (5, 14), (14, 17), (17, 22))


class Plain(QAbstractScrollArea):
    """The minimum: a scroll area that fills its background."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """One colour."""
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), QColor("#FFFFFF"))


def grown(nodes: int, branching: float) -> Tree:
    """A tree of `nodes`; every move goes on from the last one, or by chance from any earlier."""
    chance = random.Random(1)
    tree = Tree(SgfCodec(19, 19), 19, 19, SOURCE, 0, 0)
    all_nodes = [tree.root]
    node = tree.root
    for number in range(1, nodes):
        if chance.random() < branching:
            node = chance.choice(all_nodes)
        node = tree.append(node, *SPANS[number % len(SPANS)])
        all_nodes.append(node)
    return tree


def looks(tree: Tree) -> Callable[[int], NodeLook]:
    """What the window needs to know about a node: who moves, and whether there is a comment."""

    def look(node_id: int) -> NodeLook:
        node = tree.node(node_id)
        color = node.move_color
        shape = NodeShape.EMPTY if color is None else NodeShape.STONE
        return NodeLook(shape, color or Color.BLACK, node_id, node.has("C"))

    return look


def timed(act: Callable[[], object]) -> float:
    """Milliseconds."""
    start = time.perf_counter()
    act()
    return (time.perf_counter() - start) * 1000


def measure(app: QApplication, name: str, tree: Tree, rounds: int) -> None:
    """Print one row."""
    times: dict[str, list[float]] = {}

    ids = [node.id for node in tree]
    for _ in range(rounds):
        plain, view = Plain(), TreeView()
        for each in (plain, view):
            each.resize(WIDTH, HEIGHT)
            each.show()
        app.processEvents()
        for what, act in acts(tree, ids, plain, view):
            times.setdefault(what, []).append(timed(act))
        for each in (plain, view):
            each.close()
            each.deleteLater()
        app.processEvents()
    median = {what: statistics.median(found) for what, found in times.items()}
    whole = median["first"]
    print(
        f"{name:>12} {len(ids):>8} {median['layout']:>8.1f} {whole:>13.1f} {median['jump']:>7.2f}"
        f" {median['full']:>7.2f} {median['full'] / median['plain']:>11.1f}"
        f" {memory(tree):>8.1f} {whole / median['walk']:>14.1f}"
    )


def acts(
    tree: Tree, ids: list[int], plain: Plain, view: TreeView
) -> Iterator[tuple[str, Callable[[], object]]]:
    """What one round measures, by name."""
    yield "walk", lambda: sum(1 for _ in preorder(tree.root))
    yield "layout", lambda: lay_out(tree.root)
    yield "first", lambda: first(view, tree)
    yield "plain", plain.viewport().repaint
    for goal in random.Random(2).choices(ids, k=30):
        yield "jump", partial(jump, view, goal)
        yield "full", view.viewport().repaint


def first(view: TreeView, tree: Tree) -> None:
    """Layout and first paint."""
    view.show_tree(tree.root, looks(tree), tree.root.id)
    view.viewport().repaint()


def jump(view: TreeView, goal: int) -> None:
    """Go to a node and paint what is around it."""
    view.show_current(goal)
    view.viewport().repaint()


def memory(tree: Tree) -> float:
    """MiB that a layout keeps."""
    tracemalloc.start()
    layout = lay_out(tree.root)
    kept = tracemalloc.get_traced_memory()[0] / 2**20
    tracemalloc.stop()
    assert len(layout)
    return kept


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=7)
    arguments = parser.parse_args()
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    print(
        f"{'tree':>12} {'nodes':>8} {'layout':>8} {'+ first paint':>13} {'jump':>7} {'full':>7}"
        f" {'full/plain':>11} {'MiB':>8} {'whole / walk':>14}"
    )
    for name, branching in (("one line", 0.0), ("as played", 0.05), ("joseki", 0.33)):
        measure(app, name, grown(arguments.nodes, branching), arguments.rounds)


if __name__ == "__main__":
    main()
