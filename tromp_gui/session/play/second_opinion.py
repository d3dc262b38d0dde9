"""An attached engine beside the marking: which stones it considers dead, to be shown, not used."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.point import Point
from tromp_gui.gtp.failure import Failure
from tromp_gui.match.dispute import read_list
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.engine.registry import EngineRegistry
from tromp_gui.session.engine.session import EngineSession
from tromp_gui.session.engine.work import Purpose
from tromp_gui.session.game.act import Act
from tromp_gui.session.game.engine_target import target_at
from tromp_gui.session.game.record_session import RecordSession

_PATIENCE = 60_000
"""In ms: an engine may play the game to its end before it answers."""


class DeadStonesAnswer(NamedTuple):
    """What an engine considers dead; None if it cannot say, `failure` tells why it is gone."""

    name: str
    dead: frozenset[Point] | None
    failure: Failure | None = None


class SecondOpinion(QObject):
    """Asks one engine at a time, which ends with the answer unless it is needed otherwise.

    Signals: `changed()` it begins, or is done; `answered(DeadStonesAnswer)`.
    """

    changed = Signal()
    answered = Signal(object)

    def __init__(
        self,
        record: RecordSession,
        registry: EngineRegistry,
        parent: QObject | None = None,
        pool: EnginePool | None = None,
    ) -> None:
        super().__init__(parent)
        self._pool = pool or EnginePool(parent=self)
        self._record, self._registry = record, registry
        self._asked = ""
        self._session: EngineSession | None = None
        record.acted.connect(self._on_acted)

    @property
    def names(self) -> tuple[str, ...]:
        """The engines that can be asked."""
        return tuple(each.name for each in self._registry.engines)

    @property
    def asked(self) -> str:
        """Who is asked; empty if nobody is."""
        return self._asked

    def ask(self, name: str) -> None:
        """Ask an engine about the stones looked at; a previous question is taken back."""
        self.stop()
        engine = self._registry.find(name)
        if engine is None:
            return
        board = self._record.at_node().position.board
        target = target_at(self._record, self._record.cursor).without_last_passes()
        session = self._pool.lend(engine.launch, Purpose.JUDGE, name, self)
        self._session, self._asked = session, name

        def found(dead: frozenset[Point] | None) -> None:
            if self._session is session and session.failure is None:
                stones = None if dead is None else read_list(board, dead).stones
                self._answer(DeadStonesAnswer(name, stones))

        session.failed.connect(lambda failure: self._answer(DeadStonesAnswer(name, None, failure)))
        session.dead_stones(target, found, _PATIENCE)
        self.changed.emit()

    def _on_acted(self, act: Act) -> None:
        if act.is_opened or act.has_moved:
            self.stop()

    def stop(self) -> None:
        """Cancel the question."""
        session, self._session, self._asked = self._session, None, ""
        if session is not None:
            session.stop()
            session.deleteLater()
            self.changed.emit()

    def _answer(self, opinion: DeadStonesAnswer) -> None:
        if self._asked == opinion.name:
            self.stop()
            self.answered.emit(opinion)
