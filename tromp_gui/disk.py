"""Writing files completely or not at all, safe against a power cut; and the errors of files."""

from __future__ import annotations

import errno
import os
import re
import shutil
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import Enum
from pathlib import Path
from time import monotonic, sleep

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

BINARY: int = getattr(os, "O_BINARY", 0)
"""Only Windows distinguishes text and bytes."""
_CANNOT_SYNC = (errno.EINVAL, errno.ENOTSUP, errno.EBADF)
"""The errors of file systems that cannot sync a folder."""


_PATIENCE = 10.0
"""In seconds: how long to wait for another process that changes a file."""


class FileProblemKind(Enum):
    """Why a file could not be read or written; the value is stable. `wording.files` says it."""

    MISSING = "missing"
    FOLDER = "folder"
    DENIED = "denied"
    NOT_READ = "not-read"
    ENDLESS = "endless"
    """A pipe, a terminal or another device."""
    TOO_LARGE = "too-large"
    NEEDS_MEMORY = "needs-memory"
    EMPTY = "empty"
    EMPTY_FOLDER = "empty-folder"
    """A folder of the library: perhaps its disk is not connected."""
    BINARY = "binary"
    NO_GAME = "no-game"
    BAD_ROW = "bad-row"
    """A drawn board with a line that cannot be read; the detail is the line's number."""
    DAMAGED = "damaged"
    """One of the program's files, or the user's, that breaks its format."""
    WRITE_DENIED = "write-denied"
    NO_SPACE = "no-space"
    READ_ONLY = "read-only"
    NOT_WRITTEN = "not-written"
    NOT_THE_SAME = "not-the-same"
    """What was to be written would be read as other games."""
    IN_USE = "in-use"
    """Another program seems to hold the file that was to be replaced."""
    NOT_KEPT = "not-kept"
    """The file was written, but the previous one could not be kept; the path is that of the copy.
    """
    NOT_SYNCED = "not-synced"
    """The file was written, but the disk did not confirm it."""


_BY_ERRNO = {
    errno.ENOENT: FileProblemKind.MISSING,
    errno.ENOTDIR: FileProblemKind.MISSING,
    errno.ELOOP: FileProblemKind.MISSING,
    errno.EISDIR: FileProblemKind.FOLDER,
    errno.ENOSPC: FileProblemKind.NO_SPACE,
    errno.EDQUOT: FileProblemKind.NO_SPACE,
    errno.EFBIG: FileProblemKind.NO_SPACE,
    errno.EROFS: FileProblemKind.READ_ONLY,
    errno.EBUSY: FileProblemKind.IN_USE,
}
_MEANWHILE = 64 << 10
"""By how many bytes a file may grow while it is read; what comes later is not read."""

_HELD = (5, 32)
"""Windows' codes for replacing a file that is open: access denied, and sharing violation."""
_WAITS = (0.01, 0.02, 0.04, 0.08, 0.15, 0.3)
"""In seconds: virus scanners and cloud folders let go of a file within this time."""


class FileProblem(Exception):
    """A file or folder that could not be read or written: which, why, and the details."""

    def __init__(self, path: Path, kind: FileProblemKind, detail: str = "") -> None:
        super().__init__(path, kind, detail)
        self.path = path
        self.kind = kind
        self.detail = detail

    @property
    def is_written(self) -> bool:
        """Whether the file was written all the same, so that this is a warning."""
        return self.kind in (FileProblemKind.NOT_KEPT, FileProblemKind.NOT_SYNCED)

    @classmethod
    def of(cls, path: Path | str, error: OSError, writing: bool = False) -> FileProblem:
        """The problem for a system error in reading or writing a file."""
        kind = _BY_ERRNO.get(error.errno or 0)
        if kind is None and error.errno in (errno.EACCES, errno.EPERM):
            kind = FileProblemKind.WRITE_DENIED if writing else FileProblemKind.DENIED
        other = FileProblemKind.NOT_WRITTEN if writing else FileProblemKind.NOT_READ
        return cls(Path(path), kind or other, error.strerror or str(error))


def read_file(path: Path, largest: int, most: int | None = None) -> bytes:
    """The bytes of a file of at most `largest` bytes; only the first `most` if given.

    Raises FileProblem, also for a pipe or a device, which might never end.
    """
    try:
        status = os.stat(path)
        if stat.S_ISDIR(status.st_mode):
            raise FileProblem(path, FileProblemKind.FOLDER)
        if not stat.S_ISREG(status.st_mode):
            raise FileProblem(path, FileProblemKind.ENDLESS)
        if status.st_size > largest:
            raise FileProblem(path, FileProblemKind.TOO_LARGE, str(status.st_size))
        with open(path, "rb", buffering=0) as file:
            # Only as much as is there, and what comes meanwhile: Windows gives all memory at once.
            there = status.st_size + _MEANWHILE
            return file.read(min(there, largest if most is None else most))
    except OSError as error:
        raise FileProblem.of(path, error) from None


def sync(path: Path) -> None:
    """Wait until a file, or the list of a folder's files, is on the disk. Raises OSError."""
    if path.is_dir():
        _sync_folder(path)
        return
    file = os.open(path, os.O_RDWR)  # Windows syncs only what is open for writing
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":  # folders cannot be opened there
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
    except PermissionError:  # the folder may be writable but not readable
        return
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _CANNOT_SYNC:
            raise
    finally:
        os.close(handle)


def replace(source: Path, target: Path) -> None:
    """Give a file the place of another, or of none. Raises OSError.

    Windows refuses while another program holds the other one open, so it is tried several times
    within a second; then the error is EBUSY.
    """
    for wait in (*_WAITS, None):
        try:
            os.replace(source, target)
        except OSError as error:
            if getattr(error, "winerror", None) not in _HELD:
                raise
            if wait is None:
                raise OSError(errno.EBUSY, os.strerror(errno.EBUSY)) from None
            sleep(wait)
        else:
            return


def replace_file(path: Path, data: bytes, backup: Path | None = None) -> FileProblem | None:
    """Write a file completely or not at all: a new file is synced, replaces the old one, and the
    folder is synced. Permissions are kept, the old file is kept as `backup` if possible, and a link
    stays a link.

    Returns what failed although the file was written (see `FileProblem.is_written`). Raises
    OSError, with the old file untouched.
    """
    target = Path(os.path.realpath(path))
    previous = _previous_mode(target)
    half = _write_half(target, data, 0o666 if previous is None else previous)
    try:
        if previous is not None:
            with suppress(OSError):  # some file systems have no permissions
                half.chmod(previous)
        warning = None
        if previous is not None and backup is not None:
            warning = _copy(target, backup)
        replace(half, target)
    except BaseException:
        with suppress(OSError):
            half.unlink()
        raise
    return sync_replaced(path) or warning


def sync_replaced(path: Path) -> FileProblem | None:
    """Wait until the disk has a file that was replaced; returns what it reported otherwise."""
    try:
        _sync_folder(Path(os.path.realpath(path)).parent)
    except OSError as error:
        return FileProblem(path, FileProblemKind.NOT_SYNCED, error.strerror or str(error))
    return None


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Keep other processes out of such a block for the same file, so that none of their changes is
    lost between reading the file and replacing it; waits for one that is in it.

    The lock is a file beside it, which stays. What a killed process left half written is removed.
    Raises OSError, also if another process stays in the block.
    """
    lock = os.open(path.with_name(f".{path.name}.lock"), os.O_RDWR | os.O_CREAT | BINARY, 0o600)
    try:
        end = monotonic() + _PATIENCE
        while not _has_locked(lock):
            if monotonic() > end:
                raise TimeoutError(errno.ETIMEDOUT, "another program is changing it")
            sleep(0.01)
        _remove_halves(path)
        yield
    finally:
        os.close(lock)  # which unlocks it


def _has_locked(file: int) -> bool:
    """Lock a file, unless another process has; True also where there are no locks."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
    return True


def _remove_halves(path: Path) -> None:
    """Remove the new files that killed processes have left beside a file."""
    half = re.compile(rf"\.{re.escape(path.name)}-[0-9a-f]{{12}}\.new")
    with suppress(OSError):
        for name in os.listdir(path.parent):
            if half.fullmatch(name):
                path.with_name(name).unlink()


def _copy(source: Path, target: Path) -> FileProblem | None:
    """Copy a file completely or not at all; returns why it was not copied."""
    half = target.with_name(target.name + "~")
    try:
        shutil.copy2(source, half)
        replace(half, target)
    except OSError as error:
        with suppress(OSError):
            half.unlink(missing_ok=True)
        return FileProblem(target, FileProblemKind.NOT_KEPT, error.strerror or str(error))
    return None


def _previous_mode(target: Path) -> int | None:
    """The permissions of the existing file. Raises OSError if it may not be replaced."""
    try:
        status = target.stat()
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, "not a regular file")
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    return stat.S_IMODE(status.st_mode)


def _write_half(target: Path, data: bytes, mode: int) -> Path:
    """The new file beside the old one, synced. Raises OSError, leaving nothing behind."""
    half = target.with_name(f".{target.name[:40]}-{os.urandom(6).hex()}.new")
    file = os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, mode)
    try:
        try:
            while data:
                data = data[os.write(file, data) :]
            os.fsync(file)
        finally:
            os.close(file)
    except BaseException:
        with suppress(OSError):
            half.unlink()
        raise
    return half
