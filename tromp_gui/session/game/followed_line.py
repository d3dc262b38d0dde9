"""The line through the cursor of a record: what leads to it, and what was followed after it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from tromp_gui.record.node import Node


class FollowedLine:
    """The nodes from the root through the cursor to the end of the line last followed.

    At any depth a step and a move at the end of the line cost the same. All that leads to the
    cursor is followed.
    """

    def __init__(self, cursor: Node) -> None:
        self._cursor = cursor
        self._followed: dict[int, int] = {}
        self._nodes: list[Node] = []
        """Empty, or with the cursor at `_depth`."""
        self._depth = 0
        self._follow(cursor.path)

    def nodes(self) -> list[Node]:
        """The line; for reading only."""
        if not self._nodes:
            self._nodes = self._cursor.path
            self._depth = len(self._nodes) - 1
            self._go_on()
        return self._nodes

    def depth(self) -> int:
        """Where the cursor is on `nodes()`."""
        self.nodes()
        return self._depth

    def forget(self) -> None:
        """The tree has changed: make the line again when it is needed."""
        self._nodes = []

    def grow(self, leaf: Node) -> None:
        """The tree has changed by a node at the end of a line."""
        if self._nodes and self._nodes[-1] is leaf.parent:
            self._go_on()
        else:
            self.forget()

    def move_to(self, node: Node) -> None:
        """The cursor has moved to a node of the tree, or what leads to it has changed."""
        nodes, before = self._nodes, self._depth
        if nodes and node.parent is self._cursor:
            self._depth += 1
            if nodes[self._depth : self._depth + 1] != [node]:
                nodes[self._depth :] = [node]
                self._go_on()
            self._follow(nodes[before : self._depth + 1])
        elif node in nodes:
            self._depth = nodes.index(node)
            self._follow(nodes[before : self._depth + 1])
        else:
            self._nodes = []
            self._follow(node.path)
        self._cursor = node

    def _follow(self, path: Sequence[Node]) -> None:
        for parent, child in pairwise(path):
            self._followed[parent.id] = child.id

    def _go_on(self) -> None:
        while (following := self._following(self._nodes[-1])) is not None:
            self._nodes.append(following)

    def _following(self, node: Node) -> Node | None:
        wanted = self._followed.get(node.id)
        return next((child for child in node.children if child.id == wanted), node.main_child)
