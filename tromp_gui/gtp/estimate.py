"""What `tromp-estimate` answers: whose each point will be, and the score to expect."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from tromp_gui.go.point import Point

ESTIMATE = "tromp-estimate"
"""The command: what the game will come to, by playouts. Two lines:

`score B+3.5`: who will win by area, komi counted, and by how much;
`ownership 0.12 -0.9 ...`: each point from the top left, row by row, from 1 (surely Black's) to -1
(White's).
"""

_SCORE = re.compile(r"([BW])\+([0-9]{1,7}(?:\.[0-9]{1,3})?)", re.ASCII)
_SMALLEST = 0.05


class Estimate(NamedTuple):
    """How far Black is ahead in points, and whose each point is: 1 Black's, -1 White's."""

    lead: float
    ownership: Mapping[Point, float]


def format_estimate(estimate: Estimate, rows: int, columns: int) -> str:
    """The answer for a board of `rows` x `columns`."""
    lead = estimate.lead
    score = f"{'B' if lead > 0 else 'W'}+{abs(lead):.1f}" if abs(lead) >= _SMALLEST else "0"
    values = [f"{estimate.ownership[point]:.3f}" for point in _from_top(rows, columns)]
    return f"score {score}\nownership {' '.join(values)}"


def parse_estimate(text: str, rows: int, columns: int) -> Estimate | None:
    """The estimate of an answer; None if it is none for a board of `rows` x `columns`."""
    lines = dict(line.split(" ", 1) for line in text.splitlines() if " " in line)
    lead = _lead(lines.get("score", ""))
    try:
        values = [float(word) for word in lines.get("ownership", "").split()]
    except ValueError:
        return None
    fits = len(values) == rows * columns and all(-1 <= value <= 1 for value in values)
    if lead is None or not fits:
        return None
    return Estimate(lead, dict(zip(_from_top(rows, columns), values, strict=True)))


def _lead(word: str) -> float | None:
    if word == "0":
        return 0.0
    match = _SCORE.fullmatch(word)
    if match is None:
        return None
    return float(match[2]) if match[1] == "B" else -float(match[2])


def _from_top(rows: int, columns: int) -> list[Point]:
    return [Point(row, col) for row in reversed(range(rows)) for col in range(columns)]
