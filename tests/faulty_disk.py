"""A failing disk: all file calls of this process succeed except those chosen."""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Callable
from typing import Any

import pytest

CALLS = (
    "open",
    "write",
    "close",
    "fsync",
    "ftruncate",
    "dup2",
    "mkdir",
    "chmod",
    "rename",
    "replace",
    "unlink",
    "fstat",
    "lseek",
)
"""The calls of `os` by which the program changes files."""


class FaultyDisk:
    """Fails file calls of Python's `os` while it is told to; a failing `write` takes a part first,
    as a disk does that becomes full.
    """

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.fails: Callable[[str, int], bool] = lambda _call, _number: False
        self.error = errno.ENOSPC
        self.count = 0
        self._thread: int | None = None
        for name in CALLS:
            patch.setattr(os, name, self._wrapped(name, getattr(os, name)))

    def _wrapped(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **named: Any) -> Any:
            if self._thread not in (None, threading.get_ident()):
                return real(*args, **named)
            self.count += 1
            if not self.fails(name, self.count):
                return real(*args, **named)
            if name == "write":
                real(args[0], args[1][: len(args[1]) // 2])
            if name == "close":
                real(*args)
            raise OSError(self.error, os.strerror(self.error))

        return call

    def fail_at(self, number: int) -> None:
        """From now on the call with this number (from 1) fails, all others work."""
        self.count = 0
        self.fails = lambda _call, count: count == number

    def count_here(self) -> None:
        """Let the calls of other threads alone, such as those of a journal left by another test."""
        self._thread = threading.get_ident()

    def fail(self, *names: str) -> None:
        """From now on these calls fail; without names all of them work."""
        self.fails = lambda call, _number: call in names
