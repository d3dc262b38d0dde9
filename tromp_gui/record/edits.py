"""Edits of a tree. Each `apply` returns the edit that reverses it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from tromp_gui.record.codec import Lens
from tromp_gui.record.node import LAST, Node, Tree


class Edit(Protocol):
    """A change of a tree, as a value."""

    def apply(self, tree: Tree) -> Edit:
        """Change the tree and return the reverse edit. Raises KeyError for an unknown node."""


class SetProperty(NamedTuple):
    """Set a property of a node, or remove it (`values` None). `place`: its place among them."""

    node: int
    identifier: str
    values: tuple[str, ...] | None
    place: int | None = None

    def apply(self, tree: Tree) -> SetProperty | Untouch:
        """See `Edit`."""
        was_touched, properties = tree.is_touched(self.node), tree.node(self.node).properties
        previous = properties.get(self.identifier)
        place = None if previous is None else list(properties).index(self.identifier)
        tree.replace(self.node, self.identifier, self.values, self.place)
        if not was_touched:
            return Untouch(self.node)
        return SetProperty(self.node, self.identifier, previous, place)


class Rewrite(NamedTuple):
    """Replace all properties of a node."""

    node: int
    properties: Mapping[str, tuple[str, ...]]

    def apply(self, tree: Tree) -> Rewrite | Untouch:
        """See `Edit`."""
        was_touched, previous = tree.is_touched(self.node), tree.node(self.node).properties
        tree.rewrite(self.node, self.properties)
        return Rewrite(self.node, previous) if was_touched else Untouch(self.node)


class Untouch(NamedTuple):
    """Restore a node as it was in the file, when its first change is undone. A lens that is removed
    later then finds the node unchanged, as when it was added.
    """

    node: int

    def apply(self, tree: Tree) -> Rewrite:
        """See `Edit`."""
        previous = tree.node(self.node).properties
        tree.untouch(self.node)
        return Rewrite(self.node, previous)


class SetSize(NamedTuple):
    """Change the size of the board; SZ is a property like any other and is not touched."""

    rows: int
    columns: int

    def apply(self, tree: Tree) -> SetSize:
        """See `Edit`."""
        previous = SetSize(tree.rows, tree.columns)
        tree.resize(self.rows, self.columns)
        return previous


class LookThrough(NamedTuple):
    """Replace the lenses through which unchanged nodes are read."""

    lenses: tuple[Lens, ...]

    def apply(self, tree: Tree) -> LookThrough:
        """See `Edit`."""
        previous = tree.lenses
        tree.look_through(self.lenses)
        return LookThrough(previous)


class AddNode(NamedTuple):
    """A new node under `parent`, at `place` among its children (past the end: the last)."""

    parent: int
    place: int
    properties: Mapping[str, tuple[str, ...]]

    def apply(self, tree: Tree) -> RemoveNode:
        """See `Edit`. The new node has the tree's next id."""
        return RemoveNode(tree.add(self.parent, self.place, self.properties).id)


class RemoveNode(NamedTuple):
    """Remove a node and everything below it."""

    node: int

    def apply(self, tree: Tree) -> RestoreNode:
        """See `Edit`. Raises ValueError for the root."""
        node = tree.node(self.node)
        parent, place = node.parent, _place(node)
        tree.detach(self.node)
        assert parent is not None
        return RestoreNode(node, parent.id, place)


class RestoreNode(NamedTuple):
    """Put a removed node back where it was, with everything below it and all ids."""

    branch: Node
    parent: int
    place: int

    def apply(self, tree: Tree) -> RemoveNode:
        """See `Edit`."""
        tree.attach(self.branch, self.parent, self.place)
        return RemoveNode(self.branch.id)


class MoveNodes(NamedTuple):
    """Move adjacent siblings with everything below them: to `parent`, starting at `place` among its
    children, counted after they have left their previous place (past the end: last).
    """

    nodes: tuple[int, ...]
    parent: int
    place: int

    def apply(self, tree: Tree) -> MoveNodes:
        """See `Edit`. Raises ValueError for the root, and below one of the nodes itself."""
        first, last = tree.node(self.nodes[0]), tree.node(self.nodes[-1])
        parent, place = first.parent, LAST if last.next_sibling is None else first.index
        tree.move(self.nodes, self.parent, self.place)
        assert parent is not None
        return MoveNodes(self.nodes, parent.id, place)


def _place(node: Node) -> int:
    """The place of a node; fast for the last of many siblings."""
    return LAST if node.next_sibling is None else node.index


class Edits(NamedTuple):
    """Several edits applied in order as one."""

    parts: tuple[Edit, ...]

    def apply(self, tree: Tree) -> Edits:
        """See `Edit`. If a part fails, those before it are reversed."""
        undone: list[Edit] = []
        try:
            for part in self.parts:
                undone.append(part.apply(tree))
        except (KeyError, ValueError):
            for back in reversed(undone):
                back.apply(tree)
            raise
        return Edits(tuple(reversed(undone)))


def is_structural(edit: Edit | None) -> bool:
    """Whether an edit adds, removes or moves nodes."""
    if isinstance(edit, Edits):
        return any(map(is_structural, edit.parts))
    return isinstance(edit, AddNode | RemoveNode | RestoreNode | MoveNodes)


class EditRequest(NamedTuple):
    """An edit, and the id of the node to show afterwards; None: the current one."""

    edit: Edit
    cursor: int | None = None
