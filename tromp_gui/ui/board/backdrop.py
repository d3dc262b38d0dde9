"""The picture below all pieces: the table and the empty board, opaque."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QColor, QPainter, QPixmap

from tromp_gui.ui.board.bare_board import paint_bare_board, paint_table_shadow
from tromp_gui.ui.board.board_layout import BoardLayout

RIM = 1
"""Device pixels by which the picture extends beyond each side of the table, because the window's
pixels can lie between those of the scene.
"""


class Backdrop:
    """A table of `width` x `height` device pixels with the empty board on it.

    It is painted in slices of a few milliseconds: see `paint_slice`.
    """

    def __init__(self, layout: BoardLayout, width: int, height: int, table: QColor) -> None:
        self.width, self.height = width, height
        self._pixmap = QPixmap(width + 2 * RIM, height + 2 * RIM)
        self._slices = self._paint(layout, table)

    def paint_slice(self) -> bool:
        """Paint the next slice; return whether there may be more."""
        return next(self._slices, None) is not None

    def pixmap(self) -> QPixmap:
        """The whole picture, including the rim; paints what is missing."""
        while self.paint_slice():
            pass
        return self._pixmap

    def _paint(self, layout: BoardLayout, table: QColor) -> Iterator[bool]:
        self._pixmap.fill(table)
        yield True
        for paint in (self._paint_shadow, paint_bare_board):
            painter = QPainter(self._pixmap)
            painter.translate(RIM, RIM)
            paint(painter, layout)
            painter.end()
            yield True

    def _paint_shadow(self, painter: QPainter, layout: BoardLayout) -> None:
        paint_table_shadow(painter, layout, self.width, self.height)
