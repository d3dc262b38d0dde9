"""The output file of a run, which appears when complete; a run can be resumed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import IO, NamedTuple

from tromp_gui.batch.parquet import write_parquet
from tromp_gui.batch.work import SUCCESS, Item, Stopped
from tromp_gui.disk import FileProblem, replace, sync, sync_replaced
from tromp_gui.wording.files import file_problem

PARQUET = ".parquet"
_MARK_EVERY, _MARK_BYTES, _MARK_SECONDS = 500, 250_000, 10.0
"""Progress is saved after this many items or bytes, or this time."""


class _Mark(NamedTuple):
    """The progress of a run: items, bytes written, games, the highest exit code, the last item."""

    items: int = 0
    size: int = 0
    games: int = 0
    code: int = SUCCESS
    last: str = ""


class OutputFile:
    """Text for the file `path`: it is written to a file beside it (`.part`) with a journal of its
    progress, and replaces `path` with `finish`. `what` describes the work, so that only the same
    work is resumed. Lines for a Parquet file are JSON.

    Raises Stopped if a file cannot be written or resumed.
    """

    def __init__(self, path: str, what: str, heading: str = "", *, resume: bool = False) -> None:
        self.path = Path(path)
        self._part = Path(f"{path}.part")
        self._journal = Path(f"{path}.part.journal")
        self._what = what
        is_begun = resume and self._part.exists()
        self.is_complete = resume and not is_begun and self.path.exists()
        self._mark = self._resumed() if is_begun else _Mark()
        self._noted, self._noted_at = self._mark.size, monotonic()
        self._file: IO[bytes] | None = None
        if self.is_complete:
            return
        has_items = self._mark.items > 0
        with _stopping(self._part):
            self._notes = self._journal.open("a" if has_items else "w", encoding="utf-8")
            if not has_items:
                self._notes.write(json.dumps(what) + "\n")
                self._notes.flush()  # the process may be killed before the first mark
            self._file = self._part.open("r+b" if has_items else "wb")
            self._file.truncate(self._mark.size)
            self._file.seek(self._mark.size)
            if not has_items:
                self._write(heading)

    @property
    def code(self) -> int:
        """The highest exit code so far."""
        return self._mark.code

    @property
    def games(self) -> int:
        """The games so far."""
        return self._mark.games

    def rest(self, items: Iterator[Item]) -> Iterator[Item]:
        """The items not done yet. Raises Stopped if they are not those of the first run."""
        done = self._mark
        if done.items:
            last = next(islice(items, done.items - 1, None), None)
            if last is None or last.name != done.last:
                raise Stopped(
                    f"The games are not those of the run that {self._part} is from. Start again "
                    "without --resume."
                )
        return items

    def add(self, item: Item, text: str, games: int, code: int) -> None:
        """Write the answer to the next item. Raises Stopped."""
        before = self._mark
        with _stopping(self._part):
            size = self._write(text)
            self._mark = _Mark(
                before.items + 1, size, before.games + games, max(before.code, code), item.name
            )
            is_due = monotonic() >= self._noted_at + _MARK_SECONDS
            if is_due or self._mark.items % _MARK_EVERY == 0 or size > self._noted + _MARK_BYTES:
                self._note()

    def finish(self) -> None:
        """Move the complete output to `path`. Raises Stopped."""
        if self._file is None:
            return
        self._close()
        with _stopping(self.path):
            if self.path.suffix.lower() == PARQUET:
                write_parquet(self._part, self.path)
                self._part.unlink()
            else:
                sync(self._part)
                replace(self._part, self.path)
        with suppress(OSError):
            self._journal.unlink()
        if problem := sync_replaced(self.path):
            raise Stopped(file_problem(problem))

    def __enter__(self) -> OutputFile:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        try:
            self._close()
        except Stopped:
            if error is None:  # otherwise that problem is reported
                raise

    def _close(self) -> None:
        file = self._file
        if file is None:
            return
        try:
            with _stopping(self._part), self._notes, file:
                self._note()
        finally:
            self._file = None

    def _write(self, text: str) -> int:
        """Write to the output; returns its size. Raises OSError."""
        assert self._file is not None
        self._file.write(text.encode("utf-8", "backslashreplace"))
        return self._file.tell()

    def _note(self) -> None:
        """Keep the progress, once what was written is in the file. Raises OSError."""
        assert self._file is not None
        self._file.flush()
        self._noted, self._noted_at = self._mark.size, monotonic()
        self._notes.write(json.dumps(self._mark) + "\n")
        self._notes.flush()

    def _resumed(self) -> _Mark:
        """The last complete mark of the journal, which is empty before anything was kept. Raises
        Stopped.
        """
        try:
            what, *marks = self._journal.read_text("utf-8").splitlines(keepends=True) or [""]
            is_same = not what or json.loads(what) == self._what
        except (OSError, ValueError):
            is_same, marks = False, []
        if not is_same:
            raise Stopped(f"{self._part} is from another command. Start again without --resume.")
        for line in reversed(marks):
            with suppress(ValueError, TypeError):
                return _Mark(*json.loads(line))
        return _Mark()


@contextmanager
def _stopping(path: Path) -> Iterator[None]:
    """Raise Stopped in place of an error of the system, which concerns this file."""
    try:
        yield
    except OSError as error:
        raise Stopped(file_problem(FileProblem.of(path, error, writing=True))) from None
