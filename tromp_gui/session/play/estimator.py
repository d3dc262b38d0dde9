"""The expected result of the game at the current node."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.verdict import Verdict
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.idle import single_shot
from tromp_gui.session.play.analysis_session import AnalysisSession
from tromp_gui.session.play.judge import Judge, Subject

_REST = 120
"""How long, in ms, the cursor must rest before the judge is asked."""


class Estimator(QObject):
    """While it is on, has the judge asked wherever nothing is known yet of the node looked at.

    What it says is the verdict of `AnalysisSession`, as graph and win bar show it. Signal:
    `changed()` another one.
    """

    changed = Signal()

    def __init__(self, record: RecordSession, judge: Judge, analysis: AnalysisSession) -> None:
        super().__init__()
        self._record, self._judge, self._analysis = record, judge, analysis
        self._is_on = False
        self._told: Verdict | None = None
        self._soon = single_shot(self, self._ask)
        judge.failed.connect(self.turn_off)
        judge.chosen.connect(self._on_record_changed)
        analysis.changed.connect(self._on_analysis_changed)
        record.acted.connect(self._on_record_changed)

    @property
    def is_on(self) -> bool:
        """Whether estimates are wanted."""
        return self._is_on

    @property
    def estimate(self) -> Verdict | None:
        """The verdict on the current node; None if there is none yet, or estimates are off."""
        return self._analysis.verdict(self._record.cursor) if self._is_on else None

    def turn_on(self) -> None:
        """Estimate the current node, and later ones."""
        self._is_on = True
        self._ask()

    def turn_off(self) -> None:
        """Stop estimating."""
        if self._is_on:
            self._is_on, self._told = False, None
            self._soon.stop()
            self._judge.cancel(Subject.POINTS)
            self.changed.emit()

    def _on_record_changed(self) -> None:
        if self._is_on:
            self._told = self.estimate
            self.changed.emit()
            self._soon.start(_REST)

    def _on_analysis_changed(self) -> None:
        if self._is_on and self.estimate != self._told:
            self._told = self.estimate
            self.changed.emit()

    def _ask(self) -> None:
        node, known = self._record.cursor, self.estimate
        if known is None or not known.owners:
            self._judge.ask(
                Subject.POINTS, node, lambda verdict: self._analysis.keep(node, verdict)
            )
        elif known != self._told:
            self._told = known
            self.changed.emit()
