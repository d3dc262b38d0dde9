"""What Ctrl+C does, and a request to end. Imported before all else, so it imports little itself."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

INTERRUPTED = 130
"""The exit code of a program ended by Ctrl+C."""


class Ended(KeyboardInterrupt):
    """Somebody asked the process to end, by the signal of this number; handled as Ctrl+C is."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


def exit_code(stop: KeyboardInterrupt) -> int:
    """The exit code of a program ended by Ctrl+C or by a signal, as shells have it."""
    return 128 + stop.number if isinstance(stop, Ended) else INTERRUPTED


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


@contextmanager
def raising_when_ended() -> Iterator[None]:
    """In this block SIGTERM and SIGHUP raise Ended, unless they are ignored. In the main thread."""
    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]  # Windows has one
    ends = [number for number in (getattr(signal, name) for name in names) if _is_default(number)]
    for number in ends:
        signal.signal(number, _raise)
    try:
        yield
    finally:
        for number in ends:
            signal.signal(number, signal.SIG_DFL)


def _is_default(number: int) -> bool:
    return signal.getsignal(number) is signal.SIG_DFL


def _raise(number: int, frame: object) -> None:
    raise Ended(number)


def _exit(number: int, frame: object) -> None:
    os._exit(INTERRUPTED)
