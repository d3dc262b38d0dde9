"""Which rectangles are repainted when, so that no turn of the event loop takes long."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from PySide6.QtCore import QRect

_MANY, _EACH = 64, 20_000
"""From this number of changed places on, they are painted as one; and how many pixels can be
painted in the time that a separate repaint takes beside its own pixels.
"""
MOST = 1_600_000
"""How many pixels with expected ownership can be painted within a frame at 120 Hz, with room for a
busy machine.
"""


class Repaints:
    """Collects rectangles whose picture has changed."""

    def __init__(self) -> None:
        self._changed: list[QRect] = []
        self._parts: list[QRect] = []

    def __bool__(self) -> bool:
        """Whether anything is left to repaint."""
        return bool(self._changed or self._parts)

    def add(self, rects: Sequence[QRect]) -> None:
        """Add changed rectangles."""
        self._changed += rects

    def take(self) -> list[QRect]:
        """Remove and return the rectangles to repaint now, each separately: at most `MOST` pixels.

        Qt paints slowly through a clip region of several rectangles (a stone and the last move's
        ring, for example): row by row, and large pictures in threads.
        """
        if not self._parts:
            self._parts = [part for rect in _separate(self._changed) for part in _parts(rect)]
            self._changed = []
        taken, room = [], MOST
        while self._parts and (room := room - _pixels(self._parts[0])) >= 0:
            taken.append(self._parts.pop(0))
        return taken


def _separate(rects: Sequence[QRect]) -> list[QRect]:
    """Rectangles that cover `rects`, joined where that is painted faster."""
    if len(rects) >= _MANY:
        return [reduce(QRect.united, rects)]
    apart: list[QRect] = []
    for rect in rects:
        for other in list(apart):
            both = rect | other
            if _pixels(both) <= _pixels(rect) + _pixels(other) + _EACH:
                apart.remove(other)
                rect = both
        apart.append(rect)
    return apart


def _parts(rect: QRect) -> list[QRect]:
    """A rectangle in parts of at most `MOST` pixels, from top to bottom."""
    if _pixels(rect) <= MOST:
        return [rect]
    high = MOST // rect.width()
    tops = range(rect.top(), rect.bottom() + 1, high)
    return [QRect(rect.left(), top, rect.width(), high) & rect for top in tops]


def _pixels(rect: QRect) -> int:
    return rect.width() * rect.height()
