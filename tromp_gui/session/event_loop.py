"""The event loop of commands without a window, and the system's request to end."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, QTimer, Signal

from tromp_gui.session.collector import GarbageCollector

_PAUSE = 200
"""Interval in ms at which Python checks for signals."""


class EventLoop:
    """Runs an event loop for sessions until `quit`. Use one per process."""

    def __init__(self) -> None:
        self._application = QCoreApplication.instance() or QCoreApplication(["tromp-gui"])
        self._is_interrupted = False
        GarbageCollector(self._application)

    def run(self, start: Callable[[], None]) -> bool:
        """Call `start` inside the loop and run until `quit`; returns False if Ctrl+C ended it.

        `aboutToQuit` is emitted at the end of the loop.
        """
        self._is_interrupted = False
        waker = QTimer()
        waker.timeout.connect(lambda: None)
        waker.start(_PAUSE)
        previous = signal.signal(signal.SIGINT, self._interrupt)
        try:
            QTimer.singleShot(0, start)
            self._application.exec()
        finally:
            signal.signal(signal.SIGINT, previous)
        return not self._is_interrupted

    def quit(self) -> None:
        self._application.quit()

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        self._is_interrupted = True
        self.quit()


class Interrupt(QObject):
    """Receives both signals inside Qt's event loop, where Python would not run a handler until the
    next event. Signal: `received(int)`, the exit code that shells expect.
    """

    received = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._read, self._write = socket.socketpair()
        for end in (self._read, self._write):
            end.setblocking(False)
        signal.set_wakeup_fd(self._write.fileno())
        for number in (signal.SIGINT, signal.SIGTERM):
            if signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, _do_nothing)
        kind = QSocketNotifier.Type.Read
        self._notifier = QSocketNotifier(self._read.fileno(), kind, self)
        self._notifier.activated.connect(self._on_activated)

    def _on_activated(self) -> None:
        for number in self._read.recv(64):
            if number in (signal.SIGINT, signal.SIGTERM):
                self.received.emit(128 + number)


def _do_nothing(number: int, frame: object) -> None:
    """Do nothing, because the signal's number is written to the socket."""
