"""Pictures of a game one after the other as an animated GIF, written by Pillow."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence

from PIL import Image

from tromp_gui.ui.board.picture import Pixels

_COLORS = 256
_REST = 3000
"""Milliseconds for which the last picture is before the game begins again."""


def gif_bytes(pictures: Iterable[Pixels], samples: Sequence[Pixels], delay: int) -> bytes:
    """A GIF that shows each picture for `delay` ms, over and over; all are of one size.

    All share one palette, made from some `samples` of them, so
    that what does not change is the same in each, and only the rest is stored.
    """
    palette = _palette(samples)
    frames = [
        _image(picture).quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures
    ]
    durations = [delay] * (len(frames) - 1) + [max(delay, _REST)]
    file = io.BytesIO()
    frames[0].save(
        file,
        "GIF",
        save_all=len(frames) > 1,
        append_images=frames[1:],
        duration=durations if len(frames) > 1 else 0,
        loop=0,
        optimize=False,
    )
    return file.getvalue()


def _palette(pictures: Sequence[Pixels]) -> Image.Image:
    """A picture whose palette suits several."""
    width, height = pictures[0][:2]
    all_of_them = Image.new("RGB", (width, height * len(pictures)))
    for place, picture in enumerate(pictures):
        all_of_them.paste(_image(picture), (0, place * height))
    return all_of_them.quantize(_COLORS, Image.Quantize.MEDIANCUT)


def _image(picture: Pixels) -> Image.Image:
    width, height, stride, data = picture
    return Image.frombuffer("RGB", (width, height), data, "raw", "RGB", stride, 1)
