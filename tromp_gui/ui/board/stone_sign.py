"""Stones beside texts, drawn as on the board."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tromp_gui.go.point import Color
from tromp_gui.ui.board.stones import shadow_image, stone_image
from tromp_gui.ui.look.board_themes import FLAT, KAYA, BoardTheme, StoneStyle
from tromp_gui.ui.look.theme import current, fix_square, scaled

_FACE = 2
_SHADOW = 0.6
"""Strength of a stone's shadow in the window, as a share of that on the board."""


def paint_stone(
    painter: QPainter, middle: QPointF, diameter: float, stone: Color, look: BoardTheme
) -> None:
    """Paint a stone as on the board, with its shadow, `diameter` logical pixels wide."""
    ratio = painter.device().devicePixelRatio()
    size = round(diameter * ratio)
    if look.stones is StoneStyle.NATURAL:
        _draw_image(painter, middle, shadow_image(size, size, look.shadow * _SHADOW), ratio)
    _draw_image(painter, middle, stone_image(stone, size, _FACE, look), ratio)
    if stone is Color.BLACK and current().stone_rim and look.stones is not StoneStyle.CONTRAST:
        _paint_light_rim(painter, middle, diameter)


def paint_count_stone(
    painter: QPainter, middle: QPointF, diameter: float, stone: Color, look: BoardTheme
) -> None:
    """Paint the small flat stone before a number in a line of text."""
    flat = FLAT if look.stones is StoneStyle.NATURAL else look
    paint_stone(painter, middle, diameter, stone, flat)


def _draw_image(painter: QPainter, middle: QPointF, image: QImage, ratio: float) -> None:
    picture = QImage(image)
    picture.setDevicePixelRatio(ratio)
    half = image.width() / ratio / 2
    left, top = middle.x() - half, middle.y() - half
    painter.drawImage(QPointF(round(left * ratio) / ratio, round(top * ratio) / ratio), picture)


def _paint_light_rim(painter: QPainter, middle: QPointF, diameter: float) -> None:
    """Paint a rim, so that a black stone is visible on a dark window."""
    painter.setPen(QPen(QColor(current().stone_rim), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, diameter / 2 - 0.5, diameter / 2 - 0.5)


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
