"""A board as one flat array: colours, chains as rings of stones, liberties as sums.

The array begins with a header (turns, shape, random numbers). Then each point of the board with a
frame around it has a record, row by row from the bottom left; a point's *number* is where its
record begins, so that `ground[point + COLOR]` is its colour and `point + ground[STEPS + k]` its
neighbour. A chain's numbers stand in the record of one of its stones, its head. Liberties are
counted once for each stone that touches them (pseudo-liberties), with the sum of their numbers
and of their squares: by Cauchy and Schwarz these agree exactly in atari.
"""

from __future__ import annotations

from typing import TypeAlias

from tromp_gui.engine.kernel.compiling import Ints, compiled, longs
from tromp_gui.go.board import Board, cleared
from tromp_gui.go.point import Color, Point

Ground: TypeAlias = Ints
"""The array; functions of the kernel change it in place."""

EMPTY, BLACK, WHITE, FRAME = 0, 1, 2, 3
"""What stands on a point; the opponent of a colour is 3 - colour."""

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
"""`ground[index * RECORD + FREE]` is the free point with this index, below `ground[FREES]`."""


def number_of(point: Point, columns: int) -> int:
    """The number of a point."""
    return _HEADER + RECORD * ((point.row + 1) * (columns + 2) + point.col + 1)


def point_of(number: int, columns: int) -> Point | None:
    """The point of a number; None for a pass."""
    if number == PASS:
        return None
    row, col = divmod((int(number) - _HEADER) // RECORD, columns + 2)
    return Point(row - 1, col - 1)


def empty_ground(rows: int, columns: int) -> Ground:
    """A ground without stones, of 1 to 52 points a side."""
    stride = RECORD * (columns + 2)
    ground = [0] * (_HEADER + (rows + 2) * stride)
    ground[SEED] = 1
    ground[ROWS], ground[COLUMNS], ground[STRIDE] = rows, columns, stride
    steps = [
        RECORD, stride, -RECORD, -stride,
        stride + RECORD, stride - RECORD, -stride - RECORD, RECORD - stride,
    ]  # fmt: skip
    ground[STEPS : STEPS + 8] = steps
    for point in range(_HEADER, len(ground), RECORD):
        ground[point + COLOR] = FRAME
    points = [number_of(Point(r, c), columns) for r in range(rows) for c in range(columns)]
    for index, point in enumerate(points):
        ground[point + COLOR] = EMPTY
        ground[point + WHERE] = index
        ground[index * RECORD + FREE] = point
    for point in points:
        codes = [ground[point + step + COLOR] << 2 * k for k, step in enumerate(steps)]
        ground[point + CODE] = sum(codes)
    ground[FREES] = len(points)
    return longs(ground)


def ground_of(board: Board) -> Ground:
    """The ground with the stones of a board; chains without a liberty (only a set-up can hold
    such) are left out."""
    ground = empty_ground(board.rows, board.columns)
    for color, value in ((Color.BLACK, BLACK), (Color.WHITE, WHITE)):
        stones = cleared(board.grid, board.stones(color), board.free)
        for point in board.grid.points(stones):
            place(ground, number_of(point, board.columns), value)
    ground[KO] = PASS
    return ground


def sow(ground: Ground, seed: int) -> None:
    """Begin the random numbers of a ground anew; any whole number is a seed."""
    word = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & ((1 << 64) - 1)
    ground[SEED] = (word >> 32) or 1


@compiled
def copy_into(source: Ground, target: Ground) -> None:
    """Make `target`, of the same size, equal to `source`; its random numbers go on."""
    seed = target[SEED]
    target[:] = source
    target[SEED] = seed


@compiled
def first_point(ground: Ground) -> int:
    """The number of the point at the bottom left."""
    return _HEADER + ground[STRIDE] + RECORD


@compiled
def random_below(ground: Ground, limit: int) -> int:
    """A random number from 0 to `limit` - 1 (xorshift, Marsaglia, "Xorshift RNGs", 2003)."""
    word = ground[SEED]
    word ^= (word << 13) & 0xFFFFFFFF
    word ^= word >> 17
    word ^= (word << 5) & 0xFFFFFFFF
    ground[SEED] = word
    return (word * limit) >> 32


@compiled
def exchange(ground: Ground, index: int, other: int) -> None:
    """Let two free points change places in the list."""
    one = ground[index * RECORD + FREE]
    two = ground[other * RECORD + FREE]
    ground[index * RECORD + FREE] = two
    ground[two + WHERE] = index
    ground[other * RECORD + FREE] = one
    ground[one + WHERE] = other


@compiled
def is_in_atari(ground: Ground, head: int) -> bool:
    """Whether a chain has exactly one liberty."""
    total = ground[head + TOTAL]
    return ground[head + PSEUDO] * ground[head + SQUARES] == total * total


@compiled
def last_liberty(ground: Ground, head: int) -> int:
    """The liberty of a chain in atari."""
    return ground[head + TOTAL] // ground[head + PSEUDO]


@compiled
def place(ground: Ground, point: int, color: int) -> int:
    """Put a stone on a free point, remove what has no liberty left, the opponent's first.

    Only the neighbours are looked at. Returns the number of the opponent's stones removed, or
    minus the number of one's own.
    """
    _put(ground, point, color)
    other = 3 - color
    captured = 0
    last = 0
    for k in range(4):
        beside = point + ground[STEPS + k]
        if ground[beside + COLOR] == other and ground[ground[beside + HEAD] + PSEUDO] == 0:
            last = beside
            captured += _remove(ground, ground[beside + HEAD])
    head = ground[point + HEAD]
    ground[KO] = PASS
    if captured:
        ground[LOST_BLACK + other - 1] += captured
        if captured == 1 and ground[head + STONES] == 1 and ground[head + PSEUDO] == 1:
            ground[KO] = last
    elif ground[head + PSEUDO] == 0:
        removed = _remove(ground, head)
        ground[LOST_BLACK + color - 1] += removed
        return -removed
    return captured


@compiled
def _put(ground: Ground, point: int, color: int) -> None:
    """Colour a free point and join the chains it touches; nothing is removed."""
    _take_from_free(ground, point)
    _recolour(ground, point, color)
    ground[point + HEAD] = point
    ground[point + NEXT] = point
    ground[point + STONES] = 1
    count = 0
    summed = 0
    squared = 0
    for k in range(4):
        beside = point + ground[STEPS + k]
        value = ground[beside + COLOR]
        if value == EMPTY:
            count += 1
            summed += beside
            squared += beside * beside
        elif value != FRAME:
            chain = ground[beside + HEAD]
            ground[chain + PSEUDO] -= 1
            ground[chain + TOTAL] -= point
            ground[chain + SQUARES] -= point * point
    ground[point + PSEUDO] = count
    ground[point + TOTAL] = summed
    ground[point + SQUARES] = squared
    for k in range(4):
        beside = point + ground[STEPS + k]
        if ground[beside + COLOR] == color and ground[beside + HEAD] != ground[point + HEAD]:
            _join(ground, ground[point + HEAD], ground[beside + HEAD])


@compiled
def _join(ground: Ground, one: int, other: int) -> None:
    """Make one chain of two: the smaller takes the larger one's head."""
    if ground[one + STONES] < ground[other + STONES]:
        one, other = other, one
    stone = other
    while True:
        ground[stone + HEAD] = one
        stone = ground[stone + NEXT]
        if stone == other:
            break
    after = ground[one + NEXT]
    ground[one + NEXT] = ground[other + NEXT]
    ground[other + NEXT] = after
    ground[one + STONES] += ground[other + STONES]
    ground[one + PSEUDO] += ground[other + PSEUDO]
    ground[one + TOTAL] += ground[other + TOTAL]
    ground[one + SQUARES] += ground[other + SQUARES]


@compiled
def _remove(ground: Ground, head: int) -> int:
    """Take a chain from the board; returns the number of its stones."""
    removed = 0
    stone = head
    color = ground[head + COLOR]
    while True:
        _recolour(ground, stone, color)
        ground[stone + WHERE] = ground[FREES]
        ground[ground[FREES] * RECORD + FREE] = stone
        ground[FREES] += 1
        for k in range(4):
            beside = stone + ground[STEPS + k]
            value = ground[beside + COLOR]
            if value in (BLACK, WHITE):
                chain = ground[beside + HEAD]
                ground[chain + PSEUDO] += 1
                ground[chain + TOTAL] += stone
                ground[chain + SQUARES] += stone * stone
        removed += 1
        stone = ground[stone + NEXT]
        if stone == head:
            break
    return removed


@compiled
def _take_from_free(ground: Ground, point: int) -> None:
    count = ground[FREES] - 1
    index = ground[point + WHERE]
    moved = ground[count * RECORD + FREE]
    ground[index * RECORD + FREE] = moved
    ground[moved + WHERE] = index
    ground[FREES] = count


@compiled
def _recolour(ground: Ground, point: int, color: int) -> None:
    """Turn a free point to `color`, or a point of `color` to a free one, in colours and codes."""
    ground[point + COLOR] ^= color
    for k in range(4):
        ground[point + ground[STEPS + k] + CODE] ^= color << (2 * ((k + 2) & 3))
        ground[point + ground[STEPS + k + 4] + CODE] ^= color << (8 + 2 * ((k + 2) & 3))
