"""What fingers do on a board: one is a pointer, held still it asks for the menu, two do nothing."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QEventPoint, QGuiApplication, QTouchEvent
from PySide6.QtWidgets import QWidget

_SLIP = 12
"""By how many pixels a finger may stray and still be called still."""


class Fingers(QObject):
    """Tells what one finger does on a widget; a second one, or a long press, takes it all back.

    Signals, with places on the widget: `pressed(QPointF)`, `moved(QPointF)`, `released(QPointF)`;
    `held(QPointF)` the finger has rested where it came down; `given_up()` what was begun is off.
    """

    pressed = Signal(QPointF)
    moved = Signal(QPointF)
    released = Signal(QPointF)
    held = Signal(QPointF)
    given_up = Signal()

    def __init__(self, widget: QWidget) -> None:
        """Takes the widget's touch events, so that Qt makes no mouse of them."""
        super().__init__(widget)
        self._from = QPointF()
        self._is_down = False
        self._long = QTimer(self)
        self._long.setSingleShot(True)
        self._long.timeout.connect(self._hold)
        widget.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """As Qt asks."""
        if event.type() == QEvent.Type.TouchCancel:
            self._give_up()
        elif isinstance(event, QTouchEvent):
            self._on_touch(event.points())
        else:
            return False
        event.accept()
        return True

    def _on_touch(self, points: list[QEventPoint]) -> None:
        if len(points) > 1:
            self._give_up()
            return
        place, state = points[0].position(), points[0].state()
        if state == QEventPoint.State.Pressed:
            self._is_down, self._from = True, place
            self._long.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
            self.pressed.emit(place)
        elif self._is_down and state == QEventPoint.State.Updated:
            if (place - self._from).manhattanLength() > _SLIP:
                self._long.stop()
            self.moved.emit(place)
        elif self._is_down and state == QEventPoint.State.Released:
            self._is_down = False
            self._long.stop()
            self.released.emit(place)

    def _hold(self) -> None:
        self._give_up()
        self.held.emit(self._from)

    def _give_up(self) -> None:
        self._long.stop()
        if self._is_down:
            self._is_down = False
            self.given_up.emit()
