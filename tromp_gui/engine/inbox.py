"""The commands as they come: read in a thread, so that work in hand knows when one waits."""

from __future__ import annotations

import queue
import threading
from typing import TextIO


class Inbox:
    """The lines of a stream, in order."""

    def __init__(self, stream: TextIO) -> None:
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, args=(stream,), daemon=True).start()

    def next(self) -> str:
        """The next line; waits for it. Empty at the end of the stream, then and for ever."""
        line = self._lines.get()
        if not line:
            self._lines.put("")
        return line

    def is_waiting(self) -> bool:
        """Whether a line, or the end, has come that nobody has taken."""
        return not self._lines.empty()

    def _read(self, stream: TextIO) -> None:
        try:
            while line := stream.readline():
                self._lines.put(line)
        except (OSError, ValueError):
            pass
        finally:
            self._lines.put("")
