"""Icons drawn from path data: sharp at every size and pixel ratio, in the theme's ink."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from tromp_gui.ui.look.icon_paths import Circle, Icon
from tromp_gui.ui.look.theme import ChromeTheme, current

GRID = 24
MENU, BUTTON, NAVIGATION = 16, 18, 20
"""Sizes of icons in logical pixels: in menus, on buttons, in the navigation bar."""
_SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {grid} {grid}"><g fill="none"
 stroke="{ink}" stroke-width="{stroke}" stroke-linecap="round" stroke-linejoin="round">{open}
 <g fill="{ink}">{filled}</g></g></svg>"""


@lru_cache(maxsize=256)
def _renderer(icon: Icon, ink: str, stroke: float) -> QSvgRenderer:
    shapes = icon.value
    svg = _SVG.format(
        grid=GRID,
        ink=ink,
        stroke=stroke,
        open=_shapes(shapes.lines, shapes.rings),
        filled=_shapes(shapes.solid, shapes.discs),
    )
    return QSvgRenderer(svg.encode())


def _shapes(path: str, circles: Iterable[Circle]) -> str:
    made = [f'<circle cx="{x}" cy="{y}" r="{radius}"/>' for x, y, radius in circles]
    return "".join([f'<path d="{path}"/>' * bool(path), *made])


def paint_icon(painter: QPainter, icon: Icon, box: QRectF, ink: str, stroke: float = 1.75) -> None:
    """Draw `icon` in the square `box` with `ink` (#RRGGBB); `stroke` is in units of the grid."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _renderer(icon, ink, stroke).render(painter, box)
    painter.restore()


def stroke_at(size: int, theme: ChromeTheme) -> float:
    """The stroke width for an icon of `size` logical pixels; small icons have a heavier one."""
    return theme.icon_stroke + (0.25 if size <= MENU else 0)


def pixmap(icon: Icon, theme: ChromeTheme, size: int, ratio: float, ink: str = "") -> QPixmap:
    """`icon` at `size` logical pixels for a pixel ratio; `ink` is the text's by default."""
    made = QPixmap(round(size * ratio), round(size * ratio))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    whole = QRectF(0, 0, made.width(), made.height())
    paint_icon(painter, icon, whole, ink or theme.text, stroke_at(size, theme))
    painter.end()
    made.setDevicePixelRatio(ratio)
    return made


Ink = Callable[[ChromeTheme], str]
"""Returns the colour (#RRGGBB) of an icon in a theme."""


class DrawnEngine(QIconEngine):
    """Draws an icon when it is painted: in the current theme, at any size and pixel ratio."""

    def draw_in(self, painter: QPainter, box: QRectF, theme: ChromeTheme, faint: bool) -> None:
        """Draw the icon in the square `box`; `faint` if it is disabled."""
        raise NotImplementedError

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, _state: QIcon.State) -> None:
        self.draw_in(painter, QRectF(rect), current(), mode is QIcon.Mode.Disabled)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """Qt override; `size` is in device pixels."""
        made = QPixmap(size)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        return made


class ThemedEngine(DrawnEngine):
    """An icon drawn from paths in one ink."""

    def __init__(self, icon: Icon, ink: Ink) -> None:
        super().__init__()
        self._icon, self._ink = icon, ink

    def draw(self, painter: QPainter, box: QRectF, theme: ChromeTheme, ink: str) -> None:
        """Draw the icon in the square `box`."""
        paint_icon(painter, self._icon, box, ink, stroke_at(round(box.width()), theme))

    def draw_in(self, painter: QPainter, box: QRectF, theme: ChromeTheme, faint: bool) -> None:
        """Draw the icon in the ink of its state."""
        self.draw(painter, box, theme, theme.disabled if faint else self._ink(theme))


def qicon(icon: Icon, ink: Ink = lambda theme: theme.text) -> QIcon:
    """`icon` for menus and buttons; follows the theme and the screen.

    Copies share it. Do not add other pictures to it: Qt would have to clone the engine, and PySide6
    cannot pass the clone on.
    """
    return QIcon(ThemedEngine(icon, ink))
