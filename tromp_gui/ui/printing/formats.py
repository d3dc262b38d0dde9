"""The file formats for a board or a game. No Qt."""

from __future__ import annotations

from enum import Enum


class Format(Enum):
    """A file format; the value is its file extension."""

    PNG = "png"
    WEBP = "webp"
    SVG = "svg"
    PDF = "pdf"
    GIF = "gif"
    TEXT = "txt"


PICTURES = (Format.PNG, Format.WEBP, Format.SVG, Format.PDF)
"""The formats for a single board."""


class Undrawable(Exception):
    """A format that cannot hold this board; its text says so on the screen."""


def endings(formats: tuple[Format, ...]) -> str:
    """The extensions as a list: ".png, .webp"."""
    return ", ".join(f".{each.value}" for each in formats)
