"""One question at a time to the built-in engine, about a position of the record."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.engine_state import EngineState
from tromp_gui.gtp.failure import Failure
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.sync import Target
from tromp_gui.match.player import BuiltIn, Level, Player
from tromp_gui.session.engine import built_in
from tromp_gui.session.engine.link import Reply
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.engine.session import EngineSession
from tromp_gui.session.engine.timers import single_shot
from tromp_gui.session.engine.work import Purpose

BUILT_IN = Player.of_engine(BuiltIn(Level.FULL)).name
"""The engine that judges and analyses, by its name."""

_SLOW = 1_500
"""After this many ms without an answer the engine is warming up: it compiles itself once."""

_IDLE = 120_000
"""After this many ms without a question the engine ends, until it is needed again."""


class Asking(Enum):
    """How far a question is."""

    NOT = "not"
    LOOKING = "looking"
    WARMING = "warming"


class _Question(NamedTuple):
    target: Target
    command: str
    on_text: Callable[[str], None]


class QuestionSession(QObject):
    """Owns a process of the built-in engine, started when it is asked first.

    The newest question counts: the answer to a previous one is dropped. Signals:
    `changed(Asking)`; `failed(Failure)` there will be no answer.
    """

    changed = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        launch: Launch | None = None,
        parent: QObject | None = None,
        pool: EnginePool | None = None,
    ) -> None:
        super().__init__(parent)
        self._pool = pool or EnginePool(parent=self)
        self._engine = self._lent(launch or built_in.launch(Level.FULL.value))
        self._question: _Question | None = None
        self._is_answering = False
        self._asking = Asking.NOT
        self._slow = single_shot(self, lambda: self._set(Asking.WARMING))
        self._idle = single_shot(self, self.stop)

    @property
    def engine(self) -> EngineSession:
        """The engine, for a console to listen to."""
        return self._engine

    @property
    def asking(self) -> Asking:
        """How far the question is."""
        return self._asking

    def use(self, launch: Launch) -> None:
        """Ask an engine that is started like this from now on; the question is taken back."""
        if launch != self._engine.launch:
            self.stop()
            self._engine.deleteLater()
            self._engine = self._lent(launch)

    def _lent(self, launch: Launch) -> EngineSession:
        engine = self._pool.lend(launch, Purpose.JUDGE, BUILT_IN, self)
        engine.failed.connect(self._fail)
        return engine

    def ask(self, target: Target, command: str, on_text: Callable[[str], None]) -> None:
        """Ask a command that leaves the position as it is; `on_text` gets the answer once."""
        self._question = _Question(target, command, on_text)
        self._idle.stop()
        self._slow.start(_SLOW)
        self._set(Asking.LOOKING)
        if not self._is_answering:
            self._send()

    def prepare(self) -> None:
        """Start the engine, since it will be asked soon."""
        if self._engine.state is EngineState.STOPPED:
            self._engine.start()
            self._idle.start(_IDLE)

    def cancel(self) -> None:
        """Take the question back."""
        self._done()

    def stop(self) -> None:
        """Take the question back and let the engine end."""
        self._done()
        self._idle.stop()
        self._is_answering = False
        self._engine.stop()

    def _send(self) -> None:
        question = self._question
        if question is None:
            return
        if self._engine.state is EngineState.FAILED:
            self._engine.restart()
        self._engine.be_at(question.target, lambda: self._there(question))

    def _there(self, question: _Question) -> None:
        if question is self._question:
            self._is_answering = True
            self._engine.ask(question.command, lambda reply: self._answered(question, reply))

    def _answered(self, question: _Question, reply: Reply) -> None:
        self._is_answering = False
        if question is not self._question:
            self._send()
        elif reply.failure is None:
            self._done()
            if reply.is_success:
                question.on_text(reply.text)

    def _fail(self, failure: Failure) -> None:
        self._is_answering = False
        if self._question is not None:
            self._done()
            self.failed.emit(failure)

    def _done(self) -> None:
        self._question = None
        self._slow.stop()
        self._idle.start(_IDLE)
        self._set(Asking.NOT)

    def _set(self, asking: Asking) -> None:
        if asking is not self._asking:
            self._asking = asking
            self.changed.emit(asking)
