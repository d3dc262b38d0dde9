"""Whose each point becomes, by playouts from a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tromp_gui.engine.kernel import shapes
from tromp_gui.engine.kernel.board import (
    BLACK,
    COLUMNS,
    RECORD,
    ROWS,
    STRIDE,
    WHITE,
    KernelBoard,
    board_of,
    copy_into,
    first_point,
    sow,
)
from tromp_gui.engine.kernel.compiling import Ints, compiled, longs
from tromp_gui.engine.kernel.ladders import reading_for
from tromp_gui.engine.kernel.playout import owner_of, play_out, trace_for
from tromp_gui.go.board import Board


class PlayoutOwnership(NamedTuple):
    """What playouts made of a board.

    `black` and `white` count, for each point row by row from the bottom left, the playouts at
    whose end it was that colour's; the rest of `playouts` left it to nobody.
    """

    playouts: int
    black: Sequence[int]
    white: Sequence[int]

    def mean(self) -> list[float]:
        """The mean owner of each point: 1 always Black's, -1 always White's."""
        pairs = zip(self.black, self.white, strict=True)
        return [(black - white) / max(1, self.playouts) for black, white in pairs]


def ownership(
    position: Board, playouts: int, seed: int = 1, suicide: bool = False
) -> PlayoutOwnership:
    """Play `playouts` games to their end, Black first in one half and White in the other.

    Equal arguments give equal counts, compiled or not. Chains without a liberty are taken off
    before.
    """
    board = board_of(position)
    counts = longs([0] * (2 * position.rows * position.columns))
    trace = trace_for(position.rows, position.columns)
    reading = reading_for(board)
    first = (playouts + 1) // 2
    work = longs(board)
    sow(work, seed)
    accumulate(board, work, reading, shapes.table(), trace, counts, BLACK, first, int(suicide))
    accumulate(
        board, work, reading, shapes.table(), trace, counts, WHITE, playouts - first, int(suicide)
    )
    return counted(playouts, counts)


def counted(playouts: int, counts: Ints) -> PlayoutOwnership:
    """What `count_owners` has counted after this many playouts."""
    plain = [int(count) for count in counts]
    return PlayoutOwnership(playouts, plain[::2], plain[1::2])


@compiled
def accumulate(
    board: KernelBoard,
    work: KernelBoard,
    reading: Ints,
    table: Ints,
    trace: Ints,
    counts: Ints,
    color: int,
    playouts: int,
    suicide: int,
) -> int:
    """Play out `board` on `work`, `color` first; adds to `counts` (black, white by point).

    Returns the turns played.
    """
    turns = 0
    for _ in range(playouts):
        copy_into(board, work)
        turns += play_out(work, reading, table, trace, 0, color, suicide)
        count_owners(work, counts)
    return turns


@compiled
def count_owners(board: KernelBoard, counts: Ints) -> None:
    """Add whose each point is at the end of a playout to `counts` (black, white by point)."""
    index = 0
    for row in range(board[ROWS]):
        point = first_point(board) + row * board[STRIDE]
        for _ in range(board[COLUMNS]):
            owner = owner_of(board, point)
            if owner:
                counts[2 * index + owner - 1] += 1
            index += 1
            point += RECORD
