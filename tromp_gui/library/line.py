"""The main line of a game in few bytes, from which every position can be replayed exactly.

A line is a list of 16-bit numbers, two bytes per turn. A turn that only places a stone and captures
is one number: the bit of its point in the board's grid (all ones for a pass) and its colour. Any
other node (stones set up, a move on a stone or off the board, two turns) is an escape followed by
all the points that changed. So a position never depends on the interpretation of a rule.
"""

from __future__ import annotations

import hashlib
import sys
from array import array
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from tromp_gui.go.board import place
from tromp_gui.go.grid import Grid, grid_of
from tromp_gui.go.point import Color
from tromp_gui.record.replay import OFF_BOARD, Played, PositionAtNode
from tromp_gui.record.symmetry import Symmetry

PASS = 0xFFF
"""Instead of a point's bit: the turn is a pass, or a move outside the board."""
_WHITE = 0x1000
_ESCAPE, _NO_TURN = 0xFFFF, 0xFFFE
_EMPTIED = 2


class Moment(NamedTuple):
    """A node of a line: the stones after it, the number of turns so far, and its last turn.

    `code` is that turn's colour and the bit of its point, None if the node has none. `is_plain` is
    true if the node did nothing but that turn.
    """

    turn: int
    black: int
    white: int
    code: tuple[Color, int] | None
    is_plain: bool


def line_of(moments: Iterable[PositionAtNode]) -> bytes:
    """The line of a replayed main line; nodes that change nothing are left out."""
    grid, turn, black, white = None, 0, 0, 0
    codes = array("H")
    for number, at_node in enumerate(moments):
        position, played = at_node.position, at_node.played
        after = position.black, position.white
        grid = position.grid
        if not played and after == (black, white):
            continue
        code = _code(played[-1], grid) if played else _NO_TURN
        is_one = len(played) == 1 and position.turn == turn + 1
        if is_one and _result(grid, black, white, code) == after:
            codes.append(code)
        else:
            if number and not codes:  # the start was an empty board
                codes.extend((_ESCAPE, 0, _NO_TURN, 0))
            codes.extend((_ESCAPE, position.turn - turn, code))
            codes.extend(_changes(grid, (black, white), after))
        turn, (black, white) = position.turn, after
    if sys.byteorder == "big":
        codes.byteswap()
    return codes.tobytes()


def _code(played: Played, grid: Grid) -> int:
    color, point = played.turn
    bit = PASS if point is None or point == OFF_BOARD else grid.bits[point]
    return bit | (_WHITE if color is Color.WHITE else 0)


def _result(grid: Grid, black: int, white: int, code: int) -> tuple[int, int] | None:
    """The stones after a turn, None if a stone is on its point."""
    bit = code & PASS
    if bit == PASS:
        return black, white
    if (black | white) >> bit & 1:
        return None
    if code & _WHITE:
        white, black = place(grid, white, black, bit)
    else:
        black, white = place(grid, black, white, bit)
    return black, white


def _changes(grid: Grid, before: tuple[int, int], after: tuple[int, int]) -> list[int]:
    """How many points changed, and each of them with its colour."""
    changed = (before[0] ^ after[0]) | (before[1] ^ after[1])
    found = [changed.bit_count()]
    for single in grid.singles(changed):
        state = 0 if single & after[0] else 1 if single & after[1] else _EMPTIED
        found.append(single.bit_length() - 1 | state << 12)
    return found


class Step(NamedTuple):
    """A node of a line as it is stored: the number of turns after it, its last turn (None if it has
    none), and the points that changed if it did anything but that turn.
    """

    turn: int
    code: tuple[Color, int] | None
    changes: array[int] | None


def steps(line: bytes) -> Iterator[Step]:
    """The nodes of a line, not replayed."""
    codes = array("H", line)
    if sys.byteorder == "big":
        codes.byteswap()
    turn = at = 0
    while at < len(codes):
        code = codes[at]
        if code != _ESCAPE:
            at += 1
            turn += 1
            yield Step(turn, _turn(code), None)
            continue
        turn += codes[at + 1]
        code, count = codes[at + 2], codes[at + 3]
        at += 4 + count
        yield Step(turn, _turn(code), codes[at - count : at])


def moments(line: bytes, grid: Grid) -> Iterator[Moment]:
    """The start of the game, and every node after it that changes the board or has a turn.

    The start is an empty board with turn 0 if the line does not begin with a set-up, even if the
    first turn is in the root.
    """
    black = white = 0
    is_begun = False
    for turn, code, changes in steps(line):
        if not is_begun and changes is None:
            yield Moment(0, 0, 0, None, True)
        is_begun = True
        if changes is not None:
            black, white = _changed(black, white, changes)
        elif code is not None and code[1] != PASS:
            color, bit = code
            if color is Color.BLACK:
                black, white = place(grid, black, white, bit)
            else:
                white, black = place(grid, white, black, bit)
        yield Moment(turn, black, white, code, changes is None)
    if not is_begun:
        yield Moment(0, 0, 0, None, True)


def _changed(black: int, white: int, entries: Iterable[int]) -> tuple[int, int]:
    for entry in entries:
        single = 1 << (entry & PASS)
        state = entry >> 12
        black = black | single if state == 0 else black & ~single
        white = white | single if state == 1 else white & ~single
    return black, white


def _turn(code: int) -> tuple[Color, int] | None:
    if code == _NO_TURN:
        return None
    return (Color.WHITE if code & _WHITE else Color.BLACK), code & PASS


_MOVES = (20, 40, 60, 31, 51, 71)


def same_moves(line: bytes, rows: int, columns: int) -> int:
    """A number that is equal for games with the same moves on boards of the same size."""
    return _number(f"{rows} {columns} ".encode() + line)


def signature(line: bytes, rows: int, columns: int) -> int:
    """A number that is equal for two records of one game, even if turned, mirrored or shortened.

    Games of fewer than 71 turns are equal only with all their turns.
    """
    nodes = list(steps(line))
    turns = {step.turn: _entry(*step.code) for step in nodes if step.code is not None}
    chosen, head = list(turns.values()), "moves"
    if all(number in turns for number in _MOVES):
        chosen, head = [turns[number] for number in _MOVES], "signature"
    start = [entry for step in nodes if not step.turn for entry in step.changes or ()]
    head += f" {min(rows, columns)} {max(rows, columns)} "
    return min(
        _number(head.encode() + _turned(chosen, places) + _turned(start, places, in_order=False))
        for places in _places(rows, columns)
    )


def _entry(color: Color, bit: int) -> int:
    return bit + (_WHITE if color is Color.WHITE else 0)


def _turned(entries: Iterable[int], places: dict[int, int], in_order: bool = True) -> bytes:
    found = [places[entry & PASS] + (entry & ~PASS) for entry in entries]
    if not in_order:
        found.sort()
    return b"".join(entry.to_bytes(2, "little") for entry in found)


@cache
def _places(rows: int, columns: int) -> tuple[dict[int, int], ...]:
    """For each symmetry, the number of the point that a bit's point is mapped to."""
    bits = grid_of(rows, columns).bits
    found = []
    for symmetry in Symmetry:
        _, wide = symmetry.size(rows, columns)
        if wide < max(rows, columns):
            continue  # a rectangle is compared in landscape orientation
        places = {PASS: PASS}
        for point, bit in bits.items():
            row, col = symmetry.point(point, rows, columns)
            places[bit] = row * wide + col
        found.append(places)
    return tuple(found)


def _number(data: bytes) -> int:
    return int.from_bytes(hashlib.blake2b(data, digest_size=8).digest(), "big", signed=True)
