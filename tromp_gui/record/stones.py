"""Stones set up, and whose turn it then is, as edits (FF[4], "Setup properties").

Set-up and moves do not share a node: a new node is made if the node has a move, or if the user asks
for one.
"""

from __future__ import annotations

from enum import Enum

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.record.branches import insert_after
from tromp_gui.record.codec import Properties
from tromp_gui.record.edits import AddNode, EditRequest
from tromp_gui.record.node import LAST, Node, Tree
from tromp_gui.record.points import changes, with_points, without

_LISTS = {Color.BLACK: "AB", Color.WHITE: "AW", None: "AE"}


class Place(Enum):
    """Where a set-up goes if the node has children."""

    HERE = "here"
    """Into the node, or between a move and its children, so that all of them get it."""
    VARIATION = "variation"
    """Into a new node, a variation beside what follows."""


def board_before(tree: Tree, node: Node, parent_board: Board | None) -> Board:
    """The board before a node's set-up: its parent's, or an empty one for the root."""
    if node.parent is None or parent_board is None:
        return Board.empty(tree.rows, tree.columns)
    return parent_board


def set_stone(
    tree: Tree,
    node: Node,
    boards: tuple[Board, Board],
    point: Point,
    color: Color | None,
    place: Place = Place.HERE,
) -> EditRequest | None:
    """Put a stone of `color` on a point, or (None) remove it; `boards` are those before the node
    (see `board_before`) and after it. Returns None if nothing would change.
    """
    before, now = boards
    if now.at(point) is color:
        return None
    if _is_shared(node, place):
        added = {_LISTS[color]: tree.codec.format_points([point])}
        return _new_node(tree, node, added, place)
    return EditRequest(changes(node, _with_stone(tree, node, before, point, color)))


def set_player(tree: Tree, node: Node, color: Color, place: Place = Place.HERE) -> EditRequest:
    """Set the player to move."""
    if _is_shared(node, place):
        return _new_node(tree, node, {"PL": (color.value,)}, place)
    return EditRequest(changes(node, {**node.properties, "PL": (color.value,)}))


def _is_shared(node: Node, place: Place) -> bool:
    """Whether a set-up needs a new node."""
    follows = node.first_child is not None
    return node.move_color is not None or (follows and place is Place.VARIATION)


def _new_node(tree: Tree, node: Node, properties: Properties, place: Place) -> EditRequest:
    if place is Place.HERE and node.first_child is not None:
        return insert_after(tree, node, properties)
    return EditRequest(AddNode(node.id, LAST, properties), tree.next_id)


def _with_stone(
    tree: Tree, node: Node, before: Board, point: Point, color: Color | None
) -> Properties:
    properties, alone = node.properties, frozenset({point})
    for identifier in _LISTS.values():
        if identifier in properties:
            properties[identifier] = without(tree.codec, properties[identifier], alone)
    if before.at(point) is not color:
        name = _LISTS[color]
        properties[name] = with_points(tree.codec, properties.get(name, ()), [point])
    return properties
