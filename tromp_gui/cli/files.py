"""The files named on a command line, and their contents."""

from __future__ import annotations

import sys
from pathlib import Path

from tromp_gui.batch.folders import Unreadable as Unreadable
from tromp_gui.cli.output import complain
from tromp_gui.disk import FileProblem, FileProblemKind
from tromp_gui.session.file.files import game_bytes, read_bytes, save_bytes
from tromp_gui.sgf.collection import Collection, SgfError
from tromp_gui.sgf.opening import read_any
from tromp_gui.wording.files import file_problem, saved_in_utf_8

STANDARD_OUTPUT = "-"


def open_file(name: str, encoding: str | None = None) -> Collection:
    """The games of a file of any format, in `encoding` if given. Raises Unreadable."""
    try:
        data = read_bytes(Path(name))
    except FileProblem as problem:
        raise Unreadable(file_problem(problem)) from None
    return games_in(name, data, encoding)


def games_in(name: str, data: bytes, encoding: str | None = None) -> Collection:
    """The games in the bytes of the file with this name. Raises Unreadable."""
    try:
        return read_any(data, encoding=encoding)
    except SgfError as error:
        problem = FileProblem(Path(name), error.problem, error.detail)
        raise Unreadable(file_problem(problem)) from None


def written(name: str, collection: Collection) -> tuple[bytes, tuple[str, ...]]:
    """The bytes of the file with this name, with everything that was read, even games that cannot
    be opened; and what to say of it, as sentences. Raises Unreadable.
    """
    try:
        made = game_bytes(Path(name), collection.trees, collection.save_encoding)
    except FileProblem as problem:
        raise Unreadable(file_problem(problem)) from None
    is_new = collection.was_guessed and made.encoding == "utf-8"
    return made.data, (saved_in_utf_8(name, collection.encoding),) if is_new else ()


def write_file(name: str, data: bytes) -> None:
    """Write a file completely or not at all, and report it if the previous one could not be kept;
    `-` is standard output. Raises Unreadable, also if the disk did not confirm that the file is
    there.
    """
    if name == STANDARD_OUTPUT:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    try:
        warning = save_bytes(Path(name), data)
    except FileProblem as problem:
        raise Unreadable(file_problem(problem)) from None
    if warning is not None and warning.kind is FileProblemKind.NOT_SYNCED:
        raise Unreadable(file_problem(warning))
    if warning is not None:
        complain(file_problem(warning))
