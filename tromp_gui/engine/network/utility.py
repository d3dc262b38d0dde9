"""The verdict on a position, and its utility: win and score as one number.

Source: KataGo's "score utility" (KataGo's paper, section 4 "Score Maximization", and its defaults).
"""

from __future__ import annotations

import math
from typing import Final

from tromp_gui.engine.network.answer import Answer
from tromp_gui.engine.network.source import Floats
from tromp_gui.go.point import Color

_FROM_EVEN, _FROM_EXPECTED = 0.1, 0.3
"""The weights of the score, relative to 0 and to the expected score, against the win's 1."""

MAX_UTILITY: Final = 1 + _FROM_EVEN + _FROM_EXPECTED
"""The maximum utility of a position."""

_FAR, _NEAR = 2.0, 0.75
"""The distances from 0 and from the expected score, in sides of the board, that count half."""

_KEPT: Final = 0.8
"""The expected score is reduced to this share, because a game can turn."""

_SURE: Final = 0.999
"""A win rate counts as no further from even than this in a mean of log odds."""

_SAMPLES: Final = (
    (-2.8569700, 0.0112574), (-1.3556262, 0.2220759), (0.0, 0.5333333),
    (1.3556262, 0.2220759), (2.8569700, 0.0112574),
)  # fmt: skip
"""Gaussian quadrature: points in standard deviations, and their weights."""


class Verdict:
    """The verdict on a position, for Black: `win` 0 to 1, its log `odds`, `lead`, owners of points,
    mean and mean square of the final score.
    """

    __slots__ = ("lead", "odds", "owner", "score", "square", "win")

    def __init__(self, win: float, lead: float, owner: Floats, score: float, square: float) -> None:
        self.win, self.lead, self.owner = win, lead, owner
        self.score, self.square = score, square
        likely = min(max(win, 1 - _SURE), _SURE)
        self.odds = math.log(likely / (1 - likely))

    @classmethod
    def of(cls, answer: Answer, color: Color) -> Verdict:
        """The verdict from a network's answer for `color` to play."""
        win = answer.win + answer.no_result / 2
        if color is Color.BLACK:
            return cls(win, answer.lead, answer.owner, answer.score, answer.score_square)
        return cls(1 - win, -answer.lead, -answer.owner, -answer.score, answer.score_square)


class Utility:
    """Verdicts as one number for Black, from -MAX_UTILITY to MAX_UTILITY, in a search from a
    position with this `expected` score on a board of `points`.
    """

    def __init__(self, expected: float, points: int) -> None:
        self._side = math.sqrt(points)
        reach = _NEAR * self._side
        self._center = max(expected - reach, min(expected + reach, _KEPT * expected))

    def __call__(self, verdict: Verdict) -> float:
        """The utility of a verdict."""
        score, spread = verdict.score, math.sqrt(max(0.0, verdict.square - verdict.score**2))
        from_even = _pull(score, spread, _FAR * self._side)
        from_expected = _pull(score - self._center, spread, _NEAR * self._side)
        return 2 * verdict.win - 1 + _FROM_EVEN * from_even + _FROM_EXPECTED * from_expected


def _pull(score: float, spread: float, scale: float) -> float:
    """A normally distributed score, mapped to -1 to 1."""
    sum_ = sum(share * math.atan((score + at * spread) / scale) for at, share in _SAMPLES)
    return sum_ * 2 / math.pi
