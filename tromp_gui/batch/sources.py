"""From the names on a command line to items: files, and what is in them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from tromp_gui.batch.folders import Unreadable, walked
from tromp_gui.batch.work import Item
from tromp_gui.session.file.files import FileProblem, read_bytes
from tromp_gui.session.file.sentences import file_sentence


def items(names: Iterable[str]) -> Iterator[Item]:
    """The files that names stand for, and folders' files, in their order."""
    read = 0
    for name in walked(names):
        if isinstance(name, Unreadable):
            yield Item("", b"", str(name))
        else:
            item = _read(name)
            read += len(item.data)
            yield item._replace(stop=read)


def _read(name: str) -> Item:
    try:
        return Item(name, read_bytes(Path(name)))
    except FileProblem as problem:
        return Item(name, b"", file_sentence(problem))


def size(names: Iterable[str]) -> int:
    """Bytes on the disk of all that the names stand for; what cannot be read counts nothing."""
    total = 0
    for name in walked(names):
        if not isinstance(name, Unreadable):
            with suppress(OSError):
                total += os.stat(name).st_size
    return total
