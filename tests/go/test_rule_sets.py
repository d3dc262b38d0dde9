"""RULES.md, "Rule sets": the table, and the axes."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from decimal import Decimal

import pytest

from tromp_gui.go.rules import (
    RULE_SETS,
    TROMP_TAYLOR,
    Bonus,
    Ending,
    Handicap,
    Rules,
    Scoring,
    Superko,
)

TABLE = """
tromp-taylor          positional   yes  area               7    free   0    four-passes
tromp-taylor-logical  positional   yes  area               0    none   0    as-is
tromp-taylor-1995     taylor       yes  area-1995          7    free   0    taylor-1995
tromp-taylor-2001     taylor       yes  area               7    free   0    taylor-2001
lasker-maas           positional   no   territory          6    free   0    lasker-maas
new-zealand           taylor       yes  area               7    free   0    four-passes
chinese               positional   no   area               7.5  free   n    four-passes
aga                   situational  no   area               7.5  fixed  n-1  four-passes
kgs-cleanup           positional   no   area               7.5  free   n    cleanup
japanese              simple       no   territory-no-seki  6.5  fixed  0    playout
"""
ROWS = [line.split() for line in TABLE.strip().splitlines()]


def test_every_set_and_no_other() -> None:
    assert list(RULE_SETS) == [row[0] for row in ROWS]
    assert next(iter(RULE_SETS.values())) is TROMP_TAYLOR


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_the_table(row: list[str]) -> None:
    rules = RULE_SETS[row[0]]
    assert rules.id == row[0]
    assert rules.superko is Superko(row[1])
    assert rules.suicide is (row[2] == "yes")
    assert rules.scoring is Scoring(row[3])
    assert rules.komi == Decimal(row[4])
    assert rules.handicap is Handicap(row[5])
    assert rules.bonus is Bonus(row[6])
    assert rules.ending is Ending(row[7])


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=list(RULE_SETS))
def test_a_set_is_frozen_and_says_what_it_is(rules: Rules) -> None:
    """ "A frozen value with a name, one line of explanation and its source"."""
    assert rules.name
    assert rules.line.endswith(".")
    assert rules.source
    with pytest.raises(FrozenInstanceError):
        rules.komi = Decimal(1)  # type: ignore[misc]


@pytest.mark.parametrize("name", list(RULE_SETS))
def test_komi_with_handicap(name: str) -> None:
    """ "With handicap the komi offered is 0 (½ for AGA, Chinese, Japanese)"."""
    rules = RULE_SETS[name]
    half = name in ("aga", "chinese", "japanese")
    assert rules.offered_komi(2) == (Decimal("0.5") if half else 0)
    assert rules.offered_komi(0) == rules.komi
