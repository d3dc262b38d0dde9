"""When each point of a game was first taken, and the keys of its early positions."""

from __future__ import annotations

from array import array
from typing import NamedTuple

from tromp_gui.go.grid import Grid
from tromp_gui.library.keys import changed, smallest
from tromp_gui.library.line import PASS, Moment, moments

INDEXED = 60
"""Turns up to which positions have a key in the index."""
LATE, NEVER = 254, 255
"""In place of a turn in `Trace.first`: that turn or a later one; the point is never taken."""
UNTIL_THE_END = 0xFFFF
"""In place of `Trace.plain`: nothing was removed; of `Trace.fewest`: the game was too short."""


class Trace(NamedTuple):
    """What is known of a game's points, by their numbers from the bottom left, row by row.

    `first` is the turn after which each point first had a stone, `white` tells whose it was (1:
    White's), `dirty` that the point changed again, or was changed by something else than a turn.
    `plain` is the turn at which a stone was first removed, or the record did anything but a turn;
    `fewest` the fewest stones on the board after turn INDEXED; `keys` those of the positions up to
    there (an empty board has none).
    """

    first: bytes
    white: bytes
    dirty: bytes
    plain: int
    fewest: int
    keys: bytes


class Traced(NamedTuple):
    """A game in the index: its number there, the size of its board (rows, columns), its trace, its
    winner (B, W or '') and its year (0: not known).
    """

    game: int
    size: tuple[int, int]
    trace: Trace
    winner: str
    year: int


class _Points:
    """The part of a trace that grows with every moment."""

    def __init__(self, grid: Grid) -> None:
        count = grid.rows * grid.columns
        self.first, self.white = bytearray([NEVER]) * count, bytearray(count)
        self.dirty, self.plain = bytearray(count), UNTIL_THE_END
        self._stride, self._columns = grid.stride, grid.columns
        self._taken = 0

    def _numbers(self, points: int) -> list[int]:
        found = []
        while points:
            single = points & -points
            points ^= single
            row, col = divmod(single.bit_length() - 1, self._stride)
            found.append(row * self._columns + col)
        return found

    def step(self, moment: Moment, added: int, removed: int, is_start: bool) -> None:
        turn = min(moment.turn, LATE)
        for number in self._numbers(added & ~self._taken):
            self.first[number] = turn
        for number in self._numbers(added & ~self._taken & moment.white):
            self.white[number] = 1
        self._taken |= added
        unclean = removed
        if not moment.is_plain and not is_start:
            unclean |= added
        played = _point(moment)
        if played and (not moment.is_plain or not played & (moment.black | moment.white)):
            unclean |= played
        if unclean or (not moment.is_plain and not is_start):
            self.plain = min(self.plain, moment.turn)
            for number in self._numbers(unclean):
                self.dirty[number] = 1


def _point(moment: Moment) -> int:
    """The point of a moment's turn as a set; the empty set for a pass."""
    return 0 if moment.code is None or moment.code[1] == PASS else 1 << moment.code[1]


def trace_of(line: bytes, grid: Grid) -> Trace:
    """Follow a game's line on a board."""
    points, fewest = _Points(grid), UNTIL_THE_END
    black = white = numbers = 0
    keys: dict[int, None] = {}
    for index, moment in enumerate(moments(line, grid)):
        more_black, more_white = moment.black & ~black, moment.white & ~white
        less_black, less_white = black & ~moment.black, white & ~moment.white
        points.step(moment, more_black | more_white, less_black | less_white, index == 0)
        black, white = moment.black, moment.white
        if moment.turn > INDEXED:
            fewest = min(fewest, (black | white).bit_count())
        else:
            numbers = changed(numbers, grid, more_black | less_black, more_white | less_white)
            if black | white:
                keys[smallest(numbers)] = None
    stored = array("Q", keys).tobytes()
    dirty, plain = bytes(points.dirty), min(points.plain, UNTIL_THE_END)
    return Trace(bytes(points.first), bytes(points.white), dirty, plain, fewest, stored)
