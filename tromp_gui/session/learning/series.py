"""An exercise that goes through a list of tasks, forwards and back."""

from __future__ import annotations

from abc import abstractmethod

from tromp_gui.learning.attempts import Attempt, Outcome
from tromp_gui.learning.tally import Tally, tally
from tromp_gui.session.learning.exercise import Exercise


class SeriesExercise(Exercise):
    """Tasks by index in the list; `at` is that of the current one. They may be visited more than
    once, and each is listed as missed only once.
    """

    at = -1

    @property
    @abstractmethod
    def count(self) -> int:
        """The number of tasks."""

    @abstractmethod
    def begin_task(self) -> Attempt | None:
        """Begin the task `at`; returns None if nothing can be asked there."""

    @property
    def tally(self) -> Tally:
        """How the tasks were solved so far."""
        return tally(self.attempts)

    @property
    def has_previous(self) -> bool:
        """Whether there is a task before this one."""
        return self.at > 0

    def next(self) -> None:
        """Go to the next task in any case; after the last one the exercise is over."""
        self.go_to(self.at + 1)

    def previous(self) -> None:
        """Go to the previous task, if there is one."""
        if self.has_previous:
            self.go_to(self.at - 1)

    def go_to(self, at: int) -> None:
        """Go to another task."""
        self.close(Outcome.LEFT)
        self.said = ""
        if at >= self.count:
            self.stop()
            return
        self.at = at
        attempt = self.begin_task()
        if attempt is not None:
            self.attempts.append(attempt)

    @property
    def may_repeat_missed(self) -> bool:
        """Whether a task was not solved at the first try."""
        return bool(self.tally.missed)

    def close(self, outcome: Outcome) -> None:
        """End the open attempt; see `Exercise`."""
        super().close(outcome)
        self.missed = list({missed.node: missed for missed in self.missed}.values())
