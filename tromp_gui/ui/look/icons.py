"""Icons drawn from path data: sharp at every size and pixel ratio, in the theme's ink."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QIcon, QIconEngine, QPainter, QPainterPath, QPen, QPixmap

from tromp_gui.ui.look.icon_paths import Circle, Icon
from tromp_gui.ui.look.theme import ChromeTheme, current

_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d*\.\d+|\d+)")
_ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 7, "Z": 0}


def path(text: str) -> QPainterPath:
    """Read `text` (letters M L H V C A Z, capitals absolute, small letters relative).

    Arcs must be circular. Raises ValueError for any other letter.
    """
    made = QPainterPath()
    for letter, numbers in _steps(text):
        here = made.currentPosition()
        origin = here if letter.islower() else QPointF(0, 0)
        _draw(made, letter.upper(), numbers, here, origin)
    return made


def _steps(text: str) -> Iterator[tuple[str, list[float]]]:
    """Letters with their numbers; a letter applies to all groups of numbers that follow it."""
    tokens = _TOKEN.findall(text)
    at = 0
    while at < len(tokens):
        letter = tokens[at]
        if letter.upper() not in _ARITY:
            raise ValueError(f"no letter of ours in an icon’s path: {letter!r}")
        arity = _ARITY[letter.upper()]
        at += 1
        while True:
            yield letter, [float(token) for token in tokens[at : at + arity]]
            at += arity
            if not arity or at >= len(tokens) or tokens[at].isalpha():
                break
            letter = {"M": "L", "m": "l"}.get(letter, letter)


def _draw(
    made: QPainterPath, letter: str, numbers: list[float], here: QPointF, origin: QPointF
) -> None:
    points = [origin + QPointF(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=False)]
    match letter:
        case "M":
            made.moveTo(points[0])
        case "L":
            made.lineTo(points[0])
        case "H":
            made.lineTo(QPointF(origin.x() + numbers[0], here.y()))
        case "V":
            made.lineTo(QPointF(here.x(), origin.y() + numbers[0]))
        case "C":
            made.cubicTo(points[0], points[1], points[2])
        case "A":
            end = origin + QPointF(numbers[5], numbers[6])
            _arc(made, here, end, numbers[0], bool(numbers[3]), bool(numbers[4]))
        case _:
            made.closeSubpath()


def _arc(
    made: QPainterPath, start: QPointF, end: QPointF, radius: float, large: bool, clockwise: bool
) -> None:
    """An arc of a circle from `start` to `end` (SVG 1.1, F.6.5)."""
    chord = end - start
    half = math.hypot(chord.x(), chord.y()) / 2
    radius = max(radius, half)
    height = math.sqrt(radius * radius - half * half) / (2 * half)
    side = -1 if large != clockwise else 1
    middle = (start + end) / 2
    centre = middle + QPointF(chord.y(), -chord.x()) * height * side
    first = math.degrees(math.atan2(centre.y() - start.y(), start.x() - centre.x()))
    last = math.degrees(math.atan2(centre.y() - end.y(), end.x() - centre.x()))
    sweep = -((first - last) % 360) if clockwise else (last - first) % 360
    circle = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    made.arcTo(circle, first, sweep)


GRID = 24
MENU, BUTTON, NAVIGATION = 16, 18, 20
"""Sizes of icons in logical pixels: in menus, on buttons, in the navigation bar."""


@lru_cache(maxsize=128)
def _paths(icon: Icon) -> tuple[QPainterPath, QPainterPath]:
    """The paths to stroke, and those to fill as well, on the grid of 24."""
    strokes = icon.value
    lines, solid = path(strokes.lines), path(strokes.solid)
    for ring in strokes.rings:
        _add_circle(lines, ring)
    for disc in strokes.discs:
        _add_circle(solid, disc)
    return lines, solid


def _add_circle(target: QPainterPath, circle: Circle) -> None:
    x, y, radius = circle
    target.addEllipse(QPointF(x, y), radius, radius)


def paint_icon(painter: QPainter, icon: Icon, box: QRectF, ink: str, stroke: float = 1.75) -> None:
    """Draw `icon` in the square `box` with `ink` (#RRGGBB); `stroke` is in units of the grid."""
    lines, solid = _paths(icon)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / GRID, box.height() / GRID)
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(QBrush(QColor(ink)), stroke, Qt.PenStyle.SolidLine, cap, join))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(lines)
    painter.setBrush(QColor(ink))
    painter.drawPath(solid)
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
