"""Pictures on the tools: in one ink, but for what is black or white on the board too."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap

from tromp_gui.ui.icon_paths import Icon
from tromp_gui.ui.icons import GRID, paint_icon, qicon, stroke_at
from tromp_gui.ui.theme import ChromeTheme

_BLACK, _WHITE = "#25292C", "#FDFBF6"
_STONE, _SQUARE = 7.5, 3.5
_FILLED = {
    Icon.BLACK_STONE: (Icon.WHITE_STONE, _BLACK),
    Icon.WHITE_STONE: (Icon.WHITE_STONE, _WHITE),
    Icon.BLACK_AREA: (Icon.WHITE_AREA, _BLACK),
    Icon.WHITE_AREA: (Icon.WHITE_AREA, _WHITE),
}
"""What is drawn as an outline around a fill of its own colour."""


def tool_icon(icon: Icon, theme: ChromeTheme, size: int, ink: str) -> QIcon:
    """`icon` of `size` logical pixels in `ink`, for the pixel ratios now in use."""
    if icon not in _FILLED:
        return qicon(icon, theme, (size,), ink)
    made = QIcon()
    ratios = {1.0, 2.0} | {screen.devicePixelRatio() for screen in QGuiApplication.screens()}
    for ratio in sorted(ratios):
        made.addPixmap(_picture(icon, theme, size, ratio, ink))
        faint = _picture(icon, theme, size, ratio, theme.disabled, 0.3)
        made.addPixmap(faint, QIcon.Mode.Disabled)
    return made


def _picture(
    icon: Icon, theme: ChromeTheme, size: int, ratio: float, ink: str, opacity: float = 1
) -> QPixmap:
    outline, fill = _FILLED[icon]
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale, middle = pixmap.width() / GRID, QPointF(pixmap.width() / 2, pixmap.height() / 2)
    painter.setOpacity(opacity)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(fill))
    if outline is Icon.WHITE_STONE:
        painter.drawEllipse(middle, _STONE * scale, _STONE * scale)
    else:
        half = QPointF(_SQUARE, _SQUARE) * scale
        painter.drawRect(QRectF(middle - half, middle + half))
    painter.setOpacity(1)
    box = QRectF(0, 0, pixmap.width(), pixmap.height())
    paint_icon(painter, outline, box, ink, stroke_at(size, theme))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
