"""Marking and counting, in the agreement of a game and at any node of a record."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.result import Result
from tromp_gui.go.rules import Rules
from tromp_gui.gtp.verdict import Verdict
from tromp_gui.match import agreement, settle
from tromp_gui.match.match import Match
from tromp_gui.match.phases import (
    Agreeing,
    AgreementMode,
    Finished,
    Mediating,
    Outcome,
    Settlement,
)
from tromp_gui.match.recorded_ending import ending_text
from tromp_gui.match.scores import (
    Counting,
    agreeing_rules,
    counted_otherwise,
    other_rules,
    score_at,
)
from tromp_gui.record import editing
from tromp_gui.record.edits import Edits, SetProperty
from tromp_gui.record.rule_names import ru_of
from tromp_gui.record.terms import Terms
from tromp_gui.scoring.count import Score
from tromp_gui.scoring.dead_stones import Reach, Refusal, flips
from tromp_gui.session.game.act import tr as _tr
from tromp_gui.session.game.endings import (
    count_edit,
    is_final,
    recorded_result,
)
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.record_session import RecordSession

_NONE: frozenset[Point] = frozenset()


class Counts(NamedTuple):
    """Two counts of a position: as it stands, and with the marked stones removed."""

    stands: Score
    agreed: Score
    marks: frozenset[Point]


class ScoreSession(QObject):
    """The marks and the counts of the current node, and the players' statements about them.

    `active_list` is the player whose list a click changes, if each has one. Signals: `changed()`
    the active list or the reasons of a proposal changed without an act; `refused(Point, Refusal)` a
    click marked nothing.
    """

    changed = Signal()
    refused = Signal(object, object)

    def __init__(self, record: RecordSession, match: MatchSession) -> None:
        super().__init__()
        self._record = record
        self._match = match
        self._mode, self._active_list = match.mode, Color.BLACK
        self._proposal: Verdict | None = None
        match.phase_changed.connect(self._on_phase_changed)

    # Marks

    @property
    def active_list(self) -> Color:
        """The player whose list a click changes: the person, or who has not submitted one."""
        people, phase = self._match.people, self._match.phase
        if len(people) == 1:
            return self._match.spoken_for
        if (
            isinstance(phase, Agreeing)
            and phase.mode is AgreementMode.LISTS
            and len(phase.agreed) == 1
        ):
            (handed_in,) = phase.agreed
            return handed_in.opponent
        return self._active_list

    @active_list.setter
    def active_list(self, color: Color) -> None:
        self._active_list = color
        self.changed.emit()

    @property
    def marks(self) -> frozenset[Point]:
        """The stones marked dead at the current node: by both, or on the active list."""
        attachment, node = self._record.attachment, self._record.cursor
        if isinstance(attachment, Match) and attachment.node == node.id:
            return self._marks_of(attachment)
        board = self._position.board
        stones = board.points(Color.BLACK), board.points(Color.WHITE)
        if isinstance(attachment, Counting) and attachment.node == node.id:
            return attachment.marks & (stones[0] | stones[1])  # an edit may have removed some
        return editing.recorded_dead(self._record.tree, node, *stones) or _NONE

    def _marks_of(self, match: Match) -> frozenset[Point]:
        phase = self._match.phase
        if isinstance(phase, Finished):
            return phase.outcome.dead
        if isinstance(phase, Agreeing) and phase.mode is AgreementMode.LISTS:
            return match.list_of(self.active_list)
        return match.marks

    @property
    def agreed_dead(self) -> frozenset[Point]:
        """The stones agreed dead in the finished game, or those recorded."""
        phase = self._match.phase
        if isinstance(phase, Finished):
            return phase.outcome.dead if self._match.is_at_play else _NONE
        if phase is not None:
            return _NONE
        board, node = self._position.board, self._record.cursor
        stones = board.points(Color.BLACK), board.points(Color.WHITE)
        return editing.recorded_dead(self._record.tree, node, *stones) or _NONE

    @property
    def can_mark(self) -> bool:
        """Whether a click may mark: in an agreement, or in a review."""
        phase = self._match.phase
        if isinstance(phase, Agreeing) and phase.speaker not in (None, *self._match.people):
            return False
        return phase is None or (isinstance(phase, Agreeing | Mediating) and self._match.is_at_play)

    def _on_phase_changed(self) -> None:
        if self._match.mode is not self._mode:
            self._mode, self._active_list = self._match.mode, Color.BLACK

    @property
    def recorded(self) -> Result | None:
        """The recorded result at the end of the game; None before the end."""
        return recorded_result(self._record)

    @property
    def is_final(self) -> bool:
        """Whether the current node can have a result, and no game is in progress."""
        return is_final(self._record)

    # Counting

    @property
    def _position(self) -> Position:
        return self._record.at_node().position

    def counts(self) -> Counts:
        """Both counts of the current node."""
        marks = self.marks
        return Counts(self.counted(_NONE), self.counted(marks), marks)

    def counted(self, marks: frozenset[Point]) -> Score:
        """The count of the current node with these marks."""
        match, terms = self._match.match, self._record.terms
        if match is not None:
            return settle.score_of(match, self._position, marks)
        return score_at(self._position, terms.rules, terms.komi, terms.handicap, marks)

    def other_count(self) -> Score:
        """The count of the current node, with its marks, by the other kind of scoring.

        By territory if the rules count area, without White's points for handicap stones, which
        compensate for their area; by area if they count territory, with the same komi.
        """
        match, terms = self._match.match, self._record.terms
        rules, komi, stones = terms.rules, terms.komi, terms.handicap
        if match is not None:
            rules, komi, stones = match.rules, match.komi, match.handicap
        return counted_otherwise(self._position, rules, komi, stones, self.marks)

    @property
    def terms(self) -> Terms:
        """The rules, komi and handicap of the record."""
        return self._record.terms

    @property
    def other_rules(self) -> Rules | None:
        """The rules that count the other way, if the file shown leaves its rules open."""
        terms = self._record.terms
        is_open = self._match.match is None and terms.are_rules_open
        return other_rules(terms.rules) if is_open else None

    @property
    def agrees_otherwise(self) -> bool:
        """Whether these other rules give the recorded result, and the assumed ones do not."""
        if self._match.match is not None:
            return False
        terms, recorded = self._record.terms, self.recorded
        return agreeing_rules(self._position, terms, recorded, self.marks) is not None

    def take_other_rules(self) -> None:
        """Write `other_rules` to the record, which is counted by them from now on."""
        rules, tree = self.other_rules, self._record.tree
        if rules is not None:
            text = (tree.codec.escape(ru_of(rules)),)
            self._record.edit(_tr("rules"), SetProperty(tree.root.id, "RU", text))

    # Marking

    def flips(self, point: Point, reach: Reach) -> frozenset[Point] | Refusal:
        """The stones whose mark a click would flip, or why there are none."""
        if self._match.mode is AgreementMode.IN_TURN:
            stones = agreement.marked_with(self._position.board, point)
            return stones or Refusal.NO_STONE
        return flips(self._position.board, self.marks, point, reach)

    def click(self, point: Point, reach: Reach) -> None:
        """Flip the marks of a click; when agreeing in turn, mark or dispute a chain."""
        if not self.can_mark:
            return
        flipped = self.flips(point, reach)
        if isinstance(flipped, Refusal):
            self.refused.emit(point, flipped)
            return
        phase = self._match.phase
        if isinstance(phase, Agreeing) and phase.speaker:
            self._match.mark_in_turn(_tr("mark"), point, phase.speaker)
        else:
            self._mark(_tr("mark"), self.marks ^ flipped)

    def propose(self, dead: frozenset[Point], reasons: Verdict | None = None) -> None:
        """Replace the marks with a proposal of dead stones, and keep its reasons."""
        self._proposal = reasons or self._proposal
        if self.can_mark and dead != self.marks:
            self._mark(_tr("proposal"), dead)
        else:
            self.changed.emit()

    @property
    def reasons(self) -> Verdict | None:
        """The last proposal with its reasons, if it is about the stones shown."""
        proposal = self._proposal
        return proposal if proposal and proposal.board == self._position.board else None

    def show_reasons(self, proposal: Verdict) -> None:
        """Show a proposal's reasons without marking anything."""
        self._proposal = proposal
        self.changed.emit()

    def clear(self) -> None:
        """Remove all marks."""
        if self.can_mark:
            self._mark(_tr("clear marks"), _NONE)

    def _mark(self, label: str, marks: frozenset[Point]) -> None:
        if marks == self.marks:
            return
        if self._match.match is None:
            self._record.do(label, None, Counting(self._record.cursor.id, marks))
        else:
            self._match.mark(label, marks, self.active_list)

    # Writing

    def write_result(self) -> None:
        """Write the count of a reviewed position to its record: TB, TW and the dead stones.

        On the main line also RE, which is the result of the game itself, never of a variation
        (docs/rules.md, "What a file keeps"). Does nothing if the game is not over there.
        """
        if self._match.match is not None or not self.is_final:
            return
        record, score = self._record, self.counts().agreed
        outcome = Outcome(score.result, Settlement.AGREED)
        text = ending_text(record.terms.rules.ending, outcome) or ""
        edits = [count_edit(record.tree, record.cursor.id, score, text)]
        if record.cursor.is_on_main_line:
            edits.append(editing.result(record.tree, str(score.result)))
        record.edit(_tr("write result"), Edits(tuple(edits)))
