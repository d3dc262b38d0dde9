"""The part of SVG's path language that our icons are written in, as a QPainterPath."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d*\.\d+|\d+)")
_ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 7, "Z": 0}


def path(text: str) -> QPainterPath:
    """Read `text` (letters M L H V C A Z, large absolute, small relative).

    Arcs are parts of circles, their two radii the same. Raises ValueError on any other letter.
    """
    made = QPainterPath()
    for letter, numbers in _steps(text):
        here = made.currentPosition()
        origin = here if letter.islower() else QPointF(0, 0)
        _draw(made, letter.upper(), numbers, here, origin)
    return made


def _steps(text: str) -> Iterator[tuple[str, list[float]]]:
    """Letters with their numbers; a letter stands for all the groups of numbers after it."""
    tokens = _TOKEN.findall(text)
    at = 0
    while at < len(tokens):
        letter = tokens[at]
        if letter.upper() not in _ARITY:
            raise ValueError(f"no letter of ours in an icon’s path: {letter!r}")
        arity = _ARITY[letter.upper()]
        at += 1
        while True:
            yield letter, [float(token) for token in tokens[at : at + arity]]
            at += arity
            if not arity or at >= len(tokens) or tokens[at].isalpha():
                break
            letter = {"M": "L", "m": "l"}.get(letter, letter)


def _draw(
    made: QPainterPath, letter: str, numbers: list[float], here: QPointF, origin: QPointF
) -> None:
    points = [origin + QPointF(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=False)]
    match letter:
        case "M":
            made.moveTo(points[0])
        case "L":
            made.lineTo(points[0])
        case "H":
            made.lineTo(QPointF(origin.x() + numbers[0], here.y()))
        case "V":
            made.lineTo(QPointF(here.x(), origin.y() + numbers[0]))
        case "C":
            made.cubicTo(points[0], points[1], points[2])
        case "A":
            end = origin + QPointF(numbers[5], numbers[6])
            _arc(made, here, end, numbers[0], bool(numbers[3]), bool(numbers[4]))
        case _:
            made.closeSubpath()


def _arc(
    made: QPainterPath, start: QPointF, end: QPointF, radius: float, large: bool, clockwise: bool
) -> None:
    """Part of a circle from `start` to `end` (SVG 1.1, F.6.5, for circles)."""
    chord = end - start
    half = math.hypot(chord.x(), chord.y()) / 2
    radius = max(radius, half)
    height = math.sqrt(radius * radius - half * half) / (2 * half)
    side = -1 if large != clockwise else 1
    middle = (start + end) / 2
    centre = middle + QPointF(chord.y(), -chord.x()) * height * side
    first = math.degrees(math.atan2(centre.y() - start.y(), start.x() - centre.x()))
    last = math.degrees(math.atan2(centre.y() - end.y(), end.x() - centre.x()))
    sweep = -((first - last) % 360) if clockwise else (last - first) % 360
    circle = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    made.arcTo(circle, first, sweep)
