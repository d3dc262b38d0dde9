"""Mouse, touch, wheel and menu key on a board, reported as points."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QContextMenuEvent,
    QEventPoint,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGraphicsView, QWidget

from tromp_gui.go.point import Point
from tromp_gui.ui.kit.accessible import give_role

_TOLERANCE = 12
"""Pixels that a finger may move during a long press."""


class Fingers(QObject):
    """Reports what one finger does on a widget; a second finger or a long press cancels it.

    Signals, with positions on the widget: `pressed(QPointF)`, `moved(QPointF)`,
    `released(QPointF)`; `held(QPointF)`, a long press; `given_up()`, the gesture was cancelled.
    """

    pressed = Signal(QPointF)
    moved = Signal(QPointF)
    released = Signal(QPointF)
    held = Signal(QPointF)
    given_up = Signal()

    def __init__(self, widget: QWidget) -> None:
        """Accept the widget's touch events, so that Qt does not turn them into mouse events."""
        super().__init__(widget)
        self._from = QPointF()
        self._is_down = False
        self._long = QTimer(self)
        self._long.setSingleShot(True)
        self._long.timeout.connect(self._hold)
        widget.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Qt override."""
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
            if (place - self._from).manhattanLength() > _TOLERANCE:
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


_NOTCH = 120
"""Qt's angle for one notch of a common mouse wheel, in eighths of a degree."""


class PointerView(QGraphicsView):
    """The input side of a board; a subclass knows where the points are.

    A finger acts as the left button, a long press opens the menu.

    Signals: `point_clicked(Point, Qt.KeyboardModifiers)` when the left button is released on the
    point where it was pressed; `point_dragged(Point, Point)` when it is released on another point,
    and `drag_shown(Point | None, Point | None)` from the first other point on, None and None when
    the drag is over;
    `point_hovered(Point | None)` when the pointer comes to another point or leaves the board;
    `point_menu_requested(Point, QPoint)` with the position on the screen; `wheel_stepped(int)`
    forward, or back if negative. `selects_areas`: whether a drag means an area.
    """

    point_clicked = Signal(object, object)
    point_dragged = Signal(object, object)
    drag_shown = Signal(object, object)
    point_hovered = Signal(object)
    point_menu_requested = Signal(object, QPoint)
    wheel_stepped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, QAccessible.Role.Canvas)
        # A widget made by PySide6; initialising the wrapper of Qt's own viewport takes 10 ms.
        self.setViewport(QWidget())
        self._hovered: Point | None = None
        self._pressed: Point | None = None
        self._is_dragging = False
        self._turned = 0
        self.selects_areas = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        # Files dropped on the board go to the window.
        self.setAcceptDrops(False)
        self.viewport().setAcceptDrops(False)
        self._follow_fingers(Fingers(self.viewport()))

    def _follow_fingers(self, fingers: Fingers) -> None:
        fingers.pressed.connect(self._touch_down)
        fingers.moved.connect(lambda place: self._hover(self.point_at(place)))
        fingers.released.connect(self._touch_up)
        fingers.held.connect(self._ask_menu)
        fingers.given_up.connect(self._give_up)

    def point_at(self, place: QPointF) -> Point | None:
        """The point under a position in the view's coordinates; None off the board."""
        raise NotImplementedError

    def point_position(self, point: Point) -> QPoint:
        """The middle of `point`, in the view's coordinates."""
        raise NotImplementedError

    def cursor_point(self) -> Point | None:
        """The point of the board cursor, to which the menu key refers."""
        raise NotImplementedError

    def forget_pointer(self) -> None:
        """Cancel a press and report the next movement in any case, because the points have
        changed.
        """
        self._hovered = self._pressed = None
        self._is_dragging = False

    def drop_press(self) -> None:
        """Cancel a press, because it was meant for something else than what is shown now."""
        self._pressed = None
        self._end_drag()

    def _hover(self, point: Point | None) -> None:
        if point != self._hovered:
            self._hovered = point
            self.point_hovered.emit(point)
            if self._pressed is not None and (self._is_dragging or point != self._pressed):
                self._is_dragging = True
                self.drag_shown.emit(self._pressed, point)

    def _touch_down(self, place: QPointF) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._pressed = self.point_at(place)
        self._hover(self._pressed)

    def _touch_up(self, place: QPointF) -> None:
        """Release; a finger that is lifted hovers over nothing."""
        pressed, self._pressed = self._pressed, None
        self._hover(None)
        self._release(pressed, place, Qt.KeyboardModifier.NoModifier)

    def _give_up(self) -> None:
        self.drop_press()
        self._hover(None)

    def _end_drag(self) -> None:
        if self._is_dragging:
            self._is_dragging = False
            self.drag_shown.emit(None, None)

    def _ask_menu(self, place: QPointF) -> None:
        point = self.point_at(place)
        if point is not None:
            self.point_menu_requested.emit(point, self.mapToGlobal(place.toPoint()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Qt override."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self.point_at(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Qt override: a second quick press is an ordinary press."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Qt override."""
        self._hover(self.point_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Qt override: end a click, or a drag on another point."""
        if event.button() == Qt.MouseButton.LeftButton:
            pressed, self._pressed = self._pressed, None
            self._release(pressed, event.position(), event.modifiers())

    def _release(
        self, pressed: Point | None, place: QPointF, modifiers: Qt.KeyboardModifier
    ) -> None:
        self._end_drag()
        released = self.point_at(place)
        if pressed is None:
            return
        if pressed == released:
            self.point_clicked.emit(pressed, modifiers)
        elif released is not None:
            self.point_dragged.emit(pressed, released)

    def leaveEvent(self, event: QEvent) -> None:
        """Qt override."""
        self._hover(None)
        super().leaveEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Qt override: open the menu at the pointer, or with the menu key at the board cursor."""
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            point = self.cursor_point()
            place = self.mapToGlobal(self.point_position(point)) if point else QPoint()
        else:
            point, place = self.point_at(QPointF(event.pos())), event.globalPos()
        if point is not None:
            self.point_menu_requested.emit(point, place)
        event.setAccepted(point is not None)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Qt override: small steps of a trackpad add up to whole ones."""
        turned = event.angleDelta().y()
        if turned * self._turned < 0:
            self._turned = 0
        self._turned += turned
        steps = int(self._turned / _NOTCH)
        self._turned -= steps * _NOTCH
        if steps:
            self.wheel_stepped.emit(-steps)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt override: pass all keys on to the window instead of scrolling."""
        event.ignore()
