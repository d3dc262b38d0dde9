"""Animated GIFs, read back by Pillow."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from tromp_gui.cli.render.drawing import gif_bytes
from tromp_gui.ui.board.picture import Pixels

RED, GREEN, BLUE = (255, 0, 0), (0, 128, 0), (0, 0, 255)


def still(*inks: tuple[int, int, int], spare: int = 0) -> Pixels:
    """A picture of one row of squares, 8 pixels each; `spare` bytes end each row of pixels."""
    row = b"".join(bytes(ink) * 8 for ink in inks) + b"\xaa" * spare
    return Pixels(8 * len(inks), 8, len(row), row * 8)


def frames(data: bytes) -> list[tuple[list[tuple[int, ...]], int]]:
    """The colours of the squares, and how long they stand."""
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


def test_the_last_one_is_never_shorter_than_the_others() -> None:
    pictures = [still(RED), still(BLUE)]
    assert [time for _, time in frames(gif_bytes(pictures, pictures, 5000))] == [5000, 5000]


def test_it_begins_again() -> None:
    pictures = [still(RED), still(BLUE)]
    image = Image.open(io.BytesIO(gif_bytes(pictures, pictures, 100)))
    assert image.info["loop"] == 0


def test_one_picture_does_not_move() -> None:
    ((inks, _),) = frames(gif_bytes([still(RED, BLUE)], [still(RED, BLUE)], 100))
    assert inks == [RED, BLUE]


@pytest.mark.parametrize("spare", [1, 2, 3])
def test_bytes_between_the_rows_are_not_seen(spare: int) -> None:
    picture = still(RED, BLUE, GREEN, spare=spare)
    ((inks, _),) = frames(gif_bytes([picture], [picture], 100))
    assert inks == [RED, BLUE, GREEN]


def test_pictures_may_come_one_by_one() -> None:
    many = (still((shade, shade, shade)) for shade in range(0, 250, 10))
    samples = [still((0, 0, 0), (120, 120, 120), (240, 240, 240))]
    shades = [inks[0][0] for inks, _ in frames(gif_bytes(many, samples, 50))]
    assert shades == sorted(shades)
    assert {shades[0], shades[-1]} == {0, 240}
