"""Why no window can be opened: a screen, a library or a font is missing, where Qt would only abort.

`python -m tromp_gui.cli.screen` checks the platform of QT_QPA_PLATFORM and exits with the sentence,
if any; with the name of a platform it checks only the libraries for that. It needs only the
standard library.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from tromp_gui.system import install_line

Libraries = Mapping[str, str]
"""Shared libraries by soname, each with the Debian package that contains it."""

CORE: Libraries = {"libglib-2.0.so.0": "libglib2.0-0", "libgthread-2.0.so.0": "libglib2.0-0"}
"""The libraries of QtCore, which `match` and `analyze` need."""

EVERYWHERE: Libraries = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    **CORE,
    "libX11.so.6": "libx11-6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
}
"""The libraries of QtCore, QtGui and QtWidgets on every platform, even offscreen."""

XCB: Libraries = {
    "libxcb.so.1": "libxcb1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""The further libraries of Qt's plugin for X11."""

WAYLAND: Libraries = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
"""The further libraries of Qt's plugin for Wayland."""

FONT = "fonts-dejavu-core"
"""The package to install if there is no font at all."""

_OF_PLATFORM: Mapping[str, Libraries] = {"xcb": XCB, "wayland": WAYLAND}
_WITHOUT_QT = "tromp-gui score, check, convert, stats, rules, library, gtp"
_HEADLESS = f"These commands work without one: {_WITHOUT_QT}, render, match, analyze."


def problem(
    environ: Mapping[str, str] = os.environ,
    *,
    system: str = sys.platform,
    loads: Callable[[str], bool] | None = None,
    answers: Callable[[str, Mapping[str, str]], bool] | None = None,
    has_font: Callable[[], bool] | None = None,
) -> str | None:
    """Why no window can be opened, as one sentence with the command to type; None if one can.

    `environ` determines Qt's platform as in Qt. `loads(soname)` says whether a shared library can
    be loaded, `answers(platform, environ)` whether its screen can be reached, `has_font()` whether
    there is a font. Only Linux is checked: the wheels for other systems contain all they need.
    """
    if not system.startswith("linux"):
        return None
    asked = platforms(environ)
    if not asked:
        return f"There is no screen to open a window on. {_HEADLESS}"
    problems = []
    for platform in asked:
        lacking = missing(platform, loads or _loads, has_font or _has_font)
        if lacking:
            problems.append(_to_install(lacking))
        elif platform in _OF_PLATFORM and not (answers or _answers)(platform, environ):
            problems.append(
                f"The screen {_name_of(platform, environ)} can’t be reached. {_HEADLESS}"
            )
        else:
            return None
    return problems[-1]


def missing(
    platform: str,
    loads: Callable[[str], bool] | None = None,
    has_font: Callable[[], bool] | None = None,
) -> dict[str, str]:
    """What this system lacks for a Qt platform: libraries with their packages, or a font."""
    wanted = {**EVERYWHERE, **_OF_PLATFORM.get(platform, {})}
    lacking = {soname: wanted[soname] for soname in wanted if not (loads or _loads)(soname)}
    return lacking if (has_font or _has_font)() else {**lacking, "a font": FONT}


def why_no_qt(error: ImportError, wanted: Libraries) -> str | None:
    """Why Qt could not be imported, as one sentence; None if the error is another one.

    `wanted` are the libraries of the part of Qt that was imported.
    """
    whose = (error.name or "").split(".")[0]
    if whose not in ("PySide6", "shiboken6") and ".so" not in str(error):
        return None
    lacking = {soname: wanted[soname] for soname in wanted if not _loads(soname)}
    return (
        _to_install(lacking)
        if lacking
        else (f"Qt could not be loaded ({error}). These commands work without it: {_WITHOUT_QT}.")
    )


def _has_font() -> bool:
    """Whether there is any font, as far as can be determined without Qt."""
    data = [Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share")]
    shared = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    data += [Path(folder) for folder in shared.split(":") if folder]
    folders = [*(folder / "fonts" for folder in data), Path.home() / ".fonts"]
    if any(next(folder.rglob("*.[otOT][tT][fFcC]"), None) for folder in folders):
        return True
    import shutil
    import subprocess

    if not shutil.which("fc-list"):
        return not shutil.which("apt-get")  # other systems may have fonts elsewhere
    listed = subprocess.run(["fc-list"], capture_output=True, check=False)
    return bool(listed.stdout.strip())


def platforms(environ: Mapping[str, str]) -> list[str]:
    """The names of the platform plugins that Qt will try in turn."""
    asked = environ.get("QT_QPA_PLATFORM", "")
    if asked:
        return [name.split(":")[0].removesuffix("-egl") for name in asked.split(";")]
    wayland = "WAYLAND_DISPLAY" in environ or environ.get("XDG_SESSION_TYPE") == "wayland"
    return ["wayland"] * wayland + ["xcb"] * bool(environ.get("DISPLAY"))


def _to_install(lacking: Libraries) -> str:
    line = install_line(lacking.values())
    if line is None:
        return f"System libraries are missing, please install them: {', '.join(lacking)}"
    return f"System libraries are missing; please type: {line}"


def _name_of(platform: str, environ: Mapping[str, str]) -> str:
    if platform == "xcb":
        return f"DISPLAY={environ.get('DISPLAY', '')}"
    return f"WAYLAND_DISPLAY={environ.get('WAYLAND_DISPLAY', 'wayland-0')}"


def _loads(soname: str) -> bool:
    inside = getattr(sys, "_MEIPASS", "")  # a frozen build's folder
    if inside and Path(inside, soname).exists():
        return True  # it may not load yet, because it needs another one
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def _answers(platform: str, environ: Mapping[str, str]) -> bool:
    if platform == "xcb":
        return _x11_answers(environ.get("DISPLAY", ""))
    return "WAYLAND_SOCKET" in environ or _wayland_answers(environ)


def _x11_answers(display: str) -> bool:
    """Connect as Qt will (with sockets, cookies and remote screens), and disconnect."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not failed


def _wayland_answers(environ: Mapping[str, str]) -> bool:
    import socket

    name = environ.get("WAYLAND_DISPLAY", "wayland-0")
    place = Path(environ.get("XDG_RUNTIME_DIR", "/"), name)
    with socket.socket(socket.AF_UNIX) as line:
        try:
            line.connect(str(place))
        except OSError:
            return False
    return True


def main(arguments: list[str]) -> int:
    """Print what is missing, if anything."""
    if arguments:
        lacking = missing(arguments[0])
        sentence = _to_install(lacking) if lacking else None
    else:
        sentence = problem()
    if sentence:
        print(sentence, file=sys.stderr)
    return int(bool(sentence))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
