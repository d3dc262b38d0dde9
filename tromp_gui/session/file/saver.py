"""Turning games into the bytes of a file, in slices, so that the window never waits."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from tromp_gui.record.node import Tree
from tromp_gui.session.file.loading import one_slice
from tromp_gui.session.file.quiet import no_collecting
from tromp_gui.sgf.writer import Written, write_in_slices


class Saver(QObject):
    """Makes the bytes of one file at a time.

    Signals: `progressed(float)` 0 to 1; `written(Written)` what took longer than one slice.
    """

    progressed = Signal(float)
    written = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._slices: Generator[float, None, Written] | None = None
        self._games: Sequence[Tree] = ()
        self._encoding = ""
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._work)

    @property
    def is_busy(self) -> bool:
        """Whether a file is being made."""
        return self._slices is not None

    def write(self, games: Sequence[Tree], encoding: str) -> Written | None:
        """The bytes of these games (see `writer.write_as`); None if that takes more than one slice;
        then `written` delivers them later.
        """
        self._games, self._encoding = games, encoding
        self._slices = write_in_slices(games, encoding)
        written = self._slice()
        if written is None:
            self._timer.start()
        return written

    def begin_anew(self) -> None:
        """The games have changed: start again."""
        if self.is_busy:
            self._slices = write_in_slices(self._games, self._encoding)

    def cancel(self) -> None:
        """Cancel the work in progress, if any."""
        self._timer.stop()
        self._slices, self._games = None, ()

    def _work(self) -> None:
        written = self._slice()
        if written is not None:
            self.written.emit(written)

    def _slice(self) -> Written | None:
        if self._slices is None:
            return None
        try:
            with no_collecting():
                done = one_slice(self._slices)
        except StopIteration as finished:
            self.cancel()
            written: Written = finished.value
            return written
        self.progressed.emit(done)
        return None
