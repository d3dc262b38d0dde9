"""Ownership by playouts: the living keep what is theirs, compiled and not, on any board."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tromp_gui.engine.kernel.compiling import IS_COMPILED
from tromp_gui.engine.kernel.ownership import PlayoutOwnership, ownership
from tromp_gui.go.board import Board
from tromp_gui.go.point import Point

SETTLED = """
    . X . X O . O
    X X X X O O O
    X X X O O . O
    X O X X O O .
    X X . X X O O
    . X X X O . O
    X . X O O O .
"""
PROGRAM = """
import json, sys
from tromp_gui.engine.kernel.compiling import IS_COMPILED
from tromp_gui.engine.kernel.ownership import ownership
from tromp_gui.go.board import Board
assert IS_COMPILED == (sys.argv[1] == "compiled"), IS_COMPILED
found = ownership(Board.from_diagram(sys.argv[2]), 12, int(sys.argv[3]), sys.argv[4] == "suicide")
print(json.dumps(found))
"""


def owner(found: PlayoutOwnership, board: Board, row: int, col: int) -> float:
    """The mean owner of a point."""
    return found.mean()[row * board.columns + col]


def test_the_living_keep_their_own() -> None:
    board = Board.from_diagram(SETTLED)
    found = ownership(board, 200)
    for point in board.grid.bits:
        color = board.at(point)
        if color and point != Point(3, 1):
            sign = 1 if color.value == "B" else -1
            assert sign * owner(found, board, *point) > 0.9, point


def test_a_stone_inside_a_living_wall_is_dead() -> None:
    board = Board.from_diagram(
        """
        . X . X O . O
        X X X X O O O
        . . X O O . O
        . O X X O O .
        . . . X X O O
        X X X X O . O
        . X . X O O .
        """
    )
    assert owner(ownership(board, 400), board, 3, 1) > 0.8


def test_an_empty_board_is_even() -> None:
    found = ownership(Board.empty(9, 9), 2000)
    assert abs(sum(found.mean())) < 4
    assert all(b + w <= 2000 for b, w in zip(found.black, found.white, strict=True))


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (1, 2), (2, 2), (1, 52), (52, 3), (52, 52)])
@pytest.mark.parametrize("suicide", [False, True])
def test_every_size_comes_to_an_end(rows: int, columns: int, suicide: bool) -> None:
    found = ownership(Board.empty(rows, columns), 6, 1, suicide)
    assert found.playouts == 6
    assert len(found.black) == len(found.white) == rows * columns


def test_a_full_board_and_no_playouts() -> None:
    assert ownership(Board.from_diagram("X O\nO X"), 5).playouts == 5
    assert ownership(Board.empty(2, 2), 0).mean() == [0.0] * 4


def test_the_seed_decides() -> None:
    board = Board.empty(5, 5)
    assert ownership(board, 50, 1) == ownership(board, 50, 1)
    assert ownership(board, 50, 1) != ownership(board, 50, 2)


def in_a_process(
    how: str, board: str, seed: int, suicide: str, **environment: str
) -> PlayoutOwnership:
    """What a fresh process finds, compiled or not."""
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, how, board, str(seed), suicide],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return PlayoutOwnership(*json.loads(run.stdout))


@pytest.mark.skipif(not IS_COMPILED, reason="Numba can't be imported here")
@pytest.mark.parametrize(
    ("board", "seed", "suicide"),
    [
        (". . . . .\n" * 5, 3, False),
        (SETTLED, 4, True),
        (". X . O . . . X .\n. X O . . O . . .\n. . O X . . . . .", 5, True),
        ("\n".join([". " * 13] * 11), 6, False),
    ],
)
def test_uncompiled_functions_find_the_same(board: str, seed: int, suicide: bool) -> None:
    word = "suicide" if suicide else "none"
    plain = in_a_process("plain", board, seed, word, TROMP_GUI_UNCOMPILED="1")
    assert plain == ownership(Board.from_diagram(board), 12, seed, suicide)


def test_without_numba_the_functions_are_ordinary_ones(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    hidden = tmp_path_factory.mktemp("hidden")
    (hidden / "numba.py").write_text("raise ImportError('not here')\n")
    found = in_a_process("plain", SETTLED, 7, "none", PYTHONPATH=str(hidden))
    assert found == ownership(Board.from_diagram(SETTLED), 12, 7)
