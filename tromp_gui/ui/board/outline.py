"""Shapes over several points: the outline of stones, lines and arrows. QtGui only."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from tromp_gui.go.point import Point
from tromp_gui.ui.board.board_layout import BoardLayout
from tromp_gui.ui.board.pens import color, pen
from tromp_gui.ui.board.state import Piece

_RADIUS, _LINK = 0.54, 0.26
_CASING, _LINE = 0.13, 0.07
_HEAD, _HEAD_HALF = 0.34, 0.19


def paint_flips(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    """Paint the stones that a click would mark or unmark: one tinted outline around neighbours."""
    _paint_outline(painter, outline(piece.points, layout), layout, tint=0.20)


def paint_highlight(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    """Paint an outline around points that something beside the board refers to."""
    _paint_outline(painter, outline(piece.points, layout), layout, tint=0)


def paint_area(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    """Paint the rectangle between two points, tinted, with a line around it."""
    low, high = map(layout.center, piece.points)
    half, corner = layout.px(0.5), layout.px(0.2)
    path = QPainterPath()
    box = QRectF(low, high).normalized().adjusted(-half, -half, half, half)
    path.addRoundedRect(box, corner, corner)
    _paint_outline(painter, path, layout, tint=0.16)


def outline(points: tuple[Point, ...], layout: BoardLayout) -> QPainterPath:
    """The union of a disc around each stone and links between neighbours."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    here = frozenset(points)
    for point in points:
        path.addEllipse(layout.around(layout.stone_center(point), _RADIUS))
        for other in (Point(point.row + 1, point.col), Point(point.row, point.col + 1)):
            if other in here:
                path.addRect(_link(layout.center(point), layout.center(other), layout.px(_LINK)))
    return path.simplified()


def _link(a: QPointF, b: QPointF, half: float) -> QRectF:
    return QRectF(a, b).normalized().adjusted(-half, -half, half, half)


def _paint_outline(painter: QPainter, path: QPainterPath, layout: BoardLayout, tint: float) -> None:
    if tint:
        painter.fillPath(path, color(layout.theme.accent, tint))
    painter.setPen(pen(color(layout.theme.casing, 0.85), layout.px(_CASING)))
    painter.drawPath(path)
    painter.setPen(pen(color(layout.theme.accent), layout.px(_LINE, 1.5)))
    painter.drawPath(path)


def paint_line(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    """Paint lines, each between two points."""
    for start, end in _pairs(piece, layout):
        path = QPainterPath(start)
        path.lineTo(end)
        _paint_stroke(painter, path, layout)


def paint_arrow(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    """Paint arrows, each with its tip on the second of two points."""
    for start, end in _pairs(piece, layout):
        _paint_arrow(painter, start, end, layout)


def _pairs(piece: Piece, layout: BoardLayout) -> Iterator[tuple[QPointF, QPointF]]:
    places = [layout.center(point) for point in piece.points]
    return zip(places[::2], places[1::2], strict=True)


def _paint_arrow(painter: QPainter, start: QPointF, end: QPointF, layout: BoardLayout) -> None:
    length = hypot(end.x() - start.x(), end.y() - start.y()) or 1.0
    along = (end - start) / length
    across = QPointF(-along.y(), along.x())
    neck = end - along * layout.px(_HEAD)
    half = across * layout.px(_HEAD_HALF)
    path = QPainterPath(start)
    path.lineTo(neck)
    head = QPolygonF([end, neck + half, neck - half, end])
    path.addPolygon(head)
    _paint_stroke(painter, path, layout)
    painter.setBrush(color(layout.theme.accent))
    painter.drawPolygon(head)


def _paint_stroke(painter: QPainter, path: QPainterPath, layout: BoardLayout) -> None:
    painter.setPen(pen(color(layout.theme.casing, 0.85), layout.px(_CASING)))
    painter.drawPath(path)
    painter.setPen(pen(color(layout.theme.accent), layout.px(_LINE, 1.5)))
    painter.drawPath(path)
