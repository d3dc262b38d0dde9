"""Can a window be opened here? Asked before QtGui is imported, where Qt would only abort.

`python -m tromp_gui.cli.screen` asks for the platform of QT_QPA_PLATFORM and exits with the
sentence, if any; it needs nothing but the standard library.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

Libraries = Mapping[str, str]
"""Shared libraries by soname, each with the Debian package that holds it."""

EVERYWHERE: Libraries = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libX11.so.6": "libx11-6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
}
"""What QtCore, QtGui and QtWidgets load, whatever the screen; offscreen too."""

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
"""What Qt's plugin for X11 loads besides."""

WAYLAND: Libraries = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
"""What Qt's plugin for Wayland loads besides."""

_OF_PLATFORM: Mapping[str, Libraries] = {"xcb": XCB, "wayland": WAYLAND}
_HEADLESS = "These commands need none: tromp-gui score, check, convert, render, gtp."


def trouble(
    environ: Mapping[str, str] = os.environ,
    *,
    system: str = sys.platform,
    loads: Callable[[str], bool] | None = None,
    answers: Callable[[str, Mapping[str, str]], bool] | None = None,
) -> str | None:
    """Why no window can be opened, as one sentence with the line to type; None where one can.

    `environ` chooses Qt's platform as Qt does. `loads(soname)` says whether a shared library can
    be loaded, `answers(platform, environ)` whether its screen can be reached. Only Linux is asked:
    the wheels for other systems bring all they need.
    """
    if not system.startswith("linux"):
        return None
    platforms = _platforms(environ)
    if not platforms:
        return f"There is no screen here to open a window on. {_HEADLESS}"
    troubles = [_of_one(name, environ, loads or _loads, answers or _answers) for name in platforms]
    return None if None in troubles else troubles[-1]


def _platforms(environ: Mapping[str, str]) -> list[str]:
    """The names of the platform plugins that Qt will try in turn."""
    asked = environ.get("QT_QPA_PLATFORM", "")
    if asked:
        return [name.split(":")[0].removesuffix("-egl") for name in asked.split(";")]
    wayland = "WAYLAND_DISPLAY" in environ or environ.get("XDG_SESSION_TYPE") == "wayland"
    return ["wayland"] * wayland + ["xcb"] * bool(environ.get("DISPLAY"))


def _of_one(
    platform: str,
    environ: Mapping[str, str],
    loads: Callable[[str], bool],
    answers: Callable[[str, Mapping[str, str]], bool],
) -> str | None:
    wanted = {**EVERYWHERE, **_OF_PLATFORM.get(platform, {})}
    missing = [soname for soname in wanted if not loads(soname)]
    if missing:
        return _to_install(missing, wanted)
    if platform in _OF_PLATFORM and not answers(platform, environ):
        return f"The screen {_name_of(platform, environ)} can’t be reached. {_HEADLESS}"
    return None


def _to_install(missing: Iterable[str], packages: Libraries) -> str:
    if not shutil.which("apt-get"):
        return f"System libraries are missing, please install them: {', '.join(missing)}"
    line = " ".join(dict.fromkeys(packages[soname] for soname in missing))
    sudo = "" if os.geteuid() == 0 else "sudo "
    return f"System libraries are missing; please type: {sudo}apt-get install {line}"


def _name_of(platform: str, environ: Mapping[str, str]) -> str:
    if platform == "xcb":
        return f"DISPLAY={environ.get('DISPLAY', '')}"
    return f"WAYLAND_DISPLAY={environ.get('WAYLAND_DISPLAY', 'wayland-0')}"


def _loads(soname: str) -> bool:
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
    """Connects as Qt will (sockets, cookies and remote screens included), and hangs up again."""
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


if __name__ == "__main__":
    raise SystemExit(trouble())
