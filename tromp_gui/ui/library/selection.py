"""Actions on games of the list: opening them, one after the other too, tags, and export."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QProcess
from PySide6.QtWidgets import QFileDialog

from tromp_gui import resources
from tromp_gui.session.library.folders import LibraryFolders
from tromp_gui.session.library.session import LibrarySession
from tromp_gui.ui.kit.file_dialog import FileDialog
from tromp_gui.ui.library import words
from tromp_gui.ui.library.dialogs import TagsDialog
from tromp_gui.ui.library.panel import LibraryPanel
from tromp_gui.ui.shell.parts import Parts

Then = Callable[[], object]


class SelectionController(QObject):
    """Acts on the selected games, and knows the row of the open game, however it was opened."""

    def __init__(
        self,
        parts: Parts,
        open_game: Callable[..., object],
        session: LibrarySession,
        folders: LibraryFolders,
        panel: LibraryPanel,
        parent: QObject,
    ) -> None:
        """`open_game` is that of `FileController`."""
        super().__init__(parent)
        self._parts, self._open_game = parts, open_game
        self._session, self._folders, self._table = session, folders, panel.table
        self._files = parts.sessions.files
        self._row: int | None = None
        """The row of the open game."""
        self._opening: tuple[Path, int, int] | None = None
        """File, game and row of the game opened last from the list."""
        self._awaited: tuple[int, Then | None] | None = None
        panel.table.row_activated.connect(self.open_row)
        panel.table.selectionModel().selectionChanged.connect(lambda *_: parts.situations.touch())
        session.rows_read.connect(lambda *_: self._open_awaited())
        session.number_known.connect(self._on_number_known)
        for moved in (session.listed, self._files.opened, parts.sessions.record.opened):
            moved.connect(self._find_open)
        exporting = panel.count.exporting
        exporting.stopped.connect(session.cancel_export)
        session.export_progressed.connect(
            lambda done, total: exporting.show_text(words.export_progress(done, total))
        )
        session.exported.connect(
            lambda count, path: parts.status.say(words.exported(count, Path(path).name))
        )

    def chosen(self) -> list[int]:
        """The numbers of the selected games."""
        numbers = self._session.numbers
        return [numbers[row] for row in self._table.selected_rows() if row < len(numbers)]

    # Opening

    def open_row(self, place: int, then: Then | None = None) -> None:
        """Open a row's game at the move that leads to the position found; then call `then`."""
        row = self._session.row(place)
        if row is None:
            self._awaited = place, then
            return
        path, game = Path(row.game.path), row.game.facts.game
        self._opening = path, game, place
        self._open_game(path, game, row.move, then)

    def _open_awaited(self) -> None:
        if self._awaited is not None:
            awaited, self._awaited = self._awaited, None
            self.open_row(*awaited)

    def open_chosen(self, then: Then | None = None) -> None:
        """Open the current game in this window, and call `then`."""
        place = self._table.current_row()
        if place is not None:
            self.open_row(place, then)

    def open_elsewhere(self) -> None:
        """Open the current game in a new window."""
        place = self._table.current_row()
        row = None if place is None else self._session.row(place)
        if row is not None:
            program, *start = resources.program_with_window()
            name = f"{row.game.path}#{row.game.facts.game + 1}"
            QProcess.startDetached(program, [*start, name])

    def row_beside(self, step: int) -> int | None:
        """The row `step` rows from the game that is open or being opened; None if there is none."""
        row = self._row
        if self._opening is not None and self._files.is_opening:
            row = self._opening[2]
        is_there = row is not None and 0 <= row + step < len(self._session.numbers)
        return row + step if row is not None and is_there else None

    def step(self, step: int) -> None:
        """Open the game `step` rows from the open one."""
        row = self.row_beside(step)
        if row is not None:
            self._table.choose(row)
            self.open_row(row)

    def _find_open(self) -> None:
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
        self._parts.situations.touch()

    # Tags and export

    def edit_tags(self) -> None:
        self._session.ask_fingerprints(self.chosen(), self._ask_tags)

    def _ask_tags(self, fingerprints: Sequence[int]) -> None:
        tags = self._folders.user_data.tags
        counts = Counter(dict.fromkeys((tag for each in tags.values() for tag in each), 0))
        counts.update(tag for each in fingerprints for tag in tags.get(each, ()))
        dialog = TagsDialog(len(fingerprints), counts, self._parts.window)
        dialog.tags_chosen.connect(partial(self._folders.set_tags, fingerprints))
        dialog.open()

    def export(self) -> None:
        """Ask for a file and export the selected games: as SGF, or as a table."""
        folder = str(self._parts.sessions.settings.folder)
        dialog = FileDialog(self._parts.window, self.tr("Export the chosen games"), folder)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([
            self.tr("One file with all games (*.sgf)"), self.tr("Table (*.csv)")
        ])  # fmt: skip
        dialog.setDefaultSuffix("sgf")
        dialog.filterSelected.connect(
            lambda chosen: dialog.setDefaultSuffix("csv" if "csv" in chosen else "sgf")
        )
        numbers = self.chosen()
        dialog.fileSelected.connect(lambda name: self._session.export(numbers, Path(name)))
        dialog.open()
