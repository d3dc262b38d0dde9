"""Expected ownership as a soft shade on the wood, between the bare board and its pieces."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from tromp_gui.go.handicap import star_points
from tromp_gui.go.point import Point
from tromp_gui.ui.board.bare_board import RIM, lines, paint_star_points
from tromp_gui.ui.board.board_layout import BoardLayout
from tromp_gui.ui.board.pens import CLEAR
from tromp_gui.ui.board.state import Piece, PieceShape
from tromp_gui.ui.look.board_themes import StoneStyle

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsPixmapItem

_REACH = 1.2
"""Cells around a point in which its shade is seen."""


class Shade:
    """A small picture that Qt scales where it is exposed, and the lines of the bare board above it.
    A picture as large as the board would have to be painted for each report of an engine.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._layout: BoardLayout | None = None
        self._bare = QPixmap()
        self._items: list[QGraphicsPixmapItem] = []

    def lay_out(self, layout: BoardLayout, bare: QPixmap) -> None:
        """Clear the shade and use another board, whose empty picture is `bare`."""
        for item in self._items:
            self._scene.removeItem(item)
        self._layout, self._bare, self._items = layout, bare, []

    def change(self, gone: set[Piece], come: set[Piece]) -> list[QRect]:
        """Remove the shade from both sets and show it; returns where the picture changes."""
        layout = self._layout
        if layout is None or layout.theme.stones is not StoneStyle.NATURAL:
            return []
        old, new = _shaded(gone), _shaded(come)
        if not old and not new:
            return []
        gone -= old
        come -= new
        for piece in new:
            self._paint(piece, layout)
        for item in self._items:
            item.setVisible(bool(new))
        board, reach = layout.geometry, ceil(_REACH * layout.geometry.cell)
        changed = {point for point, _ in _levels(old) ^ _levels(new)}
        middles = [(board.column_x(point.col), board.row_y(point.row)) for point in changed]
        return [QRect(x - reach, y - reach, 2 * reach, 2 * reach) for x, y in middles]

    def _paint(self, piece: Piece, layout: BoardLayout) -> None:
        from tromp_gui.ui.board.overlay import shade_image

        if not self._items:
            self._add_items(layout)
        self._items[0].setPixmap(QPixmap.fromImage(shade_image(piece, layout)))

    def _add_items(self, layout: BoardLayout) -> None:
        from tromp_gui.ui.board.overlay import STEP, shade_rect

        shade = self._scene.addPixmap(QPixmap())
        shade.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        shade.setZValue(PieceShape.HEAT)
        shade.setPos(shade_rect(layout).topLeft())
        shade.setScale(layout.geometry.cell / STEP)
        self._items.append(shade)
        inner, outer = lines(layout)
        for rect in (*inner, *outer):
            opacity = layout.theme.line_opacity if rect in inner else 1.0
            self._add_above(self._bare.copy(rect.translated(RIM, RIM)), rect, opacity)
        for point in star_points(layout.geometry.rows, layout.geometry.columns):
            box = layout.around(layout.center(point), 0.5).toAlignedRect()
            self._add_above(self._star(layout, box), box)

    def _add_above(self, pixmap: QPixmap, place: QRect, opacity: float = 1.0) -> None:
        item = self._scene.addPixmap(pixmap)
        item.setPos(place.topLeft())
        item.setOpacity(opacity)
        item.setZValue(PieceShape.HEAT + 0.5)
        self._items.append(item)

    def _star(self, layout: BoardLayout, box: QRect) -> QPixmap:
        """The part of the bare board that the star point in `box` covers."""
        star = QPixmap(box.size())
        star.fill(CLEAR)
        painter = QPainter(star)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-box.topLeft())
        paint_star_points(painter, layout)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.drawPixmap(-RIM, -RIM, self._bare)
        painter.end()
        return star


def _shaded(pieces: set[Piece]) -> set[Piece]:
    return {piece for piece in pieces if piece.shape is PieceShape.HEAT}


def _levels(pieces: set[Piece]) -> set[tuple[Point, int]]:
    return {pair for piece in pieces for pair in zip(piece.points, piece.levels, strict=True)}
