"""Games of chance: they take what is dead; careful ones leave a seki alone."""

from __future__ import annotations

import pytest

from tests.engine.test_dead import ONE_EYE, SEKI, STONE_INSIDE, UNSETTLED
from tromp_gui.engine.kernel.ownership import PlayoutOwnership
from tromp_gui.engine.kernel.plain import plain_ownership
from tromp_gui.go.board import Board
from tromp_gui.go.point import Point


def owner(found: PlayoutOwnership, board: Board, row: int, col: int) -> float:
    """The mean owner of a point, 1 for Black."""
    return found.mean()[row * board.columns + col]


def test_a_stone_inside_is_taken_and_walls_stay() -> None:
    board = Board.from_diagram(STONE_INSIDE)
    found = plain_ownership(board, 100, 1)
    assert found.playouts == 100
    assert owner(found, board, 3, 1) > 0.9
    assert owner(found, board, 3, 7) < -0.9
    assert owner(found, board, 0, 1) == 1
    assert owner(found, board, 0, 4) == -1


def test_a_group_with_one_eye_is_taken() -> None:
    board = Board.from_diagram(ONE_EYE)
    assert owner(plain_ownership(board, 100, 1), board, 3, 0) < -0.9


def test_careful_games_keep_a_seki_and_others_break_it() -> None:
    board = Board.from_diagram(SEKI)
    for row, col, sign in ((1, 1, 1), (1, 4, -1)):
        assert sign * owner(plain_ownership(board, 200, 1), board, row, col) < 0.5
        assert sign * owner(plain_ownership(board, 200, 1, 3), board, row, col) > 0.8


def test_equal_seeds_give_equal_games() -> None:
    board = Board.from_diagram(SEKI)
    assert plain_ownership(board, 50, 7) == plain_ownership(board, 50, 7)
    assert plain_ownership(board, 50, 7) != plain_ownership(board, 50, 8)


def test_half_of_the_games_begin_with_each_color() -> None:
    """In the corner whoever comes first takes the other."""
    board = Board.from_diagram(UNSETTLED)
    assert owner(plain_ownership(board, 100, 3, 3), board, 0, 2) == 0


@pytest.mark.parametrize("careful", [0, 1, 3])
@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (1, 2), (2, 2), (1, 9), (7, 3)])
def test_small_boards_come_to_an_end(rows: int, columns: int, careful: int) -> None:
    found = plain_ownership(Board.empty(rows, columns), 20, 1, careful)
    assert len(found.black) == len(found.white) == rows * columns
    assert all(b + w <= 20 for b, w in zip(found.black, found.white, strict=True))


def test_no_playouts_say_nothing() -> None:
    board = Board.empty(3, 3).with_stones(black=[Point(1, 1)])
    assert plain_ownership(board, 0, 1).mean() == [0.0] * 9
