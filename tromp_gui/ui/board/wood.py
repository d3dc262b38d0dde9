"""Wood with a straight grain, made of noise at run time; no file is read. QtGui only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import count, islice, pairwise
from math import ceil, cos, pi, sin
from random import Random
from struct import pack
from typing import TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

from tromp_gui.ui.board.pens import CLEAR, color
from tromp_gui.ui.look.board_themes import BoardTheme
from tromp_gui.ui.look.tokens import channels

_Layer: TypeAlias = Callable[[QPainter, int, int], None]
"""Paints the rows from the first number to the second; nothing else is visible."""

_SEED = 7
_TONES, _PIXELS = 300, 100_000
"""Tones and pixels in one slice, about two milliseconds each."""
_BAND = 6
_VEIL = QImage.Format.Format_ARGB32_Premultiplied
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
            tones.append(tone)
            if len(tones) % _TONES == 0:
                yield 0
        step = max(_BAND, _PIXELS // width // _BAND * _BAND)
        rings = _rings_layer(width, height, grain, theme, tones, rng)
        for layer in (rings, _veil_layer(width, height, grain, theme.grain, rng)):
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
    data = pack(f"={length}I", *(shades[tone] for tone in tones)) * _BAND
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


def _rings(length: int, cell: int, grain: float, rng: Random) -> Iterator[int]:
    """The darkness of each pixel across the rings: slowly darker, then quickly pale. 0 to 255 if
    the grain is at most 0.95.
    """
    noise = [_noise(length, wave * cell, rng) for wave in (3.1, 0.8, 0.11)]
    phase, ring, least, change = rng.random(), 0.42 * cell, 0.14 * cell, 0.02 * cell
    middle_tone, depth = 0.42 * 255 + 0.5, grain * 255
    for broad, middle, fine in zip(*noise, strict=True):
        ring = 0.98 * ring + change * (0.25 * broad + rng.random() - 0.08)
        phase = (phase + 1 / (ring if ring > least else least)) % 1
        late = phase * phase * phase if phase < 0.93 else 0.8 * (1 - phase) / 0.07
        veins = 0.30 * late + 0.16 * broad + 0.12 * middle + 0.09 * fine - 0.06
        yield int(middle_tone + depth * veins)


def _noise(length: int, wave: float, rng: Random) -> list[float]:
    """Value noise of -1 to 1, with `wave` pixels between its nodes."""
    knots = [rng.uniform(-1, 1) for _ in range(int(length / wave) + 2)]
    cosines = map(cos, count(0.0, pi / wave))
    values: list[float] = []
    for knot, (left, right) in enumerate(pairwise(knots)):
        middle, half = (left + right) / 2, (left - right) / 2 * (-1) ** knot
        places = min(length, ceil((knot + 1) * wave)) - len(values)
        values += [middle + half * each for each in islice(cosines, places)]
    return values


def _shades(theme: BoardTheme) -> list[int]:
    """256 colours from the theme's light wood through the middle to the dark, as 0xffRRGGBB."""
    ends = zip(channels(theme.light), channels(theme.mid), channels(theme.dark), strict=True)
    red, green, blue = ([*_between(a, b), *_between(b, c)] for a, b, c in ends)
    return [0xFF000000 | r << 16 | g << 8 | b for r, g, b in zip(red, green, blue, strict=True)]


def _between(first: int, last: int) -> list[int]:
    step = (last - first) / 127
    return [int(first + step * i + 0.5) for i in range(128)]


def _veil_layer(width: int, height: int, cell: int, grain: float, rng: Random) -> _Layer:
    """Fibres, and light from the top left: one picture of a few rows, stretched over the plank."""
    veil = QImage(width, max(8, int(height / (2.6 * cell)) + 2), _VEIL)
    veil.fill(CLEAR)
    painter = QPainter(veil)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for ink, thick, long, opacity in _FIBRES:
        columns, rows = max(8, int(width / thick)), max(8, int(height / (long * cell)) + 2)
        painter.setOpacity(opacity * grain)
        painter.drawImage(veil.rect(), noise_image(columns, rows, color(ink), rng))
    painter.setOpacity(1)
    light = QLinearGradient(0, 0, width, height)
    white, brown = "#FFFFFF", "#2A1600"
    stops = (0, white, 0.10), (0.5, white, 0), (0.501, brown, 0), (1, brown, 0.09)
    light.setStops([(place, color(ink, alpha)) for place, ink, alpha in stops])
    painter.translate(0, 0.5)
    painter.scale(1, (veil.height() - 1) / height)
    painter.fillRect(0, -height, width, 3 * height, light)
    painter.end()
    board, middles = QRectF(0, 0, width, height), QRectF(0, 0.5, width, veil.height() - 1)
    return lambda painter, top, bottom: painter.drawImage(board, veil, middles)


def noise_image(width: int, height: int, ink: QColor, rng: Random) -> QImage:
    """`ink` at a random opacity in each pixel."""
    stride = width + -width % 4
    data = rng.randbytes(stride * height)
    veil = QImage(data, width, height, stride, QImage.Format.Format_Alpha8)
    image = QImage(width, height, _VEIL)
    image.fill(ink)
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, veil)
    painter.end()
    return image
