"""The flat board, beside the board of the rules: same stones, chains and liberties, any size."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.engine.kernel.board import (
    BLACK,
    CODE,
    COLOR,
    EMPTY,
    FREE,
    FREES,
    HEAD,
    KO,
    LOST_BLACK,
    LOST_WHITE,
    NEXT,
    PASS,
    PSEUDO,
    RECORD,
    STEPS,
    STONES,
    WHITE,
    KernelBoard,
    board_of,
    empty_board,
    is_in_atari,
    last_liberty,
    number_of,
    place,
    point_of,
    random_below,
    sow,
)
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point

VALUES = {Color.BLACK: BLACK, Color.WHITE: WHITE, None: EMPTY}
SIZES = st.tuples(st.integers(1, 7), st.integers(1, 7))


def drawn(kernel_board: KernelBoard, board: Board) -> str:
    """The stones of a kernel board as `Board.diagram` draws them."""
    signs = {EMPTY: ".", BLACK: "X", WHITE: "O"}
    return "\n".join(
        " ".join(
            signs[kernel_board[number_of(Point(row, col), board.columns) + COLOR]]
            for col in range(board.columns)
        )
        for row in reversed(range(board.rows))
    )


def agrees(kernel_board: KernelBoard, board: Board) -> None:
    """Assert that a kernel board agrees with on the board."""
    assert drawn(kernel_board, board) == board.diagram()
    numbers = {point: number_of(point, board.columns) for point in board.grid.bits}
    frees = {kernel_board[index * RECORD + FREE] for index in range(kernel_board[FREES])}
    assert frees == {numbers[point] for point in board.points(None)}
    for point, number in numbers.items():
        assert point_of(number, board.columns) == point
        near = [kernel_board[number + kernel_board[STEPS + k] + COLOR] for k in range(8)]
        assert kernel_board[number + CODE] == sum(value << 2 * k for k, value in enumerate(near))
        if board.at(point):
            _chain_agrees(kernel_board, board, point, numbers)


def _chain_agrees(
    kernel_board: KernelBoard, board: Board, point: Point, numbers: dict[Point, int]
) -> None:
    chain = {numbers[stone] for stone in board.chain(point)}
    liberties = {numbers[liberty] for liberty in board.liberties(point)}
    head, ring = kernel_board[numbers[point] + HEAD], [numbers[point]]
    while kernel_board[ring[-1] + NEXT] != ring[0]:
        ring.append(kernel_board[ring[-1] + NEXT])
    assert set(ring) == chain
    assert len(ring) == len(chain) == kernel_board[head + STONES]
    assert {kernel_board[stone + HEAD] for stone in ring} == {head}
    assert bool(kernel_board[head + PSEUDO]) == bool(liberties)
    assert is_in_atari(kernel_board, head) == (len(liberties) == 1)
    if len(liberties) == 1:
        assert last_liberty(kernel_board, head) in liberties


@given(SIZES, st.lists(st.tuples(st.sampled_from(list(Color)), st.integers(0, 48)), max_size=60))
def test_moves_by_chance_suicides_too_leave_what_the_rules_say(
    size: tuple[int, int], moves: list[tuple[Color, int]]
) -> None:
    board, kernel_board = Board.empty(*size), empty_board(*size)
    lost = {Color.BLACK: 0, Color.WHITE: 0}
    for color, choice in moves:
        free = sorted(board.points(None))
        if not free:
            break
        point = free[choice % len(free)]
        after = board.play(color, point)
        for each in Color:
            before = len(board.points(each)) + (each is color)
            lost[each] += before - len(after.points(each))
        other = len(board.points(color.opponent)) - len(after.points(color.opponent))
        own = len(board.points(color)) + 1 - len(after.points(color))
        assert place(kernel_board, number_of(point, size[1]), VALUES[color]) == other - own
        board = after
        agrees(kernel_board, board)
    assert (kernel_board[LOST_BLACK], kernel_board[LOST_WHITE]) == tuple(lost.values())


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (1, 52), (52, 1), (52, 52), (19, 19)])
def test_every_size_is_a_board(rows: int, columns: int) -> None:
    kernel_board, board = empty_board(rows, columns), Board.empty(rows, columns)
    agrees(kernel_board, board)
    corner = Point(rows - 1, columns - 1)
    place(kernel_board, number_of(corner, columns), WHITE)
    agrees(kernel_board, board.play(Color.WHITE, corner))


def test_a_ko_is_told_and_forgotten() -> None:
    board = Board.from_diagram(
        """
        . X O .
        X O . O
        . X O .
        """
    )
    kernel_board = board_of(board)
    assert kernel_board[KO] == PASS
    assert place(kernel_board, number_of(Point(1, 2), 4), BLACK) == 1
    assert kernel_board[KO] == number_of(Point(1, 1), 4)
    place(kernel_board, number_of(Point(0, 0), 4), WHITE)
    assert kernel_board[KO] == PASS


def test_taking_two_stones_or_with_more_is_no_ko() -> None:
    kernel_board = board_of(Board.from_diagram(". X O .\nX O . O\nX O O .\n. X X ."))
    place(kernel_board, number_of(Point(2, 2), 4), BLACK)
    assert kernel_board[KO] == PASS


def test_a_board_is_read_with_its_chains() -> None:
    board = Board.from_diagram("X X . O\n. X O O\nO . . X")
    agrees(board_of(board), board)


def test_stones_without_liberties_are_left_out() -> None:
    kernel_board = board_of(Board.from_diagram("X O .\nO O .\n. . ."))
    assert (
        drawn(kernel_board, Board.empty(3, 3))
        == Board.from_diagram(". O .\nO O .\n. . .").diagram()
    )


def test_a_full_board_has_no_free_point() -> None:
    kernel_board = board_of(Board.from_diagram("X O\nO X"))
    assert kernel_board[FREES] == 4


def test_random_numbers_are_spread_and_repeat_with_the_seed() -> None:
    kernel_board = empty_board(1, 1)
    for seed in (0, 1, -5, 1 << 80):
        sow(kernel_board, seed)
        first = [random_below(kernel_board, 7) for _ in range(700)]
        sow(kernel_board, seed)
        assert first == [random_below(kernel_board, 7) for _ in range(700)]
        assert all(70 <= first.count(value) <= 130 for value in range(7))
