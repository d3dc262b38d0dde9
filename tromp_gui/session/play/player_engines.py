"""The engines of the two players: a session for each, its clock, and its problems."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.move import Illegal, Turn
from tromp_gui.go.point import Color
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import Failure
from tromp_gui.gtp.imitation import imitating
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.timing import TimeSystem, Timing
from tromp_gui.match.clock import Absolute, ByoYomi, Canadian, Clocks, Fischer, TimeControl
from tromp_gui.match.match import Match
from tromp_gui.match.player import BuiltIn, Imitator, Level, Player, PlayingEngine
from tromp_gui.network_files.profiles import RANKS, SEARCHES_FROM
from tromp_gui.session.engine.catalogue.registry import EngineRegistry, built_in
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.engine.purpose import Purpose

if TYPE_CHECKING:
    from tromp_gui.session.engine.session import EngineSession
    from tromp_gui.session.engine.work import ClockLeft


@dataclass(frozen=True, slots=True)
class EngineGone:
    """The engine of `color` has ended, or never started."""

    color: Color
    failure: Failure


@dataclass(frozen=True, slots=True)
class EngineIllegalMove:
    """The engine of `color` made a turn that the rules forbid."""

    color: Color
    turn: Turn
    illegal: Illegal


@dataclass(frozen=True, slots=True)
class EngineNoMove:
    """The engine of `color` answered with something that is not a move."""

    color: Color
    text: str


@dataclass(frozen=True, slots=True)
class EngineRefused:
    """The engine of `color` refuses a move or set-up of the game."""

    color: Color
    failure: Failure


EngineProblem: TypeAlias = EngineGone | EngineIllegalMove | EngineNoMove | EngineRefused


OWN = BuiltIn(Level.FULL)
"""The built-in engine at full strength."""


LaunchOf: TypeAlias = Callable[[PlayingEngine], Launch]
"""How an engine is started."""


def launches(registry: EngineRegistry) -> LaunchOf:
    """How each player's engine is started: the built-in engine at its level, with the chosen
    network, or like a person; an attached one as in the registry.

    An engine that is no longer attached has no program, which fails and is reported.
    """

    def launch_of(engine: PlayingEngine) -> Launch:
        if isinstance(engine, BuiltIn):
            return built_in(engine.level.value, registry.network)
        if isinstance(engine, Imitator) and engine.engine:
            attached = registry.find(engine.engine)
            if attached is None:
                return Launch("")
            searches = RANKS.index(engine.rank) >= SEARCHES_FROM
            return imitating(attached.launch, engine.profile, registry.wanted_human, searches)
        if isinstance(engine, Imitator):
            return built_in("", registry.network, registry.wanted_human, engine.profile)
        found = registry.find(engine.name)
        return Launch("") if found is None else found.launch

    return launch_of


class Standing(Enum):
    """The state of an engine player, as shown on its card."""

    STARTING = auto()
    READY = auto()
    THINKING = auto()
    QUEUED = auto()
    """It was asked for a move, but its engine does other work first."""
    WAITING = auto()
    """It is its turn, but it is paused."""
    STUCK = auto()
    """It is running, but there is a problem with the game."""
    FAILED = auto()


class PlayerEngines(QObject):
    """Starts one engine for each engine player of a match, and stops those of the previous match.

    Signals: `changed()` an engine changed its state; `slowed()` one takes unusually long to start;
    `failed(Color, Failure)`.
    """

    changed = Signal()
    slowed = Signal()
    failed = Signal(object, object)

    def __init__(
        self, launch_of: LaunchOf, pool: EnginePool, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._launch_of, self._pool = launch_of, pool
        self._sessions: dict[Color, EngineSession] = {}
        self._slow: set[EngineSession] = set()

    def session(self, color: Color) -> EngineSession | None:
        """The engine that plays a colour; None for a person."""
        return self._sessions.get(color)

    def thinking(self, color: Color) -> int | None:
        """For how long, in ms, an engine has been thinking; None if it is not."""
        session = self._sessions.get(color)
        if session is None or session.state is not EngineState.THINKING:
            return None
        return session.engine.elapsed

    @property
    def is_starting(self) -> bool:
        """Whether an engine is not ready yet, so that no clock runs."""
        return any(each.state is EngineState.STARTING for each in self._sessions.values())

    def is_slow(self, color: Color) -> bool:
        """Whether an engine takes unusually long to start."""
        return self._sessions.get(color) in self._slow

    def told_name(self, color: Color) -> str:
        """Name and version reported by the engine of a colour, or its program; "" for a person."""
        session = self._sessions.get(color)
        if session is None:
            return ""
        profile = session.profile
        return f"{profile.name} {profile.version}".strip() or session.launch.program

    def assign(self, match: Match | None) -> None:
        """Start the engines of this match and stop all others.

        An engine with the same start command keeps running, also if it changed sides.
        """
        players = {color: Player() if match is None else match.player(color) for color in Color}
        launches = {
            color: self._launch_of(player.engine)
            for color, player in players.items()
            if player.engine is not None
        }
        before, self._sessions = self._sessions, {}
        for color, launch in launches.items():
            own = (color, color.opponent)
            kept = next((c for c in own if c in before and before[c].launch == launch), None)
            if kept is not None and (kept is color or launches.get(kept) != launch):
                self._sessions[color] = before.pop(kept)
        for session in before.values():
            self._slow.discard(session)
            session.stop()
        for color, launch in launches.items():
            engine = players[color].engine
            if color not in self._sessions and engine is not None:
                self._start(color, engine, launch)

    def stop(self) -> None:
        self.assign(None)

    def _start(self, color: Color, engine: PlayingEngine, launch: Launch) -> None:
        name = Player.of_engine(engine).name  # a player may be called otherwise
        session = self._pool.lend(launch, Purpose.PLAY, name, self)
        self._sessions[color] = session
        session.state_changed.connect(lambda _state: self._on_state_changed(session))
        session.start_is_slow.connect(lambda: self._on_slow_start(session))
        session.failed.connect(lambda failure: self._on_failed(session, failure))
        session.start()
        self.changed.emit()

    def _on_slow_start(self, session: EngineSession) -> None:
        self._slow.add(session)
        self.slowed.emit()

    def _on_state_changed(self, session: EngineSession) -> None:
        self._slow.discard(session)
        self.changed.emit()

    def _on_failed(self, session: EngineSession, failure: Failure) -> None:
        for color, each in self._sessions.items():
            if each is session:
                self.failed.emit(color, failure)
                return


def timing_of(control: TimeControl | None) -> Timing:
    """A player's time control; no limit without one. Less than a second counts as one."""
    match control:
        case None:
            return Timing()
        case Absolute(main):
            return Timing(TimeSystem.ABSOLUTE, _seconds(main))
        case ByoYomi(main, periods, period):
            return Timing(TimeSystem.BYO_YOMI, _seconds(main), _seconds(period), periods)
        case Canadian(main, stones, period):
            return Timing(TimeSystem.CANADIAN, _seconds(main), _seconds(period), stones)
        case Fischer(main, increment):
            return Timing(TimeSystem.FISCHER, _seconds(main or increment), _seconds(increment))


def timing_for(color: Color, clocks: Clocks | None) -> Timing:
    """The time control of the player of a colour."""
    clock = None if clocks is None else clocks.of(color)
    return timing_of(None if clock is None else clock.control)


def clocks_left(clocks: Clocks) -> tuple[ClockLeft, ...]:
    """Both clocks for `time_left`; players without a limit are left out.

    In byo-yomi the remaining periods take the place of the stones, as in `kata-time_settings`;
    `engine_commands` sends one stone to an engine that counts stones.
    """
    from tromp_gui.session.engine.work import ClockLeft

    read = ((color, clocks.of(color)) for color in Color)
    return tuple(
        ClockLeft(color, clock.left // 1000, clock.overtime or 0)
        for color, clock in read
        if clock is not None
    )


def _seconds(ms: int) -> int:
    return max(ms // 1000, 1) if ms else 0
