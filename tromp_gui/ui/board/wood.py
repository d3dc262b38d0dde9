"""Wood with a straight grain, made of noise at run time. QtGui only; no file is read."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

from tromp_gui.ui.board.pens import color
from tromp_gui.ui.board.themes import BoardTheme

_SEED = 7
_BAND = 3
_FIBRES = (("#6B4314", 1.0, 2.6, 0.085), ("#FFF3D6", 2.4, 6.0, 0.075))
"""Colour, width in pixels, length in cells and opacity of the fibres."""


@lru_cache(maxsize=2)
def wood_image(width: int, height: int, cell: int, theme: BoardTheme) -> QImage:
    """A plank of `width` x `height` device pixels, its grain in the measure of `cell`.

    Always the same for the same arguments, and shared: do not paint on it.
    """
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(color(theme.mid))
    if theme.board_picture:
        _paint_picture(image, theme.board_picture)
    elif theme.grain:
        grain = _measure(max(width, height), cell)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rng = Random(_SEED)
        _paint_rings(painter, width, height, grain, theme, rng)
        _paint_fibres(painter, width, height, grain, theme.grain, rng)
        _paint_light(painter, width, height)
        painter.end()
    return image


def _paint_picture(board: QImage, path: str) -> None:
    """An image of the user's over the whole board, cut where its shape is another."""
    ratio = Qt.AspectRatioMode.KeepAspectRatioByExpanding
    mode = Qt.TransformationMode.SmoothTransformation
    picture = QImage(path).scaled(board.size(), ratio, mode)
    corner = (picture.rect().size() - board.size()) / 2
    painter = QPainter(board)
    painter.drawImage(-corner.width(), -corner.height(), picture)
    painter.end()


def _measure(side: int, cell: int) -> int:
    """The cell of the same plank as a board of 13 to 21 lines: trees don't know of boards."""
    return round(min(max(cell, side / 22), max(cell / 2, side / 14)))


def _paint_rings(
    painter: QPainter, width: int, height: int, cell: int, theme: BoardTheme, rng: Random
) -> None:
    """One profile of rings, drawn band by band along a slow wave."""
    pad = int(1.5 * cell)
    length = width + 2 * pad
    shades = _shades(theme)
    tones = (round(255 * tone) for tone in _rings(length, cell, theme.grain, rng))
    line = array("I", (shades[tone] for tone in tones))
    data = (line * _BAND).tobytes()
    profile = QImage(data, length, _BAND, 4 * length, QImage.Format.Format_RGB32)
    source = QRectF(0, 0, length, _BAND)
    a, b = rng.uniform(0, 2 * pi), rng.uniform(0, 2 * pi)
    for y in range(0, height, _BAND):
        v = y / height
        shift = cell * (0.34 * sin(2.1 * v + a) + 0.07 * sin(9 * v + b))
        stretch = 0.03 * sin(1.7 * v + b)
        left = shift - pad - stretch * width / 2
        painter.drawImage(QRectF(left, y, length * (1 + stretch), _BAND), profile, source)


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
    """Value noise of -1 to 1 with `wave` pixels from knot to knot."""
    knots = [rng.uniform(-1, 1) for _ in range(int(count / wave) + 2)]
    values = []
    for x in range(count):
        knot, t = divmod(x / wave, 1)
        t = (1 - cos(pi * t)) / 2
        values.append(knots[int(knot)] * (1 - t) + knots[int(knot) + 1] * t)
    return values


def _shades(theme: BoardTheme) -> list[int]:
    """256 colours from the theme's light wood over the middle to the dark, as 0xffRRGGBB."""
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


def _paint_fibres(
    painter: QPainter, width: int, height: int, cell: int, grain: float, rng: Random
) -> None:
    for ink, thick, long, opacity in _FIBRES:
        columns = max(8, int(width / thick))
        rows = max(8, int(height / (long * cell)) + 2)
        fibres = noise_image(columns, rows, color(ink), rng)
        painter.setOpacity(opacity * grain)
        whole = QRectF(0, 0.5, columns, rows - 1)
        painter.drawImage(QRectF(0, 0, width, height), fibres, whole)
    painter.setOpacity(1)


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


def _paint_light(painter: QPainter, width: int, height: int) -> None:
    """Light from the upper left."""
    light = QLinearGradient(0, 0, width, height)
    light.setColorAt(0, color("#FFFFFF", 0.10))
    light.setColorAt(0.5, color("#FFFFFF", 0))
    light.setColorAt(0.501, color("#2A1600", 0))
    light.setColorAt(1, color("#2A1600", 0.09))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(QRectF(0, 0, width, height), light)
