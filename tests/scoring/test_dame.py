"""Which neutral points are to be filled before a territory count."""

from __future__ import annotations

import pytest

from tromp_gui.go.board import Board
from tromp_gui.go.point import Point
from tromp_gui.scoring.seki import has_open_dame

FILLABLE = """
    . X . O .
    . X . O .
    . X X O .
    """
SEKI = """
    . X O . X O .
    . X O . X O .
    """


@pytest.mark.parametrize(("diagram", "neutral", "is_open"), [
    (FILLABLE, {(1, 2), (2, 2)}, True),
    (FILLABLE, set(), False),
])  # fmt: skip
def test_a_point_that_a_player_can_fill_safely(
    diagram: str, neutral: set[tuple[int, int]], is_open: bool
) -> None:
    board = Board.from_diagram(diagram)
    assert has_open_dame(board, frozenset(Point(*each) for each in neutral)) is is_open


def test_shared_liberties_of_a_seki_are_not_to_be_filled() -> None:
    """Two chains with two liberties between them and no others."""
    board = Board.from_diagram(SEKI)
    neutral = frozenset({Point(0, 3), Point(1, 3)})
    assert not has_open_dame(board, neutral)
