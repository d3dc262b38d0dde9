"""GIB: our own small games, and a real one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tromp_gui.go.point import Color, Point
from tromp_gui.record.node import Tree
from tromp_gui.sgf.collection import FileForm
from tromp_gui.sgf.foreign import gib
from tromp_gui.sgf.foreign.gib import is_gib
from tromp_gui.sgf.foreign.recorded import Recorded
from tromp_gui.sgf.opening import read_any
from tromp_gui.sgf.repairs import RepairKind
from tromp_gui.sgf.slices import whole


def read_gib(text: str) -> Recorded:
    """The game in a text, read in one go."""
    return whole(gib.read_gib(text))


REAL = Path(__file__).parents[2] / "data" / "sgf" / "analyze-sgf" / "t-gb2312.gib"
GAME = """\\HS
\\[GAMEBLACKNAME=Ann (Lee) (3단)\\]
\\[GAMEWHITENAME=bo\\]
\\[GAMENAME=a game\\]
\\[GAMEPLACE=Tygem\\]
\\[GAMEINFOMAIN=GBKIND:2,GTYPE:0,GRLT:{ending},ZIPSU:{tenths},DUM:0,GONGJE:65,TCNT:3\\]
\\[GAMETAG=S1,R3,D5,G65,W1,Z45,T30-3-1200,C2016:03:26:17:29,I:ann\\]
\\HE
\\GS
2 1 0
119 0 &4
INI 0 1 {handicap} &4
STO 0 2 1 15 3
STO 0 3 2 3 15
SKI 0 4 1
{extra}\\GE
"""


def game(ending: int = 1, tenths: int = 45, handicap: int = 1, extra: str = "") -> str:
    return GAME.format(ending=ending, tenths=tenths, handicap=handicap, extra=extra)


def test_who_played_and_how_it_ended() -> None:
    assert read_gib(game()).info == {
        "PB": "Ann (Lee)",
        "BR": "3단",
        "PW": "bo",
        "GN": "a game",
        "PC": "Tygem",
        "DT": "2016-03-26",
        "RE": "W+4.5",
        "KM": "6.5",
        "TM": "1200",
        "OT": "3x30 byo-yomi",
    }


def test_columns_count_from_the_left_and_rows_from_the_top() -> None:
    assert read_gib(game()).turns == [
        (Color.BLACK, Point(15, 15)),
        (Color.WHITE, Point(3, 3)),
        (Color.BLACK, None),
    ]


@pytest.mark.parametrize(
    ("ending", "result"),
    [(0, "B+4.5"), (1, "W+4.5"), (3, "B+R"), (4, "W+R"), (7, "B+T"), (8, "W+T")],
)
def test_results(ending: int, result: str) -> None:
    assert read_gib(game(ending)).info["RE"] == result


def test_a_tie_and_an_ending_nobody_knows() -> None:
    assert read_gib(game(0, 0)).info["RE"] == "0"
    assert "RE" not in read_gib(game(99)).info


def test_the_handicap_stands_on_the_star_points() -> None:
    recorded = read_gib(game(handicap=3))
    assert recorded.info["HA"] == "3"
    assert recorded.black == [Point(3, 3), Point(15, 15), Point(15, 3)]
    assert read_gib(game(handicap=1)).black == []


def test_a_line_that_says_nothing_is_noted_with_its_place() -> None:
    recorded = read_gib(game(extra="STO 0 5 2 19 3\nREM 0 5\n"))
    assert [(each.kind, each.line, each.detail) for each in recorded.repairs] == [
        (RepairKind.UNREAD_LINE, 16, "STO 0 5 2 19 3"),
        (RepairKind.UNREAD_LINE, 17, "REM 0 5"),
    ]
    assert len(recorded.turns) == 3


NEW = """\\HS
\\[GAMEINFOMAIN=GBKIND:3,GTYPE:0,GTIME:600-20-3,GRLT:4,ZIPSU:0,GONGJE:65,TCNT:3,LINE:19\\]
\\[GAMEINFOSUB=GNAMEF:0,GNAME:rank game,GDATE:2025- 1-18-16-38-32,GPLC:www.example.org,GCMT:calm\\]
\\[WUSERINFO=WID:bo, b.,WLV:{level},WNICK:W,WNCD:2,WAID:116,WIMG:\\]
\\[BUSERINFO=BID:ann,BLV:11,BNICK:A,BNCD:3,BAID:122,BIMG:\\]
\\[GAMELECNAME=Teacher\\]
\\HE
\\GS
2 1 0
3 0 &4
INI 0 1 0 &4
STO 0 2 1 15 3
STO 0 3 2 3 15
STO 0 4 1 3 3
\\GE
\\RS
\\[REFSUSUN=2\\]
\\[REFEXPLAIN=
A calm opening.
[really]
\\]
\\RE
\\RS
\\[REFSUSUN=3\\]
\\[REFGIBO=
STO 0 2 1 15 3
STO 0 3 2 3 15
STO 0 4 1 15 15
STO 0 5 2 2 2
what
\\]
left over
\\RE
"""


@pytest.mark.parametrize(
    ("level", "rank"),
    [(0, "18k"), (11, "7k"), (17, "1k"), (18, "1d"), (26, "9d"), (27, "1p"), (35, "9p")],
)
def test_files_of_2025_name_the_players_elsewhere(level: int, rank: str) -> None:
    assert read_gib(NEW.replace("{level}", str(level))).info == {
        "PB": "ann",
        "BR": "7k",
        "PW": "bo, b.",
        "WR": rank,
        "GN": "rank game",
        "PC": "www.example.org",
        "GC": "calm",
        "DT": "2025-01-18",
        "RE": "W+R",
        "KM": "6.5",
        "TM": "600",
        "OT": "3x20 byo-yomi",
    }


def test_a_review_has_comments_and_variations() -> None:
    collection = read_any(NEW.encode())
    (tree,) = collection.games
    assert isinstance(tree, Tree)
    assert [(node.parent.id if node.parent else -1, node.get("B"), node.get("W"), node.get("C"))
            for node in tree] == [
        (-1, (), (), ()),
        (0, ("pd",), (), ()),
        (1, (), ("dp",), ("A calm opening.\n[really\\]",)),
        (2, ("dd",), (), ()),
        (2, ("pp",), (), ()),
        (4, (), ("cc",), ()),
    ]  # fmt: skip
    assert [(each.line, each.detail) for each in collection.repairs] == [
        (6, "GAMELECNAME=Teacher"),
        (30, "what"),
        (32, "left over"),
    ]


@pytest.mark.parametrize(
    "text", ["", "(;GM[1])", "STO", "INI 0 1 2", "He said STO 0 2 1 15 15", "\\[KEY=value\\]"]
)
def test_what_is_not_gib(text: str) -> None:
    assert not is_gib(text)


def test_a_file_in_korean_is_opened() -> None:
    collection = read_any(game().encode("cp949"))
    (tree,) = collection.games
    assert isinstance(tree, Tree)
    assert (collection.form, collection.encoding) == (FileForm.GIB, "cp949")
    assert collection.save_encoding == "utf-8"
    assert tree.root.get("BR") == ("3단",)
    assert [node.get("B") + node.get("W") for node in tree] == [(), ("pd",), ("dp",), ("",)]


@pytest.mark.skipif(not REAL.exists(), reason="the file is not copied here")
def test_a_real_file() -> None:
    (tree,) = read_any(REAL.read_bytes()).games
    assert isinstance(tree, Tree)
    assert tree.root.get("PB") == ("石下之臣",)
    assert tree.root.get("RE") == ("W+11",)
    assert tree.root.get("AB") == ("dp", "pd", "dd", "pp", "jj")
    assert sum(1 for _ in tree) == 269
