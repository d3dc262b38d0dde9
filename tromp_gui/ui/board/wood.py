"""Wood with a straight grain, made of noise at run time; no file is read. QtGui only."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from itertools import chain
from math import cos, pi, sin
from random import Random
from typing import TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

from tromp_gui.ui.board.pens import color
from tromp_gui.ui.look.board_themes import BoardTheme

_Layer: TypeAlias = Callable[[QPainter, int, int], None]
"""Paints the rows from the first number to the second; nothing else is visible."""

_SEED = 7
_TONES, _PIXELS = 300, 100_000
"""Tones and pixels in one slice, about two milliseconds each."""
_BAND = 3
_FIBRES = (("#6B4314", 1.0, 2.6, 0.085), ("#FFF3D6", 2.4, 6.0, 0.075))
"""Colour, width in pixels, length in cells and opacity of the fibres."""


class Plank:
    """A plank of `width` x `height` device pixels, its grain scaled to `cell`; equal arguments give
    equal planks. It is painted in slices of a few milliseconds: see `paint_slice`.
    """

    def __init__(self, width: int, height: int, cell: int, theme: BoardTheme) -> None:
        self._image = QImage(width, height, QImage.Format.Format_RGB32)
        self._slices = _paint_slices(self._image, cell, theme)

    def paint_slice(self) -> bool:
        """Paint the next slice; return whether there may be more."""
        return next(self._slices, None) is not None

    def image(self) -> QImage:
        """The whole plank, shared: do not paint on it. Paints what is missing."""
        while self.paint_slice():
            pass
        return self._image


plank = lru_cache(maxsize=2)(Plank)
"""A plank of these arguments, cached."""


def wood_image(width: int, height: int, cell: int, theme: BoardTheme) -> QImage:
    """The whole plank, shared: do not paint on it."""
    return plank(width, height, cell, theme).image()


def _paint_slices(image: QImage, cell: int, theme: BoardTheme) -> Iterator[int]:
    """Paint a plank; yields the first row of each slice."""
    width, height = image.width(), image.height()
    image.fill(color(theme.mid))
    if theme.board_picture:
        _paint_picture(image, theme.board_picture)
    elif theme.grain:
        grain = _measure(max(width, height), cell)
        rng = Random(_SEED)
        tones: list[int] = []
        for tone in _rings(width + 2 * _pad(grain), grain, theme.grain, rng):
            tones.append(round(255 * tone))
            if len(tones) % _TONES == 0:
                yield 0
        step = max(_BAND, _PIXELS // width // _BAND * _BAND)
        rings = _rings_layer(width, height, grain, theme, tones, rng)
        fibres = _fibre_layers(width, height, grain, theme.grain, rng)
        for layer in chain((rings,), fibres, (_light_layer(width, height),)):
            for top in range(0, height, step):
                _paint_band(image, layer, top, min(height, top + step))
                yield top


def _paint_band(image: QImage, layer: _Layer, top: int, bottom: int) -> None:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipRect(0, top, image.width(), bottom - top)
    layer(painter, top, bottom)
    painter.end()


def _paint_picture(board: QImage, path: str) -> None:
    """Paint a user's image over the whole board, cropped to its proportions."""
    ratio = Qt.AspectRatioMode.KeepAspectRatioByExpanding
    mode = Qt.TransformationMode.SmoothTransformation
    picture = QImage(path).scaled(board.size(), ratio, mode)
    corner = (picture.rect().size() - board.size()) / 2
    painter = QPainter(board)
    painter.drawImage(-corner.width(), -corner.height(), picture)
    painter.end()


def _measure(side: int, cell: int) -> int:
    """The cell if the same plank had 13 to 21 lines; the grain does not depend on the board's
    size.
    """
    return round(min(max(cell, side / 22), max(cell / 2, side / 14)))


def _pad(cell: int) -> int:
    """How far the profile of the rings extends beyond the plank on each side, in pixels."""
    return int(1.5 * cell)


def _rings_layer(
    width: int, height: int, cell: int, theme: BoardTheme, tones: list[int], rng: Random
) -> _Layer:
    """One profile of rings, drawn in bands along a slow wave."""
    pad, length = _pad(cell), len(tones)
    shades = _shades(theme)
    line = array("I", (shades[tone] for tone in tones))
    data = (line * _BAND).tobytes()
    profile = QImage(data, length, _BAND, 4 * length, QImage.Format.Format_RGB32)
    source = QRectF(0, 0, length, _BAND)
    a, b = rng.uniform(0, 2 * pi), rng.uniform(0, 2 * pi)

    def paint(painter: QPainter, top: int, bottom: int) -> None:
        for y in range(top, bottom, _BAND):
            v = y / height
            shift = cell * (0.34 * sin(2.1 * v + a) + 0.07 * sin(9 * v + b))
            stretch = 0.03 * sin(1.7 * v + b)
            left = shift - pad - stretch * width / 2
            painter.drawImage(QRectF(left, y, length * (1 + stretch), _BAND), profile, source)

    return paint


def _rings(length: int, cell: int, grain: float, rng: Random) -> Iterator[float]:
    """The darkness (0 to 1) of each pixel across the rings: slowly darker, then quickly pale."""
    broad, middle, fine = (_noise(length, wave * cell, rng) for wave in (3.1, 0.8, 0.11))
    phase, ring = rng.random(), 0.42 * cell
    for x in range(length):
        wanted = (0.42 + 0.25 * broad[x]) * cell
        ring += 0.02 * (wanted - ring) + 0.02 * cell * (rng.random() - 0.5)
        phase = (phase + 1 / max(ring, 0.14 * cell)) % 1
        late = phase**3 if phase < 0.93 else 0.8 * (1 - phase) / 0.07
        veins = 0.30 * late + 0.16 * broad[x] + 0.12 * middle[x] + 0.09 * fine[x] - 0.06
        yield min(1.0, max(0.0, 0.42 + grain * veins))


def _noise(count: int, wave: float, rng: Random) -> list[float]:
    """Value noise of -1 to 1, with `wave` pixels between its nodes."""
    knots = [rng.uniform(-1, 1) for _ in range(int(count / wave) + 2)]
    values = []
    for x in range(count):
        place = x / wave
        knot = int(place)
        t = (1 - cos(pi * (place - knot))) / 2
        values.append(knots[knot] * (1 - t) + knots[knot + 1] * t)
    return values


def _shades(theme: BoardTheme) -> list[int]:
    """256 colours from the theme's light wood through the middle to the dark, as 0xffRRGGBB."""
    light, mid, dark = color(theme.light), color(theme.mid), color(theme.dark)
    return [
        (_mix(light, mid, i / 127.5) if i < 128 else _mix(mid, dark, i / 127.5 - 1)).rgb()
        for i in range(256)
    ]


def _mix(a: QColor, b: QColor, t: float) -> QColor:
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * t,
        a.greenF() + (b.greenF() - a.greenF()) * t,
        a.blueF() + (b.blueF() - a.blueF()) * t,
    )


def _fibre_layers(
    width: int, height: int, cell: int, grain: float, rng: Random
) -> Iterator[_Layer]:
    for ink, thick, long, opacity in _FIBRES:
        columns = max(8, int(width / thick))
        rows = max(8, int(height / (long * cell)) + 2)
        fibres = noise_image(columns, rows, color(ink), rng)
        yield partial(_paint_fibres, QRectF(0, 0, width, height), fibres, opacity * grain)


def _paint_fibres(
    board: QRectF, fibres: QImage, opacity: float, painter: QPainter, top: int, bottom: int
) -> None:
    painter.setOpacity(opacity)
    painter.drawImage(board, fibres, QRectF(0, 0.5, fibres.width(), fibres.height() - 1))


def noise_image(width: int, height: int, ink: QColor, rng: Random) -> QImage:
    """`ink` at a random opacity in each pixel."""
    stride = width + -width % 4
    data = rng.randbytes(stride * height)
    veil = QImage(data, width, height, stride, QImage.Format.Format_Alpha8)
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(ink)
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, veil)
    painter.end()
    return image


def _light_layer(width: int, height: int) -> _Layer:
    """Light from the top left."""
    light = QLinearGradient(0, 0, width, height)
    light.setColorAt(0, color("#FFFFFF", 0.10))
    light.setColorAt(0.5, color("#FFFFFF", 0))
    light.setColorAt(0.501, color("#2A1600", 0))
    light.setColorAt(1, color("#2A1600", 0.09))
    return lambda painter, top, bottom: painter.fillRect(0, top, width, bottom - top, light)
