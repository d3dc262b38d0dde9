"""Win rate and score over the game: curves to look at, click and step along."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleValueChangeEvent,
    QColor,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from tromp_gui.go.point import Color
from tromp_gui.ui.analysis.state import GraphState, runs, ticks
from tromp_gui.ui.kit.accessible import give_role
from tromp_gui.ui.kit.plain_text import CENTER, LEFT, RIGHT, advance, write
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
        paint_curve(painter, place, state.leads(), _score_pen(theme))
    heights = state.heights()
    _paint_shade(painter, place, heights, theme)
    paint_curve(painter, place, heights, QPen(QColor(theme.accent), 2))
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


def paint_curve(
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
    heights = state.heights()
    for index, loss in state.mistakes:
        height = heights[index]
        if height is None:
            continue
        middle = place.at(index, height)
        if not loss.is_large:
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


HEIGHT = 148
_LEAST = 96
_TEN = 10


class Graph(QWidget):
    """Signals: `index_chosen(int)`, the position chosen by click, drag or key; `hovered(int |
    None)`, the position under the pointer.
    """

    index_chosen = Signal(int)
    hovered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        give_role(self, QAccessible.Role.Chart)
        self.setProperty("role", "card")
        self.state = GraphState()
        self._hovered: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(self.tr("Win rate and score over the game"))

    def show_state(self, state: GraphState) -> None:
        """Show `state`; nothing is repainted if it is unchanged."""
        if state == self.state:
            return
        self.state = state
        if self._hovered is not None and self._hovered >= len(state.points):
            self._hovered = None
        self._describe()
        self.update()

    def _describe(self) -> None:
        words = self.state.words
        if words != self.accessibleDescription():
            self.setAccessibleDescription(words)
            if self.hasFocus():
                QAccessible.updateAccessibility(QAccessibleValueChangeEvent(self, words))

    def sizeHint(self) -> QSize:
        """The usual width of the side column."""
        return QSize(scaled(320), scaled(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Low, but still readable."""
        return QSize(scaled(160), scaled(_LEAST))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_graph(painter, QRectF(self.rect()), self.state, self._hovered)

    def _index_at(self, event: QMouseEvent) -> int:
        return plot(QRectF(self.rect()), self.state).index_at(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Report the position under the pointer; while dragging, also go there."""
        if not self.state.points:
            return
        index = self._index_at(event)
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._choose(index)
        if index != self._hovered:
            self._hovered = index
            self.hovered.emit(index)
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.state.points:
            self._choose(self._index_at(event))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self._hovered is not None:
            self._hovered = None
            self.hovered.emit(None)
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right move by one, with Shift by ten like the page keys, Home and End far."""
        last, now = max(0, len(self.state.points) - 1), self.state.current
        step = _TEN if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
        wanted = {
            Qt.Key.Key_Left: now - step,
            Qt.Key.Key_Right: now + step,
            Qt.Key.Key_PageUp: now - _TEN,
            Qt.Key.Key_PageDown: now + _TEN,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if wanted is None:
            super().keyPressEvent(event)
        else:
            self._choose(max(0, min(last, wanted)))

    def _choose(self, index: int) -> None:
        """Go to a position at once, so that quick key presses add up before the window follows."""
        if index != self.state.current:
            self.state = self.state._replace(current=index)
            self.update()
            self.index_chosen.emit(index)
