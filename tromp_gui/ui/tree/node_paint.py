"""Paints a node of the tree. Equal nodes share a picture."""

from enum import Enum, auto
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap

from tromp_gui.go.point import Color
from tromp_gui.record.signs import Annotation
from tromp_gui.ui.look.sign_paint import paint_sign
from tromp_gui.ui.look.theme import HIGH_CONTRAST, ChromeTheme


class NodeShape(Enum):
    """The content of a node; each has its own shape."""

    STONE = auto()
    """A move: a stone."""
    PASS = auto()
    """A pass: a stone with a bar."""
    SETUP = auto()
    """Stones set up: a square, half black and half white."""
    EMPTY = auto()
    """None of these, as in most roots: a small ring."""


class NodeLook(NamedTuple):
    """How a node is drawn. `color` is the player's; `number` the number of the turn, 0 if there is
    none; `illegal`: the rules forbid the move; `signs` are annotations; `folded`: what follows is
    hidden.
    """

    shape: NodeShape = NodeShape.EMPTY
    color: Color | None = None
    number: int = 0
    has_comment: bool = False
    illegal: bool = False
    signs: tuple[Annotation, ...] = ()
    folded: bool = False


NODE = 7
"""The radius of a node."""
RING = 11
"""The radius of the ring around the current node."""
_DOT = 3.6
_HALF = 14
"""The distance from the middle of a node that contains everything drawn for it."""


def paint_node(
    painter: QPainter, at: QPointF, look: NodeLook, theme: ChromeTheme, current: bool = False
) -> None:
    """Paint a node centred at `at`, which is in whole pixels."""
    ratio = painter.device().devicePixelRatio()
    kind = look._replace(number=0)
    painter.drawPixmap(at - QPointF(_HALF, _HALF), _picture(kind, theme, current, ratio))


def pen(ink: str, width: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.FlatCap) -> QPen:
    """A pen of `width` pixels in the colour `ink` (#RRGGBB)."""
    return QPen(QBrush(QColor(ink)), width, Qt.PenStyle.SolidLine, cap)


@lru_cache(maxsize=128)
def _picture(look: NodeLook, theme: ChromeTheme, current: bool, ratio: float) -> QPixmap:
    picture = QPixmap(round(2 * _HALF * ratio), round(2 * _HALF * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    at = QPointF(_HALF, _HALF)
    if current:
        painter.setPen(pen(theme.accent, 2))
        painter.setBrush(QColor(theme.card))
        painter.drawEllipse(at, RING, RING)
    _paint_shape(painter, at, look.shape, look.color, theme)
    if look.folded:
        _paint_fold(painter, at + QPointF(_HALF - 3, 0), theme)
    if look.has_comment:
        _paint_dot(painter, at + QPointF(6.5, -6.5), theme)
    if look.illegal:
        _paint_flag(painter, at + QPointF(6.5, 6.5), theme)
    for sign in look.signs:
        paint_sign(painter, at, sign, theme)
    painter.end()
    return picture


def _paint_shape(
    painter: QPainter, at: QPointF, shape: NodeShape, color: Color | None, theme: ChromeTheme
) -> None:
    if shape is NodeShape.EMPTY:
        painter.setPen(pen(theme.edge, 1.75))
        painter.setBrush(QColor(theme.card))
        painter.drawEllipse(at, 4, 4)
    elif shape is NodeShape.SETUP:
        _paint_setup(painter, at, theme)
    else:
        _paint_stone(painter, at, color, theme)
        if shape is NodeShape.PASS:
            _paint_bar(painter, at, color, theme)


def _inks(color: Color | None, theme: ChromeTheme) -> tuple[str, str, float]:
    """Fill, edge and the edge's width of a small stone."""
    if theme is HIGH_CONTRAST:
        return ("#000000" if color is Color.BLACK else "#FFFFFF"), "#FFFFFF", 2
    if color is Color.BLACK:
        return "#25292C", theme.stone_rim or "#0E1011", 1.25
    return "#FDFBF6", "#FDFBF6" if theme.stone_rim else theme.edge, 1.25


def _paint_stone(painter: QPainter, at: QPointF, color: Color | None, theme: ChromeTheme) -> None:
    fill, edge, width = _inks(color, theme)
    painter.setPen(pen(edge, width))
    painter.setBrush(QColor(fill))
    painter.drawEllipse(at, NODE, NODE)


def _paint_bar(painter: QPainter, at: QPointF, color: Color | None, theme: ChromeTheme) -> None:
    """Paint the bar of a pass."""
    ink = _inks(Color.WHITE if color is Color.BLACK else Color.BLACK, theme)[0]
    painter.setPen(pen(ink, 2))
    painter.drawLine(at - QPointF(4, 0), at + QPointF(4, 0))


def _paint_setup(painter: QPainter, at: QPointF, theme: ChromeTheme) -> None:
    box = QRectF(at.x() - 6, at.y() - 6, 12, 12)
    black, black_edge, width = _inks(Color.BLACK, theme)
    painter.fillRect(box, QColor(_inks(Color.WHITE, theme)[0]))
    painter.fillRect(box.adjusted(0, 0, -6, 0), QColor(black))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(black_edge, width))
    painter.drawRoundedRect(box, 2, 2)


def _paint_dot(painter: QPainter, at: QPointF, theme: ChromeTheme) -> None:
    """Paint the dot of a comment."""
    painter.setPen(pen(theme.card, 1.5))
    painter.setBrush(QColor(theme.warn))
    painter.drawEllipse(at, _DOT, _DOT)


def _paint_flag(painter: QPainter, at: QPointF, theme: ChromeTheme) -> None:
    """Paint the small cross of an illegal move."""
    for ink, width in ((theme.card, 4.5), (theme.danger, 2.0)):
        painter.setPen(pen(ink, width, Qt.PenCapStyle.RoundCap))
        for tilt in (-3, 3):
            painter.drawLine(at - QPointF(3, tilt), at + QPointF(3, tilt))


def _paint_fold(painter: QPainter, at: QPointF, theme: ChromeTheme) -> None:
    """Paint the small plus of a collapsed branch."""
    for ink, width in ((theme.card, 4.5), (theme.text2, 1.75)):
        painter.setPen(pen(ink, width))
        painter.drawLine(at - QPointF(3, 0), at + QPointF(3, 0))
        painter.drawLine(at - QPointF(0, 3), at + QPointF(0, 3))
