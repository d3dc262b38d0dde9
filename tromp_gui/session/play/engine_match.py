"""A match of many games between two engines, some of them at the same time."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.point import Color
from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.session import EngineSession, EngineState
from tromp_gui.session.engine.work import Limits
from tromp_gui.session.play.engine_game import EngineGame, GameTerms, PlayedGame


@dataclass(frozen=True, slots=True)
class MatchTerms:
    """Who meets whom: `first` has Black in game 1, and with `is_alternating` in each odd game."""

    game: GameTerms
    first: Launch
    second: Launch
    is_alternating: bool = False

    def color_of_first(self, number: int) -> Color:
        """The colour that `first` has in the game of this number, counted from 1."""
        is_swapped = self.is_alternating and number % 2 == 0
        return Color.WHITE if is_swapped else Color.BLACK


class Pairing(NamedTuple):
    """A game that was played: its number, the names its engines gave themselves, by colour."""

    number: int
    black: str
    white: str
    game: PlayedGame


class EngineMatch(QObject):
    """Plays games, `jobs` at a time, each at a table with two engines of its own.

    Engines stay from game to game; one that has failed is started anew for the next.

    Signals: `played(Pairing)` a game is over; `finished()` all are.
    """

    played = Signal(object)
    finished = Signal()

    def __init__(
        self,
        terms: MatchTerms,
        numbers: Iterable[int],
        jobs: int = 1,
        limits: Limits | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._waiting = deque(numbers)
        count = min(jobs, len(self._waiting))
        self._tables = [_Table(terms, limits, self) for _ in range(count)]
        self._busy = len(self._tables)
        for table in self._tables:
            table.played.connect(self.played)
            table.is_free.connect(lambda table=table: self._next(table))

    def start(self) -> None:
        """Begin."""
        if not self._tables:
            self.finished.emit()
        for table in self._tables:
            self._next(table)

    def stop(self) -> None:
        """End all engines; no game is finished any more."""
        self._waiting.clear()
        for table in self._tables:
            table.close()

    def _next(self, table: _Table) -> None:
        if self._waiting:
            table.play(self._waiting.popleft())
            return
        table.close()
        self._busy -= 1
        if not self._busy:
            self.finished.emit()


class _Table(QObject):
    """Two engines, and the game they play."""

    played = Signal(object)
    is_free = Signal()

    def __init__(self, terms: MatchTerms, limits: Limits | None, parent: QObject) -> None:
        super().__init__(parent)
        self._terms = terms
        self._first = EngineSession(terms.first, limits, self)
        self._second = EngineSession(terms.second, limits, self)
        self._game: EngineGame | None = None

    def play(self, number: int) -> None:
        """Play the game of this number."""
        for engine in (self._first, self._second):
            if engine.state is EngineState.FAILED:
                engine.stop()
        black, white = self._first, self._second
        if self._terms.color_of_first(number) is Color.WHITE:
            black, white = white, black
        game = self._game = EngineGame(self._terms.game, black, white, self)

        def over(played: PlayedGame) -> None:
            self._game = None
            game.deleteLater()
            self.played.emit(Pairing(number, _called(black), _called(white), played))
            self.is_free.emit()

        game.finished.connect(over)
        game.start()

    def close(self) -> None:
        """End both engines."""
        self._first.stop()
        self._second.stop()


def _called(engine: EngineSession) -> str:
    profile = engine.profile
    return f"{profile.name} {profile.version}".strip() or engine.launch.program
