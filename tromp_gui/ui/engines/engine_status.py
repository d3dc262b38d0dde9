"""What each running engine is doing, at the right end of the status line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.profile import Limit
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.engine.purpose import Purpose
from tromp_gui.ui.shell.status import StatusLine
from tromp_gui.wording import DOT
from tromp_gui.wording.engines import engine_name, limit, state_name

if TYPE_CHECKING:
    from tromp_gui.session.engine.shared import SharedEngine

_SOON_MS = 100
"""Milliseconds between two updates, however often engines change their work."""


def tr(text: str) -> str:
    return QCoreApplication.translate("EngineStatus", text)


def doing(engine: SharedEngine) -> str:
    """What an engine is doing, with its purpose if it is searching."""
    purpose = engine.works_for
    if purpose is None or engine.state not in (EngineState.THINKING, EngineState.ANALYSING):
        return state_name(engine.state)
    return {
        Purpose.PLAY: tr("choosing a move"),
        Purpose.JUDGE: tr("judging the position"),
        Purpose.HINT: tr("looking for a hint"),
        Purpose.ANALYSE: state_name(EngineState.ANALYSING),
        Purpose.CONSOLE: tr("running “{command}”").format(command=engine.command),
    }[purpose]


class EngineStatus(QObject):
    """Shows the most urgent work of a pool's engines; the tool tip lists all engines. What could
    not be sent to one of them is reported once.
    """

    def __init__(self, pool: EnginePool, line: StatusLine, report: Callable[[str], object]) -> None:
        super().__init__(line)
        self._pool, self._line, self._report = pool, line, report
        self._soon = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._soon.timeout.connect(self._show)
        pool.changed.connect(self._on_pool_changed)
        pool.limited.connect(self._on_limited)

    def _on_limited(self, engine: SharedEngine, found: Limit) -> None:
        self._report(limit(found, self._name(engine)))

    def _on_pool_changed(self) -> None:
        if not self._soon.isActive():
            self._soon.start()

    def _show(self) -> None:
        engines = sorted(self._pool.running, key=_urgency)
        self._line.show_engines([line for each in engines for line in self._lines(each)])

    def _lines(self, engine: SharedEngine) -> list[str]:
        """What an engine is doing, and what it cannot follow of its game."""
        name = self._name(engine)
        limits = (limit(each, name) for each in engine.limitations)
        return [f"{name}{DOT}{doing(engine)}", *limits]

    def _name(self, engine: SharedEngine) -> str:
        return engine_name(self._pool.name_of(engine))


def _urgency(engine: SharedEngine) -> tuple[int, bool]:
    """A sort key: the most urgent engines first, idle ones last, but opponents before others."""
    work = len(Purpose) if engine.works_for is None else engine.works_for
    return work, Purpose.PLAY not in engine.purposes
