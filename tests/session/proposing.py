"""A table with the built-in engine beside it, asked about dead stones and the estimate."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QProcess, QTimer
from pytestqt.qtbot import QtBot

from tests.engines.harness import rest
from tests.killing import kill
from tests.session.table import Table
from tromp_gui.gtp.launch import Launch
from tromp_gui.match.player import BuiltIn
from tromp_gui.session.engine.catalogue.registry import EngineRegistry
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.play.analysis_session import FIRST, AnalysisSession
from tromp_gui.session.play.estimator import Estimator
from tromp_gui.session.play.judge import Judge
from tromp_gui.session.play.player_engines import launches
from tromp_gui.session.play.proposer import Proposer
from tromp_gui.settings import Settings

INVADED = "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 E3 A3"
"""On 5x5: Black's wall on the C line and White's on the D line, and a stone of each in the
other's corner of two points; only the larger one's does not live."""


class Proposing(Table):
    """The sessions of a game, and what was proposed."""

    def __init__(self, bot: QtBot, launch: Launch | None = None) -> None:
        super().__init__()
        self._bot = bot
        settings = Settings()
        self.registry, self.pool = EngineRegistry(settings), EnginePool()
        launch_of = launches(self.registry)
        self.judge = Judge(
            self.record,
            self.registry,
            settings,
            lambda each: launch if launch and isinstance(each, BuiltIn) else launch_of(each),
            self.pool,
        )
        self.analysis = AnalysisSession(self.record, launch_of, pool=self.pool)
        self.proposer = Proposer(self.record, self.match, self.score, self.judge, settings)
        self.estimator = Estimator(self.record, self.judge, self.analysis)
        self.proposed = 0
        self.proposer.proposed.connect(self._count)

    def _count(self) -> None:
        self.proposed += 1

    @property
    def labels(self) -> tuple[str, ...]:
        """The steps done."""
        return self.record.document.history.labels

    def until(self, holds: Callable[[], object]) -> Proposing:
        """Let the program run until something holds."""
        self._bot.waitUntil(lambda: bool(holds()))
        return self

    def rest(self) -> Proposing:
        """Let the engines do all they have been asked, and perhaps what they should not."""
        self.until(lambda: not any(each.isActive() for each in self.estimator.findChildren(QTimer)))
        rest(self._bot, self.pool)
        return self

    def process(self) -> int:
        """The engine's process; 0 where there is none."""
        ids = [each.processId() for each in self.pool.findChildren(QProcess)]
        return int(next((each for each in ids if each), 0))

    def kill(self) -> None:
        """End the engine from outside, as `kill -9` does."""
        kill(self.process())

    def close(self) -> None:
        """The window closes; every process ends by itself."""
        self.analysis.choose(FIRST, None)
        self.judge.stop()
        self.until(lambda: not self.pool.findChildren(QProcess))
