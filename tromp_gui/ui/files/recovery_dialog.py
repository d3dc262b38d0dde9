"""The games that can be recovered, in a dialog."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QWidget

from tromp_gui.session.file.recovery import Found
from tromp_gui.ui.kit.form import ButtonRole, FormDialog, plain_label
from tromp_gui.ui.kit.row_table import LineList
from tromp_gui.ui.look.theme import scaled

_HEIGHT = 120


class RecoveryDialog(FormDialog):
    """Lists unsaved games by name, with `notes` below; without names only the notes.

    Signals: `restore_chosen(int)`, `discard_chosen(int)` with the index of the game. *Later* leaves
    everything for the next start.
    """

    restore_chosen = Signal(int)
    discard_chosen = Signal(int)

    def __init__(
        self, names: Sequence[str], notes: Sequence[str] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(self.tr("Unsaved games"), self.tr("&Restore") if names else "", parent)
        self._indices = list(range(len(names)))
        self._list = LineList(self.tr("Unsaved games"))
        if names:
            self._offer(names)
        for note in notes:
            label = plain_label(note)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self.body.addWidget(label)

    def _offer(self, names: Sequence[str]) -> None:
        self.dismiss.setText(self.tr("&Later"))
        self.dismiss.setAccessibleName(self.tr("Later"))
        text = self.tr("The program closed unexpectedly. These unsaved games can be restored:")
        self.body.addWidget(plain_label(text))
        for name in names:
            self._list.add_line(name)
        self._list.setCurrentRow(0)
        self._list.setMinimumHeight(scaled(_HEIGHT))
        self._list.itemDoubleClicked.connect(self.accept)
        self.body.addWidget(self._list, 1)
        self.add_button(self.tr("&Discard"), self._discard, ButtonRole.DestructiveRole)
        self.accepted.connect(self._restore)
        self._list.setFocus()

    def _restore(self) -> None:
        self.restore_chosen.emit(self._indices[self._list.currentRow()])

    def _discard(self) -> None:
        row = self._list.currentRow()
        self._list.takeItem(row)
        self.discard_chosen.emit(self._indices.pop(row))
        if not self._indices:
            self.reject()


def last_step(found: Found) -> str:
    """When the last step was written, in the format of the locale."""
    when = QDateTime.fromSecsSinceEpoch(int(found.changed))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)
