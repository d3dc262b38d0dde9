"""A layout that wraps items into lines."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Items from left to right, each as wide as its hint, `across` pixels apart; lines `down`
    pixels apart.
    """

    def __init__(self, across: int, down: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._across, self._down = across, down
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """None: it takes only the space it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """The height that all lines need."""
        return self._place(QRect(0, 0, width, 0), False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, True)

    def sizeHint(self) -> QSize:
        """All items on one line."""
        sizes = [item.sizeHint() for item in self._shown()]
        width = sum(size.width() for size in sizes) + self._across * max(0, len(sizes) - 1)
        height = max((size.height() for size in sizes), default=0)
        return QSize(width, height).grownBy(self.contentsMargins())

    def minimumSize(self) -> QSize:
        """The size of the widest item."""
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size.grownBy(self.contentsMargins())

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _place(self, rect: QRect, really: bool) -> int:
        """Lay out the items, moving them only if `really`; return the height."""
        margins: QMargins = self.contentsMargins()
        room = rect.marginsRemoved(margins)
        at, line = room.topLeft(), 0
        for item in self._shown():
            size = item.sizeHint()
            if at.x() > room.left() and at.x() + size.width() > room.right() + 1:
                at = QPoint(room.left(), at.y() + line + self._down)
                line = 0
            if really:
                item.setGeometry(QRect(at, size.boundedTo(QSize(room.width(), size.height()))))
            at += QPoint(size.width() + self._across, 0)
            line = max(line, size.height())
        return at.y() + line - room.top() + margins.top() + margins.bottom()
