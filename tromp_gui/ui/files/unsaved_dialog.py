"""The question what to do with unsaved changes."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tromp_gui.ui.kit.form import ButtonRole
from tromp_gui.ui.kit.prompt_box import QuestionDialog


class UnsavedDialog(QuestionDialog):
    """Save, discard, or cancel. Signals: `save_chosen()`, `discard_chosen()`."""

    save_chosen = Signal()
    discard_chosen = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """`name` is the name of the file, or of a game without a file."""
        tr = self.tr
        super().__init__(
            tr("Unsaved changes"),
            tr("Save the changes to “{name}”?").format(name=name),
            tr("Your changes will be lost if you don’t save them."),
            tr("&Save"),
            parent,
        )
        discard = self.add_button(tr("&Don’t save"), ButtonRole.DestructiveRole)
        discard.clicked.connect(self._discard)
        self.confirmed.connect(self.save_chosen)

    def _discard(self) -> None:
        self.reject()
        self.discard_chosen.emit()
