"""Edits of a tree. Each `apply` returns the edit that takes it back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from tromp_gui.record.codec import Lens
from tromp_gui.record.node import LAST, Node, Tree


class Edit(Protocol):
    """A change of a tree, as a value."""

    @property
    def is_structural(self) -> bool:
        """Whether nodes come or go."""

    def apply(self, tree: Tree) -> Edit:
        """Change the tree; the returned edit changes it back. Raises KeyError for a lost node."""


@dataclass(frozen=True, slots=True)
class SetProperty:
    """Give a node a property, or take it away (`values` None). `index`: its place among them."""

    node: int
    identifier: str
    values: tuple[str, ...] | None
    index: int | None = None

    is_structural = False

    def apply(self, tree: Tree) -> SetProperty | Untouch:
        """See `Edit`."""
        body, properties = tree.body(self.node), tree.node(self.node).properties
        previous = properties.get(self.identifier)
        place = None if previous is None else list(properties).index(self.identifier)
        tree.replace(self.node, self.identifier, self.values, self.index)
        if body is not None:
            return Untouch(self.node, body)
        return SetProperty(self.node, self.identifier, previous, place)


@dataclass(frozen=True, slots=True)
class Rewrite:
    """Give a node other properties altogether."""

    node: int
    properties: Mapping[str, tuple[str, ...]]

    is_structural = False

    def apply(self, tree: Tree) -> Rewrite | Untouch:
        """See `Edit`."""
        body, previous = tree.body(self.node), tree.node(self.node).properties
        tree.rewrite(self.node, self.properties)
        return Rewrite(self.node, previous) if body is None else Untouch(self.node, body)


@dataclass(frozen=True, slots=True)
class Untouch:
    """Give a node its bytes back: what touched it first is undone. So a lens that is taken away
    later finds it untouched, as when it was put on.
    """

    node: int
    body: bytes

    is_structural = False

    def apply(self, tree: Tree) -> Rewrite:
        """See `Edit`."""
        previous = tree.node(self.node).properties
        tree.restore(self.node, self.body)
        return Rewrite(self.node, previous)


@dataclass(frozen=True, slots=True)
class SetSize:
    """Let the record be of another size; SZ is a property like others and stays."""

    rows: int
    columns: int

    is_structural = False

    def apply(self, tree: Tree) -> SetSize:
        """See `Edit`."""
        previous = SetSize(tree.rows, tree.columns)
        tree.resize(self.rows, self.columns)
        return previous


@dataclass(frozen=True, slots=True)
class LookThrough:
    """See all nodes that were not changed through other lenses."""

    lenses: tuple[Lens, ...]

    is_structural = False

    def apply(self, tree: Tree) -> LookThrough:
        """See `Edit`."""
        previous = tree.lenses
        tree.look_through(self.lenses)
        return LookThrough(previous)


@dataclass(frozen=True, slots=True)
class AddNode:
    """A new node under `parent`, at `index` among its children (past the end: the last)."""

    parent: int
    index: int
    properties: Mapping[str, tuple[str, ...]]

    is_structural = True

    def apply(self, tree: Tree) -> RemoveNode:
        """See `Edit`. The new node has the tree's next id."""
        return RemoveNode(tree.add(self.parent, self.index, self.properties).id)


@dataclass(frozen=True, slots=True)
class RemoveNode:
    """Take a node away, with all below it."""

    node: int

    is_structural = True

    def apply(self, tree: Tree) -> RestoreNode:
        """See `Edit`. Raises ValueError for the root."""
        node = tree.node(self.node)
        parent, index = node.parent, _place(node)
        tree.detach(self.node)
        assert parent is not None
        return RestoreNode(node, parent.id, index)


@dataclass(frozen=True, slots=True)
class RestoreNode:
    """Put a removed node back where it was, with all below it and all ids."""

    branch: Node
    parent: int
    index: int

    is_structural = True

    def apply(self, tree: Tree) -> RemoveNode:
        """See `Edit`."""
        tree.attach(self.branch, self.parent, self.index)
        return RemoveNode(self.branch.id)


@dataclass(frozen=True, slots=True)
class MoveNodes:
    """Put siblings that stand together elsewhere, with all below them: under `parent`, from
    `index` on among its children once they have left their previous place (past the end: the last).
    """

    nodes: tuple[int, ...]
    parent: int
    index: int

    is_structural = True

    def apply(self, tree: Tree) -> MoveNodes:
        """See `Edit`. Raises ValueError for the root, and below one of the nodes itself."""
        first, last = tree.node(self.nodes[0]), tree.node(self.nodes[-1])
        parent, index = first.parent, LAST if last.next_sibling is None else first.index
        tree.move(self.nodes, self.parent, self.index)
        assert parent is not None
        return MoveNodes(self.nodes, parent.id, index)


def _place(node: Node) -> int:
    """The index of a node, told at once for the last of any number of siblings."""
    return LAST if node.next_sibling is None else node.index


@dataclass(frozen=True, slots=True)
class Edits:
    """Several edits that are one request, done in order."""

    parts: tuple[Edit, ...]

    @property
    def is_structural(self) -> bool:
        """See `Edit`."""
        return any(part.is_structural for part in self.parts)

    def apply(self, tree: Tree) -> Edits:
        """See `Edit`. Where a part fails, those before it are taken back."""
        undone: list[Edit] = []
        try:
            for part in self.parts:
                undone.append(part.apply(tree))
        except (KeyError, ValueError):
            for back in reversed(undone):
                back.apply(tree)
            raise
        return Edits(tuple(reversed(undone)))


class EditRequest(NamedTuple):
    """An edit, and the node (an id) to look at once it is done; None: the one looked at before."""

    edit: Edit
    cursor: int | None = None
