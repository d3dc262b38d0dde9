"""Games played to their end by chance alone, to tell living stones from dead ones.

The habits of `playout` make for likely games, and likely games leave what is dead where it is:
nobody spends a move there. Here every move is as likely as any other, so that dead stones are
taken, and eye spaces too small for two eyes are filled. Where that breaks a seki, the `careful`
kind of game tells it: it puts no chain of one's own in atari.
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
    Ground,
    copy_into,
    exchange,
    ground_of,
    place,
    random_below,
    sow,
)
from tromp_gui.engine.kernel.compiling import Ints, compiled, longs
from tromp_gui.engine.kernel.ownership import PlayoutOwnership, count_owners, counted
from tromp_gui.engine.kernel.tactics import is_eye, joined, liberties_after, would_capture
from tromp_gui.go.board import Board


def plain_ownership(board: Board, playouts: int, seed: int, careful: int = 0) -> PlayoutOwnership:
    """As `ownership.ownership`, by games of chance: no true eye is filled, no suicide played.

    A move that takes nothing and leaves `careful` stones or more of its own in atari is not
    played either; 0 allows any.
    """
    ground = ground_of(board)
    counts = longs([0] * (2 * board.rows * board.columns))
    first = (playouts + 1) // 2
    work = longs(ground)
    sow(work, seed)
    for color, games in ((BLACK, first), (WHITE, playouts - first)):
        accumulate_plain(ground, work, shapes.table(), counts, color, games, careful)
    return counted(playouts, counts)


@compiled
def accumulate_plain(
    ground: Ground,
    work: Ground,
    table: Ints,
    counts: Ints,
    color: int,
    playouts: int,
    careful: int,
) -> None:
    """Play out `ground` on `work`, `color` first; adds to `counts` (black, white by point)."""
    for _ in range(playouts):
        copy_into(ground, work)
        play_plain(work, table, color, careful)
        count_owners(work, counts)


@compiled
def play_plain(ground: Ground, table: Ints, color: int, careful: int) -> None:
    """Play until both pass, `color` first, at most three turns a point of the board."""
    passes = 0
    for _ in range(3 * ground[ROWS] * ground[COLUMNS]):
        move = _by_chance(ground, table, color, careful)
        if move == PASS:
            passes += 1
            ground[KO] = PASS
        else:
            passes = 0
            place(ground, move, color)
        if passes == 2:
            break
        color = 3 - color


@compiled
def _by_chance(ground: Ground, table: Ints, color: int, careful: int) -> int:
    """Any of the moves that are played at all, or a pass; what is not is set aside in the list."""
    count = ground[FREES]
    while count:
        index = random_below(ground, count)
        point = ground[index * RECORD + FREE]
        if is_played(ground, table, point, color, careful):
            return point
        count -= 1
        exchange(ground, index, count)
    return PASS


@compiled
def is_played(ground: Ground, table: Ints, point: int, color: int, careful: int) -> bool:
    """Whether a move is legal, no suicide, fills no true eye, and is as `careful` as asked."""
    near = 0
    for k in range(4):
        near += ground[point + ground[STEPS + k] + COLOR] == EMPTY
    if near >= 2 or (near == 1 and careful == 0 and point != ground[KO]):
        return True
    if point == ground[KO] or (near == 0 and is_eye(ground, table, point, color)):
        return False
    liberties = liberties_after(ground, point, color, 2)
    if liberties >= 2 or would_capture(ground, point, color):
        return True
    return liberties == 1 and (careful == 0 or joined(ground, point, color) < careful)
