"""Boards drawn in text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.disk import FileProblemKind
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.diagram import draw_board
from tromp_gui.record.node import Tree
from tromp_gui.sgf.collection import SgfError
from tromp_gui.sgf.foreign.diagram import read_boards
from tromp_gui.sgf.foreign.recorded import Recorded
from tromp_gui.sgf.foreign.rows import BadRow
from tromp_gui.sgf.opening import read_any, read_text
from tromp_gui.sgf.repairs import RepairKind
from tromp_gui.sgf.slices import whole

PRINTED = Path(__file__).parents[2] / "data" / "boards"
GTP = Path(__file__).parents[2] / "data" / "gtp"


def read_diagram(text: str) -> Recorded:
    """The only board in a text."""
    (game,) = whole(read_boards(text))
    assert isinstance(game, Recorded)
    return game


def bad_line(text: str) -> int:
    """The number of the line because of which the only board in a text is not read."""
    (bad,) = whole(read_boards(text))
    assert isinstance(bad, BadRow)
    return bad.line.number


KO = """
    . X O .
    X O . O
    . X O .
"""


def board(recorded: Recorded) -> Board:
    """The stones that were read."""
    empty = Board.empty(recorded.rows, recorded.columns)
    return empty.with_stones(black=recorded.black, white=recorded.white)


@pytest.mark.parametrize(
    "text",
    [
        KO,
        ".XO.\nXO.O\n.XO.",
        "   A B C D\n 3 . X O . 3\n 2 X O . O 2   BLACK has captured 0\n 1 . X O . 1\n   A B C D",
        "3 . # O .\n2 # O . O\n1 . # O .\n  A B C D",
        "3| . X O . |\n2| X O . O |\n1| . X O . |",
        "MoveNum: 9 HASH: 1234\n   A B C D\n 3 . X2O .\n 2 X O1. O3\n 1 . X O .\n",
        "The ko:\n\n 3 . X O . 3\n 2 X(O). O 2\n 1 . X O . 1\n\nBlack to move.",
        "text\n+++\n" + KO,
        ". X O . 3\nX O . O 2\n. X O . 1\nA B C D",
        "1 2 3 4\n. X O .\nX O . O\n. X O .",
        " 3 . x o . 3\n\n 2 x o . o 2\n\n 1 . x o . 1",
        ". X O .\n\nX O . O\n\n. X O .",
        "3 .●○.\n2 ●○·○\n1 .●○.",
        " 3 +XO+\n 2 XO+O\n 1 +XO+\n   ABCD\n",
        "  +---------+\n3 | . X O . | , x o .\n2 | X O). O | . . . .\n1 | . X O . |\n  +---------+",
        " 3 . X O .     . . x x\n 2 X O . O     . . . .\n 1 . X O .     x x . .\n   A B C D\n",
    ],
)
def test_the_ways_to_draw_a_board(text: str) -> None:
    assert board(read_diagram(text)) == Board.from_diagram(KO)


ROUTES: dict[str, Callable[[str], str]] = {
    "Windows": lambda text: text.replace("\n", "\r\n"),
    "mail": lambda text: "Ann wrote:\n" + "".join(f"> {line}\n" for line in text.splitlines()),
    "answer": lambda text: "".join(f"> > {line}\n" for line in text.splitlines()) + "\nNice.\n",
    "tabs": lambda text: text.replace(" ", "\t"),
    "blanks": lambda text: "".join(f"{line}   \n" for line in text.splitlines()),
    "terminal": lambda text: text.replace("X", "\x1b[1;31mX\x1b[0m"),
}


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize("name", sorted(path.stem for path in PRINTED.glob("*.txt")))
def test_what_real_programs_print(name: str, route: str) -> None:
    """The same five moves were played in each program; see the README beside the files."""
    text = ROUTES[route]((PRINTED / f"{name}.txt").read_text())
    recorded = read_diagram(text)
    side = {"leela-zero-0.17": 19, "michi": 13}.get(name, 9)
    assert board(recorded) == Board.empty(side, side).with_stones(
        black=[Point(3, 3), Point(3, 4), Point(0, 0)], white=[Point(4, 4), Point(4, 3)]
    )
    says = ("tromp-gui", "katago", "leela", "openspiel", "gogui", "sayuri")
    assert recorded.info == ({"PL": "W"} if name.startswith(says) else {})
    assert (recorded.turns, recorded.labels) == ([], {})


def test_every_board_of_a_session_is_a_game() -> None:
    text = (GTP / "katago" / "ending.txt.stdout").read_text()
    first, second, *others = whole(read_boards(text))
    assert isinstance(first, Recorded)
    assert isinstance(second, Recorded)
    assert board(first) == Board.from_diagram("""
        . . . O X X .
        . O . O O X .
        . X O O X . .
        . O O X X X .
        O . O X X . X
        O O X X . X .
        O . O . . . .
    """)
    assert board(second) == board(first)
    assert (first.info, second.info) == ({"PL": "B"}, {"PL": "W"})
    assert all(isinstance(each, Recorded) and each.rows == each.columns for each in others)
    assert len(read_text(text).games) == len(others) + 2


def test_digits_are_moves_and_letters_labels() -> None:
    recorded = read_diagram(" 3 . 2 a .\n 2 X 1 O .\n 1 . 10 3 .\n White to play\n")
    assert board(recorded) == Board.from_diagram("""
        . . . .
        X . O .
        . . . .
    """)
    assert recorded.turns == [
        (Color.WHITE, Point(1, 1)),
        (Color.BLACK, Point(2, 1)),
        (Color.WHITE, Point(0, 2)),
        (Color.BLACK, Point(0, 1)),
    ]
    assert recorded.labels == {Point(2, 2): "a"}
    assert recorded.info == {"PL": "W"}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (" 3 . X O .\n 2 X ? . O\n 1 . X O .", 2),
        (" 3 . X ? .\n 2 X O . O\n 1 . X O .", 1),
        (" 3 . X O .\n 2 X O . O\n 1 . X ! .", 3),
        (" 3 . X O .\n 2 X O .\n 1 . X O .", 2),
        (" 9 . X O .\n 8 X O . O\n 7 . X O .\n\nthe end", 5),
        (" 9 . X O .\n 8 X O . O\n 7 . X O .", 3),
        (" 1 . X O .\n 2 X O . O\n 3 . X O .", 2),
        (" 4 . X O .\n 2 X O . O\n 1 . X O .", 2),
        (". X O .\nX ? . O\n. X O .\n. . . .", 2),
        (". X O ~\nX O . O\n. X O .", 1),
        (". X O .\nX O . O\n. X O", 3),
        (" 3 . 1 O .\n 2 X O . O\n 1 . 1 O .", 3),
        ("   A B C D E\n 3 . X O .\n 2 X O . O\n 1 . X O .", 2),
        ("$$B\n$$ | . X O |\n$$ | . ~ O |\n$$ | . X O |", 3),
        ("$$B\n$$ | . X O |\n$$ | . O |\n$$ | . X O |", 3),
        ("$$B\n$$ | . 1 O |\n$$ | . X O |\n$$ | . X 1 |", 4),
    ],
)
def test_a_row_that_cannot_be_read_refuses_the_board(text: str, line: int) -> None:
    assert bad_line(text) == line
    with pytest.raises(SgfError) as refused:
        read_text(text)
    assert (refused.value.problem, refused.value.detail) == (FileProblemKind.BAD_ROW, str(line))


def test_a_board_that_cannot_be_read_is_named_beside_those_that_can() -> None:
    collection = read_any(b"One:\n. X\nO .\n\nTwo:\n. X\n? .\nO .\n")
    (tree,) = collection.games
    assert isinstance(tree, Tree)
    assert tree.root.get("AB") == ("ba",)
    assert [(each.kind, each.line, each.detail) for each in collection.repairs] == [
        (RepairKind.BAD_ROW, 7, "? ."),
    ]


def test_who_is_to_play() -> None:
    assert read_diagram(KO + "White to play").info == {"PL": "W"}
    assert read_diagram(KO).info == {}


@pytest.mark.parametrize(
    "text",
    [
        "", "hello", "...", "XX", "One.\n\nTwo.", "X. Y\nO. Z", "1 2 3\n4 5 6", "* a\n* b\n",
        "2 X . O\n", "I\na b c\nX", "3 eggs\n2 spoons\n1 cup", "- - -\n1 . . .\n",
    ],
)  # fmt: skip
def test_what_shows_no_board(text: str) -> None:
    assert whole(read_boards(text)) == []


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """A board of any stones, the liberties left to chance."""
    rows, columns = draw(st.integers(1, 52)), draw(st.integers(1, 52))
    points = st.sets(
        st.builds(Point, st.integers(0, rows - 1), st.integers(0, columns - 1)), min_size=1
    )
    black, white = draw(points), draw(points)
    return Board.empty(rows, columns).with_stones(black=black, white=white - black)


@given(boards(), st.booleans())
def test_what_we_draw_reads_back(drawn: Board, is_marked: bool) -> None:
    last = next(iter(Point(row, col) for row in range(drawn.rows) for col in range(drawn.columns)))
    recorded = read_diagram(draw_board(drawn, last if is_marked else None))
    assert board(recorded) == drawn


def test_a_whole_board_of_senseis_library() -> None:
    text = """
        $$W9m15 White cuts
        $$  -----------
        $$ | . 2 a X . |
        $$ | X 1 O C . |
        $$ | , B W 3 . |
        $$  -----------
    """
    recorded = read_diagram(text)
    assert (recorded.rows, recorded.columns) == (3, 5)
    assert recorded.info == {"GN": "White cuts", "PL": "W"}
    assert board(recorded) == Board.from_diagram("""
        . . . X .
        X . O . .
        . X O . .
    """)
    assert recorded.turns == [
        (Color.WHITE, Point(1, 1)),
        (Color.BLACK, Point(2, 1)),
        (Color.WHITE, Point(0, 3)),
    ]
    assert recorded.labels == {Point(2, 2): "a"}
    assert recorded.marks == {"CR": [Point(1, 3), Point(0, 1), Point(0, 2)]}


@pytest.mark.parametrize(
    ("edges", "corner"),
    [
        ("$$  ----\n$$ | X .\n$$ | . O\n", Point(18, 0)),
        ("$$   X . |\n$$   . O |\n$$  -----\n", Point(1, 17)),
        ("$$   X .\n$$   . O\n", Point(10, 8)),
    ],
)
def test_the_edges_say_where_a_part_lies(edges: str, corner: Point) -> None:
    recorded = read_diagram("$$B\n" + edges)
    assert (recorded.rows, recorded.columns) == (19, 19)
    assert recorded.black == [corner]
    assert recorded.white == [Point(corner.row - 1, corner.col + 1)]


def test_the_tenth_move_is_a_nought() -> None:
    recorded = read_diagram("$$Bc9\n$$ --------\n$$ | 9 0 . |\n$$ | . . X |\n$$ --------\n")
    assert recorded.turns == [(Color.BLACK, Point(1, 0)), (Color.WHITE, Point(1, 1))]


def test_two_diagrams_in_a_text_are_two_games() -> None:
    text = (
        "$$B\n$$ | X . O |\n\nand then\n$$W\n$$ | X O 1 |\n$$W again\n$$ | X 1 O |\n$$ [x|link]\n"
    )
    games = whole(read_boards(text))
    assert [len(each.turns) for each in games if isinstance(each, Recorded)] == [0, 1, 1]
    last = games[-1]
    assert isinstance(last, Recorded)
    assert [(each.kind, each.line) for each in last.repairs] == [(RepairKind.UNREAD_LINE, 9)]
