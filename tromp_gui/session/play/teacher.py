"""The teaching game: tells a person who plays an engine when a move loses much."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.failure import Failure
from tromp_gui.gtp.profile import AnalysisKind
from tromp_gui.learning.candidates import GOOD_WIN_RATE
from tromp_gui.match.phases import Playing
from tromp_gui.match.player import Attached, BuiltIn, Imitator, Level, Player, PlayingEngine
from tromp_gui.record.evaluation import Evaluation
from tromp_gui.record.node import Node
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.engine.purpose import Effort, Purpose
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.play.opponents import Opponents
from tromp_gui.session.play.player_engines import OWN, LaunchOf
from tromp_gui.settings import TEACHES, TEACHING_POINTS, Settings

if TYPE_CHECKING:
    from tromp_gui.session.play.analyst import Analyst, Finding

USUAL_POINTS, STRICT_POINTS = 5, 3
"""The lost points from which a warning is shown: usually, and against strong engines."""
MOST_POINTS = 99
_STRONG = frozenset({Level.ADVANCED, Level.STRONG, Level.EXPERT, Level.FULL})

_AHEAD = Effort(visits=3000, seconds=5.0)
"""How long the position is looked at while the person thinks."""
_GLANCE = Effort(visits=100, seconds=0.2)
"""How long the position after a move is looked at, and the one before, if it was not: until the
first report.
"""
_CHECK = Effort(visits=500, seconds=0.4)
"""The same before a move is said to lose much."""


def usual_points(engine: PlayingEngine | None) -> int:
    """The lost points that are told in a game against an engine, unless the user chose others."""
    match engine:
        case None:
            is_strong = False
        case BuiltIn(level):
            is_strong = level in _STRONG
        case Imitator():
            is_strong = engine.rank.endswith("d")
        case Attached():
            is_strong = True
    return STRICT_POINTS if is_strong else USUAL_POINTS


class LostPoints(NamedTuple):
    """A move that loses much: the node before it, how many points, and the move that is better
    (None: a pass).
    """

    before: Node
    points: float
    better: Point | None


class _Stage(Enum):
    """What the engine looks at next, before it may move."""

    BEFORE = auto()
    AFTER = auto()
    CHECK = auto()


class Teacher(QObject):
    """Looks at the game with the engine that plays in it, or with the built-in one if that cannot
    analyse. While it judges a person's move, and while it asks about one, the opponent waits.

    Signal: `changed()`, another move is asked about, or none any more.
    """

    changed = Signal()

    def __init__(
        self,
        record: RecordSession,
        match: MatchSession,
        opponents: Opponents,
        settings: Settings,
        launch_of: LaunchOf,
        pool: EnginePool,
    ) -> None:
        super().__init__()
        self._record, self._match, self._opponents = record, match, opponents
        self._settings, self._launch_of, self._pool = settings, launch_of, pool
        self._analyst: Analyst | None = None
        self._node: Node | None = None
        self._stage: _Stage | None = None
        self._told: LostPoints | None = None
        self._count = self._taken_back = 0
        record.opened.connect(self._start_over)
        match.phase_changed.connect(self._on_phase_changed)
        opponents.changed.connect(self._on_opponents_changed)
        settings.changed.connect(self._on_setting_changed)

    # State

    @property
    def is_on(self) -> bool:
        """Whether it asks about moves that lose much."""
        return self._settings.get(TEACHES)

    @property
    def points(self) -> int:
        """The lost points from which on a move is asked about in the game that is played."""
        return self.points_against(self._engine)

    def points_against(self, engine: PlayingEngine | None) -> int:
        """The same in a game against an engine."""
        return self._settings.get(TEACHING_POINTS) or usual_points(engine)

    def turn(self, on: bool) -> None:
        """Tell such moves, or not."""
        self._settings.set(TEACHES, on)

    def choose(self, points: int) -> None:
        """Tell moves from this many lost points on; 0: the usual number."""
        self._settings.set(TEACHING_POINTS, points)

    @property
    def told(self) -> LostPoints | None:
        """The move that is asked about now."""
        return self._told

    @property
    def count(self) -> int:
        """How many moves of this game were asked about."""
        return self._count

    @property
    def taken_back(self) -> int:
        """How many of them were taken back."""
        return self._taken_back

    # What the person decides

    def take_back(self) -> None:
        """Take the move back."""
        if self._told is not None:
            self._record.undo()

    def keep(self) -> None:
        """Let the opponent move."""
        if self._told is not None:
            self._opponents.go_on()

    def stop(self) -> None:
        """Release the engine."""
        self._settle()
        if self._analyst is not None:
            self._analyst.close()
            self._analyst.deleteLater()
            self._analyst = None

    # Following the game

    @property
    def _engine(self) -> PlayingEngine | None:
        """The engine that one person plays against."""
        match, people = self._match.match, self._match.people
        if match is None or len(people) != 1:
            return None
        (person,) = people
        return match.player(person.opponent).engine

    def _start_over(self) -> None:
        self._count = self._taken_back = 0
        self._node = None
        self._settle()
        if self._analyst is not None:
            self._analyst.forget()

    def _on_setting_changed(self, setting: object) -> None:
        if setting is TEACHES:
            self._follow()

    def _on_phase_changed(self) -> None:
        is_playing = isinstance(self._match.phase, Playing)
        if self._match.play_node is not self._node or not is_playing:
            self._follow()

    def _follow(self) -> None:
        """Judge the turn that a person has just taken, or look ahead."""
        before, self._node = self._node, self._match.play_node
        told, was_judging = self._told, self._stage is not None
        if told is not None and self._node is told.before:
            self._taken_back += 1
        self._settle()
        engine = self._engine
        if not self.is_on or engine is None or not isinstance(self._match.phase, Playing):
            self.stop()
            return
        node, is_mine = self._node, self._opponents.to_move is None
        if is_mine and (told is not None or was_judging):
            self._match.clock.go_on()
        if is_mine:
            self._look_ahead()
        elif node is None or node.parent is None or self._is_handicap(node):
            return
        elif before is node.parent and self._opponents.may_act:
            self._opponents.wait()
            self._look(_Stage.BEFORE)

    def _is_handicap(self, node: Node) -> bool:
        """Whether the turn of a node was one of the handicap stones."""
        return node.parent is not None and bool(self._record.at_node(node.parent).position.handicap)

    def _on_opponents_changed(self) -> None:
        """Ask no longer when the opponent goes on."""
        if self._told is not None and self._opponents.may_act:
            self._told = None
            self.changed.emit()

    def _settle(self) -> None:
        """Judge nothing, and ask about nothing."""
        self._stage = None
        if self._analyst is not None:
            self._analyst.rest()
        if self._told is not None:
            self._told = None
            self.changed.emit()

    # Looking

    def _needed(self) -> Analyst | None:
        """The analyst with the engine for this game."""
        from tromp_gui.session.play.analyst import Analyst

        engine, color = self._engine, next(iter(self._match.people), Color.BLACK).opponent
        if engine is None:
            return None
        session = self._opponents.player_engines.session(color)
        profile = session.profile if session is not None else None
        if profile and profile.commands and profile.analysis is AnalysisKind.NONE:
            engine = OWN
        launch = self._launch_of(engine)
        if self._analyst is not None and self._analyst.engine.launch == launch:
            return self._analyst
        if self._analyst is not None:
            self._analyst.close()
            self._analyst.deleteLater()
        name = Player.of_engine(engine).name
        lent = self._pool.lend(launch, Purpose.JUDGE, name, self)
        analyst = self._analyst = Analyst(lent, self._record, self)
        analyst.finished.connect(self._on_finished)
        analyst.failed.connect(self._on_failed)
        return analyst

    def _look_ahead(self) -> None:
        """Look at the position in which the person is to move."""
        analyst, node = self._needed(), self._match.play_node
        if analyst is not None and node is not None and self._opponents.to_move is None:
            analyst.look_at(node, _AHEAD)

    def _look(self, stage: _Stage) -> None:
        """Look at the position before or after the turn; go on if that was done."""
        self._stage = stage
        analyst, node = self._needed(), self._node
        if analyst is None or node is None or node.parent is None:
            self._release()
            return
        looked_at = node.parent if stage is _Stage.BEFORE else node
        effort = _CHECK if stage is _Stage.CHECK else _GLANCE
        if analyst.has_seen(looked_at, effort):
            self._on_finished(looked_at.id)
        else:
            analyst.look_at(looked_at, effort)

    def _on_finished(self, _node_id: int) -> None:
        match self._stage:
            case _Stage.BEFORE:
                self._look(_Stage.AFTER)
            case _Stage.AFTER if self._lost() is not None:
                self._look(_Stage.CHECK)
            case _Stage.AFTER | _Stage.CHECK:
                self._decide()

    def _on_failed(self, _failure: Failure) -> None:
        self._release()

    def _release(self) -> None:
        """Let the opponent move: there is nothing to ask."""
        if self._stage is not None:
            self._stage = None
            self._opponents.resume()

    def _lost(self) -> LostPoints | None:
        """What the turn loses by what is known, if it is much."""
        analyst, node = self._analyst, self._node
        if analyst is None or node is None or node.parent is None:
            return None
        before, after = analyst.finding(node.parent), analyst.finding(node)
        if before is None or after is None or not before.candidates:
            return None
        mover = before.situation.to_play
        points, win_rate = _evaluation(before).lost(_evaluation(after), mover)
        better, turn = before.candidates[0].move, self._record.at_node(node).played[-1].turn
        if points is None or points < self.points or better == turn.point:
            return None
        if win_rate is not None and win_rate <= GOOD_WIN_RATE:
            return None  # the game is decided, and there points are a guess
        return LostPoints(node.parent, points, better)

    def _decide(self) -> None:
        told = self._lost()
        if told is None:
            self._release()
            return
        self._stage = None
        self._told = told
        self._count += 1
        self._opponents.hold()
        self.changed.emit()


def _evaluation(found: Finding) -> Evaluation:
    verdict = found.verdict("")
    return Evaluation() if verdict is None else Evaluation(verdict.lead, verdict.win_rate)
