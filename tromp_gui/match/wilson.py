"""Confidence intervals for a share of games won."""

from __future__ import annotations

from math import sqrt

_Z = 1.959964
"""The quantile of the normal distribution for 95 %."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (E. B. Wilson, 1927), as two shares from 0 to 1.

    Ties may count as half a game won. Without games it is (0, 1).
    """
    if games == 0:
        return 0.0, 1.0
    share, square = won / games, _Z * _Z / games
    spread = _Z * sqrt(share * (1 - share) / games + square / (4 * games))
    middle, whole = share + square / 2, 1 + square
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
