"""Mistakes as questions: which moves are asked about, and what an analysis says of an answer."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.record.trees import grown
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.analysis import Candidate
from tromp_gui.learning.candidates import GOOD_POINTS, is_good
from tromp_gui.learning.mistakes import (
    MistakeQuestion,
    Rating,
    mistake_questions,
    rated_moves,
)
from tromp_gui.record.evaluation import Evaluation, Loss, mistakes, written

BOTH = frozenset(Color)
GAME = "(;SZ[9]V[0];B[ee]V[1];W[gg]V[9];B[cc]V[2];W[cg]V[1])"
"""White loses 8 points by the second move, Black 7 by the third."""
A, B, C = Point(0, 0), Point(1, 1), Point(2, 2)


def questions(colors: frozenset[Color] = BOTH) -> list[MistakeQuestion]:
    """The questions of the game for these players."""
    line = list(grown(GAME).main_line())
    values = {node.id: value for node in line if (value := written(node)) is not None}
    return mistake_questions(line, values, colors)


def candidate(
    move: Point | None, order: int, score: float | None, visits: int = 100, rate: float = 0.5
) -> Candidate:
    """A candidate of an analysis."""
    return Candidate(move, visits, rate, score, (move,), order)


def test_each_mistake_of_the_chosen_players_is_a_question_at_the_position_before_it() -> None:
    found = [(each.node.id, each.played.id, each.color, each.loss.points) for each in questions()]
    assert found == [(1, 2, Color.WHITE, 8), (2, 3, Color.BLACK, 7)]
    assert [each.played.id for each in questions(frozenset({Color.BLACK}))] == [3]


def test_a_game_without_an_analysis_has_no_questions() -> None:
    assert mistake_questions(list(grown("(;;B[aa];W[bb])").main_line()), {}, BOTH) == []


def test_moves_within_a_small_loss_of_the_best_are_good() -> None:
    question = questions()[1]
    given = [candidate(B, 1, 4.5), candidate(A, 0, 5.0), candidate(C, 2, 3.0)]
    moves = rated_moves(question, given)
    assert moves.good == (A, B)
    assert moves.rating(B, None) is Rating.GOOD
    assert moves.rating(C, None) is Rating.WORSE
    assert moves.rating(Point(5, 5), None) is Rating.NOT_ANALYSED
    assert moves.losses[C] == Loss(2.0, 0.0)


def test_the_move_of_the_game_is_never_good() -> None:
    moves = rated_moves(questions()[1], [candidate(A, 0, 5.0)])
    assert moves.rating(A, A) is Rating.PLAYED


def test_a_pass_is_a_move_like_others() -> None:
    moves = rated_moves(questions()[1], [candidate(None, 0, 5.0)])
    assert moves.rating(None, A) is Rating.GOOD


def test_a_move_hardly_looked_at_is_not_analysed() -> None:
    given = [candidate(A, 0, 5.0, visits=1000), candidate(B, 1, 9.0, visits=3)]
    assert rated_moves(questions()[1], given).rating(B, None) is Rating.NOT_ANALYSED


def test_win_rates_decide_where_no_points_are_known() -> None:
    given = [candidate(A, 0, None, rate=0.6), candidate(B, 1, None, rate=0.5)]
    moves = rated_moves(questions()[1], given)
    assert moves.good == (A,)
    assert moves.rating(B, None) is Rating.WORSE


def test_variations_with_an_evaluation_count_as_analysed() -> None:
    black = questions()[1]
    followers = [(A, Evaluation(8.5)), (B, Evaluation(4.0)), (C, Evaluation(9.0, by="other"))]
    moves = rated_moves(black, (), followers, Evaluation(9.0))
    assert moves.good == (A,)
    assert moves.rating(B, None) is Rating.WORSE
    assert moves.rating(C, None) is Rating.NOT_ANALYSED


@given(st.lists(st.tuples(st.floats(-99, 99), st.integers(1, 999)), min_size=1, max_size=9))
def test_the_best_candidate_is_good_and_good_moves_lose_little(
    given: list[tuple[float, int]],
) -> None:
    listed = [
        candidate(Point(0, at), at, score, visits) for at, (score, visits) in enumerate(given)
    ]
    moves = rated_moves(questions()[1], reversed(listed))
    assert Point(0, 0) in moves.good
    for move, loss in moves.losses.items():
        assert move is not None
        score, visits = given[move.col]
        assert loss.points == given[0][0] - score
        assert is_good(loss) == (score >= given[0][0] - GOOD_POINTS or loss.points <= GOOD_POINTS)
        assert visits * 50 >= given[0][1]


def test_questions_are_those_of_the_list_of_mistakes() -> None:
    line = list(grown(GAME).main_line())
    values = {node.id: value for node in line if (value := written(node)) is not None}
    assert [each.node for each in mistakes(line, values)] == [
        each.played.id for each in questions()
    ]
