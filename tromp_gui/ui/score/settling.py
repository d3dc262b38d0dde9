"""How long a marking may still change by itself after it was opened."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

_REST_MS = 2000


class Settling(QTimer):
    """Times out once nobody has proposed marks for two seconds after a marking was opened."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setSingleShot(True)
        self.setInterval(_REST_MS)
        self._node: int | None = None

    def is_over(self, node: int | None) -> bool:
        """Whether the time has passed for the marking at this node; the first call begins it."""
        if node != self._node:
            self._node = node
            self.start()
        return not self.isActive()
