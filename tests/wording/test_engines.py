"""Engines' failures, limits and states as sentences."""

from __future__ import annotations

import pytest

from tromp_gui.gtp.engine_state import EngineState, Overdue
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.profile import Lack, Limit
from tromp_gui.wording import engines


@pytest.mark.parametrize("problem", FailureKind)
@pytest.mark.parametrize("command", ["", "name", "genmove b"])
@pytest.mark.parametrize("code", [None, 0, 11, 127, 3221225781])
def test_every_failure_is_a_sentence_that_names_the_engine(
    problem: FailureKind, command: str, code: int | None
) -> None:
    failure = Failure(problem, command, "it said {this} & <that>.", code)
    sentence = engines.failure(failure, "My {engine}")
    assert "My {engine}" in sentence
    assert sentence.endswith((".", "?"))
    assert ".." not in sentence


@pytest.mark.parametrize(
    ("failure", "sentence"),
    [
        (
            Failure(FailureKind.CRASHED, "genmove b", exit_code=11),
            "Pachi crashed during “genmove” (SIGSEGV). Restart it.",
        ),
        (
            Failure(FailureKind.CRASHED, "", exit_code=0xC0000135),
            "Pachi crashed (0xC0000135). Restart it.",
        ),
        (
            Failure(FailureKind.EXITED, "genmove b", exit_code=0),
            "Pachi exited during “genmove” (exit code 0). Restart it.",
        ),
        (
            Failure(FailureKind.EXITED, "name", exit_code=1),
            "Pachi exited without any output (exit code 1).",
        ),
        (
            Failure(FailureKind.EXITED, "", exit_code=0),
            "Pachi exited (exit code 0). Restart it.",
        ),
        (
            Failure(FailureKind.UNFIT, "boardsize", "13×9"),
            "Pachi does not support this board: 13×9.",
        ),
        (Failure(FailureKind.NO_MOVE, "genmove b", ""), "Pachi answered “?”, which is not a move."),
    ],
)
def test_failures(failure: Failure, sentence: str) -> None:
    assert engines.failure(failure, "Pachi") == sentence


@pytest.mark.parametrize("lack", Lack)
def test_every_limit_is_a_sentence(lack: Lack) -> None:
    sentence = engines.limit(Limit(lack, "5–19"), "Pachi")
    assert sentence.startswith("Pachi ")
    assert sentence.endswith(".")


def test_states_and_delays_have_words() -> None:
    assert len({engines.state_name(state) for state in EngineState}) == len(EngineState)
    assert all(engines.late(late, "Pachi").startswith("Pachi is still") for late in Overdue)
