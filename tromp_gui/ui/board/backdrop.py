"""The picture below all pieces: the table and the empty board, opaque."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QColor, QPainter, QPixmap

from tromp_gui.ui.board.bare_board import paint_bare_board, paint_table_shadow
from tromp_gui.ui.board.board_layout import BoardLayout

RIM = 1
"""The picture extends this much further on each side, because window pixels may be fractions of
ours.
"""


class Backdrop:
    """A table of `width` x `height` device pixels with the board of a sheet on it. It is painted in
    slices; the rest can be painted at once.
    """

    def __init__(self, layout: BoardLayout, width: int, height: int, table: QColor) -> None:
        self.width, self.height = width, height
        self._pixmap = QPixmap(width + 2 * RIM, height + 2 * RIM)
        self._slices = self._paint(layout, table)

    def go_on(self) -> bool:
        """Paint a slice of some milliseconds; whether there is more to paint."""
        return next(self._slices, None) is not None

    def pixmap(self) -> QPixmap:
        """The whole picture; its rim lies outside of the table."""
        while self.go_on():
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
