"""A stone beside a text, drawn as on the board."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tromp_gui.go.point import Color
from tromp_gui.ui.board.stones import paint_stone
from tromp_gui.ui.look.board_themes import KAYA, BoardTheme
from tromp_gui.ui.look.theme import fix_square, scaled


class StoneSign(QWidget):
    """A stone of `diameter`, scaled to the text."""

    def __init__(self, stone: Color, diameter: int) -> None:
        super().__init__()
        self._stone, self._diameter = stone, diameter
        self._look = KAYA
        fix_square(self, diameter + 2)

    def show_look(self, look: BoardTheme) -> None:
        """Draw the stone as on this board."""
        if look is not self._look:
            self._look = look
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        middle = QPointF(self.width() / 2, self.height() / 2)
        paint_stone(QPainter(self), middle, scaled(self._diameter), self._stone, self._look)
