"""Where everything on a board is drawn, and in what look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage

from tromp_gui.go.point import Color, Point
from tromp_gui.ui.board.geometry import Geometry, fit
from tromp_gui.ui.board.pens import color
from tromp_gui.ui.board.stones import VARIANTS, off_grid, stone_image
from tromp_gui.ui.board.wood import Plank, plank
from tromp_gui.ui.look.board_themes import BoardTheme, StoneStyle

_INK = {Color.BLACK: "#F7F3EA", Color.WHITE: "#1B1E20"}
_PURE = {Color.BLACK: "#FFFFFF", Color.WHITE: "#000000"}


class BoardLayout(NamedTuple):
    """A geometry and a theme. All places are in device pixels."""

    geometry: Geometry
    theme: BoardTheme

    @property
    def wood_rect(self) -> QRect:
        """The rectangle of the wood."""
        board = self.geometry
        return QRect(board.left, board.top, board.width, board.height)

    def wood(self) -> QImage:
        """The wood without lines; shared, do not change."""
        return self.plank().image()

    def plank(self) -> Plank:
        """The wood, perhaps not fully painted yet."""
        board = self.geometry
        return plank(board.width, board.height, board.cell, self.theme)

    def stone_picture(self, stone: Color, face: int) -> QImage:
        """The picture of a stone of this size; shared, do not change."""
        return stone_image(stone, self.geometry.stone, face, self.theme)

    def prepare(self) -> Iterator[None]:
        """Make the pictures that take long; yields after each slice of a few milliseconds.

        They are cached, so this can be interrupted and restarted at any time.
        """
        while self.plank().paint_slice():
            yield
        for stone, faces in VARIANTS.items():
            for face in range(faces):
                self.stone_picture(stone, face)
                yield

    def center(self, point: Point) -> QPointF:
        """The middle of `point` itself."""
        return QPointF(*self.geometry.center(point))

    def stone_corner(self, point: Point) -> tuple[int, int]:
        """The top left pixel of the picture of a stone on `point`, including its offset."""
        x, y = self.geometry.center(point)
        half = self.geometry.stone / 2
        right, down = off_grid(point)
        return int(x - half) + self._offset(right), int(y - half) + self._offset(down)

    def _offset(self, share: float) -> int:
        """A stone's offset from its point in pixels; adjacent stones never overlap."""
        room = self.geometry.cell - self.geometry.stone
        offset = round(share * self.theme.jitter * self.geometry.cell)
        return min(max(offset, -((room + 1) // 2)), room // 2)

    def stone_center(self, point: Point) -> QPointF:
        """The middle of a stone on `point`."""
        x, y = self.stone_corner(point)
        half = self.geometry.stone / 2
        return QPointF(x + half, y + half)

    def around(self, middle: QPointF, reach: float) -> QRectF:
        """The square of side 2 x `reach` cells around `middle`."""
        half = self.px(reach)
        return QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)

    def px(self, length: float, least: float = 0.0) -> float:
        """`length` cells in device pixels, at least `least` pixels of the window."""
        return self.geometry.px(length, least)

    def ink(self, stone: Color | None) -> QColor:
        """The colour of a mark on a stone, or on an empty point."""
        if stone is None:
            return color(self.theme.line)
        return color((_PURE if self.theme.stones is StoneStyle.INK else _INK)[stone])


def fit_layout(
    width: float,
    height: float,
    rows: int,
    columns: int,
    theme: BoardTheme,
    ratio: float = 1.0,
    coordinates: bool = True,
    text: float = 1.0,
) -> BoardLayout:
    """The largest board of a theme, centred in `width` x `height` device pixels.

    `text` is the size of the window's text, relative to the usual size.
    """
    board = fit(
        width,
        height,
        rows,
        columns,
        ratio,
        coordinates,
        line_share=theme.line_share,
        letter_floor=theme.letter_floor,
        text=text,
    )
    return BoardLayout(board, theme)
