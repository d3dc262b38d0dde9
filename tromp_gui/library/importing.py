"""Bringing the index up to date with the files in the library's folders.

Files are read by separate processes and written in chunks, each in a transaction: an interrupted
import loses only the current chunk, and the next one continues from there.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import NamedTuple, ParamSpec, Protocol, TypeAlias, TypeVar

from tromp_gui.disk import FileProblem, FileProblemKind
from tromp_gui.library.blocks import add_all
from tromp_gui.library.facts import FILE_TYPES, Read, read_file
from tromp_gui.library.index import UNFINISHED, Index, Stamp
from tromp_gui.library.trace import Traced
from tromp_gui.library.user_data import is_below

_P = ParamSpec("_P")
_T = TypeVar("_T")
CHUNK = 512
"""How many games are written at once."""
_BATCH = 32
"""How many files a reading process gets at once."""
_LARGE = 2_000_000
"""In bytes: a larger file is read by the writing process itself."""


@dataclass
class Summary:
    """The result of an update: games added, files read, and files removed."""

    games: int = 0
    files: int = 0
    gone: int = 0


class Progress(NamedTuple):
    """The progress of an update: files read, and their total."""

    done: int
    total: int


class Pool(Protocol):
    """Processes that read files; `ahead` is how many batches to submit in advance."""

    ahead: int

    def submit(
        self, function: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs
    ) -> Future[_T]:
        """See `Executor.submit`."""


Outcome: TypeAlias = Read | FileProblem


def found_in(
    folder: str, parents: list[str] | None = None
) -> Iterator[tuple[str, Stamp] | FileProblem]:
    """The game files below a folder, with their stamps, and the folders that could not be listed.

    Every folder visited is appended to `parents`.
    """
    problems: list[OSError] = []
    for parent, _, names in os.walk(folder, onerror=problems.append):
        if parents is not None:
            parents.append(parent)
        for name in sorted(names):
            if not name.lower().endswith(FILE_TYPES):
                continue
            path = os.path.join(parent, name)
            try:
                status = os.stat(path)
            except OSError as error:
                yield FileProblem.of(path, error)
                continue
            yield path, Stamp(status.st_size, status.st_mtime_ns)
    for problem in problems:
        yield FileProblem.of(problem.filename, problem)


def _is_empty(folder: str) -> bool:
    """Whether a folder has nothing in it, as the place of a disk that is not connected."""
    try:
        return not os.listdir(folder)
    except OSError:
        return False


class Update:
    """One update of an index: the constructor lists the folders, `run` does the work.

    `parents` are these folders and all folders below them.
    """

    def __init__(self, index: Index, folders: Sequence[str], pool: Pool | None = None) -> None:
        self.failures: list[FileProblem] = []
        self.summary = Summary()
        self._index, self._pool = index, pool
        self._found: dict[str, Stamp] = {}
        self.parents: list[str] = []
        known = index.known()
        for folder in folders:
            for each in found_in(folder, self.parents):
                if isinstance(each, FileProblem):
                    self.failures.append(each)
                else:
                    self._found.setdefault(*each)
            if _is_empty(folder) and any(is_below(path, folder) for path in known):
                self.failures.append(FileProblem(Path(folder), FileProblemKind.EMPTY_FOLDER))
        unlisted = [str(each.path) for each in self.failures]
        self._old = {path: file.id for path, file in known.items()}
        self._new = [
            path
            for path, stamp in self._found.items()
            if path not in known or known[path].stamp != stamp
        ]
        self._gone = [
            file.id
            for path, file in known.items()
            if path not in self._found
            and any(is_below(path, folder) for folder in folders)
            and not any(path == each or is_below(path, each) for each in unlisted)
        ]

    @property
    def total(self) -> int:
        """The number of files to read."""
        return len(self._new)

    def run(self, progressed: Callable[[Progress], object] = lambda progress: None) -> Summary:
        """Read new files and forget removed ones. Raises OSError and DamagedIndex."""
        self.summary.gone = len(self._gone)
        if self._gone:
            with self._index.change():
                self._index.forget(self._gone)
        waiting: list[tuple[str, Outcome]] = []
        games = 0
        read = _outcomes(self._new, self._found, self._pool)
        for done, (path, outcome) in enumerate(read, start=1):
            if isinstance(outcome, Read) and len(outcome.games) > CHUNK:
                self._write_large(path, outcome)
            else:
                waiting.append((path, outcome))
                games += len(outcome.games) if isinstance(outcome, Read) else 1
            if games >= CHUNK:
                self._write(waiting)
                waiting, games = [], 0
            progressed(Progress(done, self.total))
        self._write(waiting)
        return self.summary

    def _write(self, outcomes: Iterable[tuple[str, Outcome]]) -> None:
        """Write one chunk."""
        with self._index.change():
            traced: list[Traced] = []
            for path, outcome in outcomes:
                file = self._enter(path, self._found[path], outcome)
                if isinstance(outcome, Read):
                    traced += self._index.add_games(file, outcome.games)
                    self.summary.games += len(outcome.games)
            add_all(self._index.connection, traced)

    def _write_large(self, path: str, read: Read) -> None:
        """Write a file of many games in several chunks; the last one completes it."""
        games = iter(read.games)
        with self._index.change():
            file = self._enter(path, UNFINISHED, read)
        while chunk := list(islice(games, CHUNK)):
            with self._index.change():
                add_all(self._index.connection, self._index.add_games(file, chunk))
            self.summary.games += len(chunk)
        with self._index.change():
            self._index.finish_file(file, self._found[path])

    def _enter(self, path: str, stamp: Stamp, outcome: Outcome) -> int:
        """Add a file to the index, replacing its earlier data; returns its number."""
        if path in self._old:
            self._index.forget([self._old[path]])
        self.summary.files += 1
        if isinstance(outcome, Read):
            return self._index.add_file(path, stamp, outcome.digest, outcome.unreadable)
        self.failures.append(outcome)
        return self._index.add_file(path, stamp, problem=outcome.kind.value)


def forget_outside(index: Index, folders: Sequence[str]) -> int:
    """Remove files outside these folders from the index; returns how many."""
    gone = [
        file.id
        for path, file in index.known().items()
        if not any(is_below(path, folder) for folder in folders)
    ]
    if gone:
        with index.change():
            index.forget(gone)
    return len(gone)


def _outcomes(
    paths: Sequence[str], stamps: dict[str, Stamp], pool: Pool | None
) -> Iterator[tuple[str, Outcome]]:
    """The contents of every file, large ones last and one at a time."""
    small = [path for path in paths if stamps[path].size <= _LARGE]
    if pool is None or len(small) < 2 * _BATCH:
        for path in small:
            yield path, _read(path)
    else:
        yield from _read_by_others(small, pool)
    for path in paths:
        if stamps[path].size > _LARGE:
            yield path, _read(path)


def _read_by_others(paths: Sequence[str], pool: Pool) -> Iterator[tuple[str, Outcome]]:
    """Files read by the pool; if one of its processes dies, this process reads the rest."""
    batches = iter([paths[at : at + _BATCH] for at in range(0, len(paths), _BATCH)])
    running: deque[tuple[Sequence[str], Future[list[Outcome]]]] = deque()
    done = 0
    try:
        while done < len(paths):
            for batch in islice(batches, pool.ahead - len(running)):
                running.append((batch, pool.submit(_read_batch, batch)))
            batch, future = running.popleft()
            yield from zip(batch, future.result(), strict=True)
            done += len(batch)
    except BrokenExecutor:
        for path in paths[done:]:
            yield path, _read(path)


def _read_batch(paths: Sequence[str]) -> list[Outcome]:
    return [_read(path) for path in paths]


def _read(path: str) -> Outcome:
    try:
        return read_file(path)
    except FileProblem as problem:
        return problem
