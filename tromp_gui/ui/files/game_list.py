"""The dialog that chooses one of several games in a file, each with a thumbnail."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont, QIcon, QKeyEvent, QKeySequence, QPixmap
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from tromp_gui.go.point import Color
from tromp_gui.record.game_info import GameInfo, read_game_info, read_result
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.replay import Replay
from tromp_gui.record.terms import terms_of
from tromp_gui.session.idle import IdleWork
from tromp_gui.sgf.collection import Collection, GameError
from tromp_gui.ui.board.picture import picture
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.kit.form import WIDTH_WITH_LIST, FormDialog, plain_label
from tromp_gui.ui.kit.plain_text import tip
from tromp_gui.ui.kit.row_table import Index, RowModel, show_rows_of
from tromp_gui.ui.look.board_themes import FLAT
from tromp_gui.ui.look.theme import scaled
from tromp_gui.wording import result_sentence
from tromp_gui.wording.files import unreadable_game
from tromp_gui.wording.translation import plural

_THEME = FLAT._replace(line_opacity=0.35)
"""At this size, full lines would hide everything else."""
_KEPT_PICTURES = 600
_WAITING = 40


class GameThumbnails(QObject):
    """Pictures of `side` logical pixels. Signal: `drawn(int)`, the picture of this game is ready.

    The latest request is drawn first, so that scrolling past many games draws few of them.
    """

    drawn = Signal(int)

    def __init__(
        self,
        games: Sequence[Tree | GameError],
        side: int,
        ratio: float,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._games, self._side, self._ratio = games, side, ratio
        self._pictures: OrderedDict[int, QIcon] = OrderedDict()
        self._waiting: list[int] = []
        self._drawing = IdleWork(self)

    def picture(self, game: int) -> QIcon | None:
        """The picture of a game; None if it is not drawn yet, or there is no board to draw."""
        if game in self._pictures:
            self._pictures.move_to_end(game)
            return self._pictures[game]
        if isinstance(self._games[game], Tree):
            if game in self._waiting:
                self._waiting.remove(game)
            self._waiting = [*self._waiting[1 - _WAITING :], game]
            if not self._drawing.is_busy:
                self._drawing.start(self._draw_all())
        return None

    def _draw_all(self) -> Iterator[None]:
        while self._waiting:
            game = self._waiting.pop()
            tree = self._games[game]
            if isinstance(tree, Tree):
                self._draw(game, tree)
            yield

    def _draw(self, game: int, tree: Tree) -> None:
        image = picture(characteristic_state(tree), round(self._side * self._ratio), _THEME, False)
        image.setDevicePixelRatio(self._ratio)
        self._pictures[game] = _untinted(QPixmap.fromImage(image))
        if len(self._pictures) > _KEPT_PICTURES:
            self._pictures.popitem(last=False)
        self.drawn.emit(game)


def characteristic_state(tree: Tree) -> BoardState:
    """A characteristic position: the start of a problem, the end of a game's main line."""
    replay = Replay(tree, terms_of(tree)[1].rules)
    board = replay.at(_characteristic_node(tree)).position.board
    return BoardState(
        tree.rows, tree.columns, black=board.points(Color.BLACK), white=board.points(Color.WHITE)
    )


def _characteristic_node(tree: Tree) -> Node:
    if tree.root.get("AB") and tree.root.get("AW"):
        return tree.root
    *_, last = tree.main_line()
    return last


def _untinted(pixmap: QPixmap) -> QIcon:
    """An icon that looks the same in a selected row."""
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon


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
        """`side` is the size of thumbnails in logical pixels, `ratio` the screen's pixel ratio."""
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
            result_words(info),
        )


def result_words(info: GameInfo) -> str:
    """The recorded result in words; unknown text is unchanged."""
    result = read_result(info)
    return info.result if result is None else result_sentence(result)


def _player(name: str, rank: str) -> str:
    return " ".join(text for text in (name, rank) if text)


_HEIGHT = 560
_BOARD, _ROW = 92, 104
_WIDTHS = (136, 118, 118, 84, 88, 82, 66)
_EVENT, _WHOLE = 3, (4, 5, 6)
"""The column that takes the rest, and those shown in full: date, board and result."""


class _GameTable(QTableView):
    """A table in which Return does the same as a double click."""

    chosen = Signal(QModelIndex)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the row with Return."""
        if event.matches(QKeySequence.StandardKey.InsertParagraphSeparator):
            self.chosen.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class GameListDialog(FormDialog):
    """Signal: `game_chosen(int)`, the index of the game in the file."""

    game_chosen = Signal(int)

    def __init__(self, collection: Collection, current: int, parent: QWidget | None = None) -> None:
        """`current` is the index of the game shown in the window."""
        super().__init__(self.tr("Games in this file"), self.tr("Show game"), parent)
        self._rows = GameRows(collection, current, scaled(_BOARD), self.devicePixelRatioF(), self)
        self._table = _GameTable()
        self._table.setModel(self._rows)
        self._set_up()
        count = plural("GameListDialog", "1 game", "%n games", len(collection.games))
        self.body.addWidget(plain_label(count, "quiet"))
        self.body.addWidget(self._table, 1)
        self._table.doubleClicked.connect(self._choose)
        self._table.chosen.connect(self._choose)
        self._table.selectionModel().currentRowChanged.connect(self._enable)
        if 0 <= current < len(collection.games):
            self._table.selectRow(current)
        self._enable()
        self.take_width(WIDTH_WITH_LIST)
        self.take_room(WIDTH_WITH_LIST, _HEIGHT)
        self._table.setFocus()

    def _set_up(self) -> None:
        table = self._table
        table.setAccessibleName(self.tr("Games"))
        show_rows_of(table, _ROW)
        table.setIconSize(QSize(scaled(_BOARD), scaled(_BOARD)))
        heads = table.horizontalHeader()
        heads.setSectionResizeMode(_EVENT, QHeaderView.ResizeMode.Stretch)
        heads.setResizeContentsPrecision(_LOOKED_AT)
        for column, width in enumerate(_WIDTHS):
            needed = table.sizeHintForColumn(column) if column in _WHOLE else 0
            table.setColumnWidth(column, max(scaled(width), needed))
        for column in self._rows.empty_columns():
            table.hideColumn(column)
        heads.setStretchLastSection(table.isColumnHidden(_EVENT))
        for row in range(self._rows.rowCount()):
            if not self._rows.can_open(row):
                table.setSpan(row, 1, 1, self._rows.columnCount() - 1)

    def _chosen_row(self) -> int | None:
        row = self._table.currentIndex().row()
        return row if row >= 0 and self._rows.can_open(row) else None

    def _enable(self) -> None:
        self.done_button.setEnabled(self._chosen_row() is not None)

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid() and self._rows.can_open(index.row()):
            self.accept()

    def accept(self) -> None:
        """Show the selected game."""
        row = self._chosen_row()
        if row is not None:
            super().accept()
            self.game_chosen.emit(row)
