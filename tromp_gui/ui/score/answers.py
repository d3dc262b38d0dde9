"""Small boxes for one answer: who decided, which result."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tromp_gui.go.result import parse_result
from tromp_gui.ui.kit.prompt_box import PromptBox


class DeciderBox(PromptBox):
    """Asks who decided. Signal: `name_entered(str)`."""

    name_entered = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Decided by"), self.tr("a name"), parent)

    def entered(self, text: str) -> str:
        """Tell the name, or ask for one."""
        if not text.strip():
            return self.tr("The record keeps who decided: type a name.")
        self.name_entered.emit(text.strip())
        return ""


class ResultBox(PromptBox):
    """Asks for a result both players agree on. Signal: `result_entered(Result)`."""

    result_entered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Result"), self.tr("B+3.5, W+7 or 0"), parent)

    def entered(self, text: str) -> str:
        """Tell the result, or say how one is written."""
        result = parse_result(text)
        if result is None or not result.has_score:
            said = self.tr("“{text}” is no result: write it like B+3.5, W+7, or 0 for a tie.")
            return said.format(text=text[:20])
        self.result_entered.emit(result)
        return ""
