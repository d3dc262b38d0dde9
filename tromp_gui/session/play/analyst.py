"""An engine that analyses positions of the record, and its results."""

from contextlib import suppress
from decimal import Decimal
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import Rules
from tromp_gui.gtp.analysis import Analysis, Candidate
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import Failure
from tromp_gui.gtp.profile import AnalysisKind
from tromp_gui.gtp.verdict import Verdict
from tromp_gui.gtp.vertex import EngineMove, MoveKind
from tromp_gui.learning.candidates import Forbidden, among_legal, forbidden
from tromp_gui.match.scores import whole_komi
from tromp_gui.record.evaluation import Evaluation
from tromp_gui.record.node import Node
from tromp_gui.session.engine.purpose import Effort
from tromp_gui.session.engine.session import EngineSession
from tromp_gui.session.engine.work import EngineAnswer
from tromp_gui.session.game.engine_target import target_at
from tromp_gui.session.game.record_session import RecordSession

_STALLED = 10_000
"""In ms: a search has ended after so long without more visits."""
_COLD, _SILENT = 60_000, 20_000
"""In ms: an engine that has reported nothing of a search for so long is lost; before its first
report of all, and later on, unless the one before took long.
"""
_SLOW = 1_500
"""In ms: a silence this long at the beginning of a search is reported."""
_INTERVAL = 20
"""Hundredths of a second between the reports of a search."""
_LULL = 300
"""In ms: a search that ended by itself so long ago has ended; the engine did not die."""
_NEARLY = 0.9
"""Clocks are not exact: this share of the time counts as all of it."""
_SCORE = ("estimate_score", "final_score")
"""For an engine that cannot analyse; GNU Go plays the game to its end for `final_score`."""

Region: TypeAlias = frozenset[Point]
"""The points among which alone a move is looked for."""


class AnalysedPosition(NamedTuple):
    """The position that a finding belongs to; it changes when the node is edited. `komi` includes
    the points for handicap stones.
    """

    board: Board
    to_play: Color
    rules: Rules
    komi: Decimal


def situation_at(record: RecordSession, node: Node) -> AnalysedPosition:
    """The position at a node, as findings name it."""
    position, terms = record.at_node(node).position, record.terms
    komi = whole_komi(terms.rules, terms.komi, terms.handicap)
    return AnalysedPosition(position.board, position.to_play, terms.rules, komi)


class Finding(NamedTuple):
    """What an engine has found at a position so far.

    For an engine that cannot analyse, `move` is what it would play and `score` its estimate for
    Black; `is_scored` says that it was asked. `seconds` is the time spent, `is_complete` says that
    the effort was made. `played` is the move of the game, where its value is known; `forbidden` are
    moves that the engine considers although the rules forbid them, which are left out elsewhere.
    """

    situation: AnalysedPosition
    analysis: Analysis | None = None
    move: EngineMove | None = None
    score: float | None = None
    is_scored: bool = False
    seconds: float = 0.0
    is_complete: bool = False
    played: Candidate | None = None
    forbidden: tuple[Forbidden, ...] = ()

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """The moves considered, best first; for an engine that cannot analyse, only its move."""
        if self.analysis is not None:
            return self.analysis.candidates
        move = self.move
        if move is None or move.kind not in (MoveKind.STONE, MoveKind.PASS):
            return ()
        return (Candidate(move.point, 0, 0.0, None, (move.point,), 0),)

    def verdict(self, by: str) -> Verdict | None:
        """The verdict in numbers of the engine `by`; None if there are none."""
        board, seen = self.situation.board, self.analysis
        if seen is None:
            return None if self.score is None else Verdict(board, by, lead=self.score)
        owners = seen.owners(board.columns)
        lead, chance = seen.black_score, seen.black_win_rate
        return Verdict(board, by, lead=lead, win_rate=chance, owners=owners)

    @property
    def evaluation(self) -> Evaluation | None:
        """The verdict as numbers; None if there are none."""
        verdict = self.verdict("")
        return None if verdict is None else Evaluation(verdict.lead, verdict.win_rate)


class Analyst(QObject):
    """Analyses one node at a time with one engine, for the time or visits it was given, and keeps
    the results. Signals: `found(int)` there is a new result for the node of this id;
    `finished(int)` its analysis is complete; `failed(Failure)` the engine is gone or refuses the
    position; `changed()` the engine does something else now.
    """

    found = Signal(int)
    finished = Signal(int)
    failed = Signal(object)
    changed = Signal()

    def __init__(
        self, engine: EngineSession, record: RecordSession, parent: QObject | None = None
    ) -> None:
        """`engine` is this analyst's own from now on."""
        super().__init__(parent)
        engine.setParent(self)
        self.engine = engine
        self._record = record
        self._findings: dict[int, Finding] = {}
        self._regional: dict[Region, dict[int, Finding]] = {}
        self._node: Node | None = None
        self._situation: AnalysedPosition | None = None
        self._effort = Effort()
        self._region: Region | None = None
        self._is_searching = False
        self._visits = -1
        self._patience = _COLD
        self._since = QElapsedTimer()
        self._time_up = QTimer(self, singleShot=True)
        self._time_up.timeout.connect(self._finish)
        self._stalled = QTimer(self, singleShot=True)
        self._stalled.timeout.connect(self._on_stalled)
        self._slow = QTimer(self, singleShot=True, interval=_SLOW)
        self._slow.timeout.connect(self.changed)
        self._lull = QTimer(self, singleShot=True, interval=_LULL)
        self._lull.timeout.connect(self._finish)
        engine.introduced.connect(self._on_introduced)
        engine.analysed.connect(self._on_analysed)
        engine.state_changed.connect(self._on_state_changed)
        engine.failed.connect(self._fail)

    # State

    @property
    def node(self) -> Node | None:
        return self._node

    @property
    def is_slow(self) -> bool:
        """Whether a search has been silent for longer than expected."""
        return self._is_searching and self._visits < 0 and not self._slow.isActive()

    @property
    def can_analyse(self) -> bool:
        """Whether the engine has an analysis command; True while that is not known."""
        profile = self.engine.profile
        return not profile.commands or profile.analysis is not AnalysisKind.NONE

    def finding(self, node: Node, region: Region | None = None) -> Finding | None:
        """The finding at a node, or only in a region there; None if there is none, or an edit has
        made it obsolete.
        """
        found = self._kept(region).get(node.id)
        if found is None or found.situation != situation_at(self._record, node):
            return None
        return found

    def _kept(self, region: Region | None) -> dict[int, Finding]:
        """The findings by node; those in a region say little about the position, so are apart."""
        return self._findings if region is None else self._regional.setdefault(region, {})

    @property
    def has_found(self) -> bool:
        """Whether anything was found in this record."""
        return bool(self._findings)

    def evaluations(self) -> dict[int, Evaluation]:
        """Evaluations in numbers, by the ids of nodes that have not changed."""
        known: dict[int, Evaluation] = {}
        for node_id in list(self._findings):
            with suppress(KeyError):
                found = self.finding(self._record.tree.node(node_id))
                value = None if found is None else found.evaluation
                if value is not None:
                    known[node_id] = value
        return known

    def is_looking_at(self, node: Node, effort: Effort, region: Region | None = None) -> bool:
        """Whether this node is being analysed."""
        asked = effort, region
        is_same = node is self._node and asked == (self._effort, self._region)
        return is_same and self._situation == situation_at(self._record, node)

    def has_made(self, effort: Effort, node: Node, region: Region | None = None) -> bool:
        """Whether a node was already analysed with this effort."""
        found = self.finding(node, region)
        if found is None or not found.is_complete:
            return False
        if found.analysis is None or effort.visits is None:
            wanted = 0.0 if found.analysis is None else _NEARLY * (effort.seconds or 0.0)
            return found.seconds >= wanted
        return found.analysis.visits >= effort.visits

    def has_seen(self, node: Node, effort: Effort) -> bool:
        """Whether a search at a node made at least these visits, or the time, so far."""
        found = self.finding(node)
        if found is None or found.analysis is None:
            return False
        is_deep = effort.visits is not None and found.analysis.visits >= effort.visits
        return is_deep or (effort.seconds is not None and found.seconds >= effort.seconds)

    def forget(self) -> None:
        """Another record is open: stop, and forget all findings."""
        self.rest()
        self._findings, self._regional = {}, {}

    # Looking

    def look_at(self, node: Node, effort: Effort, region: Region | None = None) -> None:
        """Analyse a node from now on, or only the moves in a region; other findings stay."""
        self._node, self._effort, self._region = node, effort, region
        self._situation = situation_at(self._record, node)
        self._is_searching = False
        self._stop_timers()
        if self.engine.profile.commands:
            self._begin()
        else:
            self.engine.start()

    def rest(self) -> None:
        """Stop analysing; the engine stays ready."""
        self._node = None
        self._is_searching = False
        self._stop_timers()
        self.engine.stop_analysing()
        self.engine.stop_thinking()

    def close(self) -> None:
        """End the engine."""
        self.rest()
        self.engine.stop()

    def _on_introduced(self) -> None:
        self._patience = _COLD
        self._begin()

    def _begin(self) -> None:
        if self._node is None or self._situation is None:
            return
        target, color = target_at(self._record, self._node), self._situation.to_play
        self._since.start()
        if self.can_analyse or self._region is not None:
            self.engine.analyse(color, target, _INTERVAL, self._region)
            if self.engine.state is EngineState.ANALYSING:
                self._start_clock()
        else:
            self.engine.hint(color, target, self._take_hint, self._node.id)

    def _on_state_changed(self, state: EngineState) -> None:
        """Follow the engine's state: it begins to search, or has ended by itself."""
        if self._node is not None and self.can_analyse:
            if state is EngineState.ANALYSING and not self._is_searching:
                self._start_clock()
            elif state is EngineState.WAITING:
                self._is_searching = False
                self._stop_timers()
            elif state is EngineState.READY and self._is_searching:
                self._lull.start()
        self.changed.emit()

    def _start_clock(self) -> None:
        self._is_searching, self._visits = True, -1
        self._since.start()
        self._stalled.start(self._patience)
        self._slow.start()

    def _on_first_report(self) -> None:
        """Start counting the time at the first report; the engine's start is not part of it."""
        self._patience = max(_SILENT, 3 * self._since.restart())
        if self._effort.seconds is not None:
            self._time_up.start(max(0, round(1000 * self._effort.seconds) - 10 * _INTERVAL))

    def _on_analysed(self, analysis: Analysis) -> None:
        if self._node is None or self._situation is None:
            return
        if self._visits < 0:
            self._on_first_report()
        if analysis.visits > self._visits:
            self._visits = analysis.visits
            self._stalled.start(_STALLED)
        legal, refused = among_legal(analysis, self._record.at_node(self._node).position)
        if legal is not None and not self._knows_better(legal):
            seconds = self._elapsed()
            self._keep(Finding(self._situation, legal, seconds=seconds, forbidden=refused))
        if self._effort.visits is not None and analysis.visits >= self._effort.visits:
            self._finish()

    def _knows_better(self, analysis: Analysis) -> bool:
        """Whether an earlier search has gone deeper than this one so far."""
        found = None if self._node is None else self.finding(self._node, self._region)
        if found is None or found.analysis is None:
            return False
        return found.analysis.visits > analysis.visits

    def _elapsed(self) -> float:
        """The seconds since this search began."""
        return (self._since.elapsed() + 10 * _INTERVAL) / 1000

    def _keep(self, finding: Finding) -> None:
        if self._node is not None:
            self._kept(self._region)[self._node.id] = finding
            self.found.emit(self._node.id)

    def _finish(self) -> None:
        node = self._node
        if node is None:
            return
        kept = self._kept(self._region)
        found = kept.get(node.id)
        if found is not None:
            seconds = self._elapsed()
            kept[node.id] = found._replace(is_complete=True, seconds=seconds)
        self.rest()
        self.finished.emit(node.id)

    def _on_stalled(self) -> None:
        """Without any report the engine is lost, since nothing else shows that it works."""
        if self._visits < 0:
            self.engine.give_up()
        else:
            self._finish()

    def _stop_timers(self) -> None:
        self._time_up.stop()
        self._slow.stop()
        self._stalled.stop()
        self._lull.stop()

    def _fail(self, failure: Failure) -> None:
        self._stop_timers()
        self._is_searching = False
        self.failed.emit(failure)
        self.changed.emit()

    # Engines without analysis

    def _take_hint(self, move: EngineMove) -> None:
        node, situation = self._node, self._situation
        if node is None or situation is None or move.token != node.id:
            return
        self._keep(self._hinted(situation, node, move))
        profile, target = self.engine.profile, target_at(self._record, node)
        if any(map(profile.knows, _SCORE)):
            self.engine.question(target, _SCORE, lambda told: self._take_score(node, told))
        else:
            self._finish()

    def _hinted(self, situation: AnalysedPosition, node: Node, move: EngineMove) -> Finding:
        """The move that an engine would play, as a finding."""
        position = self._record.at_node(node).position
        refused = forbidden(position, move.point) if move.kind is MoveKind.STONE else None
        if refused is not None:
            return Finding(situation, forbidden=(refused,))
        return Finding(situation, move=move)

    def _take_score(self, node: Node, told: EngineAnswer | None) -> None:
        found = self._findings.get(node.id)
        if node is self._node and found is not None:
            board = found.situation.board
            verdict = None if told is None else told.verdict(board)
            score = None if verdict is None else verdict.lead
            self._keep(found._replace(score=score, is_scored=True))
            self._finish()
