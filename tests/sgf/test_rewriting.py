"""Nodes that FF[4] writes otherwise: what they mean is read, and written from then on."""

from __future__ import annotations

import pytest

from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR
from tromp_gui.gtp.diagram import draw_board
from tromp_gui.record.node import Tree
from tromp_gui.record.replay import Replay, handicap_of
from tromp_gui.sgf.reader import read
from tromp_gui.sgf.repairs import RepairKind
from tromp_gui.sgf.writer import write


def only(text: str) -> Tree:
    (tree,) = read(text.encode()).games
    assert isinstance(tree, Tree)
    return tree


def properties(text: str) -> dict[str, tuple[str, ...]]:
    """Those of the last node."""
    *_, last = only(text)
    return last.properties


@pytest.mark.parametrize("first", ["", "FF[1]", "FF[3]"])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("L[ca][aa]", {"LB": ("ca:A", "aa:B")}),
        ("L[ca]LB[bb:x]", {"LB": ("ca:A", "bb:x")}),
        ("Letters[ca]", {"LB": ("ca:A",)}),
        ("M[cc]", {"MA": ("cc",)}),
        ("M[cc][aa][bb]", {"MA": ("cc",), "TR": ("aa", "bb")}),
        ("M[cc]TR[aa]", {"MA": ("cc",), "TR": ("aa",)}),
        ("VW[aa][cc]", {"VW": ("aa:cc",)}),
        ("VW[ac][ca]", {"VW": ("aa:cc",)}),
        ("TE[1]BM[1]N[x]", {"IT": ("",), "N": ("x",)}),
        ("BM[2]C[x]TE[1]", {"C": ("x",), "DO": ("",)}),
        ("VW[aa]", {"VW": ("aa",)}),
        ("VW[aa][bb][cc]", {"VW": ("aa", "bb", "cc")}),
        ("VW[aa:bb][cc]", {"VW": ("aa:bb", "cc")}),
        ("L[zz]TE[1]", {"L": ("zz",), "TE": ("1",)}),
    ],
)
def test_properties_before_ff4(first: str, old: str, new: dict[str, tuple[str, ...]]) -> None:
    """SGF, "Converting old SGF files to FF[4]"."""
    assert properties(f"(;{first}SZ[3]AB[aa];W[bb];{old})") == new


@pytest.mark.parametrize("node", ["L[ca]", "M[cc]", "VW[aa][cc]", "TE[1]BM[1]"])
def test_files_of_ff4_stay_as_they_are(node: str) -> None:
    text = f"(;FF[4]GM[1]SZ[3]AP[x];B[aa];{node})"
    assert read(text.encode()).repairs == ()
    assert node in write([only(text)]).decode()


def test_what_was_rewritten_is_saved_so_and_read_without_a_repair() -> None:
    read_once = read(b"(;FF[3]SZ[3]AB[aa]VW[aa][bb]L[ca]M[bb])")
    assert [each.kind for each in read_once.repairs] == [RepairKind.OLD_FORMAT] * 3
    saved = write(read_once.trees)
    again = read(saved)
    assert again.repairs == ()
    assert write(again.trees) == saved


@pytest.mark.parametrize(
    ("text", "board"),
    [
        (";B[aa][ba]\nAW[ac]", "X X .\n. . .\nO . ."),
        (";W[aa][ba]AB[ac][bc]", "O O .\n. . .\nX X ."),
        (";B[aa]B[cc]", "X . .\n. . .\n. . X"),
        (";B[aa]C[x]B[cc]", "X . .\n. . .\n. . X"),
        (";Black[aa] ?[cc]", "X . .\n. . .\n. . X"),
        ("B[aa][cc]", "X . .\n. . .\n. . X"),
        (";B[bb];W[aa][cc]AE[bb]", "O . .\n. . .\n. . O"),
        (";B[bb];W[aa][cc]", "O . .\n. X .\n. . ."),
        (";B[bb][zz]", ". . .\n. X .\n. . ."),
        (";B[bb]B[bb]", ". . .\n. X .\n. . ."),
    ],
)
def test_several_points_in_one_move_are_a_set_up(text: str, board: str) -> None:
    """As OGS writes a forked game (online-go.com, issue 3145)."""
    *_, last = (tree := only(f"(;FF[4]SZ[3]{text})"))
    drawn = draw_board(Replay(tree, TROMP_TAYLOR).at(last).position.board)
    rows = [line.split()[1:4] for line in drawn.splitlines() if line.split()[:1] != ["A"]]
    assert "\n".join(" ".join(row) for row in rows if len(row) == 3).replace("+", ".") == board


def test_the_set_up_of_a_fork_is_said_and_saved() -> None:
    found = read(b"(;FF[4]GM[1]SZ[9];B[bc][cc]AW[bg];W[gg])")
    assert [each.detail for each in found.repairs] == ["B[bc][cc]"]
    assert b";AB[bc][cc]AW[bg];W[gg]" in write(found.trees)


@pytest.mark.parametrize("rules", ["Japanese", "Chinese"])
def test_a_handicap_without_stones_gets_the_traditional_ones(rules: str) -> None:
    """As in files of Fox (2014) and qGo: HA, no AB, and White begins."""
    read_once = read(f"(;FF[4]SZ[9]RU[{rules}]HA[3];C[x];W[ee];B[ef])".encode())
    assert [each.kind for each in read_once.repairs] == [RepairKind.HANDICAP_PLACED]
    (tree,) = read_once.trees
    assert tree.root.get("AB") == ("cg", "gc", "cc")
    replay = Replay(tree, RULE_SETS[rules.lower()])
    assert not any(replay.at(node).has_illegal_turn for node in tree.main_line())
    assert read(write([tree])).repairs == ()


@pytest.mark.parametrize(
    "text",
    [
        "SZ[9]HA[3];B[ee];W[cc]",
        "SZ[9]HA[3];B[ee];B[cc];B[gg];W[cg]",
        "SZ[9]HA[3];AB[ee][cc][gg];W[cg]",
        "SZ[9]HA[3]AB[ee];W[cg]",
        "SZ[9]HA[3];W[cc];B[ee]",
        "SZ[9]HA[3];W[];B[ee]",
        "SZ[9]HA[3]",
        "SZ[9]HA[1];W[ee]",
        "SZ[5]HA[3];W[ee]",
        "SZ[9];W[ee]",
    ],
)
def test_other_handicaps_stay_as_they_are(text: str) -> None:
    assert read(f"(;FF[4]{text})".encode()).repairs == ()


def test_katrain_s_handicap_gets_its_number() -> None:
    game = "SZ[9]KM[0.5]RU[chinese]AB[gc][gg][cg];W[ee];B[cc])"
    read_once = read(f"(;FF[4]AP[KaTrain:https://github.com/sanderland/katrain]{game}".encode())
    assert [each.kind for each in read_once.repairs] == [RepairKind.HANDICAP_NAMED]
    assert handicap_of(read_once.trees[0].root) == 3
    assert read(f"(;FF[4]AP[other]{game}".encode()).repairs == ()
    assert read(f"(;FF[4]AP[KaTrain]PL[B]{game}".encode()).repairs == ()
    assert read(f"(;FF[4]AP[KaTrain]AW[ab]{game}".encode()).repairs == ()
