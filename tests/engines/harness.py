"""An engine session in a test: its signals, and whether any process is left."""

from __future__ import annotations

import sys
import uuid
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QProcess
from pytestqt.qtbot import QtBot

from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.gtp.analysis import Analysis
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import Failure
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.sync import Target
from tromp_gui.gtp.vertex import EngineMove, parse_vertex
from tromp_gui.session.engine.link import EngineLink, LogKind, LogLine
from tromp_gui.session.engine.session import EngineSession
from tromp_gui.session.engine.work import Limits

FAULTY = Path(__file__).with_name("faulty.py")

LIMITS = Limits(60_000, reply=8_000, thinking=60_000, ending=8_000, asking=8_000, grace=300)
"""Long time limits for tests that are not about them, because the machine may be busy."""

CRASH, CRASH_NAME = (
    (0xC0000005 - (1 << 32), "0xC0000005") if sys.platform == "win32" else (11, "SIGSEGV")
)
"""The exit code of a program that has crashed, and how people are told."""

_MARK = "TROMP_GUI_TEST_ENGINE"


def faulty(mode: str = "plain") -> Launch:
    """The scripted engine in one of its modes."""
    return Launch(sys.executable, ("-S", "-E", str(FAULTY), mode))


_HELD = """
import os, runpy, sys, time
print("tuning, please wait", file=sys.stderr, flush=True)
while not os.path.exists(sys.argv[1]):
    time.sleep(0.01)
sys.argv = [sys.argv[2]]
runpy.run_path(sys.argv[0])
"""


def held(gate: Path) -> Launch:
    """The scripted engine, which starts when there is a file."""
    return Launch(sys.executable, ("-S", "-E", "-c", _HELD, str(gate), str(FAULTY)))


def target(*moves: str, side: int = 9) -> Target:
    """A game under Tromp-Taylor rules: moves in turn, Black first."""
    colors = (Color.BLACK, Color.WHITE)
    turns = tuple(
        Turn(colors[index % 2], parse_vertex(move, side, side)) for index, move in enumerate(moves)
    )
    return Target(side, side, TROMP_TAYLOR, turns=turns)


class Harness:
    """One engine session, and all that it has told. Every process it starts carries a mark."""

    def __init__(self, qtbot: QtBot, launch: Launch, limits: Limits = LIMITS) -> None:
        self.qtbot = qtbot
        self._mark = uuid.uuid4().hex
        variables = (*launch.environment, (_MARK, self._mark))
        marked = Launch(launch.program, launch.arguments, launch.folder, variables, launch.commands)
        self.session = EngineSession(marked, limits)
        self.states: list[EngineState] = []
        self.failures: list[Failure] = []
        self.moves: list[EngineMove] = []
        self.analyses: list[Analysis] = []
        self.slow_starts = 0
        self.log: list[LogLine] = []
        self.session.state_changed.connect(self.states.append)
        self.session.failed.connect(self.failures.append)
        self.session.analysed.connect(self.analyses.append)
        self.session.start_is_slow.connect(self._count_slow_start)
        self.session.logged.connect(self.log.extend)

    def _count_slow_start(self) -> None:
        self.slow_starts += 1

    def genmove(self, *moves: str, token: int = 1) -> None:
        """Ask for the next move of a game."""
        color = Color.WHITE if len(moves) % 2 else Color.BLACK
        self.session.genmove(color, target(*moves), self.moves.append, token)

    def be_at(self, wanted: Target) -> None:
        """Ask about a position, and wait until that is answered or refused."""
        answers: list[object] = []
        self.session.question(wanted, ("showboard",), answers.append)
        self.qtbot.waitUntil(lambda: bool(answers or self.failures))

    def wait_for_move(self) -> EngineMove:
        """The next move that comes."""
        count = len(self.moves)
        self.qtbot.waitUntil(lambda: len(self.moves) > count)
        return self.moves[-1]

    def wait_for_failure(self) -> Failure:
        """The failure that has come, or comes next."""
        self.qtbot.waitUntil(lambda: bool(self.failures))
        return self.failures[-1]

    def wait_for_analysis(self) -> Analysis:
        """The first analysis, come or to come."""
        self.qtbot.waitUntil(lambda: bool(self.analyses))
        return self.analyses[-1]

    def wait_until(self, state: EngineState) -> None:
        """Until the engine is in a state."""
        self.qtbot.waitUntil(lambda: self.session.state is state)

    def wait_until_sent(self, command: str) -> None:
        """Until a command has been sent, as the log tells."""
        line = LogLine(LogKind.SENT, command)
        self.qtbot.waitUntil(lambda: line in self.log)

    def sent(self) -> list[str]:
        """Every command sent."""
        for link in self.session.engine.findChildren(EngineLink):
            link._flush_log()
        return [line.text for line in self.log if line.kind is LogKind.SENT]

    def processes(self) -> list[int]:
        """The processes that carry the mark, grandchildren too; off Linux only the children."""
        if HAS_PROC:
            return processes(self._mark)
        children = self.session.engine.findChildren(QProcess)
        return [number for each in children if (number := each.processId())]

    def clean_up(self) -> None:
        """Stop the engine; fails where anything of it is left."""
        self.session.stop()
        pumps = self.session.engine
        self.qtbot.waitUntil(lambda: not (self.processes() or pumps.findChildren(QProcess)))
        self.session.deleteLater()


def wait_for_end(bot: QtBot, owner: QObject) -> None:
    """Wait until no process of an object runs: Qt warns if one is deleted with it."""
    ended = QProcess.ProcessState.NotRunning
    bot.waitUntil(lambda: all(each.state() is ended for each in owner.findChildren(QProcess)))


def rest(bot: QtBot, owner: QObject) -> None:
    """Wait until no engine of an object has anything left to answer, nor has anything followed
    from its answers for some turns of the event loop.
    """
    turns = 0

    def is_quiet() -> bool:
        nonlocal turns
        busy = any(each.oldest for each in owner.findChildren(EngineLink))
        turns = 0 if busy else turns + 1
        return turns == 5

    bot.waitUntil(is_quiet)


HAS_PROC = sys.platform == "linux"

needs_proc = pytest.mark.skipif(not HAS_PROC, reason="there is no /proc here")
"""For tests that look for processes left over, or where the program looks into a silent one."""


def processes(mark: str) -> list[int]:
    """The processes that carry a mark in their environment."""
    return [int(entry.name) for entry in Path("/proc").iterdir() if _is_marked(entry, mark)]


def _is_marked(entry: Path, mark: str) -> bool:
    if not entry.name.isdigit():
        return False
    try:
        state = (entry / "stat").read_text().rpartition(")")[2].split()[0]
        return state != "Z" and mark.encode() in (entry / "environ").read_bytes()
    except OSError:
        return False
