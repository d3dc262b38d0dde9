"""The biggest mistakes of a line, the worst first."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QStackedLayout, QVBoxLayout, QWidget

from tromp_gui.ui.analysis.state import MistakeRow
from tromp_gui.ui.kit.form import plain_label
from tromp_gui.ui.kit.text_table import TextTable


class MistakeList(QFrame):
    """Signal: `node_chosen(int)`, the id of the node of a mistake."""

    node_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._rows: tuple[MistakeRow, ...] = ()
        heads = (self.tr("Move"), self.tr("Played"), self.tr("Loss"), "")
        self._table = TextTable(self.tr("Biggest mistakes"), heads, frozenset({0}), (56, 112, 132))
        none = self.tr("No big mistakes in the analysed part of this line.")
        self._none = plain_label(none, "quiet")
        self._none.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._none.setContentsMargins(14, 12, 14, 12)
        frame = QVBoxLayout(self)
        frame.setContentsMargins(1, 1, 1, 1)
        self._stack = QStackedLayout()
        frame.addLayout(self._stack)  # before its widgets, which would be windows until then
        self._stack.addWidget(self._table)
        self._stack.addWidget(self._none)
        self._table.row_chosen.connect(self._choose)
        self._table.row_activated.connect(self._choose)
        self.show_rows((), None)

    def show_rows(self, rows: tuple[MistakeRow, ...], chosen: int | None) -> None:
        """Show these mistakes, that of index `chosen` marked."""
        self._rows = rows
        self._table.show_rows(tuple(tuple(row[1:]) for row in rows), chosen)
        self._stack.setCurrentWidget(self._table if rows else self._none)

    def _choose(self, row: int) -> None:
        self.node_chosen.emit(self._rows[row].node)
