"""Rules, komi and handicap of a record, what had to be assumed, and where the count is."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tests.record.trees import grown
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.record.terms import Gap, GapKind, scored_node, terms_of


@pytest.mark.parametrize(
    ("properties", "rules", "komi", "handicap", "gaps"),
    [
        ("RU[Chinese]KM[7.5]", "chinese", "7.5", 0, []),
        ("", "tromp-taylor", "7", 0, [Gap(GapKind.NO_RULES), Gap(GapKind.NO_KOMI)]),
        ("RU[]KM[]", "tromp-taylor", "7", 0, [Gap(GapKind.NO_RULES), Gap(GapKind.NO_KOMI)]),
        ("RU[AGA]", "aga", "7.5", 0, [Gap(GapKind.NO_KOMI)]),
        ("RU[AGA]HA[3]", "aga", "0.5", 3, [Gap(GapKind.NO_KOMI)]),
        ("RU[AGA]HA[1]", "aga", "7.5", 0, [Gap(GapKind.NO_KOMI)]),
        ("RU[TT]HA[3]", "tromp-taylor", "0", 3, [Gap(GapKind.NO_KOMI)]),
        ("RU[GOE]KM[8]", "tromp-taylor", "8", 0, [Gap(GapKind.LACKED_RULES, "GOE")]),
        ("RU[Elvish]KM[8]", "tromp-taylor", "8", 0, [Gap(GapKind.UNKNOWN_RULES, "Elvish")]),
        ("RU[Korean]KM[6.5]", "japanese", "6.5", 0, [Gap(GapKind.NEAREST_RULES, "Korean")]),
        ("RU[aga; komi=5.5]", "aga; komi=5.5", "5.5", 0, [Gap(GapKind.NO_KOMI)]),
        ("RU[TT]KM[x\\]]", "tromp-taylor", "7", 0, [Gap(GapKind.BAD_KOMI, "x]")]),
        ("RU[TT]KM[0]PL[O]", "tromp-taylor", "0", 0, [Gap(GapKind.BAD_PLAYER, "O")]),
        ("RU[TT]KM[0]PL[White]", "tromp-taylor", "0", 0, []),
        ("RU[TT]KM[0]HA[two]", "tromp-taylor", "0", 0, [Gap(GapKind.BAD_HANDICAP, "two")]),
        ("RU[TT]KM[6,5]", "tromp-taylor", "6.5", 0, []),
        ("RU[TT]KM[375]", "tromp-taylor", "7.5", 0, [Gap(GapKind.CODED_KOMI, "375")]),
        ("RU[TT]KM[6目半]", "tromp-taylor", "6.5", 0, [Gap(GapKind.KOMI_IN_WORDS, "6目半")]),
        ("RU[Chinese]KM[2.75]", "chinese", "5.5", 0, [Gap(GapKind.KOMI_IN_STONES, "2.75")]),
        ("RU[TT]KM[-90]", "tromp-taylor", "-90", 0, [Gap(GapKind.LARGE_KOMI, "-90")]),
        ("RU[lasker-maas]KM[-0.5]", "lasker-maas", "-0.5", 0, [Gap(GapKind.UNFIT_KOMI, "-0.5")]),
    ],
)
def test_terms(properties: str, rules: str, komi: str, handicap: int, gaps: list[Gap]) -> None:
    info, terms = terms_of(grown(f"(;SZ[9]{properties})"))
    assert (terms.rules.id, terms.komi, terms.handicap) == (rules, Decimal(komi), handicap)
    assert list(terms.gaps) == gaps
    assert (info.rows, info.columns) == (9, 9)


def test_what_is_asked_for_goes_before_what_is_written() -> None:
    tree = grown("(;SZ[9]RU[Japanese]KM[6.5])")
    _, terms = terms_of(tree, RULE_SETS["chinese"], Decimal(1))
    assert (terms.rules.id, terms.komi, terms.gaps) == ("chinese", Decimal(1), tuple[Gap, ...]())
    _, terms = terms_of(grown("(;SZ[9])"), RULE_SETS["chinese"])
    assert (terms.komi, terms.gaps) == (Decimal("7.5"), (Gap(GapKind.NO_KOMI),))


@pytest.mark.parametrize(
    ("line", "node"),
    [
        (";B[aa];W[]", 2),
        (";B[aa];W[]TB[bb]", 2),
        (";B[aa]TB[bb];W[];B[]", 1),
        (";B[aa]TB[bb];W[tt];C[x]", 1),
        (";B[aa]TB[bb];W[cc];B[]", 3),
        (";B[aa]TW[bb];AE[aa]", 2),
        (";B[aa];W[]TGDD[];B[]TB[bb]", 3),
        ("TB[aa]", 0),
        ("", 0),
        (";B[aa]TB[bb](;W[])(;W[dd])", 1),
        (";B[aa];C[x](;W[cc])(;W[dd]TB[bb])", 3),
    ],
)
def test_the_node_that_keeps_the_count(line: str, node: int) -> None:
    assert scored_node(grown(f"(;SZ[5]{line})")).id == node


def test_moves_read_as_a_handicap_are_named() -> None:
    _, terms = terms_of(grown("(;SZ[9]RU[Chinese]KM[50]AP[foxwq]HA[0];B[aa];B[bb];B[cc];W[dd])"))
    named = Gap(GapKind.HANDICAP_MOVES, "3")
    assert (terms.komi, terms.handicap) == (Decimal("0.5"), 3)
    assert named in terms.gaps
    _, terms = terms_of(grown("(;SZ[9]RU[Japanese]KM[0.5]HA[2];B[aa];B[bb];W[dd])"))
    assert (terms.handicap, terms.gaps) == (2, (Gap(GapKind.HANDICAP_MOVES, "2"),))
    _, terms = terms_of(grown("(;SZ[9]RU[TT]KM[0]HA[2];B[aa];B[bb];W[dd])"))
    assert (terms.handicap, terms.gaps) == (2, (Gap(GapKind.HANDICAP_MOVES, "2"),))
    _, terms = terms_of(grown("(;SZ[9]RU[TT]KM[0]HA[2];B[aa];B[bb];B[cc];W[dd])"))
    assert (terms.handicap, terms.gaps) == (3, (Gap(GapKind.HANDICAP_MOVES, "3"),))


@pytest.mark.parametrize(
    ("properties", "rules"),
    [
        ("SZ[19]KM[4.5]", "japanese"),
        ("SZ[19]KM[5.5]", "japanese"),
        ("SZ[19]KM[6.5]", "japanese"),
        ("SZ[19]KM[5]DT[1963-08-04,05]", "japanese"),
        ("SZ[19]DT[Published 1846]", "japanese"),
        ("SZ[19]KM[5]DT[1980]", "tromp-taylor"),
        ("SZ[19]KM[7.5]", "tromp-taylor"),
        ("SZ[19]KM[0]", "tromp-taylor"),
        ("SZ[19]KM[6.5]RU[Elvish]", "tromp-taylor"),
        ("SZ[13]KM[6.5]DT[1963]", "tromp-taylor"),
        ("SZ[9]KM[6.5]", "tromp-taylor"),
        ("SZ[9]KM[3.75]", "chinese"),
        ("SZ[19]KM[6.5]RE[B+1.25]", "chinese"),
        ("SZ[19]KM[6.25]RE[B+1.25]", "tromp-taylor"),
    ],
)
def test_rules_assumed_for_a_file_that_names_none(properties: str, rules: str) -> None:
    """docs/rules.md, "Records without rules"."""
    _, terms = terms_of(grown(f"(;{properties})"))
    assert terms.rules.id == rules
    assert terms.are_rules_open
