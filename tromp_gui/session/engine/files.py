"""Where an engine's program is, and the folder it runs in."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tromp_gui.gtp.failure import FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.system import session_folder

USUAL_FOLDERS = (
    "/usr/games",
    "/usr/local/games",
    "/usr/local/bin",
    "/usr/bin",
    "/opt/homebrew/bin",
    "/opt/local/bin",
    "/snap/bin",
    "~/.local/bin",
    "~/bin",
)
"""Folders with engines that PATH may lack: Debian's games, and those a desktop lacks."""


def find_program(name: str, folder: str = "", path: str | None = None) -> str | FailureKind:
    """The file that the program `name` of a launch is, or why it cannot be started.

    A name without a separator is looked for on `path` (None: PATH) and in the usual folders;
    any other is a path, relative to `folder`.
    """
    if not name or "\0" in name:  # shutil.which raises for that on Windows
        return FailureKind.NOT_FOUND
    expanded = os.path.expanduser(name)
    if os.path.dirname(expanded):
        file = Path(folder, expanded) if folder else Path(expanded)
        return _runnable(file)
    known = os.environ.get("PATH", os.defpath) if path is None else path
    folders = [*known.split(os.pathsep), *map(os.path.expanduser, USUAL_FOLDERS)]
    found = shutil.which(expanded, path=os.pathsep.join(folders))
    if found is not None:
        return found
    is_there = any(os.path.isfile(os.path.join(each, expanded)) for each in folders if each)
    return FailureKind.NOT_EXECUTABLE if is_there else FailureKind.NOT_FOUND


def working_folder(launch: Launch, program: str) -> str:
    """The folder an engine runs in: the configured one, else its own if it is writable, else one in
    our data folder, so that logs do not end up in the current folder.
    """
    if launch.folder:
        return os.path.expanduser(launch.folder)
    own = os.path.dirname(program)
    if own and os.access(own, os.W_OK):
        return own
    data = session_folder() / "engines"
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError:
        return ""
    return str(data)


def _runnable(file: Path) -> str | FailureKind:
    if not os.path.exists(file):
        return FailureKind.NOT_FOUND
    if not os.path.isfile(file) or not os.access(file, os.X_OK):
        return FailureKind.NOT_EXECUTABLE
    return os.path.abspath(file)
