"""Files that the system asks the running program to open, as macOS does."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent


class FileRequests(QObject):
    """Watches an application for such requests; the last one is kept until it is taken.

    Signal: `received()`.
    """

    received = Signal()

    def __init__(self, app: QCoreApplication, system: str = sys.platform) -> None:
        super().__init__(app)
        self._waiting: Path | None = None
        if system == "darwin":  # elsewhere each event of the program would pass through Python
            app.installEventFilter(self)

    def take(self) -> Path | None:
        """Return the requested file once; None if there is none."""
        path, self._waiting = self._waiting, None
        return path

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt override: remember the requested file."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self._waiting = Path(event.file())
            self.received.emit()
            return True
        return super().eventFilter(watched, event)
