"""The system's request to end the program: Ctrl+C in the terminal, or SIGTERM."""

from __future__ import annotations

import signal
import socket

from PySide6.QtCore import QObject, QSocketNotifier, Signal


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
