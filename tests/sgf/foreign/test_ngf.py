"""NGF: our own small games, and a real one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tromp_gui.go.point import Color, Point
from tromp_gui.record.node import Tree
from tromp_gui.sgf.collection import FileForm
from tromp_gui.sgf.foreign import ngf
from tromp_gui.sgf.foreign.ngf import is_ngf
from tromp_gui.sgf.foreign.recorded import Recorded
from tromp_gui.sgf.opening import read_any
from tromp_gui.sgf.repairs import RepairKind
from tromp_gui.sgf.slices import whole


def read_ngf(text: str) -> Recorded:
    """The game in a text, read in one go."""
    return whole(ngf.read_ngf(text))


REAL = Path(__file__).parents[2] / "data" / "sgf" / "katrain" / "handicap2.ngf"


def game(
    result: str = "White wins by 3.5 points!",
    handicap: str = "0",
    komi: str = "6",
    size: str = "19",
) -> str:
    """A game of three moves."""
    header = ["Friendly game", size, "Bo B.   3D*", "Ann     10K", "www.example.org", handicap,
              "0", komi, "20060928 [08:59]", "15", result, "3"]  # fmt: skip
    return "\n".join([*header, "PMABBREER", "PMACWEQQE", "PMADBAAAA", ""])


def test_who_played_and_how_it_ended() -> None:
    assert read_ngf(game()).info == {
        "PB": "Ann",
        "BR": "10K",
        "PW": "Bo B.",
        "WR": "3D",
        "GN": "Friendly game",
        "PC": "www.example.org",
        "DT": "2006-09-28",
        "RE": "W+3.5",
        "TM": "900",
        "KM": "6.5",
    }


def test_letters_count_from_b_at_the_upper_left() -> None:
    assert read_ngf(game()).turns == [
        (Color.BLACK, Point(15, 16)),
        (Color.WHITE, Point(3, 3)),
        (Color.BLACK, None),
    ]


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("Black wins by resignation!", "B+R"),
        ("White wins by resi!", "W+R"),
        ("Black wins by 16.5 points! >> White(66):Black(89)", "B+16.5"),
        ("White loses on time", "B+T"),
        ("黒中押し勝ち!", "B+R"),
        ("백 불계승", "W+R"),
        ("흑 시간패", "W+T"),
        ("Progressing!", None),
        ("", None),
    ],
)
def test_results(text: str, result: str | None) -> None:
    assert read_ngf(game(text)).info.get("RE") == result


def test_the_handicap_takes_the_half_point_from_the_komi() -> None:
    recorded = read_ngf(game(handicap="3", komi="0"))
    assert (recorded.info["HA"], recorded.info["KM"]) == ("3", "0")
    assert recorded.black == [Point(3, 3), Point(15, 15), Point(15, 3)]
    assert read_ngf(game(handicap="99")).black == []


def test_a_line_that_says_nothing_is_noted() -> None:
    (repair,) = read_ngf(game() + "hello\n").repairs
    assert (repair.kind, repair.line, repair.detail) == (RepairKind.UNREAD_LINE, 16, "hello")


MOVES = "PMABBREER\nPMACWEQQE\n"


def test_a_file_of_cyberoro_of_2006() -> None:
    header = ["A title", "Ann 1D", "Bo 5D", "", "", "2006-9-5", "19", "0", "0", "6", "2"]
    text = "".join(f"GI{line}\n" for line in header) + MOVES + "GI1\nIDB[2] A fine move.[EndTxt]\n"
    recorded = read_ngf(text)
    assert is_ngf(text)
    assert recorded.info == {
        "GN": "A title",
        "GC": "Ann 1D – Bo 5D",
        "DT": "2006-09-05",
        "KM": "6.5",
    }
    assert len(recorded.turns) == 2
    assert recorded.comments == {2: "A fine move."}
    assert recorded.repairs == []


def test_a_file_that_lost_its_first_line_or_the_whole_header() -> None:
    lost = game().partition("\n")[2]
    assert is_ngf(lost)
    recorded = read_ngf(lost)
    assert {**recorded.info, "GN": "Friendly game"} == read_ngf(game()).info
    assert recorded.turns == read_ngf(game()).turns
    assert is_ngf("2\n" + MOVES)
    bare = read_ngf("2\n" + MOVES)
    assert (len(bare.turns), bare.info) == (2, {})
    assert [(each.line, each.detail) for each in bare.repairs] == [(1, "2")]


@pytest.mark.parametrize("text", ["", "a\n19\n" * 6, game()[:100], "(;GM[1])\n" * 20])
def test_what_is_not_ngf(text: str) -> None:
    assert not is_ngf(text)


def test_lines_may_end_as_on_windows() -> None:
    collection = read_any(game().replace("\n", "\r\n").encode())
    (tree,) = collection.games
    assert isinstance(tree, Tree)
    assert collection.form is FileForm.NGF
    assert [node.get("B") + node.get("W") for node in tree] == [(), ("qd",), ("dp",), ("",)]
    assert collection.repairs == ()


@pytest.mark.skipif(not REAL.exists(), reason="the file is not copied here")
def test_a_real_file() -> None:
    (tree,) = read_any(REAL.read_bytes()).games
    assert isinstance(tree, Tree)
    assert tree.root.get("PW") == ("ace550",)
    assert tree.root.get("AB") == ("dp", "pd")
    assert tree.node(1).get("W") == ("pq",)
