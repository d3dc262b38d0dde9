"""The repair report: what was out of order in a file, where, and what was done about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from tromp_gui import wording
from tromp_gui.sgf.repairs import Repair
from tromp_gui.ui.kit.form import WIDTH_WITH_LIST, FormDialog, plain_label
from tromp_gui.ui.kit.plain_text import tip
from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.look.tokens import ROW_HEIGHT
from tromp_gui.wording.repairs import repair_words

Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole
_HEIGHT = 420
_NUMBER_WIDTH = 76


class RepairRows(QAbstractTableModel):
    """Line, column and sentence of each repair."""

    def __init__(self, repairs: Sequence[Repair], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._repairs = repairs

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # as in Qt
        """The number of repairs."""
        return 0 if parent.isValid() else len(self._repairs)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # as in Qt
        """Line, column, sentence."""
        return 0 if parent.isValid() else 3

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        """The columns' heads."""
        if role == _ROLE.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return (self.tr("Line"), self.tr("Column"), self.tr("Problem and repair"))[section]
        return None

    def data(self, index: Index, role: int = 0) -> Any:
        """The text of a cell, and the sentence as a tip where it may be cut short."""
        repair = self._repairs[index.row()]
        if role == _ROLE.DisplayRole:
            return (str(repair.line), str(repair.column), repair_words(repair))[index.column()]
        if role == _ROLE.ToolTipRole and index.column() == 2:
            return tip(repair_words(repair))
        return None


class RepairsDialog(FormDialog):
    """Lists the repairs of a file. Signal: `copied(str)`, the report as text for the clipboard."""

    copied = Signal(str)

    def __init__(self, name: str, repairs: Sequence[Repair], parent: QWidget | None = None) -> None:
        """`name` is the file's."""
        super().__init__(self.tr("Repair report"), "", parent)
        self._name, self._repairs = name, repairs
        text = self.tr(
            "“{name}” does not quite follow the SGF standard. It was read as "
            "listed below; the file was not changed."
        )
        self.body.addWidget(plain_label(text.format(name=name)))
        self._table = QTableView()
        self._table.setModel(RepairRows(repairs, self))
        self._set_up()
        self.body.addWidget(self._table, 1)
        copy = self.add_button(self.tr("&Copy"))
        self._buttons.removeWidget(copy)
        self._buttons.insertWidget(0, copy)
        copy.clicked.connect(lambda: self.copied.emit(self._text()))
        self.take_room(WIDTH_WITH_LIST, _HEIGHT)
        self._table.setFocus()

    def _set_up(self) -> None:
        table = self._table
        table.setAccessibleName(self.tr("Repairs"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(scaled(ROW_HEIGHT))
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        heads = table.horizontalHeader()
        heads.setHighlightSections(False)
        heads.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for column in (0, 1):
            table.setColumnWidth(column, scaled(_NUMBER_WIDTH))
        heads.setStretchLastSection(True)
        table.selectRow(0)

    def _text(self) -> str:
        lines = (wording.repair(each) for each in self._repairs)
        return "\n".join([self._name, *lines]) + "\n"
