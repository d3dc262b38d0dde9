"""Marking and counting: in the agreement of a game, and at any node of a record."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, Signal

from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.result import Result, parse_result
from tromp_gui.match.counting import Counting
from tromp_gui.match.match import Agreeing, Finished, Match, Settlement
from tromp_gui.record import editing
from tromp_gui.scoring.count import Score, count
from tromp_gui.scoring.dead_stones import Reach, Refusal, flips
from tromp_gui.session.match_session import MatchSession, ending, score_of
from tromp_gui.session.record_session import RecordSession


def _tr(text: str) -> str:
    return QCoreApplication.translate("steps", text)


@dataclass(frozen=True, slots=True)
class Counts:
    """A position counted twice: as it stands, and with the marked stones removed."""

    stands: Score
    agreed: Score
    marks: frozenset[Point]


class ScoreSession(QObject):
    """The marks and the counts of the node looked at.

    Signals: `changed()` they are other ones; `refused(Point, Refusal)` a click marked nothing.
    """

    changed = Signal()
    refused = Signal(object, object)

    def __init__(
        self, record: RecordSession, match: MatchSession, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._record = record
        self._match = match
        match.score_changed.connect(self.changed)

    @property
    def marks(self) -> frozenset[Point]:
        """The stones marked dead at the node looked at."""
        companion, node = self._record.companion, self._record.cursor
        if isinstance(companion, Match) and companion.node == node.id:
            return companion.marks
        if isinstance(companion, Counting) and companion.node == node.id:
            return companion.marks
        board = self._position.board
        stones = board.points(Color.BLACK), board.points(Color.WHITE)
        return editing.recorded_dead(self._record.tree, node, *stones) or frozenset()

    @property
    def can_mark(self) -> bool:
        """Whether a click may mark: in an agreement, and wherever a record is reviewed."""
        phase = self._match.phase
        return phase is None or (isinstance(phase, Agreeing) and self._match.is_at_play)

    @property
    def recorded(self) -> Result | None:
        """The result that the file tells, where it tells one we understand."""
        return parse_result(self._record.info.result)

    @property
    def _position(self) -> Position:
        return self._record.moment().position

    def counts(self) -> Counts:
        """Both counts of the node looked at."""
        marks = self.marks
        return Counts(self._count(frozenset()), self._count(marks), marks)

    def _count(self, dead: frozenset[Point]) -> Score:
        position, match, record = self._position, self._match.match, self._record
        if match is not None:
            return score_of(match, position, dead)
        return count(
            position.board,
            record.terms.rules,
            dead,
            record.terms.komi,
            record.terms.handicap,
            position.lost,
        )

    def flips(self, point: Point, reach: Reach) -> frozenset[Point] | Refusal:
        """The stones whose mark a click would flip, or why there are none."""
        return flips(self._position.board, self.marks, point, reach)

    def counted(self, marks: frozenset[Point]) -> Score:
        """The count with other marks than now."""
        return self._count(marks)

    def click(self, point: Point, reach: Reach) -> None:
        """Flip the stones that a click takes in."""
        if not self.can_mark:
            return
        flipped = self.flips(point, reach)
        if isinstance(flipped, Refusal):
            self.refused.emit(point, flipped)
        else:
            self._mark(_tr("mark"), self.marks ^ flipped)

    def clear(self) -> None:
        """Take all marks away."""
        if self.can_mark:
            self._mark(_tr("clear marks"), frozenset())

    def _mark(self, label: str, marks: frozenset[Point]) -> None:
        match, record = self._match.match, self._record
        if marks == self.marks:
            return
        companion = match.marked(marks) if match else Counting(record.cursor.id, marks)
        record.do(label, None, companion)

    def agree(self, color: Color) -> None:
        """`color` confirms the marks; once both have, the game ends with them removed."""
        match, record = self._match.match, self._record
        if match is None or not isinstance(self._match.phase, Agreeing):
            return
        match = match.agreed_by(color)
        edit, label = None, _tr("Black agrees") if color is Color.BLACK else _tr("White agrees")
        if len(match.agreed) == 2:
            node = record.tree.node(match.node)
            score = score_of(match, record.moment(node).position, match.marks)
            edit = ending(record.tree, node.id, score, match.marks, Settlement.AGREED)
            match = match.ended(score.result, Settlement.AGREED)
        record.do(label, edit, match)

    def play_on(self) -> None:
        """Do not agree: the game goes on with the first to pass."""
        match, node = self._match.match, self._match.play_node
        if match is not None and node is not None and isinstance(self._match.phase, Agreeing):
            turn = self._record.moment(node).position.turn
            self._record.do(_tr("play on"), None, match.resumed(turn), node.id)

    def reopen(self) -> None:
        """Take the outcome of a counted game back and mark again."""
        match = self._match.match
        if match is not None and isinstance(self._match.phase, Finished):
            self._record.do(_tr("mark again"), None, match.reopened(), match.node)

    def write_result(self) -> None:
        """Write the count of a reviewed position to its record: RE, TB, TW and the dead stones."""
        record, counts = self._record, self.counts()
        edit = ending(record.tree, record.cursor.id, counts.agreed, counts.marks, Settlement.AGREED)
        record.edit(_tr("write the result"), edit)
