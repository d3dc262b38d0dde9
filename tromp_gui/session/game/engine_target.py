"""The target that brings an engine to a node of the record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color
from tromp_gui.match.scores import whole_komi
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.replay import PositionAtNode, start_position
from tromp_gui.record.terms import Terms

if TYPE_CHECKING:
    from tromp_gui.gtp.sync import Target

_STONES = frozenset(["AB", "AW", "AE"])


class Replayed(Protocol):
    """A record, its terms, and the position at each of its nodes."""

    @property
    def tree(self) -> Tree:
        """The record."""

    @property
    def terms(self) -> Terms:
        """Rules, komi and handicap."""

    def at_node(self, node: Node, /) -> PositionAtNode:
        """What happened at a node, and the position after it."""


def target_at(record: Replayed, node: Node, anew: int | None = None) -> Target:
    """The whole game up to `node`, in order, including passes.

    After a set-up or an illegal turn the board is sent as a position, because no engine would
    accept the moves; also at the node `anew` (an id), if the engine refused the moves up to it. The
    ko history is then lost.
    """
    root, *path = node.path
    target = _start(record, root)
    for each in path:
        at_node = record.at_node(each)
        if each.id == anew:
            target = target.set_up(at_node.position.board)
        else:
            target = _next(target, each, at_node)
    return target._replace(rules=record.at_node(node).position.rules)


def _start(record: Replayed, root: Node) -> Target:
    from tromp_gui.gtp.sync import Target

    tree, terms = record.tree, record.terms
    komi = whole_komi(terms.rules, terms.komi, terms.handicap)
    target = Target(tree.rows, tree.columns, terms.rules, komi)
    if start_position(tree, terms.rules) is None:
        return _next(target, root, record.at_node(root))
    stones = tree.codec.points(root.get("AB"))
    return target._replace(turns=tuple(Turn(Color.BLACK, stone) for stone in stones))


def _next(target: Target, node: Node, at_node: PositionAtNode) -> Target:
    is_set_up = not _STONES.isdisjoint(node.identifiers)
    if is_set_up or at_node.has_illegal_turn:
        return target.set_up(at_node.position.board)
    return target._replace(turns=(*target.turns, *(played.turn for played in at_node.played)))
