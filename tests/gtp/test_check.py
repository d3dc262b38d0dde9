"""The steps of an engine's test."""

from __future__ import annotations

from tromp_gui.gtp.check import LONGEST, CheckReport, CheckStep, StepResult
from tromp_gui.gtp.diagnosis import Cause
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Limit, LimitKind

SIGNS = {
    StepResult.WAITING: ".",
    StepResult.RUNNING: ">",
    StepResult.PASSED: "+",
    StepResult.LIMITED: "~",
    StepResult.FAILED: "x",
    StepResult.SKIPPED: "-",
}
LAUNCH = Launch("gnugo")


def drawn(report: CheckReport) -> str:
    """The marks in the order of the steps."""
    return "".join(SIGNS[each.mark] for each in report.steps)


def test_all_steps_wait_at_first() -> None:
    report = CheckReport(LAUNCH)
    assert drawn(report) == "..........."
    assert report.running is None
    assert not report.is_over
    assert not report.works


def test_step_after_step_to_the_end() -> None:
    report = CheckReport(LAUNCH)
    for at, step in enumerate(CheckStep):
        report = report.begin(step)
        assert report.running is step
        assert drawn(report) == "+" * at + ">" + "." * (len(CheckStep) - at - 1)
        report = report.end(step, f"seen {at}")
    assert report.is_over
    assert report.works
    assert report.of(CheckStep.KOMI).detail == "seen 7"


def test_a_limit_is_not_a_failure() -> None:
    report = CheckReport(LAUNCH)
    for step in CheckStep:
        report = report.end(step, is_limited=step is CheckStep.RULES)
    assert drawn(report) == "++++++++~++"
    assert report.works


def test_a_failure_ends_it_and_is_explained() -> None:
    report = CheckReport(LAUNCH).end(CheckStep.FOUND, "/usr/games/gnugo").end(CheckStep.EXECUTABLE)
    report = report.begin(CheckStep.STARTS).fail(CheckStep.STARTS, Failure(FailureKind.GMP))
    assert drawn(report) == "++x--------"
    assert report.is_over
    assert not report.works
    assert report.diagnosis.cause is Cause.MODE_MISSING
    assert report.diagnosis.fixed == Launch("gnugo", ("--mode", "gtp"))
    assert report.of(CheckStep.FOUND).detail == "/usr/games/gnugo"


def test_a_step_may_fail_after_others_were_passed_over() -> None:
    report = CheckReport(LAUNCH).end(CheckStep.FOUND).begin(CheckStep.STARTS)
    assert drawn(report.fail(CheckStep.SPEAKS, Failure(FailureKind.EXITED))) == "+--x-------"


def test_an_engine_that_says_much_is_cut_short() -> None:
    much = "x" * 1_000_000
    report = CheckReport(LAUNCH).end(CheckStep.NAMED, much).limited(Limit(LimitKind.KOMI, much))
    report = report.fail(
        CheckStep.MOVE, Failure(FailureKind.REFUSED, "genmove b", much, None, (much,))
    )
    assert report.failure is not None
    kept = (report.of(CheckStep.NAMED).detail, report.limits[0].detail, report.failure.message)
    lengths = [len(each) for each in (*kept, *report.failure.errors)]
    assert lengths == [LONGEST] * 4
