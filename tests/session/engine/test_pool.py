"""Engines that several parts of the program use at once: one process, the most urgent first."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
import shiboken6
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from tests.engines.harness import LIMITS, faulty, needs_proc, target
from tromp_gui.go.point import Color
from tromp_gui.gtp.analysis import Analysis
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.verdict import STATUS_LIST
from tromp_gui.gtp.vertex import EngineMove
from tromp_gui.session.engine.link import LogKind, LogLine, Reply
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.engine.purpose import Purpose
from tromp_gui.session.engine.session import EngineSession
from tromp_gui.session.engine.work import Limits


class Lender:
    """A pool, and what its sessions have told."""

    def __init__(self, bot: QtBot, limits: Limits = LIMITS) -> None:
        self._bot = bot
        self.pool = EnginePool(limits)
        self.moves: list[EngineMove] = []
        self.dead: list[object] = []

    def lend(self, purpose: Purpose, mode: str = "plain") -> EngineSession:
        return self.pool.lend(faulty(mode), purpose, "Faulty", self.pool)

    def until(self, holds: Callable[[], object]) -> None:
        self._bot.waitUntil(lambda: bool(holds()))

    def close(self) -> None:
        for each in self.pool.findChildren(EngineSession):
            each.stop()
        self.until(lambda: not self.pool.findChildren(QProcess))

    def processes(self) -> int:
        return sum(bool(each.processId()) for each in self.pool.findChildren(QProcess))


@pytest.fixture
def made(qtbot: QtBot) -> Iterator[Callable[..., Lender]]:
    """Makes pools; after the test no process of theirs may be left."""
    lenders: list[Lender] = []

    def make(limits: Limits = LIMITS) -> Lender:
        lenders.append(Lender(qtbot, limits))
        return lenders[-1]

    yield make
    for lender in lenders:
        lender.close()


@pytest.fixture
def lender(made: Callable[..., Lender]) -> Lender:
    return made()


def test_playing_analysing_asking_and_talking_is_one_process(lender: Lender) -> None:
    sessions = [lender.lend(purpose, "analyzes") for purpose in Purpose]
    for each in sessions:
        each.start()
    lender.until(lambda: all(each.state is EngineState.READY for each in sessions))
    assert lender.processes() == 1
    assert len(lender.pool.running) == 1
    assert lender.pool.running[0].purposes == set(Purpose)


def test_a_session_that_is_deleted_needs_its_engine_no_more(lender: Lender) -> None:
    kept, deleted = lender.lend(Purpose.ANALYSE, "analyzes"), lender.lend(Purpose.PLAY, "analyzes")
    for each in (kept, deleted):
        each.start()
    assert kept.engine is deleted.engine
    shiboken6.delete(deleted)
    assert kept.engine.purposes == {Purpose.ANALYSE}
    engine = kept.engine
    shiboken6.delete(kept)
    assert engine.state is EngineState.STOPPED


@pytest.mark.parametrize("purpose", [Purpose.PLAY, Purpose.ANALYSE])
def test_two_players_and_two_opinions_are_two_processes(lender: Lender, purpose: Purpose) -> None:
    for _ in range(2):
        lender.lend(purpose).start()
    assert len(lender.pool.running) == 2


def test_an_analysis_makes_way_for_a_move_and_goes_on_after_it(lender: Lender) -> None:
    analysis, player = (
        lender.lend(Purpose.ANALYSE, "analyzes"),
        lender.lend(Purpose.PLAY, "analyzes"),
    )
    reports: list[Analysis] = []
    states: list[EngineState] = []
    analysis.analysed.connect(reports.append)
    analysis.state_changed.connect(states.append)
    analysis.analyse(Color.BLACK, target())
    lender.until(lambda: reports)
    player.genmove(Color.WHITE, target("A1"), lender.moves.append)
    assert analysis.state is EngineState.WAITING
    lender.until(lambda: lender.moves)
    del reports[:]
    lender.until(lambda: reports)
    assert states[-3:] == [EngineState.ANALYSING, EngineState.WAITING, EngineState.ANALYSING]
    assert lender.processes() == 1


def test_the_more_urgent_comes_first_and_nothing_is_lost(lender: Lender) -> None:
    sessions = {purpose: lender.lend(purpose, "late") for purpose in Purpose}
    done: list[Purpose] = []
    sessions[Purpose.HINT].hint(Color.BLACK, target(), lambda _: done.append(Purpose.HINT))
    sessions[Purpose.JUDGE].question(target(), (STATUS_LIST,), lambda _: done.append(Purpose.JUDGE))
    sessions[Purpose.PLAY].genmove(Color.BLACK, target(), lambda _: done.append(Purpose.PLAY))
    lender.until(lambda: len(done) == 3)
    assert done == [Purpose.PLAY, Purpose.JUDGE, Purpose.HINT]


def is_search(line: LogLine) -> bool:
    return line.kind is LogKind.SENT and "genmove" in line.text


def test_a_search_that_cannot_be_ended_is_waited_for(lender: Lender) -> None:
    hint, player = lender.lend(Purpose.HINT, "late"), lender.lend(Purpose.PLAY, "late")
    done: list[str] = []
    log: list[LogLine] = []
    hint.logged.connect(log.extend)
    hint.hint(Color.BLACK, target(), lambda _: done.append("hint"))
    lender.until(lambda: any(is_search(line) for line in log))
    player.genmove(Color.BLACK, target(), lambda _: done.append("move"))
    assert player.state is EngineState.WAITING or done == ["hint"]
    lender.until(lambda: len(done) == 2)
    assert done == ["hint", "move"]


def test_an_engine_ends_with_the_last_who_needs_it(lender: Lender) -> None:
    first, second = lender.lend(Purpose.PLAY), lender.lend(Purpose.CONSOLE)
    first.start()
    second.start()
    lender.until(lambda: first.state is EngineState.READY)
    first.stop()
    assert first.state is EngineState.STOPPED
    assert len(lender.pool.running) == 1
    second.stop()
    assert len(lender.pool.running) == 0


def test_all_are_told_that_it_is_gone_and_have_their_answer(lender: Lender) -> None:
    player, judge = lender.lend(Purpose.PLAY, "segv"), lender.lend(Purpose.JUDGE, "segv")
    failed: list[EngineSession] = []
    for each in (player, judge):
        each.failed.connect(lambda _failure, each=each: failed.append(each))
    player.genmove(Color.BLACK, target(), lender.moves.append)
    judge.question(target(), (STATUS_LIST,), lender.dead.append)
    lender.until(lambda: len(failed) == 2)
    assert lender.dead == [None]
    assert player.failure is not None
    assert player.failure.kind is FailureKind.CRASHED


@needs_proc
@pytest.mark.parametrize(
    ("mode", "kind"),
    [("suspended", FailureKind.NOT_RESPONDING), ("closes-output", FailureKind.HUNG_UP)],
)
def test_one_that_can_answer_no_more_is_found_out(
    made: Callable[..., Lender], mode: str, kind: FailureKind
) -> None:
    lender = made(LIMITS._replace(thinking=100))
    player = lender.lend(Purpose.PLAY, mode)
    player.genmove(Color.BLACK, target(), lender.moves.append)
    lender.until(lambda: player.state is EngineState.FAILED)
    assert player.failure is not None
    assert player.failure.kind is kind


# Commands that a person types ---------------------------------------------------------------------


def ignore(reply: Reply) -> None:
    """The answer does not matter."""


def test_a_typed_command_may_take_long_and_is_ended_at_once(lender: Lender) -> None:
    console, player = lender.lend(Purpose.CONSOLE, "endless"), lender.lend(Purpose.PLAY, "endless")
    console.start()
    lender.until(lambda: console.state is EngineState.READY)
    engine = console.engine
    console.ask("genmove b", ignore)
    assert (engine.works_for, engine.command) == (Purpose.CONSOLE, "genmove b")
    player.genmove(Color.WHITE, target("A1"), lender.moves.append)
    assert (console.state, player.state) == (EngineState.THINKING, EngineState.WAITING)
    engine.end_command()
    assert engine.state is EngineState.STARTING
    lender.until(lambda: player.state is EngineState.THINKING)
    assert engine.works_for is Purpose.PLAY


def test_work_waits_for_the_answer_to_a_typed_command(lender: Lender) -> None:
    console, player = lender.lend(Purpose.CONSOLE, "late"), lender.lend(Purpose.PLAY, "late")
    console.start()
    lender.until(lambda: console.state is EngineState.READY)
    done: list[str] = []
    console.ask("genmove b", lambda _reply: done.append("answer"))
    player.genmove(Color.WHITE, target("A1"), lambda _move: done.append("move"))
    assert player.state is EngineState.WAITING
    lender.until(lambda: len(done) == 2)
    assert done == ["answer", "move"]


def test_a_typed_analysis_is_ended_without_a_new_start(lender: Lender) -> None:
    console = lender.lend(Purpose.CONSOLE, "analyzes")
    states: list[EngineState] = []
    console.state_changed.connect(states.append)
    console.start()
    lender.until(lambda: console.state is EngineState.READY)
    console.ask("lz-analyze b 20", ignore)
    console.engine.end_command()
    lender.until(lambda: not console.engine.command)
    assert states.count(EngineState.STARTING) == 1


@needs_proc
def test_an_engine_that_is_suspended_over_a_typed_command_is_found_out(
    made: Callable[..., Lender],
) -> None:
    lender = made(LIMITS._replace(checking=20))
    console = lender.lend(Purpose.CONSOLE, "suspended")
    failures: list[Failure] = []
    console.failed.connect(failures.append)
    console.start()
    lender.until(lambda: console.state is EngineState.READY)
    console.ask("genmove b", ignore)
    lender.until(lambda: failures)
    assert failures[0].kind is FailureKind.NOT_RESPONDING
