"""Things in a folder that have a file's name and no end: a pipe, a terminal, a device, a socket."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

KINDS = ("pipe", "terminal", "device", "socket")


@contextmanager
def endless(path: Path, kind: str) -> Iterator[None]:
    """Let there be one of KINDS at a path meanwhile; on Windows the test is skipped."""
    if sys.platform == "win32":
        pytest.skip("Windows has none of these in folders")
    if kind == "pipe":
        os.mkfifo(path)
        yield
    elif kind == "device":
        path.symlink_to("/dev/zero")
        yield
    elif kind == "terminal":
        ours, theirs = os.openpty()
        try:
            path.symlink_to(os.ttyname(theirs))
            yield
        finally:
            os.close(ours)
            os.close(theirs)
    else:
        before = Path.cwd()
        with socket.socket(socket.AF_UNIX) as listening:
            os.chdir(path.parent)  # the path of a socket may only have about 100 letters
            try:
                listening.bind(path.name)
            finally:
                os.chdir(before)
            yield


def link_to(target: Path, link: Path) -> None:
    """Make a symbolic link; the test is skipped where it may not, as on most Windows."""
    with suppress(OSError):
        link.symlink_to(target)
    if not link.is_symlink():
        pytest.skip("no symbolic links may be made here")
