"""When each point was first occupied in a game, and the keys of its early positions.

A key does not change if the board is rotated or mirrored or colours are swapped. Zobrist's method
(1970): a random number for each point and colour, combined by exclusive or. Sixteen such numbers,
one for each symmetry with and without swapped colours, are stored side by side in one integer, so
that a stone changes all at once; the key is the smallest of the sixteen.
"""

from __future__ import annotations

import hashlib
from array import array
from functools import cache
from typing import NamedTuple

from tromp_gui.go.grid import Grid, grid_of
from tromp_gui.go.point import MAX_SIDE
from tromp_gui.library.line import PASS, Moment, moments
from tromp_gui.record.symmetry import Symmetry

_WAYS = 2 * len(Symmetry)
_BYTES = 8


@cache
def _numbers() -> bytes:
    """A random number of eight bytes for each colour of each point of the largest board."""
    return hashlib.shake_128(b"tromp-gui library 1").digest(2 * MAX_SIDE * MAX_SIDE * _BYTES)


@cache
def stone_keys(rows: int, columns: int) -> tuple[dict[int, int], dict[int, int]]:
    """The sixteen numbers of a black and of a white stone, by the bit of its point."""
    grid, numbers = grid_of(rows, columns), _numbers()

    def number(row: int, col: int, color: int) -> bytes:
        at = ((row * MAX_SIDE + col) * 2 + color) * _BYTES
        return numbers[at : at + _BYTES]

    found: tuple[dict[int, int], dict[int, int]] = ({}, {})
    for point, bit in grid.bits.items():
        places = [symmetry.point(point, rows, columns) for symmetry in Symmetry]
        for color in (0, 1):
            kept = b"".join(number(*place, color) for place in places)
            exchanged = b"".join(number(*place, 1 - color) for place in places)
            found[color][bit] = int.from_bytes(kept + exchanged, "little")
    return found


def changed(keys: int, grid: Grid, black: int, white: int) -> int:
    """The sixteen numbers after adding or removing these sets of black and white stones."""
    of_black, of_white = stone_keys(grid.rows, grid.columns)
    for stones, numbers in ((black, of_black), (white, of_white)):
        while stones:
            single = stones & -stones
            stones ^= single
            keys ^= numbers[single.bit_length() - 1]
    return keys


def smallest(keys: int) -> int:
    """The key of a position with these sixteen numbers: 64 bits, 0 for no stones."""
    return min(memoryview(keys.to_bytes(_WAYS * _BYTES, "little")).cast("Q"))


INDEXED = 60
"""The last turn whose position has a key in the index."""
PASSED, NOTHING = -2, -1
"""Instead of the number of the next point: a pass; the game ends, or stones are set up."""
LATE, NEVER = 254, 255
"""Instead of a turn in `Trace.first`: that turn or a later one; the point is never occupied."""
UNTIL_THE_END = 0xFFFF
"""Instead of `Trace.plain`: nothing was removed; of `Trace.grown`: every turn added a stone; of
`Trace.fewest` and `Trace.least`: there is no such position.
"""


class Trace(NamedTuple):
    """The history of a game's points, numbered from the bottom left, row by row.

    `first` is the turn after which each point first had a stone, `white` its colour (1: White),
    `dirty` whether the point changed again, or by anything but a turn. `plain` is the turn at which
    a stone was first removed or the record did anything but a turn; `fewest` the fewest stones on
    the board after turn INDEXED; `keys` those of the positions up to there, each once, and `nexts`
    what was played next at each: a point's number, PASSED or NOTHING.

    `start` is the number of stones before the first turn. Before turn `grown`, every turn added one
    stone and nothing else happened, so the number of stones determines the turn; from then on there
    were never fewer stones than `least`.
    """

    first: bytes
    white: bytes
    dirty: bytes
    plain: int
    fewest: int
    keys: bytes
    nexts: bytes
    start: int
    grown: int
    least: int


class Traced(NamedTuple):
    """A game in the index: number, board (rows, columns), trace, winner, year (0: unknown)."""

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
        self._grid, self._taken = grid, 0

    def _numbers(self, points: int) -> list[int]:
        found = []
        while points:
            single = points & -points
            points ^= single
            found.append(number_of(single.bit_length() - 1, self._grid))
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


class _Keys:
    """The keys of a game's early positions, with what was played next."""

    def __init__(self, grid: Grid) -> None:
        self.nexts: dict[int, int] = {}
        self._grid, self._numbers = grid, 0
        self._last: int | None = None

    def step(self, moment: Moment, black: int, white: int) -> bool:
        """Add a moment with these stones added or removed; returns whether its key is new."""
        self.end(_next(moment, self._grid))
        if moment.turn > INDEXED:
            return True
        self._numbers = changed(self._numbers, self._grid, black, white)
        key = smallest(self._numbers)
        is_new = key not in self.nexts
        if is_new:
            self._last = key
        return is_new

    def end(self, following: int) -> None:
        """Set what was played after the last moment."""
        if self._last is not None:
            self.nexts[self._last] = following
            self._last = None


def _next(moment: Moment, grid: Grid) -> int:
    """The point of a moment's turn by its number, PASSED or NOTHING."""
    if moment.code is None:
        return NOTHING
    bit = moment.code[1]
    return PASSED if bit == PASS else number_of(bit, grid)


def number_of(bit: int, grid: Grid) -> int:
    """The number of a point from the bottom left, row by row."""
    row, col = divmod(bit, grid.stride)
    return row * grid.columns + col


def trace_of(line: bytes, grid: Grid) -> Trace:
    """Follow a game's line on a board."""
    points, keys, fewest = _Points(grid), _Keys(grid), UNTIL_THE_END
    black = white = start = 0
    grown = UNTIL_THE_END
    counts: list[tuple[int, int]] = []
    for index, moment in enumerate(moments(line, grid)):
        more_black, more_white = moment.black & ~black, moment.white & ~white
        less_black, less_white = black & ~moment.black, white & ~moment.white
        points.step(moment, more_black | more_white, less_black | less_white, index == 0)
        black, white = moment.black, moment.white
        stones = (black | white).bit_count()
        is_new = keys.step(moment, more_black | less_black, more_white | less_white)
        if index == 0:
            start, is_one_more = stones, moment.turn == 0
        else:
            is_one_more = moment.is_plain and stones == start + moment.turn
        if not (is_new and is_one_more):  # two positions may have the same key by chance
            grown = min(grown, moment.turn)
        if moment.turn > INDEXED:
            fewest = min(fewest, stones)
        counts.append((moment.turn, stones))
    keys.end(NOTHING)
    least = min((stones for turn, stones in counts if turn >= grown), default=UNTIL_THE_END)
    return Trace(
        bytes(points.first), bytes(points.white), bytes(points.dirty),
        min(points.plain, UNTIL_THE_END), fewest,
        array("Q", keys.nexts).tobytes(), array("h", keys.nexts.values()).tobytes(),
        start, grown, least,
    )  # fmt: skip
