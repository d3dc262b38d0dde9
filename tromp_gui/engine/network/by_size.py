"""Two players as one: on small boards the one plays, on large ones the other."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

from tromp_gui.engine.state import Choice, EngineClock, Game, MoveChooser, SearchReport
from tromp_gui.go.point import Color


class BySize:
    """Lets `large` play on boards of `least` points and more, `small` on the others."""

    def __init__(self, small: MoveChooser, large: MoveChooser, least: int) -> None:
        self._small, self._large, self._least = small, large, least

    def choose(self, game: Game, color: Color, clock: EngineClock) -> Choice:
        """What `color` does now."""
        return self._player(game).choose(game, color, clock)

    def study(
        self, game: Game, color: Color, pause: float, is_stopped: Callable[[], bool]
    ) -> Iterator[SearchReport]:
        """What is found for `color` to do, every `pause` seconds, until stopped."""
        return self._player(game).study(game, color, pause, is_stopped)

    def consider(
        self, game: Game, color: Color, clock: EngineClock, pause: float
    ) -> Generator[SearchReport, None, Choice]:
        """As `choose`, telling meanwhile what is found."""
        return self._player(game).consider(game, color, clock, pause)

    def ponder(self, game: Game, is_stopped: Callable[[], bool]) -> None:
        """Think in the opponent's time, where that is wanted; stop as soon as told."""
        self._player(game).ponder(game, is_stopped)

    def _player(self, game: Game) -> MoveChooser:
        points = game.board.rows * game.board.columns
        return self._large if points >= self._least else self._small
