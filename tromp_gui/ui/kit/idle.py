"""Long work done in slices while the window has nothing else to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

_SLICE = 0.006
"""Seconds: shorter than a frame."""

T = TypeVar("T")


class _Ticker(QObject):
    """Signals: `sliced()` after each slice of work, `finished()` after the last."""

    sliced = Signal()
    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.timer = QTimer(self)
        self.timer.setInterval(0)


class IdleWork(Generic[T]):
    """Draws items from an iterator and gives each to `take`; `ticker` tells how far it is."""

    def __init__(self, parent: QObject, take: Callable[[T], object]) -> None:
        self.ticker = _Ticker(parent)
        self._take = take
        self._items: Iterator[T] | None = None
        self.ticker.timer.timeout.connect(self._work)

    @property
    def is_busy(self) -> bool:
        """Whether there are items still to be drawn."""
        return self._items is not None

    def start(self, items: Iterator[T]) -> None:
        """Begin with these items; those of before are forgotten."""
        self._items = items
        self.ticker.timer.start()

    def stop(self) -> None:
        """Stop."""
        self._items = None
        self.ticker.timer.stop()

    def finish(self) -> None:
        """Do all that is left at once."""
        while self._items is not None:
            self._work()

    def _work(self) -> None:
        until = perf_counter() + _SLICE
        items = self._items
        if items is None:
            return
        for item in items:
            self._take(item)
            if perf_counter() > until:
                self.ticker.sliced.emit()
                return
        self.stop()
        self.ticker.sliced.emit()
        self.ticker.finished.emit()
