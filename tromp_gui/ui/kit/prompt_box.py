"""A small box for one line of input; errors are shown below it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from tromp_gui.ui.kit.form import FormDialog, plain_label
from tromp_gui.ui.look.theme import scaled


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


_WIDTH = 260


class PromptBox(QFrame):
    """Comes up as a popup; Escape and a click elsewhere close it. Override `entered`: it gets the
    text and returns a sentence if it is invalid.
    """

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
        line = QHBoxLayout()
        line.setSpacing(10)
        line.addWidget(name)
        line.addWidget(self.field, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(6)
        column.addLayout(line)
        column.addWidget(self._error)
        self.setFixedWidth(scaled(_WIDTH))

    @property
    def error(self) -> str:
        """What is wrong with the text, empty if nothing is."""
        return self._error.text()

    def open_above(self, corner: QPoint) -> None:
        """Open with the lower left corner at a place on the screen, ready for input."""
        self.adjustSize()
        self.move(corner - QPoint(0, self.height()))
        self.show()
        self.field.setFocus()

    def entered(self, text: str) -> str:
        """Use `text`; a sentence if it is not a good, else the empty text."""
        raise NotImplementedError

    def _enter(self) -> None:
        problem = self.entered(self.field.text().strip())
        if problem:
            self._complain(problem)
            self.field.selectAll()
        else:
            self.close()

    def _complain(self, problem: str) -> None:
        """Show the error below the line; the box grows upwards."""
        if problem == self._error.text():
            return
        corner = self.geometry().bottomLeft() + QPoint(0, 1)
        self._error.setText(problem)
        self._error.setVisible(bool(problem))
        self.field.setAccessibleDescription(problem)
        self.adjustSize()
        self.move(corner - QPoint(0, self.height()))
