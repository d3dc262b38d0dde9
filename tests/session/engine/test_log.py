"""What engines say, kept for the console."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.engines.harness import faulty, wait_for_end
from tromp_gui.disk import FileProblem, FileProblemKind
from tromp_gui.gtp.attached import AttachedEngine, EngineState
from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.catalogue.registry import EngineRegistry
from tromp_gui.session.engine.consoles import MOST_ERRORS, MOST_LINES, EngineConsoles, EngineLog
from tromp_gui.session.engine.link import LogKind, LogLine
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.engine.session import EngineSession
from tromp_gui.settings import Settings

OWN = AttachedEngine("Own", faulty())


def lines(count: int, kind: LogKind = LogKind.ANSWERED) -> tuple[LogLine, ...]:
    return tuple(LogLine(kind, f"= {at}") for at in range(count))


@pytest.fixture
def session(qtbot: QtBot) -> EngineSession:
    """An engine, not started."""
    return EngineSession(faulty())


def stop(qtbot: QtBot, session: EngineSession) -> None:
    """Stop an engine, and wait until its process has ended."""
    session.stop()
    wait_for_end(qtbot, session.engine)


def test_every_kind_has_its_sign_on_every_line() -> None:
    assert LogLine(LogKind.SENT, "komi 7").signed == "> komi 7"
    assert LogLine(LogKind.ANSWERED, "= a\nb").signed == "  = a\n  b"
    assert LogLine(LogKind.STRAY, "hello").signed == "~ hello"
    assert LogLine(LogKind.ERROR, "warning").signed == "! warning"


def test_the_log_is_capped_and_errors_are_kept_apart(session: EngineSession) -> None:
    log = EngineLog("A", session)
    session.logged.emit(lines(3, LogKind.ERROR))
    session.logged.emit(lines(MOST_LINES + 5))
    assert len(log.lines) == MOST_LINES
    assert log.lines[0].text == "= 5"
    assert [line.text for line in log.errors] == ["= 0", "= 1", "= 2"]
    session.logged.emit(lines(MOST_ERRORS + 1, LogKind.ERROR))
    assert len(log.errors) == MOST_ERRORS


def test_a_command_and_its_answer_are_in_the_log(qtbot: QtBot, session: EngineSession) -> None:
    log = EngineLog("A", session)
    assert not log.is_running
    with pytest.raises(RuntimeError):
        log.ask("name")
    session.start()
    qtbot.waitUntil(lambda: session.state is EngineState.READY)
    assert log.is_running
    assert "genmove" in log.commands
    assert log.commands == sorted(log.commands)
    log.ask("protocol_version")
    qtbot.waitUntil(lambda: LogLine(LogKind.ANSWERED, "= 2") in log.lines)
    assert LogLine(LogKind.SENT, "protocol_version") in log.lines
    with pytest.raises(ValueError, match="comment"):
        log.ask("# a comment")
    stop(qtbot, session)


def test_a_command_waits_until_the_engine_has_started(qtbot: QtBot) -> None:
    session = EngineSession(faulty("slow-start"))
    log = EngineLog("A", session)
    session.start()
    log.ask("protocol_version")
    assert session.state is EngineState.STARTING
    qtbot.waitUntil(lambda: LogLine(LogKind.ANSWERED, "= 2") in log.lines)
    sent = [line.text for line in log.lines if line.kind is LogKind.SENT]
    assert sent[-1] == "protocol_version"
    stop(qtbot, session)


def test_a_command_for_an_engine_that_does_not_start_is_forgotten(qtbot: QtBot) -> None:
    session = EngineSession(Launch("/no/such/engine"))
    log = EngineLog("A", session)
    session.start()
    log.ask("name")
    qtbot.waitUntil(lambda: session.state is EngineState.FAILED)
    assert not log.is_running


def test_the_log_goes_to_a_file_from_the_beginning(session: EngineSession, tmp_path: Path) -> None:
    log = EngineLog("A", session)
    session.logged.emit((LogLine(LogKind.SENT, "before"),))
    file = tmp_path / "围棋.log"
    file.write_text("kept\n", encoding="utf-8")
    log.write_to(file)
    assert log.file == file
    session.logged.emit((LogLine(LogKind.ERROR, "意外 \udcff"),))
    log.stop_writing()
    session.logged.emit((LogLine(LogKind.SENT, "after"),))
    assert log.file is None
    written = file.read_text(encoding="utf-8").splitlines()
    assert [line.partition(" ")[2] for line in written[1:]] == ["> before", "! 意外 ?"]
    assert written[0] == "kept"


def test_a_file_that_cannot_be_written(session: EngineSession, tmp_path: Path) -> None:
    log = EngineLog("A", session)
    with pytest.raises(FileProblem) as told:
        log.write_to(tmp_path / "no" / "such.log")
    assert told.value.kind is FileProblemKind.MISSING
    assert log.file is None


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
def test_a_full_disk_is_told_and_the_file_closed(qtbot: QtBot, session: EngineSession) -> None:
    log = EngineLog("A", session)
    log.write_to(Path("/dev/full"))
    with qtbot.waitSignal(log.failed) as told:
        session.logged.emit(lines(1))
    assert "space" in str(told.args)
    assert log.file is None
    session.logged.emit(lines(1))


# All logs


@pytest.fixture
def board(qtbot: QtBot) -> EngineConsoles:
    """A consoles over one attached engine."""
    registry = EngineRegistry(Settings())
    registry.attach(OWN)
    return EngineConsoles(registry, EnginePool())


def test_an_attached_engine_is_idle_until_it_is_started(
    qtbot: QtBot, board: EngineConsoles
) -> None:
    assert [each.name for each in board.idle] == ["Own"]
    log = board.start("Own")
    assert log is not None
    assert board.logs == (log,)
    assert board.idle == ()
    assert board.is_own(log)
    qtbot.waitUntil(lambda: log.session.state is EngineState.READY)
    engine = log.session.engine
    log.session.stop()
    assert log.session.state is EngineState.STOPPED
    wait_for_end(qtbot, engine)
    assert board.start("Nobody") is None


def test_a_session_of_the_game_is_listened_to_once(
    board: EngineConsoles, session: EngineSession
) -> None:
    told: list[None] = []
    board.changed.connect(lambda: told.append(None))
    log = board.listen("Black", session)
    assert board.listen("Black", session) is log
    assert not board.is_own(log)
    assert len(told) == 1


def test_only_the_last_of_those_that_have_ended_are_kept(board: EngineConsoles) -> None:
    sessions = [EngineSession(Launch(sys.executable)) for _ in range(9)]
    for at, session in enumerate(sessions):
        board.listen(str(at), session)
    assert [log.name for log in board.logs] == ["5", "6", "7", "8"]
