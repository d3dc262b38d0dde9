"""One process of an engine, and the sessions that it works for, the most urgent first."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from tromp_gui.gtp.analysis import Analysis
from tromp_gui.gtp.client import Exchange
from tromp_gui.gtp.engine_move import parse_move
from tromp_gui.gtp.engine_state import EngineState, Overdue
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import AnalysisKind, Limit, Profile
from tromp_gui.session.engine.board_sync import EngineBoard
from tromp_gui.session.engine.commands import (
    after_move,
    analysis_commands,
    changes_board,
    move_commands,
    name_of,
    plays_its_move,
)
from tromp_gui.session.engine.files import reported_perspective
from tromp_gui.session.engine.link import OnReply, Reply
from tromp_gui.session.engine.run import EngineRun
from tromp_gui.session.engine.task import AnalysisFeed, EngineTask
from tromp_gui.session.engine.work import (
    Analyse,
    EngineAnswer,
    Job,
    Limits,
    Move,
    Purpose,
    Question,
    Synchronise,
    User,
    Work,
    state_during,
)
from tromp_gui.session.idle import single_shot


class SharedEngine(QObject):
    """Owns one engine: its process, profile, position and current work.

    It works for the session with the most urgent purpose. A search that can be cancelled is
    interrupted and restarted later; any other is waited for while its session wants the answer.
    Only a search that is no longer wanted and cannot be cancelled is killed: the engine is
    restarted and the game sent again. Work given during the start waits; work given to a stopped
    engine starts it.

    Signals: `changed()`, its state or the session it works for; `introduced`, `failed`, `limited`
    and `logged` as `EngineSession` has them.
    """

    changed = Signal()
    introduced = Signal(object)
    failed = Signal(object)
    limited = Signal(object)
    logged = Signal(object)

    def __init__(
        self, launch: Launch, limits: Limits | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.launch = launch
        self._limits = limits or Limits()
        self._life = EngineState.STOPPED
        self.failure: Failure | None = None
        self._users: list[User] = []
        self._jobs: dict[User, Work] = {}
        self._job: Job | None = None
        self._retried: Job | None = None
        self._overdue_job: Job | bool | None = False
        self._patience = single_shot(self, self._on_overdue)
        self._question = single_shot(self, self._give_up_question)
        self._feed = AnalysisFeed(self)
        self._feed.analysed.connect(self._analysed)
        self._run = EngineRun(launch, self._limits, self)
        self._run.introduced.connect(self.introduced)
        self._run.ready.connect(self._ready)
        self._run.slow.connect(self._on_overdue)
        self._run.line_received.connect(self._on_line)
        self._run.failed.connect(self._run_failed)
        self._run.logged.connect(self.logged)
        self._place = EngineBoard(self._run, self._limits.reply, self)
        self._task = EngineTask(self._run, self._place, self._limits.ending)
        self._place.limited.connect(lambda: self.limited.emit(self.limitations))

    # State

    @property
    def state(self) -> EngineState:
        """What the engine is doing, for whomever."""
        if self._life is EngineState.READY and self._job is not None:
            return state_during(self._job.work)
        return self._life

    def state_for(self, user: User) -> EngineState:
        """What the engine is doing, as far as it concerns one session."""
        if user.purpose is Purpose.CONSOLE:
            return self.state
        if user not in self._users:
            return EngineState.STOPPED
        if self._life is not EngineState.READY or user not in self._jobs:
            return self._life
        is_served = self._job is not None and self._job.user is user
        return state_during(self._jobs[user]) if is_served else EngineState.WAITING

    @property
    def purposes(self) -> frozenset[Purpose]:
        """What the engine is needed for."""
        return frozenset(user.purpose for user in self._users)

    @property
    def works_for(self) -> Purpose | None:
        """The purpose of its current work; None if it is idle."""
        return None if self._job is None else self._job.user.purpose

    @property
    def profile(self) -> Profile:
        """The engine's profile; empty until it is known."""
        return self._run.profile

    @property
    def limitations(self) -> tuple[Limit, ...]:
        """The parts of the game that could not be sent to the engine."""
        return (*self._run.refused, *self._place.limitations)

    # Its life

    def attach(self, user: User) -> None:
        """Add a session, starting the engine if necessary; after a failure only for a new one."""
        is_new = user not in self._users
        if is_new:
            self._users.append(user)
        if self._run.link is None and (is_new or self._life is not EngineState.FAILED):
            self._open()

    def detach(self, user: User) -> None:
        """Remove a session; after the last one the engine quits or is killed."""
        if user not in self._users:
            return
        self._forget(user)
        self._users.remove(user)
        if self._users:
            self._schedule()
        else:
            self._close(is_kind=True)
            self._live(EngineState.STOPPED)

    def leave_deleted(self) -> None:
        """Leave the sessions that Qt has deleted together with their parents."""
        for user in [each for each in self._users if not isValid(each)]:
            self._jobs.pop(user, None)  # no session is left for the answer
            self.detach(user)

    def restart(self) -> None:
        """Start the engine again, running or failed; it goes back to the work it had."""
        self._close(is_kind=False)
        self._open()

    def _open(self) -> None:
        self.failure, self._overdue_job = None, False
        self._feed.perspective = reported_perspective(self.launch)
        self._run.open()
        self._live(EngineState.STARTING)

    def _ready(self) -> None:
        self._live(EngineState.READY)
        self._schedule()

    def _close(self, is_kind: bool) -> None:
        """Release the engine process; the work stays."""
        self._place.forget()
        self._suspend()
        self._task.closed()
        self._run.close(is_kind)

    def _run_failed(self, failure: Failure) -> None:
        """Silent over abandoned work, it is restarted; else all sessions are told."""
        is_leftover = self._task.is_leftover
        self._close(is_kind=False)
        if failure.kind is FailureKind.NOT_RESPONDING and is_leftover:
            self._open()
            return
        self.failure = failure
        for user in [u for u, work in self._jobs.items() if isinstance(work, Question)]:
            self._forget(user)
        self._live(EngineState.FAILED)
        self.failed.emit(failure)

    def _live(self, state: EngineState) -> None:
        self._life = state
        self.changed.emit()

    # Whose turn it is

    def take_up(self, user: User, work: Work) -> None:
        """Take on work for a session, replacing its previous work."""
        self._forget(user)
        self._jobs[user] = work
        self.attach(user)
        self._schedule()

    def drop(self, user: User) -> None:
        """Drop a session's work."""
        if user in self._jobs:
            self._forget(user)
            self._schedule()

    def work_of(self, user: User) -> Work | None:
        """What a session wants."""
        return self._jobs.get(user)

    def ask(self, command: str, on_reply: OnReply) -> None:
        """Send any command; it interrupts an analysis, which resumes afterwards.

        Raises ValueError for an empty command, RuntimeError if the engine is not running.
        """

        def answered(reply: Reply) -> None:
            on_reply(reply)
            is_analysis = self._job is not None and isinstance(self._job.work, Analyse)
            if reply.failure is None and is_analysis and not self._task.is_on:
                self._proceed()

        self._run.ask(command, answered, None, self._task.end_limit(command))
        if changes_board(name_of(command)):
            self._place.forget()

    def _forget(self, user: User) -> None:
        """Forget the work of a session, and end what can be ended."""
        work = self._jobs.pop(user, None)
        if self._job is not None and self._job.user is user:
            self._suspend()
        if isinstance(work, Question):
            work.on_told(None)

    def _suspend(self) -> None:
        """Leave the current work, cancelling it if possible."""
        self._job = None
        self._patience.stop()
        self._question.stop()
        self._feed.forget()
        if self._place.is_on_the_way:
            self._place.forget()
        self._task.forget()

    def _schedule(self) -> None:
        """Switch to the most urgent work, unless the current work cannot be interrupted."""
        if not self._run.is_up:
            self.changed.emit()
            return
        user = min(self._jobs, key=lambda each: each.purpose, default=None)
        if user and self._job is not None:
            if user.purpose >= self._job.user.purpose or self._task.is_in_the_way:
                self.changed.emit()
                return
            self._suspend()
        if user is not None:
            self._job = Job(user, self._jobs[user])
        self.changed.emit()
        self._proceed()

    # One piece of work

    def _proceed(self) -> None:
        """Start the current work, after going to its position."""
        job = self._job
        if job is None or not self._run.is_up:
            return
        if self._task.is_in_the_way:
            self.restart()
        else:
            self._place.go(job.work.target, lambda: self._on_board_ready(job), self._refuse)

    def _done(self) -> None:
        """The current work is done; the caller informs its session, then calls `_schedule`."""
        job = self._job
        self._feed.flush()
        if job is not None:
            self._jobs.pop(job.user, None)
        self._job = None
        self._patience.stop()
        self._question.stop()
        self.changed.emit()

    def _refuse(self, failure: Failure) -> None:
        job = self._job
        if job is not None:
            self._forget(job.user)
            self._schedule()
            job.user.refuse(failure)

    def _on_board_ready(self, job: Job) -> None:
        match job.work:
            case Synchronise(_, on_there):
                self._done()
                if on_there is not None:
                    on_there()
                self._schedule()
            case Move():
                self._find_move(job, job.work)
            case Analyse():
                self._analyse(analysis_commands(job.work, self.profile))
            case Question():
                self._ask_question(job.work)

    def _find_move(self, job: Job, work: Move) -> None:
        *before, command = move_commands(work, self.profile)
        for each in before:
            self._run.ask(each, limit=self._limits.reply)
        self._patience.start(self._limits.thinking)
        self._task.begin(command, lambda reply: self._moved(job, work, reply))

    def _moved(self, job: Job, work: Move, reply: Reply) -> None:
        if not reply.is_success:
            self._retry(job, reply)
            return
        target = work.target
        move = parse_move(reply.text, work.color, target.rows, target.columns, work.token)
        if move.text == "cancelled":  # by a later command
            self._proceed()
            return
        if plays_its_move(name_of(reply.command)):
            self._place.mirror = after_move(work, move)
        self._done()
        work.on_move(move)
        self._schedule()

    def _retry(self, job: Job, reply: Reply) -> None:
        """The engine refused to search for a move: send the whole game again, once."""
        self._place.forget()
        if self._retried is job:
            self._refuse(Failure(FailureKind.REFUSED, reply.command, reply.text))
        else:
            self._retried = job
            self._proceed()

    def _analyse(self, commands: tuple[str, ...]) -> None:
        """Ask in the most detailed way; if it is refused, in the next one."""
        if not commands:
            self._refuse(Failure(FailureKind.REFUSED, AnalysisKind.KATA.value))
            return

        def ended(reply: Reply) -> None:
            if not reply.is_success and len(commands) > 1:
                self._analyse(commands[1:])
            elif not reply.is_success:
                self._refuse(Failure(FailureKind.REFUSED, reply.command, reply.text))
            elif self._run.oldest is None:
                self._done()
                self._schedule()

        self._patience.start(self._limits.checking)
        self._task.begin(commands[0], ended)

    def _ask_question(self, work: Question) -> None:
        known = (each for each in work.commands if self.profile.knows(name_of(each)))
        command = next(known, work.commands[-1])

        def answered(reply: Reply) -> None:
            self._done()
            work.on_told(EngineAnswer(command, reply.text) if reply.is_success else None)
            self._schedule()

        self._question.start(work.limit or self._limits.asking)
        self._task.begin(command, answered)

    def _give_up_question(self) -> None:
        if self._job is not None and not self._run.give_up_if_silent():
            self.drop(self._job.user)

    def _on_overdue(self) -> None:
        """It takes long; check whether the engine can still answer."""
        job = self._job
        if self._run.link is None or self._run.give_up_if_silent():
            return
        if job is not None and isinstance(job.work, Analyse):  # never late: it has no end
            self._patience.start(self._limits.checking)
            return
        if self._overdue_job is not job:
            self._overdue_job = job
            late = Overdue.STILL_STARTING if job is None else Overdue.STILL_THINKING
            for user in list(self._users) if job is None else (job.user,):
                user.report_overdue(late)
        self._patience.start(self._limits.starting if job is None else self._limits.thinking)

    # Facts

    def _on_line(self, exchange: Exchange, line: str) -> None:
        work = None if self._job is None else self._job.work
        if self._task.is_about(exchange) and isinstance(work, Analyse | Move):
            self._feed.take(work, line)

    def _analysed(self, analysis: Analysis) -> None:
        if self._job is not None:
            self._job.user.report(analysis)
