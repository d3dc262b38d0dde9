"""The target that brings an engine to a node of the record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.match.endings import must_capture
from tromp_gui.match.recorded_ending import DISAGREEMENT
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


def target_at(
    record: Replayed, node: Node, anew: int | None = None, position: Position | None = None
) -> Target:
    """The whole game up to `node`, in order, including passes.

    After a set-up or an illegal turn the board is sent as a position, because no engine would
    accept the moves; also at the node `anew` (an id), if the engine refused the moves up to it. The
    ko history is then lost. `position` is the one to play from, if it is another than the node's:
    that of a second board before its first turn.
    """
    root, *path = node.path
    target = _start(record, root)
    for each in path:
        at_node = record.at_node(each)
        if each.id == anew:
            target = target.set_up(at_node.position.board)
        else:
            target = _next(target, each, at_node)
    position = position or record.at_node(node).position
    resumed_at = position.turn if node.has(DISAGREEMENT) else None
    every_stone_counts = must_capture(position.rules, position, resumed_at)
    return target._replace(rules=position.rules, removes_dead=False if every_stone_counts else None)


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
