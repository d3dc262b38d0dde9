"""Animated GIF (GIF89a, CompuServe 1990), which Qt reads but does not write."""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from tromp_gui.ui.board.picture import picture
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.look.board_themes import KAYA
from tromp_gui.ui.printing.pictures import Look

_COLORS = 255
_UNCHANGED = 255
"""The index of the transparent colour, for unchanged pixels."""
_REST = 3000
"""Milliseconds for which the last picture is shown before the animation starts again."""
_CLEAR, _END, _FIRST, _FULL = 256, 257, 258, 4096
"""LZW codes for bytes: reset, end of data, first code of a sequence, one past the last."""
_CHANGES = bytes([_UNCHANGED] + [0] * 255)
"""Maps the difference of two bytes to a mask: 255 for 0, otherwise 0."""


def game_gif(
    states: Iterable[BoardState], samples: Iterable[BoardState], look: Look, delay: int
) -> bytes:
    """A GIF of the positions of a game; see `gif_bytes`."""

    def still(state: BoardState) -> QImage:
        theme = look.theme or KAYA
        return picture(state, look.side, theme, look.coordinates, Qt.GlobalColor.white)

    return gif_bytes(map(still, states), [*map(still, samples)], delay)


def gif_bytes(pictures: Iterable[QImage], samples: Sequence[QImage], delay: int) -> bytes:
    """A GIF that shows each picture for `delay` ms, in an endless loop; all have the same size.

    They share one palette, made from `samples`, so that unchanged parts are equal in all pictures
    and only the changes are stored.
    """
    colors = _palette(samples)
    width, height = samples[0].width(), samples[0].height()
    table = b"".join(color.to_bytes(3, "big") for color in colors).ljust(3 * 256, b"\0")
    parts = [b"GIF89a", struct.pack("<HHBBB", width, height, 0xF7, 0, 0), table]
    frames = list(_frames((_indices(each, colors) for each in pictures), width))
    if len(frames) > 1:
        parts.append(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0")  # endless loop
    for frame in frames:
        time = max(delay, _REST) if frame is frames[-1] else delay
        # Keep the previous picture; index 255 is transparent.
        parts.append(struct.pack("<4BHBB", 0x21, 0xF9, 4, 0x05, time // 10, _UNCHANGED, 0))
        parts.append(struct.pack("<BHHHHB", 0x2C, *frame.place, 0) + frame.data)
    return b"".join([*parts, b"\x3b"])


class _Frame(NamedTuple):
    """Left, top, width and height in pixels, and the compressed indices."""

    place: tuple[int, int, int, int]
    data: bytes


def _frames(pictures: Iterable[bytes], width: int) -> Iterator[_Frame]:
    """The rectangle of each picture that differs from the previous one."""
    before: bytes | None = None
    for indices in pictures:
        if before is None:
            yield _Frame((0, 0, width, len(indices) // width), _blocks(_lzw(indices)))
        else:
            yield _changed(before, indices, width)
        before = indices


def _changed(before: bytes, indices: bytes, width: int) -> _Frame:
    """The rectangle around all differences; a single pixel if there are none."""
    new = int.from_bytes(indices, "big")
    difference = (new ^ int.from_bytes(before, "big")).to_bytes(len(indices), "big")
    same = difference.translate(_CHANGES)
    shown = (new | int.from_bytes(same, "big")).to_bytes(len(indices), "big")
    top, bottom = max(same.find(b"\0"), 0) // width, max(same.rfind(b"\0"), 0) // width
    masks = [same[row * width : (row + 1) * width] for row in range(top, bottom + 1)]
    left = min((found for mask in masks if (found := mask.find(b"\0")) >= 0), default=0)
    right = max([mask.rfind(b"\0") for mask in masks] + [left])
    rows = (shown[row * width + left : row * width + right + 1] for row in range(top, bottom + 1))
    place = (left, top, right - left + 1, bottom - top + 1)
    return _Frame(place, _blocks(_lzw(b"".join(rows))))


def _indices(picture: QImage, colors: Sequence[int]) -> bytes:
    """The index of the nearest colour for each pixel, row by row."""
    plain = picture.convertToFormat(QImage.Format.Format_RGB32)
    opaque = [0xFF000000 | color for color in colors]
    indexed = plain.convertToFormat(QImage.Format.Format_Indexed8, opaque)
    data, stride, width = bytes(indexed.constBits()), indexed.bytesPerLine(), indexed.width()
    if stride == width:
        return data
    return b"".join(data[row : row + width] for row in range(0, len(data), stride))


class _Box(NamedTuple):
    """Colours to merge: the longest side times the number of pixels, the channel, the colours."""

    error: int
    shift: int
    colors: list[tuple[int, int]]

    @classmethod
    def around(cls, colors: list[tuple[int, int]]) -> _Box:
        """The box of these colours, each with its number of pixels."""
        longest, shift = max(
            (max(channel) - min(channel), shift)
            for shift in (16, 8, 0)
            for channel in [[color >> shift & 0xFF for color, _ in colors]]
        )
        return cls(longest * sum(pixels for _, pixels in colors), shift, colors)

    def halves(self) -> Iterator[_Box]:
        """Two boxes with about the same number of pixels, cut across the longest side."""
        ordered = sorted(self.colors, key=lambda each: each[0] >> self.shift & 0xFF)
        half, seen, cut = sum(pixels for _, pixels in ordered) / 2, 0, 0
        while cut < len(ordered) - 1 and (cut == 0 or seen < half):
            seen += ordered[cut][1]
            cut += 1
        yield _Box.around(ordered[:cut])
        yield _Box.around(ordered[cut:])

    def mean(self) -> int:
        """The average colour."""
        pixels = sum(number for _, number in self.colors)
        return sum(
            round(sum((color >> shift & 0xFF) * number for color, number in self.colors) / pixels)
            << shift
            for shift in (16, 8, 0)
        )


def _palette(samples: Sequence[QImage]) -> list[int]:
    """At most 255 colours (0xRRGGBB) for these pictures, by median cut."""
    counts: Counter[int] = Counter()
    for sample in samples:
        plain = sample.convertToFormat(QImage.Format.Format_RGB32)
        counts.update(memoryview(plain.constBits()).cast("B").cast("I"))
    boxes = [_Box.around([(color & 0xFFFFFF, number) for color, number in counts.items()])]
    while len(boxes) < _COLORS and (widest := max(boxes, key=lambda box: box.error)).error:
        boxes.remove(widest)
        boxes += widest.halves()
    return [box.mean() for box in boxes]


def _lzw(data: bytes) -> bytes:
    """Data compressed as in GIF: codes of 9 to 12 bits, least significant bit first."""
    out = bytearray([_CLEAR & 0xFF])
    bits, waiting = _CLEAR >> 8, 1
    codes: dict[int, int] = {}
    size, free = 9, _FIRST
    prefix = data[0]
    for byte in data[1:]:
        sequence = prefix << 8 | byte
        if (code := codes.get(sequence)) is not None:
            prefix = code
            continue
        bits |= prefix << waiting
        waiting += size
        if free < _FULL:
            size += free == 1 << size
            codes[sequence] = free
            free += 1
        else:
            bits |= _CLEAR << waiting
            waiting += size
            codes.clear()
            size, free = 9, _FIRST
        while waiting >= 8:
            out.append(bits & 0xFF)
            bits >>= 8
            waiting -= 8
        prefix = byte
    bits |= prefix << waiting
    waiting += size
    size += free == 1 << size and size < 12
    bits |= _END << waiting
    return bytes(out) + bits.to_bytes((waiting + size + 7) // 8, "little")


def _blocks(data: bytes) -> bytes:
    """Compressed data as in a GIF file: the number of bits, blocks with a length, and 0."""
    pieces = (data[start : start + 255] for start in range(0, len(data), 255))
    return b"\x08" + b"".join(bytes([len(piece)]) + piece for piece in pieces) + b"\0"
