"""What users do to a record, as edits. Nothing is changed here: each function returns an edit."""

from __future__ import annotations

from collections.abc import Iterable

from tromp_gui.go.move import Turn
from tromp_gui.go.point import Point
from tromp_gui.record.codec import Properties
from tromp_gui.record.edits import AddNode, Edit, Edits, SetProperty
from tromp_gui.record.node import LAST, Node, Tree
from tromp_gui.record.points import points_in


def turn_properties(tree: Tree, turn: Turn) -> dict[str, tuple[str, ...]]:
    """The properties of a node with this turn."""
    return {turn.color.value: (tree.codec.format_point(turn.point),)}


def child_with(tree: Tree, node: Node, turn: Turn) -> Node | None:
    """The first child that plays this turn; None if there is none."""
    for child in node.children:
        if child.move_color is not turn.color:
            continue
        values = child.get(turn.color.value)
        try:
            if values and tree.codec.point(values[0]) == turn.point:
                return child
        except ValueError:
            continue
    return None


def play(tree: Tree, node: Node, turn: Turn) -> AddNode:
    """Add a turn after `node`, as its last variation."""
    return AddNode(node.id, LAST, turn_properties(tree, turn))


def place_handicap(tree: Tree, point: Point) -> SetProperty:
    """Add a handicap stone to the root, after the earlier ones (docs/rules.md, "Handicap")."""
    previous = tree.root.get("AB")
    return SetProperty(tree.root.id, "AB", previous + tree.codec.format_points([point]))


def comment(tree: Tree, node: Node, text: str) -> SetProperty:
    """Set the comment of a node; an empty text removes it."""
    return SetProperty(node.id, "C", (tree.codec.escape(text),) if text else None)


def root_properties(tree: Tree, values: dict[str, tuple[str, ...] | None]) -> Edits:
    """Set (or with None remove) those properties of the root that differ."""
    now = tree.root.properties
    parts = [
        SetProperty(tree.root.id, identifier, value)
        for identifier, value in values.items()
        if now.get(identifier) != value
    ]
    return Edits(tuple(parts))


def result(tree: Tree, re_text: str) -> SetProperty:
    """Set the result of the game, as in SGF's RE."""
    return SetProperty(tree.root.id, "RE", (tree.codec.escape(re_text),))


def count(
    tree: Tree,
    node_id: int,
    black: Iterable[Point],
    white: Iterable[Point],
    dead: Iterable[Point],
    ending: str,
) -> Edits:
    """Record a count on the scored node: TB and TW, TGDD (dead stones) and TGEN (how it ended)."""
    lists = {"TB": black, "TW": white, "TGDD": dead}
    parts: list[Edit] = [
        SetProperty(node_id, identifier, tree.codec.format_points(sorted(points)) or None)
        for identifier, points in lists.items()
    ]
    parts.append(SetProperty(node_id, "TGEN", (tree.codec.escape(ending),)))
    return Edits(tuple(parts))


def recorded_dead(
    tree: Tree, node: Node, black: frozenset[Point], white: frozenset[Point]
) -> frozenset[Point] | None:
    """The dead stones a node records: TGDD, else opponent's stones inside TB and TW.

    `black` and `white` are the stones on the board there. None if nothing is recorded; points
    without a stone are left out.
    """
    properties = node.properties
    if not properties.keys() & {"TGDD", "TGEN", "TB", "TW"}:
        return None
    if "TGDD" in properties or "TGEN" in properties:
        return _points(tree, properties, "TGDD") & (black | white)
    inside_black = _points(tree, properties, "TB") & white
    return inside_black | _points(tree, properties, "TW") & black


def _points(tree: Tree, properties: Properties, name: str) -> frozenset[Point]:
    return frozenset(points_in(tree.codec, properties.get(name, ())))
