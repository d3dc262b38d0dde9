"""Eyes, captures, liberties to come, vital points: drawn, the point in question marked `*`."""

from __future__ import annotations

import pytest

from tromp_gui.engine.kernel import shapes
from tromp_gui.engine.kernel.board import (
    BLACK,
    CODE,
    HEAD,
    PASS,
    WHITE,
    KernelBoard,
    board_of,
    number_of,
    point_of,
)
from tromp_gui.engine.kernel.compiling import longs
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
from tromp_gui.go.board import Board
from tromp_gui.go.point import Point


def read(diagram: str) -> tuple[KernelBoard, int]:
    """A drawn board for the kernel, and the number of the point marked `*`."""
    rows = ["".join(line.split()) for line in diagram.strip().splitlines()][::-1]
    kernel_board = board_of(Board.from_diagram(diagram.replace("*", ".")))
    for row, signs in enumerate(rows):
        if "*" in signs:
            return kernel_board, number_of(Point(row, signs.index("*")), len(signs))
    raise AssertionError("no point is marked")


@pytest.mark.parametrize(
    ("diagram", "black", "white"),
    [
        ("X X X\nX * X\nX X X", True, False),
        ("X X O\nX * X\nX X X", True, False),
        (". O O .\nX X O .\n* X . .\nX O O .", False, False),
        (". . O .\nX X O .\nX * X .\nO X X .\nO . . .", False, False),
        ("O O O\nO * O\nO O O", False, True),
        ("* X .\nX X .\n. . .", True, False),
        ("* X .\nX O .\n. . .", False, False),
        ("X * X\nX X X\n. . .", True, False),
        ("X * X\nX X O\n. . .", False, False),
        ("X X X\nX * .\nX X X", False, False),
        ("X X X\nX * O\nX X X", False, False),
    ],
)
def test_eyes(diagram: str, black: bool, white: bool) -> None:
    kernel_board, point = read(diagram)
    assert is_eye(kernel_board, shapes.table(), point, BLACK) == black
    assert is_eye(kernel_board, shapes.table(), point, WHITE) == white


@pytest.mark.parametrize(
    ("diagram", "stones"),
    [
        (". . . .\n. * X .\n. . O .", 0),
        (". O . .\n* X O .\n. O . .", 1),
        (". O O .\nO X X *\n. O O .", 2),
        ("X O * O\n. X O X\n. . X .", 3),
    ],
)
def test_what_white_takes(diagram: str, stones: int) -> None:
    kernel_board, point = read(diagram)
    assert (
        takes(kernel_board, point, WHITE) == stones or takes(kernel_board, point, BLACK) == stones
    )
    assert would_capture(kernel_board, point, WHITE) == (takes(kernel_board, point, WHITE) > 0)


@pytest.mark.parametrize(
    ("diagram", "liberties"),
    [
        (". . .\n. * .\n. . .", 3),
        (". O .\nO * .\n. O .", 1),
        (". O .\nO * O\n. O .", 0),
        (". O .\nO * X\n. O .", 2),
        (". O O\nO * X\n. O O", 0),
        (". O X .\nO * O X\n. O X .", 1),
        (". X .\nX * O\n. X .", 3),
    ],
)
def test_liberties_of_the_chain_to_come(diagram: str, liberties: int) -> None:
    kernel_board, point = read(diagram)
    for enough in (1, 2, 3):
        assert liberties_after(kernel_board, point, BLACK, enough) == min(enough, liberties)


def test_stones_joined_by_a_move() -> None:
    kernel_board, point = read("X X .\nO * X\n. . X")
    assert joined(kernel_board, point, BLACK) == 5
    assert joined(kernel_board, point, WHITE) == 2


@pytest.mark.parametrize(
    ("diagram", "count"),
    [("* X .\n. . .", 0), (". X *\nO O .", 2), (". X *\n. O .", 2), ("O X *\nO O .", 0)],
)
def test_chains_with_two_liberties(diagram: str, count: int) -> None:
    kernel_board, _ = read(diagram)
    rows = len(diagram.splitlines())
    stone = number_of(Point(rows - 1, 1), 3)
    spare = longs([0] * 8)
    assert two_liberties(kernel_board, kernel_board[stone + HEAD], spare, 3) == (count == 2)


@pytest.mark.parametrize(
    ("diagram", "vital"),
    [
        ("* . . O\nO O O O", "B2"),
        ("* . O .\n. O O .\nO O . .", "A3"),
        ("* . . O\nO . O O\n. O . .", "B3"),
        ("* . O .\n. . O .\nO O O .", None),
        ("* . . . O\nO O O O O", None),
        ("* . O .\nO O O .", None),
        ("* . . O\n. . O O\nO O O .", "B3"),
        (". . . .\n. * . .\n. . . .", None),
        ("* . X O\nO O O O", None),
        ("O . O O .\n* . . O .\nO . O O .\nO O . . .", "B3"),
    ],
)
def test_the_vital_point_of_an_eye_space(diagram: str, vital: str | None) -> None:
    kernel_board, point = read(diagram)
    columns = len(diagram.splitlines()[0].split())
    found = point_of(nakade(kernel_board, point, longs([0] * 32)), columns)
    wanted = None if vital is None else Point(int(vital[1]) - 1, "ABCDE".index(vital[0]))
    assert found == wanted


@pytest.mark.parametrize(
    ("diagram", "is_shape"),
    [
        ("X O X\n. * .\n. . .", True),
        ("X O .\n. * .\n. . .", True),
        (". . .\n. * .\n. . .", False),
        ("X X X\n. * .\n. . .", False),
        ("O X .\nX * O\n. . .", True),
        (". O .\nX * O\n. X .", False),
        ("X O .\nO * .\n. . .", True),
    ],
)
def test_shapes_are_seen_from_every_side_and_for_both_colours(diagram: str, is_shape: bool) -> None:
    rows = [f". {row} ." for row in diagram.splitlines()]
    board = [". . . . .", *rows, ". . . . ."]
    for _ in range(4):
        board = [
            " ".join(column) for column in zip(*(row.split()[::-1] for row in board), strict=True)
        ]
        for drawn in (board, [row[::-1] for row in board]):
            text = "\n".join(drawn)
            for each in (text, text.translate(str.maketrans("XO", "OX"))):
                kernel_board, point = read(each)
                assert bool(shapes.table()[kernel_board[point + CODE]] & IS_SHAPE) == is_shape, each


def test_pass_is_no_point() -> None:
    assert point_of(PASS, 9) is None
