"""How much the engine thinks at each level, and how often it errs as people do."""

from __future__ import annotations

from typing import NamedTuple

from tromp_gui.match.player import Level


class Strength(NamedTuple):
    """One level.

    `visits` are those of a move: 0 plays on sight, None takes as many as the time allows. `heat`
    is how readily another move than the best is chosen: 0 never, 1 each move as often as the
    network (or the search) finds it likely, more the more evenly.
    """

    visits: int | None
    heat: float = 0.0


STRENGTHS = {
    Level.NEWCOMER: Strength(0, 3.0),
    Level.BEGINNER: Strength(0, 1.2),
    Level.CASUAL: Strength(0, 0.6),
    Level.CLUB: Strength(4, 0.3),
    Level.STRONG: Strength(40),
    Level.FULL: Strength(None),
}
"""Measured against each other by `bench/levels.py`; `docs/guide.md` says what came out."""
