"""What is done with the games chosen in the list: export, tags; and the names of players."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from tromp_gui.library.listing import Listed
from tromp_gui.library.user_data import UserData
from tromp_gui.record.node import Tree
from tromp_gui.session.file.files import FileProblem, FileProblemKind, read_bytes, save_bytes
from tromp_gui.session.file.sentences import file_sentence
from tromp_gui.session.library.folders import LibraryFolders
from tromp_gui.settings import Settings
from tromp_gui.sgf.opening import read_any
from tromp_gui.sgf.reader import SgfError
from tromp_gui.sgf.writer import write
from tromp_gui.ui.library import words
from tromp_gui.ui.library.edit_dialogs import NamesDialog, TagsDialog
from tromp_gui.ui.shell.main_window import MainWindow

_FORMULA = frozenset("=+-@")
"""With these a cell begins that spreadsheets calculate (OWASP, "CSV Injection")."""


class SelectionController(QObject):
    """Signals: `reported(str)` what was done; `failed(str)` what was not."""

    reported = Signal(str)
    failed = Signal(str)

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        folders: LibraryFolders,
        with_chosen: Callable[[Callable[[list[Listed]], object]], object],
        parent: QObject,
    ) -> None:
        """`with_chosen` does something with the games chosen in the list."""
        super().__init__(parent)
        self._window, self._settings = window, settings
        self._folders, self._with_chosen = folders, with_chosen

    # Export

    def export(self) -> None:
        """Ask where the chosen games go: all in one SGF file, or a table."""
        self._with_chosen(self._ask_where)

    def _ask_where(self, games: list[Listed]) -> None:
        dialog = QFileDialog(
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
        dialog.finished.connect(dialog.deleteLater)
        dialog.fileSelected.connect(lambda name: self.export_to(Path(name), games))
        dialog.open()

    def export_to(self, path: Path, games: Sequence[Listed]) -> None:
        """Write games to a file: a table if its name ends in .csv, else a collection."""
        try:
            is_table = path.suffix.lower() == ".csv"
            save_bytes(path, _table(games) if is_table else _collection(games))
        except FileProblem as problem:
            self.failed.emit(file_sentence(problem))
            return
        self.reported.emit(words.exported(len(games), path.name))

    # Tags and names

    def edit_tags(self) -> None:
        """Change the tags of the chosen games."""
        self._with_chosen(self._ask_tags)

    def _ask_tags(self, games: list[Listed]) -> None:
        prints = list(dict.fromkeys(game.facts.same_moves for game in games))
        tags = self._folders.user_data.tags
        dialog = TagsDialog([tags.get(each, []) for each in prints], all_tags(tags), self._window)
        dialog.tags_chosen.connect(lambda on, off: self.set_tags(prints, on, off))
        dialog.open()

    def set_tags(self, prints: Sequence[int], on: Sequence[str], off: Sequence[str]) -> None:
        """Give games, by their fingerprints, some tags and take others."""

        def edit(user_data: UserData) -> None:
            for each in prints:
                kept = [tag for tag in user_data.tags.get(each, []) if tag not in off]
                kept += [tag for tag in on if tag not in kept]
                if kept:
                    user_data.tags[each] = kept
                else:
                    user_data.tags.pop(each, None)

        self._folders.change(edit)

    def edit_names(self) -> None:
        """Change which names mean one player."""
        dialog = NamesDialog(self._folders.user_data.aliases, self._window)
        dialog.names_chosen.connect(self.set_names)
        dialog.open()

    def set_names(self, aliases: Sequence[Sequence[str]]) -> None:
        """Say which names mean one player."""

        def edit(user_data: UserData) -> None:
            user_data.aliases = [list(names) for names in aliases]

        self._folders.change(edit)


def all_tags(tags: dict[int, list[str]]) -> list[str]:
    """Every tag once, by name."""
    return sorted({tag for each in tags.values() for tag in each}, key=str.casefold)


def _collection(games: Sequence[Listed]) -> bytes:
    """The games as one SGF file. Raises FileProblem for a file that is gone or no game."""
    trees = []
    for game in games:
        path = Path(game.path)
        try:
            found = read_any(read_bytes(path)).games
        except SgfError as error:
            raise FileProblem(path, FileProblemKind.NOT_SGF, error.problem.value) from None
        if game.facts.game < len(found) and isinstance(tree := found[game.facts.game], Tree):
            trees.append(tree)
    return write(trees)


def _table(games: Sequence[Listed]) -> bytes:
    """The games as CSV, as `tromp-gui library list --format csv` has them, for a spreadsheet."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(TABLE)
    for path, facts in ((game.path, game.facts) for game in games):
        table.writerow(
            _harmless(value) for value in (
                path, facts.game, facts.black, facts.white, facts.date, facts.event, facts.result,
                facts.counted, f"{facts.columns}x{facts.rows}", facts.komi, facts.handicap,
                facts.moves,
            )
        )  # fmt: skip
    return text.getvalue().encode("utf-8", "replace")


TABLE = (
    "file", "game", "black", "white", "date", "event", "result", "counted", "size", "komi",
    "handicap", "moves",
)  # fmt: skip


def _harmless(value: object) -> object:
    """A cell that no spreadsheet calculates."""
    return f"'{value}" if isinstance(value, str) and value[:1] in _FORMULA else value
