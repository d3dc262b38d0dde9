"""A square of wood with a sign of the board, for a key beside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from tromp_gui.ui.board.board_layout import BoardLayout
from tromp_gui.ui.board.geometry import Geometry
from tromp_gui.ui.board.marks import paint_piece
from tromp_gui.ui.board.state import Piece
from tromp_gui.ui.look.board_themes import KAYA, BoardTheme

TILE = 22


class SignTile(QWidget):
    """`pieces` on one point, drawn by the functions of the board, as on a board with cells of
    `cell` pixels.
    """

    def __init__(self, pieces: tuple[Piece, ...], cell: int) -> None:
        super().__init__()
        self._pieces, self._cell = pieces, cell
        self._look = KAYA
        self.setFixedSize(TILE, TILE)

    def sizeHint(self) -> QSize:
        return QSize(TILE, TILE)

    def show_look(self, look: BoardTheme) -> None:
        self._look = look
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint plain wood with the sign in the middle, in device pixels."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = self.devicePixelRatioF()
        painter.scale(1 / ratio, 1 / ratio)
        corners = QPainterPath()
        corners.addRoundedRect(QRectF(0, 0, TILE * ratio, TILE * ratio), 5 * ratio, 5 * ratio)
        painter.setClipPath(corners)
        painter.fillPath(corners, QColor(self._look.mid))
        layout = self._layout(ratio)
        for piece in self._pieces:
            paint_piece(painter, piece, layout)

    def _layout(self, ratio: float) -> BoardLayout:
        side, cell = round(TILE * ratio), round(self._cell * ratio)
        line = 2 - side % 2  # so that the point is in the middle of the tile
        geometry = Geometry(
            1, 1, ratio, cell, side // 2, 0, 0, False, 0.0, line, line, range(1), range(1)
        )
        return BoardLayout(geometry, self._look._replace(jitter=0.0))
