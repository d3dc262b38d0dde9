"""What White gets beyond the board."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Bonus
from tromp_gui.match.scores import handicap_points, whole_komi


@pytest.mark.parametrize(
    ("bonus", "points"),
    [(Bonus.ZERO, [0, 0, 0, 0]), (Bonus.ONE_LESS, [0, 1, 2, 8]), (Bonus.ALL, [0, 2, 3, 9])],
)
def test_whites_compensation(bonus: Bonus, points: list[int]) -> None:
    """ "0", "n-1" (AGA), "n" (Chinese)."""
    rules = TROMP_TAYLOR._replace(bonus=bonus)
    assert [handicap_points(rules, stones) for stones in (0, 2, 3, 9)] == points


@pytest.mark.parametrize(
    ("rules", "komi", "stones", "whole"),
    [
        ("tromp-taylor", "0.5", 4, "0.5"),
        ("aga", "0.25", 4, "3.25"),
        ("chinese", "-1", 4, "3"),
        ("lasker-maas", "6", 4, "6.5"),
    ],
)
def test_engines_are_told_it_in_one_number(rules: str, komi: str, stones: int, whole: str) -> None:
    assert whole_komi(RULE_SETS[rules], Decimal(komi), stones) == Decimal(whole)
