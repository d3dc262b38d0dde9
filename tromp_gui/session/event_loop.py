"""An event loop for commands that run without a window."""

from __future__ import annotations

import signal
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QCoreApplication, QTimer

_PAUSE = 200
"""Interval in ms at which Python checks for signals."""


class EventLoop:
    """Runs an event loop for sessions until `quit`. Use one per process."""

    def __init__(self) -> None:
        self._application = QCoreApplication.instance() or QCoreApplication(["tromp-gui"])
        self._is_interrupted = False

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
        """End the loop."""
        self._application.quit()

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        self._is_interrupted = True
        self.quit()
