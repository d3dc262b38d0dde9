"""Every way in which engines misbehave, for every purpose: an answer or one sentence, in time.

The tables say which. Nothing hangs and no process is left, which the fixture checks. Some of the
modes run in `make test`, all in `make soak`.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import TypeAlias

import pytest

from tests.engines.harness import LIMITS, Harness, faulty, needs_proc, target
from tests.session.conftest import Harnesses
from tromp_gui.go.point import Color
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import FailureKind as Kind
from tromp_gui.gtp.verdict import STATUS_LIST
from tromp_gui.session.engine.link import EngineLink
from tromp_gui.wording import engines

Done: TypeAlias = Callable[[object], None]
Purpose: TypeAlias = Callable[[Harness, Done], None]

GAME = target("A1")
SLOW_START = LIMITS._replace(starting=300)
SHORT = LIMITS._replace(thinking=300, ending=300, asking=300)
"""Where a wait is what is expected: nothing else comes meanwhile."""

GATE = "plain gmp exits-127 wrong-id mute refuses-play segv closes-output slow-dead long-line"
SOAK = (
    "banner control junk crlf no-id no-empty-line two-replies mute-after-name errors-flood"
    " slow-start grandchild ignores-quit ignores-all refuses-once refuses-komi refuses-genmove"
    " refuses-dead late endless endless-line endless-lines exits-after-genmove plays-outside"
    " plays-words plays-nothing refuses-analysis deaf-analysis info-flood analysis-ends stray-info"
    " suspended closes-input cancellable deaf-cancellable"
)
SILENT = "suspended closes-input closes-output"
"""They run but cannot answer, which is found out by /proc: `EngineProcess.silence`."""
MARKS = ((pytest.mark.slow, SOAK), (needs_proc, SILENT))
MODES = [
    pytest.param(mode, marks=[mark for mark, modes in MARKS if mode in modes.split()])
    for mode in (*GATE.split(), *SOAK.split())
]


class Waiting(Enum):
    """The engine says nothing for longer than a limit, and nothing is stopped."""

    FOR_START = auto()
    FOR_MOVE = auto()


NEVER_READY: dict[str, Kind | Waiting] = {
    "exits-127": Kind.EXITED,
    "gmp": Kind.GMP,
    "wrong-id": Kind.WRONG_ID,
    "mute": Waiting.FOR_START,
    "mute-after-name": Waiting.FOR_START,
    "no-empty-line": Waiting.FOR_START,
}
NOT_IN_THE_GAME: dict[str, Kind | Waiting] = {"refuses-play": Kind.OUT_OF_SYNC}
NO_MOVE: dict[str, Kind | Waiting] = {
    "segv": Kind.CRASHED,
    "refuses-genmove": Kind.REFUSED,
    "long-line": Kind.TOO_LONG,
    "endless-line": Kind.TOO_LONG,
    "endless-lines": Kind.TOO_LONG,
    "suspended": Kind.NOT_RESPONDING,
    "closes-input": Kind.HUNG_UP,
    "closes-output": Kind.HUNG_UP,
    "endless": Waiting.FOR_MOVE,
    "ignores-quit": Waiting.FOR_MOVE,
    "ignores-all": Waiting.FOR_MOVE,
    "cancellable": Waiting.FOR_MOVE,
    "deaf-cancellable": Waiting.FOR_MOVE,
}
NO_ANALYSIS: dict[str, Kind | Waiting] = {"refuses-analysis": Kind.REFUSED}


def play(place: Harness, done: Done) -> None:
    place.session.genmove(Color.WHITE, GAME, done)


def hint(place: Harness, done: Done) -> None:
    place.session.hint(Color.WHITE, GAME, done)


def judge(place: Harness, done: Done) -> None:
    """A question is always answered, if only with the failure."""
    place.session.question(GAME, (STATUS_LIST,), done)


def analyse(place: Harness, done: Done) -> None:
    place.session.analysed.connect(done)
    place.session.analyse(Color.WHITE, GAME)


def console(place: Harness, done: Done) -> None:
    def ask(state: EngineState) -> None:
        if state is EngineState.READY:
            place.session.ask("version", done)

    place.session.state_changed.connect(ask)
    place.session.start()


WRONG: dict[Purpose, dict[str, Kind | Waiting]] = {
    play: NEVER_READY | NOT_IN_THE_GAME | NO_MOVE,
    hint: NEVER_READY | NOT_IN_THE_GAME | NO_MOVE,
    judge: NEVER_READY | NOT_IN_THE_GAME,
    analyse: NEVER_READY | NOT_IN_THE_GAME | NO_ANALYSIS,
    console: NEVER_READY,
}
"""What comes instead of an answer, by purpose and mode."""
WAITED_FOR = {*Waiting, Kind.NOT_RESPONDING, Kind.HUNG_UP}


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> list[EngineLink]:
    """The engines that were found alive after a limit, once for each time."""
    found: list[EngineLink] = []
    is_given_up = EngineLink.give_up_if_silent

    def check(link: EngineLink) -> bool:
        gives_up = is_given_up(link)
        if not gives_up:
            found.append(link)
        return gives_up

    monkeypatch.setattr(EngineLink, "give_up_if_silent", check)
    return found


@pytest.mark.parametrize("purpose", WRONG)
@pytest.mark.parametrize("mode", MODES)
def test_an_answer_comes_or_one_sentence(
    harness: Harnesses, mode: str, purpose: Purpose, checked: list[EngineLink]
) -> None:
    expected = WRONG[purpose].get(mode)
    is_slow = expected in WAITED_FOR or (mode == "slow-dead" and purpose is judge)
    limits = SLOW_START if expected is Waiting.FOR_START else SHORT if is_slow else LIMITS
    place = harness(faulty(f"{mode}+lz-analyze"), limits)
    answers: list[object] = []
    purpose(place, answers.append)

    def waits() -> bool:
        """On a busy machine anything may be late."""
        if expected is Waiting.FOR_MOVE:
            return bool(checked)
        return expected is Waiting.FOR_START and place.slow_starts > 0

    place.qtbot.waitUntil(lambda: bool(answers or place.failures) or waits())
    if not waits():
        assert [each.kind for each in place.failures] == ([] if expected is None else [expected])
    is_told_so = purpose is judge and isinstance(expected, Kind)
    assert bool(answers) is (expected is None or is_told_so)
    sentences = [engines.cause(each, "Faulty") for each in place.failures]
    assert len(sentences) == isinstance(expected, Kind)
    for sentence in sentences:
        assert sentence.startswith("Faulty ")
        assert sentence.endswith(".")
