"""The files named on a command line."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator

from tromp_gui.disk import FileProblem
from tromp_gui.wording.files import file_problem

ENDING = ".sgf"


class Unreadable(Exception):
    """A file or folder that cannot be read; `str` is one sentence that names it."""


def walked(names: Iterable[str | Unreadable]) -> Iterator[str | Unreadable]:
    """Every file named: files as they are, folders as the `*.sgf` files below them, sorted.

    The ending may be in upper or lower case. A folder that cannot be listed gives the reason. Only
    the names in one folder and those above it are kept in memory.
    """
    for name in names:
        if not isinstance(name, Unreadable) and os.path.isdir(name):
            is_empty = True
            for found in _below(name):
                is_empty = False
                yield found
            if is_empty:
                yield Unreadable(
                    f"{name} contains no .sgf files. Choose another folder, or a file."
                )
        else:
            yield name


def _below(folder: str) -> Iterator[str | Unreadable]:
    """The files below a folder in the order of their full names."""
    try:
        with os.scandir(folder) as listed:
            places = list(map(_place, listed))
    except OSError as error:
        yield Unreadable(file_problem(FileProblem.of(error.filename or folder, error)))
        return
    for name in sorted(filter(None, places)):
        path = os.path.join(folder, name)
        if name.endswith(os.sep):
            yield from _below(path[: -len(os.sep)])
        else:
            yield path


def _place(entry: os.DirEntry[str]) -> str:
    """The name of an entry, of a folder with its separator, so that all names are sorted; '' if it
    is neither a folder nor a game. Links to folders are not followed.
    """
    if entry.is_dir(follow_symlinks=False):
        return entry.name + os.sep
    is_game = entry.name.lower().endswith(ENDING)
    return entry.name if is_game and not (entry.is_symlink() and entry.is_dir()) else ""
