"""Shorthand for colours, pens, gradients and fonts. QtGui only."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontDatabase,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

CLEAR = Qt.GlobalColor.transparent


@lru_cache(maxsize=256)
def color(value: str, alpha: float = 1.0) -> QColor:
    """The colour "#RRGGBB" with an opacity of 0 to 1. Shared: do not change it."""
    made = QColor(value)
    made.setAlphaF(alpha)
    return made


def pen(ink: QColor, width: float) -> QPen:
    """A pen with round caps and joins."""
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(QBrush(ink), width, Qt.PenStyle.SolidLine, cap, join)


def draws_pixels(painter: QPainter) -> bool:
    """Whether the painter fills pixels; False for print, PDF and SVG, which keep shapes."""
    device = painter.device()
    if isinstance(device, QObject):
        return device.isWidgetType()
    return isinstance(device, QImage | QPixmap)


def draw_text(painter: QPainter, place: QPointF, text: str, face: QFont, ink: QColor) -> None:
    """Draw `text` with its baseline from `place`; in SVG as outlines, which need no font."""
    if not draws_pixels(painter) and _is_svg(painter):
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addText(place, face, text)
        painter.fillPath(path, ink)
        return
    painter.setFont(face)
    painter.setPen(ink)
    painter.drawText(place, text)


def _is_svg(painter: QPainter) -> bool:
    from PySide6.QtGui import QPaintEngine

    return painter.paintEngine().type() is QPaintEngine.Type.SVG


def radial(x: float, y: float, radius: float, stops: Iterable[tuple[float, QColor]]) -> QBrush:
    """A round gradient about (x, y); `stops` are pairs of a position (0 to 1) and a colour."""
    gradient = QRadialGradient(QPointF(x, y), radius)
    gradient.setStops(list(stops))
    return QBrush(gradient)


def font(height: float, weight: int) -> QFont:
    """The system's font at `height` device pixels, with tabular figures."""
    made = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    made.setPixelSize(max(1, round(height)))
    made.setWeight(QFont.Weight(weight))
    made.setFeature(QFont.Tag("tnum"), 1)
    made.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    return made
