"""Turning games into the bytes of a file, in slices, so that the window never waits."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from tromp_gui.record.node import Tree
from tromp_gui.session.file.quiet import no_collecting
from tromp_gui.session.idle import IdleWork
from tromp_gui.sgf.writer import Written, write_in_slices


class Saver(QObject):
    """Makes the bytes of one file at a time.

    Signals: `progressed(float)` 0 to 1; `written(Written)` what took longer than one slice.
    """

    progressed = Signal(float)
    written = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games: Sequence[Tree] = ()
        self._encoding = ""
        self._writing = IdleWork(self, no_collecting)
        self._writing.sliced.connect(self.progressed.emit)
        self._writing.finished.connect(self.written)

    @property
    def is_busy(self) -> bool:
        """Whether a file is being made."""
        return self._writing.is_busy

    def write(self, games: Sequence[Tree], encoding: str) -> Written | None:
        """The bytes of these games (see `writer.write_as`); None if that takes more than one slice;
        then `written` delivers them later.
        """
        self._games, self._encoding = games, encoding
        written = self._writing.begin(write_in_slices(games, encoding))
        return written if isinstance(written, Written) else None

    def begin_anew(self) -> None:
        """The games have changed: start again."""
        if self.is_busy:
            self._writing.start(write_in_slices(self._games, self._encoding))

    def cancel(self) -> None:
        """Cancel the work in progress, if any."""
        self._writing.stop()
        self._games = ()
