"""The board as text."""

from __future__ import annotations

import pytest

from tromp_gui.go.board import Board
from tromp_gui.go.point import Point
from tromp_gui.gtp.diagram import draw_board
from tromp_gui.gtp.vertex import format_vertex


def test_a_small_board_as_gnu_go_draws_it() -> None:
    board = Board.empty(9, 9).with_stones(black=[Point(4, 3)], white=[Point(8, 8)])
    assert draw_board(board) == "\n".join(
        [
            "   A B C D E F G H J",
            " 9 . . . . . . . . O 9",
            " 8 . . . . . . . . . 8",
            " 7 . . + . . . + . . 7",
            " 6 . . . . . . . . . 6",
            " 5 . . . X + . . . . 5",
            " 4 . . . . . . . . . 4",
            " 3 . . + . . . + . . 3",
            " 2 . . . . . . . . . 2",
            " 1 . . . . . . . . . 1",
            "   A B C D E F G H J",
        ]
    )


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (2, 30), (52, 26), (52, 52), (10, 9)])
def test_every_stone_stands_under_its_column_and_beside_its_row(rows: int, columns: int) -> None:
    for point in (Point(0, 0), Point(rows - 1, columns - 1), Point(rows // 2, columns // 2)):
        lines = draw_board(Board.empty(rows, columns).with_stones(black=[point])).split("\n")
        line = next(line for line in lines[1:-1] if "X" in line)
        end = line.index("X") + 1
        name = lines[0][:end].split()[-1] + line.split()[0]
        assert name == format_vertex(point)
        assert line.split()[0] == line.split()[-1]
        assert lines[0] == lines[-1]


def test_the_last_move_stands_in_brackets() -> None:
    board = Board.from_diagram("X . O\n. X .\n. . .")
    marked = {
        point: draw_board(board, point).split("\n")[1:-1] for point in (Point(2, 2), Point(2, 0))
    }
    assert marked[Point(2, 2)] == [" 3 X .(O)3", " 2 . X . 2", " 1 . . . 1"]
    assert marked[Point(2, 0)] == [" 3(X). O 3", " 2 . X . 2", " 1 . . . 1"]


@pytest.mark.parametrize(("rows", "columns"), [(9, 9), (52, 52), (3, 26)])
def test_brackets_move_nothing(rows: int, columns: int) -> None:
    for point in (Point(0, 0), Point(rows - 1, columns - 1), Point(1, columns // 2)):
        board = Board.empty(rows, columns).with_stones(white=[point])
        bare, marked = draw_board(board), draw_board(board, point)
        assert len(bare) == len(marked)
        place = marked.index("(O)")
        assert bare[place : place + 3].strip() == "O"
        assert bare[:place] == marked[:place]
        assert bare[place + 3 :] == marked[place + 3 :]
