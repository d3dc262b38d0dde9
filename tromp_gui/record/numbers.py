"""The turn numbers of nodes."""

from __future__ import annotations

from tromp_gui.record.node import Node, Tree
from tromp_gui.record.signs import move_number_of


class MoveNumbers:
    """The turn numbers of a record, counted from its root and cached.

    MN renumbers the first turn of its node, and the count continues from there (FF[4], "Move
    properties"). Nothing is replayed.
    """

    def __init__(self, root: Node, turns: int) -> None:
        """`turns` is the number of turns made up to and including the root."""
        self._known = {root.id: _numbered(root, turns, 0)}

    def at(self, node: Node) -> int:
        """The number of the last turn up to and including a node."""
        unknown = []
        above = node
        while above.id not in self._known and above.parent is not None:
            unknown.append(above)
            above = above.parent
        count = self._known[above.id]
        for each in reversed(unknown):
            names = each.identifiers
            turns = ("B" in names) + ("W" in names)
            count = _numbered(each, count + turns, turns) if "MN" in names else count + turns
            self._known[each.id] = count
        return count

    def forget(self, tree: Tree, node_id: int) -> None:
        """Drop cached numbers: the turns or MN of this node may have changed, or it was removed."""
        known = self._known.pop(node_id, None)
        if known is not None and tree.has(node_id) and self.at(tree.node(node_id)) != known:
            self._known = {tree.root.id: self._known[tree.root.id]}


def _numbered(node: Node, count: int, turns: int) -> int:
    """The count after a node with this many turns, by its MN if it has one."""
    given = move_number_of(node)
    return count if given is None else given + max(0, turns - 1)
