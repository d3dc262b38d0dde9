"""The line through the cursor of a record: the path to it, and what comes after it: the main line,
or in a variation what was last followed.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from tromp_gui.record.node import Node


class FollowedLine:
    """The nodes from the root through the cursor to the end of the main line; in a variation, or if
    `follows_all`, to the end of the line last followed.

    A step, or a move at the end of the line, costs the same at any depth.
    """

    def __init__(self, cursor: Node) -> None:
        self._cursor = cursor
        self._followed: dict[int, int] = {}
        self._nodes: list[Node] = []
        """Empty, or with the cursor at `_depth`."""
        self._depth = 0
        self._fork: int | None = None
        """The index of the first node that is not on the main line."""
        self._follows_all = False
        self._follow(cursor.path)

    def nodes(self) -> list[Node]:
        """The line; do not change it."""
        if not self._nodes:
            self._make(self._cursor)
        return self._nodes

    def depth(self) -> int:
        """The index of the cursor in `nodes()`."""
        self.nodes()
        return self._depth

    def is_in_variation(self) -> bool:
        """Whether the cursor is off the main line."""
        self.nodes()
        return self._fork is not None and self._depth >= self._fork

    def set_follows_all(self, follows: bool) -> None:
        """Whether what was last followed comes after the main line's nodes too."""
        if follows != self._follows_all:
            self._follows_all = follows
            self.forget()

    def check(self) -> None:
        """Follow the line again where properties of nodes, but no nodes, were changed: only empty
        nodes and play-outs matter, which are children of the cursor or at the end.
        """
        nodes = self._nodes
        for at in sorted({self._depth, max(self._depth, len(nodes) - 2), len(nodes) - 1}):
            if nodes and at:
                self._enter(at)
            expected = nodes[at + 1] if at + 1 < len(nodes) else None
            if nodes and self._following(nodes[at]) is not expected:
                self._cut(at + 1)
                self._go_on()
                return

    def follow_main_line(self) -> None:
        """Forget what was followed: after the main line, first children follow."""
        self._followed.clear()
        self.forget()

    def forget(self) -> None:
        """Forget the line after a change of the tree; it is made again when needed."""
        self._nodes = []

    def grow(self, leaf: Node) -> None:
        """Add a node that was appended at the end of a line."""
        if self._nodes and self._nodes[-1] is leaf.parent:
            self._go_on()
        else:
            self.forget()

    def move_to(self, node: Node) -> None:
        """Follow the cursor to a node, or after a change of the path to it."""
        nodes, before = self._nodes, self._depth
        if nodes and node is self._cursor:
            return
        if nodes and node.parent is self._cursor:
            self._depth += 1
            if nodes[self._depth : self._depth + 1] != [node]:
                self._cut(self._depth)
                self._add(node)
                self._go_on()
            self._follow(nodes[before : self._depth + 1])
        elif node in nodes:
            self._depth = nodes.index(node)
            self._follow(nodes[before : self._depth + 1])
            if self._fork is not None and self._depth < self._fork and not self._follows_all:
                self._cut(self._depth + 1)
                self._go_on()
        else:
            self._make(node)
            self._follow(self._nodes[: self._depth + 1])
        self._cursor = node

    def _make(self, cursor: Node) -> None:
        self._nodes = cursor.path
        self._depth = len(self._nodes) - 1
        self._fork = None
        for at in range(1, len(self._nodes)):
            self._enter(at)
        self._go_on()

    def _cut(self, at: int) -> None:
        """Remove the nodes from this index on."""
        del self._nodes[at:]
        if self._fork is not None and self._fork >= at:
            self._fork = None

    def _add(self, node: Node) -> None:
        self._nodes.append(node)
        self._enter(len(self._nodes) - 1)

    def _enter(self, at: int) -> None:
        """Note whether the line leaves the main line with its node at this index."""
        if self._fork in (None, at):
            self._fork = None if self._nodes[at].is_first else at

    def _follow(self, path: Sequence[Node]) -> None:
        for parent, child in pairwise(path):
            self._followed[parent.id] = child.id

    def _go_on(self) -> None:
        while (following := self._following(self._nodes[-1])) is not None:
            self._add(following)

    def _following(self, node: Node) -> Node | None:
        follows = self._follows_all or self._fork is not None
        wanted = self._followed.get(node.id) if follows else None
        child = None if wanted is None else node.first_child
        while child is not None and child.id != wanted:
            child = child.next_sibling
        return child or node.main_child
