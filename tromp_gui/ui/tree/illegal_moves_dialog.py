"""The list of illegal moves, which stays open beside the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from tromp_gui import wording
from tromp_gui.session.game.illegal_moves import IllegalRecordedMove
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.ui.kit.form import WIDTH_WITH_LIST, FormDialog, plain_label
from tromp_gui.ui.kit.row_table import show_rows_of
from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.shell import present
from tromp_gui.wording import tr

_HEIGHT = 320
_NUMBER, _MOVE, _REASON = range(3)
_WIDTHS = (52, 116)


class IllegalMoveRow(NamedTuple):
    """An illegal turn in words: its number, what was played, and why it is illegal."""

    number: int
    move: str
    reason: str


class IllegalMovesDialog(FormDialog):
    """A list that stays open beside the board. Signal: `row_chosen(int)`, the row to go to."""

    row_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Illegal moves"), "", parent)
        self.setModal(False)
        self._shown: list[IllegalMoveRow] = []
        self._note = plain_label("", "quiet")
        self._table = QTableWidget(0, 3)
        self._table.setHorizontalHeaderLabels([self.tr("No."), self.tr("Move"), self.tr("Reason")])
        self._set_up()
        self.body.addWidget(self._note)
        self.body.addWidget(self._table, 1)
        self._table.currentCellChanged.connect(self._on_current_changed)
        self.take_width(WIDTH_WITH_LIST)
        self.take_room(WIDTH_WITH_LIST, _HEIGHT)
        self._table.setFocus()

    def show_rows(self, rows: Sequence[IllegalMoveRow], now: int | None, rules: str) -> None:
        """Show these turns; `now` is the row of the current node, None if it is not illegal."""
        self._table.blockSignals(True)
        if self._shown != list(rows):
            self._shown = list(rows)
            self._table.setRowCount(len(rows))
            for at, row in enumerate(rows):
                self._fill(at, row)
        self._table.setCurrentCell(-1 if now is None else now, _REASON)
        self._table.blockSignals(False)
        none = self.tr("All moves are legal under the rules of this game ({rules}).")
        some = self.tr("Illegal moves under the rules of this game ({rules}): {count}.")
        self._note.setText((some if rows else none).format(count=len(rows), rules=rules))
        self._table.setVisible(bool(rows))

    def _fill(self, at: int, row: IllegalMoveRow) -> None:
        for column, text in enumerate((str(row.number), row.move, row.reason)):
            item = QTableWidgetItem(text)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            self._table.setItem(at, column, item)

    def _on_current_changed(self, row: int, _column: int, previous: int) -> None:
        if row >= 0 and row != previous:
            self.row_chosen.emit(row)

    def _set_up(self) -> None:
        table = self._table
        table.setAccessibleName(self.windowTitle())
        show_rows_of(table)
        table.setWordWrap(True)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        heads = table.horizontalHeader()
        heads.setSectionResizeMode(_REASON, QHeaderView.ResizeMode.Stretch)
        for column, width in zip((_NUMBER, _MOVE), _WIDTHS, strict=True):
            table.setColumnWidth(column, scaled(width))


def row_of(found: IllegalRecordedMove, record: RecordSession) -> IllegalMoveRow:
    """A row of the list."""
    turn = found.played.turn
    move = tr("{color} {point}").format(
        color=wording.color_name(turn.color), point=wording.point_name(turn.point)
    )
    return IllegalMoveRow(found.played.number, move, present.illegal_move_reason(found, record))
