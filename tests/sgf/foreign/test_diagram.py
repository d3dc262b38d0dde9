"""Boards drawn in text."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.diagram import draw_board
from tromp_gui.sgf.foreign import diagram
from tromp_gui.sgf.foreign.recorded import Recorded
from tromp_gui.sgf.slices import whole


def read_diagram(text: str) -> Recorded:
    """The game in a text, read in one go."""
    return whole(diagram.read_diagram(text))


GTP = Path(__file__).parents[4] / "shared" / "data" / "gtp"
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
        "MoveNum: 9 HASH: 1234\n   A B C D\n 3 . X2 O .\n 2 X O1 . O3\n 1 . X O .\n",
        "The ko:\n\n 3 . X O . 3\n 2 X(O). O 2\n 1 . X O . 1\n\nBlack to move.",
        "text\n+++\n" + KO,
    ],
)
def test_the_ways_to_draw_a_board(text: str) -> None:
    assert board(read_diagram(text)) == Board.from_diagram(KO)


def test_who_is_to_play() -> None:
    assert read_diagram(KO + "White to play").info == {"PL": "W"}
    assert read_diagram(KO).info == {}


@pytest.mark.parametrize(
    "text", ["", "hello", "...", "XX", "One.\n\nTwo.", "X. Y\nO. Z", "1 2 3\n4 5 6", "* a\n* b\n"]
)
def test_what_shows_no_board(text: str) -> None:
    assert not read_diagram(text).is_something


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """A board of any stones, the liberties left to chance."""
    rows, columns = draw(st.integers(2, 52)), draw(st.integers(2, 52))
    points = st.sets(st.builds(Point, st.integers(0, rows - 1), st.integers(0, columns - 1)))
    black, white = draw(points), draw(points)
    return Board.empty(rows, columns).with_stones(black=black, white=white - black)


@given(boards())
def test_what_we_draw_reads_back(drawn: Board) -> None:
    recorded = read_diagram(draw_board(drawn))
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


@pytest.mark.skipif(not GTP.is_dir(), reason="the shared data is not here")
def test_boards_that_real_programs_printed() -> None:
    gnugo = read_diagram((GTP / "gnugo-reference" / "session1.out").read_text())
    assert (gnugo.rows, gnugo.columns) == (9, 9)
    assert (gnugo.black, gnugo.white) == ([Point(4, 3)], [Point(8, 8)])
    katago = read_diagram((GTP / "katago" / "ending.txt.stdout").read_text())
    assert katago.rows == katago.columns
    assert katago.black
