"""The steps of an engine's test."""

from __future__ import annotations

from tromp_gui.gtp.check import LONGEST, Mark, Report, Step
from tromp_gui.gtp.diagnosis import Cause
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Lack, Limit

SIGNS = {
    Mark.WAITING: ".",
    Mark.RUNNING: ">",
    Mark.PASSED: "+",
    Mark.LIMITED: "~",
    Mark.FAILED: "x",
    Mark.SKIPPED: "-",
}
LAUNCH = Launch("gnugo")


def drawn(report: Report) -> str:
    """The marks in the order of the steps."""
    return "".join(SIGNS[each.mark] for each in report.steps)


def test_all_steps_wait_at_first() -> None:
    report = Report(LAUNCH)
    assert drawn(report) == "..........."
    assert report.running is None
    assert not report.is_over
    assert not report.works


def test_step_after_step_to_the_end() -> None:
    report = Report(LAUNCH)
    for at, step in enumerate(Step):
        report = report.begin(step)
        assert report.running is step
        assert drawn(report) == "+" * at + ">" + "." * (len(Step) - at - 1)
        report = report.end(step, f"seen {at}")
    assert report.is_over
    assert report.works
    assert report.of(Step.KOMI).detail == "seen 7"


def test_a_limit_is_no_failure() -> None:
    report = Report(LAUNCH)
    for step in Step:
        report = report.end(step, is_limited=step is Step.RULES)
    assert drawn(report) == "++++++++~++"
    assert report.works


def test_a_failure_ends_it_and_is_explained() -> None:
    report = Report(LAUNCH).end(Step.FOUND, "/usr/games/gnugo").end(Step.EXECUTABLE)
    report = report.begin(Step.STARTS).fail(Step.STARTS, Failure(FailureKind.GMP))
    assert drawn(report) == "++x--------"
    assert report.is_over
    assert not report.works
    assert report.diagnosis.cause is Cause.MODE_MISSING
    assert report.diagnosis.mended == Launch("gnugo", ("--mode", "gtp"))
    assert report.of(Step.FOUND).detail == "/usr/games/gnugo"


def test_a_step_may_fail_after_others_were_passed_over() -> None:
    report = Report(LAUNCH).end(Step.FOUND).begin(Step.STARTS)
    assert drawn(report.fail(Step.SPEAKS, Failure(FailureKind.EXITED))) == "+--x-------"


def test_an_engine_that_says_much_is_cut_short() -> None:
    much = "x" * 1_000_000
    report = Report(LAUNCH).end(Step.NAMED, much).limited(Limit(Lack.KOMI, much))
    report = report.fail(Step.MOVE, Failure(FailureKind.REFUSED, "genmove b", much, None, (much,)))
    assert report.failure is not None
    kept = (report.of(Step.NAMED).detail, report.limits[0].detail, report.failure.message)
    lengths = [len(each) for each in (*kept, *report.failure.errors)]
    assert lengths == [LONGEST] * 4
