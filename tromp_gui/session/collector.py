"""Collecting cyclic garbage in one thread only."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimerEvent

_INTERVAL = 1000
"""In milliseconds."""

_FULL = 30
"""The number of collections of which the last is a full one."""


class GarbageCollector(QObject):
    """Collects cyclic garbage from the event loop of the thread that made it, instead of wherever
    Python would.

    Python collects in the thread that happens to make an object. An object of Qt that ends in
    another thread than its own crashes the program or waits for ever; and so does a widget that
    ends while Qt goes through all of them and calls a method in Python.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._count = 0
        gc.disable()
        self.startTimer(_INTERVAL)

    def timerEvent(self, event: QTimerEvent) -> None:
        """Collect if about as much was made as makes Python collect."""
        if gc.get_count()[0] > gc.get_threshold()[0]:
            self._count += 1
            gc.collect(1 if self._count % _FULL else 2)
