"""The built-in engine's proposal of dead stones: asked for, or given when two people agree."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.gtp.chain_status import DEAD_STONES
from tromp_gui.match.dispute import Dispute
from tromp_gui.match.mediation import Decision
from tromp_gui.match.phases import Agreeing, AgreementMode, Finished, Phase, Playing
from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.session.game.engine_target import target_at
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.proposal import Proposal, read_proposal
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.game.score_session import ScoreSession
from tromp_gui.session.play.question import Asking, QuestionSession
from tromp_gui.settings import PROPOSES, Settings

_NAME = f"{DISPLAY_NAME} (dead-stone proposal)"


class Proposer(QObject):
    """Marks what the built-in engine considers dead, a step that undo takes back; the rest is
    people's.

    Two people who begin to agree get a first proposal unasked, where the settings want it, once;
    it is never given again by undo and redo. Whatever has been marked or agreed before a proposal
    comes stays: then only its grounds are shown.
    Signals: `changed()` it begins to look, or is done; `proposed(Proposal)`.
    """

    changed = Signal()
    proposed = Signal(object)

    def __init__(
        self,
        record: RecordSession,
        match: MatchSession,
        score: ScoreSession,
        question: QuestionSession,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._record, self._match, self._score = record, match, score
        self._question, self._settings = question, settings
        self._offered_at: int | None = None
        self._is_looking = False
        self._node = record.cursor.id
        question.changed.connect(self._on_question_changed)
        match.phase_changed.connect(self._on_phase_changed)
        record.cursor_moved.connect(self._leave)
        record.opened.connect(self.cancel)

    @property
    def asking(self) -> Asking:
        """How far the question is."""
        return self._question.asking if self._is_looking else Asking.NOT

    @property
    def name(self) -> str:
        """Who proposes, as the record says where a proposal has decided."""
        return _NAME

    def propose(self) -> None:
        """Look for dead stones at the node looked at, and mark them instead of what is marked."""
        before = self._present_marks()

        def mark(proposal: Proposal) -> None:
            if self._present_marks() == before:
                self._score.propose(proposal.dead, proposal)
            else:
                self._score.show_reasons(proposal)
            self.proposed.emit(proposal)

        self._ask(mark)

    def decide(
        self,
        _position: Position,
        _disputes: tuple[Dispute, ...],
        answer: Callable[[Decision | None], None],
    ) -> None:
        """Decide as a third party about the game at the node looked at (a `mediation.Decider`)."""

        def decide(proposal: Proposal) -> None:
            self._score.show_reasons(proposal)
            answer(Decision(proposal.dead, self.name))

        self._ask(decide)

    def cancel(self) -> None:
        """Cancel the request."""
        if self._is_looking:
            self._question.cancel()

    def _leave(self) -> None:
        """Cancel if another node is shown."""
        if self._record.cursor.id != self._node:
            self.cancel()

    def _ask(self, then: Callable[[Proposal], None]) -> None:
        """Ask for a proposal for the board looked at, and do something with it."""
        board = self._record.at_node().position.board
        target = target_at(self._record, self._record.cursor).without_last_passes()

        def found(text: str) -> None:
            if self._record.at_node().position.board == board:
                then(read_proposal(board, text))

        self._is_looking, self._node = True, self._record.cursor.id
        self._question.ask(target, DEAD_STONES, found)
        self.changed.emit()

    def _present_marks(self) -> tuple[frozenset[Point], Color, Phase | None]:
        """What people have said so far: a proposal must not come over anything later."""
        return self._score.marks, self._score.active_list, self._match.phase

    def _on_question_changed(self, asking: Asking) -> None:
        if self._is_looking:
            self._is_looking = asking is not Asking.NOT
            self.changed.emit()

    def _on_phase_changed(self) -> None:
        """Offer a first proposal where two people begin to agree."""
        match, phase = self._match.match, self._match.phase
        if match is None or any(match.player(color).engine for color in Color):
            return
        if not self._settings.get(PROPOSES):
            return
        if isinstance(phase, Playing | Finished):
            self.cancel()
        if not isinstance(phase, Agreeing):
            self._offered_at = None
            if isinstance(phase, Playing) and self._match.position.passes:
                self._question.prepare()
        elif self._offered_at != match.node and self._match.is_at_play:
            self._offered_at = match.node
            is_new = self._record.redo_label is None and phase.mode is AgreementMode.SHARED
            if is_new and not (self._score.marks or phase.agreed):
                self.propose()


__all__ = ["Asking", "Proposal", "Proposer"]
