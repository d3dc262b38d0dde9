"""Liberties, captures, eyes and vital points, read off a board."""

from __future__ import annotations

from tromp_gui.engine.kernel.board import (
    CODE,
    COLOR,
    EMPTY,
    FRAME,
    HEAD,
    NEXT,
    PASS,
    STEPS,
    STONES,
    KernelBoard,
    is_in_atari,
)
from tromp_gui.engine.kernel.compiling import Ints, compiled
from tromp_gui.engine.kernel.shapes import BLACK_EYE

_LARGEST_NAKADE = 6


@compiled
def is_eye(board: KernelBoard, shapes: Ints, point: int, color: int) -> bool:
    """Whether a free point has only stones of `color` around it, and they are connected there."""
    return shapes[board[point + CODE]] & (BLACK_EYE * color) != 0


@compiled
def would_capture(board: KernelBoard, point: int, color: int) -> bool:
    """Whether a move takes a stone."""
    for k in range(4):
        beside = point + board[STEPS + k]
        if board[beside + COLOR] == 3 - color and is_in_atari(board, board[beside + HEAD]):
            return True
    return False


@compiled
def takes(board: KernelBoard, point: int, color: int) -> int:
    """How many stones a move takes, chains touched twice counted twice."""
    stones = 0
    for k in range(4):
        beside = point + board[STEPS + k]
        if board[beside + COLOR] == 3 - color and is_in_atari(board, board[beside + HEAD]):
            stones += board[board[beside + HEAD] + STONES]
    return stones


@compiled
def joined(board: KernelBoard, point: int, color: int) -> int:
    """How many stones the chain of a move has, chains touched twice counted twice."""
    stones = 1
    for k in range(4):
        beside = point + board[STEPS + k]
        if board[beside + COLOR] == color:
            stones += board[board[beside + HEAD] + STONES]
    return stones


@compiled
def liberties_after(board: KernelBoard, point: int, color: int, enough: int) -> int:
    """The liberties of the chain that a move makes, counted up to `enough`, at most three.

    Of stones taken the points next to the move alone are counted.
    """
    first = -1
    second = -1
    count = 0
    for k in range(4):
        beside = point + board[STEPS + k]
        value = board[beside + COLOR]
        if value == EMPTY or (value == 3 - color and is_in_atari(board, board[beside + HEAD])):
            if count == 0:
                first = beside
            elif count == 1:
                second = beside
            count += 1
    if count >= enough:
        return enough
    for k in range(4):
        beside = point + board[STEPS + k]
        if board[beside + COLOR] != color:
            continue
        stone = beside
        while True:
            for j in range(4):
                free = stone + board[STEPS + j]
                if board[free + COLOR] != EMPTY or free == point:
                    continue
                if free in (first, second):
                    continue
                if count == 0:
                    first = free
                elif count == 1:
                    second = free
                count += 1
                if count >= enough:
                    return enough
            stone = board[stone + NEXT]
            if stone == beside:
                break
    return count


@compiled
def two_liberties(board: KernelBoard, head: int, spare: Ints, at: int) -> bool:
    """Whether a chain has exactly two liberties; they stand in `spare` from `at` on then."""
    count = 0
    stone = head
    while True:
        for k in range(4):
            free = stone + board[STEPS + k]
            if board[free + COLOR] != EMPTY:
                continue
            if (count > 0 and free == spare[at]) or (count > 1 and free == spare[at + 1]):
                continue
            if count == 2:
                return False
            spare[at + count] = free
            count += 1
        stone = board[stone + NEXT]
        if stone == head:
            break
    return count == 2


@compiled
def nakade(board: KernelBoard, start: int, spare: Ints) -> int:
    """The vital point of the small space around a free point, else a pass.

    The space has three to six free points, one colour alone around it, and a point that all the
    others hang on: next to two in a row of three, to three in a pyramid or a bulky five, to four
    in a cross or a rabbitty six. `spare` is scratch.
    """
    count = 1
    spare[0] = start
    owner = EMPTY
    index = 0
    while index < count:
        point = spare[index]
        index += 1
        for k in range(4):
            beside = point + board[STEPS + k]
            value = board[beside + COLOR]
            if value == EMPTY:
                known = False
                for j in range(count):
                    known = known or spare[j] == beside
                if not known:
                    if count == _LARGEST_NAKADE:
                        return PASS
                    spare[count] = beside
                    count += 1
            elif value != FRAME:
                if owner == EMPTY:
                    owner = value
                elif owner != value:
                    return PASS
    return _vital(board, spare, count)


@compiled
def _vital(board: KernelBoard, space: Ints, count: int) -> int:
    """The only point of a space with as many free neighbours as make it vital, else a pass."""
    if count < 3:
        return PASS
    needed = 2 if count == 3 else 3
    best = 0
    vital = PASS
    is_only = True
    for index in range(count):
        degree = 0
        for k in range(4):
            degree += board[space[index] + board[STEPS + k] + COLOR] == EMPTY
        if degree > best:
            best = degree
            vital = space[index]
            is_only = True
        elif degree == best:
            is_only = False
    if best < needed or not is_only or (count == 6 and best < 4):
        return PASS
    return vital
