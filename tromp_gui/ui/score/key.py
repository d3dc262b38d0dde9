"""The key to the signs on the board during a count."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from tromp_gui.go.point import Color, Point
from tromp_gui.ui.board.board_layout import BoardLayout
from tromp_gui.ui.board.geometry import Geometry
from tromp_gui.ui.board.marks import paint_piece
from tromp_gui.ui.board.state import Owner, Piece, PieceShape
from tromp_gui.ui.kit.boxes import hbox
from tromp_gui.ui.kit.flow import FlowLayout
from tromp_gui.ui.look.board_themes import KAYA, BoardTheme

TILE = 22
_AT = (Point(0, 0),)
_SIGNS = {
    "black": (Piece(PieceShape.TERRITORY, _AT, owner=Owner.BLACK),),
    "white": (Piece(PieceShape.TERRITORY, _AT, owner=Owner.WHITE),),
    "neutral": (Piece(PieceShape.TERRITORY, _AT, owner=Owner.NEUTRAL),),
    "dead": (
        Piece(PieceShape.DEAD, _AT, Color.BLACK),
        Piece(PieceShape.CROSS, _AT, Color.BLACK, owner=Owner.WHITE),
    ),
    "unsure": (
        Piece(PieceShape.STONE, _AT, Color.WHITE),
        Piece(PieceShape.UNSURE, _AT, Color.WHITE),
    ),
    "flips": (Piece(PieceShape.FLIPS, _AT),),
}


_CELLS = {PieceShape.TERRITORY: 34, PieceShape.DEAD: 22, PieceShape.STONE: 22, PieceShape.FLIPS: 15}
"""The size of a cell by the sign's first piece, so that each sign fills its tile."""


class ScoreKey(QWidget):
    """Six signs with their names, wrapped to the width."""

    def __init__(self) -> None:
        super().__init__()
        words = {
            "black": self.tr("Black’s point"),
            "white": self.tr("White’s point"),
            "neutral": self.tr("neutral"),
            "dead": self.tr("dead"),
            "unsure": self.tr("unsure, counted as alive"),
            "flips": self.tr("changed by a click"),
        }
        self._tiles = [_Tile(pieces) for pieces in _SIGNS.values()]
        row = FlowLayout(20, 6, self)
        row.setContentsMargins(2, 0, 2, 0)
        for tile, word in zip(self._tiles, words.values(), strict=True):
            row.addWidget(_entry(tile, word))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_stones(self, look: BoardTheme) -> None:
        """Draw wood and signs in the board's look."""
        for tile in self._tiles:
            tile.show_look(look)


def _entry(tile: QWidget, word: str) -> QWidget:
    entry = QWidget()
    label = QLabel(word)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", "quiet")
    hbox(tile, label, on=entry, gap=8)
    return entry


class _Tile(QWidget):
    """A square of wood with a sign, drawn by the functions of the board."""

    def __init__(self, pieces: tuple[Piece, ...]) -> None:
        super().__init__()
        self._pieces = pieces
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
        side, cell = round(TILE * ratio), round(_CELLS[self._pieces[0].shape] * ratio)
        line = 2 - side % 2  # so that the point is in the middle of the tile
        geometry = Geometry(1, 1, ratio, cell, side // 2, 0, 0, False, 0.0, line, line)
        return BoardLayout(geometry, self._look._replace(jitter=0.0))
