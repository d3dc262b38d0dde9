"""Strict parsing of command arguments, and the error with which a command fails."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal

from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.vertex import parse_vertex

_INTEGER = re.compile(r"[+-]?[0-9]{1,18}", re.ASCII)
_FLOAT = re.compile(
    r"[+-]?(?:[0-9]{1,40}(?:\.[0-9]{0,40})?|\.[0-9]{1,40})(?:e[+-]?[0-9]{1,2})?", re.I
)
_COLORS = {"b": Color.BLACK, "black": Color.BLACK, "w": Color.WHITE, "white": Color.WHITE}


class CommandError(Exception):
    """A command failed; the text is the error message of the response."""


def parse_integers(args: Sequence[str], count: int, message: str) -> list[int]:
    """Exactly `count` integers. Raises CommandError with `message` otherwise."""
    if len(args) != count or not all(_INTEGER.fullmatch(arg) for arg in args):
        raise CommandError(message)
    return [int(arg) for arg in args]


def parse_decimal(args: Sequence[str], message: str) -> Decimal:
    """One exact number. Raises CommandError with `message` otherwise."""
    if len(args) != 1 or not _FLOAT.fullmatch(args[0]) or not args[0].isascii():
        raise CommandError(message)
    return Decimal(args[0]) + 0


def parse_color(word: str, message: str = "invalid color") -> Color:
    """A colour, in upper or lower case. Raises CommandError with `message` otherwise."""
    color = _COLORS.get(word.lower())
    if color is None:
        raise CommandError(message)
    return color


def parse_point(word: str, rows: int, columns: int, message: str) -> Point | None:
    """A vertex of a board of `rows` x `columns`; None is a pass. Raises CommandError otherwise."""
    try:
        return parse_vertex(word, rows, columns)
    except ValueError:
        raise CommandError(message) from None
