"""An engine's analysis on the board: candidate moves and expected ownership. QtGui only."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen

from tromp_gui.go.point import Point
from tromp_gui.ui.board.bare_board import paint_grid
from tromp_gui.ui.board.board_layout import BoardLayout
from tromp_gui.ui.board.pens import CLEAR, color, draw_text, draws_pixels, font
from tromp_gui.ui.board.state import MOST, Owner, Piece
from tromp_gui.ui.look.board_themes import StoneStyle

_DARK, _LIGHT = "#0B0602", "#FFF3DC"
_HEAT, _HEAT_ON_DUSK, _WHITE_ON_WOOD = 0.42, 0.40, 0.78
_CLEAR_BELOW = 0.12
_SMOOTH = QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing
STEP = 8
"""Pixels for each point in the picture from which the ownership shade is scaled."""
_BLACK, _WHITE, _RIM = "#17191B", "#FFFDF8", "#4A3A20"
_LEAST, _GROWTH, _GROWTH_ON_STONE = 0.10, 0.30, 0.22
"""Side of a square in cells: for a neutral point, and how much is added for a certain owner, on an
empty point and on a stone.
"""

_BEST, _LAST = "#0B7282", "#C9DDDA"
_RAMP = (0.0, 0.08, 0.50, 0.65, 0.80, 0.92)
"""Share of the last colour for each rank; the middle tones, on which text cannot be read, are left
out.
"""
_READABLE = 9.0
"""The smallest line of text worth drawing, in pixels of the window."""


class _Disc(NamedTuple):
    """The colours of a candidate's disc; `ring` None: without a ring."""

    fill: QColor
    ink: QColor
    ring: QColor | None


def paint_heat(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    """Paint expected ownership: a soft shade on wood; squares on flat boards, larger if more
    certain.
    """
    if layout.theme.stones is StoneStyle.NATURAL and draws_pixels(painter):
        _paint_shade(painter, piece, layout)
        return
    for point, level in zip(piece.points, piece.levels, strict=True):
        owner = Owner.BLACK if level > 0 else Owner.WHITE
        side = _LEAST + _GROWTH * abs(level) / MOST
        _paint_square(painter, layout.center(point), layout, owner, side)


def _paint_shade(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    """Paint the shade, cut out along the lines."""
    place = shade_rect(layout).toAlignedRect()
    shade = QImage(place.size(), QImage.Format.Format_ARGB32_Premultiplied)
    shade.fill(CLEAR)
    brush = QPainter(shade)
    brush.translate(-place.topLeft())
    brush.setRenderHints(_SMOOTH)
    brush.drawImage(shade_rect(layout), shade_image(piece, layout))
    brush.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    paint_grid(brush, layout)
    brush.end()
    painter.drawImage(place.topLeft(), shade)


def shade_rect(layout: BoardLayout) -> QRectF:
    """The points with a margin of one more point on each side."""
    board = layout.geometry
    corner = layout.center(Point(board.rows - 1, 0)) - QPointF(board.cell, board.cell) * 1.5
    width, height = (board.columns + 2) * board.cell, (board.rows + 2) * board.cell
    return QRectF(corner.x(), corner.y(), width, height)


def shade_image(piece: Piece, layout: BoardLayout) -> QImage:
    """A small picture of the shade, to be scaled smoothly to `shade_rect`."""
    board = layout.geometry
    image = QImage(board.columns + 2, board.rows + 2, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(CLEAR)
    on_light = layout.theme.casing == "#FFFFFF"
    most = (_HEAT, _WHITE_ON_WOOD) if on_light else (_HEAT_ON_DUSK, _HEAT_ON_DUSK)
    inks = {}
    for level in set(piece.levels):
        share = max(0.0, abs(level) / MOST - _CLEAR_BELOW) / (1 - _CLEAR_BELOW)
        inks[level] = color(_DARK if level > 0 else _LIGHT, round(share * most[level < 0], 3))
    for point, level in zip(piece.points, piece.levels, strict=True):
        image.setPixelColor(point.col + 1, board.rows - point.row, inks[level])
    return image.scaled(
        image.width() * STEP,
        image.height() * STEP,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )


def paint_lost(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    """Paint a square of the other colour on a stone whose point is expected to be lost."""
    middle = layout.stone_center(piece.point)
    side = _LEAST + _GROWTH_ON_STONE * piece.levels[0] / MOST
    _paint_square(painter, middle, layout, piece.owner or Owner.BLACK, side)


def _paint_square(
    painter: QPainter, middle: QPointF, layout: BoardLayout, owner: Owner, side: float
) -> None:
    """Paint a square of `side` cells in the owner's colour."""
    box = layout.around(middle, side / 2)
    rim = max(1.0, layout.px(0.02))
    on_paper = layout.theme.stones is StoneStyle.INK
    edge = color(layout.theme.line) if on_paper else color(_RIM, 0.55)
    if owner is Owner.WHITE:
        painter.fillRect(box.adjusted(-rim, -rim, rim, rim), edge)
    painter.fillRect(box, color(_BLACK if owner is Owner.BLACK else _WHITE))


def paint_candidate(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    """Paint a disc; the best move's disc is larger and ringed."""
    rank, middle = piece.levels[0], layout.center(piece.point)
    disc = _disc(rank, layout)
    painter.setPen(
        Qt.PenStyle.NoPen if disc.ring is None else QPen(disc.ring, layout.px(0.05, 1.5))
    )
    painter.setBrush(disc.fill)
    painter.drawEllipse(layout.around(middle, 0.45 if rank else 0.478))


def paint_figures(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    """Paint a candidate's win rate, and lead and visits if they are large enough to read there."""
    ink, middle = _disc(piece.levels[0], layout).ink, layout.center(piece.point)
    first, *further = piece.text.split("\n")
    further = further[: _lines_below(layout)]
    tops = {0: (0.0,), 1: (-0.13, 0.19), 2: (-0.22, 0.06, 0.26)}[len(further)]
    sizes = (0.305, 0.215, 0.19)
    for text, down, size in zip((first, *further), tops, sizes, strict=False):
        face = font(max(layout.px(size), _least(layout)), 600 if size == sizes[0] else 500)
        place = middle + QPointF(0, down * layout.geometry.cell)
        _write(painter, text, place, face, ink, layout.px(0.82))


def _lines_below(layout: BoardLayout) -> int:
    """How many lines of text below the win rate are large enough to read."""
    least = _least(layout)
    if layout.px(0.19) >= least:
        return 2
    return 1 if layout.px(0.215) >= least else 0


def _least(layout: BoardLayout) -> float:
    """The smallest readable size, in pixels of the device."""
    return _READABLE * layout.geometry.ratio


def _disc(rank: int, layout: BoardLayout) -> _Disc:
    theme = layout.theme
    if theme.stones is StoneStyle.CONTRAST:
        black, accent = color("#000000"), color(theme.accent)
        return _Disc(black, color("#FFFFFF"), accent) if rank else _Disc(accent, black, black)
    if theme.stones is StoneStyle.INK:
        return _Disc(color("#FFFFFF"), color("#000000"), color("#000000"))
    share = _RAMP[min(rank, len(_RAMP) - 1)]
    fill, end = QColor(_BEST), QColor(_LAST)
    mixed = QColor.fromRgbF(
        fill.redF() + (end.redF() - fill.redF()) * share,
        fill.greenF() + (end.greenF() - fill.greenF()) * share,
        fill.blueF() + (end.blueF() - fill.blueF()) * share,
        0.97 - 0.08 * share,
    )
    ink = color("#0B2A2F" if share >= 0.35 else "#FFFFFF")
    return _Disc(mixed, ink, None if rank else color("#F4FBFC"))


def _write(
    painter: QPainter, text: str, middle: QPointF, face: QFont, ink: QColor, room: float
) -> None:
    """Write `text` centred on `middle`, smaller if it would be wider than `room`."""
    metrics = QFontMetricsF(face)
    wide = metrics.horizontalAdvance(text)
    if wide > room:
        face = QFont(face)
        face.setPixelSize(max(1, int(face.pixelSize() * room / wide)))
        metrics = QFontMetricsF(face)
        wide = metrics.horizontalAdvance(text)
    draw_text(painter, middle + QPointF(-wide / 2, metrics.capHeight() / 2), text, face, ink)
