"""The bar below the board, for navigation in the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSlider, QToolButton, QWidget

from tromp_gui.ui.kit.action_buttons import tool_button
from tromp_gui.ui.kit.boxes import hbox
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import NAVIGATION, qicon
from tromp_gui.ui.look.shadow import draw_shadow
from tromp_gui.ui.look.theme import Type, current, fix_height, font, scaled
from tromp_gui.ui.look.tokens import NAVIGATION_HEIGHT
from tromp_gui.ui.shell.command_ids import CommandId as Id

_GROOVE = 4
_PILL = (40, 23)


class MoveSlider(QSlider):
    """Goes from the start to the last node of a line; a press anywhere moves the handle there. It
    shows the move number, which nodes without a move do not increase.

    Arrows step one move, PgUp and PgDn ten (back and forward, as on the board), Home and End go to
    the ends. The wheel is left to the widget below.
    """

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._number: int | None = None
        self.setPageStep(10)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumWidth(3 * _PILL[0])

    def show_number(self, number: int | None) -> None:
        """Show this number in the handle; None: the index."""
        self._number = number
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the handle and a groove of any length."""
        return QSize(200, scaled(_PILL[1]) + 5)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """PgUp goes ten moves back and PgDn ten forward, unlike in Qt."""
        action = {
            Qt.Key.Key_PageUp: QSlider.SliderAction.SliderPageStepSub,
            Qt.Key.Key_PageDown: QSlider.SliderAction.SliderPageStepAdd,
        }.get(Qt.Key(event.key()))
        if action is None:
            super().keyPressEvent(event)
        else:
            self.triggerAction(action)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the wheel, so that scrolling does not move the slider by accident."""
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.setSliderDown(True)
        self.setSliderPosition(self._move_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setSliderPosition(self._move_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def _pill_width(self) -> float:
        digits = self.fontMetrics().horizontalAdvance("0") * len(str(self.maximum()))
        return max(scaled(_PILL[0]), digits + 20)

    def _move_at(self, x: float) -> int:
        """The move whose handle position is nearest to `x`, in pixels from the left."""
        pill = self._pill_width()
        share = (x - pill / 2) / max(1.0, self.width() - pill)
        return round(min(1.0, max(0.0, share)) * self.maximum())

    def _handle(self) -> QRectF:
        width, height = self._pill_width(), scaled(_PILL[1])
        share = self.value() / max(1, self.maximum())
        left = share * (self.width() - width)
        return QRectF(left, (self.height() - height) / 2, width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        theme, pill = current(), self._handle()
        groove = QRectF(0, (self.height() - _GROOVE) / 2, self.width(), _GROOVE)
        painter.setBrush(QColor(theme.groove))
        painter.drawRoundedRect(groove, _GROOVE / 2, _GROOVE / 2)
        if self.value():
            groove.setRight(pill.center().x())
            painter.setBrush(QColor(theme.accent))
            painter.drawRoundedRect(groove, _GROOVE / 2, _GROOVE / 2)
        self._paint_pill(painter, pill)

    def _paint_pill(self, painter: QPainter, pill: QRectF) -> None:
        theme, round_end = current(), pill.height() / 2
        draw_shadow(painter, pill, int(round_end), 1.6 * theme.shadow, 2)
        width = max(1.5, float(theme.line))
        inside = pill.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.setPen(QPen(QColor(theme.accent), width))
        painter.setBrush(QColor(theme.handle))
        painter.drawRoundedRect(inside, round_end - width / 2, round_end - width / 2)
        painter.setPen(QColor(theme.text))
        painter.setFont(font(Type.SMALL, 600))
        painter.drawText(
            pill,
            Qt.AlignmentFlag.AlignCenter,
            str(self.value() if self._number is None else self._number),
        )


_NARROW = 380
_SPACING = 6
_SLIDER_GAP = 24


class NavigationBar(QWidget):
    """First, ten back, one back, slider, one forward, ten forward, last: commands looked up by
    `action`.

    Signal: `jumped(int)`, go to this node.
    """

    jumped = Signal(int)

    def __init__(self, action: Callable[[str], QAction]) -> None:
        super().__init__()
        fix_height(self, NAVIGATION_HEIGHT)
        self._slider = MoveSlider()
        self._slider.setAccessibleName(self.tr("Move"))
        tr = self.tr
        first = _button(action(Id.FIRST), Icon.FIRST, tr("First move"))
        self._back_ten = _button(action(Id.BACK_TEN), Icon.BACK_TEN, tr("Back ten moves"))
        back = _button(action(Id.BACK), Icon.BACK, tr("Back one move"))
        forward = _button(action(Id.FORWARD), Icon.FORWARD, tr("Forward one move"))
        self._on_ten = _button(action(Id.FORWARD_TEN), Icon.FORWARD_TEN, tr("Forward ten moves"))
        last = _button(action(Id.LAST), Icon.LAST, tr("Last move"))
        for button in (self._back_ten, back, forward, self._on_ten):
            button.setAutoRepeat(True)
        self._lay_out((first, self._back_ten, back), (forward, self._on_ten, last))
        self._slider.valueChanged.connect(self.jumped)
        self.show_position(0, 0)

    def show_position(
        self, current: int, last: int, number: int | None = None, total: int | None = None
    ) -> None:
        """Show node `current` of `last` (0: the first); emits no signal.

        `number` and `total` are move numbers, if not every node has a move.
        """
        with QSignalBlocker(self._slider):
            self._slider.setRange(0, last)
            self._slider.setValue(current)
        words = self.tr("Move {current} of {last}").format(
            current=current if number is None else number, last=last if total is None else total
        )
        self._slider.show_number(number)
        self._slider.setAccessibleDescription(words)
        self._slider.setEnabled(last > 0)
        self._slider.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the steps of ten if there is little room."""
        super().resizeEvent(event)
        for button in (self._back_ten, self._on_ten):
            button.setVisible(self.width() >= scaled(_NARROW))

    def minimumSizeHint(self) -> QSize:
        """The width without the steps of ten."""
        return QSize(scaled(240), self.height())

    def _lay_out(self, back: Sequence[QToolButton], forward: Sequence[QToolButton]) -> None:
        space = _SLIDER_GAP - _SPACING
        hbox(*back, space, (self._slider, 1), space, *forward, on=self, gap=_SPACING)


def _button(action: QAction, icon: Icon, name: str) -> QToolButton:
    return tool_button(action, qicon(icon, lambda theme: theme.text2), name, "tool", NAVIGATION)
