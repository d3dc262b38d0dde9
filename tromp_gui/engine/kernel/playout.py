"""Games played to their end by chance and a few good habits.

The habits are those of MoGo (Gelly, Wang, Munos and Teytaud, 2006): take what was left in atari,
save what was put in atari, answer nearby in good shape; never fill an eye of one's own. In eye
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
    Ground,
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
"""So many stones may be put in atari together, to fill an eye space; never more."""

TRACE, LONGEST_PATH = 32, 400
"""Where the moves begin in a trace, and how many may come before a playout's."""

_MORE = LONGEST_PATH + 20


def trace_for(rows: int, columns: int) -> Ints:
    """Room for the moves of a playout and what leads to it."""
    return longs([0] * (TRACE + 3 * rows * columns + _MORE))


@compiled
def play_out(
    ground: Ground,
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
    most = 3 * ground[ROWS] * ground[COLUMNS] + _MORE
    last = trace[TRACE + turns - 1] if turns else PASS
    passes = 0
    while passes < 2 and turns < most:
        move = _choose(ground, reading, shapes, trace, color, last, suicide)
        if move == PASS:
            passes += 1
            ground[KO] = PASS
        else:
            passes = 0
            place(ground, move, color)
        trace[TRACE + turns] = move
        last = move
        color = 3 - color
        turns += 1
    return turns


@compiled
def _choose(
    ground: Ground, reading: Ints, shapes: Ints, spare: Ints, color: int, last: int, suicide: int
) -> int:
    """A move for `color`, or a pass."""
    if last != PASS:
        if random_below(ground, _CERTAIN) < _TACTICS:
            move = _tactical(ground, reading, spare, color, last)
            if move != PASS:
                return move
        if random_below(ground, _CERTAIN) < _SHAPE:
            move = _shapely(ground, shapes, spare, color, last)
            if move != PASS:
                return move
    return _anywhere(ground, shapes, color, suicide)


@compiled
def _tactical(ground: Ground, reading: Ints, spare: Ints, color: int, last: int) -> int:
    """A move that takes the stones just played, saves one's own, or splits an eye space."""
    count = 0
    other = 3 - color
    if ground[last + COLOR] == other and is_in_atari(ground, ground[last + HEAD]):
        move = last_liberty(ground, ground[last + HEAD])
        if move != ground[KO]:
            spare[count] = move
            count += 1
    for k in range(4):
        beside = last + ground[STEPS + k]
        if ground[beside + COLOR] == color and is_in_atari(ground, ground[beside + HEAD]):
            count = _saving(ground, reading, spare, count, color, ground[beside + HEAD])
    if count:
        return spare[random_below(ground, count)]
    for k in range(4):
        beside = last + ground[STEPS + k]
        if ground[beside + COLOR] == color:
            count = _with_two(ground, spare, count, color, ground[beside + HEAD])
    if count:
        return spare[random_below(ground, count)]
    for k in range(4):
        beside = last + ground[STEPS + k]
        if ground[beside + COLOR] == EMPTY:
            move = nakade(ground, beside, spare)
            if move != PASS and is_playable(ground, move, color):
                return move
    return PASS


@compiled
def _saving(ground: Ground, reading: Ints, spare: Ints, count: int, color: int, head: int) -> int:
    """List the moves that save a chain in atari behind `count` others; returns how many now."""
    liberty = last_liberty(ground, head)
    liberties = liberties_after(ground, liberty, color, 3)
    if liberties == 3 or (liberties == 2 and not is_lost(ground, reading, head)):
        spare[count] = liberty
        count += 1
    stone = head
    while count < 8:
        for k in range(4):
            beside = stone + ground[STEPS + k]
            if ground[beside + COLOR] == 3 - color and is_in_atari(ground, ground[beside + HEAD]):
                move = last_liberty(ground, ground[beside + HEAD])
                if move != ground[KO] and move != liberty:
                    spare[count] = move
                    count += 1
        stone = ground[stone + NEXT]
        if stone == head:
            break
    return count


@compiled
def _with_two(ground: Ground, spare: Ints, count: int, color: int, head: int) -> int:
    """List the moves that help a chain with just two liberties: three of them and more.

    They stand behind `count` others; returns how many now.
    """
    if count > 8 or not two_liberties(ground, head, spare, count):
        return count
    first, second = spare[count], spare[count + 1]
    for liberty in (first, second):
        if liberty != ground[KO] and liberties_after(ground, liberty, color, 3) >= 3:
            spare[count] = liberty
            count += 1
    return count


@compiled
def _shapely(ground: Ground, shapes: Ints, spare: Ints, color: int, last: int) -> int:
    """A move in good shape next to the last one."""
    count = 0
    for k in range(8):
        point = last + ground[STEPS + k]
        if ground[point + COLOR] == EMPTY and shapes[ground[point + CODE]] & IS_SHAPE:
            spare[count] = point
            count += 1
    while count:
        index = random_below(ground, count)
        point = spare[index]
        if is_playable(ground, point, color):
            return point
        count -= 1
        spare[index] = spare[count]
    return PASS


@compiled
def is_playable(ground: Ground, point: int, color: int) -> bool:
    """Whether a move is legal and leaves at least two liberties, or takes something."""
    if point == ground[KO]:
        return False
    return liberties_after(ground, point, color, 2) >= 2 or would_capture(ground, point, color)


@compiled
def _anywhere(ground: Ground, shapes: Ints, color: int, suicide: int) -> int:
    """A legal move by chance that fills no eye; rarely one into atari."""
    count = ground[FREES]
    while count:
        index = random_below(ground, count)
        point = ground[index * RECORD + FREE]
        if _is_sensible(ground, shapes, point, color, suicide):
            return point
        count -= 1
        exchange(ground, index, count)
    return PASS


@compiled
def _is_sensible(ground: Ground, shapes: Ints, point: int, color: int, suicide: int) -> bool:
    """Whether a move by chance is legal and no folly."""
    near = 0
    for k in range(4):
        near += ground[point + ground[STEPS + k] + COLOR] == EMPTY
    if near >= 2:
        return True
    if is_eye(ground, shapes, point, color) or point == ground[KO]:
        return False
    liberties = liberties_after(ground, point, color, 2)
    if liberties >= 2:
        return True
    if takes(ground, point, color):
        return True
    stones = joined(ground, point, color)
    if stones > _SACRIFICE or (liberties == 0 and (not suicide or stones == 1)):
        return False
    return random_below(ground, _CERTAIN) >= _THROWN_IN


@compiled
def owner_of(ground: Ground, point: int) -> int:
    """Whose a point is at the end of a playout: its stone's, or its only neighbours'; else 0."""
    color = ground[point + COLOR]
    if color != EMPTY:
        return color
    for k in range(4):
        value = ground[point + ground[STEPS + k] + COLOR]
        if value != FRAME and value != color:
            if color != EMPTY or value == EMPTY:
                return EMPTY
            color = value
    return color
