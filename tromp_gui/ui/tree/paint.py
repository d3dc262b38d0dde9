"""Paints the visible part of a game tree: band, lines, nodes, move numbers."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from tromp_gui.ui.look.theme import HIGH_CONTRAST, ChromeTheme, Type, font
from tromp_gui.ui.look.tokens import mix
from tromp_gui.ui.tree.layout import Cell, TreeLayout
from tromp_gui.ui.tree.node_paint import NodeLook, paint_node, pen

STEP = 26
"""From node to node, horizontally and vertically."""
LEFT = 22
"""From the left edge to the first column."""
TOP = 46
"""From the top edge to the first row."""
HEADER = 26
"""The height of the strip with the move numbers, under which the rows scroll."""
BEND = 9
_NUMBERED = 10


class TreeDrawing(NamedTuple):
    """A tree to draw: `line` has the ids from the root through `current` to the end; `look` is
    called only for visible nodes.
    """

    layout: TreeLayout
    line: array[int]
    current: int
    look: Callable[[int], NodeLook]

    @property
    def current_cell(self) -> Cell:
        """The cell of the current node."""
        return self.layout.cell(self.current)


def center(cell: Cell) -> QPointF:
    """The middle of a cell, in the tree's coordinates."""
    return QPointF(LEFT + cell.column * STEP, TOP + cell.row * STEP)


def cell_at(x: float, y: float) -> Cell:
    """The cell around a position in the tree's coordinates; it may be outside the tree."""
    return Cell(round((x - LEFT) / STEP), round((y - TOP) / STEP))


def paint_tree(painter: QPainter, drawing: TreeDrawing, window: QRect, theme: ChromeTheme) -> None:
    """Paint the part of the tree in `window`; both `window` and the painter use the tree's
    coordinates. The move numbers stay at the window's top edge.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_band(painter, drawing, window, theme)
    painter.save()
    painter.setClipRect(window.adjusted(0, HEADER, 0, 0))
    first, last = cell_at(window.left(), window.top()), cell_at(window.right(), window.bottom())
    _Lines(drawing, first, last).paint(painter, theme)
    for node_id, cell in _nodes(drawing.layout, first, last):
        paint_node(painter, center(cell), drawing.look(node_id), theme, node_id == drawing.current)
    painter.restore()
    _paint_numbers(painter, drawing, window, theme)


def _nodes(layout: TreeLayout, first: Cell, last: Cell) -> Iterator[tuple[int, Cell]]:
    for row in range(first.row, last.row + 1):
        for chain in layout.chains_in(row, first.column, last.column):
            left, right = max(chain.start, first.column), min(chain.end, last.column)
            for column in range(left, right + 1):
                yield chain.ids[column - chain.start], Cell(column, row)


def _paint_band(painter: QPainter, drawing: TreeDrawing, window: QRect, theme: ChromeTheme) -> None:
    band = QColor(theme.accent)
    band.setAlphaF(0.35 if theme is HIGH_CONTRAST else 0.10)
    x = round(center(drawing.current_cell).x()) - STEP // 2
    painter.fillRect(QRect(x, window.top(), STEP, window.height()), band)


def _paint_numbers(
    painter: QPainter, drawing: TreeDrawing, window: QRect, theme: ChromeTheme
) -> None:
    painter.setFont(font(Type.AXIS))
    painter.setPen(QColor(theme.text2))
    first = max(0, cell_at(window.left(), 0).column - 1)
    last = min(len(drawing.line) - 1, cell_at(window.right(), 0).column + 1)
    for column in range(first, last + 1):
        number = drawing.look(drawing.line[column]).number
        if number and number % _NUMBERED == 0:
            x = LEFT + column * STEP
            box = QRect(x - 2 * STEP, window.top() + 4, 4 * STEP, HEADER - 4)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


class _Lines:
    """The lines between the nodes of a window, in three strengths: from the root to the current
    node, on to the end of its line, and all others.
    """

    def __init__(self, drawing: TreeDrawing, first: Cell, last: Cell) -> None:
        self._drawing, self._first, self._last = drawing, first, last
        self._others, self._ahead, self._path = QPainterPath(), QPainterPath(), QPainterPath()
        self._add_stems()
        for row in range(max(0, first.row), last.row + 1):
            self._add_row(row)
        self._add_line()

    def paint(self, painter: QPainter, theme: ChromeTheme) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        wide = 2.5 if theme is HIGH_CONTRAST else 2
        ahead = mix(theme.card, theme.accent, 0.6)
        for path, ink, width in (
            (self._others, theme.edge, 1.5 if theme is not HIGH_CONTRAST else 2),
            (self._ahead, ahead, wide),
            (self._path, theme.accent, wide),
        ):
            painter.setPen(pen(ink, width))
            painter.drawPath(path)

    def _add_stems(self) -> None:
        for column in range(self._first.column - 1, self._last.column + 2):
            for stem in self._drawing.layout.stems_in(column, self._first.row, self._last.row + 1):
                self._others.moveTo(center(Cell(column, stem.top)))
                self._others.lineTo(center(Cell(column, stem.bottom)) - QPointF(0, BEND))

    def _add_row(self, row: int) -> None:
        left, right = self._first.column - 1, self._last.column + 1
        for chain in self._drawing.layout.chains_in(row, left, right):
            if chain.start > left and chain.start > 0:
                _add_bend(self._others, Cell(chain.start - 1, row))
                self._others.lineTo(center(Cell(chain.start, row)))
            self._others.moveTo(center(Cell(max(chain.start, left), row)))
            self._others.lineTo(center(Cell(min(chain.end, right), row)))

    def _add_line(self) -> None:
        """Add the part of the current line that is in the window's columns."""
        cell, line = self._drawing.layout.cell, self._drawing.line
        now = self._drawing.current_cell.column
        for column in range(max(0, self._first.column - 1), self._last.column + 1):
            if column + 1 >= len(line):
                break
            path = self._path if column < now else self._ahead
            _add_step(path, cell(line[column]), cell(line[column + 1]))


def _add_bend(path: QPainterPath, corner: Cell) -> None:
    at = center(corner)
    path.moveTo(at - QPointF(0, BEND))
    path.quadTo(at, at + QPointF(BEND, 0))


def _add_step(path: QPainterPath, before: Cell, after: Cell) -> None:
    """Add the line from a node to its child, which may be a variation below."""
    path.moveTo(center(before))
    if before.row != after.row:
        corner = Cell(before.column, after.row)
        path.lineTo(center(corner) - QPointF(0, BEND))
        _add_bend(path, corner)
    path.lineTo(center(after))
