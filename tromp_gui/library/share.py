"""How sure a share of games won is."""

from __future__ import annotations

import math

_Z = 1.959964
"""Standard deviations on each side of 95 %."""


def interval(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927)."""
    share, spread = won / games, _Z * _Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = _Z * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
