"""Our rules in KataGo's words, both ways; what we lack is an error that names it."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.go.kata_rules import kata_json, kata_words, parse_kata_rules, parse_kata_word
from tromp_gui.go.rules import RULE_SETS, Bonus, Ending, Handicap, Rules, Scoring, Superko

TOLD = {
    "tromp-taylor": ("POSITIONAL", "AREA", "NONE", True, "0", False),
    "tromp-taylor-logical": ("POSITIONAL", "AREA", "NONE", True, "0", False),
    "tromp-taylor-1995": ("SITUATIONAL", "AREA", "NONE", True, "0", True),
    "tromp-taylor-2001": ("SITUATIONAL", "AREA", "NONE", True, "0", True),
    "lasker-maas": ("POSITIONAL", "TERRITORY", "NONE", False, "0", True),
    "new-zealand": ("SITUATIONAL", "AREA", "NONE", True, "0", True),
    "chinese": ("POSITIONAL", "AREA", "NONE", False, "N", True),
    "aga": ("SITUATIONAL", "AREA", "NONE", False, "N-1", True),
    "kgs-cleanup": ("POSITIONAL", "AREA", "NONE", False, "N", True),
    "japanese": ("SIMPLE", "TERRITORY", "SEKI", False, "0", True),
}
"""By set: ko, scoring, tax, suicide, whiteHandicapBonus, friendlyPassOk."""


@pytest.mark.parametrize("name", TOLD)
def test_a_rule_set_has_its_words(name: str) -> None:
    axes = ("ko", "scoring", "tax", "suicide", "whiteHandicapBonus", "friendlyPassOk")
    assert tuple(kata_words(RULE_SETS[name])[axis] for axis in axes) == TOLD[name]


def test_the_json_is_spelt_as_katago_spells_it() -> None:
    assert kata_json(RULE_SETS["tromp-taylor"]) == (
        '{"friendlyPassOk":false,"hasButton":false,"ko":"POSITIONAL","scoring":"AREA",'
        '"suicide":true,"tax":"NONE","whiteHandicapBonus":"0"}'
    )


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS.keys())
def test_a_bare_name_is_our_set(rules: Rules) -> None:
    assert parse_kata_rules(rules.id) is rules
    assert parse_kata_rules(rules.id.upper()) is rules


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS.keys())
def test_json_means_its_axes(rules: Rules) -> None:
    read = parse_kata_rules(kata_json(rules))
    assert kata_json(read) == kata_json(rules)
    assert read.suicide is rules.suicide
    assert read.bonus is rules.bonus


@pytest.mark.parametrize("name", ["tromp-taylor", "chinese", "aga", "japanese", "lasker-maas"])
def test_json_of_a_set_that_katago_can_tell_is_that_set(name: str) -> None:
    assert parse_kata_rules(kata_json(RULE_SETS[name])).id == name


def test_situational_in_json_is_not_the_nearest_set_of_ours() -> None:
    rules = parse_kata_rules(kata_json(RULE_SETS["new-zealand"]))
    assert rules.superko is Superko.SITUATIONAL
    assert rules.id != "new-zealand"


def test_katagos_own_chinese_is_a_custom_set() -> None:
    rules = parse_kata_rules(
        '{"friendlyPassOk":true,"hasButton":false,"ko":"SIMPLE","scoring":"AREA",'
        '"suicide":false,"tax":"NONE","whiteHandicapBonus":"N"}'
    )
    assert rules.id == "chinese; superko=simple"
    assert (rules.superko, rules.suicide, rules.bonus) == (Superko.SIMPLE, False, Bonus.ALL)
    assert rules.ending is Ending.FOUR_PASSES


def test_axes_left_out_are_those_of_tromp_taylor() -> None:
    assert parse_kata_rules("{}").id == "tromp-taylor"
    assert parse_kata_rules(' {"ko": "SIMPLE"}').superko is Superko.SIMPLE


def test_territory_without_a_word_about_tax_taxes_seki() -> None:
    rules = parse_kata_rules('{"scoring":"TERRITORY"}')
    assert rules.scoring is Scoring.TERRITORY_NO_SEKI
    assert rules.ending is Ending.AS_IS
    assert rules.handicap is Handicap.FREE


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "nothing given"),
        ("korean", "korean"),
        ("stone-scoring", "stone-scoring"),
        ("{", "JSON"),
        ('{"ko":"SIMPLE"', "JSON"),
        ("[" * 100_000, "unknown rules"),
        ('{"a":' * 100_000, "JSON"),
        ('{"hasButton":true}', "hasButton"),
        ('{"hasButton":"no"}', "hasButton"),
        ('{"tax":"ALL"}', "tax ALL"),
        ('{"tax":"SEKI"}', "AREA with tax SEKI"),
        ('{"ko":"SPIGHT"}', "ko SPIGHT"),
        ('{"ko":["SIMPLE"]}', "ko"),
        ('{"scoring":"STONES"}', "STONES"),
        ('{"suicide":1}', "suicide"),
        ('{"friendlyPassOk":null}', "friendlyPassOk"),
        ('{"whiteHandicapBonus":"N+1"}', r"whiteHandicapBonus N\+1"),
        ('{"komi":7.5}', "komi"),
        ('{"superko":"SIMPLE"}', "superko"),
    ],
)
def test_unsupported_rules_are_an_error_that_names_them(text: str, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        parse_kata_rules(text)


@given(
    st.fixed_dictionaries(
        {},
        optional={
            "ko": st.sampled_from(["SIMPLE", "POSITIONAL", "SITUATIONAL"]),
            "scoring": st.sampled_from(["AREA", "TERRITORY"]),
            "suicide": st.booleans(),
            "whiteHandicapBonus": st.sampled_from(["0", "N", "N-1"]),
            "friendlyPassOk": st.booleans(),
            "hasButton": st.just(False),
        },
    )
)
def test_every_mix_of_axes_is_returned_as_it_was_set(axes: dict[str, str | bool]) -> None:
    rules = parse_kata_rules(json.dumps(axes))
    told = json.loads(kata_json(rules))
    assert {axis: told[axis] for axis in axes} == axes
    assert kata_json(parse_kata_rules(kata_json(rules))) == kata_json(rules)


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("koPOSITIONALscoreAREAtaxNONEsui1", "tromp-taylor"),
        ("koPOSITIONALscoreAREAsui1", "tromp-taylor"),
        ("koPOSITIONALscoreAREAtaxNONEsui1komi7.5", "tromp-taylor"),
        (" kopositionalscoreareataxnonesui1 ", "tromp-taylor"),
        ("koPOSITIONALscoreAREAtaxNONEsui0whbNfpok1", "chinese"),
        ("koSITUATIONALscoreAREAtaxNONEsui0whbN-1fpok1", "aga"),
        ("koSIMPLEscoreTERRITORYtaxSEKIsui0", "japanese"),
        ("koSIMPLEscoreTERRITORYsui0komi6.5", "japanese"),
        ("koPOSITIONALscoreTERRITORYtaxNONEsui0", "lasker-maas"),
        ("koSIMPLEscoreAREAtaxNONEsui0whbNfpok1", "chinese; superko=simple"),
        (
            "koSITUATIONALscoreTERRITORYtaxNONEsui0komi7",
            "new-zealand; superko=situational; suicide=no; scoring=territory",
        ),
        (
            "koSIMPLEscoreAREAtaxNONEsui0button0",
            "tromp-taylor-logical; superko=simple; suicide=no; handicap=free",
        ),
    ],
)
def test_the_word_that_katago_writes_into_its_records(word: str, name: str) -> None:
    assert parse_kata_word(word).id == name


@pytest.mark.parametrize(
    ("word", "named"),
    [
        ("koSIMPLEscoreAREAtaxSEKIsui0whbNfpok1", "AREA with tax SEKI"),
        ("koSIMPLEscoreAREAtaxALLsui0", "tax ALL"),
        ("koSITUATIONALscoreAREAtaxNONEsui0button1whbN-1", "hasButton"),
        ("koSPIGHTscoreAREAtaxNONEsui0", "ko SPIGHT"),
        ("koPOSITIONALscoreAREAtaxNONEsui2", "unknown rules"),
        ("koPOSITIONAL", "unknown rules"),
        ("", "unknown rules"),
    ],
)
def test_a_word_of_unsupported_rules_is_an_error_that_names_them(word: str, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        parse_kata_word(word)
