"""What the window shows and what may be done there: one value, read when an act has settled."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.match.actions import Action
from tromp_gui.match.match import Match
from tromp_gui.match.phases import Agreeing, AgreementMode, Dispute, Phase
from tromp_gui.match.player import Player
from tromp_gui.record.game_info import GameInfo
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.replay import PositionAtNode
from tromp_gui.record.terms import Terms
from tromp_gui.session.game.endings import is_ended, is_undecided
from tromp_gui.session.game.match_state import MatchState
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.play.player_engines import Standing
from tromp_gui.session.sessions import Sessions
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.view_controller import ViewController

if TYPE_CHECKING:
    from tromp_gui.session.learning.exercise import ExerciseState


class Situation(NamedTuple):
    """Of the record: its tree, terms and information, the current node, the position there, and
    its place in the line (see `RecordSession.place`).

    Of the game: it and its phase (None while a record is reviewed), whether its play node is the
    current one, the position in which the next turn here is taken, the chains in dispute here, what
    either player may do here, the people who may agree here, who is to move, and whether the game
    may end without a result because a position has occurred three times, the standings of its
    engines, and those `unable` to capture dead stones, where every stone counts.

    Of the window: its layout, and the exercise, if there is one.
    """

    tree: Tree
    terms: Terms
    info: GameInfo
    node: Node
    at_node: PositionAtNode
    place: tuple[int, int, int, int]
    is_growing: bool
    can_undo: bool
    can_redo: bool
    is_ended: bool
    """Whether a reviewed game and its line end here."""
    is_undecided: bool
    """Whether a reviewed line ends here after two passes, without a result."""
    match: Match | None
    phase: Phase | None
    is_at_play: bool
    position: Position
    contested: tuple[Dispute, ...]
    may: frozenset[Action]
    may_agree: frozenset[Color]
    player_to_move: Player | None
    needs_requester: bool
    """Whether to ask who wants to play on."""
    offers_no_result: bool
    standings: Mapping[Color, Standing]
    unable: frozenset[Color]
    can_mark: bool
    """Whether stones may be marked as dead here."""
    layout: Layout
    exercise: "ExerciseState | None"

    @property
    def is_elsewhere(self) -> bool:
        """Whether there is a game, and another position than its latest is shown."""
        return self.match is not None and not self.is_at_play

    @property
    def is_engines_turn(self) -> bool:
        """Whether the player to move in the game is an engine."""
        return self.player_to_move is not None and self.player_to_move.engine is not None

    @property
    def thinking(self) -> Color | None:
        """The colour of an engine that is choosing a move."""
        found = (each for each in self.standings if self.standings[each] is Standing.THINKING)
        return next(found, None)

    @property
    def own(self) -> Color | None:
        """The colour of the person who plays against an engine; None in any other game."""
        if self.match is None:
            return None
        people = [each for each in Color if self.match.player(each).engine is None]
        return people[0] if len(people) == 1 else None

    @property
    def is_answering(self) -> bool:
        """Whether an exercise asks for something, so that a click answers."""
        return self.exercise is not None and not self.exercise.is_over

    @property
    def mode(self) -> AgreementMode | None:
        """How the agreement is reached; None if there is none."""
        return self.phase.mode if isinstance(self.phase, Agreeing) else None


def situation_of(
    record: RecordSession,
    match: MatchState,
    layout: Layout,
    can_mark: bool = False,
    exercise: "ExerciseState | None" = None,
    standings: Mapping[Color, Standing] = MappingProxyType({}),
    unable: frozenset[Color] = frozenset(),
) -> Situation:
    """The situation of a record and its game, in a window with this layout."""
    phase, is_at_play = match.phase, match.is_at_play
    allowed = match.allowed()
    may = allowed[Color.BLACK] | allowed[Color.WHITE]
    is_reviewed = phase is None
    return Situation(
        record.tree,
        record.terms,
        record.info,
        record.cursor,
        record.at_node(),
        record.place(),
        record.is_growing,
        can_undo=record.undo_label is not None,
        can_redo=record.redo_label is not None,
        is_ended=is_reviewed and is_ended(record),
        is_undecided=is_reviewed and is_undecided(record),
        match=match.match,
        phase=phase,
        is_at_play=is_at_play,
        position=match.position,
        contested=match.contested,
        may=may,
        may_agree=frozenset(each for each in match.people if Action.AGREE in allowed[each]),
        player_to_move=match.player_to_move,
        needs_requester=Action.PLAY_ON in may and match.needs_requester,
        offers_no_result=match.offers_no_result,
        standings=standings,
        unable=unable,
        can_mark=can_mark,
        layout=layout,
        exercise=exercise,
    )


class Situations(QObject):
    """Reads the situation when an act has settled, and hands it to all views.

    A change of the layout or of a setting is such an act, too. `now` is the last situation.
    Signals: `settled(Situation)`, for all that is shown; `touched(Situation)`, for commands and
    cards only: something else that they depend on has changed, such as what an engine does.
    """

    settled = Signal(object)
    touched = Signal(object)

    def __init__(self, sessions: Sessions, view: ViewController) -> None:
        super().__init__(view)
        self._sessions, self._view = sessions, view
        self.now = self._read()
        self.follows_setting = False
        """Whether only a setting has changed, so that what was said before is still true."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._touch)

    def begin(self) -> None:
        """Show the situation, now that all views are connected, and from now on after each act."""
        s = self._sessions
        for changed in (s.record.settled, s.score.changed):
            changed.connect(self.read)
        s.record.grown.connect(self._on_grown)
        s.settings.changed.connect(self._on_setting_changed)
        self.read()

    @property
    def is_acting(self) -> bool:
        """Whether an act is in progress, so that `now` may be out of date; `settled` follows."""
        return self._sessions.record.is_acting

    def read(self) -> None:
        """Read the situation again and show it; ignored during an act, which ends with this."""
        if not self.is_acting:
            self._soon.stop()
            self.now = self._read()
            self.settled.emit(self.now)

    def _read(self) -> Situation:
        s, view = self._sessions, self._view
        of_engines = s.opponents.standings, s.opponents.unable_to_capture
        return situation_of(
            s.record, s.match, view.layout, s.score.can_mark, s.learning.state, *of_engines
        )

    def touch(self) -> None:
        """Ask all commands again what they may do, once at the end of this turn of the event loop;
        ignored during an act.
        """
        if not self.is_acting and not self._soon.isActive():  # else it would never come
            self._soon.start()

    def _touch(self) -> None:
        self.now = self.now._replace(standings=self._sessions.opponents.standings)
        self.touched.emit(self.now)

    def _on_grown(self) -> None:
        self.now = self._read()
        self.touch()

    def _on_setting_changed(self) -> None:
        self.follows_setting = True
        with self._sessions.record.one_act():
            pass
        self.follows_setting = False
