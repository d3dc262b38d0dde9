"""The board as a QGraphicsScene in device pixels: a pixmap for the board, one item for a piece."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from tromp_gui.ui.board.paint import paint_table
from tromp_gui.ui.board.pieces import Piece, overlays, stones, touched_stones
from tromp_gui.ui.board.sheet import Sheet
from tromp_gui.ui.board.sprites import Sprites
from tromp_gui.ui.board.state import BoardState

_RIM = 1
"""The table is painted this much further on each side: a window's pixels may be parts of ours."""


class BoardScene(QGraphicsScene):
    """Shows a BoardState on a sheet; a change of state touches only the pieces that differ."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = BoardState(0, 0)
        self._overlays: frozenset[Piece] = frozenset()
        self._items: dict[Piece, QGraphicsPixmapItem] = {}
        self._sprites: Sprites | None = None
        self._ground = self._added(QGraphicsPixmapItem())

    def lay_out(
        self, sheet: Sheet, width: int, height: int, table: QColor, state: BoardState
    ) -> None:
        """Render all anew: `state` on `sheet`, on a table of `width` x `height` device pixels."""
        self._clear()
        self._sprites = Sprites(sheet)
        self._ground.setPixmap(_ground_pixmap(sheet, width, height, table))
        self._ground.setPos(-_RIM, -_RIM)
        self.setSceneRect(QRectF(0, 0, width, height))
        self.show_state(state)

    def show_state(self, state: BoardState) -> None:
        """Show `state`; its size must be that of the sheet (see `lay_out`)."""
        if self._sprites is None:
            return
        old, self._state = self._state, state
        touched = touched_stones(old, state)
        gone, come = set(stones(old, touched)), set(stones(state, touched))
        above = overlays(state)
        gone |= self._overlays - above
        come |= above - self._overlays
        self._overlays = above
        for piece in gone - come:
            self.removeItem(self._items.pop(piece))
        for piece in come - gone:
            self._items[piece] = self._piece_item(piece, self._sprites)

    def _clear(self) -> None:
        """Take all pieces away, so that the next state is new as a whole."""
        for item in self._items.values():
            self.removeItem(item)
        self._items.clear()
        self._overlays = frozenset()
        self._state = BoardState(0, 0)

    def _piece_item(self, piece: Piece, sprites: Sprites) -> QGraphicsPixmapItem:
        sprite = sprites.sprite(piece)
        item = self._added(QGraphicsPixmapItem(sprite.pixmap))
        item.setPos(sprite.left, sprite.top)
        item.setZValue(piece.shape)
        return item

    def _added(self, item: QGraphicsPixmapItem) -> QGraphicsPixmapItem:
        item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self.addItem(item)
        return item


def _ground_pixmap(sheet: Sheet, width: int, height: int, table: QColor) -> QPixmap:
    """The table with the bare board: opaque, so it is copied, not blended."""
    pixmap = QPixmap(width + 2 * _RIM, height + 2 * _RIM)
    pixmap.fill(table)
    painter = QPainter(pixmap)
    painter.translate(_RIM, _RIM)
    paint_table(painter, sheet, width, height, table)
    painter.end()
    return pixmap
