"""How late the event loop is while engines misbehave, and how fast a game is sent.

Lag is the longest time between two ticks of a 1 ms timer, less that millisecond; the first line is
the machine's own, while idle.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, Qt, QTimer

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.engines.harness import LIMITS, faulty
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.gtp.analysis import parse_analysis
from tromp_gui.gtp.client import Client
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.sync import Target
from tromp_gui.session.engine.session import EngineSession

SECONDS = 1.5
SIDE = 19
CHUNK = 64 << 10
INFO = b"info move D4 visits 12 winrate 5600 prior 900 order 0 pv D4 E5\n"
ANSWER = b"a line of an answer\n"


class Lag:
    """Measures the event loop while it runs."""

    def __init__(self) -> None:
        self.worst = 0.0
        self._last = time.perf_counter()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(1)

    def _tick(self) -> None:
        now = time.perf_counter()
        self.worst = max(self.worst, now - self._last - 0.001)
        self._last = now


def lag_during(start: Callable[[], object]) -> float:
    """The worst lag, in ms, in the time after `start`."""
    lag = Lag()
    QTimer.singleShot(0, start)
    loop = QEventLoop()
    QTimer.singleShot(int(SECONDS * 1000), loop.quit)
    loop.exec()
    return lag.worst * 1000


def session_on(launch: Launch) -> EngineSession:
    return EngineSession(launch, LIMITS)


def game(turns: int) -> Target:
    """A random game."""
    chance = random.Random(1)
    position = Position.start(Board.empty(SIDE, SIDE))
    target = Target(SIDE, SIDE)
    for _ in range(turns):
        turn = Turn(position.to_play, chance.choice(position.legal_points()))
        position, target = position.play(turn), target.after(turn)
    return target


def told_in(launch: Launch, target: Target) -> float:
    """How long, in ms, it takes to send a whole game to a running engine."""
    session = session_on(launch)
    loop = QEventLoop()
    session.question(Target(SIDE, SIDE), ("name",), lambda answer: loop.quit())
    loop.exec()
    start = time.perf_counter()
    session.question(target, ("name",), lambda answer: loop.quit())
    loop.exec()
    session.stop()
    return (time.perf_counter() - start) * 1000


def chunk_cost(line: bytes, command: str = "lz-analyze") -> float:
    """How long, in ms of CPU time, it takes to read the most that arrives in one turn."""
    client = Client()
    client.send(command)
    client.feed(b"=1\n")
    chunk = line * (CHUNK // len(line))
    start = time.thread_time()
    client.feed(chunk)
    return (time.thread_time() - start) * 1000


def line_cost() -> float:
    """The same for a full line of analysis: 60 candidates, and ownership."""
    move = "info move {} visits 99 winrate 0.5 scoreLead 1.5 prior 0.1 order {} pv D4 E5 F6 G7 "
    letters = "ABCDEFGHJKLMNOPQRST"
    moves = "".join(move.format(f"{letters[i % 19]}{i // 19 + 1}", i) for i in range(60))
    line = f"{moves} rootInfo visits 999 winrate 0.5 ownership " + "0.125 " * (SIDE * SIDE)
    start = time.thread_time()
    for _ in range(20):
        parse_analysis(line, Color.BLACK, SIDE, SIDE)
    return (time.thread_time() - start) * 1000 / 20


def main() -> None:
    _application = QCoreApplication([])
    print(f"{'nothing':24} lag {lag_during(lambda: None):6.1f} ms")
    modes = ("errors-flood", "long-line", "endless-line", "endless-lines", "info-flood", "segv")
    for mode in modes:
        session = session_on(faulty(mode))

        def start(session: EngineSession = session, mode: str = mode) -> None:
            if mode == "info-flood":
                session.analyse(Color.BLACK, Target(SIDE, SIDE))
            else:
                session.genmove(Color.BLACK, Target(SIDE, SIDE), lambda move: None)

        print(f"{mode:24} lag {lag_during(start):6.1f} ms")
        session.stop()
    target = game(300)
    print(f"300 turns told to a script {told_in(faulty(), target):6.1f} ms")
    print(f"64 KiB of infos            {chunk_cost(INFO):6.1f} ms of its own time")
    print(f"64 KiB of an answer        {chunk_cost(ANSWER):6.1f} ms")
    print(f"a full line of analysis    {line_cost():6.1f} ms")
    lag_during(lambda: None)  # until all engines have ended


if __name__ == "__main__":
    main()
