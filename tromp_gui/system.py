"""Services of the operating system. Standard library only."""

from __future__ import annotations

import ctypes
import os
import shutil
import sys
from collections.abc import Iterable, Mapping, MutableMapping
from contextlib import suppress
from pathlib import Path
from typing import TextIO

_LISTS = Path("/var/lib/apt/lists")
_PACKAGE = "tromp_gui"


def cache_folder(environ: Mapping[str, str] = os.environ, system: str = sys.platform) -> Path:
    """The system's usual folder for files of the program that can be recreated."""
    if system == "win32":
        return data_folder(environ, system) / "cache"
    if system == "darwin":
        return Path.home() / "Library" / "Caches" / "tromp-gui"
    return _xdg(environ, "XDG_CACHE_HOME", ".cache") / "tromp-gui"


def log_folder(environ: Mapping[str, str] = os.environ, system: str = sys.platform) -> Path:
    """The system's usual folder for the program's logs."""
    if system == "win32":
        return data_folder(environ, system) / "logs"
    if system == "darwin":
        return Path.home() / "Library" / "Logs" / "tromp-gui"
    return _xdg(environ, "XDG_STATE_HOME", ".local/state") / "tromp-gui"


def data_folder(environ: Mapping[str, str] = os.environ, system: str = sys.platform) -> Path:
    """The system's usual folder for files of the program that only the user could recreate."""
    return data_home(environ, system) / "tromp-gui"


def session_folder() -> Path:
    """The folder for journals, finished games and the files that engines write."""
    return data_home() / _PACKAGE / _PACKAGE


def settings_file(environ: Mapping[str, str] = os.environ, system: str = sys.platform) -> Path:
    """The file of the user's settings."""
    if system == "win32":
        home = _windows(environ, "APPDATA", "AppData/Roaming")
    elif system == "darwin":
        home = Path.home() / "Library" / "Preferences"
    else:
        home = _xdg(environ, "XDG_CONFIG_HOME", ".config")
    return home / _PACKAGE / f"{_PACKAGE}.conf"


def data_home(environ: Mapping[str, str] = os.environ, system: str = sys.platform) -> Path:
    """The user's folder for the data of all programs.

    Unlike QStandardPaths, it follows the environment on every system, so tests can have their own.
    """
    if system == "win32":
        return _windows(environ, "LOCALAPPDATA", "AppData/Local")
    if system == "darwin":
        return Path.home() / "Library" / "Application Support"
    return _xdg(environ, "XDG_DATA_HOME", ".local/share")


def in_flatpak(mark: Path = Path("/.flatpak-info")) -> bool:
    """Whether the program runs in a Flatpak, where it sees only some of the user's folders."""
    return mark.is_file()


def release_memory() -> None:
    """Give memory that is free inside the process back to the system, which glibc itself does only
    at the end of its heap.
    """
    if sys.platform == "linux":
        with suppress(AttributeError):  # another C library
            ctypes.CDLL(None).malloc_trim(0)


def installed_memory() -> int | None:
    """The computer's memory in bytes; None if the system does not tell."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):  # Windows has no `sysconf`
        return None


def _xdg(environ: Mapping[str, str], name: str, usual: str) -> Path:
    """A folder of the XDG base directory specification, which ignores relative paths."""
    given = environ.get(name, "")
    return Path(given) if os.path.isabs(given) else Path.home() / usual


def _windows(environ: Mapping[str, str], name: str, usual: str) -> Path:
    given = environ.get(name)
    return Path(given) if given else Path.home() / usual


def restore_library_path(environ: MutableMapping[str, str] = os.environ) -> None:
    """Let other programs, such as engines, load the system's libraries again.

    A frozen build is started with its own search path, which it needs only at the start.
    """
    if getattr(sys, "frozen", False):
        environ.pop("LD_LIBRARY_PATH", None)
        if before := environ.pop("LD_LIBRARY_PATH_ORIG", None):
            environ["LD_LIBRARY_PATH"] = before


def private_input(errors: str = "strict") -> TextIO:
    """Standard input as UTF-8 for this process alone; those that it starts find theirs at its end.

    On Windows, a process that looks at an input which it shares, as Python does when it starts,
    ends a read of another that waits there, or waits for it itself: then this process would lose
    its input, or the other one never start.
    """
    mine, nothing = os.dup(0), os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    return open(mine, encoding="utf-8", errors=errors, newline="\n")


def claim_taskbar(app_id: str) -> None:
    """Make Windows group the windows of this process under the program, not under Python."""
    if sys.platform == "win32":
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(app_id)


def install_line(packages: Iterable[str]) -> str | None:
    """The command that installs packages of Debian or Ubuntu; None on other systems.

    It uses `sudo` if that is installed and needed, else `su`, and fetches the package lists first
    if there are none yet, as in a fresh container.
    """
    if not shutil.which("apt-get"):
        return None
    update = [] if any(_LISTS.glob("*_Packages*")) else ["apt-get update"]
    steps = [*update, f"apt-get install {' '.join(dict.fromkeys(packages))}"]
    if os.geteuid() == 0:
        return " && ".join(steps)
    if shutil.which("sudo"):
        return " && ".join(f"sudo {step}" for step in steps)
    return f"su -c '{' && '.join(steps)}'"
