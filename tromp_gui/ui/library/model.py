"""The games of the library as rows of a table, read when they become visible."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QFont

from tromp_gui.session.library.folders import LibraryFolders
from tromp_gui.session.library.session import LibrarySession, ListedRow
from tromp_gui.ui.kit.plain_text import tip
from tromp_gui.ui.kit.row_table import Index, RowModel
from tromp_gui.ui.library.columns import COLUMNS, TABLE, Cells, cell, heads
from tromp_gui.ui.library.words import group, player, title
from tromp_gui.ui.look.theme import current

_ROLE = Qt.ItemDataRole


class GameListModel(RowModel):
    """One row for each game of the list, empty until it is loaded."""

    def __init__(
        self,
        session: LibrarySession,
        folders: LibraryFolders,
        parent: QObject | None = None,
    ) -> None:
        """`folders` has the tags."""
        right = {number for number, each in enumerate(TABLE.values()) if each.is_number}
        super().__init__(list(heads().values()), right, parent)
        self._session, self._folders = session, folders
        self._count = 0
        session.rows_read.connect(self._show_rows)

    def show_list(self) -> None:
        self.beginResetModel()
        self._count = len(self._session.numbers)
        self.endResetModel()

    def count(self) -> int:
        return self._count

    def data(self, index: Index, role: int = 0) -> Any:
        """The text of a cell; the accessible text of the first cell describes the whole game."""
        if role == _ROLE.TextAlignmentRole:
            return self.alignment(index.column())
        if role == _ROLE.ForegroundRole:
            return self._quiet(index)
        if role == _ROLE.FontRole:
            return self._font(index)
        if role not in (_ROLE.DisplayRole, _ROLE.ToolTipRole, _ROLE.AccessibleTextRole):
            return None
        row = self._session.row(index.row())
        if row is None:
            return ""
        game, move = row
        alike = self._group(row)
        column = COLUMNS[index.column()]
        tags = self._folders.user_data.tags.get(game.facts.same_moves, [])
        text = cell(column, Cells(alike, game.path, game.facts, move, tags))
        if role == _ROLE.ToolTipRole:
            return tip(game.path if column == "file" else text)
        if role == _ROLE.AccessibleTextRole and column == "black":
            said = (title(game.path, game.facts), game.facts.result, game.facts.date, alike)
            return ", ".join(filter(None, said))
        return text

    def _group(self, row: ListedRow) -> str:
        """In words, the group of a game that occurs more than once."""
        known = self._session.groups.get(row.game.id)
        return "" if known is None else group(*known)

    def _font(self, index: Index) -> QFont | None:
        """Bold for the first game of a group of duplicates."""
        known = self._session.groups.get(self._session.numbers[index.row()])
        if known is None or known[1] is not None:
            return None
        font = QFont()
        font.setBold(True)
        return font

    def _quiet(self, index: Index) -> QColor | None:
        """The colour for a name that the file itself lacks."""
        row, column = self._session.row(index.row()), COLUMNS[index.column()]
        if row is None or column not in ("black", "white") or player(row.game.facts, column):
            return None
        return QColor(current().text2)

    def _show_rows(self, first: int, last: int) -> None:
        last = min(last, self._count - 1)
        if first <= last:
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(COLUMNS) - 1))

    def refresh(self) -> None:
        """Refresh the same games, whose tags or moves may have changed."""
        self._show_rows(0, self._count - 1)
