"""Every fault of an engine has words, and a way to fix it."""

from __future__ import annotations

import pytest

from tests.wording.test_engine_check import BRACED, report
from tromp_gui.gtp.diagnosis import Cause, Diagnosis
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.wording import engine_check as faults


@pytest.mark.parametrize("problem", FailureKind)
@pytest.mark.parametrize("command", ["name", "genmove b", "list_commands", ""])
def test_every_problem_has_words(problem: FailureKind, command: str) -> None:
    failed = report(Failure(problem, command, BRACED, 7))
    for said in (faults.what_is_wrong(failed), faults.how_to_fix(failed)):
        assert said
        assert "{" not in said.replace(BRACED, "")


@pytest.mark.parametrize("cause", [each for each in Cause if each is not Cause.UNKNOWN])
@pytest.mark.parametrize("detail", ["", BRACED])
def test_every_cause_has_words(cause: Cause, detail: str) -> None:
    failed = report(Failure(FailureKind.EXITED), Diagnosis(cause, detail))
    for said in (faults.what_is_wrong(failed), faults.how_to_fix(failed)):
        assert said
        assert "{" not in said.replace(BRACED, "")
    assert faults.fix_name(failed.diagnosis) == ""
    fixed = Diagnosis(cause, detail or "gtp", Launch("x"))
    assert faults.fix_name(fixed)


def test_a_signal_goes_by_its_name() -> None:
    crashed = report(Failure(FailureKind.CRASHED, "name", "", 11))
    assert faults.what_is_wrong(crashed) == "It stopped unexpectedly (SIGSEGV)."
    status = report(Failure(FailureKind.CRASHED, "name", "", -1073741819))
    assert faults.what_is_wrong(status) == "It stopped unexpectedly (0xC0000005)."
