"""Chains alive without a move of their owner (Benson 1976)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from tests.go.reading import DATA, drawn, read_json
from tests.go.test_literal import boards
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color
from tromp_gui.scoring.benson import pass_alive

MAPS = read_json(DATA / "scoring" / "katago_area_maps.json")
MODES = [
    (case, mode)
    for case in MAPS
    for mode in case["modes"]
    if not mode["unsafe_big_territories"] and not mode["non_pass_alive_stones"]
]


def drawn_alive(board: Board, color: Color) -> list[str]:
    found = pass_alive(board, color)
    return drawn(Board(board.grid, found.stones, found.territory))


@pytest.mark.parametrize(
    ("case", "mode"),
    MODES,
    ids=[
        f"{c['name']} {m['safe_big_territories']}{m['multi_stone_suicide_legal']}" for c, m in MODES
    ],
)
def test_katagos_maps(case: dict[str, Any], mode: dict[str, Any]) -> None:
    """Pass-alive stones and their territory, eyes alone or all that they enclose."""
    board = Board.from_diagram("\n".join(case["board"]))
    areas = []
    for color in Color:
        found = pass_alive(board, color, suicide=bool(mode["multi_stone_suicide_legal"]))
        inside = found.enclosed if mode["safe_big_territories"] else found.territory
        areas.append(found.stones | inside)
    assert drawn(Board(board.grid, *areas)) == mode["area"]


def test_the_maps_are_whole() -> None:
    assert len(MODES) == 24


def test_two_eyes_live_and_one_does_not() -> None:
    board = Board.from_diagram("""
        . X . X O . O .
        X X X X O O . O
        . . . . O O O O
    """)
    assert drawn_alive(board, Color.BLACK) == ["OXOX....", "XXXX....", "........"]
    assert drawn_alive(board, Color.WHITE) == ["....XOXO", "....XXOX", "....XXXX"]


def test_a_false_eye_is_none() -> None:
    board = Board.from_diagram("""
        . X O .
        X . X O
        O X X O
        . O O .
    """)
    assert drawn_alive(board, Color.BLACK) == ["....", "....", "....", "...."]


def test_an_eye_must_leave_no_point_out_of_reach() -> None:
    """An eye of nine points has one that is not a liberty: a second eye could grow there."""
    board = Board.from_diagram("""
        . . . X .
        . . . X X
        . . . X .
        X X X X X
    """)
    assert drawn_alive(board, Color.BLACK) == ["...XO", "...XX", "...XO", "XXXXX"]
    row = Board.from_diagram("""
        . . . X .
        X X X X X
    """)
    assert drawn_alive(row, Color.BLACK) == ["OOOXO", "XXXXX"]


def test_suicide_of_several_stones_makes_a_filled_eye_weaker() -> None:
    """Where White may take four stones away by suicide, a room with points that do not touch
    Black is not an eye for certain; where he may not, its one empty point makes it one."""
    board = Board.from_diagram("""
        . X O O O X
        X X O O . X
        . X O O O X
        X X X X X X
    """)
    assert pass_alive(board, Color.BLACK, suicide=False).territory.bit_count() == 11
    assert pass_alive(board, Color.BLACK, suicide=True).territory.bit_count() == 2


def test_an_empty_board_has_nobody_alive() -> None:
    found = pass_alive(Board.empty(5, 5), Color.BLACK)
    assert found == (0, 0, 0)


@given(boards())
def test_what_is_found_is_consistent(board: Board) -> None:
    """Whole chains of the colour; the territories hold none of it; suicide only takes away."""
    for color in Color:
        strict = pass_alive(board, color, suicide=True)
        loose = pass_alive(board, color)
        stones = board.stones(color)
        assert loose.stones & ~stones == 0
        assert board.grid.flood(loose.stones, stones) == loose.stones
        assert not (loose.territory | loose.enclosed) & stones
        assert loose.territory & ~loose.enclosed == 0
        assert strict.stones & ~loose.stones == 0


@given(boards())
def test_the_opponent_alone_cannot_capture_them(board: Board) -> None:
    """Any sequence of legal enemy moves captures no such stone."""
    if not board.has_liberties():
        return
    alive = pass_alive(board, Color.BLACK).stones
    for _ in range(3):
        for point in board.points(None):
            after = board.play(Color.WHITE, point)
            assert alive & ~after.black == 0
            if after.at(point):
                board = after
                break
