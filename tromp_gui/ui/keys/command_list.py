"""Every command by its words: type a few letters, press Return, and it is done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tromp_gui.ui.keys.command_table import CommandEntry, CommandTable
from tromp_gui.ui.kit.form import WIDTH_WITH_LIST, FormDialog, plain_label
from tromp_gui.ui.shell.actions import CommandId

_HEIGHT = 480


class CommandListDialog(FormDialog):
    """Signal: `command_chosen(Name)`, one that can be given; the dialog is closed by then."""

    command_chosen = Signal(object)

    def __init__(self, rows: Sequence[CommandEntry], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Commands"), "", parent)
        self._enabled = {row.name for row in rows if row.is_enabled}
        self._note = plain_label("", "quiet")
        self._table = CommandTable()
        self._table.show_rows(rows)
        self._table.chosen.connect(self._choose)
        self._table.current_changed.connect(self._explain)
        self.body.addWidget(self._table, 1)
        self.body.addWidget(self._note)
        self.take_room(WIDTH_WITH_LIST, _HEIGHT)
        self._explain()
        self._table.setFocus()

    def _explain(self) -> None:
        row = self._table.current
        if row is None:
            self._note.setText(self.tr("No matching command."))
        elif row.name not in self._enabled:
            self._note.setText(self.tr("This is not available now."))
        else:
            self._note.setText(self.tr("Press Enter to run it."))

    def _choose(self, name: CommandId) -> None:
        if name in self._enabled:
            self.accept()
            self.command_chosen.emit(name)
