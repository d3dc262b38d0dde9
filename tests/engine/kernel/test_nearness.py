"""How near each point is to the last move, which is marked: drawn boards, drawn answers."""

from __future__ import annotations

import pytest

from tromp_gui.engine.kernel.board import board_of, number_of
from tromp_gui.engine.kernel.ladders import reading_for
from tromp_gui.engine.kernel.nearness import distance_to, spread
from tromp_gui.go.board import Board
from tromp_gui.go.point import Point


def drawn(diagram: str, start: Point) -> str:
    """The distances from a point, as a board is drawn."""
    board = Board.from_diagram(diagram)
    kernel_board = board_of(board)
    before, reading = list(kernel_board), reading_for(kernel_board)
    spread(kernel_board, reading, number_of(start, board.columns))
    assert list(kernel_board) == before
    rows = [
        [
            distance_to(reading, number_of(Point(row, col), board.columns))
            for col in range(board.columns)
        ]
        for row in reversed(range(board.rows))
    ]
    return "\n".join(" ".join(str(distance) for distance in row) for row in rows)


@pytest.mark.parametrize(
    ("diagram", "distances"),
    [
        (
            """
            . . . . .
            . . . . .
            X . . . .
            """,
            """
            2 3 4 4 4
            1 2 3 4 4
            0 1 2 3 4
            """,
        ),
        (
            """
            . . . . .
            . . . . .
            X X X X .
            """,
            """
            2 2 2 2 3
            1 1 1 1 2
            0 0 0 0 1
            """,
        ),
        (
            """
            . . . . . .
            O O O O O .
            X O . . . .
            """,
            """
            2 2 2 2 2 3
            1 1 1 1 1 2
            0 1 2 2 2 3
            """,
        ),
        (
            """
            . . X X X
            . O O O X
            X . . O .
            """,
            """
            2 3 3 3 3
            1 2 2 2 3
            0 1 2 2 3
            """,
        ),
    ],
)
def test_the_stones_of_a_chain_are_one_place(diagram: str, distances: str) -> None:
    found = drawn(diagram, Point(0, 0))
    assert found == "\n".join(line.strip() for line in distances.strip().splitlines())


def test_a_free_point_may_be_the_start() -> None:
    assert drawn(". . X\n. . X", Point(0, 0)) == "1 2 2\n0 1 2"
