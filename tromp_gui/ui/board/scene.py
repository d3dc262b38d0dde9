"""The board as a QGraphicsScene in device pixels: one pixmap for the board, one item per piece."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from tromp_gui.go.point import Color, Point
from tromp_gui.ui.board.bare_board import RIM, Backdrop
from tromp_gui.ui.board.board_layout import BoardLayout
from tromp_gui.ui.board.pens import CLEAR
from tromp_gui.ui.board.shade import Shade
from tromp_gui.ui.board.state import BoardState, Piece, PieceShape, overlays, stones, touched_stones
from tromp_gui.ui.board.stones import SHADOW_REACH, variant

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsPixmapItem

_REACH = 0.66, 0.66, 0.66, 0.66
_REACHES = {PieceShape.SHADOW: SHADOW_REACH, PieceShape.HEAT: (1.1, 1.1, 1.1, 1.1)}
_STONES = frozenset(
    {PieceShape.STONE, PieceShape.DEAD, PieceShape.GHOST, PieceShape.REFUSED, PieceShape.NUMBERED}
)
_SINGLE = frozenset(
    {
        PieceShape.HIDDEN,
        PieceShape.DIMMED,
        PieceShape.FIGURES,
        PieceShape.AREA,
        PieceShape.LINE,
        PieceShape.ARROW,
        PieceShape.HIGHLIGHT,
        PieceShape.FLIPS,
        PieceShape.HEAT,
    }
)

_Look = tuple[object, ...]


class Sprite(NamedTuple):
    """A pixmap and the rectangle it covers, in whole device pixels."""

    pixmap: QPixmap
    rect: QRect


class Sprites:
    """Draws the pieces of one layout into pixmaps, and keeps those that can be used again."""

    def __init__(self, layout: BoardLayout) -> None:
        self._layout = layout
        self._kept: dict[_Look, Sprite] = {}
        self._corners: dict[Point, tuple[int, int]] = {}

    def sprite(self, piece: Piece) -> Sprite:
        """The picture of `piece` and its rectangle."""
        if not _is_shared(piece):
            return self._drawn(piece)
        look = piece.shape, *piece[2:], self._face(piece)
        anchor = self._anchor(piece)
        kept = self._kept.get(look)
        if kept is None:
            made = self._drawn(piece)
            kept = Sprite(made.pixmap, made.rect.translated(-anchor[0], -anchor[1]))
            self._kept[look] = kept
        return Sprite(kept.pixmap, kept.rect.translated(*anchor))

    def _face(self, piece: Piece) -> int:
        if piece.color is None or piece.shape not in _STONES:
            return 0
        return variant(piece.point, piece.color)

    def _anchor(self, piece: Piece) -> tuple[int, int]:
        """The pixel from which pictures of the same look have the same distance."""
        if piece.color is not None:
            corner = self._corners.get(piece.point)
            if corner is None:
                corner = self._corners[piece.point] = self._layout.stone_corner(piece.point)
            return corner
        board = self._layout.geometry
        return board.column_x(piece.point.col), board.row_y(piece.point.row)

    def _drawn(self, piece: Piece) -> Sprite:
        from tromp_gui.ui.board.marks import paint_piece

        box = self._box(piece)
        pixmap = QPixmap(box.size())
        pixmap.fill(CLEAR)
        painter = QPainter(pixmap)
        painter.translate(-box.topLeft())
        paint_piece(painter, piece, self._layout)
        painter.end()
        return Sprite(pixmap, box)

    def _box(self, piece: Piece) -> QRect:
        """The whole pixels that contain everything drawn."""
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
    """Whether the picture can be used on other points: not if bare wood is part of it.

    Figures of candidates change all the time and long labels are seldom equal: keeping their
    pictures would waste memory.
    """
    if piece.shape is PieceShape.LABEL:
        return piece.color is not None and len(piece.text) <= 3
    return piece.shape not in _SINGLE


_STONE = PieceShape.SHADOW, PieceShape.STONE


class BoardScene(QGraphicsScene):
    """Shows a BoardState; a change of state touches only the pieces that differ."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = BoardState(0, 0)
        self._overlays: frozenset[Piece] = frozenset()
        self._items: dict[Piece, tuple[QGraphicsPixmapItem, QRect]] = {}
        self._sprites: Sprites | None = None
        self._leaving: list[tuple[QGraphicsPixmapItem, QRect]] = []
        self._backdrop_item = self.addPixmap(QPixmap())
        self._shade = Shade(self)

    def lay_out(self, layout: BoardLayout, backdrop: Backdrop, state: BoardState) -> None:
        """Render everything again: `state` on `layout` over its backdrop."""
        self._clear()
        self._sprites = Sprites(layout)
        self._backdrop_item.setPixmap(backdrop.pixmap())
        self._backdrop_item.setPos(-RIM, -RIM)
        self._shade.lay_out(layout, self._backdrop_item.pixmap())
        self.setSceneRect(QRectF(0, 0, backdrop.width, backdrop.height))
        self.show_state(state)

    def show_state(self, state: BoardState, lingers: bool = False) -> list[QRect]:
        """Show `state`, which has the size given to `lay_out`; return where the picture changes.

        With `lingers`, captured stones stay until `remove_leaving`.
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
        shaded = self._shade.change(gone, come)
        left = {piece for piece in gone - come if lingers and piece.shape <= PieceShape.STONE}
        self._leaving += [self._items.pop(piece) for piece in sorted(left)]
        taken = [self._taken(piece) for piece in gone - come - left]
        added = [self._add_piece(piece, sprites.sprite(piece)) for piece in come - gone]
        return shaded + taken + added

    def stone_items(self, point: Point) -> list[QGraphicsPixmapItem]:
        """The stone on `point` and its shadow; empty if there is no stone."""
        kinds = {Piece(shape, (point,), stone) for shape in _STONE for stone in Color}
        return [self._items[piece][0] for piece in kinds if piece in self._items]

    def leaving_items(self) -> list[QGraphicsPixmapItem]:
        """The captured stones that are still shown, with their shadows."""
        return [item for item, _ in self._leaving]

    def remove_leaving(self) -> list[QRect]:
        """Remove the captured stones still shown; return where the picture changes."""
        for item, _ in self._leaving:
            self.removeItem(item)
        touched = [rect for _, rect in self._leaving]
        self._leaving.clear()
        return touched

    def picture(self) -> QPixmap:
        """Everything as it is shown now."""
        picture = QPixmap(self.sceneRect().size().toSize())
        painter = QPainter(picture)
        self.render(painter)
        painter.end()
        return picture

    def _clear(self) -> None:
        """Remove all pieces, so that the next state is shown anew."""
        self.remove_leaving()
        for item, _ in self._items.values():
            self.removeItem(item)
        self._items.clear()
        self._overlays = frozenset()
        self._state = BoardState(0, 0)

    def _add_piece(self, piece: Piece, sprite: Sprite) -> QRect:
        item = self.addPixmap(sprite.pixmap)
        item.setPos(sprite.rect.x(), sprite.rect.y())
        item.setZValue(_height(piece))
        self._items[piece] = item, sprite.rect
        return sprite.rect

    def _taken(self, piece: Piece) -> QRect:
        item, rect = self._items.pop(piece)
        self.removeItem(item)
        return rect


def _height(piece: Piece) -> float:
    """The order of painting: by shape, then by point."""
    row, col = piece.point
    return piece.shape + row / 64 + col / 4096
