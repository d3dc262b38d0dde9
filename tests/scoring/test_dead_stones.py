"""Marking dead stones by a click."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.go.reading import drawn
from tests.go.test_literal import boards
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.scoring.benson import pass_alive
from tromp_gui.scoring.dead_stones import Reach, Refusal, flips

NOTHING: frozenset[Point] = frozenset()
INVADED = Board.from_diagram("""
    . X . O . . O X
    X . X O . O X .
    X X X O O O X X
    O O O O . O O O
    . . . . . . . .
    . X . . X X . .
    . . . . . . . .
""")
"""The lower side is White's, with two loose black chains; the corners are Black's."""


def toggle_region(board: Board, dead: frozenset[Point], point: Point) -> frozenset[Point] | Refusal:
    """The marks after a click on the stones that live or die together with `point`'s."""
    return _toggled(board, dead, point, Reach.REGION)


def toggle_chain(board: Board, dead: frozenset[Point], point: Point) -> frozenset[Point] | Refusal:
    """The marks after a click on the one chain of `point`."""
    return _toggled(board, dead, point, Reach.CHAIN)


def toggle_stone(board: Board, dead: frozenset[Point], point: Point) -> frozenset[Point] | Refusal:
    """The marks after a click on the one stone on `point`."""
    return _toggled(board, dead, point, Reach.STONE)


def _toggled(
    board: Board, dead: frozenset[Point], point: Point, reach: Reach
) -> frozenset[Point] | Refusal:
    flipped = flips(board, dead, point, reach)
    return flipped if isinstance(flipped, Refusal) else dead ^ flipped


def crossed(board: Board, dead: frozenset[Point] | Refusal) -> list[str]:
    """The board with the marked stones drawn as O, the others as dots."""
    assert isinstance(dead, frozenset)
    return drawn(Board.empty(board.rows, board.columns).with_stones(white=dead))


def test_a_click_takes_the_stones_that_live_or_die_together() -> None:
    """Chains of one colour that connect through empty points are marked together."""
    marked = toggle_region(INVADED, NOTHING, Point(1, 1))
    assert crossed(INVADED, marked) == [
        "........",
        "........",
        "........",
        "........",
        "........",
        ".O..OO..",
        "........",
    ]


def test_a_second_click_unmarks_them() -> None:
    marked = toggle_region(INVADED, NOTHING, Point(1, 1))
    assert isinstance(marked, frozenset)
    assert toggle_region(INVADED, marked, Point(1, 4)) == NOTHING


def test_living_opponents_are_not_crossed_and_dead_ones_are() -> None:
    """Two black stones on either side of a white one: only its death joins them."""
    board = Board.from_diagram("""
        . X . O . X .
    """)
    left, right, white = Point(0, 1), Point(0, 5), Point(0, 3)
    assert toggle_region(board, NOTHING, left) == frozenset({left})
    assert toggle_region(board, frozenset({white}), left) == frozenset({left, right, white})


def test_the_stone_clicked_decides_for_all() -> None:
    """Of a region half marked a living stone marks the rest, a dead one unmarks the others."""
    lone, pair = Point(1, 1), frozenset({Point(1, 4), Point(1, 5)})
    half = frozenset({lone})
    assert flips(INVADED, half, Point(1, 4)) == pair
    assert toggle_region(INVADED, half, Point(1, 4)) == frozenset({lone, *pair})
    assert flips(INVADED, half, lone) == half
    assert toggle_region(INVADED, half, lone) == NOTHING


def test_one_chain_and_one_stone() -> None:
    point = Point(1, 4)
    assert toggle_chain(INVADED, NOTHING, point) == frozenset({point, Point(1, 5)})
    assert toggle_stone(INVADED, NOTHING, point) == frozenset({point})
    assert toggle_stone(INVADED, frozenset({point}), point) == NOTHING
    assert toggle_chain(INVADED, frozenset({point}), Point(1, 5)) == frozenset({point, Point(1, 5)})


def test_a_pass_alive_chain_refuses_the_ordinary_click() -> None:
    corner = Point(6, 1)
    assert pass_alive(INVADED, Color.BLACK).stones & INVADED.chain_set(Point(4, 1))
    assert toggle_region(INVADED, NOTHING, Point(4, 1)) is Refusal.PASS_ALIVE
    assert flips(INVADED, NOTHING, Point(4, 1)) is Refusal.PASS_ALIVE
    assert flips(INVADED, NOTHING, corner) is Refusal.PASS_ALIVE


def test_on_purpose_any_stone_can_be_marked_and_unmarked() -> None:
    """Taylor 2001, comment 6: "any stones"."""
    chain = INVADED.chain(Point(4, 1))
    assert toggle_chain(INVADED, NOTHING, Point(4, 1)) == chain
    assert toggle_stone(INVADED, NOTHING, Point(4, 1)) == frozenset({Point(4, 1)})
    assert toggle_region(INVADED, chain, Point(4, 1)) == NOTHING


def test_a_region_leaves_pass_alive_chains_alone() -> None:
    board = Board.from_diagram("""
        . X . X . . X
        X X X X . . .
    """)
    assert flips(board, NOTHING, Point(1, 6)) == frozenset({Point(1, 6)})


@pytest.mark.parametrize("reach", Reach)
def test_an_empty_point_marks_nothing(reach: Reach) -> None:
    assert flips(INVADED, NOTHING, Point(0, 0), reach) is Refusal.NO_STONE


def test_a_click_outside_is_an_error_of_the_caller() -> None:
    with pytest.raises(KeyError):
        flips(INVADED, NOTHING, Point(9, 9))


@given(boards(), st.data(), st.sampled_from(Reach))
def test_toggling_is_flipping_what_was_previewed(
    board: Board, data: st.DataObject, reach: Reach
) -> None:
    """Only stones of the clicked colour, all in one state before; the click taken back is none."""
    stones = sorted(board.points(Color.BLACK) | board.points(Color.WHITE))
    dead = frozenset(data.draw(st.sets(st.sampled_from(stones))) if stones else [])
    for point in stones:
        flipped = flips(board, dead, point, reach)
        if isinstance(flipped, Refusal):
            assert reach is Reach.REGION
            continue
        assert point in flipped
        assert {board.at(p) for p in flipped} == {board.at(point)}
        assert {p in dead for p in flipped} == {point in dead}
        after = dead ^ flipped
        back = flips(board, after, point, reach)
        if not isinstance(back, Refusal):
            assert flipped <= back
