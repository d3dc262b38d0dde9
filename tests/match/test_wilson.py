"""The confidence interval of a share of games won."""

from __future__ import annotations

import pytest

from tromp_gui.match.wilson import wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)],
)
def test_wilsons_interval(won: float, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(("won", "games"), [(1, 10), (7, 10), (19.5, 20), (55, 100), (499, 1000)])
def test_both_ends_are_as_far_from_the_share_as_chance_allows(won: float, games: int) -> None:
    """Where the interval comes from: (share - p)² = z² p (1 - p) / n at both its ends."""
    for end in wilson(won, games):
        distance = (won / games - end) ** 2
        assert distance == pytest.approx(1.959964**2 * end * (1 - end) / games, rel=1e-6)
