"""The program's icon: a wooden tile with a crossing, a black and a white stone.

`packaging/make_icons.py` writes it to the resources with `draw_app_icon`; the running program only
reads those pictures.
"""

from __future__ import annotations

from math import copysign, cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QLinearGradient, QPainter, QPainterPath

from tromp_gui import resources
from tromp_gui.go.point import Color
from tromp_gui.ui.board.stones import shadow_image, stone_image
from tromp_gui.ui.board.wood import wood_image
from tromp_gui.ui.look.board_themes import FLAT, KAYA
from tromp_gui.ui.look.shadow import draw_shadow

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Sizes of the pictures, in pixels."""
SMALL = 48
"""Below this size: no grain, flat stones, lines of one pixel."""
INK = "#3B2A12"
LIGHT, MID, DARK = "#F0CE8C", "#E3B76B", "#CC9A52"
"""The wood, warmer than the board's, to suit any desktop."""
MARGIN, CELL, STONE = 0.06, 0.41, 0.97
"""The margin as a share of the icon, a cell of the tile, a stone of the cell."""


def app_icon() -> QIcon:
    """The icon in all sizes, from the resources; empty if they are missing."""
    icon = QIcon()
    for size in SIZES:
        icon.addFile(str(resources.path(f"icons/tromp-gui-{size}.png")))
    return icon


def tile_outline(tile: QRectF, steps: int = 360) -> list[QPointF]:
    """Points of the superellipse |x|⁵ + |y|⁵ = 1 that fills the square `tile`."""
    half, points = tile.width() / 2, []
    for step in range(steps):
        c, s = cos(2 * pi * step / steps), sin(2 * pi * step / steps)
        x, y = copysign(abs(c) ** 0.4, c), copysign(abs(s) ** 0.4, s)
        points.append(tile.center() + QPointF(half * x, half * y))
    return points


def draw_app_icon(size: int) -> QImage:
    """The icon of `size` x `size` pixels on a transparent background."""
    detail = 1 if size >= 128 else 4
    side = size * detail
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    margin = side * MARGIN
    tile = QRectF(margin, 0.8 * margin, side - 2 * margin, side - 2 * margin)
    if size >= SMALL:
        blur = round(side * 0.026)
        draw_shadow(painter, tile.translated(0, side * 0.012), round(side * 0.2), 0.30, blur)
    _paint_tile(painter, tile, size)
    cell, corner = _crossings(tile, size, detail)
    _paint_lines(painter, tile, size, cell, corner, detail)
    _paint_stones(painter, size, cell, corner)
    painter.end()
    mode = Qt.TransformationMode.SmoothTransformation
    return image.scaled(size, size, Qt.AspectRatioMode.IgnoreAspectRatio, mode)


def _outline_path(tile: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(tile_outline(tile))
    path.closeSubpath()
    return path


def _paint_tile(painter: QPainter, tile: QRectF, size: int) -> None:
    """Paint wood inside the outline, light from above, and an edge if the icon is not small."""
    theme = KAYA._replace(light=LIGHT, mid=MID, dark=DARK, grain=0.9 if size >= 64 else 0.0)
    side = round(tile.width()) + 1
    painter.setClipPath(_outline_path(tile))
    painter.drawImage(tile.topLeft(), wood_image(side, side, round(side / 4), theme))
    stops = [(0.0, "#42FFFFFF"), (0.5, "#00FFFFFF"), (0.5, "#005A3400"), (1.0, "#385A3400")]
    painter.fillRect(tile, _from_above(tile, stops))
    if size >= SMALL:
        edge = [(0.0, "#66FFFFFF"), (0.12, "#00FFFFFF"), (0.9, "#005A3400"), (1.0, "#805A3400")]
        rim = QPainterPath(_outline_path(tile))
        inset = tile.width() * 0.008
        rim.addPath(_outline_path(tile.adjusted(inset, inset, -inset, -inset)))
        painter.fillPath(rim, _from_above(tile, edge))


def _from_above(tile: QRectF, stops: list[tuple[float, str]]) -> QLinearGradient:
    gradient = QLinearGradient(tile.topLeft(), tile.bottomLeft())
    for place, ink in stops:
        gradient.setColorAt(place, QColor(ink))
    return gradient


def _crossings(tile: QRectF, size: int, detail: int) -> tuple[float, QPointF]:
    """The size of a cell and the top left crossing; in whole pixels for a small icon."""
    if size >= SMALL:
        cell = tile.width() * CELL
        return cell, tile.center() - QPointF(cell / 2, cell / 2)
    cell = round(tile.width() * (CELL + 0.02) / detail) * detail
    first = tile.center() - QPointF(cell / 2, cell / 2)
    x, y = round(first.x() / detail), round(first.y() / detail)
    return cell, QPointF((x + 0.5) * detail, (y + 0.5) * detail)


def _paint_lines(
    painter: QPainter, tile: QRectF, size: int, cell: float, corner: QPointF, detail: int
) -> None:
    """Paint two lines in each direction, clipped to the tile."""
    width = detail if size < SMALL else max(1.0, size * detail * 0.013)
    ink = QColor(INK)
    ink.setAlphaF(0.62 if size < SMALL else 0.85)
    for line in (0, 1):
        x, y = corner.x() + line * cell, corner.y() + line * cell
        painter.fillRect(QRectF(x - width / 2, tile.top(), width, tile.height()), ink)
        painter.fillRect(QRectF(tile.left(), y - width / 2, tile.width(), width), ink)


def _paint_stones(painter: QPainter, size: int, cell: float, corner: QPointF) -> None:
    small = size < SMALL
    diameter = round(cell * (1.04 if small else STONE))
    for color, place in ((Color.BLACK, QPointF(cell, 0)), (Color.WHITE, QPointF(0, cell))):
        middle = corner + place
        pictures = [stone_image(color, diameter, 3, FLAT if small else KAYA)]
        if not small:
            pictures.insert(0, shadow_image(diameter, round(cell), KAYA.shadow))
        for picture in pictures:
            half = picture.width() / 2
            painter.drawImage(QPointF(middle.x() - half, middle.y() - half), picture)
