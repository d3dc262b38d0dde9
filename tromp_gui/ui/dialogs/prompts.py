"""Boxes that ask for one answer: a point, a move number, who decided, a result."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from tromp_gui.go.point import Color, Point
from tromp_gui.go.result import Result
from tromp_gui.gtp.vertex import format_vertex, parse_vertex
from tromp_gui.ui.kit.form import ButtonRole
from tromp_gui.ui.kit.prompt_box import PromptBox, QuestionDialog
from tromp_gui.wording.results import typed_result


class CoordinateBox(PromptBox):
    """Asks for a point; the answer None is a pass."""

    def __init__(self, rows: int, columns: int, parent: QWidget | None = None) -> None:
        """`rows` and `columns` are the size of the board."""
        super().__init__(self.tr("Point"), self.tr("D4 or pass"), parent)
        self._rows, self._columns = rows, columns

    def read(self, text: str) -> Point | None:
        try:
            return parse_vertex(text, self._rows, self._columns)
        except ValueError:
            last = format_vertex(Point(self._rows - 1, self._columns - 1))
            said = self.tr("“{text}” is not a point: use A1 to {last}.")
            if text[:1] in ("i", "I"):
                said = self.tr("“{text}” is not a point: the letter I is not used; J follows H.")
            raise ValueError(said.format(text=text[:20], last=last)) from None


class GoToMoveBox(PromptBox):
    """Asks for the number of a move, 0 for the start."""

    def __init__(self, last: int, parent: QWidget | None = None) -> None:
        """`last` is the number of the line's last move."""
        super().__init__(self.tr("Move"), self.tr("0 to {last}").format(last=last), parent)
        self._last = last

    def read(self, text: str) -> int:
        if not (text.isascii() and text.isdecimal()) or int(text[:9]) > self._last:
            said = self.tr("“{text}” is not a move of this line. Enter a number from 0 to {last}.")
            raise ValueError(said.format(text=text[:20], last=self._last))
        return int(text)


class DeciderBox(PromptBox):
    """Asks for the name of the person who decided."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Decided by"), self.tr("name"), parent)

    def read(self, text: str) -> str:
        if not text:
            raise ValueError(
                self.tr("Enter the name of the person who decided; it is saved in the record.")
            )
        return text


class ResultBox(PromptBox):
    """Asks for a result that both players accept."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Result"), self.tr("B+3.5, W+7 or 0"), parent)

    def read(self, text: str) -> Result:
        result = typed_result(text)
        if result is None or not result.has_score:
            said = self.tr(
                "“{text}” is not a result. Enter for example B+3.5, W+7, or 0 for a tie."
            )
            raise ValueError(said.format(text=text[:20]))
        return result


class RequesterDialog(QuestionDialog):
    """Asks which player wants to resume a stopped game, and calls `choose` with the colour."""

    def __init__(self, choose: Callable[[Color], object], parent: QWidget | None = None) -> None:
        super().__init__(
            self.tr("Play on"),
            self.tr("Who asks to play on?"),
            self.tr("The other player then moves first."),
            self.tr("&Black"),
            lambda: choose(Color.BLACK),
            parent,
        )
        white = self.add_button(
            self.tr("&White"), lambda: choose(Color.WHITE), ButtonRole.AcceptRole
        )
        white.clicked.connect(self.reject)
