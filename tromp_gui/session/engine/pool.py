"""The engines that run, each lent to all who need it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.purpose import Purpose

if TYPE_CHECKING:
    from tromp_gui.session.engine.session import EngineSession
    from tromp_gui.session.engine.shared import SharedEngine
    from tromp_gui.session.engine.work import Limits

_ALONE = (Purpose.PLAY, Purpose.ANALYSE)
"""Two sessions for the same of these have an engine each: two players, two opinions."""


class EnginePool(QObject):
    """Starts an engine once, whatever it is needed for.

    Signals: `started(str, SharedEngine)` the name of an engine that starts;
    `limited(SharedEngine, Limit)` a part of the game could not be sent to it; `changed()` an engine
    does something else.
    """

    started = Signal(str, object)
    limited = Signal(object, object)
    changed = Signal()

    def __init__(self, limits: Limits | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._limits = limits
        self._engines: dict[SharedEngine, str] = {}

    @property
    def running(self) -> tuple[SharedEngine, ...]:
        """The engines that someone needs now."""
        return tuple(each for each in self._engines if each.state is not EngineState.STOPPED)

    def find(self, launch: Launch) -> tuple[SharedEngine, ...]:
        """The running engines that were started like this."""
        return tuple(each for each in self.running if each.launch == launch)

    def name_of(self, engine: SharedEngine) -> str:
        """The name under which an engine was lent first."""
        return self._engines[engine]

    def lend(self, launch: Launch, purpose: Purpose, name: str, parent: QObject) -> EngineSession:
        """A session with the engine of `launch`, which is started when first needed."""
        from tromp_gui.session.engine.session import EngineSession
        from tromp_gui.session.engine.shared import SharedEngine

        known = (each for each in self._engines if each.launch == launch)
        free = (each for each in known if purpose not in _ALONE or purpose not in each.purposes)
        engine = next(free, None)
        if engine is None:
            engine = SharedEngine(launch, self._limits, self)
            engine.changed.connect(partial(self._on_engine_changed, name, engine))
            engine.limited.connect(partial(self.limited.emit, engine))
            self._engines[engine] = name
        return EngineSession(launch, None, parent, engine, purpose)

    def _on_engine_changed(self, name: str, engine: SharedEngine) -> None:
        if engine.state is EngineState.STARTING:
            self.started.emit(name, engine)
        self.changed.emit()
