"""One line of plain text on a painter, on the same base line in every script."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

_MOST = 2000
"""In letters; no line on a screen shows more, and measuring long texts is slow."""
LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
CENTER = Qt.AlignmentFlag.AlignHCenter


def advance(text: str, kind: QFont) -> float:
    """The width of `text` in logical pixels."""
    return QFontMetricsF(kind).horizontalAdvance(text)


def cut(text: str, kind: QFont, room: float) -> str:
    """`text` as far as it fits into `room` logical pixels, with an ellipsis where it does not."""
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
    """Write `text` in the middle of `box`, cut where it does not fit.

    The base line is that of `kind`, whatever taller font a name in another script brings in.
    """
    shown = cut(text, kind, box.width() + 1)
    metrics = QFontMetricsF(kind)
    spare = box.width() - metrics.horizontalAdvance(shown)
    left = box.left() + spare * {LEFT: 0.0, CENTER: 0.5, RIGHT: 1.0}[align]
    base = box.center().y() + (metrics.ascent() - metrics.descent()) / 2
    painter.setFont(kind)
    painter.setPen(QColor(ink))
    painter.drawText(QPointF(left, round(base)), shown)
