"""Where Go engines and their networks may be: on PATH and in the usual folders."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QStandardPaths

from tromp_gui.session.engine.files import USUAL_FOLDERS

_HOME = ("bin", ".local/bin", ".katago", ".katrain", "games", "Downloads", "Applications")
_WINDOWS = ("ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA", "SystemDrive")
_STEMS = ("gnugo", "pachi", "leela", "lizzie", "katago", "katrain", "engines", "go-engines")
"""Beginnings, in lower case, of the names of folders into which people unpack engines."""
_INSIDE = ("bin", "build", "cpp", "src", "engines")
"""Subfolders where a built or unpacked program may be."""
_ENDINGS = ("", ".exe", ".cmd", ".bat")
_MOST_ENTRIES = 5000


class SearchPaths(NamedTuple):
    """The folders to look in for programs, best first; those in which people unpack engines into
    folders of their own; and how a program's file name may end.
    """

    folders: tuple[Path, ...]
    roots: tuple[Path, ...] = ()
    endings: tuple[str, ...] = ("",)


def places_here() -> SearchPaths:
    """The search paths of this machine and user."""
    downloads = QStandardPaths.standardLocations(QStandardPaths.StandardLocation.DownloadLocation)
    return places_of(os.environ, Path.home(), sys.platform, tuple(map(Path, downloads)))


def places_of(
    environ: Mapping[str, str], home: Path, platform: str, downloads: tuple[Path, ...] = ()
) -> SearchPaths:
    """The places of a machine with this environment and home folder; `platform` as in `sys`.
    `downloads` are where the system puts them, under a translated name, perhaps.
    """
    on_path = [Path(each) for each in environ.get("PATH", "").split(os.pathsep) if each]
    roots = list(dict.fromkeys((home, *(home / each for each in _HOME), *downloads)))
    usual: list[Path] = []
    if platform == "win32":
        drives = [Path(environ[name] + os.sep) for name in _WINDOWS if environ.get(name)]
        roots += [*drives, *(drive / "Programs" for drive in drives)]
    else:
        usual = [Path(each.replace("~", str(home))) for each in USUAL_FOLDERS]
        roots += [Path("/opt"), Path("/Applications")]
    folders = [folder for folder in [*on_path, *usual, *roots] if folder.is_absolute()]
    endings = _ENDINGS if platform == "win32" else ("",)
    return SearchPaths(tuple(dict.fromkeys(folders)), tuple(roots), endings)


def program_in(folder: Path, name: str, places: SearchPaths) -> Path | None:
    """The program called `name` in a folder; None if there is none that can be started."""
    for ending in places.endings:
        path = folder / f"{name}{ending}"
        if path.is_file() and os.access(path, os.X_OK):
            return path
    return None


def unpacked_in(folder: Path) -> Iterator[Path]:
    """The folders in `folder` that look as if an engine were unpacked there, in their order."""
    try:
        with os.scandir(folder) as entries:
            listed = [entry for entry, _ in zip(entries, range(_MOST_ENTRIES), strict=False)]
            names = [each.name for each in listed if _is_engine_folder(each)]
    except OSError:
        return
    for name in sorted(names):
        found = folder / name
        yield found
        yield from (found / inside for inside in _INSIDE if (found / inside).is_dir())


def _is_engine_folder(entry: os.DirEntry[str]) -> bool:
    return entry.name.lower().startswith(_STEMS) and entry.is_dir()


def first_match(
    folders: tuple[Path, ...],
    patterns: tuple[str, ...],
    suits: Callable[[Path], bool] = lambda _path: True,
) -> Path | None:
    """The newest file that matches the first pattern that has a match; others do not count."""
    for pattern in patterns:
        for folder in folders:
            files = [path for path in _listed(folder, pattern) if path.is_file() and suits(path)]
            if files:
                return max(files, key=lambda path: (path.stat().st_mtime, path.name))
    return None


def _listed(folder: Path, pattern: str) -> list[Path]:
    try:
        return list(folder.glob(pattern))
    except OSError:
        return []
