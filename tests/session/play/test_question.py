"""One question at a time to the built-in engine: the newest counts; the process comes and goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from tromp_gui import resources
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.gtp.chain_status import DEAD_STONES
from tromp_gui.gtp.engine_state import EngineState
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.sync import Target
from tromp_gui.session.engine import built_in
from tromp_gui.session.play.question import Asking, QuestionSession

BOARD = Target(5, 5, TROMP_TAYLOR, TROMP_TAYLOR.komi)


class Asker:
    """Somebody who asks, and keeps what comes back."""

    def __init__(self, bot: QtBot, launch: Launch | None = None) -> None:
        self._bot = bot
        self.question = QuestionSession(launch)
        self.answers: list[str] = []
        self.steps: list[Asking] = []
        self.failures: list[object] = []
        self.question.changed.connect(self.steps.append)
        self.question.failed.connect(self.failures.append)

    def ask(self, command: str) -> None:
        self.question.ask(BOARD, command, lambda text: self.answers.append(f"{command}: {text}"))

    def until(self, holds: Callable[[], object]) -> None:
        self._bot.waitUntil(lambda: bool(holds()))

    def rest(self, ms: int = 500) -> None:
        self._bot.wait(ms)

    @property
    def runs(self) -> bool:
        """Whether there is a process."""
        return any(each.processId() for each in self.question.findChildren(QProcess))

    def close(self) -> None:
        self.question.stop()
        self.until(lambda: not self.question.findChildren(QProcess))


@pytest.fixture
def asker(qtbot: QtBot) -> Iterator[Asker]:
    made = Asker(qtbot)
    yield made
    made.close()


def test_nothing_runs_before_it_is_asked(asker: Asker) -> None:
    asker.rest(50)
    assert not asker.runs
    assert asker.question.asking is Asking.NOT


def test_a_question_is_answered_once(asker: Asker) -> None:
    asker.ask("name")
    asker.until(lambda: asker.answers)
    asker.rest(200)
    assert asker.answers == ["name: tromp-gui"]
    assert asker.steps[0] is Asking.LOOKING
    assert asker.steps[-1] is Asking.NOT


def test_the_newest_question_counts(asker: Asker) -> None:
    for command in ("name", "version", DEAD_STONES):
        asker.ask(command)
    asker.until(lambda: asker.answers)
    asker.rest()
    assert asker.answers == [f"{DEAD_STONES}: "]


def test_a_question_taken_back_has_no_answer(asker: Asker) -> None:
    asker.ask("name")
    asker.question.cancel()
    asker.rest(1500)
    assert asker.answers == []
    asker.ask("version")
    asker.until(lambda: asker.answers)
    assert len(asker.answers) == 1


def test_what_the_engine_refuses_ends_the_question(asker: Asker) -> None:
    asker.ask("no-such-command")
    asker.until(lambda: asker.question.asking is Asking.NOT)
    assert asker.answers == []
    asker.ask("name")
    asker.until(lambda: asker.answers)


def test_prepared_it_runs_and_stopped_it_ends(asker: Asker) -> None:
    asker.question.prepare()
    asker.until(lambda: asker.question.engine.state is EngineState.READY)
    assert asker.runs
    assert asker.question.asking is Asking.NOT
    asker.close()
    assert asker.question.engine.state is EngineState.STOPPED
    asker.ask("name")
    asker.until(lambda: asker.answers)


def test_slow_answers_are_warming_up(qtbot: QtBot) -> None:
    """A program that says nothing at all, as an engine that takes long."""
    asker = Asker(qtbot, Launch("sleep", ("30",)))
    asker.ask("name")
    asker.until(lambda: Asking.WARMING in asker.steps)
    asker.question.cancel()
    assert asker.question.asking is Asking.NOT
    asker.close()


def test_no_engine_is_told_once(qtbot: QtBot) -> None:
    asker = Asker(qtbot, Launch("/nowhere/engine"))
    asker.ask("name")
    asker.until(lambda: asker.failures)
    assert asker.question.asking is Asking.NOT
    asker.ask("name")
    asker.until(lambda: len(asker.failures) == 2)
    asker.close()


def test_an_engine_started_otherwise_is_asked_from_then_on(asker: Asker, tmp_path: Path) -> None:
    asker.ask("name")
    asker.until(lambda: asker.answers)
    before = asker.question.engine
    asker.question.use(before.launch)
    assert asker.question.engine is before
    asker.question.use(built_in.launch(network=str(resources.path("networks/own.bin.gz"))))
    asker.ask("name")
    asker.until(lambda: len(asker.answers) == 2)
    assert asker.question.engine.launch.arguments[-2] == "--network"
