"""What the moves of an analysis lose, and which are shown."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.go.point import Point
from tromp_gui.gtp.analysis import Candidate
from tromp_gui.learning.candidates import Grade, grade, is_good, lost, well_read
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
