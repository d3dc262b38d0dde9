"""Looking through the machine's folders, without holding anything up."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

_SLICE = 0.005
"""For so long, in seconds, folders are looked through before others may work."""

T = TypeVar("T")


class Detection(QObject, Generic[T]):
    """Begins at once; `search` gives what is found, and None wherever it may be interrupted.

    Signal: `found()` more is in `items`.
    """

    found = Signal()

    def __init__(self, search: Iterator[T | None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.items: list[T] = []
        self._search = search
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(0)

    @property
    def is_over(self) -> bool:
        """Whether every folder was looked through."""
        return not self._timer.isActive()

    def _go_on(self) -> None:
        end, count = time.monotonic() + _SLICE, len(self.items)
        for item in self._search:
            if item is not None:
                self.items.append(item)
            if time.monotonic() >= end:
                break
        else:
            self._timer.stop()
        if len(self.items) > count:
            self.found.emit()
