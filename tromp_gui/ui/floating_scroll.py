"""A scroll area whose bar lies over the edge of what it shows: nothing gets narrower by it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget


class FloatingScroll(QScrollArea):
    """Scrolls `inside` up and down; its cards keep their edges whether there is a bar or not."""

    def __init__(self, inside: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bare")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.verticalScrollBar().rangeChanged.connect(self._float)
        self.setWidget(inside)

    def _float(self, _least: int, most: int) -> None:
        bar = self.verticalScrollBar()
        self.setViewportMargins(0, 0, -bar.sizeHint().width() if most > 0 else 0, 0)
        bar.parentWidget().raise_()
