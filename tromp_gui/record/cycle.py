"""Which kos were taken in a cycle that repeats a position."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from tromp_gui.go.board import Board


def kos_in_cycle(boards: Sequence[Board]) -> int:
    """How many kos were taken and retaken from the first board to the last, which repeats it.

    Passes change nothing. 0 if the boards do not repeat, or if a move did anything but capture a
    single stone: then it is another cycle, not a double or triple ko.
    """
    if len(boards) < 2 or boards[0] != boards[-1]:
        return 0
    kos = set()
    for before, after in pairwise(boards):
        if before == after:
            continue
        was, now = before.black | before.white, after.black | after.white
        placed, taken = now & ~was, was & ~now
        if placed.bit_count() != 1 or taken.bit_count() != 1:
            return 0
        kos.add(placed | taken)
    return len(kos)
