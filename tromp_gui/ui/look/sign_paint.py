"""Draws the annotations of a node; each has its own shape and colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF

from tromp_gui.record.signs import MOVE, Annotation
from tromp_gui.ui.look.theme import ChromeTheme

_OF_MOVE, _OF_POSITION = QPointF(-6.5, 6.5), QPointF(-6.5, -6.5)
_HALF = 4.0


def paint_sign(painter: QPainter, at: QPointF, sign: Annotation, theme: ChromeTheme) -> None:
    """Draw an annotation beside the node centred at `at`: below it for a move, otherwise above.

    Good is a triangle pointing up, bad one pointing down, hollow if doubtful; a hotspot is a
    diamond, a position a small square in the colour of the better side.
    """
    paint_sign_alone(painter, at + (_OF_MOVE if sign in MOVE else _OF_POSITION), sign, theme)


def paint_sign_alone(painter: QPainter, at: QPointF, sign: Annotation, theme: ChromeTheme) -> None:
    """Draw an annotation centred at `at`."""
    if sign in MOVE:
        _paint_triangle(painter, at, sign, theme)
    elif sign is Annotation.HOTSPOT:
        _paint_shape(painter, _diamond(at), theme.accent, True, theme)
    else:
        _paint_square(painter, at, sign, theme)


def _paint_triangle(painter: QPainter, at: QPointF, sign: Annotation, theme: ChromeTheme) -> None:
    good = sign in (Annotation.GOOD_MOVE, Annotation.INTERESTING)
    sure = sign in (Annotation.GOOD_MOVE, Annotation.BAD_MOVE)
    tip = -_HALF if good else _HALF
    corners = [QPointF(0, tip), QPointF(_HALF, -tip * 0.8), QPointF(-_HALF, -tip * 0.8)]
    triangle = QPolygonF([at + corner for corner in corners])
    _paint_shape(painter, triangle, theme.good if good else theme.danger, sure, theme)


def _diamond(at: QPointF) -> QPolygonF:
    half = _HALF + 0.5
    corners = (QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0))
    return QPolygonF([at + corner for corner in corners])


def _paint_shape(
    painter: QPainter, shape: QPolygonF, ink: str, sure: bool, theme: ChromeTheme
) -> None:
    join = Qt.PenJoinStyle.RoundJoin
    painter.setBrush(QColor(theme.card))
    painter.setPen(_pen(theme.card, 3.5, join))
    painter.drawPolygon(shape)
    painter.setBrush(QColor(ink if sure else theme.card))
    painter.setPen(_pen(ink, 1.5, join))
    painter.drawPolygon(shape)


def _paint_square(painter: QPainter, at: QPointF, sign: Annotation, theme: ChromeTheme) -> None:
    """Black, white, half of each (even), or crossed out (unclear), with a visible edge."""
    box = QRectF(at.x() - 3.5, at.y() - 3.5, 7, 7)
    painter.fillRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), QColor(theme.card))
    if sign is not Annotation.UNCLEAR:
        painter.fillRect(box, QColor("#FDFBF6"))
    if sign is Annotation.GOOD_FOR_BLACK:
        painter.fillRect(box, QColor("#25292C"))
    elif sign is Annotation.EVEN:
        painter.fillRect(box.adjusted(0, 0, -3.5, 0), QColor("#25292C"))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(theme.edge, 1.25, Qt.PenJoinStyle.MiterJoin))
    painter.drawRect(box)
    if sign is Annotation.UNCLEAR:
        painter.setPen(_pen(theme.text, 1.5, Qt.PenJoinStyle.MiterJoin))
        painter.drawLine(box.bottomLeft(), box.topRight())


def _pen(ink: str, width: float, join: Qt.PenJoinStyle) -> QPen:
    line, cap = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap
    return QPen(QBrush(QColor(ink)), width, line, cap, join)
