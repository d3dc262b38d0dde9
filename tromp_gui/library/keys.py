"""Keys of positions that do not change if the board is rotated or mirrored or colours are swapped.

Zobrist's method (1970): a random number for each point and colour, combined by exclusive or.
Sixteen such numbers, one for each symmetry with and without swapped colours, are stored side by
side in one integer, so that a stone changes all at once; the key is the smallest of the sixteen.
"""

from __future__ import annotations

import hashlib
from functools import cache

from tromp_gui.go.grid import Grid, grid_of
from tromp_gui.go.point import MAX_SIDE
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
