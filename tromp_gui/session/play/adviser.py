"""An engine that suggests moves without playing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.point import Color
from tromp_gui.gtp.failure import Failure
from tromp_gui.gtp.vertex import EngineMove
from tromp_gui.match.player import Attached, BuiltIn, Level, Player
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.engine.purpose import Purpose
from tromp_gui.session.game.engine_target import target_at
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.play.player_engines import LaunchOf, timing_for

if TYPE_CHECKING:
    from tromp_gui.session.engine.session import EngineSession

_ADVISER = BuiltIn(Level.EXPERT)


class Adviser(QObject):
    """Asks for hints: an attached engine that plays in the game and is idle, otherwise the built-in
    one.

    Signals: `hinted(EngineMove)`, its move at the current node; `failed(Failure)`.
    """

    hinted = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        record: RecordSession,
        match: MatchSession,
        launch_of: LaunchOf,
        pool: EnginePool,
    ) -> None:
        super().__init__()
        self._record, self._match = record, match
        self._launch_of, self._pool = launch_of, pool
        self._asked: EngineSession | None = None
        self._token = 0
        record.acted.connect(self._forget)

    @property
    def name(self) -> str:
        """The name of the engine, as written to the record."""
        return Player.of_engine(self._engine).name

    def hint(self) -> None:
        """Ask for its move at the current node; other actions cancel the question."""
        self._forget()
        position = self._match.position
        target = target_at(self._record, self._record.cursor, position=position)
        target = target._replace(timing=timing_for(position.to_play, self._match.clock.clocks))
        self._session().hint(position.to_play, target, self._hinted, self._token)

    def stop(self) -> None:
        """Release the engine."""
        self._token += 1
        if self._asked is not None:
            self._asked.stop()

    def _forget(self) -> None:
        self._token += 1

    def _hinted(self, move: EngineMove) -> None:
        if move.token == self._token:
            self.hinted.emit(move)

    @property
    def _engine(self) -> BuiltIn | Attached:
        """An attached engine of the game that is idle, otherwise the built-in one."""
        match, player = self._match.match, self._match.player_to_move
        if match is None or (player is not None and player.engine is not None):
            return _ADVISER
        engines = (match.player(color).engine for color in Color)
        return next((each for each in engines if isinstance(each, Attached)), _ADVISER)

    def _session(self) -> EngineSession:
        launch, asked = self._launch_of(self._engine), self._asked
        if asked is None or asked.launch != launch:
            if asked is not None:
                asked.stop()
                asked.deleteLater()
            asked = self._asked = self._pool.lend(launch, Purpose.HINT, self.name, self)
            asked.failed.connect(self._on_failed)
        return asked

    def _on_failed(self, failure: Failure) -> None:
        self._token += 1
        self.failed.emit(failure)
