"""The turn numbers of nodes."""

from __future__ import annotations

from typing import NamedTuple

from tromp_gui.record.node import Node, Tree
from tromp_gui.record.signs import move_number_of

_CHECKPOINT = 64
"""A node whose id is a multiple of this keeps its sum: along a line from a file, each 64th."""


class _Sum(NamedTuple):
    """The turns of some nodes of a line, which follow `above`; `above` is None if MN numbers one of
    them, and `turns` then the number of the last one.
    """

    above: Node | None
    turns: int


class MoveNumbers:
    """The turn numbers of a record, counted from its root.

    MN renumbers the first turn of its node, and the count continues from there (FF[4], "Move
    properties"). Nothing is replayed. After a change only a few nodes are read again, wherever it
    is: the sums between checkpoints stay, and numbers are added up from them when asked for.
    """

    def __init__(self, root: Node, turns: int) -> None:
        """`turns` is the number of turns made up to and including the root."""
        given = _number_given(root, 0)
        self._start = {root.id: turns if given is None else given}
        self._known = dict(self._start)
        self._sums: dict[int, _Sum] = {}

    def at(self, node: Node) -> int:
        """The number of the last turn up to and including a node."""
        waiting = []
        count, each = 0, node
        while each.id not in self._known:
            found = self._sum(each)
            waiting.append((each.id, found.turns))
            if found.above is None:
                break
            each = found.above
        else:
            count = self._known[each.id]
        for node_id, turns in reversed(waiting):
            count += turns
            self._known[node_id] = count
        return count

    def _sum(self, node: Node) -> _Sum:
        """The turns of a node and those before it, back to the last checkpoint or known node."""
        found = self._sums.get(node.id)
        if found is None:
            found = self._added_up(node)
            if node.id % _CHECKPOINT == 0:
                self._sums[node.id] = found
        return found

    def _added_up(self, node: Node) -> _Sum:
        turns, each = 0, node
        while True:
            names = each.identifiers
            own = ("B" in names) + ("W" in names)
            if "MN" in names and (given := _number_given(each, own)) is not None:
                return _Sum(None, turns + given)
            turns += own
            above = each.parent
            if above is None or above.id in self._known or above.id % _CHECKPOINT == 0:
                return _Sum(above, turns)
            each = above

    def forget(self, tree: Tree, node_id: int) -> None:
        """Drop cached numbers: the turns or MN of this node may have changed, or it was moved or
        removed.
        """
        self._known = dict(self._start)
        waiting = [tree.node(node_id)] if tree.has(node_id) else []
        while waiting:
            node = waiting.pop()
            self._sums.pop(node.id, None)
            if node.id % _CHECKPOINT or node.id == node_id:
                waiting.extend(node.children)


def _number_given(node: Node, turns: int) -> int | None:
    """The number of the last of a node's turns by its MN, if it has a valid one."""
    given = move_number_of(node)
    return None if given is None else given + max(0, turns - 1)
