"""The program's data files, and the command that starts it again."""

from __future__ import annotations

import ntpath
import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent

DISPLAY_NAME = "Tromp Go"
"""The display name of the program; its command is `tromp-gui`."""
APP_ID = "io.github.tromp_gui.tromp_go"
"""The desktop's name for the program, for its menu entry and icons."""


def folder(package: Path = _PACKAGE) -> Path:
    """The folder of icons, sounds, translations and sample games.

    It is beside the package in a checkout and inside it in a wheel or a frozen build; a
    folder of that name beside an installed package is someone else's. Raises FileNotFoundError
    if there is neither.
    """
    beside = package.parent / "resources"
    if beside.is_dir() and (package.parent / "pyproject.toml").is_file():
        return beside
    inside = package / "resources"
    if inside.is_dir():
        return inside
    raise FileNotFoundError(f"the program's resources are missing: neither {beside} nor {inside}")


def path(name: str) -> Path:
    """The file or folder `name` (with "/") of the resources, whether it exists or not."""
    return folder().joinpath(*name.split("/"))


def guide(language: str = "en", package: Path = _PACKAGE) -> Path:
    """The file of the user's guide: in the documents of a checkout, else in the resources.

    `language` is a code as in translation files; if it has no guide, the English one is used.
    """
    beside = folder(package).parent / "docs"
    home = beside if (beside / "guide.md").is_file() else folder(package)
    translated = home / f"guide.{language}.md"
    return translated if translated.is_file() else home / "guide.md"


def program(executable: str = "") -> tuple[str, ...]:
    """The command that starts this program again, to be followed by its arguments.

    A frozen build is its own interpreter (`executable`, by default that of this process), so it is
    the whole command. On Windows there are two variants of it, as of Python; the one with standard
    streams is used.
    """
    executable = executable or sys.executable
    is_frozen = getattr(sys, "frozen", False)
    folder, name = ntpath.split(executable)
    usual = {"tromp-go.exe": "tromp-gui.exe", "pythonw.exe": "python.exe"}.get(name.lower())
    if usual:
        executable = ntpath.join(folder, usual)
    return (executable,) if is_frozen else (executable, "-m", "tromp_gui")


def program_with_window(executable: str = "") -> tuple[str, ...]:
    """Like `program` for a window: on Windows the variant without a console, if there is one."""
    first, *rest = program(executable)
    folder, name = ntpath.split(first)
    quiet = {"tromp-gui.exe": "tromp-go.exe", "python.exe": "pythonw.exe"}.get(name.lower())
    if quiet and Path(variant := f"{folder}/{quiet}").is_file():
        first = variant
    return first, *rest
