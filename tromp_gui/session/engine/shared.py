"""One engine, and the sessions that it works for, the most urgent first."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from tromp_gui.gtp.analysis import Analysis
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Limit, Profile
from tromp_gui.session.engine.link import OnReply
from tromp_gui.session.engine.purpose import Purpose
from tromp_gui.session.engine.run import EngineRun
from tromp_gui.session.engine.work import Job, Limits, Question, User, Work, state_during


class SharedEngine(QObject):
    """Owns one engine: its runs, one process at a time, and whose work it does.

    It works for the session with the most urgent purpose. A search that can be cancelled is
    interrupted and restarted later; any other, and a command that a person has typed, is waited
    for while its answer is wanted. Only a search that is no longer wanted and cannot be cancelled
    is killed: the engine is restarted and the game sent again. Work given during the start waits;
    work given to a stopped engine starts it.

    Signals: `changed()`, its state or the session it works for; `introduced(Profile)`;
    `failed(Failure)`; `logged(tuple[LogLine, ...])` as in `EngineLink`.
    """

    changed = Signal()
    introduced = Signal(object)
    failed = Signal(object)
    logged = Signal(object)

    def __init__(
        self, launch: Launch, limits: Limits | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.launch = launch
        self.profile = Profile()
        self.failure: Failure | None = None
        self._limits = limits or Limits()
        self._life = EngineState.STOPPED
        self._run: EngineRun | None = None
        self._users: list[User] = []
        self._jobs: dict[User, Work] = {}
        self._job: Job | None = None

    # State

    @property
    def state(self) -> EngineState:
        """What the engine is doing, for any session."""
        if self._life is not EngineState.READY or self.works_for is None:
            return self._life
        if self.command or self._job is None:
            return EngineState.THINKING
        return state_during(self._job.work)

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
        if self.command:
            return Purpose.CONSOLE
        return None if self._job is None else self._job.user.purpose

    @property
    def command(self) -> str:
        """The command of a person that it works on; "" if it does other work or none."""
        return "" if self._run is None else self._run.command

    @property
    def limitations(self) -> tuple[Limit, ...]:
        """The parts of the game that could not be sent to the engine."""
        return () if self._run is None else self._run.limitations

    # Its life

    def attach(self, user: User) -> None:
        """Add a session, starting the engine if necessary; after a failure only for a new one."""
        is_new = user not in self._users
        if is_new:
            self._users.append(user)
        if self._run is None and (is_new or self._life is not EngineState.FAILED):
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
        self.failure = None
        run = self._run = EngineRun(self.launch, self._limits, self)
        run.introduced.connect(self._on_introduced)
        run.ready.connect(self._on_ready)
        run.analysed.connect(self._on_analysed)
        run.finished.connect(self._on_finished)
        run.refused.connect(self._on_refused)
        run.start_is_slow.connect(self._on_slow_start)
        run.asked.connect(self._schedule)
        run.failed.connect(self._on_failed)
        run.logged.connect(self.logged)
        run.open()
        self._live(EngineState.STARTING)

    def _close(self, is_kind: bool) -> None:
        """End the run; the work stays."""
        run, self._run, self._job = self._run, None, None
        if run is not None:
            run.close(is_kind)

    def _live(self, state: EngineState) -> None:
        self._life = state
        self.changed.emit()

    def _on_introduced(self, profile: Profile) -> None:
        self.profile = profile
        self.introduced.emit(profile)

    def _on_ready(self) -> None:
        self._live(EngineState.READY)
        self._schedule()

    def _on_failed(self, failure: Failure) -> None:
        """Silent over abandoned work, it is restarted; else all sessions are told."""
        is_leftover = self._run is not None and self._run.is_leftover
        self._close(is_kind=False)
        if failure.kind is FailureKind.NOT_RESPONDING and is_leftover:
            self._open()
            return
        self.failure = failure
        for user in [u for u, work in self._jobs.items() if isinstance(work, Question)]:
            self._forget(user)
        self._live(EngineState.FAILED)
        self.failed.emit(failure)

    # Whose turn it is

    def begin_task(self, user: User, work: Work) -> None:
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
        """Send a command for a person; it has no time limit, and ends and resumes an analysis.

        Raises ValueError for an empty command, RuntimeError if the engine is not running.
        """
        if self._run is None:
            raise RuntimeError("the engine does not run")
        self._run.ask(command, on_reply)

    def end_command(self) -> None:
        """End the command of a person at once, restarting the engine if nothing else does it."""
        if self._run is not None and self.command and not self._run.end_command():
            self.restart()

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
        if self._run is not None:
            self._run.leave()

    def _schedule(self) -> None:
        """Switch to the most urgent work, unless what the engine does has to be waited for."""
        run, user = self._run, self._whose_turn()
        if run is None or user is None:
            self.changed.emit()
            return
        if self._job is not None:
            self._suspend()
        job = self._job = Job(user, self._jobs[user])
        self.changed.emit()
        if self._job is not job:  # replaced by a listener
            return
        if run.is_blocked:
            self.restart()
        else:
            run.begin(job.work)

    def _whose_turn(self) -> User | None:
        """The session whose work is to be begun now; None if nothing changes."""
        run = self._run
        user = min(self._jobs, key=lambda each: each.purpose, default=None)
        if run is None or user is None or self._life is not EngineState.READY:
            return None
        if self._job is None:
            return None if run.is_answering else user
        return None if user.purpose >= self._job.user.purpose or run.is_blocked else user

    # What the run tells

    def _on_finished(self, tell: Callable[[], None]) -> None:
        if self._job is not None:
            self._jobs.pop(self._job.user, None)
        self._job = None
        self.changed.emit()
        tell()
        self._schedule()

    def _on_refused(self, failure: Failure) -> None:
        job = self._job
        if job is not None:
            self._forget(job.user)
            self._schedule()
            job.user.refuse(failure)

    def _on_slow_start(self) -> None:
        for user in list(self._users):
            user.report_slow_start()

    def _on_analysed(self, analysis: Analysis) -> None:
        if self._job is not None:
            self._job.user.report(analysis)
