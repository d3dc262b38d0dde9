"""Custom rule sets: a base with differences, and its text form."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.go.custom_rules import (
    AXES,
    base_of,
    customised,
    differences,
    is_custom,
    parse_custom,
)
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

CHINESE = RULE_SETS["chinese"]


def test_the_axes_are_all_fields_but_the_description() -> None:
    assert AXES == (
        "superko", "suicide", "scoring", "komi", "handicap", "bonus", "ending", "handicap_komi",
    )  # fmt: skip


def test_a_changed_axis_makes_id_and_name() -> None:
    rules = customised(CHINESE, superko=Superko.SIMPLE)
    assert rules.id == "chinese; superko=simple"
    assert rules.name == "Chinese with simple ko"
    assert rules.line == "As Chinese, but with simple ko."
    assert CHINESE.source in rules.source
    assert rules.superko is Superko.SIMPLE
    assert rules == CHINESE._replace(
        superko=Superko.SIMPLE,
        id=rules.id,
        name=rules.name,
        line=rules.line,
        source=rules.source,
    )


def test_all_axes_are_spelt_in_one_order() -> None:
    rules = customised(
        TROMP_TAYLOR,
        handicap_komi=Decimal("-0.50"),
        ending=Ending.AS_IS,
        bonus=Bonus.ONE_LESS,
        handicap=Handicap.NONE,
        komi=Decimal("5.50"),
        scoring=Scoring.TERRITORY_NO_SEKI,
        suicide=False,
        superko=Superko.NATURAL,
    )
    assert rules.id == (
        "tromp-taylor; superko=natural; suicide=no; scoring=territory-no-seki; komi=5.5; "
        "handicap=none; bonus=n-1; ending=as-is; handicap-komi=-0.5"
    )
    assert rules.name == (
        "Tromp–Taylor with natural superko, no suicide, territory counting but in seki, komi 5.5, "
        "no handicap, handicap bonus n-1, ending as-is, komi -0.5 with handicap"
    )


def test_no_difference_is_the_named_set_itself() -> None:
    assert customised(CHINESE) is CHINESE
    assert customised(CHINESE, suicide=False, komi=Decimal("7.50")) is CHINESE


def test_changing_back_is_the_named_set_again() -> None:
    strange = customised(CHINESE, suicide=True)
    assert is_custom(strange)
    assert customised(strange, suicide=False) is CHINESE
    assert not is_custom(CHINESE)


def test_changing_twice_is_changing_at_once() -> None:
    twice = customised(customised(CHINESE, suicide=True), superko=Superko.SIMPLE)
    assert twice == customised(CHINESE, suicide=True, superko=Superko.SIMPLE)
    assert base_of(twice) is CHINESE
    assert differences(twice) == ("superko", "suicide")
    assert differences(CHINESE) == ()


def test_a_set_nobody_made_has_no_base() -> None:
    with pytest.raises(KeyError):
        base_of(CHINESE._replace(id="elvish"))


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("chinese", CHINESE),
        ("Chinese ;", CHINESE),
        ("chinese; suicide=no", CHINESE),
        ("chinese; suicide=yes", customised(CHINESE, suicide=True)),
        ("CHINESE;SUICIDE=YES", customised(CHINESE, suicide=True)),
        ("chinese; komi=5,5", customised(CHINESE, komi=Decimal("5.5"))),
        ("chinese; handicap_komi=-1", customised(CHINESE, handicap_komi=Decimal(-1))),
        (
            "chinese; suicide=yes; superko=simple",
            customised(CHINESE, superko=Superko.SIMPLE, suicide=True),
        ),
    ],
)
def test_texts_for_custom_sets(text: str, rules: Rules) -> None:
    assert parse_custom(text) == rules


@pytest.mark.parametrize(
    "text",
    ["", ";", "elvish", "chinese; suicide", "chinese; suicide=1", "chinese; suicide=no; suicide=no",
     "chinese; komi=1000000000", "chinese; komi=NaN", "chinese; komi=1e3", "chinese; komi=",
     "chinese; line=x", "chinese;; suicide=yes", "suicide=yes; chinese"],
)  # fmt: skip
def test_texts_that_are_not_a_set(text: str) -> None:
    assert parse_custom(text) is None


@given(
    st.sampled_from(list(RULE_SETS.values())),
    st.sampled_from(list(RULE_SETS.values())),
)
def test_every_set_can_be_written_as_another_with_differences(base: Rules, wanted: Rules) -> None:
    """Every mix of two named sets has an id from which it can be read back."""
    rules = customised(
        base,
        superko=wanted.superko,
        suicide=wanted.suicide,
        scoring=wanted.scoring,
        ending=wanted.ending,
    )
    assert parse_custom(rules.id) == rules
    assert [getattr(rules, axis) for axis in ("superko", "suicide", "scoring", "ending")] == [
        getattr(wanted, axis) for axis in ("superko", "suicide", "scoring", "ending")
    ]
