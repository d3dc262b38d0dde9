"""Small groups read out: the shapes of the textbooks, and how a reading is reported."""

from __future__ import annotations

import pytest

from tests.engine.test_dead import RACE, SEKI, UNSETTLED
from tromp_gui.engine.reading import LARGEST, GroupReading, Reader
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color
from tromp_gui.gtp.fates import LifeStatus
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.scoring.benson import pass_alive

STRAIGHT_THREE = """
    . . . X O . O .
    X X X X O O O O
    O O O O O . O .
    . O . O O O O O
"""

STRAIGHT_FOUR = """
    . . . . X O . O .
    X X X X X O O O O
    O O O O O O . O .
    . O . O . O O O O
"""

SQUARE_FOUR = """
    . . X O . O .
    . . X O O O O
    X X X O . O .
    O O O O O O O
    . O . O . O .
"""

PYRAMID = """
    X . . . X O . O .
    X X . X X O O O O
    X X X X X O . O .
    O O O O O O O O O
    . O . O . O . O .
"""

PYRAMID_LOST = """
    X . O . X O . O .
    X X . X X O O O O
    X X X X X O . O .
    O O O O O O O O O
    . O . O . O . O .
"""

BULKY_FIVE = """
    X . . X X O . O .
    X . . . X O O O O
    X X X X X O . O .
    O O O O O O O O O
    . O . O . O . O .
"""

SIX_AT_THE_SIDE = """
    X . . . X O . O .
    X . . . X O O O O
    X X X X X O . O .
    O O O O O O O O O
    . O . O . O . O .
"""


def read(diagram: str, vertex: str, color: Color = Color.BLACK) -> GroupReading:
    """The chain on a point read within all that is not pass-alive."""
    board = Board.from_diagram(diagram)
    point = parse_vertex(vertex, board.rows, board.columns)
    assert point is not None
    chain = board.grid.flood(1 << board.grid.bits[point], board.stones(color))
    safe = sum(pass_alive(board, each).stones for each in Color)
    found = Reader(board, 1).read(board.grid.flood(chain, board.grid.full & ~safe), chain, color)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("diagram", "vertex", "status"),
    [
        (STRAIGHT_THREE, "A3", LifeStatus.UNSURE),
        (STRAIGHT_FOUR, "A3", LifeStatus.ALIVE),
        (SQUARE_FOUR, "A3", LifeStatus.DEAD),
        (PYRAMID, "A3", LifeStatus.UNSURE),
        (PYRAMID_LOST, "A3", LifeStatus.DEAD),
        (BULKY_FIVE, "A3", LifeStatus.UNSURE),
        (SIX_AT_THE_SIDE, "A3", LifeStatus.ALIVE),
    ],
    ids=["three", "four", "square", "pyramid", "pyramid lost", "bulky five", "six"],
)
def test_eyes_of_the_textbooks(diagram: str, vertex: str, status: LifeStatus) -> None:
    assert read(diagram, vertex).status is status


def test_what_is_proved_takes_no_more_games_than_that() -> None:
    assert read(STRAIGHT_FOUR, "A3").lost == 0
    assert read(STRAIGHT_FOUR, "A3").played < 200
    lost = read(SQUARE_FOUR, "A3")
    assert lost.lost == lost.played


def test_a_race_of_liberties_is_read() -> None:
    """Three liberties against four, and an eye of two more."""
    assert read(RACE, "B3", Color.WHITE).status is LifeStatus.DEAD
    assert read(RACE, "E3").status is LifeStatus.ALIVE


def test_in_a_seki_both_are_kept() -> None:
    assert read(SEKI, "B1").status is LifeStatus.ALIVE
    assert read(SEKI, "D1", Color.WHITE).status is LifeStatus.ALIVE


def test_who_moves_first_takes_the_other() -> None:
    assert read(UNSETTLED, "C1").status is LifeStatus.UNSURE
    assert read(UNSETTLED, "B1", Color.WHITE).status is LifeStatus.UNSURE


def test_equal_questions_get_equal_answers() -> None:
    assert read(SEKI, "B1") == read(SEKI, "B1")
    board = Board.from_diagram(RACE)
    reader, other = Reader(board, 5), Reader(board, 5)
    chain = board.grid.parts(board.white)[0]
    first = reader.read(board.grid.full, chain, Color.WHITE)
    assert first == reader.read(board.grid.full, chain, Color.WHITE)
    assert first == other.read(board.grid.full, chain, Color.WHITE)


def test_a_large_area_is_not_read() -> None:
    board = Board.from_diagram("X" + " ." * LARGEST)
    assert Reader(board, 1).read(board.grid.full, board.black, Color.BLACK) is not None
    board = Board.from_diagram("X ." + " ." * LARGEST)
    assert Reader(board, 1).read(board.grid.full, board.black, Color.BLACK) is None


def test_nothing_is_played_outside_of_the_area() -> None:
    """A stone with a liberty outside cannot be taken; with both inside it is."""
    board = Board.from_diagram(". X O .")
    inside, outside = board.grid.full, board.grid.full & ~1
    taken = Reader(board, 1).read(inside, board.black, Color.BLACK)
    kept = Reader(board, 1).read(outside, board.black, Color.BLACK)
    assert taken is not None
    assert taken.status is not LifeStatus.ALIVE
    assert kept is not None
    assert (kept.status, kept.lost) == (LifeStatus.ALIVE, 0)
