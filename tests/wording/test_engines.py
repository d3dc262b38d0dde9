"""Engines' failures, limits and states as sentences."""

from __future__ import annotations

import pytest

from tromp_gui import system
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import Failure, FailureKind, no_move
from tromp_gui.gtp.profile import Limit, LimitKind
from tromp_gui.match.player import BuiltIn, Level, Player
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


def test_a_flatpak_says_where_it_can_start_engines(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = engines.remedy(Failure(FailureKind.NOT_FOUND, "/usr/games/gnugo"))
    monkeypatch.setattr(system, "in_flatpak", lambda: True)
    found = engines.remedy(Failure(FailureKind.NOT_FOUND, "/usr/games/gnugo"))
    assert found != usual
    assert "Documents" in found


@pytest.mark.parametrize(
    ("failure", "sentence"),
    [
        (
            Failure(FailureKind.CRASHED, exit_code=11),
            "Pachi stopped unexpectedly (SIGSEGV). Try again.",
        ),
        (
            Failure(FailureKind.CRASHED, exit_code=0xC0000135),
            "Pachi stopped unexpectedly (0xC0000135). Try again.",
        ),
        (Failure(FailureKind.EXITED, exit_code=1), "Pachi exited (exit code 1). Try again."),
        (Failure(FailureKind.NOT_RESPONDING), "Pachi stopped responding. Try again."),
        (Failure(FailureKind.HUNG_UP), "Pachi closed the connection. Try again."),
        (
            Failure(FailureKind.NOT_FOUND, "/opt/pachi"),
            "Pachi was not found: the program /opt/pachi does not exist. Check the path.",
        ),
        (
            Failure(FailureKind.NOT_FOUND),
            "Pachi is not attached or has no program. Attach it again, or choose its program.",
        ),
        (
            Failure(FailureKind.GMP),
            "Pachi uses another protocol (GMP), not GTP. Add “--mode gtp” to its arguments.",
        ),
        (
            Failure(FailureKind.UNFIT, "boardsize", "13×9"),
            "Pachi does not support this board: 13×9. Choose another board or another engine.",
        ),
        (
            Failure(FailureKind.REFUSED, "komi 7"),
            "Pachi refused “komi 7” and gave no reason.",
        ),
        (
            Failure(FailureKind.REFUSED, "genmove W", "I am not in the mood"),
            "Pachi refused “genmove W” (I am not in the mood).",
        ),
        (
            Failure(FailureKind.OUT_OF_SYNC, "play B A1"),
            "Pachi refused “play B A1” and gave no reason. The board shown here is correct.",
        ),
        (no_move(""), "Pachi returned no move."),
        (no_move("tengen"), "Pachi answered “tengen”, which is not a move."),
    ],
)
def test_failures(failure: Failure, sentence: str) -> None:
    assert engines.failure(failure, "Pachi") == sentence


@pytest.mark.parametrize(
    ("failure", "act"),
    [
        (Failure(FailureKind.NOT_RESPONDING), "Restart it."),
        (Failure(FailureKind.REFUSED), "Ask again, or continue without it."),
        (no_move("Z99"), "Ask again, choose its move, or count it as a loss."),
    ],
)
def test_of_a_player_the_buttons_are_named(failure: Failure, act: str) -> None:
    assert engines.failure(failure, "Pachi", has_buttons=True).endswith(act)


@pytest.mark.parametrize(
    "problem", [each for each in FailureKind if each is not FailureKind.ILLEGAL_MOVE]
)
def test_a_player_is_never_left_without_a_way_on(problem: FailureKind) -> None:
    assert engines.remedy(Failure(problem), has_buttons=True)


def test_no_move_is_quoted_in_part() -> None:
    assert len(engines.failure(no_move("x" * 1000), "Pachi")) < 80


@pytest.mark.parametrize("kind", LimitKind)
def test_every_limit_is_a_sentence(kind: LimitKind) -> None:
    sentence = engines.limit(Limit(kind, "5–19"), "Pachi")
    assert sentence.startswith("Pachi ")
    assert sentence.endswith(".")


def test_states_have_words() -> None:
    assert len({engines.state_name(state) for state in EngineState}) == len(EngineState)


def test_the_built_in_engine_has_one_name_whatever_its_level() -> None:
    names = {engines.engine_name(Player.of_engine(BuiltIn(level)).name) for level in Level}
    assert names == {"Tromp Go"}
    assert engines.engine_name("Pachi") == "Pachi"
