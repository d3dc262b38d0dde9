"""How near a point is to a move, counted along chains.

The distance is that of the common fate graph (Graepel, Goutrie, Krueger and Herbrich, "Learning on
graphs in the game of Go", ICANN 2001): the stones of a chain are one place.
"""

from __future__ import annotations

from typing import Final

from tromp_gui.engine.kernel.board import (
    BLACK,
    COLOR,
    FRAME,
    NEXT,
    RECORD,
    STEPS,
    WHITE,
    KernelBoard,
)
from tromp_gui.engine.kernel.compiling import Ints, compiled

FAR: Final = 4
"""Distances are told up to three; this is more."""

_DISTANCE, _QUEUE = 0, 1
"""Where in the scratch, which has a record for each of the board's, they stand."""


@compiled
def spread(board: KernelBoard, reading: Ints, start: int) -> None:
    """Write down in `reading` how far each point is from one (see `distance_to`)."""
    for index in range(len(board) // RECORD):
        reading[index * RECORD + _DISTANCE] = FAR
    count = _reach(board, reading, start, 0, 0)
    done = 0
    while done < count:
        point = reading[done * RECORD + _QUEUE]
        done += 1
        distance = distance_to(reading, point) + 1
        if distance == FAR:
            break
        for k in range(4):
            beside = point + board[STEPS + k]
            if board[beside + COLOR] != FRAME and distance_to(reading, beside) == FAR:
                count = _reach(board, reading, beside, distance, count)


@compiled
def distance_to(reading: Ints, point: int) -> int:
    """How far a point is, after `spread`."""
    return reading[point + _DISTANCE]


@compiled
def _reach(board: KernelBoard, reading: Ints, point: int, distance: int, count: int) -> int:
    """Give a point, with all its chain, a distance and a place in the queue of `count`."""
    stone = point
    while True:
        reading[stone + _DISTANCE] = distance
        reading[count * RECORD + _QUEUE] = stone
        count += 1
        if board[stone + COLOR] not in (BLACK, WHITE):
            return count
        stone = board[stone + NEXT]
        if stone == point:
            return count
