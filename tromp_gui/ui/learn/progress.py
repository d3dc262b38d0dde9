"""How far one has come: a dot for each lesson."""

from __future__ import annotations

from collections.abc import Set

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tromp_gui.ui.look.theme import current, scaled

_STEP, _RADIUS, _HERE = 18, 4.0, 7.0


class LessonProgress(QWidget):
    """Dots in a row: full for a lesson that is done, ringed for the one that is shown."""

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count, self._here = count, 0
        self._done: Set[int] = frozenset()
        self.setFixedHeight(scaled(_STEP))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_progress(0, frozenset())

    def show_progress(self, here: int, done: Set[int]) -> None:
        """Lesson `here` is shown, those of `done` have been done (both count from 0)."""
        self._here, self._done = here, done
        text = self.tr("Lesson %1 of %2, %3 completed")
        for sign, number in (("%1", here + 1), ("%2", self._count), ("%3", len(done))):
            text = text.replace(sign, str(number))
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def sizeHint(self) -> QSize:
        """Room for all dots."""
        return QSize(scaled(_STEP) * self._count, scaled(_STEP))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A full dot for done, an empty one for the others, a ring around the one shown."""
        theme, step = current(), scaled(_STEP)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(self._count):
            middle = QPointF(step * (number + 0.5), self.height() / 2)
            done, here = number in self._done, number == self._here
            painter.setPen(QPen(QColor(theme.accent if done or here else theme.edge), 1.5))
            full = QColor(theme.accent) if done else Qt.GlobalColor.transparent
            painter.setBrush(full)
            painter.drawEllipse(_around(middle, _RADIUS))
            if here:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(_around(middle, _HERE))


def _around(middle: QPointF, radius: float) -> QRectF:
    return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
