"""Pictures on the tools: in one ink, but for what is black or white on the board too."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter

from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import GRID, Ink, ThemedEngine, paint_icon, qicon, stroke_at
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
