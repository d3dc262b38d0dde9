"""One attached engine: started, kept at the position wanted, asked for moves and analysis."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color
from tromp_gui.go.result import parse_result
from tromp_gui.gtp.client import Exchange
from tromp_gui.gtp.engine_move import MoveKind, parse_move
from tromp_gui.gtp.engine_state import EngineState, Overdue
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import AnalysisKind, Limit, Profile
from tromp_gui.gtp.sync import Target
from tromp_gui.session.engine.analysis_feed import AnalysisFeed
from tromp_gui.session.engine.board_sync import EngineBoard
from tromp_gui.session.engine.commands import (
    analysis_commands,
    changes_board,
    ends_at_next,
    move_commands,
    name_of,
    parse_points,
    plays_its_move,
)
from tromp_gui.session.engine.files import reported_perspective
from tromp_gui.session.engine.link import LogKind, LogLine, OnReply, Reply
from tromp_gui.session.engine.run import EngineRun
from tromp_gui.session.engine.task import EngineTask
from tromp_gui.session.engine.timers import single_shot
from tromp_gui.session.engine.work import (
    Analyse,
    BeThere,
    ClockLeft,
    Count,
    FindDead,
    Limits,
    Move,
    OnDead,
    OnMove,
    OnScore,
    OnThere,
    Work,
    state_during,
)

__all__ = ["EngineSession", "EngineState", "Limits", "LogKind", "LogLine", "Overdue", "Reply"]

_CANCELLED = "cancelled"
"""What a search that can be ended answers when something else was asked meanwhile."""


class EngineSession(QObject):
    """Owns one engine: its process, what it told of itself, what it holds, what it works on.

    It does one piece of work at a time, and a new one takes the place of the old: an analysis or a
    cancellable search is ended, the answer to any other search is dropped when it comes; only
    where the engine still searches when it is needed again is it killed, started anew, and told
    the game again. Work given while the engine starts waits; work given to a stopped engine starts
    it; work that fails with the engine is taken up again by `restart`.

    Signals: `state_changed(EngineState)`; `introduced(Profile)` it has told what it is;
    `analysed(Analysis)`, at most twenty times a second; `limited(tuple[Limit, ...])` what could not
    be told to it of the game, after each change, empty where all could; `late(Late)` it takes long;
    `failed(Failure)`: in the state FAILED the engine is gone, else it has refused the work given
    and is ready for other; `logged(tuple[LogLine, ...])`, see `EngineLink`.
    """

    state_changed = Signal(object)
    introduced = Signal(object)
    analysed = Signal(object)
    limited = Signal(object)
    late = Signal(object)
    failed = Signal(object)
    logged = Signal(object)

    def __init__(
        self, launch: Launch, limits: Limits | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._launch = launch
        self._limits = limits or Limits()
        self._state = EngineState.STOPPED
        self._failure: Failure | None = None
        self._work: Work | None = None
        self._has_retried = False
        self._patience = single_shot(self, self._lose_patience)
        self._question = single_shot(self, self._drop_work)
        self._feed = AnalysisFeed(self)
        self._feed.analysed.connect(self.analysed)
        self._run = EngineRun(launch, self._limits, self)
        self._run.introduced.connect(self.introduced)
        self._run.ready.connect(self._ready)
        self._run.slow.connect(lambda: self.late.emit(Overdue.STILL_STARTING))
        self._run.told.connect(self._told)
        self._run.failed.connect(self._run_failed)
        self._run.logged.connect(self.logged)
        self._place = EngineBoard(self._run, self._limits.reply, self)
        self._task = EngineTask(self._run, self._place, self._limits.ending)
        self._place.limited.connect(lambda: self.limited.emit(self.untold))

    # What is known

    @property
    def launch(self) -> Launch:
        """How the engine is started."""
        return self._launch

    @property
    def state(self) -> EngineState:
        """What the engine is doing."""
        return self._state

    @property
    def failure(self) -> Failure | None:
        """Why the engine, or the work last given, failed; None since it was given other work."""
        return self._failure

    @property
    def profile(self) -> Profile:
        """What the engine has told of itself; empty before it has."""
        return self._run.profile

    @property
    def untold(self) -> tuple[Limit, ...]:
        """What could not be told to the engine of the game it is at."""
        return (*self._run.refused, *self._place.untold)

    # Starting and stopping

    def start(self) -> None:
        """Start the engine, unless it runs."""
        if self._run.link is None:
            self._open()

    def stop(self) -> None:
        """Give up all work and let the engine end, by itself or by force; returns at once."""
        self._give_up_work()
        self._close(is_kind=True)
        self._set_state(EngineState.STOPPED)

    def restart(self) -> None:
        """Start the engine anew, running or failed; it goes back to the work it had."""
        self._close(is_kind=False)
        self._open()

    # Work

    def be_at(self, target: Target, on_there: OnThere | None = None) -> None:
        """Bring the engine to a position; `on_there` is called when it is there."""
        self._take_up(BeThere(target, on_there))

    def genmove(
        self,
        color: Color,
        target: Target,
        on_move: OnMove,
        token: int = 0,
        *,
        clocks: tuple[ClockLeft, ...] = (),
        is_shown: bool = False,
    ) -> None:
        """Ask for a move of `color` at a position; `on_move` gets it, judged by no rules yet.

        The caller judges it, and tells the game as it went on by the next target. `token` comes
        back with the move; after `stop_thinking`, or other work, no move comes. With `is_shown` the
        search is reported by `analysed`, where the engine can. `clocks` are told before.
        """
        self._take_up(Move(target, color, on_move, token, False, is_shown, clocks))

    def hint(self, color: Color, target: Target, on_move: OnMove, token: int = 0) -> None:
        """Ask what the engine would play; nothing is played."""
        self._take_up(Move(target, color, on_move, token, is_hint=True))

    def stop_thinking(self) -> None:
        """Take back the question for a move, a hint, the dead stones or the score."""
        if isinstance(self._work, Move | FindDead | Count):
            self._drop_work()

    def analyse(self, color: Color, target: Target, interval: int = 20) -> None:
        """Analyse a position with `color` to move until `stop_analysing` or other work.

        `interval` is that of the reports, in hundredths of a second. An engine without analysis
        fails with REFUSED, and stays ready.
        """
        self._take_up(Analyse(target, color, interval))

    def stop_analysing(self) -> None:
        """Stop the analysis."""
        if isinstance(self._work, Analyse):
            self._drop_work()

    def dead_stones(self, target: Target, on_dead: OnDead) -> None:
        """Ask which stones are dead at a position (give it without its last passes).

        `on_dead` gets all dead stones, or None where the engine cannot say, or not in time.
        """
        self._take_up(FindDead(target, on_dead))

    def final_score(self, target: Target, on_score: OnScore) -> None:
        """Ask what the score is; `on_score` gets a Result, or None as for `dead_stones`."""
        self._take_up(Count(target, on_score))

    def ask(self, command: str, on_reply: OnReply) -> None:
        """Send any command, from the console; it ends an analysis, which is taken up again after.

        `on_reply` is called once. Raises ValueError for an empty command, RuntimeError where the
        engine does not run.
        """

        def answered(reply: Reply) -> None:
            on_reply(reply)
            if reply.failure is None and isinstance(self._work, Analyse) and not self._task.is_on:
                self._proceed()

        self._run.ask(command, answered, None, self._task.end_limit(command))
        if changes_board(name_of(command)):
            self._place.forget()

    # The engine's life

    def _open(self) -> None:
        self._set_state(EngineState.STARTING)
        self._feed.perspective = reported_perspective(self._launch)
        self._run.open()

    def _ready(self) -> None:
        self._set_state(EngineState.READY)
        self._proceed()

    def _close(self, is_kind: bool) -> None:
        """Let go of the engine; the work stays."""
        self._place.forget()
        self._patience.stop()
        self._question.stop()
        self._feed.forget()
        self._task.closed()
        self._run.close(is_kind)

    def _run_failed(self, failure: Failure) -> None:
        self._close(is_kind=False)
        if failure.kind is FailureKind.NOT_RESPONDING and ends_at_next(name_of(failure.command)):
            self._open()
            return
        self._failure = failure
        if isinstance(self._work, FindDead | Count):
            self._give_up_work()
        self._set_state(EngineState.FAILED)
        self.failed.emit(failure)

    # One piece of work

    def _take_up(self, work: Work) -> None:
        self._give_up_work()
        self._work, self._has_retried = work, False
        if self._state is EngineState.STOPPED:
            self._open()
        else:
            self._proceed()

    def _drop_work(self) -> None:
        self._give_up_work()
        if self._run.is_up:
            self._set_state(EngineState.READY)

    def _give_up_work(self) -> None:
        """Forget the work at hand, and end what can be ended."""
        work, self._work = self._work, None
        self._patience.stop()
        self._question.stop()
        self._feed.forget()
        if self._place.is_on_the_way:
            self._place.forget()
        self._task.forget()
        if isinstance(work, FindDead):
            work.on_dead(None)
        elif isinstance(work, Count):
            work.on_score(None)

    def _proceed(self) -> None:
        """Go on with the work: to its position first, as far as the engine is ready for it."""
        work, link = self._work, self._run.link
        if work is None or link is None or not self._run.is_up:
            return
        if self._task.is_in_the_way:
            self.restart()
            return
        self._failure = None
        self._set_state(state_during(work))
        self._place.go(work.target, lambda: self._there(work), self._refuse)

    def _refuse(self, failure: Failure) -> None:
        """The work cannot be done; the engine is ready for other."""
        self._failure = failure
        self._drop_work()
        self.failed.emit(failure)

    def _there(self, work: Work) -> None:
        match work:
            case BeThere(_, on_there):
                self._work = None
                if on_there is not None:
                    on_there()
            case Move():
                self._find_move(work)
            case Analyse():
                self._analyse(work, analysis_commands(work, self._run.profile))
            case FindDead():
                self._question_for(work, "final_status_list dead")
            case Count():
                self._question_for(work, "final_score")

    def _find_move(self, work: Move) -> None:
        *before, command = move_commands(work, self._run.profile)
        for each in before:
            self._run.ask(each, limit=self._limits.reply)
        self._patience.start(self._limits.thinking)
        self._task.begin(command, lambda reply: self._moved(work, reply))

    def _moved(self, work: Move, reply: Reply) -> None:
        if not reply.is_success:
            self._retry(reply)
            return
        target = work.target
        move = parse_move(reply.text, work.color, target.rows, target.columns, work.token)
        if move.text == _CANCELLED:
            self._proceed()
            return
        if plays_its_move(name_of(reply.command)):
            is_turn = move.kind in (MoveKind.STONE, MoveKind.PASS)
            self._place.mirror = target.after(Turn(work.color, move.point)) if is_turn else None
        self._work_done()
        work.on_move(move)

    def _retry(self, reply: Reply) -> None:
        """It would not look for a move: the game is told anew, once."""
        self._place.forget()
        if self._has_retried:
            self._refuse(Failure(FailureKind.REFUSED, reply.command, reply.text))
        else:
            self._has_retried = True
            self._proceed()

    def _analyse(self, work: Analyse, commands: tuple[str, ...]) -> None:
        """Ask in the fullest way, and where that is refused in the next."""
        if not commands:
            self._refuse(Failure(FailureKind.REFUSED, AnalysisKind.KATA.value))
            return

        def ended(reply: Reply) -> None:
            if not reply.is_success and len(commands) > 1:
                self._analyse(work, commands[1:])
            elif not reply.is_success:
                self._refuse(Failure(FailureKind.REFUSED, reply.command, reply.text))
            elif self._run.oldest is None:
                self._feed.flush()
                self._drop_work()

        self._task.begin(commands[0], ended)

    def _question_for(self, work: FindDead | Count, command: str) -> None:
        def answered(reply: Reply) -> None:
            target = work.target
            self._work_done()
            if isinstance(work, Count):
                work.on_score(parse_result(reply.text) if reply.is_success else None)
            else:
                points = parse_points(reply.text, target.rows, target.columns)
                work.on_dead(points if reply.is_success else None)

        self._question.start(self._limits.asking)
        self._task.begin(command, answered)

    def _work_done(self) -> None:
        self._patience.stop()
        self._question.stop()
        self._feed.flush()
        self._work = None
        self._set_state(EngineState.READY)

    def _lose_patience(self) -> None:
        """It takes long, or would take for ever."""
        link = self._run.link
        if link is None or not link.give_up_if_silent():
            self.late.emit(Overdue.STILL_THINKING)

    # Facts

    def _told(self, exchange: Exchange, line: str) -> None:
        if self._task.is_about(exchange) and isinstance(self._work, Analyse | Move):
            self._feed.take(self._work, line)

    def _set_state(self, state: EngineState) -> None:
        if state is not self._state:
            self._state = state
            self.state_changed.emit(state)
