"""Analysing all positions of a game one after the other in the background."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.engine_state import EngineState
from tromp_gui.gtp.failure import Failure
from tromp_gui.record.node import Node
from tromp_gui.session.play.analyst import Analyst, Effort

_MOST_FAILURES = 3
"""Refused positions one after the other: this many are no matter of single positions."""


class AnalysisProgress(NamedTuple):
    """How many of the positions asked for are known."""

    done: int
    total: int


class GameAnalysis(QObject):
    """Lets an analyst look at nodes in order; those looked at enough before are passed over.

    While `pause` holds it, the analyst is someone else's. Signals: `progressed(AnalysisProgress)`;
    `ended()` all are done, or the run was cancelled; `failed(Failure)` the engine is gone or
    cannot be brought to these positions, which ends it too.
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
        self._skipped = self._refused = 0
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
        """Whether the analyst is looking at positions for it."""
        return self._is_running and not self._is_paused

    @property
    def skipped(self) -> int:
        """How many positions of the last run the engine refused."""
        return self._skipped

    @property
    def is_complete(self) -> bool:
        """Whether the last run went to its end."""
        return self._is_complete

    def start(self, nodes: Iterable[Node], effort: Effort) -> None:
        """Look at these nodes, in their order; a run before is given up."""
        wanted = list(nodes)
        self._effort, self._total, self._skipped = effort, len(wanted), 0
        self._waiting = [node for node in wanted if not self._analyst.has_made(effort, node)]
        self._refused = 0
        self._is_running, self._is_complete = True, False
        self._next()

    def cancel(self) -> None:
        """Cancel; the results so far stay."""
        if self._is_running:
            self._stop()
            self._analyst.rest()
            self.ended.emit()

    def pause(self, paused: bool) -> None:
        """Leave the analyst to someone else, or go on with it."""
        was_paused, self._is_paused = self._is_paused, paused
        if self._is_running and was_paused and not paused:
            self._next()

    def _stop(self) -> None:
        self._waiting = []
        self._is_running = False

    def _next(self) -> None:
        """Look at the first of those left, unless the analyst is someone else's now."""
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
            self._waiting.pop(0)
        self._next()

    def _fail(self, failure: Failure) -> None:
        """A position that the engine refuses is passed over, but not one after the other."""
        if not self._is_running or self._is_paused:
            return
        self._refused += 1
        self._skipped += 1
        if self._analyst.engine.state is EngineState.FAILED or self._refused > _MOST_FAILURES:
            self._stop()
            self.failed.emit(failure)
            return
        del self._waiting[:1]
        self._next()

    def _report_progress(self) -> None:
        if (progress := self.progress) is not None:
            self.progressed.emit(progress)
