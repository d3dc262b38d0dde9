"""Pixmaps of the pieces, each drawn once for a sheet and shared wherever it looks the same."""

from __future__ import annotations

from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtGui import QPainter, QPixmap

from tromp_gui.go.point import Point
from tromp_gui.ui.board.board_layout import BoardLayout
from tromp_gui.ui.board.marks import paint_piece
from tromp_gui.ui.board.pens import CLEAR
from tromp_gui.ui.board.state import Piece, PieceShape
from tromp_gui.ui.board.stones import SHADOW_REACH, variant

_REACH = 0.66, 0.66, 0.66, 0.66
_REACHES = {PieceShape.SHADOW: SHADOW_REACH, PieceShape.HEAT: (1.1, 1.1, 1.1, 1.1)}
_STONES = frozenset(
    {PieceShape.STONE, PieceShape.DEAD, PieceShape.GHOST, PieceShape.REFUSED, PieceShape.NUMBERED}
)
_SPREAD = frozenset(
    {PieceShape.LINE, PieceShape.ARROW, PieceShape.HIGHLIGHT, PieceShape.FLIPS, PieceShape.HEAT}
)

_Look = tuple[object, ...]


class Sprite(NamedTuple):
    """A pixmap and the place it covers, in whole device pixels."""

    pixmap: QPixmap
    rect: QRect


class Sprites:
    """Draws pieces into pixmaps for one sheet, and keeps those that can serve again."""

    def __init__(self, layout: BoardLayout) -> None:
        self._layout = layout
        self._kept: dict[_Look, Sprite] = {}
        self._corners: dict[Point, QPoint] = {}

    def sprite(self, piece: Piece) -> Sprite:
        """The picture of `piece` and its place."""
        if not _is_shared(piece):
            return self._drawn(piece)
        look = piece.shape, *piece[2:], self._face(piece)
        anchor = self._anchor(piece)
        kept = self._kept.get(look)
        if kept is None:
            made = self._drawn(piece)
            kept = Sprite(made.pixmap, made.rect.translated(-anchor))
            self._kept[look] = kept
        return Sprite(kept.pixmap, kept.rect.translated(anchor))

    def _face(self, piece: Piece) -> int:
        if piece.color is None or piece.shape not in _STONES:
            return 0
        return variant(piece.point, piece.color)

    def _anchor(self, piece: Piece) -> QPoint:
        """The pixel to which the pictures of equal looks have all the same distance."""
        if piece.color is not None:
            corner = self._corners.get(piece.point)
            if corner is None:
                corner = QPoint(*self._layout.stone_corner(piece.point))
                self._corners[piece.point] = corner
            return corner
        board = self._layout.geometry
        return QPoint(board.column_x(piece.point.col), board.row_y(piece.point.row))

    def _drawn(self, piece: Piece) -> Sprite:
        box = self._box(piece)
        pixmap = QPixmap(box.size())
        pixmap.fill(CLEAR)
        painter = QPainter(pixmap)
        painter.translate(-box.topLeft())
        paint_piece(painter, piece, self._layout)
        painter.end()
        return Sprite(pixmap, box)

    def _box(self, piece: Piece) -> QRect:
        """Whole pixels that hold all that is drawn."""
        places = [self._place(piece)]
        places += [self._layout.center(point) for point in piece.points[1:]]
        sides = _REACHES.get(piece.shape, _REACH)
        left, up, right, down = (self._layout.px(side) + 1 for side in sides)
        x, y = [place.x() for place in places], [place.y() for place in places]
        corner = floor(min(x) - left), floor(min(y) - up)
        return QRect(*corner, ceil(max(x) + right) - corner[0], ceil(max(y) + down) - corner[1])

    def _place(self, piece: Piece) -> QPointF:
        at = self._layout.center if piece.color is None else self._layout.stone_center
        return at(piece.point)


def _is_shared(piece: Piece) -> bool:
    """Whether the picture is the same on other points: not where bare wood is part of it.

    A candidate's figures change all the time, and long labels are seldom the same, so their
    pictures would only pile up.
    """
    label = piece.shape is PieceShape.LABEL and (piece.color is None or len(piece.text) > 3)
    bare = piece.shape in (PieceShape.HIDDEN, PieceShape.DIMMED) or label
    return not bare and piece.shape not in _SPREAD and piece.shape is not PieceShape.CANDIDATE
