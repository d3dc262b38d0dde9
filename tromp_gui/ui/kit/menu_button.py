"""A button that opens a menu of things to choose from, and shows what is chosen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy

from tromp_gui.ui.kit.plain_text import tip
from tromp_gui.ui.look.theme import scaled

_MENU, _EDGE = " ▾", 4
_LEAST = 50


class MenuButton(QPushButton):
    """The name of what is chosen, shortened where necessary; opens `menu`."""

    def __init__(self, menu: QMenu) -> None:
        super().__init__()
        self._name = ""
        self.setProperty("role", "link")
        self.setMenu(menu)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_name(self, name: str, words: str) -> None:
        """Show another name; `words` say what it is, to screen readers and in the tool tip."""
        if (name, words) != (self._name, self.accessibleName()):
            self._name = name
            self.setAccessibleName(words)
            self.setToolTip(tip(words))
            self.updateGeometry()
            self._fit()

    def sizeHint(self) -> QSize:
        """Wide enough for the whole name."""
        metrics = self.fontMetrics()
        width = metrics.horizontalAdvance(self._name) + metrics.horizontalAdvance(_MENU)
        width += 2 * _EDGE + 2  # advances are rounded
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Wide enough for a few letters."""
        return QSize(scaled(_LEAST), super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shorten the name again."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Shorten the name again for another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        metrics = self.fontMetrics()
        room = self.width() - 2 * _EDGE - metrics.horizontalAdvance(_MENU)
        text = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, room)
        self.setText(text.replace("&", "&&") + _MENU)
