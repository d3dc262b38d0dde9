"""UGF and UGI: our own small games."""

from __future__ import annotations

import pytest

from tromp_gui.go.point import Color, Point
from tromp_gui.record.node import Tree
from tromp_gui.sgf.collection import FileForm
from tromp_gui.sgf.foreign import ugf
from tromp_gui.sgf.foreign.recorded import Recorded
from tromp_gui.sgf.foreign.ugf import is_ugf
from tromp_gui.sgf.opening import read_any
from tromp_gui.sgf.repairs import RepairKind
from tromp_gui.sgf.slices import whole


def read_ugf(text: str) -> Recorded:
    """The game in a text, read in one go."""
    return whole(ugf.read_ugf(text))


HEADER = """# a comment
[Header]
Ver=UGF2,200
Title=3rd,Spring Cup,final
Place=Tokyo
Date=2001/08/20,09:00:00,2001/08/20,00:00:00
Rule=JPN
Size=19
Hdcp={handicap}
Winner={winner}
CoordinateType={coordinates}
PlayerW=Bo,Gosei,0,
PlayerB=Ann,9-dan,0,
[Data]
"""
MOVES = "PP,B1,1,0\nDC,W1,2,0\nYA,B2,3,0\n"


def game(
    moves: str = MOVES, handicap: str = "0,5.50", winner: str = "B,1.5", coordinates: str = "IGS"
) -> str:
    return HEADER.format(handicap=handicap, winner=winner, coordinates=coordinates) + moves


def test_who_played_and_how_it_ended() -> None:
    assert read_ugf(game()).info == {
        "PB": "Ann",
        "BR": "9-dan",
        "PW": "Bo",
        "WR": "Gosei",
        "PC": "Tokyo",
        "EV": "3rd, Spring Cup, final",
        "DT": "2001-08-20",
        "RE": "B+1.5",
        "RU": "Japanese",
        "KM": "5.5",
    }


@pytest.mark.parametrize(("coordinates", "row"), [("IGS", 2), ("JPN", 16)])
def test_where_rows_are_counted_from(coordinates: str, row: int) -> None:
    turns = read_ugf(game(coordinates=coordinates)).turns
    assert turns[1:] == [(Color.WHITE, Point(row, 3)), (Color.BLACK, None)]


@pytest.mark.parametrize(
    ("winner", "result"),
    [("B,1.5", "B+1.5"), ("W,C", "W+R"), ("W,T", "W+T"), ("B,", "B+"), ("", None)],
)
def test_results(winner: str, result: str | None) -> None:
    assert read_ugf(game(winner=winner)).info.get("RE") == result


def test_the_first_stones_of_node_0_are_the_handicap() -> None:
    moves = "DD,B1,0,0\nPP,B1,0,0\nDP,W1,1,0\nPD,B2,2,0\n"
    recorded = read_ugf(game(moves, handicap="2,0.00"))
    assert recorded.black == [Point(3, 3), Point(15, 15)]
    assert recorded.turns == [(Color.WHITE, Point(15, 3)), (Color.BLACK, Point(3, 15))]
    assert (recorded.info["HA"], recorded.info["KM"]) == ("2", "0")


def test_what_is_not_understood_is_noted_wherever_it_stands() -> None:
    text = game(MOVES + "what\n[Figure]\n.Text,1\nA calm move.\n").replace("Place=", "Umpire=")
    recorded = read_ugf(text)
    assert len(recorded.turns) == 3
    assert [(each.kind, each.detail) for each in recorded.repairs] == [
        (RepairKind.UNREAD_LINE, "Umpire=Tokyo"),
        (RepairKind.UNREAD_LINE, "what"),
        (RepairKind.UNREAD_LINE, ".Text,1"),
        (RepairKind.UNREAD_LINE, "A calm move."),
    ]


REVIEW = """[ReviewNode]
NODE,1,0,0,0
NODE,2,1,16,16
  VARIATION,
    NODE,5,2,3,17
      VARIATION,
        NODE,6,1,20,20
      VARIATIONEND,
    NODE,7,1,4,17
  VARIATIONEND,
NODE,3,2,4,3
NODE,4,1,20,20
[ReviewComment]
.Comment,1
Ann: let us begin.
Bo: [yes]
.Comment,7
Ann: or here.
.Comment,99
lost
"""


def test_a_review_has_comments_and_variations() -> None:
    (tree,) = read_any((game() + REVIEW).encode()).games
    assert isinstance(tree, Tree)
    assert [(node.parent.id if node.parent else -1, node.get("B"), node.get("W"), node.get("C"))
            for node in tree] == [
        (-1, (), (), ("Ann: let us begin.\nBo: [yes\\]",)),
        (0, ("pd",), (), ()),
        (1, (), ("dq",), ()),
        (2, ("",), (), ()),
        (1, (), ("cc",), ()),
        (4, ("",), (), ()),
        (4, ("dc",), (), ("Ann: or here.",)),
    ]  # fmt: skip
    recorded = read_ugf(game() + REVIEW)
    assert [each.detail for each in recorded.repairs] == ["lost"]


@pytest.mark.parametrize("text", ["", "[header of a letter]", "PP,B1,1,0", "x [Data]"])
def test_what_is_not_ugf(text: str) -> None:
    assert not is_ugf(text)


def test_a_file_in_japanese_is_opened() -> None:
    data = game().replace("Bo,Gosei", "小林光一,碁聖").encode("cp932")
    collection = read_any(data)
    (tree,) = collection.games
    assert isinstance(tree, Tree)
    assert (collection.form, collection.encoding) == (FileForm.UGF, "cp932")
    assert tree.root.get("PW") == ("小林光一",)
    assert [node.get("B") + node.get("W") for node in tree] == [(), ("pd",), ("dq",), ("",)]
