"""Brackets in texts that were not escaped."""

from __future__ import annotations

import pytest

from tromp_gui.record.node import Tree
from tromp_gui.sgf.diagnosis import diagnose
from tromp_gui.sgf.reader import read
from tromp_gui.sgf.repairs import RepairKind
from tromp_gui.sgf.writer import write


def only(text: str) -> Tree:
    """The one game in a text."""
    (game,) = read(text.encode()).games
    assert isinstance(game, Tree)
    return game


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("a [b] c", "a [b] c"),
        ("[link]", "[link]"),
        ("see [1]", "see [1]"),
        ("x] y", "x] y"),
        ("[1] and [2], or [3] first; then [4]", "[1] and [2], or [3] first; then [4]"),
        ("Ann [3d] Smith", "Ann [3d] Smith"),
        ("a [b\\] c]", "a [b] c]"),
        ("黒[1]は 白[2]より", "黒[1]は 白[2]より"),
    ],
)
def test_a_bracket_inside_a_text_is_a_part_of_it(written: str, meant: str) -> None:
    text = f"(;FF[4]GM[1]SZ[9]PB[Ann]C[{written}]PW[Bo];B[ee]C[{written}];W[cc](;B[dd])(;B[gg]))"
    tree = only(text)
    assert tree.codec.text(tree.root.get("C")[0]) == meant
    assert tuple(tree.root.identifiers) == ("FF", "GM", "SZ", "PB", "C", "PW")
    assert tree.root.get("PW") == ("Bo",)
    assert tree.codec.text(tree.node(1).get("C")[0]) == meant
    assert sum(1 for _ in tree) == 5
    repairs = diagnose(text.encode())
    assert [each.kind for each in repairs] == [RepairKind.UNESCAPED] * 2
    assert read(text.encode()).repairs == repairs
    again = write([tree])
    assert diagnose(again) == ()
    assert write(read(again).trees) == again


@pytest.mark.parametrize(
    "text",
    [
        "(;SZ[9]C[done] ;B[aa];W[bb])",
        "(;SZ[9]C[done];Baa];W[bb])",
        "(;SZ[9]C[done]B[aa];W[bb])",
        "(;SZ[9]C[see [1]N[name];W[bb])",
        "(;SZ[9]C[see [1] n[name];W[bb])",
        "(;SZ[9]c[see [1]n[name];w[bb])",
        "(;SZ[9]C[done] easy ;B[aa])",
        "(;SZ[9]B[aa]];W[bb])",
        "(;SZ[9]AB[aa]bb]TR[cc])",
        "(;SZ[9]C[see [A] AddBlack[dd])",
    ],
)
def test_other_faults_are_read_as_before(text: str) -> None:
    assert RepairKind.UNESCAPED not in {each.kind for each in diagnose(text.encode())}


def test_many_brackets_take_a_time_in_proportion() -> None:
    only("(;C[" + "[a] b " * 30_000 + "])")
    only("(;C[" + "]" * 100_000 + "x])")
    only("(" + ";C[a] b" * 30_000 + ")")
    only("(;C[a] " + "b" * 300_000 + " [c])")
