"""A slider with a text in its handle."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSlider

from tromp_gui.ui.look.shadow import draw_shadow
from tromp_gui.ui.look.theme import Type, current, font, scaled

_GROOVE = 4
_PILL = (40, 23)


class PillSlider(QSlider):
    """A slider from 0 on; a press anywhere moves the handle there, which shows the value. The wheel
    is left to the widget below.
    """

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumWidth(3 * _PILL[0])

    def text_in_handle(self) -> str:
        """What the handle shows."""
        return str(self.value())

    def sizeHint(self) -> QSize:
        """Room for the handle and a groove of any length."""
        return QSize(200, scaled(_PILL[1]) + 5)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the wheel, so that scrolling does not move the slider by accident."""
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.setSliderDown(True)
        self.setSliderPosition(self._value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setSliderPosition(self._value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def _pill_width(self) -> float:
        """The width of the handle, the same for all values."""
        digits = self.fontMetrics().horizontalAdvance("0") * len(str(self.maximum()))
        return max(scaled(_PILL[0]), digits + 20)

    def _value_at(self, x: float) -> int:
        """The value whose handle position is nearest to `x`, in pixels from the left."""
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
            self.text_in_handle(),
        )
