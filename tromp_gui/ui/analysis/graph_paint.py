"""How the graph is drawn: curves of win rate and score, mistakes by shape, the current position."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from tromp_gui.go.point import Color
from tromp_gui.ui.analysis.graph_state import GraphState, Weight, runs, ticks
from tromp_gui.ui.kit.one_line import CENTER, LEFT, RIGHT, advance, write
from tromp_gui.ui.look.theme import Type, current, font, scaled
from tromp_gui.ui.look.tokens import ChromeTheme
from tromp_gui.wording.analysis import lead_mark

_LEFT, _TOP, _RIGHT, _BOTTOM = 40, 14, 14, 26
_BESIDE = 40
_MARK, _DOT = 6.0, 5.0
_APART = 44


class Plot(NamedTuple):
    """The rectangle of the curves in a widget, in logical pixels."""

    box: QRectF
    last: int

    def x(self, index: int) -> float:
        return self.box.left() + (self.box.width() * index / self.last if self.last else 0.0)

    def y(self, height: float) -> float:
        """The y of a height (0: bottom, 1: top)."""
        return self.box.bottom() - self.box.height() * height

    def at(self, index: int, height: float) -> QPointF:
        return QPointF(self.x(index), self.y(height))

    def index_at(self, x: float) -> int:
        """The index nearest to `x`."""
        if not self.last or self.box.width() <= 0:
            return 0
        share = (x - self.box.left()) / self.box.width()
        return max(0, min(self.last, round(share * self.last)))


def plot(size: QRectF, state: GraphState) -> Plot:
    """The rectangle that numbers and edges leave for the curves."""
    both = state.has_scores and state.has_win_rates
    room = _room_beside(state)
    left = scaled(_LEFT) if state.has_win_rates else room
    box = size.adjusted(left, _TOP, -(room if both else _RIGHT), -scaled(_BOTTOM))
    return Plot(box, max(0, len(state.points) - 1))


def _room_beside(state: GraphState) -> float:
    """The width that the numbers of the score scale need in this language."""
    marks = (lead_mark(color, state.scale) for color in Color)
    widest = max(advance(mark, font(Type.AXIS)) for mark in marks)
    return max(scaled(_BESIDE), widest + scaled(14))


def paint_graph(
    painter: QPainter, size: QRectF, state: GraphState, hovered: int | None = None
) -> None:
    """Paint the whole graph on its card; `hovered` is the index under the pointer."""
    theme = current()
    _paint_card(painter, size, theme)
    place = plot(size, state)
    _paint_scale(painter, place, state, theme)
    both = state.has_win_rates and state.has_scores
    if both:
        _paint_curve(painter, place, state.leads(), _score_pen(theme))
    heights = state.heights()
    _paint_shade(painter, place, heights, theme)
    _paint_curve(painter, place, heights, QPen(QColor(theme.accent), 2))
    _paint_mistakes(painter, place, state, theme)
    _paint_now(painter, place, state, hovered, theme)


def _paint_card(painter: QPainter, size: QRectF, theme: ChromeTheme) -> None:
    half = theme.line / 2
    painter.setPen(QPen(QColor(theme.hairline), theme.line))
    painter.setBrush(QColor(theme.card))
    corner = theme.radius - half
    painter.drawRoundedRect(size.adjusted(half, half, -half, -half), corner, corner)


def _score_pen(theme: ChromeTheme) -> QPen:
    """Dashed, to distinguish scores from win rates without colour."""
    pen = QPen(QColor(theme.text2), 1.5)
    pen.setDashPattern([3, 2.5])
    return pen


def _paint_scale(painter: QPainter, place: Plot, state: GraphState, theme: ChromeTheme) -> None:
    box, kind, high = place.box, font(Type.AXIS), scaled(16)
    scale = state.scale
    scores = {1.0: lead_mark(Color.BLACK, scale), 0.5: "0", 0.0: lead_mark(Color.WHITE, scale)}
    rates = {1.0: "100", 0.5: "50", 0.0: "0"}
    for height in (1.0, 0.5, 0.0):
        y = place.y(height)
        ink = theme.edge if height == 0.5 else theme.hairline
        painter.fillRect(QRectF(box.left(), round(y), box.width(), theme.line), QColor(ink))
        first = rates if state.has_win_rates else scores
        label = QRectF(2, y - high / 2, box.left() - 8, high)
        write(painter, label, first[height], kind, theme.text2, RIGHT)
        if state.has_win_rates and state.has_scores:
            label = QRectF(box.right() + 6, y - high / 2, _room_beside(state) - 8, high)
            write(painter, label, scores[height], kind, theme.text2, LEFT)
    for index in ticks(place.last, box.width(), scaled(_APART)):
        label = QRectF(place.x(index) - 24, box.bottom() + 5, 48, high)
        write(painter, label, str(index), kind, theme.text2, CENTER)


def _paint_curve(
    painter: QPainter, place: Plot, heights: tuple[float | None, ...], pen: QPen
) -> None:
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for run in runs(heights):
        points = [place.at(*each) for each in run]
        if len(points) == 1:
            painter.drawEllipse(points[0], 1.0, 1.0)
        else:
            painter.drawPolyline(QPolygonF(points))


def _paint_shade(
    painter: QPainter, place: Plot, heights: tuple[float | None, ...], theme: ChromeTheme
) -> None:
    """Fill the area below the first curve with a gradient, if decoration is enabled."""
    if theme.line > 1:
        return
    fade = QLinearGradient(0, place.box.top(), 0, place.box.bottom())
    for at, alpha in ((0.0, 0.30), (1.0, 0.03)):
        ink = QColor(theme.accent)
        ink.setAlphaF(alpha)
        fade.setColorAt(at, ink)
    for run in runs(heights):
        below = QPainterPath(QPointF(place.x(run[0][0]), place.box.bottom()))
        for each in run:
            below.lineTo(place.at(*each))
        below.lineTo(place.x(run[-1][0]), place.box.bottom())
        below.closeSubpath()
        painter.fillPath(below, fade)


def _paint_mistakes(painter: QPainter, place: Plot, state: GraphState, theme: ChromeTheme) -> None:
    """Paint a circle for each mistake, a diamond for a large one."""
    painter.setPen(QPen(QColor(theme.card), 2))
    for index, (point, height) in enumerate(zip(state.points, state.heights(), strict=True)):
        if point.mistake is Weight.NONE or height is None:
            continue
        middle = place.at(index, height)
        if point.mistake is Weight.SMALL:
            painter.setBrush(QColor(theme.warn))
            painter.drawEllipse(middle, _DOT, _DOT)
            continue
        painter.setBrush(QColor(theme.danger))
        reach = _MARK + 0.5
        corners = ((0, -reach), (reach, 0), (0, reach), (-reach, 0))
        painter.drawPolygon(QPolygonF([middle + QPointF(*corner) for corner in corners]))


def _paint_now(
    painter: QPainter, place: Plot, state: GraphState, hovered: int | None, theme: ChromeTheme
) -> None:
    """Paint lines at the current position and, paler, under the pointer, with dots on the curve."""
    heights = state.heights()
    for index, ink in ((hovered, theme.text2), (state.current, theme.text)):
        if index is None or not 0 <= index < len(heights):
            continue
        line = QRectF(round(place.x(index)), place.box.top() - 6, 1, place.box.height() + 6)
        painter.fillRect(line, QColor(ink))
        height = heights[index]
        if height is not None:
            painter.setPen(QPen(QColor(theme.card), 2))
            painter.setBrush(QColor(ink))
            painter.drawEllipse(place.at(index, height), _DOT, _DOT)
