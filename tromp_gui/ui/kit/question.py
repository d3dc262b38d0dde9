"""A question with two answers or three, and a way out."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tromp_gui.ui.kit.form import FormDialog, plain_label


class QuestionDialog(FormDialog):
    """Asks `question` and explains it in `detail`; the doing button says `action`.

    Signal: `confirmed()` when that button is chosen; Cancel and Escape tell nothing.
    """

    confirmed = Signal()

    def __init__(
        self, title: str, question: str, detail: str, action: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(title, action, parent)
        self.setAccessibleName(question)
        self.body.setSpacing(4)
        self.body.addWidget(plain_label(question, "name"))
        self.body.addWidget(plain_label(detail))
        self.body.addStretch(1)
        self.accepted.connect(self.confirmed)
        self.done_button.setFocus()
