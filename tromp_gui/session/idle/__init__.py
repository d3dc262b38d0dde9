"""Deferred work: once, after a delay, or long work in slices while the window is idle."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

SLICE = 0.006
"""In seconds: shorter than a frame."""
_UNFINISHED = object()


def single_shot(parent: QObject, call: Callable[[], None]) -> QTimer:
    """A timer that calls once each time it is started, unless it is stopped before."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.timeout.connect(call)
    return timer


class IdleWork(QObject):
    """Runs an iterator or a generator in slices of time.

    Signals: `sliced(object)` at the end of a slice, with the last value yielded; `finished(object)`
    at the end, with the value that the generator returned.
    """

    sliced = Signal(object)
    finished = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        inside: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        """Each slice runs in the context `inside`."""
        super().__init__(parent)
        self._inside = inside
        self._work: Iterator[object] | None = None
        self._skips = False
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        """Whether there is work left to do."""
        return self._work is not None

    def start(self, work: Iterator[object]) -> None:
        """Begin this work soon, in place of any earlier work."""
        self._work, self._skips = work, False
        self._timer.start()

    def begin(self, work: Iterator[object]) -> object:
        """Do a slice at once: returns the result if that was all (no `finished`), else None."""
        self.start(work)
        result = self._do_slice()
        return None if result is _UNFINISHED else result

    def skip_turn(self) -> None:
        """Do nothing in the next turn of the event loop, which has much to paint."""
        self._skips = True

    def stop(self) -> None:
        """Forget the work."""
        self._work = None
        self._timer.stop()

    def finish(self) -> None:
        """Do all the remaining work at once."""
        while self.is_busy:
            self._go_on()

    def _go_on(self) -> None:
        if self._skips:
            self._skips = False
        elif self.is_busy:
            result = self._do_slice()
            if result is not _UNFINISHED:
                self.finished.emit(result)

    def _do_slice(self) -> object:
        work, until = self._work, perf_counter() + SLICE
        assert work is not None
        try:
            with self._inside():
                done = next(work)
                while perf_counter() < until and self._work is work:
                    done = next(work)
        except StopIteration as end:
            if self._work is not work:
                return _UNFINISHED
            self.stop()
            return end.value
        self.sliced.emit(done)
        return _UNFINISHED
