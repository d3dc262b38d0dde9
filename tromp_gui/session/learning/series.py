"""An exercise that goes through a list of tasks, forwards and back."""

from __future__ import annotations

from abc import abstractmethod

from tromp_gui.learning.attempts import Attempt, Outcome
from tromp_gui.learning.tally import Tally, tally
from tromp_gui.session.learning.exercise import Exercise


class SeriesExercise(Exercise):
    """Tasks by their place in the list, from 0; `at` is that of the present one. They may be gone
    to more than once, and each is listed as missed once.
    """

    at = -1

    @property
    @abstractmethod
    def count(self) -> int:
        """How many tasks there are."""

    @abstractmethod
    def take_up(self) -> Attempt | None:
        """Begin the task `at`; None if nothing can be asked there."""

    @property
    def tally(self) -> Tally:
        """How the tasks were solved so far."""
        return tally(self.attempts)

    @property
    def has_previous(self) -> bool:
        """Whether there is a task before this one."""
        return self.at > 0

    def next(self) -> None:
        """Go to the next task, whatever became of this one; after the last one it is over."""
        self.go_to(self.at + 1)

    def previous(self) -> None:
        """Go to the previous task, if there is one."""
        if self.has_previous:
            self.go_to(self.at - 1)

    def go_to(self, at: int) -> None:
        """Leave this task for another one."""
        self.close(Outcome.LEFT)
        self.said = ""
        if at >= self.count:
            self.stop()
            return
        self.at = at
        attempt = self.take_up()
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
