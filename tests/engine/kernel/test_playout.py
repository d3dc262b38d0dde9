"""The habits of playouts: the first moves of many, on drawn boards."""

from __future__ import annotations

from collections import Counter

from tests.engine.kernel.test_tactics import read
from tromp_gui.engine.kernel import shapes
from tromp_gui.engine.kernel.board import PASS, WHITE, copy_into, number_of, sow
from tromp_gui.engine.kernel.compiling import longs
from tromp_gui.engine.kernel.ladders import reading_for
from tromp_gui.engine.kernel.playout import TRACE, play_out, trace_for
from tromp_gui.go.point import Point

_GAMES = 200


def share(diagram: str, last: Point | None) -> float:
    """How often of `_GAMES` playouts White's first move is the one marked, `last` being Black's."""
    kernel_board, point = read(diagram)
    rows = diagram.strip().splitlines()
    columns = len(rows[0].split())
    trace, work = trace_for(len(rows), columns), longs(kernel_board)
    sow(work, 1)
    trace[TRACE] = PASS if last is None else number_of(last, columns)
    firsts: Counter[int] = Counter()
    for _ in range(_GAMES):
        copy_into(kernel_board, work)
        play_out(work, reading_for(kernel_board), shapes.table(), trace, 1, WHITE, 0)
        firsts[int(trace[TRACE + 1])] += 1
    return firsts[point] / _GAMES


def test_a_stone_that_can_run_does_and_one_that_cannot_stays() -> None:
    free = """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . X . . . .
        . X O * . . .
        . . X . . . .
        . . . . . . .
        """
    caught = """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . X . . . .
        . X O * . . .
        . . X X . . .
        . . . . . . .
        """
    last = Point(2, 1)
    assert share(free, last) > 0.7
    assert share(caught, last) < 0.3


def test_a_few_stones_may_be_put_in_atari_but_never_many() -> None:
    few = """
        O O X . X
        O O X X X
        * . X X .
        X X X X X
        """
    many = """
        O O O O X .
        O O O O X X
        * X X . X .
        X X X X X X
        """
    assert share(few, None) > 0.1
    assert share(many, None) == 0.0
