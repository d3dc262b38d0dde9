"""Boxes that ask where to go: a point (`d4`) or a move number."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tromp_gui.go.point import Point
from tromp_gui.gtp.vertex import format_vertex, parse_vertex
from tromp_gui.ui.kit.prompt_box import PromptBox


class CoordinateBox(PromptBox):
    """Signal: `point_entered(Point | None)`, None for a pass."""

    point_entered = Signal(object)

    def __init__(self, rows: int, columns: int, parent: QWidget | None = None) -> None:
        """`rows` and `columns` are the size of the board."""
        super().__init__(self.tr("Point"), self.tr("D4 or pass"), parent)
        self._rows, self._columns = rows, columns

    def entered(self, text: str) -> str:
        """Emit the point, or say which points there are."""
        try:
            point = parse_vertex(text, self._rows, self._columns)
        except ValueError:
            last = format_vertex(Point(self._rows - 1, self._columns - 1))
            said = self.tr("“{text}” is not a point: use A1 to {last}.")
            if text[:1] in ("i", "I"):
                said = self.tr("“{text}” is not a point: the letter I is not used; J follows H.")
            return said.format(text=text[:20], last=last)
        self.point_entered.emit(point)
        return ""


class GoToMoveBox(PromptBox):
    """Signal: `move_entered(int)`, 0 for the start."""

    move_entered = Signal(int)

    def __init__(self, last: int, parent: QWidget | None = None) -> None:
        """`last` is the number of the line's last move."""
        super().__init__(self.tr("Move"), self.tr("0 to {last}").format(last=last), parent)
        self._last = last

    def entered(self, text: str) -> str:
        """Emit the number, or say which numbers there are."""
        if not (text.isascii() and text.isdecimal()) or int(text[:9]) > self._last:
            said = self.tr("“{text}” is not a move of this line. Enter a number from 0 to {last}.")
            return said.format(text=text[:20], last=self._last)
        self.move_entered.emit(int(text))
        return ""
