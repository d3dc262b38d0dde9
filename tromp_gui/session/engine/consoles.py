"""All engines that can be talked to: those that run, and those attached."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.attached import AttachedEngine
from tromp_gui.session.engine.catalogue.registry import EngineRegistry
from tromp_gui.session.engine.log import EngineLog
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.engine.session import EngineSession
from tromp_gui.session.engine.shared import SharedEngine
from tromp_gui.session.engine.work import Purpose

_MOST_ENDED = 4


class EngineConsoles(QObject):
    """Keeps a log for each engine of the pool, and for the last few that have ended.

    Signal: `changed()` a log was added or removed.
    """

    changed = Signal()

    def __init__(
        self,
        registry: EngineRegistry,
        pool: EnginePool | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._registry, self._pool = registry, pool or EnginePool(parent=self)
        self._pool.started.connect(self._on_engine_started)
        self._logs: list[EngineLog] = []
        self._own: list[EngineSession] = []
        registry.changed.connect(self.changed)

    @property
    def logs(self) -> tuple[EngineLog, ...]:
        """All logs, newest last."""
        return tuple(self._logs)

    @property
    def idle(self) -> tuple[AttachedEngine, ...]:
        """Names of the attached engines that have no log."""
        names = {log.name for log in self._logs}
        return tuple(each for each in self._registry.engines if each.name not in names)

    def listen(self, name: str, session: EngineSession) -> EngineLog:
        """Log this session from now on under a name; repeated calls do nothing."""
        known = self._log_of(session.engine)
        if known is not None:
            return known
        self._forget_old()
        log = EngineLog(name, session, self)
        self._logs.append(log)
        self.changed.emit()
        return log

    def start(self, name: str) -> EngineLog | None:
        """Start an attached engine for the console; None if no engine has this name."""
        engine = self._registry.find(name)
        if engine is None:
            return None
        log = self.listen(name, self._pool.lend(engine.launch, Purpose.CONSOLE, name, self))
        self._own.append(log.session)
        log.session.start()
        return log

    def is_own(self, log: EngineLog) -> bool:
        """Whether the engine was started for the console, so that it may be stopped there."""
        return log.session in self._own

    def stop(self) -> None:
        """Stop the engines that were started here."""
        for session in self._own:
            session.stop()

    def _on_engine_started(self, name: str, engine: SharedEngine) -> None:
        """Listen to an engine of the pool without needing it."""
        if self._log_of(engine) is None:
            self.listen(name, EngineSession(engine.launch, None, self, engine, Purpose.CONSOLE))

    def _log_of(self, engine: SharedEngine) -> EngineLog | None:
        return next((log for log in self._logs if log.session.engine is engine), None)

    def _forget_old(self) -> None:
        """Drop the oldest logs of ended engines if there are many."""
        ended = [log for log in self._logs if not log.is_running]
        for log in ended[: max(0, len(ended) - _MOST_ENDED + 1)]:
            self._forget(log)

    def _forget(self, log: EngineLog) -> None:
        if log in self._logs:
            log.stop_writing()
            self._logs.remove(log)
            self.changed.emit()
