"""Paints one line of plain text, on the same baseline in every script."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

_MOST = 2000
"""The maximum number of characters; more never fit on a screen, and measuring is slow."""
LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
CENTER = Qt.AlignmentFlag.AlignHCenter


def advance(text: str, kind: QFont) -> float:
    """The width of `text` in logical pixels."""
    return QFontMetricsF(kind).horizontalAdvance(text)


def cut(text: str, kind: QFont, room: float) -> str:
    """`text`, elided if it is wider than `room` logical pixels."""
    whole = " ".join(text[:_MOST].splitlines())
    return QFontMetricsF(kind).elidedText(whole, Qt.TextElideMode.ElideRight, max(0.0, room))


def write(
    painter: QPainter,
    box: QRectF,
    text: str,
    kind: QFont,
    ink: str,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """Write `text`, vertically centred in `box` and elided if necessary.

    The baseline is that of `kind`, even if characters of another script need a taller font.
    """
    shown = cut(text, kind, box.width() + 1)
    metrics = QFontMetricsF(kind)
    spare = box.width() - metrics.horizontalAdvance(shown)
    left = box.left() + spare * {LEFT: 0.0, CENTER: 0.5, RIGHT: 1.0}[align]
    base = box.center().y() + (metrics.ascent() - metrics.descent()) / 2
    painter.setFont(kind)
    painter.setPen(QColor(ink))
    painter.drawText(QPointF(left, round(base)), shown)
