"""The empty board on its table: shadow, wood, lines, star points, coordinates. QtGui only."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from tromp_gui.go.handicap import star_points
from tromp_gui.go.point import Point
from tromp_gui.gtp.vertex import column_name
from tromp_gui.ui.board.board_layout import BoardLayout
from tromp_gui.ui.board.pens import color, draw_text, draws_pixels, font, radial

_CORNER = 4.0
_BLUR, _DROP, _DARK = 14.0, 5.0, 0.26
_STEPS = 16


def paint_table_shadow(painter: QPainter, layout: BoardLayout, width: int, height: int) -> None:
    """Paint the board's soft shadow on a table of `width` x `height` device pixels; a flat board
    has none.
    """
    if not layout.theme.grain:
        return
    wood, whole = layout.wood_rect, (_BLUR + _DROP) * layout.geometry.ratio
    room = min(wood.left(), width - wood.right() - 1, height - wood.bottom() - 1)
    reach = min(whole, max(0, room)) / (_BLUR + _DROP)
    if reach:
        _paint_soft_edge(painter, QRectF(wood).translated(0, _DROP * reach), _BLUR * reach, _DARK)


def paint_bare_board(painter: QPainter, layout: BoardLayout) -> None:
    """Paint the board without stones or marks."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_wood(painter, layout)
    paint_grid(painter, layout)
    if layout.geometry.coordinates:
        _paint_coordinates(painter, layout)
    painter.restore()


def paint_grid(painter: QPainter, layout: BoardLayout) -> None:
    """Paint the lines and the star points."""
    _paint_lines(painter, layout)
    paint_star_points(painter, layout)


def _paint_soft_edge(painter: QPainter, rect: QRectF, blur: float, dark: float) -> None:
    """Paint the edge of a blurred rectangle, from `blur` inside to `blur` outside."""
    shades = []
    for step in range(_STEPS + 1):
        t = 1 - step / _STEPS
        shades.append((step / _STEPS, color("#000000", dark * t * t * (3 - 2 * t))))
    size = 2 * blur
    inner = rect.adjusted(blur, blur, -blur, -blur)
    for corner in (inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight()):
        x = corner.x() - (size if corner.x() == inner.left() else 0)
        y = corner.y() - (size if corner.y() == inner.top() else 0)
        shade = radial(corner.x(), corner.y(), size, shades)
        painter.fillRect(QRectF(x, y, size, size), shade)
    for start, end, side in _sides(inner, size):
        gradient = QLinearGradient(start, end)
        gradient.setStops(shades)
        painter.fillRect(side, gradient)


def _sides(inner: QRectF, size: float) -> Iterator[tuple[QPointF, QPointF, QRectF]]:
    """For each side: where its shadow begins and ends, and the strip that it fills."""
    left, top, right, bottom = inner.left(), inner.top(), inner.right(), inner.bottom()
    out, wide, high = QPointF(0, size), inner.width(), inner.height()
    yield inner.topLeft(), inner.topLeft() - out, QRectF(left, top - size, wide, size)
    yield inner.bottomLeft(), inner.bottomLeft() + out, QRectF(left, bottom, wide, size)
    out = QPointF(size, 0)
    yield inner.topLeft(), inner.topLeft() - out, QRectF(left - size, top, size, high)
    yield inner.topRight(), inner.topRight() + out, QRectF(right, top, size, high)


def fill_with_wood(painter: QPainter, layout: BoardLayout, rect: QRectF, radius: float) -> None:
    """Paint the wood within a rounded rectangle; plain if the painter draws no pixels."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    if not draws_pixels(painter):
        painter.fillPath(path, color(layout.theme.mid))
        return
    painter.save()
    painter.setClipPath(path)
    painter.drawImage(layout.wood_rect.topLeft(), layout.wood())
    painter.restore()


def _paint_wood(painter: QPainter, layout: BoardLayout) -> None:
    rect, radius = QRectF(layout.wood_rect), _CORNER * layout.geometry.ratio
    fill_with_wood(painter, layout, rect, radius)
    if not (layout.theme.grain and draws_pixels(painter)):
        return
    edge = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    white, brown = "#FFFFFF", "#3A2000"
    stops = (0, white, 0.45), (0.02, white, 0.12), (0.98, brown, 0.10), (1, brown, 0.40)
    edge.setStops([(place, color(ink, alpha)) for place, ink, alpha in stops])
    width = layout.geometry.ratio
    painter.setPen(QPen(QBrush(edge), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = width / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def _paint_lines(painter: QPainter, layout: BoardLayout) -> None:
    """Fill whole pixels, so that every line is sharp."""
    theme, (inner, outer) = layout.theme, lines(layout)
    for rects, opacity in ((inner, theme.line_opacity), (outer, 1.0)):
        for rect in rects:
            painter.fillRect(rect, color(theme.line, opacity))


def lines(layout: BoardLayout) -> tuple[list[QRect], list[QRect]]:
    """The pixels of the inner lines, and of the outer ones, which cover the ends of the inner.

    An outer line has the width `edge`, centred on a line of width `line`. If the widths differ by
    an odd number, the odd pixel is on the outside.
    """
    board = layout.geometry
    line, edge, out = board.line, board.edge, (board.edge - board.line + 1) // 2
    x, y = board.column_x(0) - line // 2, board.row_y(board.rows - 1) - line // 2
    wide, high = (board.columns - 1) * board.cell + line, (board.rows - 1) * board.cell + line
    inner = [QRect(x + col * board.cell, y, line, high) for col in range(1, board.columns - 1)]
    inner += [QRect(x, y + row * board.cell, wide, line) for row in range(1, board.rows - 1)]
    frame = QRect(x, y, wide, high).adjusted(-out, -out, out, out)
    side = QRect(0, 0, edge, frame.height()), QRect(0, 0, frame.width(), edge)
    outer = [each.translated(frame.topLeft()) for each in side]
    outer += [each.translated(frame.bottomRight() - each.bottomRight()) for each in side]
    return inner, outer


def paint_star_points(painter: QPainter, layout: BoardLayout) -> None:
    """The star points."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(layout.theme.line))
    radius = max(2.0, layout.px(0.088))
    for point in star_points(layout.geometry.rows, layout.geometry.columns):
        painter.drawEllipse(layout.center(point), radius, radius)


def _paint_coordinates(painter: QPainter, layout: BoardLayout) -> None:
    """Paint letters above and below, numbers at both sides, between the stones and the wood's
    edge.
    """
    board = layout.geometry
    face = font(board.letter, layout.theme.letter_weight)
    metrics = QFontMetricsF(face)
    ink = color(layout.theme.letters)
    high, away = metrics.capHeight() / 2, (layout.px(0.49) + board.margin) / 2
    for text, *middles in _coordinates(layout, away):
        wide = metrics.horizontalAdvance(text) / 2
        for middle in middles:
            draw_text(painter, middle + QPointF(-wide, high), text, face, ink)


def _coordinates(layout: BoardLayout, away: float) -> Iterator[tuple[str, QPointF, QPointF]]:
    """Each letter and number of the part that is shown, with the middles of its two places."""
    board, up, left = layout.geometry, QPointF(0, -away), QPointF(-away, 0)
    for col in board.shown_columns:
        top, bottom = layout.center(Point(board.rows - 1, col)), layout.center(Point(0, col))
        yield column_name(col), top + up, bottom - up
    for row in board.shown_rows:
        first, last = layout.center(Point(row, 0)), layout.center(Point(row, board.columns - 1))
        yield str(row + 1), first + left, last - left


RIM = 1
"""Device pixels by which the picture extends beyond each side of the table, because the window's
pixels can lie between those of the scene.
"""


class Backdrop:
    """A table of `width` x `height` device pixels with the empty board on it.

    It is painted in slices of a few milliseconds: see `paint_slice`.
    """

    def __init__(self, layout: BoardLayout, width: int, height: int, table: QColor) -> None:
        self.width, self.height = width, height
        self._pixmap = QPixmap(width + 2 * RIM, height + 2 * RIM)
        self._slices = self._paint(layout, table)

    def paint_slice(self) -> bool:
        """Paint the next slice; return whether there may be more."""
        return next(self._slices, None) is not None

    def pixmap(self) -> QPixmap:
        """The whole picture, including the rim; paints what is missing."""
        while self.paint_slice():
            pass
        return self._pixmap

    def _paint(self, layout: BoardLayout, table: QColor) -> Iterator[bool]:
        self._pixmap.fill(table)
        yield True
        for paint in (self._paint_shadow, paint_bare_board):
            painter = QPainter(self._pixmap)
            painter.translate(RIM, RIM)
            paint(painter, layout)
            painter.end()
            yield True

    def _paint_shadow(self, painter: QPainter, layout: BoardLayout) -> None:
        paint_table_shadow(painter, layout, self.width, self.height)
