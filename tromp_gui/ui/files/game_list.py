"""The dialog that chooses one of several games in a file."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSize, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from tromp_gui.sgf.reader import Collection
from tromp_gui.ui.files.game_rows import GameRows
from tromp_gui.ui.kit.form import WIDTH_WITH_LIST, FormDialog, plain_label
from tromp_gui.ui.kit.row_table import show_rows_of
from tromp_gui.ui.look.theme import scaled
from tromp_gui.wording.translation import plural

_HEIGHT = 560
_BOARD, _ROW = 92, 104
_WIDTHS = (136, 118, 118, 84, 88, 82, 66)
_EVENT = 3


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
        for column, width in enumerate(_WIDTHS):
            table.setColumnWidth(column, scaled(width))
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
