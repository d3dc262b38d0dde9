"""A board as one flat array: colours, chains as rings of stones, liberties as sums.

The array begins with a header (turns, shape, random numbers). Then each point of the board with a
frame around it has a record, row by row from the bottom left; a point's *number* is where its
record begins, so that `board[point + COLOR]` is its colour and `point + board[STEPS + k]` its
neighbour. A chain's numbers stand in the record of one of its stones, its head. Liberties are
counted once for each stone that touches them (pseudo-liberties), with the sum of their numbers
and of their squares: by Cauchy and Schwarz these agree exactly in atari.
"""

from __future__ import annotations

from typing import TypeAlias

from tromp_gui.engine.kernel.compiling import Ints, compiled, longs
from tromp_gui.go.board import Board, cleared
from tromp_gui.go.point import Color, Point

KernelBoard: TypeAlias = Ints
"""The array; functions of the kernel change it in place."""

EMPTY, BLACK, WHITE, FRAME = 0, 1, 2, 3
"""What is on a point; the opponent of a colour is 3 - colour."""

PASS = 0
"""The number that stands for a pass."""

FREES, KO, SEED, ROWS, COLUMNS, STRIDE, LOST_BLACK, LOST_WHITE, STEPS = range(9)
"""The header: how many points are free, where ko forbids to play (or PASS), the state of the
random numbers, the shape (`STRIDE` from row to row, in numbers), the stones captured so far, and
the steps to the four neighbours and then to the four diagonals."""

RECORD, _HEADER = 10, 20

COLOR, HEAD, NEXT, CODE, WHERE, STONES, PSEUDO, TOTAL, SQUARES = range(9)
"""The record of a point: its colour, the head of its chain, the next stone of its chain (a ring),
the colours of its eight neighbours (`CODE`, two bits each, in the order of the steps) and its
place among the free points; at a head the chain's stones, and its pseudo-liberties with the total
of their numbers and of their squares."""

FREE = _HEADER + 9
"""`board[index * RECORD + FREE]` is the free point with this index, below `board[FREES]`."""


def number_of(point: Point, columns: int) -> int:
    """The number of a point."""
    return _HEADER + RECORD * ((point.row + 1) * (columns + 2) + point.col + 1)


def point_of(number: int, columns: int) -> Point | None:
    """The point of a number; None for a pass."""
    if number == PASS:
        return None
    row, col = divmod((int(number) - _HEADER) // RECORD, columns + 2)
    return Point(row - 1, col - 1)


def empty_board(rows: int, columns: int) -> KernelBoard:
    """A board without stones, of 1 to 52 points a side."""
    stride = RECORD * (columns + 2)
    board = [0] * (_HEADER + (rows + 2) * stride)
    board[SEED] = 1
    board[ROWS], board[COLUMNS], board[STRIDE] = rows, columns, stride
    steps = [
        RECORD, stride, -RECORD, -stride,
        stride + RECORD, stride - RECORD, -stride - RECORD, RECORD - stride,
    ]  # fmt: skip
    board[STEPS : STEPS + 8] = steps
    for point in range(_HEADER, len(board), RECORD):
        board[point + COLOR] = FRAME
    points = [number_of(Point(r, c), columns) for r in range(rows) for c in range(columns)]
    for index, point in enumerate(points):
        board[point + COLOR] = EMPTY
        board[point + WHERE] = index
        board[index * RECORD + FREE] = point
    for point in points:
        codes = [board[point + step + COLOR] << 2 * k for k, step in enumerate(steps)]
        board[point + CODE] = sum(codes)
    board[FREES] = len(points)
    return longs(board)


def board_of(source: Board) -> KernelBoard:
    """`source` as a kernel board, without chains that have no liberty (only a set-up has them)."""
    board = empty_board(source.rows, source.columns)
    for color, value in ((Color.BLACK, BLACK), (Color.WHITE, WHITE)):
        stones = cleared(source.grid, source.stones(color), source.free)
        for point in source.grid.points(stones):
            place(board, number_of(point, source.columns), value)
    board[KO] = PASS
    return board


def sow(board: KernelBoard, seed: int) -> None:
    """Begin the random numbers of a board anew; any whole number is a seed."""
    word = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & ((1 << 64) - 1)
    board[SEED] = (word >> 32) or 1


@compiled
def copy_into(source: KernelBoard, target: KernelBoard) -> None:
    """Make `target`, of the same size, equal to `source`; its random numbers go on."""
    seed = target[SEED]
    target[:] = source
    target[SEED] = seed


@compiled
def first_point(board: KernelBoard) -> int:
    """The number of the point at the bottom left."""
    return _HEADER + board[STRIDE] + RECORD


@compiled
def random_below(board: KernelBoard, limit: int) -> int:
    """A random number from 0 to `limit` - 1 (xorshift, Marsaglia, "Xorshift RNGs", 2003)."""
    word = board[SEED]
    word ^= (word << 13) & 0xFFFFFFFF
    word ^= word >> 17
    word ^= (word << 5) & 0xFFFFFFFF
    board[SEED] = word
    return (word * limit) >> 32


@compiled
def exchange(board: KernelBoard, index: int, other: int) -> None:
    """Let two free points change places in the list."""
    one = board[index * RECORD + FREE]
    two = board[other * RECORD + FREE]
    board[index * RECORD + FREE] = two
    board[two + WHERE] = index
    board[other * RECORD + FREE] = one
    board[one + WHERE] = other


@compiled
def is_in_atari(board: KernelBoard, head: int) -> bool:
    """Whether a chain has exactly one liberty."""
    total = board[head + TOTAL]
    return board[head + PSEUDO] * board[head + SQUARES] == total * total


@compiled
def last_liberty(board: KernelBoard, head: int) -> int:
    """The liberty of a chain in atari."""
    return board[head + TOTAL] // board[head + PSEUDO]


@compiled
def place(board: KernelBoard, point: int, color: int) -> int:
    """Put a stone on a free point, remove what has no liberty left, the opponent's first.

    Only the neighbours are looked at. Returns the number of the opponent's stones removed, or
    minus the number of the player's own.
    """
    _put(board, point, color)
    other = 3 - color
    captured = 0
    last = 0
    for k in range(4):
        beside = point + board[STEPS + k]
        if board[beside + COLOR] == other and board[board[beside + HEAD] + PSEUDO] == 0:
            last = beside
            captured += _remove(board, board[beside + HEAD])
    head = board[point + HEAD]
    board[KO] = PASS
    if captured:
        board[LOST_BLACK + other - 1] += captured
        if captured == 1 and board[head + STONES] == 1 and board[head + PSEUDO] == 1:
            board[KO] = last
    elif board[head + PSEUDO] == 0:
        removed = _remove(board, head)
        board[LOST_BLACK + color - 1] += removed
        return -removed
    return captured


@compiled
def _put(board: KernelBoard, point: int, color: int) -> None:
    """Colour a free point and join the chains it touches; nothing is removed."""
    _take_from_free(board, point)
    _recolour(board, point, color)
    board[point + HEAD] = point
    board[point + NEXT] = point
    board[point + STONES] = 1
    count = 0
    summed = 0
    squared = 0
    for k in range(4):
        beside = point + board[STEPS + k]
        value = board[beside + COLOR]
        if value == EMPTY:
            count += 1
            summed += beside
            squared += beside * beside
        elif value != FRAME:
            chain = board[beside + HEAD]
            board[chain + PSEUDO] -= 1
            board[chain + TOTAL] -= point
            board[chain + SQUARES] -= point * point
    board[point + PSEUDO] = count
    board[point + TOTAL] = summed
    board[point + SQUARES] = squared
    for k in range(4):
        beside = point + board[STEPS + k]
        if board[beside + COLOR] == color and board[beside + HEAD] != board[point + HEAD]:
            _join(board, board[point + HEAD], board[beside + HEAD])


@compiled
def _join(board: KernelBoard, one: int, other: int) -> None:
    """Make one chain of two: the smaller takes the larger one's head."""
    if board[one + STONES] < board[other + STONES]:
        one, other = other, one
    stone = other
    while True:
        board[stone + HEAD] = one
        stone = board[stone + NEXT]
        if stone == other:
            break
    after = board[one + NEXT]
    board[one + NEXT] = board[other + NEXT]
    board[other + NEXT] = after
    board[one + STONES] += board[other + STONES]
    board[one + PSEUDO] += board[other + PSEUDO]
    board[one + TOTAL] += board[other + TOTAL]
    board[one + SQUARES] += board[other + SQUARES]


@compiled
def _remove(board: KernelBoard, head: int) -> int:
    """Take a chain from the board; returns the number of its stones."""
    removed = 0
    stone = head
    color = board[head + COLOR]
    while True:
        _recolour(board, stone, color)
        board[stone + WHERE] = board[FREES]
        board[board[FREES] * RECORD + FREE] = stone
        board[FREES] += 1
        for k in range(4):
            beside = stone + board[STEPS + k]
            value = board[beside + COLOR]
            if value in (BLACK, WHITE):
                chain = board[beside + HEAD]
                board[chain + PSEUDO] += 1
                board[chain + TOTAL] += stone
                board[chain + SQUARES] += stone * stone
        removed += 1
        stone = board[stone + NEXT]
        if stone == head:
            break
    return removed


@compiled
def _take_from_free(board: KernelBoard, point: int) -> None:
    count = board[FREES] - 1
    index = board[point + WHERE]
    moved = board[count * RECORD + FREE]
    board[index * RECORD + FREE] = moved
    board[moved + WHERE] = index
    board[FREES] = count


@compiled
def _recolour(board: KernelBoard, point: int, color: int) -> None:
    """Turn a free point to `color`, or a point of `color` to a free one, in colours and codes."""
    board[point + COLOR] ^= color
    for k in range(4):
        board[point + board[STEPS + k] + CODE] ^= color << (2 * ((k + 2) & 3))
        board[point + board[STEPS + k + 4] + CODE] ^= color << (8 + 2 * ((k + 2) & 3))
