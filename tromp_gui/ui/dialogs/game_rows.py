"""The games of a collection as the rows of a table, read when they come into sight."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from tromp_gui.record.game_info import read_game_info
from tromp_gui.sgf.reader import Collection, GameError
from tromp_gui.ui.plain_text import tip

Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole
_KEPT = 2048
_LOOKED_AT = 20


class GameRows(QAbstractTableModel):
    """Number, players, event, date, board and result of each game. A game that cannot be opened
    says why, and cannot be chosen.
    """

    def __init__(self, collection: Collection, current: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = collection.games
        self._current = current
        self._texts = lru_cache(_KEPT)(self._read)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # as in Qt
        """The number of games."""
        return 0 if parent.isValid() else len(self._games)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # as in Qt
        """The number of columns."""
        return 0 if parent.isValid() else len(self._heads())

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        """The columns' heads."""
        if role == _ROLE.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return self._heads()[section]
        return None

    def data(self, index: Index, role: int = 0) -> Any:
        """The text of a cell; the game that is shown stands in a stronger type."""
        if role == _ROLE.DisplayRole:
            return self._texts(index.row())[index.column()]
        if role == _ROLE.ToolTipRole:
            return tip(self._texts(index.row())[index.column()])
        if role == _ROLE.FontRole and index.row() == self._current:
            strong = QFont()
            strong.setWeight(QFont.Weight.DemiBold)
            return strong
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Only games of Go can be chosen."""
        if isinstance(self._games[index.row()], GameError):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def empty_columns(self) -> list[int]:
        """The columns in which the first games say nothing; none where one cannot be opened,
        whose reason needs the room."""
        first = range(min(_LOOKED_AT, len(self._games)))
        if not all(map(self.can_open, first)):
            return []
        columns = range(self.columnCount())
        return [each for each in columns if not any(self._texts(row)[each] for row in first)]

    def can_open(self, row: int) -> bool:
        """Whether the game in a row can be opened."""
        return not isinstance(self._games[row], GameError)

    def _heads(self) -> tuple[str, ...]:
        return (
            self.tr("Game"),
            self.tr("Black"),
            self.tr("White"),
            self.tr("Event"),
            self.tr("Date"),
            self.tr("Board"),
            self.tr("Result"),
        )

    def _read(self, row: int) -> tuple[str, ...]:
        game = self._games[row]
        if isinstance(game, GameError):
            return str(row + 1), str(game), "", "", "", "", ""
        info = read_game_info(game)
        return (
            str(row + 1),
            _player(info.black_name, info.black_rank),
            _player(info.white_name, info.white_rank),
            info.event or info.game_name,
            info.date,
            f"{info.columns} × {info.rows}",
            info.result,
        )


def _player(name: str, rank: str) -> str:
    return " ".join(text for text in (name, rank) if text)
