"""How the tasks in a list were solved if each may be tried more than once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tromp_gui.learning.attempts import Attempt, Outcome


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
