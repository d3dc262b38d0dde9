"""Evaluations of other programs: read for the graph, and kept byte for byte."""

from __future__ import annotations

import base64
import gzip
import json
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.record.trees import grown
from tromp_gui.record.evaluation import Evaluation, written
from tromp_gui.record.foreign_evaluation import foreign
from tromp_gui.record.node import Node
from tromp_gui.record.transform import SwapColors
from tromp_gui.sgf.writer import write

LIZZIE = "info move D4 visits 988 winrate 5846 scoreMean 0.739948 pv D4 Q16"
"""Of issue 19 of besogo, a game analysed with Lizzie and KataGo; White is to move."""


def packed(contents: bytes) -> str:
    """A value as KaTrain packs it."""
    return base64.standard_b64encode(gzip.compress(contents, mtime=0)).decode()


def katrain(root: object) -> str:
    """The property as KaTrain writes it."""
    main = {"moves": {"D4": {"winrate": 0.1}}, "root": root, "completed": True}
    values = (packed(b""), packed(b""), packed(json.dumps(main).encode()))
    return "KT" + "".join(f"[{value}]" for value in values)


def last(text: str) -> Node:
    """The last node of the main line."""
    return list(grown(text).main_line())[-1]


@pytest.mark.parametrize(
    ("text", "score", "win_rate"),
    [
        ("(;B[dc]SBKV[45.61])", None, 0.4561),
        ("(;SBKV[100])", None, 1.0),
        ("(;SZ[9];W[cc]SBKV[40.00]OGSC[-0.50])", -0.5, 0.4),
        (f"(;SZ[19];B[pd]LZ[0.7.2 41.6 2.8k\n{LIZZIE}])", None, 0.416),
        (f"(;B[pd];W[dd]LZ[0.7.2 41,6 2.8k\n{LIZZIE}])", None, 0.584),
        ("(;B[pd];W[dd]LZ[KataGo 41.6 800 2.5 20.1\ninfo])", 2.5, 0.584),
        ("(;B[pd]LZ[KataGo 41.6 800 2.5 20.1 0.3\ninfo])", -2.5, 0.416),
        ("(;B[pd]LZ[KataGo 58.4 0 2.5\n])", None, None),
        ("(;SZ[19]LZOP[KataGo 53.0 1.2k 0.5 20])", 0.5, 0.47),
        ("(;HA[2]AB[pd][dp]LZOP[KataGo 53.0 100 0.5 20])", -0.5, 0.53),
        ("(;B[pd];PL[W]LZ[KataGo 53.0 100 0.5 20])", -0.5, 0.53),
        ("(;B[pd];C[?]LZ[KataGo 53.0 100 0.5 20])", None, None),
        (f"(;B[pd];W[dd]{katrain({'winrate': 0.25, 'scoreLead': -3.5})})", -3.5, 0.25),
        (f"(;{katrain({'winrate': 0.25})})", None, 0.25),
    ],
)
def test_what_other_programs_wrote_is_for_black(
    text: str, score: float | None, win_rate: float | None
) -> None:
    found = foreign(last(text))
    assert found.score == score
    assert found.win_rate == (None if win_rate is None else pytest.approx(win_rate))


def test_our_own_values_come_first_and_others_fill_what_is_missing() -> None:
    assert written(last("(;B[dc]V[2]TGWR[0.6]SBKV[45]OGSC[9])")) == Evaluation(2.0, 0.6)
    assert written(last("(;B[dc]V[2]SBKV[45]OGSC[9])")) == Evaluation(2.0, 0.45)
    assert written(last("(;B[dc]TGWR[48.6]SBKV[45])")) == Evaluation(None, 0.45)
    assert written(last("(;B[dc]SBKV[?])")) is None


@pytest.mark.parametrize(
    "properties",
    [
        "SBKV[]", "SBKV[101]", "SBKV[-1]", "SBKV[nan]", "SBKV[1e3]", "SBKV[٣]", "OGSC[inf]",
        "OGSC[99999999]", "LZ[]", "LZ[x]", "LZ[a b c]", "LZ[KataGo 141.6 5]", "KT[]", "KT[a][b][c]",
        "KT[a][b][====]", "KT[a][b]", f"KT[a][b][{packed(b'[1, 2]')}]",
        f"KT[a][b][{packed(b'{')}]", f"KT[a][b][{packed(b'[' * 100_000)}]",
        f"KT[a][b][{packed(b'9' * 100_000)}]", f"KT[a][b][{packed(bytes([255, 254]))}]",
        f"KT[a][b][{packed(b'x')[:-8]}]", katrain(None), katrain([]), katrain({"winrate": "0.5"}),
        katrain({"winrate": True, "scoreLead": 1e300}), katrain({"winrate": float("nan")}),
        katrain({"scoreLead": 10**400}),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_ignored(properties: str) -> None:
    node = last(f"(;SZ[9];B[cc]{properties})")
    assert foreign(node) == (None, None)
    assert written(node) is None


@given(st.text(max_size=60), st.sampled_from(["SBKV", "OGSC", "LZ", "KT"]))
def test_no_text_raises(text: str, name: str) -> None:
    escaped = text.replace("\\", "").replace("]", "")
    foreign(last(f"(;B[cc]{name}[{escaped}][{escaped}][{escaped}])"))


@given(st.binary(max_size=200))
def test_no_packed_bytes_raise(contents: bytes) -> None:
    foreign(last(f"(;B[cc]KT[][][{packed(contents)}])"))


def test_a_value_that_unpacks_to_very_much_is_not_unpacked() -> None:
    bomb = b'{"root": {"winrate": 0.5}, "moves": "' + b" " * 60_000_000 + b'"}'
    node = last(f"(;B[cc]KT[][][{packed(bomb)}])")
    tracemalloc.start()
    try:
        assert foreign(node) == (None, None)
        assert tracemalloc.get_traced_memory()[1] < 30_000_000
    finally:
        tracemalloc.stop()


def test_they_are_kept_byte_for_byte() -> None:
    kept = f"LZ[0.7.2 41.6 2.8k\n{LIZZIE}]SBKV[41.60]OGSC[-0.50]{katrain({'winrate': 0.25})}"
    tree = grown(f"(;GM[1]FF[4]SZ[19];B[pd]{kept})")
    found = write([tree]).decode()
    for name in ("LZ", "SBKV", "OGSC", "KT"):
        for value in last(f"(;B[pd]{kept})").get(name):
            assert f"[{value}]" in found


def test_exchanged_colours_exchange_the_win_rates() -> None:
    tree = grown(f"(;B[dc]V[2]TGWR[0.6]SBKV[45.61]OGSC[1.5]{katrain({'winrate': 0.25})})")
    undone = SwapColors().apply(tree)
    assert tree.root.properties == {
        "W": ("dc",), "V": ("-2",), "TGWR": ("0.4",), "SBKV": ("54.39",), "OGSC": ("-1.5",),
    }  # fmt: skip
    assert tree.root.identifiers == ("W", "V", "TGWR", "SBKV", "OGSC")
    undone.apply(tree)
    assert tree.root.has("KT")
