"""Files: reading in slices, atomic saving, and what can go wrong as values."""

from __future__ import annotations

import errno
from collections.abc import Generator
from enum import Enum
from pathlib import Path
from stat import S_ISREG
from time import perf_counter

from PySide6.QtCore import QIODevice, QObject, QSaveFile, QTimer, Signal

from tromp_gui.sgf.reader import Collection, SgfError, read_in_slices

LARGEST = 150_000_000
"""Bytes: a larger file is refused with a sentence (a game record has some thousand)."""
_SLICE = 0.006


class Trouble(Enum):
    """Why a file could not be opened or saved."""

    MISSING = "missing"
    FOLDER = "folder"
    DENIED = "denied"
    TOO_LARGE = "too-large"
    NOT_SGF = "not-sgf"
    NO_SPACE = "no-space"
    READ_ONLY = "read-only"
    OTHER = "other"


class FileTrouble(Exception):
    """A file that could not be opened or saved: which, why, and what the system said of it."""

    def __init__(self, path: Path, trouble: Trouble, detail: str = "") -> None:
        super().__init__(f"{path}: {trouble.value} {detail}".rstrip())
        self.path = path
        self.trouble = trouble
        self.detail = detail


_BY_ERRNO = {
    errno.ENOENT: Trouble.MISSING,
    errno.ENOTDIR: Trouble.MISSING,
    errno.EISDIR: Trouble.FOLDER,
    errno.EACCES: Trouble.DENIED,
    errno.EPERM: Trouble.DENIED,
    errno.ENOSPC: Trouble.NO_SPACE,
    errno.EDQUOT: Trouble.NO_SPACE,
    errno.EROFS: Trouble.READ_ONLY,
}


def read_bytes(path: Path) -> bytes:
    """The bytes of a file. Raises FileTrouble."""
    try:
        if path.is_dir():
            raise FileTrouble(path, Trouble.FOLDER)
        status = path.stat()
        size = status.st_size
        if not S_ISREG(status.st_mode):
            raise FileTrouble(path, Trouble.OTHER, "not a file with an end")
        if size > LARGEST:
            raise FileTrouble(path, Trouble.TOO_LARGE, str(size))
        return path.read_bytes()
    except OSError as error:
        trouble = _BY_ERRNO.get(error.errno or 0, Trouble.OTHER)
        raise FileTrouble(path, trouble, error.strerror or "") from None


def save_bytes(path: Path, data: bytes) -> None:
    """Write a file whole or not at all. Raises FileTrouble, with the old file untouched."""
    folder = path.parent
    if not folder.is_dir():
        raise FileTrouble(path, Trouble.MISSING, str(folder))
    if path.is_dir():
        raise FileTrouble(path, Trouble.FOLDER)
    file = QSaveFile(str(path))
    opened = file.open(QIODevice.OpenModeFlag.WriteOnly)
    if not opened or file.write(data) != len(data) or not file.commit():
        raise FileTrouble(path, Trouble.DENIED if not opened else Trouble.OTHER, file.errorString())


class Loader(QObject):
    """Reads one file in slices of some milliseconds, so that the window never waits.

    Signals: `progressed(float)` 0 to 1; `loaded(Path, Collection)`; `failed(FileTrouble)`.
    """

    progressed = Signal(float)
    loaded = Signal(object, object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._slices: Generator[float, None, Collection] | None = None
        self._path = Path()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._work)

    @property
    def is_busy(self) -> bool:
        """Whether a file is being read."""
        return self._slices is not None

    def load(self, path: Path) -> None:
        """Read a file; a reading under way is given up."""
        self.cancel()
        self._path = path
        try:
            self._slices = read_in_slices(read_bytes(path))
        except FileTrouble as trouble:
            self.failed.emit(trouble)
            return
        self._timer.start()

    def cancel(self) -> None:
        """Give up the file being read, if any."""
        self._timer.stop()
        self._slices = None

    def _work(self) -> None:
        slices = self._slices
        if slices is None:
            return
        until = perf_counter() + _SLICE
        try:
            done = next(slices)
            while perf_counter() < until:
                done = next(slices)
        except StopIteration as finished:
            self.cancel()
            self.loaded.emit(self._path, finished.value)
        except SgfError as error:
            self.cancel()
            self.failed.emit(FileTrouble(self._path, Trouble.NOT_SGF, error.problem.value))
        else:
            self.progressed.emit(done)
