"""The score of an exercise."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.go.point import Point
from tromp_gui.learning.attempts import Attempt, Outcome, Score, score

WRONG = (Point(0, 0), Point(1, 1), Point(2, 2))
ATTEMPTS = st.lists(
    st.builds(
        Attempt,
        st.integers(0, 9),
        st.integers(0, 3).map(lambda n: WRONG[:n]),
        st.integers(0, 2),
        st.sampled_from(Outcome),
    )
)


@given(ATTEMPTS)
def test_the_score_is_counted_one_by_one(attempts: list[Attempt]) -> None:
    hits = [a.outcome is Outcome.FOUND and a.wrong == () and a.hints == 0 for a in attempts]
    runs = "".join("x" if hit else " " for hit in hits).split(" ")
    found = [a for a in attempts if a.outcome is Outcome.FOUND]
    answers = sum(len(a.wrong) for a in attempts) + len(found)
    last, best = len(runs[-1]), max(map(len, runs))
    assert score(attempts) == Score(len(attempts), sum(hits), len(found), answers, last, best)


def test_an_open_question_counts_its_answers_alone() -> None:
    hit = Attempt(0, outcome=Outcome.FOUND)
    assert score([hit, Attempt(1, WRONG)]) == Score(1, 1, 1, 4, 1, 1)


def test_percentages_are_whole_and_half_a_per_cent_goes_up() -> None:
    assert [Score(asked, hits).percentage for asked, hits in [(0, 0), (3, 1), (3, 2), (8, 1)]] == [
        0, 33, 67, 13
    ]  # fmt: skip
