"""Asks whether to save before changes would be lost."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from tromp_gui.ui.kit.form import ButtonRole
from tromp_gui.ui.kit.prompt_box import QuestionDialog

Run = Callable[[], object]


class UnsavedDialog(QuestionDialog):
    """Calls `save` or `discard`, or nothing."""

    def __init__(self, name: str, save: Run, discard: Run, parent: QWidget | None = None) -> None:
        """`name` is the name of the file, or of a game without a file."""
        tr = self.tr
        super().__init__(
            tr("Unsaved changes"),
            tr("Save the changes to “{name}”?").format(name=name),
            tr("Your changes will be lost if you don’t save them."),
            tr("&Save"),
            save,
            parent,
        )
        other = self.add_button(tr("&Don’t save"), self.reject, ButtonRole.DestructiveRole)
        other.clicked.connect(lambda: discard())
