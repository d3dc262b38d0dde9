"""Searching for nodes by text, by a move at a point, or by a shape of stones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tromp_gui.go.point import Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import Rules
from tromp_gui.go.superko import Added
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.quick import play_on
from tromp_gui.record.replay import PositionAtNode, Replay
from tromp_gui.record.shapes import Sought
from tromp_gui.record.signs import Annotation

_MISTAKES = frozenset({Annotation.BAD_MOVE.value, Annotation.DOUBTFUL.value})
_LONGEST_RUN = 64
"""In nodes; 64 moves take a millisecond or two."""


class Query(NamedTuple):
    """A search for a text in comments and names, ignoring case, or for a move at `point`."""

    text: str
    point: Point | None = None


def found(tree: Tree, query: Query) -> Iterator[Node | None]:
    """For each node in pre-order: the node if it matches, otherwise None."""
    text = query.text.casefold()
    for node in tree:
        yield node if _meets(tree, node, text, query.point) else None


def _meets(tree: Tree, node: Node, text: str, point: Point | None) -> bool:
    names = node.identifiers
    if point is not None and _plays(tree, node, names, point):
        return True
    if not text or ("C" not in names and "N" not in names):
        return False
    properties = node.properties
    written = [tree.codec.text(value) for value in properties.get("C", ())]
    written += [tree.codec.simple_text(value) for value in properties.get("N", ())]
    return any(text in each.casefold() for each in written)


def _plays(tree: Tree, node: Node, names: tuple[str, ...], point: Point) -> bool:
    for name in ("B", "W"):
        try:
            if name in names and tree.codec.point(node.get(name)[0]) == point:
                return True
        except ValueError:
            continue
    return False


def next_node(start: Node, wanted: Callable[[Node], bool]) -> Node | None:
    """The first matching node after `start` in pre-order, or None."""
    node = following(start)
    while node is not None and not wanted(node):
        node = following(node)
    return node


def previous_node(start: Node, wanted: Callable[[Node], bool]) -> Node | None:
    """The last matching node before `start` in pre-order, or None."""
    node = preceding(start)
    while node is not None and not wanted(node):
        node = preceding(node)
    return node


def following(node: Node) -> Node | None:
    """The next node in pre-order: variations come after the line they leave."""
    if node.first_child is not None:
        return node.first_child
    above: Node | None = node
    while above is not None and above.next_sibling is None:
        above = above.parent
    return None if above is None else above.next_sibling


def preceding(node: Node) -> Node | None:
    """The node before in pre-order."""
    last = node.previous_sibling
    if last is None:
        return node.parent
    while last.last_child is not None:
        last = last.last_child
    return last


def is_mistake(node: Node) -> bool:
    """Whether a node's move is annotated as bad or doubtful; cheap."""
    return not _MISTAKES.isdisjoint(node.identifiers)


def judged(tree: Tree, rules: Rules) -> Iterator[list[tuple[int, bool]]]:
    """All nodes in pre-order, a run of plain moves or one other node at a time: their ids, and
    whether the rules forbid a turn in each.
    """
    walk = _Walk(tree, rules)
    at_node = walk.after(None, tree.root)
    yield [(tree.root.id, at_node.has_illegal_turn)]
    waiting = _next(tree.root, at_node)
    while waiting:
        node, before = waiting.pop()
        line, at_node, at = _run(node), before.rewound(), 0
        while at < len(line):
            illegal: list[bool] = []
            position, _ = play_on(at_node.position, tree, line, at, illegal)
            at_node = at_node._replace(position=position)
            if not illegal:
                at_node = walk.after(at_node, line[at])
                illegal.append(at_node.has_illegal_turn)
            after = at + len(illegal)
            yield [(each.id, bad) for each, bad in zip(line[at:after], illegal, strict=True)]
            at = after
        waiting += _next(line[-1], at_node)


def found_shapes(tree: Tree, rules: Rules, sought: Sought) -> Iterator[Node | None]:
    """For each node in pre-order: the node if a shape appears there, otherwise None.

    A node where the shape was already on the board does not count.
    """
    there: set[int] = set()
    for node, at_node in replayed(tree, rules):
        if not sought.is_on(at_node.position.board):
            yield None
            continue
        there.add(node.id)
        yield None if node.parent is not None and node.parent.id in there else node


def replayed(tree: Tree, rules: Rules) -> Iterator[tuple[Node, PositionAtNode]]:
    """All nodes in pre-order, each with what is on the board there.

    Positions are kept only where variations follow, so a large tree needs little memory. All share
    one history, which is rewound at the end of a line, so no position may be continued.
    """
    walk = _Walk(tree, rules)
    waiting: list[tuple[Node, _Before | None]] = [(tree.root, None)]
    while waiting:
        node, before = waiting.pop()
        at_node = walk.on(before, node)
        yield node, at_node
        waiting += _next(node, at_node)


class _Before(NamedTuple):
    """The replay before some nodes; if there are several, also what its last step added to the
    history.
    """

    at_node: PositionAtNode
    added: Added | None

    @classmethod
    def of(cls, at_node: PositionAtNode, *, forks: bool) -> _Before:
        """The replay after `at_node`, before anything follows it."""
        position = at_node.position
        return cls(at_node, position.seen.added_by(position.step) if forks else None)

    def rewound(self) -> PositionAtNode:
        """The replay, whose history ends with it again."""
        position = self.at_node.position
        position.seen.go_back(position.step, self.added)
        return self.at_node


def _next(node: Node, at_node: PositionAtNode) -> list[tuple[Node, _Before]]:
    """The children of a node, the last one first, with the replay before them."""
    if node.first_child is None:
        return []
    here = _Before.of(at_node, forks=node.first_child.next_sibling is not None)
    return [(child, here) for child in node.children][::-1]


def _run(node: Node) -> list[Node]:
    """A node and those after it as far as there are no variations, but not many."""
    run = [node]
    child = node.first_child
    while child is not None and child.next_sibling is None and len(run) < _LONGEST_RUN:
        run.append(child)
        child = child.first_child
    return run


class _Walk(Replay):
    """A replay in pre-order, which never returns to a line it has left."""

    def on(self, before: _Before | None, node: Node) -> PositionAtNode:
        """The position at a node."""
        return super().after(None if before is None else before.rewound(), node)

    def after(self, before: PositionAtNode | None, node: Node) -> PositionAtNode:
        """See `Replay`: continues the line that has the second board's rules."""
        if before is not None:
            before.position.seen.go_back(before.position.step)
        return super().after(before, node)

    def _second_board(self, node: Node, position: Position) -> Position:
        second = super()._second_board(node, position)
        second.seen.go_back(second.step)
        return second
