"""A box for one line of input, with errors below it; and a dialog with a question."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QWidget

from tromp_gui.ui.kit.boxes import hbox, vbox
from tromp_gui.ui.kit.form import FormDialog, plain_label
from tromp_gui.ui.kit.plain_text import show_text
from tromp_gui.ui.look.theme import scaled


class QuestionDialog(FormDialog):
    """Asks `question`, with an explanation in `detail`. `action` is the label of the main button,
    which calls `run`; Cancel and Escape call nothing. If it `is_final`, Return cancels, so that
    keys typed before the question is seen do not answer it.
    """

    def __init__(
        self,
        title: str,
        question: str,
        detail: str,
        action: str,
        run: Callable[[], object],
        parent: QWidget | None = None,
        *,
        is_final: bool = False,
    ) -> None:
        super().__init__(title, action, parent)
        self.setAccessibleName(question)
        self.body.setSpacing(4)
        self.body.addWidget(plain_label(question, "name"))
        self.body.addWidget(plain_label(detail))
        self.body.addStretch(1)
        self.accepted.connect(run)
        first = self.dismiss if is_final else self.done_button
        first.setDefault(True)
        first.setFocus()


_WIDTH = 260


class PromptBox(QFrame):
    """A popup; Escape or a click elsewhere closes it. Signal: `answered(object)`, see `read`."""

    answered = Signal(object)

    def __init__(self, label: str, example: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "popup")
        self.setAccessibleName(label)
        name = QLabel(label)
        name.setProperty("role", "strong")
        self.field = QLineEdit()
        self.field.setPlaceholderText(example)
        self.field.setAccessibleName(label)
        name.setBuddy(self.field)
        self._error = plain_label("", "danger")
        self._error.hide()
        self.field.returnPressed.connect(self._enter)
        self.field.textEdited.connect(lambda: self._complain(""))
        line = hbox(name, (self.field, 1), gap=10)
        vbox(line, self._error, on=self, gap=6, margins=(12, 10, 12, 10))
        self.setFixedWidth(scaled(_WIDTH))

    @property
    def error(self) -> str:
        """What is wrong with the text; '' if nothing."""
        return self._error.text()

    def open_above(self, corner: QPoint) -> None:
        """Open with the bottom left corner at this position on the screen, ready for input."""
        self.adjustSize()
        self.move(corner - QPoint(0, self.height()))
        self.show()
        self.field.setFocus()

    def read(self, text: str) -> object:
        """The answer that `text` gives. Raises ValueError with a sentence for an invalid one."""
        raise NotImplementedError

    def _enter(self) -> None:
        try:
            answer = self.read(self.field.text().strip())
        except ValueError as problem:
            self._complain(str(problem))
            self.field.selectAll()
        else:
            self.answered.emit(answer)
            self.close()

    def _complain(self, problem: str) -> None:
        """Show the error below the input; the box grows upwards."""
        if problem == self._error.text():
            return
        corner = self.geometry().bottomLeft() + QPoint(0, 1)
        show_text(self._error, problem)
        self.field.setAccessibleDescription(problem)
        self.adjustSize()
        self.move(corner - QPoint(0, self.height()))
