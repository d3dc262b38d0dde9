"""The dialog for the layout of pages, before printing or saving as PDF."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tromp_gui.ui.kit.fields import NumberField
from tromp_gui.ui.kit.form import FormDialog

LEAST, MOST = 1, 400


class PagesDialog(FormDialog):
    """Signal: `moves_chosen(int)`, the number of moves in each diagram."""

    moves_chosen = Signal(int)

    def __init__(self, title: str, moves: int, parent: QWidget | None = None) -> None:
        super().__init__(title, self.tr("Continue…"), parent)
        self._moves = NumberField(LEAST, MOST)
        self._moves.set_value(moves)
        self.add_row(
            self.tr("Moves"),
            self._moves,
            self.tr("Maximum per diagram; figures in the record start new diagrams"),
        )
        self._moves.setFocus()
        self._moves.selectAll()

    def accept(self) -> None:
        super().accept()
        self.moves_chosen.emit(self._moves.value())
