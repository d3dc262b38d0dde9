"""Win rate and score over the game: a small widget to look at, click and step along."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleValueChangeEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from tromp_gui.ui.analysis.graph_paint import paint_graph, plot
from tromp_gui.ui.analysis.graph_state import GraphState
from tromp_gui.ui.kit.accessible import give_role
from tromp_gui.ui.look.theme import scaled

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
        self._state = GraphState()
        self._hovered: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(self.tr("Win rate and score over the game"))

    @property
    def state(self) -> GraphState:
        return self._state

    def show_state(self, state: GraphState) -> None:
        """Show `state`; nothing is repainted if it is unchanged."""
        if state == self._state:
            return
        self._state = state
        if self._hovered is not None and self._hovered >= len(state.points):
            self._hovered = None
        self._describe()
        self.update()

    def _describe(self) -> None:
        words = self._state.words
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
        paint_graph(painter, QRectF(self.rect()), self._state, self._hovered)

    def _index_at(self, event: QMouseEvent) -> int:
        return plot(QRectF(self.rect()), self._state).index_at(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Report the position under the pointer; while dragging, also go there."""
        if not self._state.points:
            return
        index = self._index_at(event)
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._choose(index)
        if index != self._hovered:
            self._hovered = index
            self.hovered.emit(index)
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._state.points:
            self._choose(self._index_at(event))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self._hovered is not None:
            self._hovered = None
            self.hovered.emit(None)
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right move by one position, with Shift or as page keys by ten, Home and End to
        the ends.
        """
        last, now = max(0, len(self._state.points) - 1), self._state.current
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
        if index != self._state.current:
            self._state = self._state._replace(current=index)
            self.update()
            self.index_chosen.emit(index)
