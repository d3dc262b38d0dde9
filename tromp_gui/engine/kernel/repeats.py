"""Which grids came before: hashes of grids, and a table of those that may not come again.

`zobrist` has two hash words a point, and first of all one a player. The hash of 62 bits decides in
the tree alone; the moves of a root are those of `go.position`, which compares whole grids.
"""

from __future__ import annotations

from collections.abc import Iterable

from tromp_gui.engine.kernel.board import (
    COLOR,
    COLUMNS,
    EMPTY,
    RECORD,
    ROWS,
    STRIDE,
    KernelBoard,
    first_point,
)
from tromp_gui.engine.kernel.compiling import Ints, compiled, longs


def zobrist_for(board: KernelBoard) -> Ints:
    """The hash words for boards of this size (splitmix64: Steele, Lea and Flood, "Fast splittable
    pseudorandom number generators", OOPSLA 2014); the first two stand for the players."""
    words, mask = [], (1 << 64) - 1
    for index in range(1, 2 * (len(board) // RECORD) + 1):
        word = index * 0x9E3779B97F4A7C15 & mask
        word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & mask
        word = (word ^ word >> 27) * 0x94D049BB133111EB & mask
        words.append((word ^ word >> 31) >> 2)
    return longs(words)


@compiled
def word_of(zobrist: Ints, point: int, color: int) -> int:
    """The hash word of a stone; with `PASS` that of a player."""
    return zobrist[2 * (point // RECORD) + color - 1]


def table_of(keys: Iterable[int]) -> Ints:
    """A hash table for `is_seen`."""
    kept = list(keys)
    size = 1 << max(4, (2 * len(kept)).bit_length())
    table = [0] * size
    for key in kept:
        index = key & (size - 1)
        while table[index]:
            index = (index + 1) & (size - 1)
        table[index] = key
    return longs(table)


@compiled
def is_seen(table: Ints, key: int) -> bool:
    """Whether the table has this key."""
    index = key & (len(table) - 1)
    while table[index]:
        if table[index] == key:
            return True
        index = (index + 1) & (len(table) - 1)
    return False


@compiled
def grid_hash(board: KernelBoard, zobrist: Ints) -> int:
    """The hash of all stones."""
    result = 0
    for row in range(board[ROWS]):
        point = first_point(board) + row * board[STRIDE]
        for _ in range(board[COLUMNS]):
            if board[point + COLOR] != EMPTY:
                result ^= word_of(zobrist, point, board[point + COLOR])
            point += RECORD
    return result
