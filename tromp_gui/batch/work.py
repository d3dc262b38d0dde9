"""What travels between the command and those who work for it: items, answers, and the work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tromp_gui import __version__

WELL, TO_REPORT, UNREADABLE = 0, 1, 2
"""Exit codes; the highest met counts."""


class Item(NamedTuple):
    """One file, or a part of a large one, as bytes.

    `problem` is why there is nothing to read, as a sentence. `first` is the number of the part's
    first game and `line` the number of lines before it; `stop` is how many of the bytes on the
    disk are read once this item is.
    """

    name: str
    data: bytes
    problem: str = ""
    first: int = 0
    line: int = 0
    stop: int = 0


class Answer(NamedTuple):
    """What came of an item: text for the output, sentences on what was wrong, and its exit code.

    `files` are files to be written, as (path below the output folder, bytes).
    """

    text: str
    problems: tuple[str, ...] = ()
    code: int = WELL
    games: int = 1
    files: tuple[tuple[str, bytes], ...] = ()


class Work(Protocol):
    """What is done with each item. It is pickled, and gives the same answer everywhere."""

    def do(self, item: Item) -> Answer:
        """The answer to an item that can be read."""

    def failed(self, item: Item, reason: str) -> Answer:
        """The answer to an item whose worker died twice: an error for each of its games."""


class Stopped(Exception):
    """The work cannot be begun, or not go on; `str` is one sentence."""


class OtherVersion(Stopped):
    """A worker runs another version of this program; `str` is one sentence."""


def answers(work: Work, items: Sequence[Item], version: str = __version__) -> list[Answer]:
    """The answers to some items, in their order: what a worker runs.

    Raises OtherVersion where this is not the `version` that sent them.
    """
    if version != __version__:
        raise OtherVersion(f"a worker has version {__version__} of tromp-gui, not {version}")
    return [_unread(item) if item.problem else work.do(item) for item in items]


def _unread(item: Item) -> Answer:
    return Answer("", (item.problem,), UNREADABLE, 0)
