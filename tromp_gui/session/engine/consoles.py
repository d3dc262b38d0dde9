"""All engines that can be talked to: those of the game and of the analysis, and one started
here."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.attached import AttachedEngine
from tromp_gui.session.engine.log import EngineLog
from tromp_gui.session.engine.registry import EngineRegistry
from tromp_gui.session.engine.session import EngineSession

_MOST_ENDED = 4


class EngineConsoles(QObject):
    """Keeps the talk of every session it was told of, and of the last few that have ended.

    Signal: `changed()` there is another one to talk to, or one less.
    """

    changed = Signal()

    def __init__(self, roster: EngineRegistry, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._roster = roster
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
        known = next((talk for talk in self._talks if talk.session is session), None)
        if known is not None:
            return known
        self._forget_old()
        talk = EngineLog(name, session, self)
        self._talks.append(talk)
        talk.gone.connect(self._forget_gone)
        self.changed.emit()
        return talk

    def start(self, name: str) -> EngineLog | None:
        """Start an attached engine for talk alone; None where none has this name."""
        engine = self._roster.find(name)
        if engine is None:
            return None
        session = EngineSession(engine.launch, parent=self)
        self._own.append(session)
        talk = self.listen(name, session)
        session.start()
        return talk

    def is_own(self, talk: EngineLog) -> bool:
        """Whether the engine was started for talk alone, so that it may be stopped here."""
        return talk.session in self._own

    def stop(self) -> None:
        """Let the engines end that were started here."""
        for session in self._own:
            session.stop()

    def _forget_old(self) -> None:
        """Drop the oldest of those that have ended, where they are many."""
        ended = [talk for talk in self._talks if not talk.is_running]
        for talk in ended[: max(0, len(ended) - _MOST_ENDED + 1)]:
            self._forget(talk)

    def _forget_gone(self) -> None:
        for talk in [each for each in self._talks if each.is_gone]:
            self._forget(talk)

    def _forget(self, talk: EngineLog) -> None:
        if talk in self._talks:
            talk.stop_writing()
            self._talks.remove(talk)
            self.changed.emit()
