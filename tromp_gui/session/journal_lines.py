"""The journal's file: append-only lines with length and checksum. A torn tail is dropped."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

from tromp_gui.session.freeze import Json

_SYNC_SECONDS = 1.0


def line_of(entry: Json) -> bytes:
    """An entry as a line: length of the text in bytes, its CRC-32 in hexadecimal, the text."""
    text = json.dumps(entry, ensure_ascii=True, separators=(",", ":")).encode("ascii")
    return b"%d %08x %s\n" % (len(text), crc32(text), text)


def entries_in(data: bytes) -> Iterator[Json]:
    """The entries of a journal up to the first line that is torn or damaged."""
    for line in data.split(b"\n")[:-1]:
        length, _, rest = line.partition(b" ")
        checksum, _, text = rest.partition(b" ")
        if length != b"%d" % len(text) or checksum != b"%08x" % crc32(text):
            return
        yield json.loads(text)


class LineFile:
    """Appends lines: each is with the system when `append` returns, and on the disk within a
    second, by a thread that owns nothing but the descriptor.
    """

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        self._dirty, self._closing = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._sync, name="journal", daemon=True)
        self._thread.start()

    def append(self, entry: Json) -> None:
        """Write one entry. Raises OSError where there is no room or no right."""
        line = line_of(entry)
        while line:
            line = line[os.write(self._file, line) :]
        self._dirty.set()

    def close(self) -> None:
        """Bring everything to the disk and close."""
        self._closing.set()
        self._dirty.set()
        self._thread.join()
        os.fsync(self._file)
        os.close(self._file)

    def _sync(self) -> None:
        while not self._closing.is_set():
            self._dirty.wait()
            self._dirty.clear()
            try:
                os.fsync(self._file)
            except OSError:
                return
            self._closing.wait(_SYNC_SECONDS)
