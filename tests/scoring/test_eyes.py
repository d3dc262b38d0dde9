"""Rooms and the eyes they hold, against what every player knows about killing shapes."""

from __future__ import annotations

import pytest

from tromp_gui.go.board import Board
from tromp_gui.scoring.eyes import eyes_in

SHAPES = {
    "one point": (1, "X . X"),
    "two in a row": (1, "X . . X"),
    "three in a row": (2, "X . . . X"),
    "a square four": (1, "X X X X\nX . . X\nX . . X\nX X X X"),
    "a bent four": (2, "X X X X X\nX . . . X\nX X X . X\nX X X X X"),
    "a row of three, its middle taken": (1, "X . O . X"),
    "a row of four, half taken": (1, "X O O . X"),
    "a pyramid, its middle taken": (1, "X X X X X\nX . O . X\nX X . X X\nX X X X X"),
    "a pyramid": (2, "X X X X X\nX . . . X\nX X . X X\nX X X X X"),
    "a bulky five, its heart taken": (1, "X X X X X\nX . O . X\nX . . X X\nX X X X X"),
    "a bulky five": (2, "X X X X X\nX . . . X\nX . . X X\nX X X X X"),
    "a crossed five, its middle taken": (
        1,
        "X X . X X\nX . O . X\nX X . X X\nX X X X X",
    ),
    "three of four in a square": (1, "X X X X\nX O O X\nX O . X\nX X X X"),
    "four in a row of six": (2, "X . O O O O . X"),
    "three in a row of five": (1, "X . O O O . X"),
    "a rabbity six, its heart taken": (
        1,
        "X X X X X\nX . . X X\nX . O . X\nX X . X X\nX X X X X",
    ),
    "ten points": (2, "X . . . . . . . . . . X"),
    "nine points full of stones but one": (2, "X O O O O O O O O . X"),
}


@pytest.mark.parametrize("name", SHAPES)
def test_eyes(name: str) -> None:
    """The owner moves first; two eyes where that is enough."""
    eyes, diagram = SHAPES[name]
    board = Board.from_diagram(diagram)
    room = board.grid.full & ~board.black
    assert eyes_in(board.grid, room, board.white) == eyes


@pytest.mark.parametrize("name", SHAPES)
def test_a_shape_is_worth_the_same_anywhere(name: str) -> None:
    """Mirrored, and moved into a larger board."""
    eyes, diagram = SHAPES[name]
    mirrored = [line[::-1] for line in reversed(diagram.split("\n"))]
    wide = ["X X X " + line + " X X" for line in mirrored]
    board = Board.from_diagram("\n".join(wide))
    room = board.grid.full & ~board.black
    assert eyes_in(board.grid, room, board.white) == eyes
