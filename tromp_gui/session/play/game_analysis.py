"""The analysis of all positions of a game, one after the other, in the background."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.record.node import Node
from tromp_gui.session.engine.purpose import Effort
from tromp_gui.session.play.analyst import Analyst

_MOST_FAILURES = 3
"""After this many successive refusals, the engine refuses the game and not single positions."""


class AnalysisProgress(NamedTuple):
    """How many of the wanted positions are analysed."""

    done: int
    total: int


class GameAnalysis(QObject):
    """Has an analyst go through nodes in order, skipping those analysed long enough. Between
    `pause` and its end the analyst is free for other work.

    Signals: `progressed(AnalysisProgress)`; `ended()`, all are analysed, or the run was cancelled;
    `failed(Failure)`, the engine has failed or cannot be brought to these positions, which also
    ends the run.
    """

    progressed = Signal(object)
    ended = Signal()
    failed = Signal(object)

    def __init__(self, analyst: Analyst, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._analyst = analyst
        self._effort = Effort()
        self._waiting: list[Node] = []
        self._total = 0
        self._skipped = self._refused = self._silent = 0
        self._refusal: Failure | None = None
        self._is_running = self._is_paused = self._is_complete = False
        analyst.finished.connect(self._finished)
        analyst.failed.connect(self._fail)

    @property
    def progress(self) -> AnalysisProgress | None:
        """The progress; None if nothing is running."""
        if not self._is_running:
            return None
        return AnalysisProgress(self._total - len(self._waiting), self._total)

    @property
    def is_at_work(self) -> bool:
        """Whether the analyst is working for it."""
        return self._is_running and not self._is_paused

    @property
    def skipped(self) -> int:
        """How many positions of the last run the engine refused."""
        return self._skipped

    @property
    def silent(self) -> int:
        """About how many positions of the last run the engine said nothing of use."""
        return self._silent

    @property
    def refusal(self) -> Failure | None:
        """Why it refused the last of these."""
        return self._refusal

    @property
    def is_complete(self) -> bool:
        """Whether the last run reached its end."""
        return self._is_complete

    def start(self, nodes: Iterable[Node], effort: Effort) -> None:
        """Analyse these nodes in order; a previous run is cancelled."""
        wanted = list(nodes)
        self._effort, self._total, self._skipped = effort, len(wanted), 0
        self._waiting = [node for node in wanted if not self._analyst.has_made(effort, node)]
        self._refused, self._silent, self._refusal = 0, 0, None
        self._is_running, self._is_complete = True, False
        self._next()

    def cancel(self) -> None:
        """Cancel; the results so far stay."""
        if self._is_running:
            self._stop()
            self._analyst.rest()
            self.ended.emit()

    def pause(self, paused: bool) -> None:
        """Free the analyst for other work, or continue."""
        was_paused, self._is_paused = self._is_paused, paused
        if self._is_running and was_paused and not paused:
            self._next()

    def _stop(self) -> None:
        self._waiting = []
        self._is_running = False

    def _next(self) -> None:
        """Analyse the next node, unless the analyst does other work."""
        if self._is_paused or not self._is_running:
            return
        while self._waiting and self._analyst.has_made(self._effort, self._waiting[0]):
            self._waiting.pop(0)
        self._report_progress()
        failure = self._analyst.engine.failure
        if self._waiting and failure and self._analyst.engine.state is EngineState.FAILED:
            self._stop()
            self.failed.emit(failure)
            return
        if self._waiting:
            self._analyst.look_at(self._waiting[0], self._effort)
            return
        self._stop()
        self._is_complete = True
        self._analyst.rest()
        self.ended.emit()

    def _finished(self, node_id: int) -> None:
        if not self._is_running or self._is_paused:
            return
        self._refused = 0
        if self._waiting and self._waiting[0].id == node_id:
            self._silent += self._analyst.finding(self._waiting.pop(0)) is None
        self._next()

    def _fail(self, failure: Failure) -> None:
        """Skip a position that the engine refuses; give up after several successive refusals, or if
        it refuses the size of the board.
        """
        if not self._is_running or self._is_paused:
            return
        self._refused += 1
        self._skipped += 1
        is_lost = self._analyst.engine.state is EngineState.FAILED
        if not is_lost:
            self._refusal = failure
        is_hopeless = failure.kind is FailureKind.UNFIT or self._refused > _MOST_FAILURES
        if is_lost or is_hopeless:
            self._stop()
            self.failed.emit(failure)
            return
        del self._waiting[:1]
        self._next()

    def _report_progress(self) -> None:
        if (progress := self.progress) is not None:
            self.progressed.emit(progress)
