"""What Ctrl+C does. Imported before all else, so it imports little itself."""

from __future__ import annotations

import os
import signal

INTERRUPTED = 130
"""The exit code of a program ended by Ctrl+C."""


def exit_when_interrupted() -> None:
    """From now on Ctrl+C ends the process at once, unless it is ignored. For the time in which
    there is nothing to tidy up: an exception in the middle of an import becomes a traceback, or
    makes Qt for Python abort.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _exit)


def raise_when_interrupted() -> None:
    """Undo `exit_when_interrupted`: from now on Ctrl+C raises KeyboardInterrupt."""
    if signal.getsignal(signal.SIGINT) is _exit:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _exit(number: int, frame: object) -> None:
    os._exit(INTERRUPTED)
