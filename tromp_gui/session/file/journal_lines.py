"""The journal's file: append-only lines with length and checksum. An incomplete end is dropped."""

from __future__ import annotations

import errno
import json
import os
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from zlib import crc32

from tromp_gui.disk import BINARY, sync
from tromp_gui.session.file.freeze import Json

_SYNC_SECONDS = 1.0
_FLAGS = os.O_RDWR | os.O_CREAT | os.O_APPEND | BINARY


def line_of(entry: Json) -> bytes:
    """An entry as a line: length of the text in bytes, its CRC-32 in hexadecimal, the text."""
    text = json.dumps(entry, ensure_ascii=True, separators=(",", ":")).encode("ascii")
    return b"%d %08x %s\n" % (len(text), crc32(text), text)


def entries_in(data: bytes) -> Iterator[tuple[Json, int]]:
    """The entries of a journal up to the first incomplete or damaged line, each with the offset of
    its end.
    """
    end = 0
    for line in data.split(b"\n")[:-1]:
        length, _, rest = line.partition(b" ")
        checksum, _, text = rest.partition(b" ")
        if length != b"%d" % len(text) or checksum != b"%08x" % crc32(text):
            return
        end += len(line) + 1
        yield json.loads(text), end


class LineFile:
    """Appends lines. `write` passes them to the system, and a thread that owns only the descriptor
    syncs them to the disk within a second. Lines that have not reached the disk stay in memory and
    are written again after an error.
    """

    def __init__(
        self, path: Path, kept: int = 0, lines: bytes = b"", beside: Sequence[Path] = ()
    ) -> None:
        """Keep the first `kept` bytes of the file and replace the rest with `lines`. `beside` are
        files and folders to sync before the lines.
        """
        self._path, self._beside = path, tuple(beside)
        self._file = -1
        self._synced = kept
        self._tail = [lines] if lines else []
        self._written = 0
        self._is_torn = True
        self._problem: OSError | None = None
        self._lock = threading.Lock()
        self._dirty, self._closing = threading.Event(), threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def problem(self) -> OSError | None:
        """Why the last attempt to sync the lines failed; None if it succeeded or is still
        running.
        """
        return self._problem

    @property
    def is_synced(self) -> bool:
        """Whether every line is on the disk."""
        return not self._tail

    @property
    def is_gone(self) -> bool:
        """Whether the file was deleted."""
        return self._file >= 0 and os.fstat(self._file).st_nlink == 0

    def add(self, entry: Json) -> None:
        """Add an entry for the next `write`."""
        with self._lock:
            self._tail.append(line_of(entry))

    def write(self) -> None:
        """Pass all pending lines to the system. Raises OSError, without losing lines."""
        with self._lock:
            if self._file < 0:
                self._file = os.open(self._path, _FLAGS, 0o600)
            if self._is_torn:
                os.ftruncate(self._file, self._synced)
                self._written = 0
            self._is_torn = True
            data = b"".join(self._tail[self._written :])
            while data:
                data = data[os.write(self._file, data) :]
            self._written, self._is_torn = len(self._tail), False
        if self._thread is None:
            self._thread = threading.Thread(target=self._sync, name="journal", daemon=True)
            self._thread.start()
        self._dirty.set()

    def start_anew(self) -> None:
        """Make a deleted file again with all its contents at the next `write`. Raises OSError."""
        with self._lock:
            os.lseek(self._file, 0, os.SEEK_SET)  # Windows has no `os.pread`
            before = os.read(self._file, self._synced)
            if len(before) < self._synced:
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            new = os.open(self._path, _FLAGS, 0o600)
            os.dup2(new, self._file, inheritable=False)
            os.close(new)
            self._tail.insert(0, before)
            self._synced, self._is_torn = 0, True

    def close(self) -> None:
        """Sync as much as possible to the disk, and close."""
        self._closing.set()
        self._dirty.set()
        if self._thread is not None:
            self._thread.join()
        if self._file >= 0:
            with suppress(OSError):
                os.close(self._file)
            self._file = -1

    def _sync(self) -> None:
        while not self._closing.is_set():
            self._dirty.wait()
            self._dirty.clear()
            self._sync_once()
            self._closing.wait(_SYNC_SECONDS)
        self._sync_once()

    def _sync_once(self) -> None:
        with self._lock:
            count, is_torn = self._written, self._is_torn
        if is_torn:
            return
        try:
            for each in self._beside:
                sync(each)
            self._beside = ()
            os.fsync(self._file)
        except OSError as error:
            # the system may have dropped what it could not sync, so write it again
            with self._lock:
                self._problem, self._is_torn = error, True
            return
        with self._lock:
            self._problem = None
            if not self._is_torn:
                self._synced += sum(map(len, self._tail[:count]))
                del self._tail[:count]
                self._written -= count
