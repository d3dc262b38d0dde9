"""An event loop for commands that run without a window."""

from __future__ import annotations

import signal
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QCoreApplication, QTimer

_PAUSE = 200
"""Every this many ms Python gets to see whether a signal came."""


class EventLoop:
    """Lets sessions live by their signals until told to quit. One is enough for a process."""

    def __init__(self) -> None:
        self._application = QCoreApplication.instance() or QCoreApplication(["tromp-gui"])
        self._is_interrupted = False

    def run(self, start: Callable[[], None]) -> bool:
        """Call `start` inside the loop, and go on until `quit`; False if Ctrl+C ended it.

        What was started ends with the loop, as far as it waits for `aboutToQuit`.
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
