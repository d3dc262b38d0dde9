"""Shows the estimate: ownership on the board, a sentence in the status line."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from tromp_gui.gtp.failure import Failure
from tromp_gui.match.phases import Phase, Playing, Playout
from tromp_gui.ui.board.additions import AnalysisOverlay
from tromp_gui.ui.shell.actions import Command, Where
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.wording import engines
from tromp_gui.wording.chain_status import estimate_sentence


class EstimateController(QObject):
    """Shows the estimate while it is turned on; the end of play turns it off."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.board)
        s = parts.sessions
        self._record, self._estimator = s.record, s.estimator
        self._board, self._status = parts.board, parts.status
        self._said_at: int | None = None
        self._was_playing = False
        s.match.phase_changed.connect(self._on_phase_changed)
        s.estimator.changed.connect(self._on_estimator_changed)
        s.judge.failed.connect(self._fail)
        parts.actions.add(self.rows())

    def rows(self) -> list[Command]:
        text = QCoreApplication.translate("commands", "Es&timate")
        return [
            Command("estimate", text, ("E",), self._toggle, Where.BOARD,
                checked=lambda _: self._estimator.is_on, menu="analysis.estimate")
        ]  # fmt: skip

    def _toggle(self) -> None:
        if self._estimator.is_on:
            self._estimator.turn_off()
        else:
            self._estimator.turn_on()

    def _on_phase_changed(self, phase: Phase | None) -> None:
        is_playing = isinstance(phase, Playing | Playout)
        if self._was_playing and not is_playing:
            self._estimator.turn_off()
        self._was_playing = is_playing

    def _on_estimator_changed(self) -> None:
        estimate = self._estimator.estimate
        overlay = None
        if estimate is not None:
            overlay = AnalysisOverlay(self._record.cursor.id, estimate.owners)
        self._board.show_estimate(overlay)
        if estimate is not None:
            node, before = self._record.cursor.id, self._said_at
            self._said_at = node
            self._show_sentence(estimate_sentence(estimate), is_aloud=node != before)
        elif not self._estimator.is_on:
            self._said_at = None
            self._status.refresh()

    def _fail(self, name: str, failure: Failure) -> None:
        self._status.refuse(engines.failure(failure, engines.engine_name(name)))

    def _show_sentence(self, text: str, is_aloud: bool = True) -> None:
        """Report the estimate. Announce only the first, because a search corrects it often."""
        self._status.report(text, self.tr("Hide"), self._estimator.turn_off, is_aloud)
