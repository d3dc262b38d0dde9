"""What tables of rows have in common: heads and counts of the model, and how the table behaves."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.look.tokens import ROW_HEIGHT

Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole


class RowModel(QAbstractTableModel):
    """Rows below `heads`; the columns in `right` are right-aligned. A subclass knows the rows."""

    def __init__(
        self, heads: Sequence[str], right: Collection[int] = (), parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._heads, self._right = heads, right

    def count(self) -> int:
        """The number of rows."""
        raise NotImplementedError

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # as in Qt
        return 0 if parent.isValid() else self.count()

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # as in Qt
        return 0 if parent.isValid() else len(self._heads)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == _ROLE.DisplayRole:
            return self._heads[section]
        return self.alignment(section) if role == _ROLE.TextAlignmentRole else None

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        """Where the texts of a column are."""
        side = Qt.AlignmentFlag.AlignRight if column in self._right else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


def show_rows_of(table: QTableView, height: int = ROW_HEIGHT) -> None:
    """Let a table be a list of rows, each `height` logical pixels high: one row is selected at a
    time, nothing is edited, and Tab leaves the table.
    """
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.setWordWrap(False)
    rows, heads = table.verticalHeader(), table.horizontalHeader()
    rows.hide()
    rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    rows.setMinimumSectionSize(scaled(height))
    rows.setDefaultSectionSize(scaled(height))
    heads.setHighlightSections(False)
    heads.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
