"""What people of each rank would play at the node looked at, by a process of its own."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.point import Color
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import Failure
from tromp_gui.gtp.human_moves import HUMAN_MOVES, HumanMoves, parse_moves
from tromp_gui.gtp.launch import Launch
from tromp_gui.match.player import Imitator, Player
from tromp_gui.network_files.profiles import RANKS
from tromp_gui.session.engine.catalogue.registry import EngineRegistry, built_in
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.engine.purpose import Purpose
from tromp_gui.session.game.engine_target import target_at
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.idle import single_shot
from tromp_gui.session.play.player_engines import OWN
from tromp_gui.settings import IMITATED

if TYPE_CHECKING:
    from tromp_gui.gtp.sync import Target
    from tromp_gui.session.engine.session import EngineSession
    from tromp_gui.session.engine.work import EngineAnswer

_Place: TypeAlias = "tuple[Target, Color]"
_REST = 120
"""How long, in ms, the cursor must rest before anybody is asked about."""
_MOST = 200
"""The positions whose answers are kept."""
_IDLE = 120_000
"""After this many ms without a question the process ends, until the next question."""


class PeopleSession(QObject):
    """Asks about one rank after the other while it is on, the chosen one first.

    Signals: `changed()`, there are other answers; `failed(Failure)`, the process has ended.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(self, record: RecordSession, registry: EngineRegistry, pool: EnginePool) -> None:
        super().__init__()
        self._record, self._registry, self._pool = record, registry, pool
        self.people = registry.imitator
        """The people chosen."""
        self.is_on = False
        self._engine: EngineSession | None = None
        self._found: dict[_Place, dict[str, HumanMoves]] = {}
        self._asked: tuple[_Place, str] | None = None
        self._soon = single_shot(self, self._ask)
        self._idle = single_shot(self, self._end)
        record.acted.connect(self._on_acted)
        registry.changed.connect(self._on_registry_changed)

    @property
    def has_file(self) -> bool:
        """Whether there is a network that imitates people."""
        return bool(self._registry.human)

    @property
    def moves(self) -> HumanMoves | None:
        """What the chosen people would play, the likeliest move first; None if not known yet."""
        return self._here.get(self.people.profile)

    @property
    def by_rank(self) -> tuple[HumanMoves | None, ...]:
        """The same for people of each of `RANKS`, of the same time as the chosen ones."""
        here = self._here
        return tuple(here.get(profile) for profile in self._profiles)

    def turn(self, on: bool) -> None:
        """Ask about the current node and later ones, or no more."""
        if on != self.is_on:
            self.is_on = on
            self.people = self._registry.imitator
            self._on_acted()

    def choose(self, people: Imitator) -> None:
        """Ask about these people first."""
        if people != self.people:
            self.people = people
            self._registry.remember_imitators(Player.of_engine(people))
            self._drop()
            self._ask()
            self.changed.emit()

    def stop(self) -> None:
        """Drop the question and end the process."""
        self.turn(False)
        self._end()

    @property
    def _here(self) -> dict[str, HumanMoves]:
        return self._found.get(self._place, {})

    @property
    def _place(self) -> _Place:
        """The current position with its history, and the player to move."""
        node = self._record.cursor
        return target_at(self._record, node), self._record.at_node(node).position.to_play

    @property
    def _profiles(self) -> list[str]:
        before = self.people.is_before_ai
        return [Imitator.of_rank(rank, before).profile for rank in RANKS]

    def _on_acted(self) -> None:
        """Drop the question about another position, and ask soon about this one."""
        self._drop()
        if self.is_on:
            self._soon.start(_REST)
        self.changed.emit()

    def _on_registry_changed(self) -> None:
        if self._engine is not None and self._engine.launch != self._launch:
            self._drop()
            self._engine.stop()
            self._engine.deleteLater()
            self._engine = None
            self._found.clear()
        self._on_acted()

    @property
    def _launch(self) -> Launch:
        """One process for all ranks: its own profile does not matter."""
        return built_in(human=self._registry.human, profile=IMITATED.default)

    def _ask(self) -> None:
        """Ask about the nearest rank of which nothing is known here."""
        if not self.is_on or not self.has_file or self._asked is not None:
            return
        place, profiles = self._place, self._profiles
        known, chosen = self._found.get(place, {}), profiles.index(self.people.profile)
        missing = [at for at, profile in enumerate(profiles) if profile not in known]
        if not missing:
            self._idle.start(_IDLE)
            return
        profile = profiles[min(missing, key=lambda at: abs(at - chosen))]
        engine = self._engine or self._lent()
        if engine.state is EngineState.FAILED:
            engine.restart()
        self._asked = place, profile
        self._idle.stop()
        target, color = place
        command = f"{HUMAN_MOVES} {color.value} {profile}"
        engine.question(target, (command,), partial(self._on_told, place, profile))

    def _lent(self) -> EngineSession:
        engine = self._pool.lend(self._launch, Purpose.ANALYSE, Player.of_engine(OWN).name, self)
        engine.failed.connect(self._on_failed)
        self._engine = engine
        return engine

    def _on_told(self, place: _Place, profile: str, told: EngineAnswer | None) -> None:
        if self._asked != (place, profile):
            return
        self._asked = None
        if told is None:
            return
        while len(self._found) >= _MOST:
            self._found.pop(next(iter(self._found)))
        moves = parse_moves(told.text, place[0].rows, place[0].columns)
        self._found.setdefault(place, {})[profile] = moves
        self.changed.emit()
        self._ask()

    def _on_failed(self, failure: Failure) -> None:
        self._asked = None
        self.failed.emit(failure)

    def _drop(self) -> None:
        self._soon.stop()
        if self._asked is not None and self._engine is not None:
            self._asked = None
            self._engine.stop_thinking()

    def _end(self) -> None:
        self._idle.stop()
        if self._engine is not None:
            self._engine.stop()
