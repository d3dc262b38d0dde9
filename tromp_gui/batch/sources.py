"""Items from the names on a command line: files, lists, archives, and streams of games."""

from __future__ import annotations

import io
import os
import sys
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator
from locale import getpreferredencoding
from pathlib import Path
from stat import S_ISREG

from tromp_gui.batch.archives import BadArchive, archive_errors, is_packed, members
from tromp_gui.batch.cutting import WHOLE, Source, TooLarge, parts
from tromp_gui.batch.folders import Unreadable, walked
from tromp_gui.batch.work import Item
from tromp_gui.disk import FileProblem, FileProblemKind
from tromp_gui.session.file.files import read_bytes
from tromp_gui.wording.files import file_problem

STANDARD_INPUT = "-"
_HEAD = 512


def items(names: Iterable[str | Unreadable], *, cut: bool = True) -> Iterator[Item]:
    """The contents of the named files, folders and archives, in order; "-" is standard input.

    Without `cut` a file is one item, however large it is.
    """
    read = 0
    for name in walked(names):
        if isinstance(name, Unreadable):
            yield Item("", b"", str(name))
            continue
        size = _size(name)
        for item in _of_file(name, size, cut):
            yield item._replace(stop=read + min(item.stop or size, size))
        read += size


def size(names: Iterable[str | Unreadable]) -> int:
    """The size on disk, in bytes, of all that is named; what cannot be read counts as 0."""
    total = 0
    for name in walked(names):
        total += 0 if isinstance(name, Unreadable) else _size(name)
    return total


def holds_many(name: str) -> bool:
    """Whether a name stands for any number of games' files: a folder, an archive, a compressed
    file, or standard input.
    """
    if name == STANDARD_INPUT or os.path.isdir(name):
        return True
    if not _size(name):  # nothing is opened that may never end
        return False
    try:
        with open(name, "rb") as file:
            return is_packed(file.read(_HEAD))
    except OSError:
        return False


def _size(name: str) -> int:
    """The size of a file in bytes; 0 if it has none."""
    try:
        status = os.stat(name)
    except OSError:
        return 0
    return status.st_size if S_ISREG(status.st_mode) else 0


def listed(name: str) -> Iterator[str | Unreadable]:
    """The names in a list ("-": standard input), by line or NUL, or why it is unreadable."""
    try:
        with sys.stdin.buffer if name == STANDARD_INPUT else open(name, "rb") as file:
            rest, mark = b"", BOM_UTF8
            while block := file.read(1 << 16):
                block, mark = block.removeprefix(mark), b""
                *lines, rest = (rest + block).replace(b"\0", b"\n").split(b"\n")
                yield from (_name(line) for line in lines if line.strip())
            if rest.strip():
                yield _name(rest)
    except OSError as error:
        yield Unreadable(file_problem(FileProblem.of(name, error)))


def _name(line: bytes) -> str:
    """A file name in a list: in the encoding of file names, which is UTF-8 on Windows too.

    Only there can it be unreadable; then it is in the code page.
    """
    line = line.rstrip(b"\r")
    try:
        return os.fsdecode(line)
    except UnicodeDecodeError:
        return line.decode(getpreferredencoding(False), "replace")


def _of_file(name: str, size: int, cut: bool) -> Iterator[Item]:
    try:
        if name == STANDARD_INPUT:
            yield from _of_stream(name, sys.stdin.buffer, cut)  # type: ignore[arg-type]
        elif size >= WHOLE:
            with open(name, "rb") as file:
                if cut or is_packed(file.peek(_HEAD)[:_HEAD]):
                    yield from _of_stream(name, file, cut)
                    return
            yield Item(name, read_bytes(Path(name)))
        else:
            data = read_bytes(Path(name))
            if is_packed(data[:_HEAD]):
                yield from _of_stream(name, io.BufferedReader(io.BytesIO(data)), cut)
            else:
                yield Item(name, data)
    except FileProblem as problem:
        yield Item(name, b"", file_problem(problem))
    except OSError as error:
        yield Item(name, b"", file_problem(FileProblem.of(name, error)))


def _of_stream(name: str, file: io.BufferedReader, cut: bool) -> Iterator[Item]:
    """The games of an archive, a compressed file, or a stream of games."""
    if not is_packed(file.peek(_HEAD)[:_HEAD]):
        yield from _of_games(name, file, file, cut)
        return
    is_empty = True
    try:
        with archive_errors():
            for member in members(file):
                is_empty = False
                inside = f"{name}/{member.name}" if member.name else name
                yield from _of_games(inside, member.source, file, cut)
    except BadArchive as problem:
        yield Item(name, b"", f"{name} {problem}")
    else:
        if is_empty:
            yield Item(name, b"", f"{name} contains no .sgf files. Choose another archive.")


def _of_games(name: str, source: Source, file: io.BufferedReader, cut: bool) -> Iterator[Item]:
    try:
        for part in parts(source, cut=cut):
            stop = file.tell() if file.seekable() else 0
            yield Item(name, part.data, "", part.first, part.line, stop)
    except TooLarge:
        problem = FileProblem(Path(name), FileProblemKind.TOO_LARGE)
        yield Item(name, b"", file_problem(problem))
