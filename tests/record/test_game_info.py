"""Game information: from the root and back to it."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.record.game_info import (
    GameInfo,
    changed_properties,
    read_game_info,
    read_result,
)
from tromp_gui.record.komi import format_komi
from tromp_gui.record.node import Tree
from tromp_gui.sgf.values import SgfCodec


def tree(root: str) -> Tree:
    return Tree(SgfCodec(13, 9), 13, 9, root.encode())


def info(root: str) -> GameInfo:
    return read_game_info(tree(root))


def test_a_bare_root_says_nothing_but_the_size() -> None:
    assert info("") == GameInfo(rows=13, columns=9)


def test_every_field_is_read() -> None:
    root = (
        "PB[a]BR[1d]BT[x]PW[b]WR[2k]WT[y]KM[6.5]HA[2]RU[AGA]RE[B+R]EV[e]RO[1]DT[2026-11-20]"
        "PC[here]TM[600]OT[5x30]ON[o]GN[g]GC[two\nlines]SO[s]US[u]AN[an]CP[c]"
    )
    assert info(root) == GameInfo(
        rows=13,
        columns=9,
        black_name="a",
        black_rank="1d",
        black_team="x",
        white_name="b",
        white_rank="2k",
        white_team="y",
        komi=Decimal("6.5"),
        handicap=2,
        rules="AGA",
        result="B+R",
        event="e",
        round="1",
        date="2026-11-20",
        place="here",
        time_limit="600",
        overtime="5x30",
        opening="o",
        game_name="g",
        comment="two\nlines",
        source="s",
        user="u",
        annotator="an",
        copyright="c",
    )


def test_texts_are_unescaped() -> None:
    read = info(
        r"PB[a\]b\\c]GC[soft \
break]"
    )
    assert read.black_name == "a]b\\c"
    assert read.comment == "soft break"


def test_names_stand_on_one_line() -> None:
    assert info("PB[ a\nb ]").black_name == "a b"


@pytest.mark.parametrize(
    ("text", "komi"),
    [
        ("7", "7"),
        ("6.5", "6.5"),
        ("6,5", "6.5"),
        ("6.50", "6.5"),
        ("-0.5", "-0.5"),
        ("+7.5", "7.5"),
        (".5", "0.5"),
        ("5.", "5"),
        ("6.99", "6.99"),
        ("0.1", "0.1"),
    ],
)
def test_komi_is_exact(text: str, komi: str) -> None:
    read = info(f"KM[{text}]")
    assert read.komi == Decimal(komi)
    assert read.unread == ()
    assert read.komi is not None
    assert format_komi(read.komi) == komi


@pytest.mark.parametrize("text", ["abc", "6.5.5", "1e9", "NaN", "Infinity", "٣", "9" * 50, "5 1/3"])
def test_a_komi_that_is_not_a_number_differs_from_none(text: str) -> None:
    assert (info(f"KM[{text}]").komi, info(f"KM[{text}]").unread) == (None, ("KM",))
    assert (info("KM[]").komi, info("KM[]").unread) == (None, ())


@pytest.mark.parametrize(("text", "stones"), [("2", 2), ("0", 0), (" 9 ", 9)])
def test_handicap(text: str, stones: int) -> None:
    assert info(f"HA[{text}]").handicap == stones


def test_a_handicap_that_is_not_a_number_is_reported() -> None:
    assert info("HA[two]").handicap == 0
    assert info("HA[two]").unread == ("HA",)


def test_the_first_of_two_values_counts() -> None:
    assert info("KM[7]KM[0]").komi == 7


def test_only_what_changed_is_written() -> None:
    game = tree("PB[a]PW[b]KM[abc]HA[two]RE[?]")
    before = read_game_info(game)
    after = before._replace(black_name="a]", result="", handicap=3, comment="hello")
    assert changed_properties(before, after, game.codec) == {
        "PB": ("a\\]",),
        "RE": None,
        "HA": ("3",),
        "GC": ("hello",),
    }
    assert changed_properties(before, before, game.codec) == {}


@pytest.mark.parametrize(
    ("komi", "text"), [("7", "7"), ("7.0", "7"), ("0", "0"), ("-0", "0"), ("100", "100")]
)
def test_komi_is_written_in_its_shortest_form(komi: str, text: str) -> None:
    bare = GameInfo(rows=9, columns=9)
    changes = changed_properties(bare, bare._replace(komi=Decimal(komi)), SgfCodec(9, 9))
    assert changes == {"KM": (text,)}


lines = st.text(st.characters(exclude_categories=["C", "Z"]), max_size=20)


@given(lines, lines, lines, st.none() | st.decimals(-99, 99, places=1), st.integers(0, 99))
def test_what_is_written_is_read_back(
    name: str, rules: str, comment: str, komi: Decimal | None, handicap: int
) -> None:
    game = tree("")
    before = read_game_info(game)
    after = before._replace(
        white_name=name,
        rules=rules,
        comment=f"{comment}\n{comment}".strip(),
        komi=komi,
        handicap=handicap,
    )
    for identifier, values in changed_properties(before, after, game.codec).items():
        game.replace(0, identifier, values)
    assert read_game_info(game) == after


@pytest.mark.parametrize(
    ("root", "result"),
    [
        ("RU[Chinese]KM[375]AP[foxwq]RE[B+0.75]", "B+1.5"),
        ("RU[Chinese]RE[W+2.25]", "W+4.5"),
        ("RU[Chinese]KM[7.5]RE[B+1.5]", "B+1.5"),
        ("RU[Chinese]KM[7.25]RE[B+0.75]", "B+0.75"),
        ("RU[AGA]KM[7.5]RE[B+0.75]", "B+0.75"),
        ("RU[Chinese]RE[B+R]", "B+R"),
        ("KM[3.75]RE[B+0.75]", "B+1.5"),
        ("KM[7.25]RE[B+0.75]", "B+0.75"),
    ],
)
def test_a_quarter_under_chinese_rules_is_of_a_stone(root: str, result: str) -> None:
    assert str(read_result(info(root))) == result
