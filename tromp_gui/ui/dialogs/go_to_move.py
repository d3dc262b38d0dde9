"""Go to a move by its number."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tromp_gui.ui.kit.prompt_box import PromptBox


class GoToMoveBox(PromptBox):
    """Signal: `move_entered(int)`, 0 for the start."""

    move_entered = Signal(int)

    def __init__(self, last: int, parent: QWidget | None = None) -> None:
        """The line has the moves 0 to `last`."""
        super().__init__(self.tr("Move"), self.tr("0 to {last}").format(last=last), parent)
        self._last = last

    def entered(self, text: str) -> str:
        """Tell the number, or say what numbers there are."""
        if not (text.isascii() and text.isdecimal()) or int(text[:9]) > self._last:
            said = self.tr("“{text}” is not a move of this line. Enter a number from 0 to {last}.")
            return said.format(text=text[:20], last=self._last)
        self.move_entered.emit(int(text))
        return ""
