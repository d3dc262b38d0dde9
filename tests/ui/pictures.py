"""Measurements on pictures of widgets."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget


def image_of(widget: QWidget) -> QImage:
    """A picture of the widget on the background of its window."""
    return widget.grab().toImage()


def pixels(image: QImage, box: QRect | None = None) -> Iterator[str]:
    """The colours (#rrggbb) of all pixels in `box`, in device pixels; of the whole picture by
    default.
    """
    area = (box or image.rect()).intersected(image.rect())
    for y in range(area.top(), area.bottom() + 1):
        for x in range(area.left(), area.right() + 1):
            yield image.pixelColor(x, y).name()


def share(image: QImage, color: str, box: QRect | None = None) -> float:
    """The share (0 to 1) of pixels with exactly this colour."""
    found = list(pixels(image, box))
    return found.count(color.lower()) / len(found)


def columns_with(image: QImage, color: str) -> list[int]:
    """The columns with a pixel of exactly this colour."""
    height = image.height()
    return [
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y).name() == color.lower() for y in range(height))
    ]


def largest_difference(one: QImage, other: QImage) -> int:
    """The largest difference between two images of equal size, in any channel (0 to 255) of any
    pixel.
    """
    assert one.size() == other.size()
    kind = QImage.Format.Format_ARGB32_Premultiplied  # transparent pixels have no colour
    one, other = one.convertToFormat(kind), other.convertToFormat(kind)
    pairs: Iterator[tuple[int, int]] = zip(one.constBits(), other.constBits(), strict=True)
    return max(abs(a - b) for a, b in pairs)


def alpha_box(image: QImage) -> QRect:
    """The smallest box around all pixels that are not transparent."""
    inked = [
        (x, y)
        for y in range(image.height())
        for x in range(image.width())
        if image.pixelColor(x, y).alpha() > 8
    ]
    xs, ys = [x for x, _ in inked], [y for _, y in inked]
    return QRect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def canvas(width: int, height: int, ratio: float = 1.0) -> tuple[QPixmap, QPainter]:
    """A white pixmap of logical size, and a painter on it."""
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill("#FFFFFF")
    return pixmap, QPainter(pixmap)
