"""Rule sets are called by a name that can be translated, and their own changes by their choices."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tromp_gui.go.custom_rules import customised
from tromp_gui.go.rules import RULE_SETS, Superko
from tromp_gui.wording.rule_names import rules_name


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=list(RULE_SETS))
def test_in_english_a_named_set_is_called_as_it_calls_itself(rules: object) -> None:
    assert rules_name(rules) == rules.name  # type: ignore[arg-type, attr-defined]


def test_a_custom_set_says_what_differs() -> None:
    rules = customised(RULE_SETS["chinese"], superko=Superko.SIMPLE, suicide=True)
    assert rules_name(rules) == "Chinese (Repetition: Simple ko; Suicide: Allowed)"


def test_a_custom_komi_is_named() -> None:
    rules = customised(RULE_SETS["aga"], komi=Decimal("6.5"), handicap_komi=Decimal(1))
    assert rules_name(rules) == "AGA (Komi: 6.5; Komi with handicap: 1)"
