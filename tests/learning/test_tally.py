"""How the tasks of a list were solved."""

from __future__ import annotations

from tromp_gui.go.point import Point
from tromp_gui.learning.attempts import Attempt, Outcome, Tally, tally

FOUND, SHOWN, LEFT = Outcome.FOUND, Outcome.SHOWN, Outcome.LEFT
WRONG = (Point(0, 0),)


def test_the_first_attempt_decides_and_a_later_one_may_still_solve() -> None:
    attempts = [
        Attempt(3, outcome=FOUND),
        Attempt(2, WRONG, outcome=FOUND),
        Attempt(1, hints=1, outcome=FOUND),
        Attempt(0, WRONG, outcome=LEFT),
        Attempt(4, WRONG, outcome=LEFT),
        Attempt(4, outcome=FOUND),
        Attempt(3, WRONG, outcome=LEFT),
        Attempt(5),
    ]
    found = tally(attempts)
    assert found == Tally((3,), (2, 1, 4), (0,))
    assert found.missed == (0, 1, 2, 4)


def test_what_was_shown_stays_unsolved() -> None:
    attempts = [Attempt(0, outcome=SHOWN), Attempt(0, outcome=FOUND)]
    assert tally(attempts) == Tally(unsolved=(0,))
    assert tally(()) == Tally()
