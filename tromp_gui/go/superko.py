"""The earlier grids of a game. Whole grids are compared; a hash alone never decides."""

from __future__ import annotations

from itertools import islice
from typing import TypeAlias

from tromp_gui.go.point import Color
from tromp_gui.go.rules import Superko

Key: TypeAlias = tuple[int, int, Color | None]
"""A grid (black, white) and the player that the superko rule distinguishes, if any."""

Added: TypeAlias = tuple[int, Key | None]
"""What a step adds to a history: its turn, and its key if it is new."""


class Kept(Key):
    """A key in a history.

    Python keeps up to 2000 freed tuples of each length for reuse, but none of a subclass. Keys of a
    long history are in all its blocks of memory, and one that is kept holds a whole block.
    """

    __slots__ = ()


_POSITIONAL, _SITUATIONAL = Superko.POSITIONAL, Superko.SITUATIONAL
_SIMPLE, _NATURAL = Superko.SIMPLE, Superko.NATURAL


def key_of(
    superko: Superko, black: int, white: int, mover: Color | None, to_play: Color, is_pass: bool
) -> Key | None:
    """The key of the grid that a turn of `mover` leaves with `to_play` next.

    `mover` is None for the start and for a set-up. None if this superko rule ignores such a grid.
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

    `first` maps a key to the step that first made it, in the order of steps; `turns` a step to its
    turn number. A position at step n sees only the steps up to n, which are copied when a line
    forks. Code that walks a tree depth first calls `go_back` before each variation, so that nothing
    is copied.
    """

    __slots__ = ("first", "turns")

    def __init__(self, first: dict[Key, int], turns: list[int]) -> None:
        self.first = first
        self.turns = turns

    @classmethod
    def starting(cls, key: Key | None) -> Seen:
        """The history that contains only the start."""
        return cls({} if key is None else {key: 0}, [0])

    def turn_of(self, key: Key | None, step: int) -> int | None:
        """The turn that first made this grid, up to `step`; None if none did."""
        first = self.first.get(key) if key else None
        return None if first is None or first > step else self.turns[first]

    def grown(self, step: int, key: Key | None, turn: int) -> Seen:
        """The history in which `key` was left at `step` + 1 by `turn`."""
        following = step + 1
        if len(self.turns) != following:
            # a whole copy hashes nothing, but takes what follows too
            is_late = 2 * following > len(self.turns)
            first = self.first.copy() if is_late else dict(islice(self.first.items(), following))
            fork = Seen(first, self.turns[:following])
            fork.go_back(step)
            return fork.grown(step, key, turn)
        self.turns.append(turn)
        if key is not None:
            self.first.setdefault(Kept(key), following)
        return self

    def added_by(self, step: int) -> Added:
        """What a step added: its turn, and its key where that was new."""
        made = next((item for item in reversed(self.first.items()) if item[1] <= step), None)
        return self.turns[step], made[0] if made and made[1] == step else None

    def go_back(self, step: int, added: Added | None = None) -> None:
        """Forget everything after a step; the line that made it must not be used any more.

        `added` is what the step itself added, in case it was overwritten: a line that takes back
        two passes continues from the step before them.
        """
        if added is not None:
            step -= 1
        del self.turns[step + 1 :]
        first = self.first
        while first and next(reversed(first.values())) > step:
            first.popitem()
        if added is not None:
            turn, key = added
            self.turns.append(turn)
            if key is not None:
                first[key] = step + 1
