"""The test of an engine in words: nothing is without them, and nothing is left to fill in."""

from __future__ import annotations

import pytest

from tromp_gui.gtp.argument_text import command_line
from tromp_gui.gtp.attached import Missing
from tromp_gui.gtp.check import CheckedStep, CheckReport, CheckStep, StepResult
from tromp_gui.gtp.diagnosis import Diagnosis
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Limit, LimitKind, Profile
from tromp_gui.wording import engine_check as words

BRACED = "a {brace} <b>"
"""Text of an engine: it is filled in, never read as a pattern."""


def report(failure: Failure, cause: Diagnosis | None = None) -> CheckReport:
    """A report that ended so, at its third step."""
    made = CheckReport(Launch("my engine", ("--x",), "/a b")).fail(CheckStep.STARTS, failure)
    if cause is None:
        return made
    return CheckReport(made.launch, made.steps, failure, cause)


@pytest.mark.parametrize("step", CheckStep)
@pytest.mark.parametrize("mark", StepResult)
def test_every_step_has_words_at_every_mark(step: CheckStep, mark: StepResult) -> None:
    assert words.step_name(step)
    assert words.mark_name(mark)
    for detail in ("", BRACED):
        said = words.step_detail(CheckedStep(step, mark, detail))
        assert "{detail}" not in said
        if mark in (StepResult.WAITING, StepResult.RUNNING, StepResult.FAILED, StepResult.SKIPPED):
            assert said == ""


def test_what_does_not_fail_has_nothing_to_fix() -> None:
    fine = CheckReport(Launch("x"))
    assert words.what_is_wrong(fine) == words.how_to_fix(fine) == words.verdict(fine) == ""


def test_a_report_says_everything() -> None:
    failure = Failure(FailureKind.EXITED, "name", "", 3, ("last words",), ("a banner",))
    assert words.report_text(report(failure)).splitlines() == [
        command_line(Launch("my engine", ("--x",))),
        "Working folder: /a b",
        "[skipped] Program exists",
        "[skipped] Can be executed",
        "[failed] Starts",
        "[skipped] Supports GTP",
        "[skipped] Reports name and version",
        "[skipped] Supports the required commands",
        "[skipped] Accepts a board size",
        "[skipped] Accepts a komi",
        "[skipped] Accepts the rules",
        "[skipped] Plays legal moves",
        "[skipped] Exits when asked",
        "It exited (exit code 3).",
        "Its last output, below, may say why.",
        "Last on standard error:",
        "last words",
        "Last on standard output:",
        "a banner",
    ]


def test_an_engine_that_ended_in_silence_is_tried_elsewhere() -> None:
    said = words.how_to_fix(report(Failure(FailureKind.EXITED, "name", "", 3)))
    assert said == "It gave no reason. Try the same command in a terminal."


@pytest.mark.parametrize("kind", LimitKind)
def test_every_limit_has_words(kind: LimitKind) -> None:
    said = words.limit_words(Limit(kind, "13–19"))
    assert said
    assert "{" not in said


def test_what_an_engine_can() -> None:
    full = Profile(
        "KataGo",
        commands=frozenset(
            {
                "kata-analyze",
                "kata-search_cancellable",
                "rectangular_boardsize",
                "final_status_list",
            }
        ),
    )
    assert words.abilities(full, ()) == [
        "It analyses positions.",
        "It can be stopped while thinking.",
        "It supports rectangular boards.",
        "It can report dead stones.",
    ]
    assert "It cannot analyse." in words.abilities(Profile(), ())


@pytest.mark.parametrize("missing", Missing)
def test_what_is_missing_for_a_found_engine(missing: Missing) -> None:
    assert words.missing_words(missing).endswith(".")
