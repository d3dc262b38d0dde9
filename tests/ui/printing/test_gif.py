"""Animated GIFs, read by Pillow and Qt."""

from __future__ import annotations

import io
import random

import pytest
from PIL import Image
from PySide6.QtCore import QBuffer
from PySide6.QtGui import QImage, QImageReader

from tromp_gui.ui.printing.gif import gif_bytes

RED, GREEN, BLUE = (255, 0, 0), (0, 128, 0), (0, 0, 255)


def still(*inks: tuple[int, int, int], side: int = 8) -> QImage:
    """A picture of a row of squares."""
    row = b"".join(bytes(ink) * side for ink in inks)
    data = row * 8  # QImage does not keep a reference to it
    return QImage(data, side * len(inks), 8, len(row), QImage.Format.Format_RGB888).copy()


def frames(data: bytes) -> list[tuple[list[tuple[int, ...]], int]]:
    """The colours of the squares, and how long each picture is shown."""
    image = Image.open(io.BytesIO(data))
    assert image.format == "GIF"
    found = []
    for place in range(getattr(image, "n_frames", 1)):
        image.seek(place)
        plain = image.convert("RGB")
        row = plain.crop((0, 4, plain.width, 5)).tobytes()
        inks = [tuple(row[3 * x : 3 * x + 3]) for x in range(4, plain.width, 8)]
        found.append((inks, int(image.info.get("duration", 0))))
    return found


def test_every_picture_is_shown_in_order() -> None:
    pictures = [still(RED, RED), still(RED, GREEN), still(BLUE, GREEN)]
    assert frames(gif_bytes(pictures, pictures, 120)) == [
        ([RED, RED], 120),
        ([RED, GREEN], 120),
        ([BLUE, GREEN], 3000),
    ]


def test_the_last_picture_is_shown_at_least_as_long() -> None:
    pictures = [still(RED), still(BLUE)]
    assert [time for _, time in frames(gif_bytes(pictures, pictures, 5000))] == [5000, 5000]


def test_the_animation_repeats() -> None:
    pictures = [still(RED), still(BLUE)]
    image = Image.open(io.BytesIO(gif_bytes(pictures, pictures, 100)))
    assert image.info["loop"] == 0


def test_a_single_picture_is_not_animated() -> None:
    ((inks, _),) = frames(gif_bytes([still(RED, BLUE)], [still(RED, BLUE)], 100))
    assert inks == [RED, BLUE]


@pytest.mark.parametrize("side", [5, 6, 7])
def test_any_width_is_possible(side: int) -> None:
    picture = still(RED, BLUE, GREEN, side=side)
    image = Image.open(io.BytesIO(gif_bytes([picture], [picture], 100)))
    assert image.size == (3 * side, 8)
    row = image.convert("RGB").crop((0, 7, 3 * side, 8)).tobytes()
    assert row == b"".join(bytes(ink) * side for ink in (RED, BLUE, GREEN))


def noise(seed: int, side: int) -> QImage:
    """A picture of random pixels in 200 shades of grey."""
    grey = bytes(random.Random(seed).choices(range(200), k=side * side))
    kind = QImage.Format.Format_Grayscale8
    return QImage(grey, side, side, side, kind).convertToFormat(QImage.Format.Format_RGB32)


def greys(picture: QImage) -> bytes:
    """The brightness of each pixel; the width is a multiple of four."""
    plain = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(plain.constBits())


@pytest.mark.parametrize("side", [16, 60, 100, 152])
def test_two_readers_agree_on_every_pixel(side: int) -> None:
    """Noise fills the code table again and again."""
    pictures = [noise(seed, side) for seed in range(3)]
    data = gif_bytes(pictures, pictures, 100)
    image = Image.open(io.BytesIO(data))
    store = QBuffer()
    store.setData(data)
    reader = QImageReader(store, b"gif")
    for place, picture in enumerate(pictures):
        image.seek(place)
        assert image.convert("L").tobytes() == greys(picture)
        assert greys(reader.read()) == greys(picture)


def test_only_changes_are_stored() -> None:
    """40 pixels change in a picture of noise, and then nothing."""
    first = noise(1, 160)
    second = first.copy()
    for x in range(40):
        second.setPixel(60 + x, 50, 0xFFC8C8C8)
    alone, both = (
        len(gif_bytes(each, [first, second], 100)) for each in ([first], [first, second])
    )
    assert both - alone < 100
    assert len(gif_bytes([first, second, second], [first, second], 100)) - both < 40


def test_many_colours_are_approximated() -> None:
    picture = QImage(256, 64, QImage.Format.Format_RGB32)
    for y in range(64):
        for x in range(256):
            picture.setPixel(x, y, 0xFF000000 | x << 16 | (4 * y) << 8 | 60)
    store = QBuffer()
    store.setData(gif_bytes([picture], [picture], 100))
    shown = QImageReader(store, b"gif").read()
    for x in range(0, 256, 5):
        for y in range(64):
            color = shown.pixelColor(x, y)
            assert max(abs(color.red() - x), abs(color.green() - 4 * y)) <= 16
            assert color.blue() == 60


def test_pictures_can_come_from_an_iterator() -> None:
    many = (still((shade, shade, shade)) for shade in range(0, 250, 10))
    samples = [still((shade, shade, shade)) for shade in (0, 120, 240)]
    shades = [inks[0][0] for inks, _ in frames(gif_bytes(many, samples, 50))]
    assert shades == sorted(shades)
    assert {shades[0], shades[-1]} == {0, 240}
