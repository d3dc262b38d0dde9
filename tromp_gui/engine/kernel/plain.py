"""Games played to their end by chance alone, to tell living stones from dead ones.

The habits of `playout` make for likely games, and likely games leave what is dead where it is:
nobody spends a move there. Here every move is as likely as any other, so that dead stones are
taken, and eye spaces too small for two eyes are filled. Where that breaks a seki, the `careful`
kind of game tells it: it puts no own chain in atari.
"""

from __future__ import annotations

from tromp_gui.engine.kernel import shapes
from tromp_gui.engine.kernel.board import (
    BLACK,
    COLOR,
    COLUMNS,
    EMPTY,
    FREE,
    FREES,
    KO,
    PASS,
    RECORD,
    ROWS,
    STEPS,
    WHITE,
    KernelBoard,
    board_of,
    copy_into,
    exchange,
    place,
    random_below,
    sow,
)
from tromp_gui.engine.kernel.compiling import Ints, compiled, longs
from tromp_gui.engine.kernel.ownership import PlayoutOwnership, count_owners, counted
from tromp_gui.engine.kernel.tactics import is_eye, joined, liberties_after, would_capture
from tromp_gui.go.board import Board


def plain_ownership(
    position: Board, playouts: int, seed: int, careful: int = 0
) -> PlayoutOwnership:
    """As `ownership.ownership`, by games of chance: no true eye is filled, no suicide played.

    A move that takes nothing and leaves `careful` stones or more of its own in atari is not
    played either; 0 allows any.
    """
    board = board_of(position)
    counts = longs([0] * (2 * position.rows * position.columns))
    first = (playouts + 1) // 2
    work = longs(board)
    sow(work, seed)
    for color, games in ((BLACK, first), (WHITE, playouts - first)):
        accumulate_plain(board, work, shapes.table(), counts, color, games, careful)
    return counted(playouts, counts)


@compiled
def accumulate_plain(
    board: KernelBoard,
    work: KernelBoard,
    table: Ints,
    counts: Ints,
    color: int,
    playouts: int,
    careful: int,
) -> None:
    """Play out `board` on `work`, `color` first; adds to `counts` (black, white by point)."""
    for _ in range(playouts):
        copy_into(board, work)
        play_plain(work, table, color, careful)
        count_owners(work, counts)


@compiled
def play_plain(board: KernelBoard, table: Ints, color: int, careful: int) -> None:
    """Play until both pass, `color` first, at most three turns a point of the board."""
    passes = 0
    for _ in range(3 * board[ROWS] * board[COLUMNS]):
        move = _by_chance(board, table, color, careful)
        if move == PASS:
            passes += 1
            board[KO] = PASS
        else:
            passes = 0
            place(board, move, color)
        if passes == 2:
            break
        color = 3 - color


@compiled
def _by_chance(board: KernelBoard, table: Ints, color: int, careful: int) -> int:
    """Any of the moves that are played at all, or a pass; what is not is set aside in the list."""
    count = board[FREES]
    while count:
        index = random_below(board, count)
        point = board[index * RECORD + FREE]
        if is_played(board, table, point, color, careful):
            return point
        count -= 1
        exchange(board, index, count)
    return PASS


@compiled
def is_played(board: KernelBoard, table: Ints, point: int, color: int, careful: int) -> bool:
    """Whether a move is legal, no suicide, fills no true eye, and is as `careful` as asked."""
    near = 0
    for k in range(4):
        near += board[point + board[STEPS + k] + COLOR] == EMPTY
    if near >= 2 or (near == 1 and careful == 0 and point != board[KO]):
        return True
    if point == board[KO] or (near == 0 and is_eye(board, table, point, color)):
        return False
    liberties = liberties_after(board, point, color, 2)
    if liberties >= 2 or would_capture(board, point, color):
        return True
    return liberties == 1 and (careful == 0 or joined(board, point, color) < careful)
