"""The judge's proposal of dead stones: on request, or when two people begin to agree."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.verdict import Verdict
from tromp_gui.match.agreement import Decision
from tromp_gui.match.phases import Agreeing, AgreementMode, Finished, Phase, Playing
from tromp_gui.match.player import Player
from tromp_gui.record.node import Node
from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.session.game.endings import COUNT
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.game.score_session import ScoreSession
from tromp_gui.session.play.judge import Engine, Judge, Subject
from tromp_gui.session.play.player_engines import OWN
from tromp_gui.settings import PROPOSES, Settings

_NAME = f"{DISPLAY_NAME} (dead-stone proposal)"
"""The built-in engine's name, as recorded when its proposal decided."""


class Proposer(QObject):
    """Marks what the judge considers dead, a step that undo takes back; the rest is people's.

    Two people who begin to agree get a first proposal unasked, where the settings want it, once;
    it is never given again by undo and redo. Whatever has been marked or agreed before a proposal
    comes stays: then only its reasons are shown. Signal: `proposed(Verdict)`.
    """

    proposed = Signal(object)

    def __init__(
        self,
        record: RecordSession,
        match: MatchSession,
        score: ScoreSession,
        judge: Judge,
        settings: Settings,
    ) -> None:
        super().__init__()
        self._record, self._match, self._score = record, match, score
        self._judge, self._settings = judge, settings
        self._offered_at: int | None = None
        self._reviewed: Node | None = None
        match.phase_changed.connect(self._on_phase_changed)

    def propose(self) -> None:
        """Find dead stones at the current node, and mark them instead of the present marks."""
        before = self._present_marks()

        def mark(proposal: Verdict) -> None:
            if self._present_marks() == before:
                self._score.propose(proposal.dead, proposal)
            else:
                self._score.show_reasons(proposal)
            self.proposed.emit(proposal)

        self._judge.ask(Subject.STONES, self._record.cursor, mark)

    def offer(self) -> None:
        """Make a first proposal for a finished game under review in which nothing is marked."""
        record, node = self._record, self._record.cursor
        if self._match.match is not None or node is self._reviewed:
            return
        recorded = self._score.recorded
        is_played_out = record.at_node().position.passes > 1 or (recorded and recorded.has_score)
        if not is_played_out or any(map(node.has, COUNT)) or self._score.marks:
            return
        self._reviewed = node
        if self._settings.get(PROPOSES):
            self.propose()

    def decide(self, engine: Engine | None, on_decision: Callable[[Decision], None]) -> None:
        """Let an engine, otherwise the judge, decide as a third party at the current node."""

        def decide(proposal: Verdict) -> None:
            self._score.show_reasons(proposal)
            is_own = proposal.by == Player.of_engine(OWN).name
            on_decision(Decision(proposal.dead, _NAME if is_own else proposal.by))

        self._judge.ask(Subject.STONES, self._record.cursor, decide, engine)

    def cancel(self) -> None:
        self._judge.cancel(Subject.STONES)

    def _present_marks(self) -> tuple[frozenset[Point], Color, Phase | None]:
        """The marks and agreements so far: a proposal must not replace later ones."""
        return self._score.marks, self._score.active_list, self._match.phase

    def _on_phase_changed(self, phase: Phase | None) -> None:
        """Make a first proposal when two people begin to agree."""
        match = self._match.match
        if match is None or any(match.player(color).engine for color in Color):
            return
        if not self._settings.get(PROPOSES):
            return
        if isinstance(phase, Playing | Finished):
            self.cancel()
        if not isinstance(phase, Agreeing):
            self._offered_at = None
            if isinstance(phase, Playing) and self._match.position.passes:
                self._judge.prepare()
        elif self._offered_at != match.node and self._match.is_at_play:
            self._offered_at = match.node
            is_new = self._record.redo_label is None and phase.mode is AgreementMode.SHARED
            if is_new and not (self._score.marks or phase.agreed):
                self.propose()
