"""The profiles of attached engines before a game: each engine is started once to ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.failure import Failure
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Profile
from tromp_gui.session.engine.pool import EnginePool

if TYPE_CHECKING:
    from tromp_gui.session.engine.session import EngineSession


class EngineProfiles(QObject):
    """Asks each engine when its profile is first needed, and keeps the answer.

    Signal: `learned()`.
    """

    learned = Signal()

    def __init__(self, pool: EnginePool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = pool
        self._found: dict[Launch, Profile | Failure | None] = {}

    def forget_failures(self) -> None:
        """Ask the engines that failed again: they may have been repaired."""
        self._found = {
            launch: told for launch, told in self._found.items() if not isinstance(told, Failure)
        }

    def of(self, launch: Launch) -> Profile | Failure | None:
        """The profile, or why there is none; None while the engine is being asked."""
        known = (engine.profile for engine in self._pool.find(launch) if engine.profile.commands)
        if self._found.get(launch) is None and (profile := next(known, None)):
            self._found[launch] = profile
        if launch not in self._found:
            self._found[launch] = None
            self._ask(launch)
        return self._found[launch]

    def _ask(self, launch: Launch) -> None:
        from tromp_gui.session.engine.session import EngineSession

        session = EngineSession(launch, parent=self)
        session.introduced.connect(lambda profile: self._learn(launch, profile, session))
        session.failed.connect(lambda failure: self._learn(launch, failure, session))
        session.start()

    def _learn(self, launch: Launch, told: Profile | Failure, session: EngineSession) -> None:
        self._found[launch] = told
        session.stop()
        self.learned.emit()
