"""The board as a QGraphicsScene in device pixels: a pixmap for the board, one item for a piece."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from tromp_gui.go.point import Color, Point
from tromp_gui.ui.board.backdrop import RIM, Backdrop
from tromp_gui.ui.board.board_layout import BoardLayout
from tromp_gui.ui.board.sprites import Sprite, Sprites
from tromp_gui.ui.board.state import BoardState, Piece, PieceShape, overlays, stones, touched_stones

_STONE = PieceShape.SHADOW, PieceShape.STONE


class BoardScene(QGraphicsScene):
    """Shows a BoardState on a sheet; a change of state touches only the pieces that differ."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = BoardState(0, 0)
        self._overlays: frozenset[Piece] = frozenset()
        self._items: dict[Piece, tuple[QGraphicsPixmapItem, QRect]] = {}
        self._sprites: Sprites | None = None
        self._leaving: list[tuple[QGraphicsPixmapItem, QRect]] = []
        self._ground = self._added(QPixmap())

    def lay_out(self, layout: BoardLayout, backdrop: Backdrop, state: BoardState) -> None:
        """Render all anew: `state` on `layout` before its backdrop."""
        self._clear()
        self._sprites = Sprites(layout)
        self._ground.setPixmap(backdrop.pixmap())
        self._ground.setPos(-RIM, -RIM)
        self._ground.setTransformationMode(Qt.TransformationMode.FastTransformation)
        self.setSceneRect(QRectF(0, 0, backdrop.width, backdrop.height))
        self.show_state(state)

    def show_state(self, state: BoardState, lingers: bool = False) -> list[QRect]:
        """Show `state`, of the size of the sheet (see `lay_out`); where the picture changes.

        Stones that are taken linger, if wanted, until `let_go`.
        """
        if self._sprites is None:
            return []
        sprites = self._sprites
        old, self._state = self._state, state
        touched = touched_stones(old, state)
        gone, come = set(stones(old, touched)), set(stones(state, touched))
        above = overlays(state)
        gone |= self._overlays - above
        come |= above - self._overlays
        self._overlays = above
        left = {piece for piece in gone - come if lingers and piece.shape <= PieceShape.STONE}
        self._leaving += [self._items.pop(piece) for piece in sorted(left)]
        return [self._taken(piece) for piece in gone - come - left] + [
            self._add_piece(piece, sprites.sprite(piece)) for piece in come - gone
        ]

    def stone_items(self, point: Point) -> list[QGraphicsPixmapItem]:
        """The stone on `point` and its shadow; empty where none lies."""
        kinds = {Piece(shape, (point,), stone) for shape in _STONE for stone in Color}
        return [self._items[piece][0] for piece in kinds if piece in self._items]

    def leaving_items(self) -> list[QGraphicsPixmapItem]:
        """The stones that linger, and their shadows."""
        return [item for item, _ in self._leaving]

    def let_go(self) -> list[QRect]:
        """Take the stones away that linger; where the picture changes."""
        for item, _ in self._leaving:
            self.removeItem(item)
        touched = [rect for _, rect in self._leaving]
        self._leaving.clear()
        return touched

    def soften(self) -> None:
        """Let the pictures of now look well when they are scaled, until they are laid out anew.

        Not for always: even where nothing is scaled, Qt takes three times as long.
        """
        for item in (self._ground, *(item for item, _ in self._items.values())):
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def _clear(self) -> None:
        """Take all pieces away, so that the next state is new as a whole."""
        self.let_go()
        for item, _ in self._items.values():
            self.removeItem(item)
        self._items.clear()
        self._overlays = frozenset()
        self._state = BoardState(0, 0)

    def _add_piece(self, piece: Piece, sprite: Sprite) -> QRect:
        item = self._added(sprite.pixmap)
        item.setPos(sprite.rect.topLeft())
        item.setZValue(_height(piece))
        self._items[piece] = item, sprite.rect
        return sprite.rect

    def _added(self, pixmap: QPixmap) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem(pixmap)
        self.addItem(item)
        return item

    def _taken(self, piece: Piece) -> QRect:
        item, rect = self._items.pop(piece)
        self.removeItem(item)
        return rect


def _height(piece: Piece) -> float:
    """The order in which painting goes: by shape, then by point."""
    row, col = piece.point
    return piece.shape + row / 64 + col / 4096
