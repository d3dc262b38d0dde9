"""Work done later: once, after a time, or long work in slices while the window has nothing else to
do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

SLICE = 0.006
"""Seconds: shorter than a frame."""
_UNFINISHED = object()


def single_shot(parent: QObject, call: Callable[[], None]) -> QTimer:
    """A timer that calls once each time it was started, and not after it was stopped."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.timeout.connect(call)
    return timer


class IdleWork(QObject):
    """Draws from an iterator, or runs a generator, until a slice of time is over, again and again.

    Signals: `sliced(object)` a slice is over: what was yielded last; `finished(object)` all is
    done: what the generator has returned.
    """

    sliced = Signal(object)
    finished = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        inside: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        """Each slice is done `inside` such a context."""
        super().__init__(parent)
        self._inside = inside
        self._work: Iterator[object] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        """Whether there is work still to be done."""
        return self._work is not None

    def start(self, work: Iterator[object]) -> None:
        """Begin with this, soon; the work of before is forgotten."""
        self._work = work
        self._timer.start()

    def begin(self, work: Iterator[object]) -> object:
        """Do a slice of this at once: what the generator returns if that was all, and `finished` is
        not emitted; None if it goes on.
        """
        self.start(work)
        result = self._do_slice()
        return None if result is _UNFINISHED else result

    def stop(self) -> None:
        """Forget the work."""
        self._work = None
        self._timer.stop()

    def finish(self) -> None:
        """Do all that is left at once."""
        while self.is_busy:
            self._go_on()

    def _go_on(self) -> None:
        if self.is_busy:
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
