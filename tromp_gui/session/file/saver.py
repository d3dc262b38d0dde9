"""Writing games to the bytes of a file, in slices, so that the window never waits."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread, current_thread

from PySide6.QtCore import QObject, Signal

from tromp_gui.disk import FileProblem
from tromp_gui.record.node import Tree
from tromp_gui.session.file.files import save_bytes
from tromp_gui.session.file.garbage import collection_paused
from tromp_gui.session.idle import IdleWork
from tromp_gui.sgf.writer import Written, write_in_slices


class Saver(QObject):
    """Makes the bytes of one file at a time.

    Signals: `progressed(float)` 0 to 1; `written(Written)` the bytes, if they took longer than one
    slice.
    """

    progressed = Signal(float)
    written = Signal(object)
    stored = Signal(object)
    _thread_ended = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games: Sequence[Tree] = ()
        self._encoding = ""
        self._thread: Thread | None = None
        self._is_outdated = False
        self._keeps_previous = True
        self._writing = IdleWork(self, collection_paused)
        self._writing.sliced.connect(self.progressed.emit)
        self._writing.finished.connect(self.written)
        self._thread_ended.connect(self._on_thread_ended)

    @property
    def is_busy(self) -> bool:
        """Whether a file is being made."""
        return self._writing.is_busy or self._thread is not None

    def write(self, games: Sequence[Tree], encoding: str) -> Written | None:
        """The bytes of these games (see `writer.write_as`); None if that takes more than one slice;
        then `written` delivers them later.
        """
        self._games, self._encoding, self._keeps_previous = games, encoding, True
        written = self._writing.begin(write_in_slices(games, encoding))
        return written if isinstance(written, Written) else None

    def begin_anew(self) -> None:
        """The games have changed: start again, after the disk if it is being waited for."""
        if self._thread is not None:
            self._is_outdated = True
        elif self.is_busy:
            self._writing.start(write_in_slices(self._games, self._encoding))

    def store(self, path: Path, data: bytes) -> None:
        """Write the file in a thread, which waits for the disk; `stored` delivers None or a
        FileProblem, perhaps of a file that was written all the same. If the games change meanwhile,
        their bytes are made again and delivered instead.
        """
        self._is_outdated = False
        self._thread = Thread(target=self._store, args=(path, data, self._keeps_previous))
        self._thread.start()

    def _store(self, path: Path, data: bytes, keep: bool) -> None:
        try:
            problem = save_bytes(path, data, keep)
        except FileProblem as error:
            problem = error.with_traceback(None)
        with suppress(RuntimeError):  # the program has ended
            self._thread_ended.emit(current_thread(), problem)

    def _on_thread_ended(self, thread: Thread, problem: FileProblem | None) -> None:
        if thread is not self._thread:
            return
        self._thread = None
        if self._is_outdated and (problem is None or problem.is_written):
            self._keeps_previous = False  # the previous file is kept already
            self._writing.start(write_in_slices(self._games, self._encoding))
        else:
            self.stored.emit(problem)

    def cancel(self) -> None:
        """Cancel the work in progress, if any; a file that is being written is finished first."""
        self._writing.stop()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        self._games = ()
