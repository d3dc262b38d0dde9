"""Small boxes for one answer: who decided, which result, who resumes the game."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tromp_gui.go.point import Color
from tromp_gui.go.result import parse_result
from tromp_gui.ui.kit.form import ButtonRole
from tromp_gui.ui.kit.prompt_box import PromptBox, QuestionDialog


class DeciderBox(PromptBox):
    """Asks who decided. Signal: `name_entered(str)`."""

    name_entered = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Decided by"), self.tr("name"), parent)

    def entered(self, text: str) -> str:
        """Emit the name, or say that one is needed."""
        if not text.strip():
            return self.tr("Enter the name of the person who decided; it is saved in the record.")
        self.name_entered.emit(text.strip())
        return ""


class ResultBox(PromptBox):
    """Asks for a result that both players accept. Signal: `result_entered(Result)`."""

    result_entered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Result"), self.tr("B+3.5, W+7 or 0"), parent)

    def entered(self, text: str) -> str:
        """Emit the result, or explain its format."""
        result = parse_result(text)
        if result is None or not result.has_score:
            said = self.tr(
                "“{text}” is not a result. Enter for example B+3.5, W+7, or 0 for a tie."
            )
            return said.format(text=text[:20])
        self.result_entered.emit(result)
        return ""


class RequesterDialog(QuestionDialog):
    """Asks which player wants to resume a stopped game. Signal: `chosen(Color)`."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            self.tr("Play on"),
            self.tr("Who asks to play on?"),
            self.tr("The other player then moves first."),
            self.tr("&Black"),
            parent,
        )
        self.confirmed.connect(lambda: self.chosen.emit(Color.BLACK))
        white = self.add_button(self.tr("&White"), ButtonRole.AcceptRole)
        white.clicked.connect(lambda: self.chosen.emit(Color.WHITE))
        white.clicked.connect(self.reject)
