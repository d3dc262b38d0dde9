"""What the moves of an analysis lose, and which are shown."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.go.board import Board
from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.gtp.analysis import Analysis, Candidate
from tromp_gui.learning.candidates import (
    Forbidden,
    Grade,
    among_legal,
    grade,
    is_good,
    lost,
    well_read,
)
from tromp_gui.record.evaluation import Loss

A, B = Point(0, 0), Point(1, 1)


def candidate(order: int, visits: int, score: float | None = 0.0, rate: float = 0.5) -> Candidate:
    return Candidate(A, visits, rate, score, (A,), order)


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        (-2.0, Grade.GOOD),
        (1.0, Grade.GOOD),
        (1.1, Grade.FAIR),
        (3.0, Grade.MISTAKE),
        (7.0, Grade.SERIOUS),
        (15.0, Grade.LARGE),
    ],
)
def test_points_decide_on_the_grade(points: float, expected: Grade) -> None:
    assert grade(Loss(points, 0.9)) is expected


def test_the_win_rate_decides_where_no_points_are_known() -> None:
    assert [grade(Loss(None, rate)) for rate in (0.01, 0.05, 0.1, 0.2, 0.3)] == list(Grade)


@given(st.floats(-50, 50), st.one_of(st.none(), st.floats(-1, 1)))
def test_a_mistake_of_a_list_has_the_grade_of_one(points: float, rate: float | None) -> None:
    for loss in (Loss(points, rate), Loss(None, rate)):
        assert loss.is_mistake == (grade(loss) >= Grade.MISTAKE)
        assert loss.is_large == (grade(loss) is Grade.LARGE)


KO = Board.from_diagram("""
    . X O .
    X O . O
    . X O .
""")
"""Black takes the ko at C2; then White may not take back at once."""


def taken() -> Position:
    return Position.start(KO, TROMP_TAYLOR, Color.BLACK).play(Turn(Color.BLACK, Point(1, 2)))


def analysis(*moves: Point | None) -> Analysis:
    found = tuple(
        Candidate(move, 100 - order, 0.9 - order / 10, 9.0 - order, (move,), order)
        for order, move in enumerate(moves)
    )
    return Analysis(Color.WHITE, found, 0.95, 9.5, 200, (0.5,))


def test_a_forbidden_move_is_left_out_and_the_next_one_is_the_best() -> None:
    retake, other = Point(1, 1), Point(0, 3)
    left, refused = among_legal(analysis(retake, other, None), taken())
    assert refused == (Forbidden(retake, Illegal(Reason.SUPERKO, 0)),)
    assert left is not None
    assert [(each.move, each.order) for each in left.candidates] == [(other, 0), (None, 1)]
    assert (left.win_rate, left.score, left.visits) == (0.8, 8.0, 200)


def test_the_position_is_worth_the_same_without_a_lesser_one() -> None:
    left, refused = among_legal(analysis(Point(0, 3), Point(1, 1)), taken())
    assert [each.move for each in refused] == [Point(1, 1)]
    assert left is not None
    assert (left.win_rate, left.score) == (0.95, 9.5)


def test_nothing_is_left_where_all_are_forbidden() -> None:
    assert among_legal(analysis(Point(1, 1)), taken())[0] is None


def test_after_the_end_no_move_is_forbidden() -> None:
    position = taken()
    for color in (Color.WHITE, Color.BLACK) * 2:
        position = position.play(Turn(color, None))
    assert position.is_over
    whole = analysis(Point(0, 3), None)
    assert among_legal(whole, position) == (whole, ())


def test_nothing_known_is_not_good() -> None:
    assert not is_good(Loss(None, None))


def test_the_loss_is_against_the_best_move() -> None:
    best, other = candidate(0, 9, 5.0, 0.75), candidate(1, 1, 2.0, 0.5)
    assert lost(other, best) == Loss(3.0, 0.25)
    assert lost(other, candidate(0, 9, None, 0.75)) == Loss(None, 0.25)


def test_moves_below_two_percent_of_the_best_ones_visits_are_left_out() -> None:
    moves = [candidate(2, 1), candidate(0, 100), candidate(1, 2)]
    assert [each.order for each in well_read(moves)] == [0, 1]
    assert well_read([]) == ()
