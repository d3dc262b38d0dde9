"""Trees for tests: written as text, or made from a list of parents."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tromp_gui.ui.tree.layout import TreeLayout


@dataclass(eq=False, slots=True)
class Node:
    """A node with the four links that a layout needs."""

    id: int
    parent: Node | None = None
    first_child: Node | None = None
    next_sibling: Node | None = None
    last_child: Node | None = None


def grow(parents: Iterable[int]) -> list[Node]:
    """A root, and a further node for each number, which is the index of its parent."""
    nodes = [Node(0)]
    for number in parents:
        parent = nodes[number]
        node = Node(len(nodes), parent)
        if parent.last_child is None:
            parent.first_child = node
        else:
            parent.last_child.next_sibling = node
        parent.last_child = node
        nodes.append(node)
    return nodes


def drawn(text: str) -> list[Node]:
    """A tree from text as in SGF: a letter is a node, brackets enclose variations.

    `abc(de)(f)` is a main line a b c d e with f beside d. Ids follow the order of letters.
    """
    parents: list[int] = []
    saved: list[int] = []
    last, count = -1, 0
    for sign in text:
        if sign == "(":
            saved.append(last)
        elif sign == ")":
            last = saved.pop()
        else:
            if last >= 0:
                parents.append(last)
            last, count = count, count + 1
    return grow(parents)


def picture(layout: TreeLayout, names: str) -> list[str]:
    """The names of the nodes row by row, `|` where a stem passes, `'` where it ends."""
    cells = [[" "] * layout.columns for _ in range(layout.rows)]
    for column in range(layout.columns):
        for stem in layout.stems_in(column, 0, layout.rows - 1):
            for row in range(stem.top + 1, stem.bottom + 1):
                cells[row][column] = "|"
    for row in range(layout.rows):
        for chain in layout.chains_in(row, 0, layout.columns - 1):
            if chain.start:
                cells[row][chain.start - 1] = "'"
            for place, node_id in enumerate(chain.ids):
                cells[row][chain.start + place] = names[node_id]
    return ["".join(row).rstrip() for row in cells]


def rows_of(layout: TreeLayout, nodes: Sequence[Node]) -> list[int]:
    """The row of each node."""
    return [layout.cell(node.id).row for node in nodes]
