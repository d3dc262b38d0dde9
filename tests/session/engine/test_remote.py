"""An engine on another machine, through a real sshd on loopback."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.killing import kill
from tests.session.engine.remote import Server
from tromp_gui.go.point import Color
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.gtp.argument_text import command_line, split
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.check import CheckReport, CheckStep
from tromp_gui.gtp.diagnosis import Cause
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.sync import Target
from tromp_gui.gtp.vertex import EngineMove, MoveKind
from tromp_gui.session.engine.check import EngineCheck
from tromp_gui.session.engine.session import EngineSession
from tromp_gui.wording import engine_check as words

GNUGO = shutil.which("gnugo") or shutil.which("gnugo", path="/usr/games:/usr/local/games")
ROOT = Path(__file__).resolve().parents[3]
ON_9 = Target(9, 9, TROMP_TAYLOR, Decimal(7))

pytestmark = pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="processes are in /proc")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The other machine."""
    made = Server(tmp_path_factory.mktemp("sshd"))
    problem = made.start()
    if problem:
        made.stop()
        pytest.skip(problem)
    yield made
    made.stop()


def gnugo(server: Server, mark: str) -> Launch:
    """GNU Go over there, with a mark that its process is known by."""
    if GNUGO is None:
        pytest.skip("GNU Go is not installed")
    command = (GNUGO, "--mode", "gtp", "--seed", mark)
    return Launch("ssh", tuple(server.arguments(*command)))


def built_in(server: Server) -> Launch:
    """This program's own engine over there."""
    command = f"cd {ROOT} && exec {sys.executable} -m tromp_gui gtp --playouts 8"
    return Launch("ssh", tuple(server.arguments(command)))


def running(mark: str) -> dict[int, str]:
    """The processes on either side that have this mark, by id, with their command lines."""
    found = {}
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            line = file.read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
        except OSError:
            continue
        if mark in line:
            found[int(file.parent.name)] = line
    return found


def processes(mark: str) -> list[str]:
    """The command lines on either side that have this mark."""
    return list(running(mark).values())


def clients(mark: str) -> list[int]:
    """The processes of ssh on this side."""
    return [id for id, line in running(mark).items() if line.partition(" ")[0].endswith("ssh")]


def report_of(qtbot: QtBot, launch: Launch) -> CheckReport:
    """The report of a whole test."""
    check = EngineCheck(launch)
    with qtbot.waitSignal(check.changed, check_params_cb=lambda report: report.is_over):
        check.start()
    return check.report


def test_gnu_go_on_the_other_machine_passes_the_test(qtbot: QtBot, server: Server) -> None:
    report = report_of(qtbot, gnugo(server, "424201"))
    assert report.works, words.report_text(report) + server.log
    assert report.of(CheckStep.NAMED).detail.startswith("GNU Go")
    qtbot.waitUntil(lambda: not processes("424201"))


def test_the_built_in_engine_on_the_other_machine(qtbot: QtBot, server: Server) -> None:
    report = report_of(qtbot, built_in(server))
    assert report.works, words.report_text(report) + server.log


def test_a_pasted_line_is_the_same_command(server: Server) -> None:
    launch = gnugo(server, "424202")
    assert split(command_line(launch)) == launch


@pytest.mark.parametrize("way", ["stop", "restart", "kill"])
def test_nothing_is_left_on_either_side(qtbot: QtBot, server: Server, way: str) -> None:
    mark = {"stop": "424203", "restart": "424204", "kill": "424205"}[way]
    session = EngineSession(gnugo(server, mark))
    moves: list[EngineMove] = []
    session.genmove(Color.BLACK, ON_9, moves.append)
    qtbot.waitUntil(lambda: bool(moves))
    assert moves[0].kind is MoveKind.STONE
    assert len(clients(mark)) == 1
    assert len(processes(mark)) > 1
    if way == "restart":
        session.restart()
        qtbot.waitUntil(lambda: session.state is EngineState.READY)
        assert len(clients(mark)) == 1
    if way == "kill":
        session.genmove(Color.BLACK, Target(19, 19, TROMP_TAYLOR, Decimal(7)), moves.append)
        qtbot.waitUntil(lambda: session.state is EngineState.THINKING)
    session.stop()
    qtbot.waitUntil(lambda: not processes(mark))


def test_a_line_that_breaks_is_told_and_taken_up_again(qtbot: QtBot, server: Server) -> None:
    session = EngineSession(gnugo(server, "424206"))
    session.start()
    qtbot.waitUntil(lambda: session.state is EngineState.READY)
    (ssh,) = clients("424206")
    with qtbot.waitSignal(session.failed):
        kill(ssh)
    assert session.state is EngineState.FAILED
    qtbot.waitUntil(lambda: not processes("424206"))
    session.restart()
    qtbot.waitUntil(lambda: session.state is EngineState.READY)
    session.stop()
    qtbot.waitUntil(lambda: not processes("424206"))


def test_a_key_that_is_not_known_there(qtbot: QtBot, server: Server) -> None:
    launch = Launch("ssh", tuple(server.arguments("gnugo", key="other_key")))
    report = report_of(qtbot, launch)
    assert report.diagnosis.cause is Cause.REMOTE_KEY
    assert "Passwords cannot be entered here" in words.how_to_fix(report)


def test_a_machine_that_is_not_known_here(qtbot: QtBot, server: Server) -> None:
    launch = Launch("ssh", tuple(server.arguments("gnugo", hosts="none")))
    report = report_of(qtbot, launch)
    assert report.diagnosis.cause is Cause.REMOTE_HOST
    assert "its key is accepted" in words.how_to_fix(report)


def test_a_port_at_which_nobody_listens(qtbot: QtBot, server: Server) -> None:
    other = Server(server.folder)
    report = report_of(qtbot, Launch("ssh", tuple(other.arguments("gnugo"))))
    assert report.diagnosis.cause is Cause.REMOTE_HOST


def test_a_program_that_is_not_there(qtbot: QtBot, server: Server) -> None:
    launch = Launch("ssh", tuple(server.arguments("no-such-engine", "gtp")))
    report = report_of(qtbot, launch)
    assert report.diagnosis.cause is Cause.COMMAND
    assert "on the other computer" in words.how_to_fix(report)
