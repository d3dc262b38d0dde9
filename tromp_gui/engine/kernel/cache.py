"""Where compiled code is kept between starts, and whether it is there."""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import stat
import sys
import tempfile
from functools import lru_cache
from importlib import metadata
from pathlib import Path

from tromp_gui import __version__
from tromp_gui.system import cache_folder

_KERNEL = Path(__file__).resolve().parent
_READY = "complete"
_FAMILY = "tromp-gui-kernel-"


@lru_cache(maxsize=1)
def folder() -> Path | None:
    """The folder for code compiled from these sources by these versions; it may not exist yet.

    `NUMBA_CACHE_DIR` where that is set, else the user's cache folder; where that can't be written
    and holds nothing, a private folder among the temporary files. None where even that cannot be
    had: what lies in the folder is unpickled, so one that others can write to is never used.
    """
    base = _base() / f"{_FAMILY}{_fingerprint()}"
    if (base / _READY).exists() or _is_writable(base):
        return base
    private = Path(tempfile.gettempdir()) / f"tromp-gui-{_user()}"
    return private / base.name if _is_private(private) else None


def is_usable() -> bool:
    """Whether anything can be kept at all."""
    path = folder()
    return path is not None and _is_writable(path)


def is_complete() -> bool:
    """Whether everything has been compiled and kept."""
    path = folder()
    return path is not None and (path / _READY).exists()


def complete() -> None:
    """Say that everything is there, and remove what other versions left. Raises OSError."""
    path = folder()
    if path is None:
        raise OSError("no folder for compiled code")
    (path / _READY).touch()
    for other in path.parent.glob(f"{_FAMILY}*"):
        if other != path:
            shutil.rmtree(other, ignore_errors=True)


def _base() -> Path:
    """The user's cache folder, by the custom of the system."""
    given = os.environ.get("NUMBA_CACHE_DIR")
    if given:
        return Path(given)
    return cache_folder()


@lru_cache(maxsize=1)
def _fingerprint() -> str:
    """A hash of the kernel's sources, of the versions that compile it, and of the processor.

    A frozen build has no sources beside it; its own time stands for them.
    """
    text = hashlib.sha256()
    for path in sorted(_KERNEL.glob("*.py")):
        text.update(path.read_bytes())
    if getattr(sys, "frozen", False):
        text.update(str(Path(sys.executable).stat().st_mtime_ns).encode())
    for package in ("numba", "llvmlite", "numpy"):
        text.update(_version(package).encode())
    for word in (__version__, sys.version, platform.machine(), platform.processor()):
        text.update(word.encode())
    return text.hexdigest()[:16]


def _version(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return ""


def _is_writable(path: Path) -> bool:
    try:
        path.mkdir(parents=True, exist_ok=True)
        return os.access(path, os.W_OK)
    except OSError:
        return False


def _is_private(path: Path) -> bool:
    """Whether a folder in a place shared by all users is ours alone; it is made if missing.

    The name can be guessed, so another user may have made it first, or a link of that name.
    """
    try:
        path.mkdir(mode=0o700, exist_ok=True)
        found = path.lstat()
    except OSError:
        return False
    if sys.platform == "win32":
        return stat.S_ISDIR(found.st_mode)
    is_ours = found.st_uid == os.getuid() and not found.st_mode & 0o022
    return is_ours and stat.S_ISDIR(found.st_mode)


def _user() -> str:
    return str(os.getuid()) if sys.platform != "win32" else os.environ.get("USERNAME", "user")
