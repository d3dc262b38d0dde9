"""Engines' failures, limits and states as sentences."""

from __future__ import annotations

import pytest

from tromp_gui.gtp.engine_state import EngineState, Overdue
from tromp_gui.gtp.failure import Failure, FailureKind, no_move
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
        (Failure(FailureKind.CRASHED, exit_code=11), "Pachi crashed (SIGSEGV)."),
        (Failure(FailureKind.CRASHED, exit_code=0xC0000135), "Pachi crashed (0xC0000135)."),
        (Failure(FailureKind.EXITED, exit_code=1), "Pachi exited (exit code 1)."),
        (
            Failure(FailureKind.UNFIT, "boardsize", "13×9"),
            "Pachi does not support this board: 13×9.",
        ),
        (no_move(""), "Pachi returned no move."),
        (no_move("tengen"), "Pachi answered “tengen”, which is not a move."),
    ],
)
def test_failures(failure: Failure, sentence: str) -> None:
    assert engines.failure(failure, "Pachi") == sentence


def test_no_move_is_quoted_in_part() -> None:
    assert len(engines.failure(no_move("x" * 1000), "Pachi")) < 80


@pytest.mark.parametrize("lack", Lack)
def test_every_limit_is_a_sentence(lack: Lack) -> None:
    sentence = engines.limit(Limit(lack, "5–19"), "Pachi")
    assert sentence.startswith("Pachi ")
    assert sentence.endswith(".")


def test_states_and_delays_have_words() -> None:
    assert len({engines.state_name(state) for state in EngineState}) == len(EngineState)
    assert all(engines.late(late, "Pachi").startswith("Pachi is still") for late in Overdue)
