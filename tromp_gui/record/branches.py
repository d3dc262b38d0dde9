"""Edits that move, join, copy and delete nodes and branches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color
from tromp_gui.record.codec import Properties
from tromp_gui.record.edits import AddNode, Edit, EditRequest, Edits, MoveNodes, RemoveNode, Rewrite
from tromp_gui.record.game_info import GAME_INFO
from tromp_gui.record.node import LAST, Node, Tree, preorder

_SETUP = frozenset({"AB", "AW", "AE", "PL", "HA"})
_OF_THE_GAME = frozenset({"RE", "TM", "OT", "TB", "TW", "TGDD", "TGEN", "B", "W", "KO", "MN"})
ROOT_ONLY = GAME_INFO | {"FF", "GM", "SZ", "CA", "AP", "ST"}
"""Root properties and game information: they have no place in a variation."""


def insert_after(tree: Tree, node: Node, properties: Properties) -> EditRequest:
    """A new node between a node and all that follows it."""
    new = tree.next_id
    moved = _children_moved(node, new, LAST)
    return EditRequest(Edits((AddNode(node.id, LAST, properties), *moved)), new)


def _children_moved(node: Node, parent: int, index: int) -> tuple[MoveNodes, ...]:
    """Move all children of a node, if any, to another one."""
    children = tuple(child.id for child in node.children)
    return (MoveNodes(children, parent, index),) if children else ()


def delete(node: Node) -> EditRequest:
    """Delete a node and everything after it. Raises ValueError for the root."""
    return EditRequest(RemoveNode(node.id), _parent(node).id)


def delete_alone(node: Node) -> EditRequest:
    """Delete only this node; its children take its place. Raises ValueError for the root."""
    parent, index = _parent(node), node.index
    moved = _children_moved(node, parent.id, index)
    return EditRequest(Edits((*moved, RemoveNode(node.id))), parent.id)


def _parent(node: Node) -> Node:
    if node.parent is None:
        raise ValueError("the root cannot be deleted")
    return node.parent


def fork(node: Node, up: bool) -> Node | None:
    """The node of this line nearest to `node` that can move up (or down) among its siblings."""
    each = node
    while (parent := each.parent) is not None:
        if (parent.first_child is not each) if up else each.next_sibling is not None:
            return each
        each = parent
    return None


def promote(node: Node) -> MoveNodes | None:
    """Swap the variation that leads here with the one before it."""
    return _moved(fork(node, up=True), -1)


def demote(node: Node) -> MoveNodes | None:
    """Swap the variation that leads here with the one after it."""
    return _moved(fork(node, up=False), 1)


def _moved(node: Node | None, by: int) -> MoveNodes | None:
    if node is None or node.parent is None:
        return None
    return MoveNodes((node.id,), node.parent.id, node.index + by)


def make_main_line(node: Node) -> Edits | None:
    """Make the line from the root to this node the main line; None if it already is."""
    parts = tuple(
        MoveNodes((each.id,), each.parent.id, 0)
        for each in node.path
        if each.parent is not None and each.parent.first_child is not each
    )
    return Edits(parts) if parts else None


def keep_line(line: Iterable[Node]) -> Edits | None:
    """Delete every variation beside a line (from the root); None if there is none."""
    kept = list(line)
    wanted = {node.id for node in kept}
    parts = tuple(
        RemoveNode(child.id) for node in kept for child in node.children if child.id not in wanted
    )
    return Edits(parts) if parts else None


def crop(tree: Tree, node: Node, board: Board, to_play: Color) -> EditRequest:
    """Make the position at a node the start of the record and delete everything that does not
    follow it.

    Names stay; handicap, times, result and count are removed with the moves.
    """
    root, codec = tree.root, tree.codec
    here = node.properties
    gone = _SETUP | _OF_THE_GAME
    kept = {name: values for name, values in root.properties.items() if name in ROOT_ONLY - gone}
    added = {name: values for name, values in here.items() if name not in gone | ROOT_ONLY}
    stones = {
        name: codec.format_points(sorted(board.points(color), reverse=True))
        for name, color in (("AB", Color.BLACK), ("AW", Color.WHITE))
    }
    start = {name: values for name, values in stones.items() if values}
    properties = {**kept, **start, "PL": (to_play.value,), **added}
    parts: list[Edit] = [Rewrite(root.id, properties)]
    if node is not root:
        parts += _children_moved(node, root.id, LAST)
        parts += [RemoveNode(child.id) for child in root.children]
    return EditRequest(Edits(tuple(parts)), root.id)


def paste(tree: Tree, parent: Node, tops: Iterable[Node]) -> EditRequest | None:
    """Copies of branches (of any tree of this size) as the last variations after `parent`.

    Root-only properties are left out. None if there is nothing to paste.
    """
    parts: list[Edit] = []
    new = tree.next_id
    ids: dict[int, int] = {}
    for node in _nodes(tops):
        above = ids.get(node.parent.id) if node.parent is not None else None
        ids[node.id] = new + len(parts)
        parts.append(AddNode(parent.id if above is None else above, LAST, in_variation(node)))
    return EditRequest(Edits(tuple(parts)), new) if parts else None


def branches_of(root: Node) -> list[Node]:
    """The part of a pasted game that becomes a branch: all of it, or what follows a bare root."""
    return [root] if in_variation(root) else list(root.children)


def in_variation(node: Node) -> Properties:
    """The properties of a node that are allowed in a variation."""
    return {name: v for name, v in node.properties.items() if name not in ROOT_ONLY}


def _nodes(tops: Iterable[Node]) -> Iterator[Node]:
    for top in tops:
        yield from preorder(top)
