"""What players have to fill before a territory count."""

from __future__ import annotations

import pytest

from tromp_gui.go.board import Board
from tromp_gui.go.point import Point
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.scoring.count import count
from tromp_gui.scoring.unfilled import Unfilled, has_open_dame, unfilled

JAPANESE, CHINESE = RULE_SETS["japanese"], RULE_SETS["chinese"]
FILLABLE = """
    . X . O .
    . X . O .
    . X X O .
    """
SEKI = """
    . X O . X O .
    . X O . X O .
    """
INVADED = """
    . . X O .
    . . X O .
    O . X O .
    . . X O .
    . . X O .
    """
CONNECTION = """
    X X X O O . O
    X . X O . O O
    X X X O O O O
    . X X O . O .
    X X . X O . .
    """
"""D1 is in atari: C1 has to be filled. goscorer gives Black two points here, and not C1."""


def test_a_point_that_a_player_can_fill_safely() -> None:
    assert has_open_dame(Board.from_diagram(FILLABLE))


def test_shared_liberties_of_a_seki_are_not_to_be_filled() -> None:
    """Two chains with two liberties between them and no others."""
    assert not has_open_dame(Board.from_diagram(SEKI))


def test_points_beside_stones_that_may_be_dead_are_not_to_be_filled() -> None:
    """White's stone at A3 makes all of Black's points neutral until it is marked."""
    board = Board.from_diagram(INVADED)
    assert not has_open_dame(board)
    assert unfilled(count(board, JAPANESE)) == Unfilled()
    assert not has_open_dame(board.with_stones(empty=[Point(2, 0)]))


def test_dame_elsewhere_are_to_be_filled_though_dead_stones_are_not_marked() -> None:
    board = Board.from_diagram(
        "\n".join(
            left + right
            for left, right in zip(
                [". . X ", ". . X ", "O . X ", ". . X ", "X X X "],
                [". O .", ". O .", "O O .", "O . O", "O O ."],
                strict=True,
            )
        )
    )
    assert not has_open_dame(board)  # Black has no points of its own yet
    assert has_open_dame(board.with_stones(empty=[Point(2, 0)]))


def test_a_connection_is_needed_once_no_dame_is_open() -> None:
    board = Board.from_diagram(CONNECTION)
    score = count(board, JAPANESE)
    assert score.black.surrounded == 3
    assert unfilled(score) == Unfilled(connections=frozenset({Point(0, 2)}))
    assert unfilled(count(board.with_stones(black=[Point(0, 2)]), JAPANESE)) == Unfilled()


def test_dame_come_first() -> None:
    """The point above the white corner is open while Black still has to connect at C1."""
    board = Board.from_diagram(CONNECTION).with_stones(empty=[Point(4, 3)])
    assert unfilled(count(board, JAPANESE)) == Unfilled(has_dame=True)


@pytest.mark.parametrize("diagram", [FILLABLE, CONNECTION])
def test_area_scoring_asks_for_nothing(diagram: str) -> None:
    assert unfilled(count(Board.from_diagram(diagram), CHINESE)) == Unfilled()


def test_an_eye_is_not_a_connection() -> None:
    """Filling the last liberty of a chain would put it in atari or take its eye."""
    board = Board.from_diagram("""
        . X . X O .
        X X X X O O
        O O O O O .
    """)
    assert not unfilled(count(board, JAPANESE)).connections
