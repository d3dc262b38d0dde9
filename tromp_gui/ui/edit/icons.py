"""Icons of the edit tools, and of the annotation signs in their menus."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter

from tromp_gui.record.signs import Annotation
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import (
    GRID,
    DrawnEngine,
    Ink,
    ThemedEngine,
    paint_icon,
    qicon,
    stroke_at,
)
from tromp_gui.ui.look.sign_paint import paint_sign_alone
from tromp_gui.ui.look.theme import ChromeTheme

_BLACK, _WHITE = "#25292C", "#FDFBF6"
_STONE, _SQUARE = 7.5, 3.5
_FAINT = 0.3
_FILLED = {
    Icon.BLACK_STONE: (Icon.WHITE_STONE, _BLACK),
    Icon.WHITE_STONE: (Icon.WHITE_STONE, _WHITE),
    Icon.BLACK_AREA: (Icon.WHITE_AREA, _BLACK),
    Icon.WHITE_AREA: (Icon.WHITE_AREA, _WHITE),
}
"""What is drawn as an outline around a fill of its own colour."""


def tool_icon(icon: Icon, ink: Ink) -> QIcon:
    """`icon` in `ink`; it follows the theme and the screen by itself."""
    return QIcon(_FilledEngine(icon, ink)) if icon in _FILLED else qicon(icon, ink)


class _FilledEngine(ThemedEngine):
    """An outline in the theme's ink around a stone or a square of its own colour."""

    def draw(self, painter: QPainter, box: QRectF, theme: ChromeTheme, ink: str) -> None:
        """Draw the fill, then the outline."""
        outline, fill = _FILLED[self._icon]
        scale, middle = box.width() / GRID, box.center()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(_FAINT if ink == theme.disabled else 1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(fill))
        if outline is Icon.WHITE_STONE:
            painter.drawEllipse(middle, _STONE * scale, _STONE * scale)
        else:
            half = QPointF(_SQUARE, _SQUARE) * scale
            painter.drawRect(QRectF(middle - half, middle + half))
        painter.restore()
        paint_icon(painter, outline, box, ink, stroke_at(round(box.width()), theme))


_REACH = 6.5
"""Half of the square, in the units of the tree, that a sign lies in."""
_FAINT = 0.3


def sign_icon(sign: Annotation, _ink: Ink) -> QIcon:
    """The sign as the tree has it; its colours are its own, whatever the ink."""
    return QIcon(_SignEngine(sign))


class _SignEngine(DrawnEngine):
    def __init__(self, sign: Annotation) -> None:
        super().__init__()
        self._sign = sign

    def clone(self) -> _SignEngine:
        """As Qt asks."""
        return _SignEngine(self._sign)

    def draw_in(self, painter: QPainter, box: QRectF, theme: ChromeTheme, faint: bool) -> None:
        """Draw the sign into the square `box`."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(_FAINT if faint else 1)
        painter.translate(box.center())
        painter.scale(box.width() / (2 * _REACH), box.height() / (2 * _REACH))
        paint_sign_alone(painter, QPointF(0, 0), self._sign, theme)
        painter.restore()
