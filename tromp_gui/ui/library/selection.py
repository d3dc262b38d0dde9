"""Actions on the selected games: export, tags; and names of the same player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from tromp_gui.library.user_data import UserData
from tromp_gui.session.library.folders import LibraryFolders
from tromp_gui.session.library.session import LibrarySession
from tromp_gui.settings import Settings
from tromp_gui.ui.kit.file_dialog import FileDialog
from tromp_gui.ui.library import words
from tromp_gui.ui.library.dialogs import NamesDialog, TagsDialog
from tromp_gui.ui.library.search_bar import CountLine
from tromp_gui.ui.shell.main_window import MainWindow


class SelectionController(QObject):
    """Signal: `reported(str)`, what was done."""

    reported = Signal(str)

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        folders: LibraryFolders,
        session: LibrarySession,
        count: CountLine,
        chosen: Callable[[], list[int]],
        parent: QObject,
    ) -> None:
        """`chosen` returns the numbers of the selected games."""
        super().__init__(parent)
        self._window, self._settings = window, settings
        self._folders, self._session, self._chosen = folders, session, chosen
        session.exported.connect(self._on_exported)
        session.export_progressed.connect(
            lambda done, total: count.exporting.show_text(words.export_progress(done, total))
        )
        count.exporting.stopped.connect(session.cancel_export)

    # Export

    def export(self) -> None:
        """Ask for a file and export the selected games: as SGF, or as a table."""
        dialog = FileDialog(
            self._window, self.tr("Export the chosen games"), str(self._settings.folder)
        )
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([
            self.tr("One file with all games (*.sgf)"), self.tr("Table (*.csv)")
        ])  # fmt: skip
        dialog.setDefaultSuffix("sgf")
        dialog.filterSelected.connect(
            lambda chosen: dialog.setDefaultSuffix("csv" if "csv" in chosen else "sgf")
        )
        numbers = self._chosen()
        dialog.fileSelected.connect(lambda name: self._session.export(numbers, Path(name)))
        dialog.open()

    def _on_exported(self, count: int, path: str) -> None:
        self.reported.emit(words.exported(count, Path(path).name))

    # Tags and names

    def edit_tags(self) -> None:
        self._session.ask_fingerprints(self._chosen(), self._ask_tags)

    def _ask_tags(self, fingerprints: Sequence[int]) -> None:
        tags = self._folders.user_data.tags
        counts = Counter(dict.fromkeys((tag for each in tags.values() for tag in each), 0))
        counts.update(tag for each in fingerprints for tag in tags.get(each, ()))
        dialog = TagsDialog(len(fingerprints), counts, self._window)
        dialog.tags_chosen.connect(lambda on, off: self.set_tags(fingerprints, on, off))
        dialog.open()

    def set_tags(self, fingerprints: Sequence[int], on: Sequence[str], off: Sequence[str]) -> None:
        """Add tags to games, by their fingerprints, and remove others."""

        def edit(user_data: UserData) -> None:
            for each in fingerprints:
                kept = [tag for tag in user_data.tags.get(each, []) if tag not in off]
                kept += [tag for tag in on if tag not in kept]
                if kept:
                    user_data.tags[each] = kept
                else:
                    user_data.tags.pop(each, None)

        self._folders.change(edit)

    def edit_names(self) -> None:
        """Edit which names belong to the same player."""
        before = self._folders.user_data.aliases
        dialog = NamesDialog(before, self._window)
        dialog.names_chosen.connect(lambda after: self.set_names(before, after))
        dialog.open()

    def set_names(self, before: Sequence[Sequence[str]], after: Sequence[Sequence[str]]) -> None:
        """Change which names belong to the same player; others added meanwhile are kept."""
        old, new = [list(names) for names in before], [list(names) for names in after]

        def edit(user_data: UserData) -> None:
            now = [each for each in user_data.aliases if each in new or each not in old]
            user_data.aliases = now + [each for each in new if each not in now]

        self._folders.change(edit)
