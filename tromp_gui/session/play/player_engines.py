"""The engines at the two sides of the board: a process for each, as the game wants them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from tromp_gui.go.point import Color
from tromp_gui.gtp.built_in import COMPILING
from tromp_gui.gtp.failure import Failure
from tromp_gui.gtp.launch import Launch
from tromp_gui.match.match import Match
from tromp_gui.match.player import Attached, BuiltIn, Player
from tromp_gui.session.engine.session import EngineSession, EngineState, LogKind, LogLine, Overdue

LaunchOf: TypeAlias = Callable[[BuiltIn | Attached], Launch]
"""How an engine is started."""


class PlayerEngines(QObject):
    """Starts the engines of a game, one for each player that is one, and ends those of a former.

    Signals: `changed()` an engine does something else now; `failed(Color, Failure)`;
    `seated(str, EngineSession)` a player's name, and the engine that plays for it.
    """

    changed = Signal()
    failed = Signal(object, object)
    seated = Signal(str, object)

    def __init__(self, launch_of: LaunchOf, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._launch_of = launch_of
        self._sessions: dict[Color, EngineSession] = {}
        self._since: dict[Color, QElapsedTimer] = {}
        self._slow: set[Color] = set()
        self._warming: set[Color] = set()

    def session(self, color: Color) -> EngineSession | None:
        """The engine that plays a colour; None where a person does."""
        return self._sessions.get(color)

    def thinking(self, color: Color) -> int | None:
        """For how long, in ms, an engine has been thinking; None where it is not."""
        session = self._sessions.get(color)
        if session is None or session.state is not EngineState.THINKING:
            return None
        return int(self._since[color].elapsed())

    def is_slow(self, color: Color) -> bool:
        """Whether an engine takes unusually long to start."""
        return color in self._slow

    def is_warming(self, color: Color) -> bool:
        """Whether the built-in engine compiles itself, and plays simple moves until then."""
        return color in self._warming

    def seat(self, match: Match | None) -> None:
        """See that the engines of this game are there, and no others."""
        for color in Color:
            player = Player() if match is None else match.player(color)
            engine = player.engine
            launch = None if engine is None else self._launch_of(engine)
            session = self._sessions.get(color)
            if session is not None and session.launch != launch:
                session.stop()
                del self._sessions[color]
                self._warming.discard(color)
                session = None
            if session is None and launch is not None:
                self._start(color, player.name, launch)
                if isinstance(engine, BuiltIn):
                    self._listen(color, self._sessions[color])

    def stop(self) -> None:
        """Let all engines end."""
        self.seat(None)

    def _start(self, color: Color, name: str, launch: Launch) -> None:
        session = self._sessions[color] = EngineSession(launch, parent=self)
        self._since[color] = QElapsedTimer()
        session.state_changed.connect(lambda state: self._changed(color, state))
        session.late.connect(lambda late: self._late(color, session, late))
        session.failed.connect(lambda failure: self._failed(color, session, failure))
        self.seated.emit(name, session)
        session.start()
        self.changed.emit()

    def _listen(self, color: Color, session: EngineSession) -> None:
        def hear(lines: tuple[LogLine, ...]) -> None:
            said = [line.text for line in lines if line.kind is LogKind.ERROR and line.text]
            if said and self._sessions.get(color) is session:
                self._warm(color, COMPILING in said[-1])

        session.logged.connect(hear)

    def _warm(self, color: Color, is_warming: bool) -> None:
        if is_warming is not (color in self._warming):
            self._warming ^= {color}
            self.changed.emit()

    def _late(self, color: Color, session: EngineSession, late: Overdue) -> None:
        if late is Overdue.STILL_STARTING and self._sessions.get(color) is session:
            self._slow.add(color)
            self.changed.emit()

    def _changed(self, color: Color, state: EngineState) -> None:
        self._slow.discard(color)
        if state is EngineState.THINKING:
            self._since[color].start()
        self.changed.emit()

    def _failed(self, color: Color, session: EngineSession, failure: Failure) -> None:
        if self._sessions.get(color) is session:
            self.failed.emit(color, failure)
