"""Two parts of a column with a grip between them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSplitter, QSplitterHandle, QWidget

from tromp_gui.ui.kit.accessible import give_role
from tromp_gui.ui.kit.plain_text import tip
from tromp_gui.ui.look.theme import current, scaled
from tromp_gui.ui.look.tokens import GAP

_STEP, _LINE = 24, (36, 3)


class Division(QSplitter):
    """`upper` above `lower`: the upper one takes the height it needs, or the one that a person gave
    it with the grip.

    Signal: `moved(int)`, the height in pixels that the person gave it; 0 for the one it needs.
    """

    moved = Signal(int)

    def __init__(self, upper: QWidget, lower: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._upper, self._given, self._most, self._fills = upper, 0, 0, False
        self.setChildrenCollapsible(False)
        self.setHandleWidth(GAP)
        self.addWidget(upper)
        self.addWidget(lower)
        self.splitterMoved.connect(lambda: self.moved.emit(self.sizes()[0]))

    def createHandle(self) -> QSplitterHandle:
        return _Grip(self)

    def give(self, height: int) -> None:
        """Set the height that a person gave the upper part; 0: what it needs."""
        self._given = height
        self._divide()

    def share(self, most: int, fills: bool) -> None:
        """Set how high the upper part becomes by itself, at `most`; if it `fills` the space, the
        lower one has its least height, and the grip rests.
        """
        if most != self._most:
            self.updateGeometry()
        self._most, self._fills = most, fills
        self.handle(1).setEnabled(not fills)
        self._divide()

    def sizeHint(self) -> QSize:
        """Qt override: the upper part counts for no more than it takes by itself."""
        hint, upper = super().sizeHint(), self._upper
        spare = 0 if upper.isHidden() else max(0, upper.sizeHint().height() - self._most)
        return QSize(hint.width(), hint.height() - spare)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._divide()

    def event(self, event: QEvent) -> bool:
        """Qt override: divide the space again when a part needs more or less."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._divide()
        return done

    def _divide(self) -> None:
        room = self.height() - self.handleWidth()
        upper = self._given or min(self._upper.sizeHint().height(), self._most)
        upper = room if self._fills else min(upper, room)
        self.setSizes([upper, room - upper])


class _Grip(QSplitterHandle):
    """Moved by mouse or arrow keys; a double click or Home gives the upper part what it needs."""

    def __init__(self, division: Division) -> None:
        super().__init__(Qt.Orientation.Vertical, division)
        give_role(self, QAccessible.Role.Separator)
        self._division = division
        self.setAccessibleName(self.tr("Divider"))
        self.setToolTip(tip(self.tr("Drag to change the height. Double-click to reset it.")))
        self.setAccessibleDescription(self.tr("Arrow keys change the height, Home resets it."))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps:
            self.moveSplitter(self.y() + steps[Qt.Key(event.key())] * scaled(_STEP))
        elif event.key() == Qt.Key.Key_Home:
            self._division.moved.emit(0)
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._division.moved.emit(0)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.isEnabled():
            return
        theme, line = current(), QRectF(0, 0, *_LINE)
        line.moveCenter(QRectF(self.rect()).center())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.edge if self.underMouse() else theme.groove))
        painter.drawRoundedRect(line, _LINE[1] / 2, _LINE[1] / 2)
        painter.end()
