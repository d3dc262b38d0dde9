"""The files that a command line names, and what is in them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from tromp_gui.record.node import Tree
from tromp_gui.session.file.files import FileProblem, FileProblemKind, read_bytes, save_bytes
from tromp_gui.session.file.sentences import file_sentence
from tromp_gui.sgf.opening import read_any
from tromp_gui.sgf.reader import Collection, SgfError
from tromp_gui.sgf.writer import write


class Unreadable(Exception):
    """A file, or a folder, that gives no games; `str` is one sentence that names it."""


def found(names: Iterable[str]) -> list[str | Unreadable]:
    """Every file named: files as they are, folders as the `*.sgf` files below them, sorted.

    The ending counts in any case. What can't be listed is in the list as the reason.
    """
    files: list[str | Unreadable] = []
    for name in names:
        files += _below(name) if Path(name).is_dir() else [name]
    return files


def _below(folder: str) -> Iterator[str | Unreadable]:
    problems: list[OSError] = []
    files = sorted(
        os.path.join(parent, name)
        for parent, _, names in os.walk(folder, onerror=problems.append)
        for name in names
        if name.lower().endswith(".sgf")
    )
    yield from files
    for error in problems:
        problem = (
            FileProblemKind.DENIED if isinstance(error, PermissionError) else FileProblemKind.OTHER
        )
        yield Unreadable(
            file_sentence(FileProblem(Path(error.filename), problem, error.strerror or ""))
        )
    if not files and not problems:
        yield Unreadable(f"{folder} contains no .sgf files. Choose another folder, or a file.")


def open_file(name: str, encoding: str | None = None) -> Collection:
    """The games of a file of any format; in `encoding`, where one is given. Raises Unreadable."""
    path = Path(name)
    try:
        return read_any(read_bytes(path), encoding=encoding)
    except FileProblem as problem:
        raise Unreadable(file_sentence(problem)) from None
    except SgfError as error:
        not_sgf = FileProblem(path, FileProblemKind.NOT_SGF, error.problem.value)
        raise Unreadable(file_sentence(not_sgf)) from None


def save_file(name: str, collection: Collection) -> None:
    """Write all that was read, games nobody can open included. Raises Unreadable."""
    games = [each if isinstance(each, Tree) else each.tree for each in collection.games]
    write_file(name, write(games, collection.save_encoding))


def write_file(name: str, data: bytes) -> None:
    """Write a file whole or not at all. Raises Unreadable."""
    try:
        save_bytes(Path(name), data)
    except FileProblem as problem:
        raise Unreadable(file_sentence(problem)) from None
