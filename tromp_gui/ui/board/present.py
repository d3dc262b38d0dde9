"""From a node, its position and its count to everything that the board shows. No widgets."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from string import ascii_uppercase

from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.record.codec import Properties
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.replay import OFF_BOARD, Played, PositionAtNode
from tromp_gui.settings import Variations
from tromp_gui.ui.board.state import BoardState, Mark, Owner

_STYLES = {"1": Variations.INSTEAD, "2": Variations.NONE, "3": Variations.NONE}
_MOST_VARIATIONS = 3000
"""The maximum number of children examined for letters; more than the largest board has
points.
"""
_MOST_PAIRS, _LONGEST_LABEL = 300, 60
"""The maximum number of lines or arrows drawn, and of letters in a label."""


def present(tree: Tree, node: Node, at_node: PositionAtNode) -> BoardState:
    """The board at a node: stones, last move, markup and variations."""
    board, properties = at_node.position.board, node.properties
    lists = _Lists(tree, properties)
    return BoardState(
        tree.rows,
        tree.columns,
        black=board.points(Color.BLACK),
        white=board.points(Color.WHITE),
        last_move=last_move(at_node),
        owners=lists.territory(),
        marks=lists.marks(),
        labels=lists.labels(),
        variations=variations(tree, node),
        lines=lists.pairs("LN"),
        arrows=lists.pairs("AR"),
        dimmed=at_node.dimmed,
        hidden=_hidden(tree, at_node),
    )


def _hidden(tree: Tree, at_node: PositionAtNode) -> frozenset[Point]:
    """The points outside the visible part (VW)."""
    view = at_node.view
    if view is None:
        return frozenset()
    everything = (Point(row, col) for row in range(tree.rows) for col in range(tree.columns))
    return frozenset(everything) - view


def forbidden(position: Position) -> frozenset[Point]:
    """The empty points where the player to move may not play."""
    return position.board.points(None).difference(position.legal_points())


def last_move(at_node: PositionAtNode) -> Point | None:
    """The point of the move made in this node; None for a pass or if there is no move."""
    point = at_node.played[-1].turn.point if at_node.played else None
    return None if point == OFF_BOARD else point


def with_numbers(state: BoardState, played: Iterable[Played]) -> BoardState:
    """The same board with the number of its move on each stone without a mark or a label; `played`
    are the turns of the line.
    """
    numbers = {each.turn.point: each for each in played}
    labels = {
        point: str(each.number)
        for point, each in numbers.items()
        if point is not None and state.color_at(point) is each.turn.color
    }
    shown = {point: text for point, text in labels.items() if point not in state.marks}
    return state._replace(labels={**shown, **state.labels})


def other_moves(tree: Tree, node: Node, style: Variations) -> dict[Point, str]:
    """The letters of the next moves, or of the alternatives to this one.

    `FILE` follows the root's `ST` (FF[4]: 1 for alternatives to this move, 2 for none).
    """
    if style is Variations.FILE:
        style = _STYLES.get("".join(tree.root.get("ST")).strip(), Variations.NEXT)
    if style is Variations.NEXT:
        return variations(tree, node)
    if style is Variations.NONE or node.parent is None:
        return {}
    beside = [each for each in node.parent.children if each is not node]
    return dict(zip(_moves(tree, beside), ascii_uppercase, strict=False))


def variations(tree: Tree, node: Node) -> dict[Point, str]:
    """Letters on the next moves, if there is more than one."""
    points = _moves(tree, node.children)
    return dict(zip(points, ascii_uppercase, strict=False)) if len(points) > 1 else {}


def _moves(tree: Tree, nodes: Iterable[Node]) -> list[Point]:
    """The different points played in the first nodes, at most as many as there are letters."""
    points: dict[Point, None] = {}
    for child in islice(nodes, _MOST_VARIATIONS):
        if len(points) == len(ascii_uppercase):
            break
        color = child.move_color
        values = child.get(color.value) if color else ()
        try:
            point = tree.codec.point(values[0]) if values else None
        except ValueError:
            continue
        if point is not None:
            points[point] = None
    return list(points)


class _Lists:
    """The markup properties of one node; invalid values are ignored."""

    def __init__(self, tree: Tree, properties: Properties) -> None:
        self._codec = tree.codec
        self._properties = properties

    def points(self, identifier: str) -> list[Point]:
        return self._codec.read_points(self._properties.get(identifier, ()))[0]

    def territory(self) -> dict[Point, Owner]:
        owners = dict.fromkeys(self.points("TB"), Owner.BLACK)
        return owners | dict.fromkeys(self.points("TW"), Owner.WHITE)

    def marks(self) -> dict[Point, Mark]:
        return {point: mark for mark in Mark for point in self.points(mark.value)}

    def labels(self) -> dict[Point, str]:
        labels = {}
        for value in self._properties.get("LB", ()):
            place, text = self._codec.compose(value)
            try:
                point = self._codec.point(place)
            except ValueError:
                continue
            if point is not None:
                labels[point] = self._codec.simple_text(text)[:_LONGEST_LABEL]
        return labels

    def pairs(self, identifier: str) -> tuple[tuple[Point, Point], ...]:
        """The first lines or arrows without duplicates."""
        pairs: dict[tuple[Point, Point], None] = {}
        for value in self._properties.get(identifier, ()):
            if len(pairs) == _MOST_PAIRS:
                break
            try:
                first, last = (self._codec.point(each) for each in self._codec.compose(value))
            except ValueError:
                continue
            if first is not None and last is not None:
                pairs[first, last] = None
        return tuple(pairs)
