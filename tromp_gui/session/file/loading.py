"""Reading a file in slices, so that the window never waits."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tromp_gui.disk import FileProblem, FileProblemKind
from tromp_gui.record.node import Tree
from tromp_gui.session.file.files import Opened, read_bytes, stamp_of
from tromp_gui.session.file.garbage import collect_frozen, collection_paused
from tromp_gui.session.idle import IdleWork
from tromp_gui.sgf.collection import MEMORY, Collection, SgfError

_MUCH = 2_000_000
"""In bytes: a collection takes longer than a smaller file."""


class Loader(QObject):
    """Reads one file in slices of a few milliseconds, so that the window never waits.

    Signals: `begun(Tree)`, the root of the first game has been read, but not everything;
    `progressed(float)` 0 to 1; `loaded(Path | None, Opened)`; `failed(FileProblem)`;
    `memory_asked(int)`: reading needs that many bytes of memory, and `go_on` allows it.
    """

    begun = Signal(object)
    progressed = Signal(float)
    loaded = Signal(object, object)
    failed = Signal(object)
    memory_asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._first: Tree | None = None
        self._path: Path | None = None
        self._source = b""
        self._stamp: tuple[int, int] | None = None
        self._encoding: str | None = None
        self._frozen = 0
        """The bytes of the files whose nodes were frozen since the last collection."""
        self._reading = IdleWork(self, collection_paused)
        self._reading.sliced.connect(self._on_sliced)
        self._reading.finished.connect(self._on_read)

    @property
    def is_busy(self) -> bool:
        """Whether a file is being read."""
        return self._reading.is_busy

    def load(self, path: Path) -> None:
        """Read a file, cancelling any reading in progress."""
        self.cancel()
        try:
            source, stamp = read_bytes(path), stamp_of(path)
        except FileProblem as problem:
            self.failed.emit(problem)
            return
        self._begin(path, source, stamp, None)

    def load_again(self, path: Path | None, opened: Opened, encoding: str) -> None:
        """Read the opened bytes again in another encoding."""
        self.cancel()
        self._begin(path, opened.source, opened.stamp, encoding)

    def go_on(self, memory: int) -> None:
        """Read the file found too large anyway, with this many bytes of memory."""
        if self._frozen > _MUCH:
            collect_frozen()
            self._frozen = 0
        self._frozen += len(self._source)
        self._reading.start(self._read(memory))

    def cancel(self) -> None:
        """Cancel the reading in progress, if any."""
        self._reading.stop()
        self._first = None

    def _keep_first(self, tree: Tree) -> None:
        self._first = tree

    def _begin(
        self, path: Path | None, source: bytes, stamp: tuple[int, int] | None, encoding: str | None
    ) -> None:
        self._path, self._source, self._stamp, self._encoding = path, source, stamp, encoding
        self.go_on(MEMORY)

    def _read(self, memory: int) -> Generator[float, None, Collection | SgfError]:
        from tromp_gui.sgf.opening import read_any_in_slices

        try:
            return (
                yield from read_any_in_slices(
                    self._source, encoding=self._encoding, memory=memory, begun=self._keep_first
                )
            )
        except SgfError as error:
            return error

    def _on_sliced(self, done: float) -> None:
        first, self._first = self._first, None
        if first is not None:
            self._reading.skip_turn()
            self.begun.emit(first)
        self.progressed.emit(done)

    def _on_read(self, found: Collection | SgfError) -> None:
        self.cancel()
        if isinstance(found, Collection):
            opened = Opened(self._source, found, self._stamp, encoding=self._encoding)
            self._source = b""
            self.loaded.emit(self._path, opened)
        elif found.problem is FileProblemKind.NEEDS_MEMORY:
            self.memory_asked.emit(found.needed)
        else:
            self.failed.emit(FileProblem(self._path or Path(), found.problem, found.detail))
