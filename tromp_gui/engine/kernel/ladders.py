"""Ladders, read to their end on a copy of the board.

The attacker leaves the chain one liberty each time; the runner always runs to it. Where two ways
to attack are left, both are read. The runner gets away with three liberties, or by taking a stone
of those around; what comes after such a capture is not read, so that a chain said to be lost is.
"""

from __future__ import annotations

from typing import Final

from tromp_gui.engine.kernel.board import (
    COLOR,
    EMPTY,
    HEAD,
    KO,
    NEXT,
    PASS,
    STEPS,
    KernelBoard,
    is_in_atari,
    last_liberty,
    place,
)
from tromp_gui.engine.kernel.compiling import Ints, compiled, longs
from tromp_gui.engine.kernel.tactics import liberties_after, two_liberties

_LONGEST: Final = 160
"""This many runs are read, forks included; who has run so far is thought to get away."""

_FORKS: Final = 12
"""This many other ways to attack are kept in mind."""

_ROOM: Final = 2 * _LONGEST + 2 * _FORKS + 8


def reading_for(board: KernelBoard) -> Ints:
    """Room to read ladders in: a board, the moves made on it, and the forks left for later."""
    return longs([0] * (len(board) + _ROOM))


@compiled
def is_lost(board: KernelBoard, reading: Ints, stone: int) -> bool:
    """Whether the chain of a stone, in atari and its owner to play, can't run away."""
    return _is_caught(board, reading, PASS, stone)


@compiled
def catches(board: KernelBoard, reading: Ints, move: int, stone: int) -> bool:
    """Whether a move at one of its two liberties catches the chain of a stone."""
    color = 3 - board[stone + COLOR]
    if move == board[KO] or liberties_after(board, move, color, 1) == 0:
        return False
    return _is_caught(board, reading, move, stone)


@compiled
def _is_caught(board: KernelBoard, reading: Ints, attack: int, stone: int) -> bool:
    """Whether a chain is lost after a move of the attacker's (or a pass)."""
    moves = len(board)
    forks = moves + 2 * _LONGEST + 4
    count = 0
    turns = 1
    reading[moves] = attack
    _replay(board, reading, stone, turns)
    for _ in range(_LONGEST):
        ways = _run(reading, stone, moves + turns)
        if ways < 0:
            return True
        if ways == 2 and count < _FORKS:
            reading[forks + 2 * count] = turns + 1
            reading[forks + 2 * count + 1] = reading[moves + turns + 2]
            count += 1
        if ways > 0:
            place(reading, reading[moves + turns + 1], 3 - board[stone + COLOR])
            turns += 2
        elif count == 0:
            return False
        else:
            count -= 1
            turns = reading[forks + 2 * count] + 1
            reading[moves + turns - 1] = reading[forks + 2 * count + 1]
            _replay(board, reading, stone, turns)
    return False


@compiled
def _replay(board: KernelBoard, reading: Ints, stone: int, turns: int) -> None:
    """Make the copy anew and play the moves on it, the attacker's first."""
    for index in range(len(board)):
        reading[index] = board[index]
    color = 3 - board[stone + COLOR]
    for index in range(turns):
        if reading[len(board) + index] != PASS:
            place(reading, reading[len(board) + index], color)
        color = 3 - color


@compiled
def _run(reading: Ints, stone: int, at: int) -> int:
    """Run with a chain in atari, and write down that move and the ways to attack after it.

    Returns how many these are: none where the chain gets away, -1 where it is caught.
    """
    color = reading[stone + COLOR]
    if _takes_around(reading, reading[stone + HEAD]):
        return 0
    liberty = last_liberty(reading, reading[stone + HEAD])
    if liberties_after(reading, liberty, color, 2) < 2:
        return -1
    reading[at] = liberty
    if place(reading, liberty, color) or not two_liberties(
        reading, reading[stone + HEAD], reading, at + 1
    ):
        return 0
    first, second = reading[at + 1], reading[at + 2]
    ways = 0
    for k in range(2):
        attack, other = (first, second) if k == 0 else (second, first)
        if _free_beside(reading, other, attack) > 2 or attack == reading[KO]:
            continue
        if liberties_after(reading, attack, 3 - color, 1):
            ways += 1
            reading[at + ways] = attack
    return ways


@compiled
def _free_beside(reading: Ints, point: int, taken: int) -> int:
    """How many points beside one are free, another being taken."""
    free = 0
    for k in range(4):
        beside = point + reading[STEPS + k]
        free += reading[beside + COLOR] == EMPTY and beside != taken
    return free


@compiled
def _takes_around(reading: Ints, head: int) -> bool:
    """Whether a chain of the opponent's beside this one is in atari."""
    color = reading[head + COLOR]
    stone = head
    while True:
        for k in range(4):
            beside = stone + reading[STEPS + k]
            if reading[beside + COLOR] == 3 - color and is_in_atari(
                reading, reading[beside + HEAD]
            ):
                return True
        stone = reading[stone + NEXT]
        if stone == head:
            return False
