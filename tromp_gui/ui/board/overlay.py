"""An engine's analysis on the board: candidate moves and expected ownership. QtGui only."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen, QPolygonF

from tromp_gui.go.point import Point
from tromp_gui.ui.board.bare_board import paint_grid
from tromp_gui.ui.board.board_layout import BoardLayout
from tromp_gui.ui.board.pens import CLEAR, color, draw_text, draws_pixels, font
from tromp_gui.ui.board.state import MOST, Owner, Piece
from tromp_gui.ui.look.board_themes import BoardTheme, StoneStyle
from tromp_gui.ui.look.tokens import mix

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

_FILLS = ("#2BA6A3", "#BCE4DE", "#FFE27A", "#E0662A", "#7E1322")
"""The colours of the grades, from good moves to large mistakes: of one shape they differ in
lightness, so that they are told apart without colour.
"""
_EDGE = "#4A3A20"
_CONTRAST_FILLS = ("#FFD60A", "#FFFFFF", "#FFFFFF", "#B8B8B8", "#000000")
_INK_FILLS = ("#FFFFFF", "#D9D9D9", "#FFFFFF", "#BDBDBD", "#000000")
_PALEST = 0.5
"""The share of its colour that a hardly read move keeps; the rest is wood."""
_FEW = 4
"""The weight below which an edge is dashed on boards whose colours do not fade."""
_SQUARE, _DIAMOND = 2, 4
"""The grades from which a shape is a square and a diamond."""
_READABLE = 9.0
"""The smallest line of text worth drawing, in pixels of the window."""


class _Disc(NamedTuple):
    """The colours of a candidate's disc; `edge` None: without one."""

    fill: QColor
    ink: QColor
    edge: QColor | None
    is_dashed: bool = False


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
    """Paint a disc, for a mistake a square, for a large one a diamond; the best move's disc is
    larger and ringed.
    """
    is_other, grade, weight = piece.levels
    middle = layout.center(piece.point)
    disc = _disc(bool(is_other), grade, weight, layout.theme)
    edge = QPen(Qt.PenStyle.NoPen)
    if disc.edge is not None:
        edge = QPen(disc.edge, layout.px(0.03 if is_other else 0.05, 1.5))
        edge.setStyle(Qt.PenStyle.DashLine if disc.is_dashed else Qt.PenStyle.SolidLine)
    painter.setPen(edge)
    painter.setBrush(disc.fill)
    if grade >= _DIAMOND:
        reach = layout.px(0.52)
        corners = ((0, -reach), (reach, 0), (0, reach), (-reach, 0))
        painter.drawPolygon(QPolygonF([middle + QPointF(*corner) for corner in corners]))
    elif grade >= _SQUARE:
        painter.drawRoundedRect(layout.around(middle, 0.42), layout.px(0.09), layout.px(0.09))
    else:
        painter.drawEllipse(layout.around(middle, 0.45 if is_other else 0.478))


def paint_figures(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    """Paint a candidate's figures, those below the first only if they are large enough to read."""
    is_other, grade, weight = piece.levels
    ink = _disc(bool(is_other), grade, weight, layout.theme).ink
    middle = layout.center(piece.point)
    first, *further = piece.text.split("\n")
    further = further[: 1 if grade >= _DIAMOND else 2][: _lines_below(layout)]
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


def _disc(is_other: bool, grade: int, weight: int, theme: BoardTheme) -> _Disc:
    """The colours of a move's disc. Those of moves that were read little fade into the wood, where
    the board's style permits that.
    """
    black, white = color("#000000"), color("#FFFFFF")
    fades = theme.stones not in (StoneStyle.CONTRAST, StoneStyle.INK)
    if theme.stones is StoneStyle.CONTRAST:
        fill, edge = _CONTRAST_FILLS[grade], color(theme.accent) if grade >= _DIAMOND else black
    elif theme.stones is StoneStyle.INK:
        fill, edge = _INK_FILLS[grade], black
    else:
        share = _PALEST + (1 - _PALEST) * weight / MOST
        fill = mix(theme.mid, _FILLS[grade], share)
        edge = color(mix(theme.mid, _EDGE, share)) if is_other else color("#F4FBFC")
    ink = max(black, white, key=lambda each: _contrast(each, color(fill)))
    has_edge = not (fades and is_other and grade < _SQUARE)
    return _Disc(color(fill), ink, edge if has_edge else None, not fades and weight < _FEW)


def _contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio")."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(ink: QColor) -> float:
    """The relative luminance of a colour (WCAG 2.2)."""
    shares = ink.redF(), ink.greenF(), ink.blueF()
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


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
