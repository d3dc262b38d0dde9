"""Boards for tests, and measurements on their pictures."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QImage, QPainter

from tromp_gui.go.point import Point
from tromp_gui.ui.board.board_layout import BoardLayout, fit_layout
from tromp_gui.ui.board.pens import CLEAR
from tromp_gui.ui.board.picture import paint_board
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.look.board_themes import KAYA, BoardTheme


def board(diagram: str, **shown: Any) -> BoardState:
    """The state with the stones of a diagram: X black, O white, x and o the same but dead."""
    rows = [line.split() for line in diagram.strip().splitlines()]
    signs = {
        Point(len(rows) - 1 - y, x): sign
        for y, row in enumerate(rows)
        for x, sign in enumerate(row)
    }
    return BoardState(
        len(rows),
        len(rows[0]),
        black=frozenset(point for point, sign in signs.items() if sign in "Xx"),
        white=frozenset(point for point, sign in signs.items() if sign in "Oo"),
        dead=frozenset(point for point, sign in signs.items() if sign in "xo"),
        **shown,
    )


def picture(
    state: BoardState,
    side: int = 400,
    theme: BoardTheme = KAYA,
    ratio: float = 1.0,
    coordinates: bool = True,
) -> tuple[QImage, BoardLayout]:
    """The board painted on a square of `side` device pixels, and its layout."""
    layout = fit_layout(side, side, state.rows, state.columns, theme, ratio, coordinates)
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(QColor("#FF00FF"))
    painter = QPainter(image)
    paint_board(painter, state, layout)
    painter.end()
    return image, layout


def light(image: QImage, place: QPointF, dx: float = 0, dy: float = 0) -> float:
    """Brightness (0 to 255) of the pixel at a position."""
    return _grey(QColor(image.pixel(int(place.x() + dx), int(place.y() + dy))))


def mean_light(image: QImage, middle: QPointF, half: float) -> float:
    """Mean brightness of the square around a position."""
    x, y, reach = int(middle.x()), int(middle.y()), max(1, int(half))
    box = image.copy(x - reach, y - reach, 2 * reach + 1, 2 * reach + 1)
    grey = box.convertToFormat(QImage.Format.Format_Grayscale8)
    data, stride = bytes(grey.constBits()), grey.bytesPerLine()
    rows = [data[y * stride : y * stride + grey.width()] for y in range(grey.height())]
    return sum(map(sum, rows)) / (grey.width() * grey.height())


def differing(a: QImage, b: QImage) -> QRect:
    """The smallest rectangle that contains all differences between two pictures."""
    assert a.size() == b.size()
    changed = QRect()
    for y in range(a.height()):
        if a.copy(0, y, a.width(), 1) != b.copy(0, y, b.width(), 1):
            xs = [x for x in range(a.width()) if a.pixel(x, y) != b.pixel(x, y)]
            changed = changed.united(QRect(xs[0], y, xs[-1] - xs[0] + 1, 1))
    return changed


def _grey(ink: QColor) -> float:
    """The brightness, as in Qt's grey pictures."""
    return (11 * ink.red() + 16 * ink.green() + 5 * ink.blue()) / 32


def board_image(
    state: BoardState,
    width: int,
    height: int,
    theme: BoardTheme = KAYA,
    ratio: float = 1.0,
    coordinates: bool = True,
) -> QImage:
    """A picture of `width` x `height` device pixels with the board in the middle."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(CLEAR)
    layout = fit_layout(width, height, state.rows, state.columns, theme, ratio, coordinates)
    painter = QPainter(image)
    paint_board(painter, state, layout)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image
