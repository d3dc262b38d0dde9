"""Where compiled code is kept between starts, and whether it is there."""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
import tempfile
from functools import lru_cache
from importlib import metadata
from pathlib import Path

from tromp_gui import __version__

_KERNEL = Path(__file__).resolve().parent
_READY = "complete"
_FAMILY = "tromp-gui-kernel-"


@lru_cache(maxsize=1)
def folder() -> Path:
    """The folder for code compiled from these sources by these versions; it may not exist yet.

    `NUMBA_CACHE_DIR` where that is set, else the user's cache folder; where that can't be written
    and holds nothing, a folder among the temporary files.
    """
    base = _base() / f"{_FAMILY}{_fingerprint()}"
    if (base / _READY).exists() or _is_writable(base):
        return base
    return Path(tempfile.gettempdir()) / f"tromp-gui-{_user()}" / base.name


def is_usable() -> bool:
    """Whether anything can be kept at all."""
    return _is_writable(folder())


def is_complete() -> bool:
    """Whether everything has been compiled and kept."""
    return (folder() / _READY).exists()


def complete() -> None:
    """Say that everything is there, and remove what other versions left. Raises OSError."""
    (folder() / _READY).touch()
    for other in folder().parent.glob(f"{_FAMILY}*"):
        if other != folder():
            shutil.rmtree(other, ignore_errors=True)


def _base() -> Path:
    """The user's cache folder, by the custom of the system."""
    given = os.environ.get("NUMBA_CACHE_DIR")
    if given:
        return Path(given)
    home = Path.home()
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return (Path(local) if local else home / "AppData" / "Local") / "tromp-gui" / "cache"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "tromp-gui"
    xdg = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(xdg) if os.path.isabs(xdg) else home / ".cache") / "tromp-gui"


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


def _user() -> str:
    return str(os.getuid()) if sys.platform != "win32" else os.environ.get("USERNAME", "user")
