"""Points of the grid and the two colours."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

MAX_SIDE = 52
"""The longest side a board may have (the limit of SGF's point letters)."""


class Color(Enum):
    """A player's colour; the value is the letter SGF and GTP use."""

    BLACK = "B"
    WHITE = "W"

    opponent: Color
    """The other colour."""

    __hash__ = object.__hash__  # faster than Enum's, which is written in Python


Color.BLACK.opponent, Color.WHITE.opponent = Color.WHITE, Color.BLACK
BOTH = frozenset(Color)


class Point(NamedTuple):
    """An intersection: `row` 0 at the bottom, `col` 0 at the left."""

    row: int
    col: int
