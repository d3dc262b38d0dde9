"""The place of the open game in the list, for going to the next one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tromp_gui.session.file.session import FileSession
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.library.session import LibrarySession


class OpenGame(QObject):
    """The row of the open game, however it was opened. Signal: `changed()`."""

    changed = Signal()

    def __init__(
        self, session: LibrarySession, record: RecordSession, files: FileSession, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._files = session, files
        self._row: int | None = None
        self._opening: tuple[Path, int, int] | None = None
        """File, game and row of the game opened last from the list."""
        session.number_known.connect(self._on_number_known)
        session.listed.connect(self._find)
        files.opened.connect(self._find)
        record.opened.connect(self._find)

    def expect(self, path: Path, game: int, row: int) -> None:
        """Note that a game of the list is about to be opened."""
        self._opening = path, game, row

    def row_beside(self, step: int) -> int | None:
        """The row `step` rows from that of the game that is open or being opened; None if there is
        none.
        """
        row = self._row
        if self._opening is not None and self._files.is_opening:
            row = self._opening[2]
        is_there = row is not None and 0 <= row + step < len(self._session.numbers)
        return row + step if row is not None and is_there else None

    def _find(self) -> None:
        path, game = self._files.origin, self._files.game
        if path is None:
            self._on_number_known(None)
            return
        if self._opening is not None and self._opening[:2] == (path, game):
            self._row = self._opening[2]  # until the answer arrives
        self._session.ask_number(path, game)

    def _on_number_known(self, number: int | None) -> None:
        numbers = self._session.numbers
        self._row = None if number is None or number not in numbers else numbers.index(number)
        self.changed.emit()
