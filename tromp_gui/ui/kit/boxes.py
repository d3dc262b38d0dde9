"""Rows and columns of widgets, each written as one expression, and a layout that wraps."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QLayoutItem, QVBoxLayout, QWidget

from tromp_gui.ui.look.tokens import BLUR, HEAD_GAP

STRETCH = None
"""The item that takes the spare room."""

Part = QWidget | QLayout
Item = Part | tuple[Part, int | Qt.AlignmentFlag] | int | None
"""A widget or layout, perhaps with a stretch factor or an alignment; pixels of space; `STRETCH`."""
Margins = tuple[int, int, int, int] | None
"""Left, top, right and bottom in pixels; None for those of the style."""
_NONE = (0, 0, 0, 0)


def hbox(
    *items: Item, on: QWidget | None = None, gap: int | None = None, margins: Margins = _NONE
) -> QHBoxLayout:
    """`items` side by side, `gap` pixels apart (None: as in the style), as the layout of `on`."""
    box = QHBoxLayout() if on is None else QHBoxLayout(on)
    _fill(box, items, gap, margins)
    return box


def vbox(
    *items: Item, on: QWidget | None = None, gap: int | None = None, margins: Margins = _NONE
) -> QVBoxLayout:
    """`items` below each other, otherwise as `hbox`."""
    box = QVBoxLayout() if on is None else QVBoxLayout(on)
    _fill(box, items, gap, margins)
    return box


def section(panel: QWidget, *items: Item) -> None:
    """Lay out a part of the side column: its head and content, with room for shadows below."""
    vbox(*items, on=panel, gap=HEAD_GAP, margins=(0, 0, 0, BLUR))


def clear(layout: QLayout) -> None:
    """Delete all widgets of a layout; they are hidden at once."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


def _fill(box: QBoxLayout, items: tuple[Item, ...], gap: int | None, margins: Margins) -> None:
    if margins is not None:
        box.setContentsMargins(*margins)
    if gap is not None:
        box.setSpacing(gap)
    for item in items:
        part, how = item if isinstance(item, tuple) else (item, 0)
        if part is None:
            box.addStretch(1)
        elif isinstance(part, int):
            box.addSpacing(part)
        elif isinstance(part, QLayout):
            box.addLayout(part, int(how))
        elif isinstance(how, Qt.AlignmentFlag):
            box.addWidget(part, 0, how)
        else:
            box.addWidget(part, how)


class FlowLayout(QLayout):
    """Items from left to right, each as wide as its hint, `across` pixels apart; lines `down`
    pixels apart.
    """

    def __init__(
        self, across: int, down: int, parent: QWidget, widgets: Iterable[QWidget] = ()
    ) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._across, self._down = across, down
        self.setContentsMargins(0, 0, 0, 0)
        for widget in widgets:
            self.addWidget(widget)

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
