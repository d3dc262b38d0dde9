"""Files: reading in slices, atomic saving, and what can go wrong as values."""

from __future__ import annotations

import errno
import shutil
from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from stat import S_ISREG
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from tromp_gui.record.node import Tree
from tromp_gui.session.disk import replace_file
from tromp_gui.session.quiet import collect_put_aside, no_collecting
from tromp_gui.sgf.opening import read_any
from tromp_gui.sgf.reader import MEMORY, Collection, SgfError, SgfProblem, read_in_slices
from tromp_gui.sgf.repairs import Repair

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
    errno.EFBIG: Trouble.NO_SPACE,
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
        raise _trouble(path, error) from None


def save_bytes(path: Path, data: bytes, keep: bool = True) -> None:
    """Write a file whole or not at all; with `keep` the former one stays beside it as `name~`.

    Raises FileTrouble, with the old file untouched (see `replace_file`).
    """
    folder = path.parent
    if not folder.is_dir():
        raise FileTrouble(path, Trouble.MISSING, str(folder))
    if keep:
        keep_former(path)
    try:
        replace_file(path, data)
    except OSError as error:
        raise _trouble(path, error) from None


def _trouble(path: Path, error: OSError) -> FileTrouble:
    trouble = _BY_ERRNO.get(error.errno or 0, Trouble.OTHER)
    return FileTrouble(path, trouble, error.strerror or str(error))


def keep_former(path: Path) -> None:
    """Copy a file to `name~` beside it, whole or not at all, where there is room and right."""
    if not path.is_file():
        return
    half = path.with_name(path.name + "~~")
    try:
        shutil.copy2(path, half)
        half.replace(path.with_name(path.name + "~"))
    except OSError:
        with suppress(OSError):
            half.unlink(missing_ok=True)


@dataclass(frozen=True)
class Opened:
    """What was read: the bytes and the games in them.

    `stamp` is the size and the time of the file as it was last read or written by us; None for
    games that came from elsewhere. `is_untouched` while the games, where nobody changes them
    further, are what `source` reads as, node for node. `encoding` is the one that somebody chose
    to read it in, None where it was left to us. `repairs` are those of a text that `source` is
    not, since it was put in order at once; None where `source` is what was read.
    """

    source: bytes
    collection: Collection
    stamp: tuple[int, int] | None = None
    is_untouched: bool = True
    encoding: str | None = None
    repairs: tuple[Repair, ...] | None = None

    def is_outdated(self, path: Path) -> bool:
        """Whether somebody else has written the file since; where it is gone nothing is lost."""
        now = stamp_of(path)
        return None not in (self.stamp, now) and self.stamp != now

    def saved_at(self, path: Path, data: bytes, encoding: str) -> Opened:
        """The same games once they were written as `data`, which is in `encoding`."""
        return replace(
            self,
            source=data,
            stamp=stamp_of(path),
            is_untouched=self.is_untouched and data == self.source,
            encoding=None if encoding == "utf-8" else self.encoding,
        )

    def read_again(self) -> Opened:
        """The games as `source` has them."""
        collection = read_any(self.source, encoding=self.encoding)
        return replace(self, collection=collection, is_untouched=True)


def stamp_of(path: Path) -> tuple[int, int] | None:
    """Size and time of change (nanoseconds) of a file; None where there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_size, status.st_mtime_ns


class Loader(QObject):
    """Reads one file in slices of some milliseconds, so that the window never waits.

    Signals: `begun(Tree)` the root of the first game is read, and not yet all the rest;
    `progressed(float)` 0 to 1; `loaded(Path | None, Opened)`; `failed(FileTrouble)`;
    `memory_asked(int)`: reading needs that many bytes of memory, and `go_on` allows it.
    """

    begun = Signal(object)
    progressed = Signal(float)
    loaded = Signal(object, object)
    failed = Signal(object)
    memory_asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._slices: Generator[float, None, Collection] | None = None
        self._first: Tree | None = None
        self._path: Path | None = None
        self._source = b""
        self._stamp: tuple[int, int] | None = None
        self._encoding: str | None = None
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
        try:
            source, stamp = read_bytes(path), stamp_of(path)
        except FileTrouble as trouble:
            self.failed.emit(trouble)
            return
        self._begin(path, source, stamp, None)

    def load_again(self, path: Path | None, opened: Opened, encoding: str) -> None:
        """Read the bytes that were opened once more, in another encoding."""
        self.cancel()
        self._begin(path, opened.source, opened.stamp, encoding)

    def go_on(self, memory: int) -> None:
        """Read the file that was found too large all the same, with so many bytes of memory."""
        collect_put_aside()
        self._slices = read_in_slices(
            self._source, encoding=self._encoding, memory=memory, begun=self._keep_first
        )
        self._timer.start()

    def cancel(self) -> None:
        """Give up the file being read, if any."""
        self._timer.stop()
        self._slices = self._first = None

    def _keep_first(self, tree: Tree) -> None:
        self._first = tree

    def _begin(
        self, path: Path | None, source: bytes, stamp: tuple[int, int] | None, encoding: str | None
    ) -> None:
        self._path, self._source, self._stamp, self._encoding = path, source, stamp, encoding
        self.go_on(MEMORY)

    def _work(self) -> None:
        slices = self._slices
        if slices is None:
            return
        try:
            with no_collecting():
                done = one_slice(slices)
        except StopIteration as finished:
            self._finish(finished.value)
        except SgfError as error:
            self._take_no_sgf(error)
        else:
            first, self._first = self._first, None
            if first is not None:
                self.begun.emit(first)
            self.progressed.emit(done)

    def _take_no_sgf(self, error: SgfError) -> None:
        self.cancel()
        if error.problem is SgfProblem.TOO_LARGE:
            self.memory_asked.emit(error.needed)
            return
        try:
            foreign = read_any(self._source, encoding=self._encoding)
        except SgfError:
            problem = error.problem.value
            self.failed.emit(FileTrouble(self._path or Path(), Trouble.NOT_SGF, problem))
        else:
            self._finish(foreign)

    def _finish(self, collection: Collection) -> None:
        self.cancel()
        opened = Opened(self._source, collection, self._stamp, encoding=self._encoding)
        self._source = b""
        self.loaded.emit(self._path, opened)


def one_slice(slices: Generator[float, None, object]) -> float:
    """Some milliseconds of work, and how much is done of all. Raises StopIteration at its end."""
    until = perf_counter() + _SLICE
    done = next(slices)
    while perf_counter() < until:
        done = next(slices)
    return done
