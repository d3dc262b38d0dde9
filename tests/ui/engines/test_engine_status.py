"""The status line shows what each engine of the pool is doing: starting, idle, or working, and for
what purpose.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from tests.engines.harness import faulty, target
from tromp_gui.go.point import Color
from tromp_gui.gtp.verdict import STATUS_LIST
from tromp_gui.match.player import Player
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.engine.purpose import Purpose
from tromp_gui.session.engine.session import EngineSession
from tromp_gui.session.play.player_engines import OWN
from tromp_gui.ui.engines.engine_status import EngineStatus
from tromp_gui.ui.shell.status import StatusLine
from tromp_gui.wording import DOT


class Watched:
    """A pool of engines, and the status line that shows them."""

    def __init__(self, bot: QtBot) -> None:
        self.bot = bot
        self.line, self.pool = StatusLine(), EnginePool()
        self.reported: list[str] = []
        self.status = EngineStatus(self.pool, self.line, self.reported.append)
        self._sessions: list[EngineSession] = []

    def lend(self, purpose: Purpose, mode: str, name: str = "Odd") -> EngineSession:
        session = self.pool.lend(faulty(mode), purpose, name, self.pool)
        self._sessions.append(session)
        return session

    def until(self, said: str) -> None:
        self.bot.waitUntil(lambda: self.line.engines.text() == said)

    def close(self) -> None:
        for session in self._sessions:
            session.stop()
        self.until("")
        self.bot.waitUntil(lambda: not self.pool.findChildren(QProcess))
        self.line.deleteLater()  # freed by Python, it would crash the next style sheet


@pytest.fixture
def watched(qtbot: QtBot) -> Iterator[Watched]:
    made = Watched(qtbot)
    yield made
    made.close()


def test_an_analysis_and_its_end(watched: Watched) -> None:
    assert watched.line.engines.text() == ""
    analysis = watched.lend(Purpose.ANALYSE, "analyzes")
    analysis.analyse(Color.BLACK, target())
    watched.until(f"Odd{DOT}analysing")
    analysis.stop_analysing()
    watched.until(f"Odd{DOT}ready")


@pytest.mark.parametrize(
    ("purpose", "said"),
    [
        (Purpose.PLAY, "choosing a move"),
        (Purpose.HINT, "looking for a hint"),
    ],
)
def test_a_search_shows_its_purpose(watched: Watched, purpose: Purpose, said: str) -> None:
    watched.lend(purpose, "endless").genmove(Color.BLACK, target(), lambda move: None)
    watched.until(f"Odd{DOT}{said}")


def test_a_judge_is_shown_at_work(watched: Watched) -> None:
    judge = watched.lend(Purpose.JUDGE, "slow-dead")
    judge.question(target(), (STATUS_LIST,), lambda told: None)
    watched.until(f"Odd{DOT}judging the position")


def test_a_typed_command_is_shown_until_it_is_answered(watched: Watched) -> None:
    console = watched.lend(Purpose.CONSOLE, "endless")
    console.start()
    watched.until(f"Odd{DOT}ready")
    console.ask("genmove b", lambda reply: None)
    watched.until(f"Odd{DOT}running “genmove b”")


def test_the_line_shows_the_busy_engine_and_the_tip_all(watched: Watched) -> None:
    watched.lend(Purpose.CONSOLE, "plain", "Idle").start()
    watched.until(f"Idle{DOT}ready")
    watched.lend(Purpose.PLAY, "endless").genmove(Color.BLACK, target(), lambda move: None)
    watched.until(f"Odd{DOT}choosing a move")
    assert f"Idle{DOT}ready" in watched.line.engines.toolTip()


def test_what_an_engine_cannot_follow_is_in_the_tip(qtbot: QtBot, watched: Watched) -> None:
    engine = watched.lend(Purpose.PLAY, "refuses-komi")
    engine.question(target("A1"), ("showboard",), lambda answer: None)
    qtbot.waitUntil(lambda: "Odd does not support a komi of 7" in watched.line.engines.toolTip())
    assert watched.line.engines.text() == f"Odd{DOT}ready"


def test_an_engine_that_has_exited_is_removed(watched: Watched) -> None:
    watched.lend(Purpose.PLAY, "exits-127").start()
    watched.until(f"Odd{DOT}failed")


def test_between_its_moves_the_opponent_is_shown_before_others(watched: Watched) -> None:
    watched.lend(Purpose.HINT, "analyzes", "Idle").start()
    watched.until(f"Idle{DOT}ready")
    watched.lend(Purpose.PLAY, "plain").start()
    watched.until(f"Odd{DOT}ready")


def test_the_built_in_engine_has_one_name(watched: Watched) -> None:
    name = Player.of_engine(OWN).name
    analysis = watched.lend(Purpose.ANALYSE, "analyzes", name)
    analysis.analyse(Color.BLACK, target())
    watched.until(f"Tromp Go{DOT}analysing")
    analysis.stop()
    watched.until("")
    opponent = watched.lend(Purpose.PLAY, "plain", name)
    opponent.start()
    watched.until(f"Tromp Go{DOT}ready")


def test_what_could_not_be_sent_is_reported_once(watched: Watched) -> None:
    player = watched.lend(Purpose.PLAY, "refuses-komi", "Odd 2")
    moves: list[object] = []
    player.genmove(Color.BLACK, target(), moves.append)
    watched.bot.waitUntil(lambda: len(moves) == 1)
    player.genmove(Color.WHITE, target("E5"), moves.append)
    watched.bot.waitUntil(lambda: len(moves) == 2)
    assert watched.reported == [
        "Odd 2 does not support these rules (Tromp–Taylor) and plays by its own.",
        "Odd 2 does not support a komi of 7 and plays with a different one.",
    ]
