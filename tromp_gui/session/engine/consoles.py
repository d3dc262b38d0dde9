"""All engines that can be talked to: those that run, and those attached."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.attached import AttachedEngine
from tromp_gui.session.engine.log import EngineLog
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.engine.registry import EngineRegistry
from tromp_gui.session.engine.session import EngineSession
from tromp_gui.session.engine.shared import SharedEngine
from tromp_gui.session.engine.work import Purpose

_MOST_ENDED = 4


class EngineConsoles(QObject):
    """Keeps the talk of every engine of the pool, and of the last few that have ended.

    Signal: `changed()` there is another one to talk to, or one less.
    """

    changed = Signal()

    def __init__(
        self, roster: EngineRegistry, pool: EnginePool | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._roster, self._pool = roster, pool or EnginePool(parent=self)
        self._pool.started.connect(self._hear)
        self._talks: list[EngineLog] = []
        self._own: list[EngineSession] = []
        roster.changed.connect(self.changed)

    @property
    def talks(self) -> tuple[EngineLog, ...]:
        """The talks, the newest last."""
        return tuple(self._talks)

    @property
    def idle(self) -> tuple[AttachedEngine, ...]:
        """The attached engines that no talk is about."""
        names = {talk.name for talk in self._talks}
        return tuple(each for each in self._roster.engines if each.name not in names)

    def listen(self, name: str, session: EngineSession) -> EngineLog:
        """Keep what this session says from now on, under a name; once is enough."""
        known = self._talk_with(session.engine)
        if known is not None:
            return known
        self._forget_old()
        talk = EngineLog(name, session, self)
        self._talks.append(talk)
        self.changed.emit()
        return talk

    def start(self, name: str) -> EngineLog | None:
        """Start an attached engine for talk alone; None where none has this name."""
        engine = self._roster.find(name)
        if engine is None:
            return None
        talk = self.listen(name, self._pool.lend(engine.launch, Purpose.CONSOLE, name, self))
        self._own.append(talk.session)
        talk.session.start()
        return talk

    def is_own(self, talk: EngineLog) -> bool:
        """Whether the engine was started for talk alone, so that it may be stopped here."""
        return talk.session in self._own

    def stop(self) -> None:
        """Let the engines end that were started here."""
        for session in self._own:
            session.stop()

    def _hear(self, name: str, engine: SharedEngine) -> None:
        """Listen to an engine of the pool without needing it."""
        if self._talk_with(engine) is None:
            self.listen(name, EngineSession(engine.launch, None, self, engine, Purpose.CONSOLE))

    def _talk_with(self, engine: SharedEngine) -> EngineLog | None:
        return next((talk for talk in self._talks if talk.session.engine is engine), None)

    def _forget_old(self) -> None:
        """Drop the oldest of those that have ended, where they are many."""
        ended = [talk for talk in self._talks if not talk.is_running]
        for talk in ended[: max(0, len(ended) - _MOST_ENDED + 1)]:
            self._forget(talk)

    def _forget(self, talk: EngineLog) -> None:
        if talk in self._talks:
            talk.stop_writing()
            self._talks.remove(talk)
            self.changed.emit()
