"""The answers to the questions of an exercise, its score, and how a list of tasks was solved."""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from tromp_gui.go.point import Point


class Outcome(Enum):
    """How a question ended."""

    FOUND = "found"
    SHOWN = "shown"
    """The answer was revealed."""
    LEFT = "left"
    """The user moved on to another question, or the exercise was stopped."""


class Attempt(NamedTuple):
    """The answers to one question, that of the node with the id `node`.

    `wrong` are the wrong answers in order, each once (None is a pass); `hints` the number of hints
    used; `outcome` is None while the question is open.
    """

    node: int
    wrong: tuple[Point | None, ...] = ()
    hints: int = 0
    outcome: Outcome | None = None

    @property
    def is_touched(self) -> bool:
        """Whether the question was answered or a hint was used."""
        return bool(self.wrong or self.hints or self.outcome)

    @property
    def is_hit(self) -> bool:
        """Whether the first answer was right, without a hint."""
        return self.outcome is Outcome.FOUND and not self.wrong and not self.hints

    @property
    def tried(self) -> tuple[Point, ...]:
        """The wrong answers that are points."""
        return tuple(point for point in self.wrong if point is not None)

    @property
    def help(self) -> int:
        """How many hints have been given: one for each wrong answer and each hint used."""
        return len(self.wrong) + self.hints


class Score(NamedTuple):
    """The score of an exercise: closed questions, those solved at the first try, and at any try;
    all answers given; the current and the longest series of questions solved at the first try.
    """

    asked: int = 0
    hits: int = 0
    found: int = 0
    answers: int = 0
    streak: int = 0
    best: int = 0

    @property
    def percentage(self) -> int:
        """The share of hits in whole per cent, halves rounded up; 0 without questions."""
        return (200 * self.hits + self.asked) // (2 * self.asked) if self.asked else 0


def score(attempts: Iterable[Attempt]) -> Score:
    """The score of these attempts in order; of an open one only its answers count."""
    result = Score()
    for attempt in attempts:
        found = attempt.outcome is Outcome.FOUND
        answers = result.answers + len(attempt.wrong) + found
        if attempt.outcome is None:
            result = result._replace(answers=answers)
            continue
        streak = result.streak + 1 if attempt.is_hit else 0
        result = Score(
            result.asked + 1,
            result.hits + attempt.is_hit,
            result.found + found,
            answers,
            streak,
            max(result.best, streak),
        )
    return result


class Tally(NamedTuple):
    """The tasks solved at the first try, those solved with more tries or a hint, and those not
    solved; each as the `node` of its attempts, in the order of their first tries.
    """

    first: tuple[int, ...] = ()
    later: tuple[int, ...] = ()
    unsolved: tuple[int, ...] = ()

    @property
    def missed(self) -> tuple[int, ...]:
        """The tasks not solved at the first try, in ascending order."""
        return tuple(sorted((*self.later, *self.unsolved)))


def tally(attempts: Iterable[Attempt]) -> Tally:
    """The tally of these attempts in order; open ones do not count.

    The first attempt at a task decides whether it was solved at the first try; a later one can
    still solve it, unless the solution was shown before.
    """
    first: dict[int, bool] = {}
    solved: dict[int, bool] = {}
    for attempt in attempts:
        if attempt.outcome is None:
            continue
        first.setdefault(attempt.node, attempt.is_hit)
        found = attempt.outcome is Outcome.FOUND
        if found or attempt.outcome is Outcome.SHOWN:
            solved.setdefault(attempt.node, found)
    return Tally(
        tuple(task for task, hit in first.items() if hit),
        tuple(task for task, hit in first.items() if not hit and solved.get(task)),
        tuple(task for task in first if not solved.get(task)),
    )
