"""One purpose's use of an engine: it is brought to positions and asked about them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import Failure
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Profile
from tromp_gui.gtp.sync import Target
from tromp_gui.session.engine.link import OnReply
from tromp_gui.session.engine.purpose import Purpose
from tromp_gui.session.engine.shared import SharedEngine
from tromp_gui.session.engine.work import (
    Analyse,
    ClockLeft,
    Limits,
    Move,
    OnAnswer,
    OnMove,
    Question,
    Work,
)


class EngineSession(QObject):
    """A lease of an engine, its own or a shared one from a pool, for one purpose.

    It has one piece of work at a time, and new work replaces it; see `SharedEngine` for when it is
    done. `restart` resumes work that failed with the engine. Signals: `state_changed(EngineState)`,
    at most once a turn of the event loop; `analysed(Analysis)`, at most twenty times a second;
    `failed(Failure)`, in state FAILED the engine is gone, otherwise it refused the work and is
    ready for other work. `introduced`, `limited`, `start_is_slow` and `logged` are those of its
    `engine`.
    """

    state_changed = Signal(object)
    analysed = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        launch: Launch,
        limits: Limits | None = None,
        parent: QObject | None = None,
        engine: SharedEngine | None = None,
        purpose: Purpose = Purpose.PLAY,
    ) -> None:
        """`engine` is a shared engine of `launch`; None to use one of its own."""
        super().__init__(parent)
        self.engine = engine or SharedEngine(launch, limits, parent)
        self.introduced = self.engine.introduced
        self.limited = self.engine.limited
        self.start_is_slow = self.engine.start_is_slow
        self.logged = self.engine.logged
        self._purpose = purpose
        self._told = EngineState.STOPPED
        self._refusal: Failure | None = None
        self.engine.changed.connect(self._on_engine_changed)
        self.engine.failed.connect(self._on_engine_failed)
        self.destroyed.connect(self.engine.leave_deleted)

    # State

    @property
    def purpose(self) -> Purpose:
        """What the engine is needed for."""
        return self._purpose

    @property
    def launch(self) -> Launch:
        """How the engine is started."""
        return self.engine.launch

    @property
    def state(self) -> EngineState:
        """What the engine is doing for this session."""
        return self.engine.state_for(self)

    @property
    def failure(self) -> Failure | None:
        """Why the engine or its last work failed; None after new work is given."""
        return self.engine.failure or self._refusal

    @property
    def profile(self) -> Profile:
        """The engine's profile; empty until it is known."""
        return self.engine.profile

    # Starting and stopping

    def start(self) -> None:
        """Start the engine, unless it runs."""
        self.engine.attach(self)

    def stop(self) -> None:
        """Cancel all work and release the engine; returns at once."""
        self.engine.detach(self)

    def restart(self) -> None:
        """Start the engine again, running or failed; it goes back to the work it had."""
        self.engine.restart()
        self.engine.attach(self)

    def give_up(self) -> None:
        """The engine does not do its work: it is killed, and has failed."""
        self.engine.give_up()

    # Work

    def genmove(
        self,
        color: Color,
        target: Target,
        on_move: OnMove,
        token: int = 0,
        clocks: tuple[ClockLeft, ...] = (),
    ) -> None:
        """Ask for a move of `color` at a position; `on_move` gets it, not yet checked against any
        rules.

        The caller checks it; the next target says how the game continued. `token` comes back with
        the move; after `stop_thinking` or other work no move comes. `clocks` are sent first.
        """
        self._take_up(Move(target, color, on_move, token, False, clocks))

    def hint(self, color: Color, target: Target, on_move: OnMove, token: int = 0) -> None:
        """Ask what the engine would play; nothing is played."""
        self._take_up(Move(target, color, on_move, token, is_hint=True))

    def stop_thinking(self) -> None:
        """Cancel the request for a move or a hint, or another question."""
        if isinstance(self.engine.work_of(self), Move | Question):
            self.engine.drop(self)

    def analyse(
        self,
        color: Color,
        target: Target,
        interval: int = 20,
        allowed: frozenset[Point] | None = None,
    ) -> None:
        """Analyse a position with `color` to move until `stop_analysing` or other work.

        `interval` is that of the reports, in hundredths of a second; the first move is one of
        the points `allowed`, if given. An engine that cannot do it fails, and stays ready.
        """
        self._take_up(Analyse(target, color, interval, self.analysed.emit, allowed))

    def stop_analysing(self) -> None:
        if isinstance(self.engine.work_of(self), Analyse):
            self.engine.drop(self)

    def question(
        self, target: Target, commands: tuple[str, ...], on_told: OnAnswer, limit: int | None = None
    ) -> None:
        """Ask the first of some commands that the engine lists, else the last, at a position.

        `on_told` gets the command and its answer, or None if the engine cannot say, or not in
        time (see `Question`).
        """
        self._take_up(Question(target, commands, on_told, limit))

    def ask(self, command: str, on_reply: OnReply) -> None:
        """Send any command at once; it interrupts an analysis, which resumes afterwards.

        `on_reply` is called once. Raises ValueError for an empty command, RuntimeError if the
        engine is not running.
        """
        self.engine.ask(command, on_reply)

    def _take_up(self, work: Work) -> None:
        self._refusal = None
        self.engine.begin_task(self, work)

    # Reports of the engine

    def refuse(self, failure: Failure) -> None:
        """The engine has refused the work, and is ready for other."""
        self._refusal = failure
        self.failed.emit(failure)

    def _on_engine_failed(self, failure: Failure) -> None:
        if self.state is EngineState.FAILED:
            self.failed.emit(failure)

    def _on_engine_changed(self) -> None:
        state = self.state
        if state is not self._told:
            self._told = state
            self.state_changed.emit(state)
