"""Reading a file in slices, so that the window never waits."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from tromp_gui.disk import FileProblem, FileProblemKind
from tromp_gui.record.node import Tree
from tromp_gui.session.file.files import Opened, read_bytes, stamp_of
from tromp_gui.session.file.quiet import collect_put_aside, no_collecting
from tromp_gui.sgf.opening import read_any_in_slices
from tromp_gui.sgf.reader import MEMORY, Collection, SgfError

_SLICE = 0.006


class Loader(QObject):
    """Reads one file in slices of some milliseconds, so that the window never waits.

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
        self._slices: Generator[float, None, Collection] | None = None
        self._first: Tree | None = None
        self._path: Path | None = None
        self._source = b""
        self._stamp: tuple[int, int] | None = None
        self._encoding: str | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._work)

    @property
    def is_busy(self) -> bool:
        """Whether a file is being read."""
        return self._slices is not None

    def load(self, path: Path) -> None:
        """Read a file; a reading under way is given up."""
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
        """Read the file that was found too large all the same, with this many bytes of memory."""
        collect_put_aside()
        self._slices = read_any_in_slices(
            self._source, encoding=self._encoding, memory=memory, begun=self._keep_first
        )
        self._timer.start()

    def cancel(self) -> None:
        """Give up the file being read, if any."""
        self._timer.stop()
        self._slices = self._first = None

    def _keep_first(self, tree: Tree) -> None:
        self._first = tree

    def _begin(
        self, path: Path | None, source: bytes, stamp: tuple[int, int] | None, encoding: str | None
    ) -> None:
        self._path, self._source, self._stamp, self._encoding = path, source, stamp, encoding
        self.go_on(MEMORY)

    def _work(self) -> None:
        slices = self._slices
        if slices is None:
            return
        try:
            with no_collecting():
                done = one_slice(slices)
        except StopIteration as finished:
            self._finish(finished.value)
        except SgfError as error:
            self._refuse(error)
        else:
            first, self._first = self._first, None
            if first is not None:
                self.begun.emit(first)
            self.progressed.emit(done)

    def _refuse(self, error: SgfError) -> None:
        self.cancel()
        if error.problem is FileProblemKind.NEEDS_MEMORY:
            self.memory_asked.emit(error.needed)
        else:
            self.failed.emit(FileProblem(self._path or Path(), error.problem))

    def _finish(self, collection: Collection) -> None:
        self.cancel()
        opened = Opened(self._source, collection, self._stamp, encoding=self._encoding)
        self._source = b""
        self.loaded.emit(self._path, opened)


def one_slice(slices: Generator[float, None, object]) -> float:
    """Some milliseconds of work, and how much is done of all. Raises StopIteration at its end."""
    until = perf_counter() + _SLICE
    done = next(slices)
    while perf_counter() < until:
        done = next(slices)
    return done
