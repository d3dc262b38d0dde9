"""The judge: which stones of a position are dead, and what the result will be."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.board import Board
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import Failure
from tromp_gui.gtp.verdict import ABOUT_POINTS, ABOUT_STONES, Verdict
from tromp_gui.match.player import Attached, BuiltIn, Player
from tromp_gui.record.node import Node
from tromp_gui.session.engine.catalogue.registry import EngineRegistry
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.engine.purpose import Purpose
from tromp_gui.session.game.engine_target import target_at
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.idle import single_shot
from tromp_gui.session.play.player_engines import OWN, LaunchOf
from tromp_gui.settings import ANALYSIS_ENGINE, BUILT_IN, Settings

if TYPE_CHECKING:
    from tromp_gui.session.engine.session import EngineSession
    from tromp_gui.session.engine.work import EngineAnswer

_PATIENCE = 60_000
"""In ms: an engine may play the game to its end before it answers."""
_IDLE = 120_000
"""After this many ms without a question the engines end, until the next question."""

Engine: TypeAlias = BuiltIn | Attached
OnVerdict: TypeAlias = Callable[[Verdict], None]


class Subject(Enum):
    """The subject of a question to a judge; the values are the commands."""

    STONES = ABOUT_STONES
    POINTS = ABOUT_POINTS


class _Inquiry(NamedTuple):
    node: Node
    board: Board
    engine: Engine
    on_verdict: OnVerdict
    session: EngineSession


class Judge(QObject):
    """Asks the engine that judges and analyses, or another; the one that cannot say is replaced by
    the built-in engine, and the verdict says who gave it.

    Of each subject one inquiry goes on at a time: a newer one takes its place, and whoever leaves
    the node takes it back. A verdict on a board that has changed meanwhile is dropped. Signals:
    `changed()` it is asked, or has done; `chosen()` another engine judges from now on;
    `failed(str, Failure)` an engine is gone: there will be no verdict.
    """

    changed = Signal()
    chosen = Signal()
    failed = Signal(str, object)

    def __init__(
        self,
        record: RecordSession,
        registry: EngineRegistry,
        settings: Settings,
        launch_of: LaunchOf,
        pool: EnginePool,
    ) -> None:
        super().__init__()
        self._record, self._registry, self._settings = record, registry, settings
        self._launch_of, self._pool = launch_of, pool
        self._sessions: dict[Subject, EngineSession] = {}
        self._asked: dict[Subject, _Inquiry] = {}
        self._idle = single_shot(self, self.stop)
        registry.changed.connect(self.chosen)
        record.cursor_moved.connect(self._leave)
        record.opened.connect(self.cancel_all)

    # Who judges

    @property
    def engine(self) -> Engine:
        """The engine that judges and analyses: the user's choice, otherwise the strongest."""
        name = self._settings.get(ANALYSIS_ENGINE)
        if self._registry.find(name) is not None:
            return Attached(name)
        strongest = None if name == BUILT_IN else self._registry.strongest
        return OWN if strongest is None else Attached(strongest.name)

    @property
    def engines(self) -> tuple[Engine, ...]:
        """The engines that can be asked."""
        return OWN, *(Attached(each.name) for each in self._registry.engines)

    def choose(self, engine: Engine) -> None:
        """Choose another engine to judge and analyse."""
        name = engine.name if isinstance(engine, Attached) else BUILT_IN
        self._settings.set(ANALYSIS_ENGINE, name)
        self.chosen.emit()

    # Asking

    def ask(
        self, subject: Subject, node: Node, on_verdict: OnVerdict, engine: Engine | None = None
    ) -> None:
        """Ask about the position of a node; for stones, without its last passes."""
        self._drop(subject)
        by = engine or self.engine
        session = self._lent(subject, by)
        board = self._record.at_node(node).position.board
        inquiry = self._asked[subject] = _Inquiry(node, board, by, on_verdict, session)
        target = target_at(self._record, node)
        if subject is Subject.STONES:
            target = target.about_dead_stones()
        if session.state is EngineState.FAILED:
            session.restart()
        session.question(target, subject.value, partial(self._told, subject, inquiry), _PATIENCE)
        self._idle.stop()
        self.changed.emit()

    def asked(self, subject: Subject) -> str:
        """The name of the engine asked for a verdict; "" if none is."""
        inquiry = self._asked.get(subject)
        return "" if inquiry is None else Player.of_engine(inquiry.engine).name

    def prepare(self) -> None:
        """Start the engine, because a question about stones will follow soon."""
        self._lent(Subject.STONES, self.engine).start()
        self._idle.start(_IDLE)

    def cancel(self, subject: Subject) -> None:
        if subject in self._asked:
            self._drop(subject)
            self._rest()

    def cancel_all(self) -> None:
        for subject in Subject:
            self.cancel(subject)

    def stop(self) -> None:
        """Cancel all inquiries and end the engines."""
        self.cancel_all()
        self._idle.stop()
        for session in self._sessions.values():
            session.stop()

    def _lent(self, subject: Subject, engine: Engine) -> EngineSession:
        launch, session = self._launch_of(engine), self._sessions.get(subject)
        if session is not None and session.launch == launch:
            return session
        if session is not None:
            session.stop()
            session.deleteLater()
        name = Player.of_engine(engine).name
        session = self._pool.lend(launch, Purpose.JUDGE, name, self)
        session.failed.connect(partial(self._fail, session))
        self._sessions[subject] = session
        return session

    def _told(self, subject: Subject, inquiry: _Inquiry, told: EngineAnswer | None) -> None:
        if self._asked.get(subject) is not inquiry:
            return
        node, board, engine, on_verdict, session = inquiry
        if session.failure is not None:  # `failed` follows
            return
        by = Player.of_engine(engine).name
        verdict = None if told is None else told.verdict(board, by)
        self._asked.pop(subject)
        if verdict is None and engine != OWN:
            self.ask(subject, node, on_verdict, OWN)
            return
        self._rest()
        if verdict is not None and board == self._record.at_node(node).position.board:
            on_verdict(verdict)

    def _fail(self, session: EngineSession, failure: Failure) -> None:
        lost = [each for each in self._asked.items() if each[1].session is session]
        for subject, _ in lost:
            self._asked.pop(subject)
        self._rest()
        for _, inquiry in lost:
            self.failed.emit(Player.of_engine(inquiry.engine).name, failure)

    def _drop(self, subject: Subject) -> None:
        inquiry = self._asked.pop(subject, None)
        if inquiry is not None:
            inquiry.session.stop_thinking()

    def _leave(self) -> None:
        for subject, inquiry in list(self._asked.items()):
            if inquiry.node is not self._record.cursor:
                self.cancel(subject)

    def _rest(self) -> None:
        """Report that an inquiry is done; the engines end after a while."""
        if not self._asked:
            self._idle.start(_IDLE)
        self.changed.emit()
