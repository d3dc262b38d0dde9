"""The steps of the history, in a dialog."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QListWidgetItem, QWidget

from tromp_gui.ui.kit.form import FormDialog, plain_label
from tromp_gui.ui.kit.row_table import LineList
from tromp_gui.ui.look.theme import current, scaled

_HEIGHT = 420


class HistoryDialog(FormDialog):
    """Lists the history beside the board. Signal: `step_chosen(int)`, the steps to be done."""

    step_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("History"), "", parent)
        self._list = LineList(self.tr("Steps"))
        self._list.setUniformItemSizes(True)
        self._list.currentRowChanged.connect(self._choose)
        self._hint = plain_label("")
        self.body.addWidget(self._hint)
        self.body.addWidget(self._list, 1)
        self.body.addStretch(0)
        self.resize(self.minimumWidth(), scaled(_HEIGHT))
        self._list.setFocus()

    def show_steps(self, labels: tuple[str, ...], done: int) -> None:
        """Show all steps, of which the first `done` are done; row 0 is the record as opened.

        Only changed rows are updated, so that a long list keeps its scroll position.
        """
        choose = self.tr("Choose a step to go to it.")
        none = self.tr("Nothing has been changed yet. Your changes will be listed here.")
        self._hint.setText(choose if labels else none)
        self._list.setVisible(bool(labels))
        with QSignalBlocker(self._list):
            wanted = [self.tr("Opened"), *(f"{n}. {text}" for n, text in enumerate(labels, 1))]
            self._list.set_count(len(wanted))
            for row, text in enumerate(wanted):
                self._show_step(self._list.item(row), text, row > done)
            self._list.setCurrentRow(done)
        self._list.scrollToItem(self._list.item(done))

    def _show_step(self, item: QListWidgetItem, text: str, is_undone: bool) -> None:
        said = self.tr("{step} (undone)").format(step=text) if is_undone else text
        if item.text() != said:
            item.setText(said)
            ink = current().text2 if is_undone else current().text
            item.setData(Qt.ItemDataRole.ForegroundRole, QColor(ink))

    def _choose(self, row: int) -> None:
        if row >= 0:
            self.step_chosen.emit(row)
