"""How much the engine thinks at each level, and how often it errs as people do."""

from __future__ import annotations

from typing import NamedTuple

from tromp_gui.match.player import Level


class Strength(NamedTuple):
    """One level.

    `playouts` are those of a move on 9×9 (None: as many as the time allows), fewer on larger
    boards where `is_timed`, since they take longer there. `doubt` is how much worse a move may
    seem, in winning chance, and still be chosen about every third time; `oversight` how often
    a move is played on sight, without reading.
    """

    playouts: int | None
    doubt: float = 0.0
    oversight: float = 0.0
    is_timed: bool = False

    def playouts_on(self, rows: int, columns: int) -> int | None:
        """The playouts for a move on a board of this size."""
        if self.playouts is None or not self.is_timed:
            return self.playouts
        return max(200, self.playouts * 81 // (rows * columns))


STRENGTHS = {
    Level.NEWCOMER: Strength(12, 0.15, 0.5),
    Level.BEGINNER: Strength(60, 0.045, 0.14),
    Level.CASUAL: Strength(200, 0.015, 0.04),
    Level.CLUB: Strength(700, 0.008, 0.015),
    Level.STRONG: Strength(20_000, is_timed=True),
    Level.FULL: Strength(None),
}
"""Measured against each other by `bench/levels.py`; `docs/guide.md` says what came out."""

WITH_NETWORK = {
    Level.NEWCOMER: Strength(4, 0.15, 0.5),
    Level.BEGINNER: Strength(8, 0.06, 0.14),
    Level.CASUAL: Strength(16, 0.03, 0.04),
    Level.CLUB: Strength(40, 0.01, 0.01),
    Level.STRONG: Strength(160),
    Level.FULL: Strength(None),
}
"""The same in visits of a search with a network; not yet measured against each other."""
