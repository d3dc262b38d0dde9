"""The cells of the board as a table: small stones to be seen in every theme, beside the words."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from tromp_gui.go.point import Color
from tromp_gui.ui.board.small_stones import paint_stone
from tromp_gui.ui.look.board_themes import HIGH_CONTRAST
from tromp_gui.ui.look.theme import scaled

STONE_ROLE = Qt.ItemDataRole.UserRole
"""The role under which a cell has its `CellStone`; None for an empty point."""

_SHARE, _MOST = 0.72, 44
_ON_BLACK, _ON_WHITE = "#FFFFFF", "#000000"


class CellStone(NamedTuple):
    """A stone as its cell shows it."""

    color: Color
    is_dead: bool
    is_last: bool


class StonePainter(QStyledItemDelegate):
    """Draws a stone where its cell has one, with a cross where it is dead, a ring where it is the
    last move; else the text.
    """

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """As Qt asks: a stone takes the place of its sign."""
        super().initStyleOption(option, index)
        if index.data(STONE_ROLE) is not None:
            option.text = ""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """As Qt asks."""
        super().paint(painter, option, index)
        stone = index.data(STONE_ROLE)
        if isinstance(stone, CellStone):
            cell = QRectF(option.rect)
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _paint_stone(painter, cell, stone)
            painter.restore()


def _paint_stone(painter: QPainter, cell: QRectF, stone: CellStone) -> None:
    side = min(_SHARE * cell.width(), _SHARE * cell.height(), scaled(_MOST))
    middle = cell.center()
    paint_stone(painter, middle, side, stone.color, HIGH_CONTRAST)
    ink = QColor(_ON_BLACK if stone.color is Color.BLACK else _ON_WHITE)
    painter.setPen(QPen(ink, max(1.5, 0.07 * side)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if stone.is_dead:
        cross = QRectF(0, 0, 0.4 * side, 0.4 * side)
        cross.moveCenter(middle)
        painter.drawLine(cross.topLeft(), cross.bottomRight())
        painter.drawLine(cross.bottomLeft(), cross.topRight())
    elif stone.is_last:
        painter.drawEllipse(middle, 0.25 * side, 0.25 * side)
