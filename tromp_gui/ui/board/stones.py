"""Pictures of stones and their shadows, shared, do not change; and small stones in the window."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, erfc, sqrt
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen

from tromp_gui.go.point import Color, Point
from tromp_gui.ui.board.pens import CLEAR, color, radial
from tromp_gui.ui.board.wood import noise_image
from tromp_gui.ui.look.board_themes import KAYA, BoardTheme, StoneStyle

VARIANTS = {Color.BLACK: 4, Color.WHITE: 10}
"""The number of different pictures for each colour."""

_SLATE = ((0.0, 70, 1.0), (0.30, 60, 1.0), (0.62, 43, 0.7), (0.85, 28, 0.4), (1.0, 15, 0.0))
"""Position on the radius, grey, share of the stone's own tone that is added."""

_SHELL = ((0.0, 254, 1), (0.36, 250, 2), (0.66, 241, 4), (0.88, 225, 6), (1.0, 204, 9))
"""Position on the radius, brightness, warmth."""

_SHADOWS = ((0.055, 0.105, 0.085, 1.0), (0.018, 0.035, 0.030, 0.95))
"""Offset right and down, sigma (in cells), share of the theme's shadow: cast and contact shadow."""

SHADOW_REACH = 0.66, 0.61, 0.77, 0.82
"""How far a shadow is visible from the middle of its stone: left, up, right, down, in cells."""

_DISCS = {
    StoneStyle.FLAT: {
        Color.BLACK: ("#23272A", "#101214", 0.035, 1.0),
        Color.WHITE: ("#FCFAF5", "#6E6048", 0.035, 1.0),
    },
    StoneStyle.CONTRAST: {
        Color.BLACK: ("#000000", "#FFFFFF", 0.05, 1.5),
        Color.WHITE: ("#FFFFFF", "#000000", 0.075, 1.5),
    },
    StoneStyle.INK: {
        Color.BLACK: ("#000000", "#000000", 0.04, 1.0),
        Color.WHITE: ("#FFFFFF", "#000000", 0.04, 1.0),
    },
}
"""Fill, edge, and the edge's width: in diameters, and the minimum in pixels."""

_SEEN = 2.7
"""Sigmas beyond which a shadow is too faint to see."""


@lru_cache(maxsize=8192)
def variant(point: Point, stone: Color) -> int:
    """The index of the picture for a stone on `point`; a point always has the same one."""
    return _mixed(point, 5) % VARIANTS[stone]


@lru_cache(maxsize=4096)
def off_grid(point: Point) -> tuple[float, float]:
    """A stone's offset from `point`, right and down: -1 to 1; a point always has the same one."""
    return _mixed(point, 1) / 2**31 - 1, _mixed(point, 2) / 2**31 - 1


def _mixed(point: Point, salt: int) -> int:
    """32 pseudo-random bits."""
    bits = (point.row * 0x9E3779B1 ^ point.col * 0x85EBCA77 ^ salt * 0xC2B2AE3D) & 0xFFFFFFFF
    for factor in (0x2C1B3C6D, 0x297A2D39):
        bits = ((bits ^ bits >> 15) * factor) & 0xFFFFFFFF
    return bits ^ bits >> 15


@lru_cache(maxsize=256)
def stone_image(stone: Color, diameter: int, face: int = 0, theme: BoardTheme = KAYA) -> QImage:
    """A stone of `diameter` device pixels on a transparent background, without shadow."""
    if pictures := theme.pictures(stone):
        return _picture(pictures[face % len(pictures)], diameter)
    if theme.stones is not StoneStyle.NATURAL:
        return _disc(stone, diameter, theme.stones)
    # Large stones need less oversampling for smooth gradients.
    detail = 4 if diameter <= 80 else 2 if diameter <= 160 else 1
    size = detail * diameter
    image = _blank(size)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(size / 2, size / 2)
    rng = Random(face * 2 + (stone is Color.BLACK))
    if stone is Color.BLACK:
        _paint_slate(painter, size / 2, rng, diameter, theme.slate)
    else:
        _paint_shell(painter, size / 2, rng, diameter)
    painter.end()
    mode, ratio = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    return image.scaled(diameter, diameter, ratio, mode)


def _picture(path: str, diameter: int) -> QImage:
    """The user's image, scaled to the size of a stone and keeping its proportions."""
    ratio, mode = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    drawn = QImage(path).scaled(diameter, diameter, ratio, mode)
    image = _blank(diameter)
    painter = QPainter(image)
    painter.drawImage((diameter - drawn.width()) // 2, (diameter - drawn.height()) // 2, drawn)
    painter.end()
    return image


def _paint_slate(painter: QPainter, r: float, rng: Random, diameter: int, lightness: float) -> None:
    x, y, lift = rng.uniform(-0.04, 0.04), rng.uniform(-0.04, 0.04), rng.uniform(-6, 6)
    box = QRectF(-r, -r, 2 * r, 2 * r)
    tones = []
    for place, grey, own in _SLATE:
        tone = lightness * (grey + lift * own)
        tones.append((place, QColor(round(tone), round(tone + 2), round(tone + 4))))
    _clip_to_disc(painter, r)
    painter.fillRect(box, radial((x - 0.20) * r, (y - 0.27) * r, 1.30 * r, tones))
    sheen = ((0.0, 0.13), (0.45, 0.06), (1.0, 0.0))
    stops = [(place, color("#FFFFFF", lightness * alpha)) for place, alpha in sheen]
    painter.fillRect(box, radial((x - 0.28) * r, (y - 0.40) * r, 0.62 * r, stops))
    _paint_rim(painter, r, "#F2D6A8", (-0.09, -0.13, 1.16), ((0.80, 0), (0.95, 0.12), (1, 0.17)))
    painter.setOpacity(0.045)
    painter.drawImage(box, noise_image(diameter, diameter, color("#FFFFFF"), rng))


def _paint_shell(painter: QPainter, r: float, rng: Random, diameter: int) -> None:
    x, y, warm = rng.uniform(-0.04, 0.04), rng.uniform(-0.04, 0.04), rng.uniform(0, 2)
    box = QRectF(-r, -r, 2 * r, 2 * r)
    tones = []
    for place, white, warmth in _SHELL:
        blue = round(white - 2.4 * warmth - 2 * warm)
        tones.append((place, QColor(white, round(white - warmth - warm), blue)))
    _clip_to_disc(painter, r)
    painter.fillRect(box, radial((x - 0.22) * r, (y - 0.30) * r, 1.44 * r, tones))
    _paint_shell_lines(painter, r, rng)
    glow = ((0.0, 0.95), (0.35, 0.55), (1.0, 0.0))
    stops = [(place, color("#FFFFFF", alpha)) for place, alpha in glow]
    painter.fillRect(box, radial((x - 0.30) * r, (y - 0.40) * r, 0.50 * r, stops))
    _paint_rim(painter, r, "#6E5430", (-0.08, -0.11, 1.13), ((0.80, 0), (0.94, 0.18), (1, 0.36)))
    _paint_rim(painter, r, "#4A3820", (0, 0, 1), ((0.955, 0), (0.985, 0.30), (1, 0.30)))


def _paint_shell_lines(painter: QPainter, r: float, rng: Random) -> None:
    """Paint the growth lines of the shell: almost parallel arcs, closer on one side."""
    painter.save()
    painter.rotate(rng.uniform(0, 360))
    count, bend, fade = rng.randint(8, 13), rng.uniform(0.05, 0.22) * r, rng.uniform(0.5, 1)
    place = -0.98
    while (place := place + _line_gap(place, count, rng)) < 1:
        half = r * sqrt(max(0.0, 1 - place * place))
        strength = fade * rng.uniform(0.09, 0.16) * (1 - 0.45 * abs(place))
        ink = QLinearGradient(0, -half, 0, half)
        for stop, share in ((0, 0.0), (0.25, 1.0), (0.7, 0.8), (1, 0.0)):
            ink.setColorAt(stop, color("#9A7F58", strength * share))
        path = QPainterPath(QPointF(place * r, -half))
        path.quadTo(QPointF(place * r + bend, 0), QPointF(place * r, half))
        painter.setPen(QPen(ink, rng.uniform(0.026, 0.050) * r))
        painter.drawPath(path)
    painter.restore()


def _line_gap(place: float, count: int, rng: Random) -> float:
    return 1.9 / count * (0.97 + 0.25 * place) * rng.uniform(0.85, 1.15)


def _paint_rim(
    painter: QPainter,
    r: float,
    ink: str,
    circle: tuple[float, float, float],
    stops: tuple[tuple[float, float], ...],
) -> None:
    """Paint a shade towards the edge of a circle (x, y, radius, in radii of the stone)."""
    x, y, radius = circle
    shades = [(place, color(ink, alpha)) for place, alpha in stops]
    painter.fillRect(QRectF(-r, -r, 2 * r, 2 * r), radial(x * r, y * r, radius * r, shades))


def _clip_to_disc(painter: QPainter, r: float) -> None:
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), r, r)
    painter.setClipPath(disc)


def paint_disc(painter: QPainter, box: QRectF, stone: Color, style: StoneStyle) -> None:
    """Paint a flat stone that fills `box`, as two shapes, which are sharp with any painter."""
    fill, edge, share, least = _DISCS[style][stone]
    width = min(max(least, share * box.width()), box.width() / 2)
    half = width / 2
    painter.setPen(QPen(color(edge), width))
    painter.setBrush(color(fill))
    painter.drawEllipse(box.adjusted(half, half, -half, -half))


def _disc(stone: Color, diameter: int, style: StoneStyle) -> QImage:
    image = _blank(diameter)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_disc(painter, QRectF(0, 0, diameter, diameter), stone, style)
    painter.end()
    return image


@lru_cache(maxsize=16)
def shadow_image(diameter: int, cell: int, strength: float) -> QImage:
    """The shadow of a stone of `diameter`, which is in the middle of the picture.

    Two discs with a Gaussian edge, one radial gradient each, so no blur is needed.
    """
    size = 2 * ceil(max(SHADOW_REACH) * cell) + diameter % 2
    image = _blank(size)
    painter = QPainter(image)
    for dx, dy, sigma, share in _SHADOWS:
        reach = diameter / 2 + _SEEN * sigma * cell
        middle = size / 2
        shades = []
        for step in range(33):
            distance = (reach * step / 32 - diameter / 2) / (sigma * cell * sqrt(2))
            shades.append((step / 32, color("#1A0E00", strength * share * erfc(distance) / 2)))
        x, y = middle + dx * cell, middle + dy * cell
        painter.fillRect(image.rect(), radial(x, y, reach, shades))
    painter.end()
    return image


def _blank(size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(CLEAR)
    return image
