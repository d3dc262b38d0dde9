"""Ladders: drawn, Black's move or White's last liberty marked `*`, a white chain beside it."""

from __future__ import annotations

import pytest

from tests.engine.kernel.test_tactics import read
from tromp_gui.engine.kernel.board import COLOR, HEAD, STEPS, WHITE, KernelBoard
from tromp_gui.engine.kernel.ladders import catches, is_lost, reading_for


def white_beside(kernel_board: KernelBoard, point: int) -> int:
    """The head of the white chain beside a point."""
    for k in range(4):
        beside = point + kernel_board[STEPS + k]
        if kernel_board[beside + COLOR] == WHITE:
            return kernel_board[beside + HEAD]
    raise AssertionError("no white stone is there")


ACROSS = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . X . . . . . .
    . X O * . . . .
    . . X . . . . .
    . . . . . . . .
    """
BREAKER_AHEAD = """
    . . . . . . . .
    . . . . . . O .
    . . . . . . . .
    . . . . . . . .
    . X . . . . . .
    . X O * . . . .
    . . X . . . . .
    . . . . . . . .
    """
BREAKER_BESIDE_THE_WAY = """
    . . . . . . . .
    . . . . . . . .
    . . . . . O . .
    . . . . . . . .
    . X . . . . . .
    . X O * . . . .
    . . X . . . . .
    . . . . . . . .
    """
STONE_OUT_OF_THE_WAY = """
    . . O . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . X . . . . . .
    . X O * . . . .
    . . X . . . . .
    . . . . . . . .
    """
WRONG_SIDE = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . X * . . . . .
    . X O . . . . .
    . . X . . . . .
    . . . . . . . .
    """
ALONG_THE_EDGE = """
    . . . . . . .
    . . . X . . .
    . X . O * . .
    """
AWAY_ALONG_THE_EDGE = """
    . . . . . . .
    . . . . O . .
    . X X . . . .
    X O O * . . .
    """
A_STONE_TO_TAKE = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . O . . . . . .
    O X . . . . . .
    O X O * . . . .
    . O X . . . . .
    . . . . . . . .
    """
INTO_ITS_OWN_DEATH = """
    . . . . . .
    X X X O O .
    X O O * O .
    X X . O O .
    . X X O . .
    """


@pytest.mark.parametrize(
    ("diagram", "is_caught"),
    [
        (ACROSS, True),
        (BREAKER_AHEAD, False),
        (BREAKER_BESIDE_THE_WAY, False),
        (STONE_OUT_OF_THE_WAY, True),
        (WRONG_SIDE, False),
        (ALONG_THE_EDGE, True),
        (AWAY_ALONG_THE_EDGE, True),
        (A_STONE_TO_TAKE, False),
        (INTO_ITS_OWN_DEATH, False),
    ],
)
def test_whether_a_move_catches_a_chain_with_two_liberties(diagram: str, is_caught: bool) -> None:
    kernel_board, point = read(diagram)
    before = list(kernel_board)
    chain = white_beside(kernel_board, point)
    assert catches(kernel_board, reading_for(kernel_board), point, chain) is is_caught
    assert list(kernel_board) == before


IN_THE_CORNER = """
    . . . . .
    . X X . .
    X O * . .
    . X X . .
    """
INTO_THE_OPEN = """
    . . . . .
    . X . . .
    X O * . .
    . X . . .
    """
TWO_WAYS_TO_ATTACK = """
    . . . . . . . .
    . . . . . . . .
    . . X X . . . .
    . X O * . . . .
    . . X . X . . .
    . . . . . . . .
    """
TO_A_FRIEND = """
    . . . . . .
    . X X . . .
    X O * O . .
    . X X . . .
    """
BY_TAKING = """
    . . O . .
    . O X O .
    . X O * X
    . . X X .
    """


@pytest.mark.parametrize(
    ("diagram", "is_over"),
    [
        (IN_THE_CORNER, True),
        (INTO_THE_OPEN, False),
        (TWO_WAYS_TO_ATTACK, True),
        (TO_A_FRIEND, False),
        (BY_TAKING, False),
    ],
)
def test_whether_a_chain_in_atari_is_lost(diagram: str, is_over: bool) -> None:
    kernel_board, point = read(diagram)
    chain = white_beside(kernel_board, point)
    assert is_lost(kernel_board, reading_for(kernel_board), chain) is is_over
