"""The files that a board or a game can be drawn into. No Qt."""

from __future__ import annotations

from enum import Enum


class Format(Enum):
    """A kind of file; the value is its ending."""

    PNG = "png"
    WEBP = "webp"
    SVG = "svg"
    PDF = "pdf"
    GIF = "gif"
    TEXT = "txt"


PICTURES = (Format.PNG, Format.WEBP, Format.SVG, Format.PDF)
"""Those of a single board."""


def endings(formats: tuple[Format, ...]) -> str:
    """The endings as they are listed: ".png, .webp"."""
    return ", ".join(f".{each.value}" for each in formats)
