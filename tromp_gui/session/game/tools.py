"""The tools of edit mode: the edit made by a click or a drag with each of them."""

from __future__ import annotations

from enum import Enum

from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.record import markup
from tromp_gui.record.branches import insert_after
from tromp_gui.record.editing import turn_properties
from tromp_gui.record.edits import EditRequest
from tromp_gui.record.stones import Place, board_before, set_stone
from tromp_gui.session.game.record_session import RecordSession


class Tool(Enum):
    """The meaning of a click on the board; the value is stable."""

    PLAY = "play"
    INSERT = "insert-move"
    BLACK = "black-stone"
    WHITE = "white-stone"
    ERASE = "erase"
    TRIANGLE = "triangle"
    SQUARE = "square"
    CIRCLE = "circle"
    CROSS = "cross"
    SELECTED = "selected"
    LETTER = "letter"
    NUMBER = "number"
    LINE = "line"
    ARROW = "arrow"
    DIM = "dim"
    VIEW = "view"
    BLACK_AREA = "black-territory"
    WHITE_AREA = "white-territory"
    FIND = "find-shape"
    ANALYSE = "analyse-region"

    @property
    def needs_two_points(self) -> bool:
        """Whether it needs two points: those of a drag, or of two clicks."""
        return self in (Tool.LINE, Tool.ARROW, Tool.VIEW) or self.chooses_region

    @property
    def fills(self) -> bool:
        """Whether a drag means all points of a rectangle."""
        areas = Tool.BLACK_AREA, Tool.WHITE_AREA
        return self in (Tool.DIM, Tool.VIEW, *areas) or self.chooses_region

    @property
    def chooses_region(self) -> bool:
        """Whether it edits nothing, but says which part of the board is meant; then it is left."""
        return self in (Tool.FIND, Tool.ANALYSE)

    @property
    def changes_stones(self) -> bool:
        """Whether it changes the position, which is not allowed in a live game."""
        return self in (Tool.INSERT, Tool.BLACK, Tool.WHITE, Tool.ERASE)


_MARKS = {
    Tool.TRIANGLE: "TR",
    Tool.SQUARE: "SQ",
    Tool.CIRCLE: "CR",
    Tool.CROSS: "MA",
    Tool.SELECTED: "SL",
}
_STONES = {Tool.BLACK: Color.BLACK, Tool.WHITE: Color.WHITE, Tool.ERASE: None}
_AREAS = {Tool.BLACK_AREA: Color.BLACK, Tool.WHITE_AREA: Color.WHITE}
_PAIRS = {Tool.LINE: "LN", Tool.ARROW: "AR"}


def at_point(tool: Tool, record: RecordSession, point: Point, place: Place) -> EditRequest | None:
    """The edit for a click with a tool on a point; None for nothing.

    For tools that need two points see `between`.
    """
    tree, node = record.tree, record.cursor
    if tool in _MARKS:
        return EditRequest(markup.toggle_mark(tree, node, point, _MARKS[tool]))
    if tool in _STONES:
        return _stone(record, point, _STONES[tool], place)
    if tool is Tool.LETTER:
        return EditRequest(markup.toggle_letter(tree, node, point))
    if tool is Tool.NUMBER:
        return EditRequest(markup.toggle_number(tree, node, point))
    if tool is Tool.INSERT:
        turn = Turn(record.at_node().position.to_play, point)
        return insert_after(tree, node, turn_properties(tree, turn))
    return _over(tool, record, [point])


def between(tool: Tool, record: RecordSession, first: Point, last: Point) -> EditRequest | None:
    """The edit for a drag with a tool between two points; None for nothing."""
    if tool in _PAIRS:
        pair = _PAIRS[tool]
        return EditRequest(markup.toggle_pair(record.tree, record.cursor, first, last, pair))
    if tool is Tool.VIEW and first == last:
        return _over(tool, record, [])
    return _over(tool, record, rectangle(first, last))


def rectangle(first: Point, last: Point) -> list[Point]:
    """All points of the rectangle with these two corners."""
    rows = range(min(first.row, last.row), max(first.row, last.row) + 1)
    columns = range(min(first.col, last.col), max(first.col, last.col) + 1)
    return [Point(row, col) for row in rows for col in columns]


def _stone(
    record: RecordSession, point: Point, color: Color | None, place: Place
) -> EditRequest | None:
    """Put a stone of the colour on a point, or remove it if it is there."""
    node, now = record.cursor, record.at_node().position.board
    parent = record.at_node(node.parent).position.board if node.parent else None
    boards = board_before(record.tree, node, parent), now
    wanted = None if now.at(point) is color else color
    return set_stone(record.tree, node, boards, point, wanted, place)


def _over(tool: Tool, record: RecordSession, points: list[Point]) -> EditRequest | None:
    """The edit for a tool that works on many points at once."""
    tree, node = record.tree, record.cursor
    if tool in _AREAS:
        return EditRequest(markup.toggle_territory(tree, node, points, _AREAS[tool]))
    above = record.at_node(node.parent) if node.parent else None
    if tool is Tool.DIM:
        before = above.dimmed if above else frozenset()
        now = record.at_node().dimmed
        return EditRequest(markup.toggle_dimmed(tree, node, before, now, points))
    if tool is Tool.VIEW:
        return EditRequest(markup.set_view(tree, node, above.view if above else None, points))
    return None
