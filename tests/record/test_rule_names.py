"""RU, both ways: what other programs write, what we write, and what nobody can tell."""

from __future__ import annotations

import json
import re
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.go.custom_rules import Axes, customised
from tromp_gui.go.kata_rules import kata_json
from tromp_gui.go.rules import RULE_SETS, Bonus, Ending, Handicap, Rules, Scoring, Superko
from tromp_gui.record.rule_names import (
    SPELLINGS,
    NameReading,
    NameRemark,
    read_ru,
    ru_of,
    rules_named,
)


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("AGA", "aga"),
        ("aga rules", "aga"),
        ("Japanese", "japanese"),
        ("Japanese Rules", "japanese"),
        ("japan", "japanese"),
        ("JP", "japanese"),
        ("日本ルール", "japanese"),
        ("日本规则", "japanese"),
        ("NZ", "new-zealand"),
        ("New Zealand", "new-zealand"),
        ("new_zealand", "new-zealand"),
        ("New-Zealand rules", "new-zealand"),
        ("Chinese", "chinese"),
        ("  chinese rules ", "chinese"),
        ("CN", "chinese"),
        ("Chinese-OGS", "chinese"),
        ("chinese_kgs", "chinese"),
        ("中国规则", "chinese"),
        ("中國規則", "chinese"),
        ("Tromp-Taylor", "tromp-taylor"),
        ("Tromp–Taylor", "tromp-taylor"),
        ("Tromp/Taylor", "tromp-taylor"),
        ("Tromp Taylor", "tromp-taylor"),
        ("TrompTaylor", "tromp-taylor"),
        ("tromp_taylor", "tromp-taylor"),
        ("TROMP TAYLOR RULES", "tromp-taylor"),
        ("TT", "tromp-taylor"),
        ("TT--", "tromp-taylor"),
        ("Lasker-Maas", "lasker-maas"),
        ("Lasker–Maas rules", "lasker-maas"),
        ("KGS clean-up", "kgs-cleanup"),
        ("koPOSITIONALscoreAREAtaxNONEsui1", "tromp-taylor"),
        ("koPOSITIONALscoreAREAsui1komi7.5", "tromp-taylor"),
        ("koSIMPLEscoreTERRITORYtaxSEKIsui0", "japanese"),
        ("koSIMPLEscoreAREAtaxNONEsui0whbNfpok1", "chinese; superko=simple"),
        ("BGA", "aga; superko=natural"),
        ("tromp-taylor-1995", "tromp-taylor-1995"),
        ("Tromp-Taylor-Logical", "tromp-taylor-logical"),
    ],
)
def test_names_that_programs_write(text: str, rules: str) -> None:
    found = rules_named(text)
    assert found is not None
    assert found.id == rules
    assert read_ru(text).note is None


@pytest.mark.parametrize("text", ["Korean", "korean rules", "KR", "한국", "韩国规则", "한국 규칙"])
def test_korean_rules_are_read_as_the_nearest_and_it_is_reported(text: str) -> None:
    assert read_ru(text) == NameReading(RULE_SETS["japanese"], NameRemark.NEAREST)


LACKED = {name: texts for name, texts in SPELLINGS.items() if name not in RULE_SETS}


@pytest.mark.parametrize("text", [text for texts in LACKED.values() for text in texts])
def test_unsupported_rules_are_known_by_name_and_never_guessed(text: str) -> None:
    assert read_ru(f"{text.upper()} rules") == NameReading(None, NameRemark.LACKED)


@pytest.mark.parametrize(
    "text",
    [
        "", "  ", "rules", ";", "=", "Go", "A", "TTT", "chinese!japanese", "Chinese 1998 amended",
        "{", "[]", '{"hasButton": true}', '{"ko": "SPIGHT"}', "[" * 10_000, '{"a":' * 10_000,
        "koSIMPLEscoreAREAtaxSEKIsui0whbNfpok1", "koSIMPLEscoreAREAtaxALLsui0", "koPOS",
        "chinese; superko", "chinese; superko=", "chinese; superko=none", "chinese; sides=6",
        "chinese; suicide=maybe", "chinese; komi=NaN", "chinese; komi=1e9", "chinese; komi=inf",
        "chinese; komi=7; komi=8", "; komi=7", "elvish; komi=7", "chinese; bonus=n+1",
        "chinese; ending=duel", "chinese; name=x", "chinese; id=x",
    ],
)  # fmt: skip
def test_what_is_not_understood_is_nothing(text: str) -> None:
    assert read_ru(text) == NameReading(None)


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS.keys())
def test_what_we_write_for_a_named_set_we_read_as_that_set(rules: Rules) -> None:
    assert rules_named(ru_of(rules)) is rules
    assert rules_named(rules.id) is rules
    assert rules_named(rules.name) in (rules, None)


def test_standard_names_are_written_where_sgf_has_one() -> None:
    written = {name: ru_of(rules) for name, rules in RULE_SETS.items()}
    assert {name: ru for name, ru in written.items() if name != ru} == {
        "aga": "AGA",
        "chinese": "Chinese",
        "japanese": "Japanese",
        "new-zealand": "NZ",
    }


@pytest.mark.parametrize("name", ["tromp-taylor", "chinese", "aga", "japanese", "lasker-maas"])
def test_katagos_json_is_read(name: str) -> None:
    assert rules_named(kata_json(RULE_SETS[name])) is RULE_SETS[name]
    assert rules_named(f"  {kata_json(RULE_SETS[name])} ") is RULE_SETS[name]


KOMI = st.integers(-2000, 2000).map(lambda quarters: Decimal(quarters) / 4)
AXES = st.fixed_dictionaries(
    {},
    optional={
        "superko": st.sampled_from(Superko),
        "suicide": st.booleans(),
        "scoring": st.sampled_from(Scoring),
        "komi": KOMI,
        "handicap": st.sampled_from(Handicap),
        "bonus": st.sampled_from(Bonus),
        "ending": st.sampled_from(Ending),
        "handicap_komi": KOMI,
    },
)


@given(st.sampled_from(list(RULE_SETS.values())), AXES)
def test_custom_sets_come_back_from_ru(base: Rules, axes: Axes) -> None:
    rules = customised(base, **axes)
    assert rules_named(ru_of(rules)) == rules
    assert rules_named(ru_of(rules).upper().replace("=", " = ").replace(";", " ;")) == rules


@given(st.text(max_size=80))
def test_no_text_breaks_it(text: str) -> None:
    reading = read_ru(text)
    assert (reading.rules is None) <= (reading.note is not NameRemark.NEAREST)


@given(st.sampled_from(list(RULE_SETS)), st.text(alphabet=";=-komi superNaN0123,.", max_size=40))
def test_no_custom_text_breaks_it(base: str, text: str) -> None:
    rules = rules_named(f"{base};{text}")
    assert rules is None or rules_named(ru_of(rules)) == rules


RU = re.compile(rb"RU\[([^\]]*)\]")
NOT_OURS = {"koSIMPLEscoreAREAtaxSEKIsui0whbNfpok1"}


def test_every_name_in_the_reference_files_is_read_or_known_as_unsupported(
    shared_data: Path,
) -> None:
    found = {
        value.decode("utf-8", "replace")
        for folder in ("sgf", "gtp", "scoring")
        for path in (shared_data / folder).rglob("*.*")
        if path.suffix in (".sgf", ".json", ".stdout")
        for value in RU.findall(path.read_bytes())
    }
    for path in (shared_data / "scoring").glob("*.jsonl"):
        found |= {json.loads(line).get("rules", "") for line in path.read_text().splitlines()}
    assert len(found) > 10
    unread = {name for name in found if name.strip() and rules_named(name) is None}
    assert unread == NOT_OURS
