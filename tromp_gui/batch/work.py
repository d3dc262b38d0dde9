"""The data exchanged between the command and its workers: items, answers, and the work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tromp_gui import __version__

SUCCESS, TO_REPORT, UNREADABLE = 0, 1, 2
"""Exit codes; the highest one counts."""


class Item(NamedTuple):
    """One file, or a part of a large one, as bytes.

    `problem` is why there is nothing to read, as a sentence. `first` is the number of the part's
    first game and `line` the number of lines before it; `stop` is the number of bytes read from the
    disk up to the end of this item.
    """

    name: str
    data: bytes
    problem: str = ""
    first: int = 0
    line: int = 0
    stop: int = 0


class Answer(NamedTuple):
    """The result for an item: text for the output, sentences about problems, and its exit code.

    `files` are the files to write, as (path below the output folder, bytes).
    """

    text: str
    problems: tuple[str, ...] = ()
    code: int = SUCCESS
    games: int = 1
    files: tuple[tuple[str, bytes], ...] = ()


class Work(Protocol):
    """The work on each item. It is pickled, and gives the same answer everywhere."""

    def do(self, item: Item) -> Answer:
        """The answer to an item that can be read."""

    def failed(self, item: Item, reason: str) -> Answer:
        """The answer to an item whose worker died twice: an error for each of its games."""


class Stopped(Exception):
    """The work cannot start or continue; `str` is one sentence."""


class OtherVersion(Stopped):
    """A worker runs another version of this program; `str` is one sentence."""


def answers(work: Work, items: Sequence[Item], version: str = __version__) -> list[Answer]:
    """The answers to some items, in order; run by a worker.

    Raises OtherVersion if this is not the `version` that sent them.
    """
    if version != __version__:
        raise OtherVersion(f"a worker has version {__version__} of tromp-gui, not {version}")
    return [
        Answer("", (item.problem,), UNREADABLE, 0) if item.problem else work.do(item)
        for item in items
    ]
