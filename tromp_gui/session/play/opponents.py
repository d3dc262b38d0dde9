"""Engines as players: when they are to move, what they are asked, and what happens with the answer.

The program is the referee: our rules check an engine's turn before it reaches the board.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from tromp_gui.go.handicap import free_points
from tromp_gui.go.move import Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import Failure, Layer
from tromp_gui.gtp.profile import Limit, LimitKind
from tromp_gui.gtp.vertex import EngineMove, MoveKind, parse_move
from tromp_gui.match.endings import must_capture
from tromp_gui.match.phases import Finished, Phase
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.game.act import tr as _tr
from tromp_gui.session.game.engine_target import target_at
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.record_session import RecordSession, Step, StepKind
from tromp_gui.session.idle import single_shot
from tromp_gui.session.play.player_engines import (
    EngineGone,
    EngineIllegalMove,
    EngineNoMove,
    EngineProblem,
    EngineRefused,
    LaunchOf,
    PlayerEngines,
    Standing,
    clocks_left,
    timing_for,
)

if TYPE_CHECKING:
    from tromp_gui.gtp.sync import Target
    from tromp_gui.session.engine.session import EngineSession
    from tromp_gui.session.engine.work import EngineAnswer

_PLACE, _PLACING_MS = "place_free_handicap", 60_000
"""The command that has an engine place Black's handicap stones, and how long it may take."""


def _cannot_capture(session: EngineSession) -> bool:
    """Whether an engine, as far as it is known, cannot be told to capture dead stones."""
    if Limit(LimitKind.CLEAN_UP) in session.engine.limitations:  # it refused
        return True
    return bool(session.profile.commands) and not session.profile.captures_dead


class _PendingMove(NamedTuple):
    """A request for a move, with a token that comes back with the answer."""

    token: int
    color: Color


class _Turn(NamedTuple):
    """The parts of the game's state that decide who acts next."""

    node: int
    turn: int
    handicap: int
    phase: type[Phase]


class Opponents(QObject):
    """Plays the engines' side of a game.

    An engine's reply belongs to the step that asked for it, so that one undo goes back to the
    person's last turn. After an undo or a redo that leaves an engine to move it waits for
    `go_on`, or for the next turn of a person.

    Signal: `changed()` an engine has another standing, or another problem.
    """

    changed = Signal()

    def __init__(
        self,
        record: RecordSession,
        match: MatchSession,
        launch_of: LaunchOf,
        pool: EnginePool,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._record, self._match = record, match
        self.player_engines = PlayerEngines(launch_of, pool, self)
        self.pace = 0
        self._token = 0
        self._pending: _PendingMove | None = None
        self._turn: _Turn | None = None
        self._attachment: object = None
        self._last_step: Step | None = None
        self._asking_step: int | None = None
        self._is_held = self._is_paused = self._is_waited_for = False
        self._is_played_for = False
        self._problem: EngineProblem | None = None
        self._told: dict[Color, Standing] = {}
        self._anew: dict[Color, int] = {}
        self._soon = single_shot(self, self._consider)
        record.opened.connect(self._start_over)
        record.stepped.connect(self._keep_step)
        record.settled.connect(self._on_settled)
        match.phase_changed.connect(self._on_phase_changed)
        match.clicked_for_engine.connect(self._play_for_engine)
        self.player_engines.changed.connect(self._on_engines_changed)
        self.player_engines.slowed.connect(self._tell)
        self.player_engines.failed.connect(self._on_engine_failed)
        self._on_phase_changed()

    # State

    @property
    def problem(self) -> EngineProblem | None:
        """Why an engine cannot play, if it cannot."""
        return self._problem

    @property
    def is_paused(self) -> bool:
        return self._is_paused

    @property
    def is_alone(self) -> bool:
        """Whether engines play both sides."""
        match = self._match.match
        return match is not None and bool(match.black.engine and match.white.engine)

    @property
    def to_move(self) -> Color | None:
        """The colour of the engine that is to move; None if it is not an engine's turn."""
        player, position = self._match.player_to_move, self._match.play_position
        if player is None or player.engine is None or position is None:
            return None
        return position.to_play

    @property
    def asked(self) -> int | None:
        """The number of the pending request to an engine, if any."""
        return self._pending.token if self._pending is not None else None

    @property
    def is_played_for(self) -> bool:
        """Whether a person chooses the next turn of the engine that is to move."""
        return self._is_played_for

    @property
    def unable_to_capture(self) -> frozenset[Color]:
        """The colours whose engines cannot be told to capture dead stones, where they have to."""
        match, position = self._match.match, self._match.play_position
        if match is None or position is None or isinstance(self._match.phase, Finished):
            return frozenset()
        if not must_capture(position.rules, position, match.resumed_at):
            return frozenset()
        sessions = {color: self.player_engines.session(color) for color in Color}
        return frozenset(
            color for color, each in sessions.items() if each is not None and _cannot_capture(each)
        )

    def standing(self, color: Color) -> Standing | None:
        """The state of a colour's engine; None for a person."""
        session = self.player_engines.session(color)
        if session is None:
            return None
        if session.state is EngineState.FAILED:
            return Standing.FAILED
        if self._problem is not None and self._problem.color is color:
            return Standing.STUCK
        if session.state is EngineState.STARTING:
            return Standing.STARTING
        if self._pending is not None and self._pending.color is color:
            is_queued = session.state is EngineState.WAITING
            return Standing.QUEUED if is_queued else Standing.THINKING
        is_waiting = not self.may_act and self.to_move is color
        return Standing.WAITING if is_waiting else Standing.READY

    @property
    def standings(self) -> dict[Color, Standing]:
        """The state of each engine player."""
        found = ((color, self.standing(color)) for color in Color)
        return {color: standing for color, standing in found if standing is not None}

    # Waiting for others

    def wait(self) -> None:
        """Ask no engine before `resume` or `hold`, or another turn."""
        self._is_waited_for = True
        self._match.clock.pause()

    def resume(self) -> None:
        """Go on after `wait`."""
        self._is_waited_for = False
        self._soon.start(0)

    def hold(self) -> None:
        """Let the engine that is to move wait for `go_on`, or for the next turn of a person."""
        self._is_waited_for, self._is_held = False, True
        self._tell()

    # Commands

    def pause(self) -> None:
        """Pause all engines; one that is thinking stops."""
        self._is_paused = True
        self._match.clock.pause()
        self._cancel_pending()
        self._tell()

    def go_on(self) -> None:
        """Resume: ask the engine that is to move, even if it failed before."""
        self._is_paused = self._is_held = self._is_played_for = self._is_waited_for = False
        problem, self._problem = self._problem, None
        if isinstance(problem, EngineGone):
            self.restart(problem.color)
        self._soon.start(0)
        self._tell()

    def restart(self, color: Color) -> None:
        """Restart an engine; it continues the game from the present position."""
        self._problem = None
        session = self.player_engines.session(color)
        if session is not None:
            self._cancel_pending()
            session.restart()
            self._soon.start(0)
        self._tell()

    def play_for(self) -> None:
        """Let a person choose the next turn of the engine that is to move."""
        self._is_played_for, self._problem = True, None
        self._cancel_pending()
        self._tell()

    def set_up_anew(self) -> None:
        """Send the board as a set-up, without ko history, to an engine that refused the moves."""
        match = self._match.match
        if self._problem is not None and match is not None and self._match.play_node is not None:
            self._anew[self._problem.color] = self._match.play_node.id
            self._problem = None
            self._soon.start(0)
            self._tell()

    def go_without(self, color: Color) -> None:
        """Let a person play on for this engine."""
        match = self._match.match
        if match is None:
            return
        player = match.player(color)._replace(engine=None)
        is_black = color is Color.BLACK
        after = match._replace(black=player) if is_black else match._replace(white=player)
        self._problem = None
        self._record.do(_tr("continue without the engine"), None, after)

    def count_as_loss(self) -> None:
        """The engine that failed loses by forfeit."""
        if self._problem is not None:
            color, self._problem = self._problem.color, None
            self._match.forfeit(color)

    def reassign_engines(self) -> None:
        """Apply changed start commands: engines affected are restarted in the game."""
        if self._assign_engines():
            self._soon.start(0)
            self._tell()

    def _assign_engines(self) -> bool:
        """Give the players of the match their engines; True if any is another one now, and what was
        asked of those before is void.
        """
        before = [self.player_engines.session(color) for color in Color]
        self.player_engines.assign(self._match.match)
        if before == [self.player_engines.session(color) for color in Color]:
            return False
        self._pending = self._problem = None
        return True

    def stop(self) -> None:
        """Stop all engines when the window closes."""
        self._pending = None
        self.player_engines.stop()

    def target(self, color: Color) -> Target | None:
        """The game as it is sent to the engine of a colour; None if there is no game."""
        node = self._match.play_node
        if node is None:
            return None
        return target_at(self._record, node, self._anew.get(color), self._match.play_position)

    # Following the game

    def _start_over(self) -> None:
        self._is_held = self._is_paused = self._is_played_for = self._is_waited_for = False
        self._last_step = self._asking_step = self._turn = None
        self._problem = None
        self._anew = {}
        self._cancel_pending()

    def _keep_step(self, step: Step) -> None:
        self._last_step = step

    def _on_phase_changed(self) -> None:
        """Find out whose turn it is after a change."""
        has_others = self._assign_engines()
        step, self._last_step = self._last_step, None
        situation, attachment = self._current_turn(), self._record.attachment
        has_moved = situation != self._turn
        if has_moved:
            self._turn, self._problem = situation, None
            self._is_played_for = self._is_waited_for = False
            self._cancel_pending()
        if step is not None and (has_moved or attachment is not self._attachment):
            self._on_step(step)
        self._attachment = attachment
        if has_moved or has_others:
            self._tell()
        self._soon.start(0)

    def _on_settled(self) -> None:
        """Answer a person at once, so that the window shows both together; engines that play each
        other let it show each move.
        """
        if self._soon.isActive() and not self.is_alone:
            self._soon.stop()
            self._consider()

    def _on_step(self, step: Step) -> None:
        """Follow a step of the game: replies extend it; after undo and redo engines wait."""
        is_new = step.kind is StepKind.DID
        self._is_held = not is_new
        self._asking_step = self._record.document.history.count_done if is_new else None

    def _current_turn(self) -> _Turn | None:
        node, position, phase = self._match.play_node, self._match.play_position, self._match.phase
        if node is None or position is None or phase is None:
            return None
        return _Turn(node.id, position.turn, position.handicap, type(phase))

    @property
    def extends_previous(self) -> bool:
        """Whether an engine's reply now extends the last step."""
        is_latest = self._asking_step == self._record.document.history.count_done
        return is_latest and not self.is_alone

    @property
    def may_act(self) -> bool:
        """Whether engines may act by themselves now."""
        return not (self._is_held or self._is_paused)

    # Asking and being answered

    def _on_engines_changed(self) -> None:
        """An engine changed its state; one that has started may be asked."""
        self._soon.start(0)
        if self._told != self.standings:
            self._tell()

    def _tell(self) -> None:
        """Report a change. No clock runs while an engine that was asked does other work first."""
        before, self._told = self._told, self.standings
        if Standing.QUEUED in self._told.values():
            self._match.clock.pause()
        elif Standing.QUEUED in before.values() and self._pending is not None:
            self._match.clock.go_on()
        self.changed.emit()

    def _consider(self) -> None:
        """Ask the engine that is to move, unless it has been asked or has to wait."""
        is_free = self._pending is None and self._problem is None and not self._is_played_for
        is_free = is_free and not self._is_waited_for
        color = self.to_move if is_free and self.may_act else None
        if color is None:
            return
        if self.is_alone and self._match.offers_no_result:
            self._match.void()
            return
        session, target = self.player_engines.session(color), self.target(color)
        if session is None or target is None:
            return
        if self.player_engines.is_starting:
            self._match.clock.pause()
        elif session.state is EngineState.FAILED and session.failure is not None:
            self._show_problem(EngineGone(color, session.failure))
        else:
            self._ask(session, color, target)

    def _ask(
        self, session: EngineSession, color: Color, target: Target, is_first: bool = True
    ) -> None:
        """Ask for a turn; `is_first` unless the engine has failed to place the handicap."""
        self._token += 1
        self._pending = _PendingMove(self._token, color)
        self._match.clock.go_on()
        clocks = self._match.clock.clocks
        target = target._replace(timing=timing_for(color, clocks))
        stones = self._stones_to_place(session)
        if stones and is_first:
            on_placed = partial(self._on_placed, session, self._token)
            session.question(target, (f"{_PLACE} {stones}",), on_placed, _PLACING_MS)
        else:
            left = clocks_left(clocks) if clocks is not None else ()
            session.genmove(color, target, self._on_reply, self._token, clocks=left)
        self._tell()

    def _stones_to_place(self, session: EngineSession) -> int:
        """How many handicap stones the engine can place at once."""
        position = self._match.play_position
        is_empty = position is not None and not (position.black | position.white)
        return position.handicap if position and is_empty and session.profile.knows(_PLACE) else 0

    def _on_placed(self, session: EngineSession, token: int, told: EngineAnswer | None) -> None:
        """Play the handicap stones that an engine names, which may be fewer (GTP version 2, 4.1.2);
        one that names none is asked for them one by one.
        """
        pending, target = self._pending, self.target(Color.BLACK)
        is_over = pending is None or pending.token != token or session.state is EngineState.FAILED
        if is_over or target is None:
            return
        self._pending = None
        words = told.text.split() if told is not None else []
        if not words:
            self._ask(session, Color.BLACK, target, is_first=False)
            return
        with self._record.one_act():
            for word in words:
                self._take(parse_move(word, Color.BLACK, target.rows, target.columns))
                if self._problem is not None:
                    break

    def _on_reply(self, move: EngineMove) -> None:
        """Handle a reply; in a game between engines it is shown after the chosen pause."""
        if self._pending is None or move.token != self._pending.token:
            return
        session = self.player_engines.session(move.color)
        used = 0 if session is None else session.engine.elapsed
        left = self.pace - used if self.is_alone else 0
        if left > 0:
            QTimer.singleShot(left, self, lambda: self._accept_move(move))
        else:
            self._accept_move(move)

    def _accept_move(self, move: EngineMove) -> None:
        pending = self._pending
        if pending is None or move.token != pending.token:
            return
        self._pending = None
        self._take(move)

    def _take(self, move: EngineMove) -> None:
        """Do what an engine has answered."""
        if move.kind is MoveKind.NONSENSE:
            self._show_problem(EngineNoMove(move.color, move.text))
        elif move.kind is MoveKind.RESIGN:
            self._match.resign(move.color, self.extends_previous)
        else:
            self._play(Turn(move.color, move.point))

    def _play(self, turn: Turn) -> None:
        illegal = self._match.reply(turn, self.extends_previous)
        if illegal is not None and illegal.reason is Reason.HANDICAP:
            self._play(Turn(turn.color, self._handicap_point()))
        elif illegal is not None:
            self._show_problem(EngineIllegalMove(turn.color, turn, illegal))

    def _handicap_point(self) -> Point:
        """Where the next handicap stone goes if the engine passes: it keeps the handicap agreed."""
        match, position = self._match.match, self._match.play_position
        assert match is not None
        assert position is not None
        legal = position.legal_points()
        usual = free_points(position.grid.rows, position.grid.columns, match.handicap)
        return next((point for point in usual if point in legal), legal[0])

    def _cancel_pending(self) -> None:
        pending, self._pending = self._pending, None
        if pending is not None:
            session = self.player_engines.session(pending.color)
            if session is not None:
                session.stop_thinking()

    def _on_engine_failed(self, color: Color, failure: Failure) -> None:
        if self._pending is not None and self._pending.color is color:
            self._pending = None
        session = self.player_engines.session(color)
        is_gone = session is not None and session.state is EngineState.FAILED
        if is_gone:
            self._show_problem(EngineGone(color, failure))
        elif failure.layer is Layer.RULES:
            self._show_problem(EngineNoMove(color, failure.message))
        else:
            self._show_problem(EngineRefused(color, failure))

    def _show_problem(self, problem: EngineProblem) -> None:
        self._problem = problem
        self._match.clock.pause()
        self._tell()

    def _play_for_engine(self, point: Point | None) -> None:
        if self._is_played_for:
            self._match.play_for_player(point)
