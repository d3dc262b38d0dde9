"""Paints a board with any painter, or as a picture of an exact size. QtGui only."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter

from tromp_gui.ui.board.bare_board import paint_bare_board
from tromp_gui.ui.board.board_layout import BoardLayout, fit_layout
from tromp_gui.ui.board.marks import paint_piece
from tromp_gui.ui.board.pens import CLEAR
from tromp_gui.ui.board.state import BoardState, pieces
from tromp_gui.ui.look.board_themes import KAYA, BoardTheme


def paint_board(painter: QPainter, state: BoardState, layout: BoardLayout) -> None:
    """Paint the whole board with everything in `state`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_bare_board(painter, layout)
    for piece in sorted(pieces(state), key=lambda piece: (piece.shape, piece.points)):
        paint_piece(painter, piece, layout)
    painter.restore()


def picture_layout(
    side: int,
    rows: int,
    columns: int,
    theme: BoardTheme,
    coordinates: bool = True,
    ratio: float = 1.0,
) -> tuple[BoardLayout, QSize]:
    """A board whose wood fills a picture with a longer side of `side`, and the picture's size.

    The cell is a whole number of pixels; what is left over makes the margin wider. If that is an
    odd number, the last pixel of the wood lies outside the picture.
    """
    board = fit_layout(side, side, rows, columns, theme, ratio, coordinates).geometry
    spare = side - max(board.width, board.height)
    board = board._replace(margin=board.margin + (spare + 1) // 2, left=0, top=0)
    return BoardLayout(board, theme), QSize(min(side, board.width), min(side, board.height))


def picture(
    state: BoardState,
    side: int,
    theme: BoardTheme = KAYA,
    coordinates: bool = True,
    behind: Qt.GlobalColor = CLEAR,
) -> QImage:
    """The board as a picture; `behind` shows outside the wood's round corners."""
    layout, size = picture_layout(side, state.rows, state.columns, theme, coordinates)
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(behind)
    painter = QPainter(image)
    paint_board(painter, state, layout)
    painter.end()
    return image
