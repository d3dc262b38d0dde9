"""The game in the running program: turns, agreement, counting, and how they reach the record."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, Signal

from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.result import Result, Way
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.match.match import (
    Agreeing,
    Finished,
    Match,
    Phase,
    Settlement,
    passes_end_game,
    phase_of,
)
from tromp_gui.match.setup import Setup
from tromp_gui.record import editing
from tromp_gui.record.edits import Edit, Edits
from tromp_gui.record.node import Node, Tree
from tromp_gui.scoring.count import Score, count
from tromp_gui.session.new_record import record_of
from tromp_gui.session.record_session import RecordSession


def _tr(text: str) -> str:
    return QCoreApplication.translate("steps", text)


class MatchSession(QObject):
    """Owns the match, which the record carries along.

    Signals: `phase_changed(Phase | None)`, None while a record is reviewed; `score_changed()`
    the counts are other ones; `refused(Turn, Illegal)`; `strayed(Point)` a click on the board
    while another node than the play node is looked at.
    """

    phase_changed = Signal(object)
    score_changed = Signal()
    refused = Signal(object, object)
    strayed = Signal(object)

    def __init__(self, record: RecordSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._record = record
        record.opened.connect(self._tell)
        record.changed.connect(self._tell)
        record.cursor_moved.connect(self._tell)

    def _tell(self) -> None:
        self.phase_changed.emit(self.phase)
        self.score_changed.emit()

    @property
    def match(self) -> Match | None:
        """The game being played or just finished; None while a record is reviewed."""
        companion = self._record.companion
        return companion if isinstance(companion, Match) else None

    @property
    def play_node(self) -> Node | None:
        """The node where the game stands."""
        return None if self.match is None else self._record.tree.node(self.match.node)

    @property
    def is_at_play(self) -> bool:
        """Whether a game is on and its play node is looked at."""
        return self.play_node is self._record.cursor

    @property
    def phase(self) -> Phase | None:
        """The phase of the game; None while a record is reviewed."""
        match, node = self.match, self.play_node
        if match is None or node is None:
            return None
        return phase_of(match, self._record.moment(node).position)

    def start(self, setup: Setup) -> None:
        """Begin a new game in a new record."""
        self._record.open(record_of(setup), setup.match())

    def continue_here(self) -> None:
        """Go on from the cursor as a game between two people at this screen."""
        info, record = self._record.info, self._record
        setup = Setup(info.rows, info.columns, record.terms.rules, record.terms.komi, info.handicap)
        match = replace(setup.match(), node=record.cursor.id)
        record.do(_tr("continue from here"), None, match)

    def leave(self) -> None:
        """Give the game up as a game: its record stays, to be reviewed."""
        if self.match is not None:
            self._record.do(_tr("review"), None, None)

    def take_back_to_here(self) -> None:
        """Let the game go on from the cursor instead of its play node."""
        if self.match is not None:
            match = replace(self.match.moved_to(self._record.cursor.id), outcome=None)
            self._record.do(_tr("take back"), None, replace(match, resumed_at=None))

    def return_to_game(self) -> None:
        """Look at the play node again."""
        if (node := self.play_node) is not None:
            self._record.go_to(node)

    def legality(self, turn: Turn) -> Illegal | None:
        """Why this turn would be refused here; None where it is legal."""
        if isinstance(self.phase, Finished) and self.is_at_play:
            return Illegal(Reason.GAME_OVER)
        return self._record.moment().position.legality(turn)

    def play(self, point: Point | None) -> None:
        """A turn of the player to move at the cursor: a move, or with None a pass.

        In an agreement nobody moves: one of the players has to play on first.
        """
        record, phase = self._record, self.phase
        if phase is not None and not self.is_at_play:
            self.strayed.emit(point)
            return
        if isinstance(phase, Agreeing):
            return
        position = record.moment().position
        turn = Turn(position.to_play, point)
        illegal = self.legality(turn)
        if illegal is not None:
            self.refused.emit(turn, illegal)
        elif self.match is None:
            self._step(turn)
        elif point and self._is_in_root(position, turn):
            edit = editing.place_handicap(record.tree, point)
            record.do(_label(turn), edit, self.match, record.cursor.id)
        else:
            self._take_turn(self.match, position, turn)

    def play_variation(self, point: Point | None) -> None:
        """Try a turn at the cursor without taking the game there, legal or not."""
        self._step(Turn(self._record.moment().position.to_play, point))

    def _is_in_root(self, position: Position, turn: Turn) -> bool:
        """Whether a turn is a handicap stone that the root can keep: none was lost by suicide."""
        at_root = self._record.cursor is self._record.tree.root
        return bool(position.handicap) and at_root and position.play(turn).lost == (0, 0)

    def _step(self, turn: Turn) -> None:
        record = self._record
        node = editing.child_with(record.tree, record.cursor, turn)
        if node is not None:
            record.go_to(node)
            return
        edit = editing.play(record.tree, record.cursor, turn)
        record.do(_label(turn), edit, record.companion, record.tree.next_id)

    def _take_turn(self, match: Match, position: Position, turn: Turn) -> None:
        record, following = self._record, position.play(turn)
        known = editing.child_with(record.tree, record.cursor, turn)
        node = record.tree.next_id if known is None else known.id
        match = match.moved_to(node)
        parts: list[Edit] = []
        if known is None:
            parts.append(editing.play(record.tree, record.cursor, turn))
        if passes_end_game(match.rules, following):
            score = score_of(match, following)
            parts += ending(record.tree, node, score, frozenset(), Settlement.AS_IS).parts
            match = match.ended(score.result, Settlement.AS_IS)
        record.do(_label(turn), Edits(tuple(parts)) if parts else None, match, node)

    def resign(self, color: Color) -> None:
        """`color` gives the game up."""
        self.declare(Result(color.opponent, Way.RESIGNATION), _tr("resign"))

    def declare(self, result: Result, label: str) -> None:
        """End the game with a result that nobody counted."""
        match, record = self.match, self._record
        if match is None or match.outcome is not None:
            return
        edit = editing.result(record.tree, str(result))
        record.do(label, edit, match.ended(result, Settlement.DECLARED), match.node)


def score_of(match: Match, position: Position, marks: frozenset[Point] = frozenset()) -> Score:
    """The count of a game at a position, with these stones removed."""
    return count(position.board, match.rules, marks, match.komi, match.handicap, position.lost)


def ending(
    tree: Tree, node_id: int, score: Score, dead: frozenset[Point], settlement: Settlement
) -> Edits:
    """The edit that writes a counted result: RE in the root, the count on the node scored."""
    black, white = score.territory(Color.BLACK), score.territory(Color.WHITE)
    kept = editing.count(tree, node_id, black, white, dead, settlement.value)
    return Edits((*kept.parts, editing.result(tree, str(score.result))))


def _label(turn: Turn) -> str:
    return (
        _tr("pass")
        if turn.point is None
        else _tr("move {point}").format(point=format_vertex(turn.point))
    )
