"""Games played to their end by chance and a few good habits.

The habits are those of MoGo (Gelly, Wang, Munos and Teytaud, 2006): take what was left in atari,
save what was put in atari, answer nearby in good shape; never fill an own eye. In eye
spaces of three to six points the vital point is played (nakade). Ladders are read: what can't run
away does not run.
"""

from __future__ import annotations

from tromp_gui.engine.kernel.board import (
    CODE,
    COLOR,
    COLUMNS,
    EMPTY,
    FRAME,
    FREE,
    FREES,
    HEAD,
    KO,
    NEXT,
    PASS,
    RECORD,
    ROWS,
    STEPS,
    KernelBoard,
    exchange,
    is_in_atari,
    last_liberty,
    place,
    random_below,
)
from tromp_gui.engine.kernel.compiling import Ints, compiled, longs
from tromp_gui.engine.kernel.ladders import is_lost
from tromp_gui.engine.kernel.shapes import IS_SHAPE
from tromp_gui.engine.kernel.tactics import (
    is_eye,
    joined,
    liberties_after,
    nakade,
    takes,
    two_liberties,
    would_capture,
)

_CERTAIN = 1 << 16
_TACTICS, _SHAPE, _THROWN_IN = 58000, 62000, 40000
"""How often, of 65,536 times, tactics and shapes are looked at, and a self-atari is refused."""
_SACRIFICE = 6
"""This many stones may be put in atari together, to fill an eye space; never more."""

TRACE, LONGEST_PATH = 32, 400
"""Where the moves begin in a trace, and how many may come before a playout's."""

_MORE = LONGEST_PATH + 20


def trace_for(rows: int, columns: int) -> Ints:
    """Room for the moves of a playout and what leads to it."""
    return longs([0] * (TRACE + 3 * rows * columns + _MORE))


@compiled
def play_out(
    board: KernelBoard,
    reading: Ints,
    shapes: Ints,
    trace: Ints,
    turns: int,
    color: int,
    suicide: int,
) -> int:
    """Play until both pass, `color` first.

    `trace` holds scratch, then the moves from `TRACE` on, `turns` of them before; the playout's
    are written behind them. `reading` is scratch too (see `ladders.reading_for`). Where `suicide`
    is set, suicide of several stones is played as rarely as a self-atari. Stops after about three
    turns a point of the board (see `trace_for`). Returns the number of turns now.
    """
    most = 3 * board[ROWS] * board[COLUMNS] + _MORE
    last = trace[TRACE + turns - 1] if turns else PASS
    passes = 0
    while passes < 2 and turns < most:
        move = _choose(board, reading, shapes, trace, color, last, suicide)
        if move == PASS:
            passes += 1
            board[KO] = PASS
        else:
            passes = 0
            place(board, move, color)
        trace[TRACE + turns] = move
        last = move
        color = 3 - color
        turns += 1
    return turns


@compiled
def _choose(
    board: KernelBoard,
    reading: Ints,
    shapes: Ints,
    spare: Ints,
    color: int,
    last: int,
    suicide: int,
) -> int:
    """A move for `color`, or a pass."""
    if last != PASS:
        if random_below(board, _CERTAIN) < _TACTICS:
            move = _tactical(board, reading, spare, color, last)
            if move != PASS:
                return move
        if random_below(board, _CERTAIN) < _SHAPE:
            move = _shapely(board, shapes, spare, color, last)
            if move != PASS:
                return move
    return _anywhere(board, shapes, color, suicide)


@compiled
def _tactical(board: KernelBoard, reading: Ints, spare: Ints, color: int, last: int) -> int:
    """A move that takes the stones just played, saves the player's own, or splits an eye space."""
    count = 0
    other = 3 - color
    if board[last + COLOR] == other and is_in_atari(board, board[last + HEAD]):
        move = last_liberty(board, board[last + HEAD])
        if move != board[KO]:
            spare[count] = move
            count += 1
    for k in range(4):
        beside = last + board[STEPS + k]
        if board[beside + COLOR] == color and is_in_atari(board, board[beside + HEAD]):
            count = _saving(board, reading, spare, count, color, board[beside + HEAD])
    if count:
        return spare[random_below(board, count)]
    for k in range(4):
        beside = last + board[STEPS + k]
        if board[beside + COLOR] == color:
            count = _with_two(board, spare, count, color, board[beside + HEAD])
    if count:
        return spare[random_below(board, count)]
    for k in range(4):
        beside = last + board[STEPS + k]
        if board[beside + COLOR] == EMPTY:
            move = nakade(board, beside, spare)
            if move != PASS and is_playable(board, move, color):
                return move
    return PASS


@compiled
def _saving(
    board: KernelBoard, reading: Ints, spare: Ints, count: int, color: int, head: int
) -> int:
    """List the moves that save a chain in atari behind `count` others; returns how many now."""
    liberty = last_liberty(board, head)
    liberties = liberties_after(board, liberty, color, 3)
    if liberties == 3 or (liberties == 2 and not is_lost(board, reading, head)):
        spare[count] = liberty
        count += 1
    stone = head
    while count < 8:
        for k in range(4):
            beside = stone + board[STEPS + k]
            if board[beside + COLOR] == 3 - color and is_in_atari(board, board[beside + HEAD]):
                move = last_liberty(board, board[beside + HEAD])
                if move != board[KO] and move != liberty:
                    spare[count] = move
                    count += 1
        stone = board[stone + NEXT]
        if stone == head:
            break
    return count


@compiled
def _with_two(board: KernelBoard, spare: Ints, count: int, color: int, head: int) -> int:
    """List the moves that help a chain with just two liberties: three of them and more.

    They stand behind `count` others; returns how many now.
    """
    if count > 8 or not two_liberties(board, head, spare, count):
        return count
    first, second = spare[count], spare[count + 1]
    for liberty in (first, second):
        if liberty != board[KO] and liberties_after(board, liberty, color, 3) >= 3:
            spare[count] = liberty
            count += 1
    return count


@compiled
def _shapely(board: KernelBoard, shapes: Ints, spare: Ints, color: int, last: int) -> int:
    """A move in good shape next to the last one."""
    count = 0
    for k in range(8):
        point = last + board[STEPS + k]
        if board[point + COLOR] == EMPTY and shapes[board[point + CODE]] & IS_SHAPE:
            spare[count] = point
            count += 1
    while count:
        index = random_below(board, count)
        point = spare[index]
        if is_playable(board, point, color):
            return point
        count -= 1
        spare[index] = spare[count]
    return PASS


@compiled
def is_playable(board: KernelBoard, point: int, color: int) -> bool:
    """Whether a move is legal and leaves at least two liberties, or takes something."""
    if point == board[KO]:
        return False
    return liberties_after(board, point, color, 2) >= 2 or would_capture(board, point, color)


@compiled
def _anywhere(board: KernelBoard, shapes: Ints, color: int, suicide: int) -> int:
    """A legal move by chance that fills no eye; rarely one into atari."""
    count = board[FREES]
    while count:
        index = random_below(board, count)
        point = board[index * RECORD + FREE]
        if _is_sensible(board, shapes, point, color, suicide):
            return point
        count -= 1
        exchange(board, index, count)
    return PASS


@compiled
def _is_sensible(board: KernelBoard, shapes: Ints, point: int, color: int, suicide: int) -> bool:
    """Whether a move by chance is legal and no folly."""
    near = 0
    for k in range(4):
        near += board[point + board[STEPS + k] + COLOR] == EMPTY
    if near >= 2:
        return True
    if is_eye(board, shapes, point, color) or point == board[KO]:
        return False
    liberties = liberties_after(board, point, color, 2)
    if liberties >= 2:
        return True
    if takes(board, point, color):
        return True
    stones = joined(board, point, color)
    if stones > _SACRIFICE or (liberties == 0 and (not suicide or stones == 1)):
        return False
    return random_below(board, _CERTAIN) >= _THROWN_IN


@compiled
def owner_of(board: KernelBoard, point: int) -> int:
    """Whose a point is at the end of a playout: its stone's, or its only neighbours'; else 0."""
    color = board[point + COLOR]
    if color != EMPTY:
        return color
    for k in range(4):
        value = board[point + board[STEPS + k] + COLOR]
        if value != FRAME and value != color:
            if color != EMPTY or value == EMPTY:
                return EMPTY
            color = value
    return color
