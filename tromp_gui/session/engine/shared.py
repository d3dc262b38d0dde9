"""One engine, and the sessions that it works for, the most urgent first."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, Signal
from shiboken6 import isValid

from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Limit, Profile
from tromp_gui.gtp.sync import NeedsRestart
from tromp_gui.session.engine.link import OnReply
from tromp_gui.session.engine.purpose import Purpose
from tromp_gui.session.engine.run import EngineRun
from tromp_gui.session.engine.work import Limits, Outcome, Question, Work, state_during, tell
from tromp_gui.session.idle import single_shot


class User(Protocol):
    """A session that the engine works for."""

    @property
    def purpose(self) -> Purpose:
        """The purpose the engine is needed for."""

    def refuse(self, failure: Failure) -> None:
        """The engine has refused the work, and is ready for other."""


class SharedEngine(QObject):
    """Owns one engine: its runs, one process at a time, and whose work it does.

    It works for the session with the most urgent purpose. A search that can be cancelled is
    interrupted and restarted later; any other, and a command that a person has typed, is waited
    for while its answer is wanted. Only a search that is no longer wanted and cannot be cancelled
    is killed: the engine is restarted and the game sent again. Work given during the start waits;
    work given to a stopped engine starts it.

    Signals: `changed()`, its state or the session it works for, once a turn of the event loop, but
    at once for a start and a typed command, which may be over by then; `introduced(Profile)`;
    `limited(Limit)`, a part of the game could not be sent to it, once, before its first move or
    number; `start_is_slow()`; `failed(Failure)`; `logged(tuple[LogLine, ...])` as in `EngineLink`.
    """

    changed = Signal()
    introduced = Signal(object)
    limited = Signal(object)
    start_is_slow = Signal()
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
        self._users: dict[User, Work | None] = {}
        self._told_limits: set[Limit] = set()
        self._served: User | None = None
        self._since = QElapsedTimer()
        self._soon = single_shot(self, self.changed.emit)

    # State

    @property
    def state(self) -> EngineState:
        """What the engine is doing, for any session."""
        if self._life is not EngineState.READY or self.works_for is None:
            return self._life
        work = None if self._served is None else self._users[self._served]
        return EngineState.THINKING if self.command or work is None else state_during(work)

    def state_for(self, user: User) -> EngineState:
        """What the engine is doing, as far as it concerns one session."""
        if user.purpose is Purpose.CONSOLE:
            return self.state
        if user not in self._users:
            return EngineState.STOPPED
        work = self._users[user]
        if self._life is not EngineState.READY or work is None:
            return self._life
        return state_during(work) if self._served is user else EngineState.WAITING

    @property
    def purposes(self) -> frozenset[Purpose]:
        """What the engine is needed for."""
        return frozenset(user.purpose for user in self._users)

    @property
    def works_for(self) -> Purpose | None:
        """The purpose of its current work; None if it is idle."""
        if self.command:
            return Purpose.CONSOLE
        return None if self._served is None else self._served.purpose

    @property
    def elapsed(self) -> int:
        """The time, in ms, since its current or last work was begun."""
        return self._since.elapsed() if self._since.isValid() else 0

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
        self._users.setdefault(user, None)
        if self._run is None and (is_new or self._life is not EngineState.FAILED):
            self._open()

    def detach(self, user: User) -> None:
        """Remove a session; after the last one the engine quits or is killed."""
        if user not in self._users:
            return
        work = self._forget(user)
        del self._users[user]
        if self._users:
            self._schedule()
        else:
            self._close(is_kind=True)
            self._live(EngineState.STOPPED)
        tell(work)

    def leave_deleted(self) -> None:
        """Leave the sessions that Qt has deleted together with their parents."""
        for user in [each for each in self._users if not isValid(each)]:
            self._users[user] = None  # no session is left for the answer
            self.detach(user)

    def restart(self) -> None:
        """Start the engine again, running or failed; it goes back to the work it had."""
        self._close(is_kind=False)
        self._open()

    def give_up(self) -> None:
        """Kill an engine that does not do its work; all sessions are told that it has failed."""
        if self._run is not None:
            self._run.link.give_up()

    def _open(self) -> None:
        self.failure = None
        run = self._run = EngineRun(self.launch, self._limits, self)
        run.introduced.connect(self._on_introduced)
        run.reached.connect(self._tell_limits)
        run.finished.connect(self._on_finished)
        run.start_is_slow.connect(self.start_is_slow)
        run.asked.connect(self._on_asked)
        run.link.failed.connect(self._on_failed)
        run.link.logged.connect(self.logged)
        run.open()
        self._live(EngineState.STARTING)
        self._tell_at_once()

    def _close(self, is_kind: bool) -> None:
        """End the run; the work stays."""
        run, self._run, self._served = self._run, None, None
        if run is not None:
            run.close(is_kind)

    def _live(self, state: EngineState) -> None:
        self._life = state
        self._soon.start()

    def _tell_at_once(self) -> None:
        self._soon.stop()
        self.changed.emit()

    def _on_asked(self) -> None:
        self._schedule()
        self._tell_at_once()

    def _on_introduced(self, profile: Profile) -> None:
        run, self.profile = self._run, profile
        self.introduced.emit(profile)
        if self._run is run:
            self._live(EngineState.READY)
            self._schedule()

    def _tell_limits(self) -> None:
        for limit in self.limitations:
            if limit not in self._told_limits:
                self._told_limits.add(limit)
                self.limited.emit(limit)

    def _on_failed(self, failure: Failure) -> None:
        """Silent over abandoned work, it is restarted; else all sessions are told."""
        is_leftover = self._run is not None and self._run.is_leftover
        self._close(is_kind=False)
        if failure.kind is FailureKind.NOT_RESPONDING and is_leftover:
            self._open()
            return
        self.failure = failure
        self._live(EngineState.FAILED)
        for user in [u for u, work in self._users.items() if isinstance(work, Question)]:
            tell(self._forget(user))
        self.failed.emit(failure)

    # Whose turn it is

    def begin_task(self, user: User, work: Work) -> None:
        """Take on work for a session, replacing its previous work."""
        before = self._forget(user)
        self.attach(user)
        del self._users[user]  # the last to be served of those with its purpose
        self._users[user] = work
        self._schedule()
        tell(before)

    def drop(self, user: User) -> None:
        """Drop a session's work."""
        work = self._forget(user)
        if work is not None:
            self._schedule()
            tell(work)

    def work_of(self, user: User) -> Work | None:
        """What a session wants."""
        return self._users.get(user)

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

    def _forget(self, user: User) -> Work | None:
        """Forget the work of a session, and end what can be ended; returns that work."""
        work = self._users.get(user)
        if work is not None:
            self._users[user] = None
        if self._served is user:
            self._suspend()
        return work

    def _suspend(self) -> None:
        """Leave the current work, cancelling it if possible."""
        if self._served is not None and self._run is not None:
            self._run.leave()
        self._served = None

    def _schedule(self) -> None:
        """Switch to the most urgent work, unless what the engine does has to be waited for."""
        self._soon.start()
        run, user = self._run, self._whose_turn()
        work = None if user is None else self._users[user]
        if run is None or work is None:
            return
        self._suspend()
        if run.is_blocked:
            self.restart()
            return
        self._served = user
        self._since.start()
        run.begin(work)

    def _whose_turn(self) -> User | None:
        """The session whose work is to be begun now; None if nothing changes."""
        run = self._run
        waiting = (each for each, work in self._users.items() if work is not None)
        user = min(waiting, key=lambda each: each.purpose, default=None)
        if run is None or user is None or self._life is not EngineState.READY:
            return None
        if self._served is None:
            return None if run.is_answering else user
        return None if user.purpose >= self._served.purpose or run.is_blocked else user

    def _on_finished(self, outcome: Outcome) -> None:
        user = self._served
        if user is None:
            return
        if isinstance(outcome, NeedsRestart):
            self.restart()
            return
        work, self._users[user], self._served = self._users[user], None, None
        self._soon.start()
        tell(work, outcome)
        self._schedule()
        if isinstance(outcome, Failure):
            user.refuse(outcome)
