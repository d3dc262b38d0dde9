"""Numbers for finding two records of the same game.

Source of the signature: Dave Dyer, the points of moves 20, 40, 60, 31, 51 and 71, here independent
of the board's orientation.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache

from tromp_gui.go.grid import grid_of
from tromp_gui.go.point import Color
from tromp_gui.library.line import PASS, steps
from tromp_gui.record.symmetry import Symmetry

_MOVES = (20, 40, 60, 31, 51, 71)
_WHITE = 0x1000


def same_moves(line: bytes, rows: int, columns: int) -> int:
    """A number that is equal for games with the same moves on boards of the same size."""
    return _number(f"{rows} {columns} ".encode() + line)


def signature(line: bytes, rows: int, columns: int) -> int:
    """A number that is equal for two records of one game, even if turned, mirrored or shortened.

    Games of fewer than 71 turns are equal only with all their turns.
    """
    nodes = list(steps(line))
    turns = {step.turn: _entry(*step.code) for step in nodes if step.code is not None}
    chosen, head = list(turns.values()), "moves"
    if all(number in turns for number in _MOVES):
        chosen, head = [turns[number] for number in _MOVES], "signature"
    start = [entry for step in nodes if not step.turn for entry in step.changes or ()]
    head += f" {min(rows, columns)} {max(rows, columns)} "
    return min(
        _number(head.encode() + _turned(chosen, places) + _turned(start, places, in_order=False))
        for places in _places(rows, columns)
    )


def _entry(color: Color, bit: int) -> int:
    return bit + (_WHITE if color is Color.WHITE else 0)


def _turned(entries: Iterable[int], places: dict[int, int], in_order: bool = True) -> bytes:
    found = [places[entry & PASS] + (entry & ~PASS) for entry in entries]
    if not in_order:
        found.sort()
    return b"".join(entry.to_bytes(2, "little") for entry in found)


@cache
def _places(rows: int, columns: int) -> tuple[dict[int, int], ...]:
    """For each symmetry, the number of the point that a bit's point is mapped to."""
    bits = grid_of(rows, columns).bits
    found = []
    for symmetry in Symmetry:
        _, wide = symmetry.size(rows, columns)
        if wide < max(rows, columns):
            continue  # a rectangle is compared in landscape orientation
        places = {PASS: PASS}
        for point, bit in bits.items():
            row, col = symmetry.point(point, rows, columns)
            places[bit] = row * wide + col
        found.append(places)
    return tuple(found)


def _number(data: bytes) -> int:
    return int.from_bytes(hashlib.blake2b(data, digest_size=8).digest(), "big", signed=True)
