"""The rule sets, axis by axis, as the table of rule sets has them."""

from __future__ import annotations

import pytest

from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Rules

TABLE = """
tromp-taylor         | positional  | yes | area              | 7   | free,  0   | four-passes
tromp-taylor-logical | positional  | yes | area              | 0   | none,  0   | as-is
tromp-taylor-1995    | taylor      | yes | area-1995         | 7   | free,  0   | taylor-1995
tromp-taylor-2001    | taylor      | yes | area              | 7   | free,  0   | taylor-2001
lasker-maas          | positional  | no  | territory         | 6   | free,  0   | lasker-maas
new-zealand          | taylor      | yes | area              | 7   | free-passes, 0 | four-passes
chinese              | positional  | no  | area              | 7.5 | free,  n   | four-passes
aga                  | situational | no  | area              | 7.5 | fixed, n-1 | four-passes
kgs-cleanup          | positional  | no  | area              | 7.5 | free,  n   | cleanup
japanese             | simple      | no  | territory-no-seki | 6.5 | fixed, 0   | playout
"""


def row(rules: Rules) -> list[str]:
    return [
        rules.id,
        rules.superko.value,
        "yes" if rules.suicide else "no",
        rules.scoring.value,
        str(rules.komi),
        f"{rules.handicap.value}, {rules.bonus.value}",
        rules.ending.value,
    ]


@pytest.mark.parametrize("line", TABLE.strip().splitlines())
def test_a_set_has_the_axes_of_the_table(line: str) -> None:
    name, *axes = (" ".join(cell.split()) for cell in line.split("|"))
    assert row(RULE_SETS[name]) == [name, *axes]


def test_tromp_taylor_is_the_default_and_the_first() -> None:
    assert next(iter(RULE_SETS.values())) is TROMP_TAYLOR


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS.keys())
def test_every_set_has_a_name_a_line_and_a_source(rules: Rules) -> None:
    assert RULE_SETS[rules.id] is rules
    assert rules.name
    assert rules.line.endswith(".")
    assert rules.source
    assert not rules.source.endswith(".")


@pytest.mark.parametrize("name", ["chinese", "aga", "kgs-cleanup", "japanese"])
def test_the_komi_with_handicap_is_half_a_point(name: str) -> None:
    assert str(RULE_SETS[name].offered_komi(2)) == str(RULE_SETS[name].offered_komi(9)) == "0.5"


def test_the_komi_with_handicap_is_zero_by_default() -> None:
    assert TROMP_TAYLOR.offered_komi(2) == 0
    assert str(RULE_SETS["chinese"].offered_komi(0)) == "7.5"
