"""What this system lacks for the program or its tests: one sentence with the line to type.

usage: packaging/missing.py run|test PYTHON

PYTHON is the name by which this interpreter was found. Exits with 1 where something is missing that
has to be there before anything is fetched; what only lets some tests be skipped is said, no more.
Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import ctypes
import os
import platform
import shutil
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tromp_gui.cli import screen
from tromp_gui.system import install_line

PROGRAMS = {
    "Xvfb": "xvfb",
    "gnugo": "gnugo",
    "ssh": "openssh-client",
    "sshd": "openssh-server",
    "readelf": "binutils",
    "xz": "xz-utils",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "update-mime-database": "shared-mime-info",
}
"""What tests start, each with its Debian package."""

CJK_FONT = "fonts-noto-cjk"
"""The package of a font for Chinese, Japanese and Korean."""

LIBC = {"x86_64": (2, 34), "aarch64": (2, 39)}
"""The oldest glibc that the wheels of Qt can use, by processor."""


def old_libc(machine: str, name: str, version: str) -> str | None:
    """One sentence saying that Qt's wheels cannot be used with this C library, or None."""
    if name != "glibc":
        return (
            "Qt for Python needs glibc, which this system does not have: use Debian 12, Ubuntu "
            "22.04, Fedora 36 or a newer system."
        )
    oldest = LIBC.get(machine)
    if oldest is None or tuple(int(part) for part in version.split(".")[:2]) >= oldest:
        return None
    needed = ".".join(map(str, oldest))
    return (
        f"Qt for Python needs glibc {needed} or newer, and this system has {version}: use a newer "
        f"release of it, such as {'Debian 12' if oldest < (2, 36) else 'Debian 13'}."
    )


def needed(purpose: str, python: str) -> list[str]:
    """The packages without which nothing can begin."""
    packages = []
    if not shutil.which("uv") and not (find_spec("ensurepip") and find_spec("venv")):
        packages.append(f"{python}-venv")
    asked = ["offscreen"] if purpose == "test" else screen.platforms(os.environ)
    lacking = [screen.missing(name) for name in asked]
    packages += list(min(lacking, key=len).values() if lacking else [])
    language = spoken(os.environ)
    is_readable = not asked or language not in ("ja", "ko", "zh") or has_font_for(language)
    return packages if is_readable else [*packages, CJK_FONT]


def spoken(environ: Mapping[str, str]) -> str:
    """The code of the language of the user's system, such as "ja"; may be empty."""
    names = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next(filter(None, names), "")[:2]


def has_font_for(language: str) -> bool:
    """Whether fontconfig knows a font with the letters of a language, a code such as "ja"."""
    try:
        fontconfig = ctypes.CDLL("libfontconfig.so.1")
    except OSError:
        return False
    for function in (fontconfig.FcNameParse, fontconfig.FcObjectSetCreate, fontconfig.FcFontList):
        function.restype = ctypes.c_void_p
    pattern = ctypes.c_void_p(fontconfig.FcNameParse(f":lang={language}".encode()))
    names = ctypes.c_void_p(fontconfig.FcObjectSetCreate())
    fonts = fontconfig.FcFontList(None, pattern, names)
    return fonts is not None and ctypes.c_int.from_address(fonts).value > 0


def wanted_by_tests() -> list[str]:
    """The packages without which some tests are skipped."""
    search = f"{os.environ.get('PATH', '')}:/usr/games:/usr/sbin"
    programs = [
        package for name, package in PROGRAMS.items() if not shutil.which(name, path=search)
    ]
    font = [] if has_font_for("ja") else [CJK_FONT]
    return [*screen.missing("xcb").values(), *font, *programs]


def main(purpose: str, python: str) -> int:
    """Print what is missing."""
    if not sys.platform.startswith("linux"):
        return 0
    libc = old_libc(platform.machine(), *platform.libc_ver())
    if libc:
        print(libc, file=sys.stderr)
        return 1
    first = needed(purpose, python)
    more = wanted_by_tests() if purpose == "test" else []
    line = install_line([*first, *more])
    if first:
        print(
            f"System packages are missing; please type: {line}"
            if line
            else f"System packages are missing (by their names in Debian): {' '.join(first)}",
            file=sys.stderr,
        )
    elif more and line:
        print(f"Some tests will be skipped. To run them too, type: {line}", file=sys.stderr)
    return int(bool(first))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
