"""A board on any painter: what the scene caches, and print, SVG and thumbnails use directly.

QtGui only.
"""

from __future__ import annotations

from PySide6.QtGui import QImage, QPainter

from tromp_gui.ui.board.ground import paint_ground
from tromp_gui.ui.board.marks import paint_piece
from tromp_gui.ui.board.pens import CLEAR
from tromp_gui.ui.board.pieces import pieces
from tromp_gui.ui.board.sheet import Sheet, fit_sheet
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.look.board_themes import KAYA, BoardTheme


def paint_board(painter: QPainter, state: BoardState, sheet: Sheet) -> None:
    """The whole board, with everything that `state` shows, where `sheet` says."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_ground(painter, sheet)
    for piece in sorted(pieces(state), key=lambda piece: (piece.shape, piece.points)):
        paint_piece(painter, piece, sheet)
    painter.restore()


def board_image(
    state: BoardState,
    width: int,
    height: int,
    theme: BoardTheme = KAYA,
    ratio: float = 1.0,
    coordinates: bool = True,
) -> QImage:
    """A picture of `width` x `height` device pixels with the board in the middle of nothing."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(CLEAR)
    sheet = fit_sheet(width, height, state.rows, state.columns, theme, ratio, coordinates)
    painter = QPainter(image)
    paint_board(painter, state, sheet)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image
