"""The painting of each piece: stones, and everything drawn on and around them. QtGui only."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from tromp_gui.go.point import Color
from tromp_gui.ui.board.bare_board import fill_with_wood
from tromp_gui.ui.board.board_layout import BoardLayout
from tromp_gui.ui.board.outline import (
    paint_area,
    paint_arrow,
    paint_flips,
    paint_highlight,
    paint_line,
)
from tromp_gui.ui.board.overlay import paint_candidate, paint_figures, paint_heat, paint_lost
from tromp_gui.ui.board.pens import color, draw_text, draws_pixels, font, pen
from tromp_gui.ui.board.state import Mark, Owner, Piece, PieceShape
from tromp_gui.ui.board.stones import paint_disc, shadow_image, variant
from tromp_gui.ui.look.board_themes import StoneStyle, plain

_BLACK_POINT, _WHITE_POINT, _WHITE_RIM = "#17191B", "#FFFDF8", "#4A3A20"
_REFUSED = "#B3261E"
_GHOST, _REFUSED_GHOST, _NUMBERED = 0.46, 0.34, 0.78
_DEAD = {Color.BLACK: 0.42, Color.WHITE: 0.58}
_LABEL_SIZES = (0.44, 0.40, 0.33)

Paint = Callable[[QPainter, Piece, BoardLayout], None]


def paint_piece(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    """Paint one piece. Changes the painter's pen, brush and font."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _PAINT[piece.shape](painter, piece, layout)


def _middle(piece: Piece, layout: BoardLayout) -> QPointF:
    """The middle of the piece's stone; of its point if there is no stone."""
    at = layout.center if piece.color is None else layout.stone_center
    return at(piece.point)


def _paint_shadow(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    if not layout.theme.shadow or not draws_pixels(painter):
        return
    board = layout.geometry
    picture = shadow_image(board.stone, board.cell, layout.theme.shadow)
    half = QPointF(picture.width() / 2, picture.height() / 2)
    painter.drawImage(layout.stone_center(piece.point) - half, picture)


def _paint_stone(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    stone = piece.color or Color.BLACK
    if not draws_pixels(painter):
        half = layout.geometry.stone / (2 * layout.geometry.cell)
        box = layout.around(layout.stone_center(piece.point), half)
        paint_disc(painter, box, stone, plain(layout.theme).stones)
        return
    face = variant(piece.point, stone)
    picture = layout.stone_picture(stone, face)
    painter.drawImage(QPointF(*layout.stone_corner(piece.point)), picture)


def _paint_faint(painter: QPainter, piece: Piece, layout: BoardLayout, opacity: float) -> None:
    painter.setOpacity(opacity)
    _paint_stone(painter, piece, layout)
    painter.setOpacity(1)


def _paint_dead(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    _paint_faint(painter, piece, layout, _DEAD[piece.color or Color.BLACK])
    radius, ratio = layout.geometry.stone / 2, layout.geometry.ratio
    painter.setPen(QPen(color(layout.theme.line, 0.45), ratio))
    painter.drawEllipse(_middle(piece, layout), radius - ratio / 2, radius - ratio / 2)


def _paint_ghost(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    _paint_faint(painter, piece, layout, _GHOST)


def _paint_numbered(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    _paint_faint(painter, piece, layout, _NUMBERED)
    _paint_label(painter, piece, layout)


def _paint_refused(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    _paint_faint(painter, piece, layout, _REFUSED_GHOST)
    middle = _middle(piece, layout)
    _draw_cross(painter, middle, layout.px(0.24), color("#FFFFFF", 0.85), layout.px(0.145))
    _draw_cross(painter, middle, layout.px(0.24), color(_REFUSED), layout.px(0.085, 1.4))


def _paint_cross(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    """Paint a dead stone's cross, in the colour of the player who gets the point."""
    ink, casing = color(_BLACK_POINT), color("#FFFFFF", 0.45)
    if piece.owner is Owner.WHITE:
        ink, casing = color("#FFFFFF"), color("#000000", 0.30)
    elif piece.owner is not Owner.BLACK:
        ink, casing = color("#7D746A"), color("#FFFFFF", 0.70)
    middle, half = _middle(piece, layout), layout.px(0.19)
    _draw_cross(painter, middle, half, casing, layout.px(0.135))
    _draw_cross(painter, middle, half, ink, layout.px(0.075, 1.4))


def _paint_unsure(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    """Paint a question mark on the stone."""
    middle = _middle(piece, layout)
    face, box = _fitted("?", layout.px(0.62), layout.px(0.7))
    _draw_text(painter, "?", middle, face, box, layout.ink(piece.color))


def _paint_open_border(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    """Paint a ring as wide as a stone."""
    middle, radius = layout.center(piece.point), layout.px(0.34)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, width in (
        (color("#FFFFFF", 0.75), layout.px(0.14, 2.8)),
        (color(_REFUSED), layout.px(0.075, 1.6)),
    ):
        painter.setPen(pen(ink, width))
        painter.drawEllipse(middle, radius, radius)


def _paint_played(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    """Paint a dashed ring around the point, behind the shape that says what the move loses."""
    middle, radius = layout.center(piece.point), layout.px(0.5)
    painter.setPen(QPen(color(layout.theme.casing), layout.px(0.09, 3.0)))
    painter.drawEllipse(middle, radius, radius)
    dashed = QPen(color(layout.theme.accent), layout.px(0.06, 2.0))
    dashed.setDashPattern([2.0, 1.2])
    painter.setPen(dashed)
    painter.drawEllipse(middle, radius, radius)


def _paint_forbidden(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    """Paint the cross of a refused ghost at half its size."""
    middle, half = layout.center(piece.point), layout.px(0.13)
    _draw_cross(painter, middle, half, color("#FFFFFF", 0.75), layout.px(0.105, 2.6))
    _draw_cross(painter, middle, half, color(_REFUSED), layout.px(0.06, 1.4))


def _draw_cross(painter: QPainter, middle: QPointF, half: float, ink: QColor, width: float) -> None:
    """Paint a cross as one path, so that its arms do not overlap visibly."""
    path = QPainterPath(middle + QPointF(-half, -half))
    path.lineTo(middle + QPointF(half, half))
    path.moveTo(middle + QPointF(-half, half))
    path.lineTo(middle + QPointF(half, -half))
    painter.setPen(pen(ink, width))
    painter.drawPath(path)


def _paint_territory(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    if piece.owner is Owner.NEUTRAL:
        is_one_of_many = bool(piece.levels)
        radius = layout.px(0.08 if is_one_of_many else 0.105)
        width = layout.px(0.03, 1.8) if is_one_of_many else layout.px(0.045, 1.2)
        painter.setPen(QPen(color(layout.theme.line, 1 if is_one_of_many else 0.9), width))
        painter.setBrush(color(layout.theme.mid))  # so that a star point does not show through
        painter.drawEllipse(layout.center(piece.point), radius, radius)
    elif piece.owner is Owner.WHITE and layout.theme.diamonds:
        _paint_diamond(painter, layout.center(piece.point), layout)
    else:
        _paint_square(painter, layout.center(piece.point), layout, piece.owner is Owner.BLACK)


def _paint_square(painter: QPainter, middle: QPointF, layout: BoardLayout, black: bool) -> None:
    """Paint a sharp square: its side is odd if the line's width is odd."""
    odd = layout.geometry.line % 2
    side = 2 * round((layout.px(0.29) - odd) / 2) + odd
    square = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    if not black:
        rim = 1 if draws_pixels(painter) else layout.geometry.ratio
        on_paper = layout.theme.stones is StoneStyle.INK
        ink = color(layout.theme.line) if on_paper else color(_WHITE_RIM, 0.85)
        painter.fillRect(square.adjusted(-rim, -rim, rim, rim), ink)
    painter.fillRect(square, color(_BLACK_POINT if black else _WHITE_POINT))


def _paint_diamond(painter: QPainter, middle: QPointF, layout: BoardLayout) -> None:
    half = layout.px(0.22)
    painter.setPen(pen(color(_BLACK_POINT), layout.px(0.05, 1.2)))
    painter.setBrush(color("#FFFFFF"))
    corners = ((0, -half), (half, 0), (0, half), (-half, 0))
    painter.drawPolygon(QPolygonF([middle + QPointF(*corner) for corner in corners]))


def _paint_last_move(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    if piece.mark is Mark.CIRCLE:  # a dot, since a second ring would not show
        radius = layout.px(0.1, 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(layout.ink(piece.color))
        painter.drawEllipse(_middle(piece, layout), radius, radius)
        return
    wide = piece.shape is PieceShape.LAST_MOVE_WIDE
    radius = layout.px(0.40 if wide else 0.235)
    painter.setPen(QPen(layout.ink(piece.color), layout.px(0.045 if wide else 0.066, 1.6)))
    painter.drawEllipse(_middle(piece, layout), radius, radius)


def _paint_mark(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    middle, ink = _middle(piece, layout), layout.ink(piece.color)
    painter.setPen(pen(ink, layout.px(0.062, 1.4)))
    if piece.mark is Mark.TRIANGLE:
        half, high = layout.px(0.29 * 0.866), layout.px(0.29)
        corners = ((0, -high), (half, high / 2), (-half, high / 2))
        painter.drawPolygon(QPolygonF([middle + QPointF(*corner) for corner in corners]))
    elif piece.mark is Mark.SQUARE:
        painter.drawRect(layout.around(middle, 0.21))
    elif piece.mark is Mark.CIRCLE:
        painter.drawEllipse(layout.around(middle, 0.24))
    elif piece.mark is Mark.CROSS:
        _draw_cross(painter, middle, layout.px(0.18), ink, layout.px(0.062, 1.4))
    else:
        painter.setPen(pen(color(layout.theme.casing, 0.9), layout.px(0.05, 1.0)))
        painter.setBrush(color(layout.theme.accent))
        painter.drawEllipse(layout.around(middle, 0.17))


def _paint_label(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    middle = _middle(piece, layout)
    size = _LABEL_SIZES[min(max(len(piece.text), 1), len(_LABEL_SIZES)) - 1]
    face, box = _fitted(piece.text, layout.px(size), layout.px(0.88))
    if piece.color is None:
        _erase(painter, middle, max(layout.px(0.66), box.width() + layout.px(0.1)), layout)
    _draw_text(painter, piece.text, middle, face, box, layout.ink(piece.color))


def _erase(painter: QPainter, middle: QPointF, width: float, layout: BoardLayout) -> None:
    """Paint bare wood over the lines, so that a letter can be read."""
    radius = layout.px(0.33)
    box = QRectF(middle.x() - width / 2, middle.y() - radius, width, 2 * radius)
    fill_with_wood(painter, layout, box, radius)


def _fitted(text: str, height: float, room: float) -> tuple[QFont, QRectF]:
    """A font of `height`, smaller if `text` would be wider than `room`, and the box of its ink."""
    face = font(height, 600)
    box = QFontMetricsF(face).tightBoundingRect(text)
    if box.width() > room:
        face = font(height * room / box.width(), 600)
        box = QFontMetricsF(face).tightBoundingRect(text)
    return face, box


def _draw_text(
    painter: QPainter, text: str, middle: QPointF, face: QFont, box: QRectF, ink: QColor
) -> None:
    """Paint `text` with the centre of its ink (`box`) at `middle`."""
    draw_text(painter, middle - box.center(), text, face, ink)


def _paint_variation(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    middle, ink = layout.center(piece.point), color(layout.theme.accent)
    veil = color(layout.theme.casing, 0.42 if layout.theme.casing == "#FFFFFF" else 0.75)
    painter.setPen(QPen(ink, layout.px(0.045, 1.3)))
    painter.setBrush(veil)
    painter.drawEllipse(layout.around(middle, 0.36))
    face, box = _fitted(piece.text, layout.px(0.38), layout.px(0.56))
    _draw_text(painter, piece.text, middle, face, box, ink)


def _paint_dimmed(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    """Paint half-transparent wood over one cell; bare wood looks the same."""
    board = layout.geometry
    x, y = board.column_x(piece.point.col), board.row_y(piece.point.row)
    half, veil = board.cell // 2, 0.62
    if not draws_pixels(painter):
        painter.fillRect(x - half, y - half, board.cell, board.cell, color(layout.theme.mid, veil))
        return
    cell = QRectF(x - half, y - half, board.cell, board.cell)
    painter.setOpacity(veil)
    painter.drawImage(cell, layout.wood(), cell.translated(-QPointF(layout.wood_rect.topLeft())))
    painter.setOpacity(1)


def _paint_hidden(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    """Paint bare wood over one cell and everything that extends beyond it."""
    board = layout.geometry
    x, y = board.column_x(piece.point.col), board.row_y(piece.point.row)
    half = board.cell // 2 + 1
    cell = QRectF(x - half, y - half, 2 * half, 2 * half)
    if not draws_pixels(painter):
        painter.fillRect(cell, color(layout.theme.mid))
        return
    painter.drawImage(cell, layout.wood(), cell.translated(-QPointF(layout.wood_rect.topLeft())))


def _paint_cursor(painter: QPainter, piece: Piece, layout: BoardLayout) -> None:
    frame, round_ = layout.around(layout.center(piece.point), 0.46), 3 * layout.geometry.ratio
    for ink, width in ((color("#000000"), 7), (color(layout.theme.accent), 3)):
        painter.setPen(pen(ink, width * layout.geometry.ratio))
        painter.drawRoundedRect(frame, round_, round_)


_PAINT: dict[PieceShape, Paint] = {
    PieceShape.HEAT: paint_heat,
    PieceShape.AREA: paint_area,
    PieceShape.SHADOW: _paint_shadow,
    PieceShape.STONE: _paint_stone,
    PieceShape.DEAD: _paint_dead,
    PieceShape.TERRITORY: _paint_territory,
    PieceShape.CROSS: _paint_cross,
    PieceShape.LOST: paint_lost,
    PieceShape.UNSURE: _paint_unsure,
    PieceShape.OPEN_BORDER: _paint_open_border,
    PieceShape.FORBIDDEN: _paint_forbidden,
    PieceShape.LAST_MOVE: _paint_last_move,
    PieceShape.LAST_MOVE_WIDE: _paint_last_move,
    PieceShape.MARK: _paint_mark,
    PieceShape.LABEL: _paint_label,
    PieceShape.VARIATION: _paint_variation,
    PieceShape.CANDIDATE: paint_candidate,
    PieceShape.FIGURES: paint_figures,
    PieceShape.LINE: paint_line,
    PieceShape.ARROW: paint_arrow,
    PieceShape.DIMMED: _paint_dimmed,
    PieceShape.HIDDEN: _paint_hidden,
    PieceShape.HIGHLIGHT: paint_highlight,
    PieceShape.FLIPS: paint_flips,
    PieceShape.PLAYED: _paint_played,
    PieceShape.NUMBERED: _paint_numbered,
    PieceShape.GHOST: _paint_ghost,
    PieceShape.REFUSED: _paint_refused,
    PieceShape.CURSOR: _paint_cursor,
}
