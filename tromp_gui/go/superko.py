"""Which grids came before: whole grids are compared, a hash alone never decides."""

from __future__ import annotations

from typing import TypeAlias

from tromp_gui.go.point import Color
from tromp_gui.go.rules import Superko

Key: TypeAlias = tuple[int, int, Color | None]
"""A grid (black, white) as a superko reading tells grids apart: with the player it asks about."""


_POSITIONAL, _SITUATIONAL = Superko.POSITIONAL, Superko.SITUATIONAL
_SIMPLE, _NATURAL = Superko.SIMPLE, Superko.NATURAL


def key_of(
    superko: Superko, black: int, white: int, mover: Color | None, to_play: Color, is_pass: bool
) -> Key | None:
    """The key of the grid that a turn of `mover` leaves with `to_play` next.

    `mover` is None for the start and for a set-up. None where this reading keeps no such grid.
    """
    if superko is _POSITIONAL:
        return black, white, None
    if superko is _SITUATIONAL:
        return black, white, to_play
    if mover is None or superko is _SIMPLE or (superko is _NATURAL and is_pass):
        return None
    return black, white, mover


class Seen:
    """The grids of one line of play, shared by all its positions and grown by one a step.

    `first` maps a key to the step that first made it, `turns` a step to its turn number. A
    position at step n sees only what came up to n; where a line forks, that much is copied.
    """

    __slots__ = ("first", "turns")

    def __init__(self, first: dict[Key, int], turns: list[int]) -> None:
        self.first = first
        self.turns = turns

    @classmethod
    def starting(cls, key: Key | None) -> Seen:
        """The history that holds the start alone."""
        return cls({} if key is None else {key: 0}, [0])

    def turn_of(self, key: Key | None, step: int) -> int | None:
        """The turn that first made this grid, up to `step`; None where none did."""
        first = self.first.get(key) if key else None
        return None if first is None or first > step else self.turns[first]

    def grown(self, step: int, key: Key | None, turn: int) -> Seen:
        """The history in which `key` was left at `step` + 1 by `turn`."""
        following = step + 1
        if len(self.turns) != following:
            kept = {k: first for k, first in self.first.items() if first <= step}
            return Seen(kept, self.turns[:following]).grown(step, key, turn)
        self.turns.append(turn)
        if key is not None:
            self.first.setdefault(key, following)
        return self
