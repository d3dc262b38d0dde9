"""Game files: reading and saving them, and what was read."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from tromp_gui.disk import FileProblem, FileProblemKind, read_file, replace_file
from tromp_gui.record.node import Tree
from tromp_gui.sgf.collection import LARGEST, Collection, FileForm, SgfError
from tromp_gui.sgf.repairs import Repair
from tromp_gui.sgf.writer import Written, write_as

_FIRST_BYTES = 1 << 14
AT_ONCE, _ON_WISH = 100_000, 2_000_000
"""In bytes: the values of larger files are not checked automatically, and for the repair report."""


def read_bytes(path: Path, most: int = LARGEST) -> bytes:
    """The bytes of a file, or the first of them. Raises FileProblem."""
    return read_file(path, LARGEST, most)


def first_game(path: Path) -> Tree | None:
    """The root of a file's first game, if it is among the first bytes of the file."""
    from tromp_gui.sgf.reader import read_in_slices

    found: list[Tree] = []
    try:
        data = read_bytes(path, _FIRST_BYTES)
        slices = read_in_slices(data[: data.rfind(b"]") + 1], begun=found.append)
        while not found:
            next(slices)
    except (FileProblem, SgfError, StopIteration):
        return None
    return found[0]


def save_bytes(path: Path, data: bytes, keep: bool = True) -> FileProblem | None:
    """Write a file completely or not at all; with `keep`, the previous one is kept as `name~`.

    Returns what failed although the file was written. Raises FileProblem, with the old file
    untouched (see `replace_file`).
    """
    try:
        if not path.parent.is_dir():
            raise FileProblem(path.parent, FileProblemKind.MISSING)
        return replace_file(path, data, path.with_name(path.name + "~") if keep else None)
    except OSError as error:
        raise FileProblem.of(path, error, writing=True) from None


def game_bytes(path: Path, games: Sequence[Tree], encoding: str = "utf-8") -> Written:
    """The bytes of these games for a file, see `sgf.writer.write_as`.

    Raises FileProblem if reading them would not give the same games.
    """
    written = write_as(games, encoding)
    if not written.is_same:
        raise FileProblem(path, FileProblemKind.NOT_THE_SAME)
    return written


class Wanted(NamedTuple):
    """What to show of a file: see `FileSession.open`; `is_agreed`: unsaved changes may be lost."""

    game: int | None = None
    move: int | None = None
    then: Callable[[], object] | None = None
    is_agreed: bool = False


WHOLE_FILE = Wanted()


class Opened(NamedTuple):
    """What was read from a file: the bytes and the games in them.

    `stamp` is the size and time of the file when we last read or wrote it; None for games from
    elsewhere. `is_untouched`: reading `source` gives exactly these games. `encoding` is the one the
    user chose, None if it was detected. `repairs` belong to a text that was repaired before it
    became `source`; None if `source` is what was read.
    """

    source: bytes
    collection: Collection
    stamp: tuple[int, int] | None = None
    is_untouched: bool = True
    encoding: str | None = None
    repairs: tuple[Repair, ...] | None = None

    @property
    def readable(self) -> list[int]:
        """The indexes of the games that can be opened."""
        return [i for i, each in enumerate(self.collection.games) if isinstance(each, Tree)]

    @property
    def doubtful_encoding(self) -> str | None:
        """The encoding that was guessed or chosen, which the file does not say; None if it does."""
        collection = self.collection
        is_known = self.encoding is None and not collection.was_guessed
        return None if is_known or collection.encoding == "utf-8" else collection.encoding

    def found_repairs(self, at_once: bool) -> tuple[Repair, ...]:
        """See `FileSession.repairs`."""
        if self.repairs is not None:
            return self.repairs
        most = AT_ONCE if at_once else _ON_WISH
        if self.collection.form is FileForm.SGF and len(self.source) <= most:
            from tromp_gui.sgf.diagnosis import diagnose

            return diagnose(self.source, encoding=self.encoding)
        return self.collection.repairs

    def is_outdated(self, path: Path) -> bool:
        """Whether another program has written the file since; False if the file is gone."""
        now = stamp_of(path)
        return None not in (self.stamp, now) and self.stamp != now

    def saved_at(self, path: Path, data: bytes, encoding: str) -> "Opened":
        """The same games after they were written as `data`, which is in `encoding`."""
        return self._replace(
            source=data,
            stamp=stamp_of(path),
            is_untouched=self.is_untouched and data == self.source,
            encoding=None if encoding == "utf-8" else self.encoding,
        )

    def read_again(self) -> "Opened":
        """The games read again from `source`."""
        from tromp_gui.sgf.opening import read_any

        collection = read_any(self.source, encoding=self.encoding)
        return self._replace(collection=collection, is_untouched=True)


def stamp_of(path: Path) -> tuple[int, int] | None:
    """The size and modification time (nanoseconds) of a file; None if there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_size, status.st_mtime_ns
