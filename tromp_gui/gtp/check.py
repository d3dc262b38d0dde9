"""The test of an engine as a list of steps with their results: a value that grows step by step."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from tromp_gui.gtp.diagnosis import Cause, Diagnosis, diagnose
from tromp_gui.gtp.failure import Failure
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Limit, Profile

REQUIRED = (
    "protocol_version", "name", "version", "known_command", "list_commands", "quit", "boardsize",
    "clear_board", "komi", "play", "genmove",
)  # fmt: skip
"""Commands that every engine has to support (GTP version 2, draft 2, 6.1)."""


LONGEST = 300
"""The number of characters of an engine's output that are kept with a step."""


class CheckStep(Enum):
    """What is tested, in this order; the value is the word used in a report."""

    FOUND = "found"
    EXECUTABLE = "executable"
    STARTS = "starts"
    SPEAKS = "speaks GTP"
    NAMED = "name and version"
    COMMANDS = "commands"
    SIZE = "board size"
    KOMI = "komi"
    RULES = "rules"
    MOVE = "move"
    QUITS = "quits"


class StepResult(Enum):
    """The result of a step."""

    WAITING = "waiting"
    RUNNING = "running"
    PASSED = "passed"
    LIMITED = "limited"
    """It works with limits, which the detail names."""
    FAILED = "failed"
    SKIPPED = "skipped"


class CheckedStep(NamedTuple):
    """A step, its result, and what was seen: a path, a name, a number or the engine's words."""

    step: CheckStep
    mark: StepResult = StepResult.WAITING
    detail: str = ""


_NOT_BEGUN = tuple(CheckedStep(step) for step in CheckStep)


class CheckReport(NamedTuple):
    """What the test has found up to now. `failure` ends it; `diagnosis` says what is behind it.

    `profile` is what the engine reports about itself, `limits` what it does not support.
    """

    launch: Launch
    steps: tuple[CheckedStep, ...] = _NOT_BEGUN
    failure: Failure | None = None
    diagnosis: Diagnosis = Diagnosis(Cause.UNKNOWN)  # frozen
    profile: Profile | None = None
    limits: tuple[Limit, ...] = ()

    @property
    def running(self) -> CheckStep | None:
        """The step in progress."""
        return next((each.step for each in self.steps if each.mark is StepResult.RUNNING), None)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to be tested."""
        return not any(each.mark in (StepResult.WAITING, StepResult.RUNNING) for each in self.steps)

    @property
    def works(self) -> bool:
        """Whether every step was passed, with or without limits."""
        return all(each.mark in (StepResult.PASSED, StepResult.LIMITED) for each in self.steps)

    def of(self, step: CheckStep) -> CheckedStep:
        return next(each for each in self.steps if each.step is step)

    def begin(self, step: CheckStep, detail: str = "") -> CheckReport:
        """The report with a step in progress."""
        return self._with(CheckedStep(step, StepResult.RUNNING, detail))

    def end(self, step: CheckStep, detail: str = "", is_limited: bool = False) -> CheckReport:
        """The report with a step passed."""
        return self._with(
            CheckedStep(step, StepResult.LIMITED if is_limited else StepResult.PASSED, detail)
        )

    def fail(self, step: CheckStep, failure: Failure) -> CheckReport:
        """The report with a step failed and all later steps left out."""
        steps = tuple(
            CheckedStep(each.step, StepResult.FAILED if each.step is step else StepResult.SKIPPED)
            if each.step is step or each.mark in (StepResult.WAITING, StepResult.RUNNING)
            else each
            for each in self.steps
        )
        kept = failure._replace(
            message=failure.message[:LONGEST],
            errors=tuple(line[:LONGEST] for line in failure.errors),
            output=tuple(line[:LONGEST] for line in failure.output),
        )
        cause = diagnose(kept, self.launch)
        return self._replace(steps=steps, failure=kept, diagnosis=cause)

    def limited(self, limit: Limit) -> CheckReport:
        """The report with another thing that the engine cannot do."""
        return self._replace(limits=(*self.limits, limit._replace(detail=limit.detail[:LONGEST])))

    def _with(self, changed: CheckedStep) -> CheckReport:
        changed = changed._replace(detail=changed.detail[:LONGEST])
        steps = (changed if each.step is changed.step else each for each in self.steps)
        return self._replace(steps=tuple(steps))
