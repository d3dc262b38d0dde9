"""`tromp-gui install-desktop` and `uninstall-desktop`: the menu entry, icons and file type."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from contextlib import suppress
from importlib.metadata import metadata
from pathlib import Path

from tromp_gui import resources
from tromp_gui.batch.work import SUCCESS, UNREADABLE
from tromp_gui.cli.output import complain, printable
from tromp_gui.cli.parser import Parser
from tromp_gui.disk import FileProblem
from tromp_gui.resources import APP_ID
from tromp_gui.system import data_home
from tromp_gui.wording.files import file_problem

_INSTALL = """
Add Tromp Go to the applications menu, with its icons, the file type of SGF games and thumbnails of
them. Only files in PREFIX/share are changed.
"""
_UNINSTALL = "Remove what install-desktop added."

_PLACES = {
    "applications/{id}.desktop": "desktop/{id}.desktop",
    "metainfo/{id}.metainfo.xml": "desktop/{id}.metainfo.xml",
    "mime/packages/{id}.xml": "desktop/{id}.mime.xml",
    "thumbnailers/{id}.thumbnailer": "desktop/{id}.thumbnailer",
    "icons/hicolor/scalable/apps/{id}.svg": "icons/tromp-gui.svg",
    **{
        f"icons/hicolor/{size}x{size}/apps/{{id}}.png": f"icons/tromp-gui-{size}.png"
        for size in (16, 24, 32, 48, 64, 128, 256, 512)
    },
}
"""The path of each file below a share folder, and the resource it is copied from."""


def declare(parser: Parser) -> None:
    """Add the arguments of one of the two commands."""
    is_install = parser.prog.endswith(" install-desktop")
    parser.description = _INSTALL if is_install else _UNINSTALL
    parser.add_argument(
        "--prefix",
        type=Path,
        metavar="PREFIX",
        help="/usr/local for all users (default: ~/.local, for you)",
    )
    parser.set_defaults(install=is_install)


def run(args: argparse.Namespace) -> int:
    """Install or remove; returns the exit code."""
    if not sys.platform.startswith(("linux", "freebsd")):
        complain("this command is for Linux desktops.")
        return UNREADABLE
    share = (args.prefix / "share" if args.prefix else data_home()).absolute()
    try:
        if args.install:
            put(share, this_program())
        else:
            remove(share)
    except OSError as error:
        problem = FileProblem.of(error.filename or share, error, writing=True)
        complain(file_problem(problem))
        return UNREADABLE
    _refresh(share)
    if args.install:
        print(printable(f"The menu entry, icons and file type are in {share}."))
    return SUCCESS


def put(share: Path, program: Sequence[str]) -> None:
    """Install all files below a share folder; `program` is the command that the entries start.

    Raises OSError.
    """
    for place, name in _PLACES.items():
        target = share / place.format(id=APP_ID)
        data = resources.path(name.format(id=APP_ID)).read_bytes()
        if target.suffix in (".desktop", ".thumbnailer"):
            data = with_program(data.decode(), program).encode()
        data = data.replace(b"@ADDRESS@", address().encode())
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
        target.chmod(0o644)


def remove(share: Path) -> None:
    """Remove the files, and folders that become empty. Raises OSError."""
    for place in _PLACES:
        target = share / place.format(id=APP_ID)
        target.unlink(missing_ok=True)
        with suppress(OSError):
            target.parent.rmdir()


def address() -> str:
    """The address of the project on the network, as its package says."""
    pages: list[str] = metadata("tromp-gui").get_all("Project-URL") or []
    return dict(page.split(", ", 1) for page in pages)["Homepage"]


def this_program() -> tuple[str, ...]:
    """The command with which a desktop can start this program."""
    image = os.environ.get("APPIMAGE")
    if image:
        return (image,)
    script = Path(sysconfig.get_path("scripts"), "tromp-gui")
    if not getattr(sys, "frozen", False) and script.is_file():
        return (str(script),)
    return resources.program()


def with_program(entry: str, program: Sequence[str]) -> str:
    """The text of an entry whose Exec key starts `program`."""
    words = " ".join(_quoted(word) for word in program)
    return re.sub(r"^Exec=tromp-gui\b", lambda _: f"Exec={words}", entry, flags=re.MULTILINE)


def _quoted(word: str) -> str:
    """A word as an argument of an Exec key: escaped as an argument, then as a string."""
    if re.fullmatch(r"[\w@+:,./-]+", word, re.ASCII):
        return word
    argument = re.sub(r'(["`$\\])', r"\\\1", word).replace("%", "%%")
    return '"' + argument.replace("\\", "\\\\") + '"'


def _refresh(share: Path) -> None:
    """Update the indexes of these folders, if the tools for them are installed."""
    for tool, folder in (
        ("update-mime-database", "mime"),
        ("update-desktop-database", "applications"),
    ):
        if shutil.which(tool) and (share / folder).is_dir():
            subprocess.run([tool, share / folder], capture_output=True, check=False)
    with suppress(OSError):
        os.utime(share / "icons" / "hicolor")  # icon caches compare this time
