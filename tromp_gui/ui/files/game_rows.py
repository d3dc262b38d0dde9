"""The games of a collection as rows of a table, read when they become visible."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont

from tromp_gui.go.result import parse_result
from tromp_gui.record.game_info import read_game_info
from tromp_gui.sgf.reader import Collection, GameError
from tromp_gui.ui.files.game_thumbnails import GameThumbnails
from tromp_gui.ui.kit.plain_text import tip
from tromp_gui.ui.kit.row_table import Index, RowModel
from tromp_gui.wording import result_sentence
from tromp_gui.wording.files import unreadable_game

_ROLE = Qt.ItemDataRole
_KEPT = 2048
_LOOKED_AT = 20


class GameRows(RowModel):
    """Number and thumbnail, players, event, date, board and result of each game. The row of a game
    that cannot be opened says why, and cannot be selected.
    """

    def __init__(
        self,
        collection: Collection,
        current: int,
        side: int,
        ratio: float,
        parent: QObject | None = None,
    ) -> None:
        """`side` is the size of the thumbnails in logical pixels, `ratio` the screen's pixel
        ratio.
        """
        tr = self.tr
        heads = (
            tr("Game"), tr("Black"), tr("White"), tr("Event"), tr("Date"), tr("Board"),
            tr("Result"),
        )  # fmt: skip
        super().__init__(heads, parent=parent)
        self._pictures = GameThumbnails(collection.games, side, ratio, self)
        self._pictures.drawn.connect(self._show_picture)
        self._games = collection.games
        self._current = current
        self._texts = lru_cache(_KEPT)(self._read)

    def count(self) -> int:
        return len(self._games)

    def data(self, index: Index, role: int = 0) -> Any:
        """The text of a cell; the current game is in bold."""
        if role == _ROLE.DisplayRole:
            return self._texts(index.row())[index.column()]
        if role == _ROLE.DecorationRole and index.column() == 0:
            return self._pictures.picture(index.row())
        if role == _ROLE.ToolTipRole:
            return tip(self._texts(index.row())[index.column()])
        if role == _ROLE.FontRole and index.row() == self._current:
            strong = QFont()
            strong.setWeight(QFont.Weight.DemiBold)
            return strong
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Only games that can be opened can be selected."""
        if isinstance(self._games[index.row()], GameError):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def empty_columns(self) -> list[int]:
        """The columns that are empty for the first games; none if one of these cannot be opened,
        because its reason needs the space.
        """
        first = range(min(_LOOKED_AT, len(self._games)))
        if not all(map(self.can_open, first)):
            return []
        columns = range(self.columnCount())
        return [each for each in columns if not any(self._texts(row)[each] for row in first)]

    def can_open(self, row: int) -> bool:
        return not isinstance(self._games[row], GameError)

    def _show_picture(self, row: int) -> None:
        cell = self.index(row, 0)
        self.dataChanged.emit(cell, cell, [_ROLE.DecorationRole])

    def _read(self, row: int) -> tuple[str, ...]:
        game = self._games[row]
        if isinstance(game, GameError):
            return str(row + 1), unreadable_game(game), "", "", "", "", ""
        info = read_game_info(game)
        return (
            str(row + 1),
            _player(info.black_name, info.black_rank),
            _player(info.white_name, info.white_rank),
            info.event or info.game_name,
            info.date,
            f"{info.columns} × {info.rows}",
            result_words(info.result),
        )


def result_words(text: str) -> str:
    """A result (SGF's RE) in words; unknown text is unchanged."""
    result = parse_result(text)
    return text if result is None else result_sentence(result)


def _player(name: str, rank: str) -> str:
    return " ".join(text for text in (name, rank) if text)
