"""Shapes of stones on a board: anywhere, at an edge, turned, with the colours swapped."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.record.trees import grown
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.record.search import found_shapes
from tromp_gui.record.shapes import (
    Shape,
    Sought,
    shape_between,
    variants,
    whole_board,
)
from tromp_gui.record.symmetry import Symmetry

BOARD = Board.from_diagram("""
    . . . . . .
    . X O . . .
    . . X . . .
    . . . . . .
    X . . . . .
""")
ELBOW = shape_between(BOARD, Point(2, 1), Point(3, 2))


def is_found(shape: Shape, drawn: str, turned: bool = False, swapped: bool = False) -> bool:
    board = Board.from_diagram(drawn)
    return Sought(variants(shape, turned, swapped), board.grid).is_on(board)


def test_a_shape_is_what_stands_on_the_rectangle() -> None:
    assert (ELBOW.rows, ELBOW.columns) == (2, 2)
    assert ELBOW.black == {Point(1, 0), Point(0, 1)}
    assert ELBOW.white == {Point(1, 1)}
    assert ELBOW.edges == (False, False, False, False)
    assert shape_between(BOARD, Point(3, 2), Point(2, 1)) == ELBOW
    assert shape_between(BOARD, Point(3, 1), Point(2, 2)) == ELBOW


def test_it_is_found_elsewhere() -> None:
    assert is_found(ELBOW, ". . . . . / . . . . . / . . . X O / . . . . X".replace("/", "\n"))
    assert is_found(ELBOW, "X O \n . X")


def test_empty_points_are_to_be_empty() -> None:
    assert not is_found(ELBOW, ". . . \n . X O \n . O X")


@pytest.mark.parametrize(
    ("drawn", "turned", "swapped", "wanted"),
    [
        ("O X . \n X . .", False, False, False),
        ("O X . \n X . .", True, False, True),
        (". O X \n . . O", True, False, False),
        (". O X \n . . O", False, True, True),
        (". . O \n . O X", True, True, True),
        (". . O \n . O X", True, False, False),
        (". . O \n . O X", False, True, False),
    ],
)
def test_turned_and_swapped_on_demand(
    drawn: str, turned: bool, swapped: bool, wanted: bool
) -> None:
    assert is_found(ELBOW, drawn, turned, swapped) is wanted


def test_a_shape_at_an_edge_is_found_at_an_edge_alone() -> None:
    corner = shape_between(BOARD, Point(0, 0), Point(1, 1))
    assert corner.edges == (True, False, True, False)
    assert is_found(corner, ". . . . \n . . . . \n X . . .")
    assert not is_found(corner, ". . . . \n X . . . \n . . . .")
    assert not is_found(corner, ". . . . \n . . . . \n . X . .")
    assert not is_found(corner, ". . . X \n . . . . \n . . . .")
    assert is_found(corner, ". . . X \n . . . . \n . . . .", turned=True)
    assert not is_found(corner, ". . X . \n . . . . \n . . . .", turned=True)


def test_the_whole_board_is_found_as_a_whole() -> None:
    shape = whole_board(BOARD)
    assert shape.edges == (True, True, True, True)
    assert is_found(shape, BOARD.diagram())
    wider = "\n".join(line + " ." for line in BOARD.diagram().splitlines())
    assert not is_found(shape, wider)


def test_a_shape_without_room_is_not_found() -> None:
    assert not is_found(ELBOW, "X O O X")


def test_a_shape_without_stones_is_empty() -> None:
    assert shape_between(BOARD, Point(0, 3), Point(2, 5)).is_empty
    assert not ELBOW.is_empty


PAIR = (Point(1, 1), Point(1, 2))
COLORS = st.sampled_from([Color.BLACK, Color.WHITE, None])


@given(st.data())
def test_any_shape_of_any_board_is_found_there_and_on_the_board_turned(data: st.DataObject) -> None:
    rows, columns = data.draw(st.integers(1, 6)), data.draw(st.integers(1, 6))
    board = Board.empty(rows, columns)
    cells = {point: data.draw(COLORS) for point in board.grid.bits}
    black = [point for point, color in cells.items() if color is Color.BLACK]
    white = [point for point, color in cells.items() if color is Color.WHITE]
    board = board.with_stones(black=black, white=white)
    points = st.sampled_from(sorted(cells))
    shape = shape_between(board, data.draw(points), data.draw(points))
    assert Sought([shape], board.grid).is_on(board)
    turn = data.draw(st.sampled_from(Symmetry))
    turned = Board.empty(*turn.size(rows, columns)).with_stones(
        black=[turn.point(each, rows, columns) for each in white],
        white=[turn.point(each, rows, columns) for each in black],
    )
    assert Sought(variants(shape, turned=True, swapped=True), turned.grid).is_on(turned)
    assert Sought([shape.turned(turn).with_colors_swapped()], turned.grid).is_on(turned)


@given(st.data())
def test_a_shape_is_found_where_a_plain_search_finds_it(data: st.DataObject) -> None:
    def drawn() -> Board:
        signs = data.draw(st.lists(st.text("XO.", min_size=4, max_size=4), min_size=3, max_size=3))
        return Board.from_diagram("\n".join(signs))

    def lies(row: int, col: int) -> bool:
        corner = Point(row + shape.rows - 1, col + shape.columns - 1)
        there = shape_between(board, Point(row, col), corner)
        reaches = zip(shape.edges, there.edges, strict=True)
        same = (there.black, there.white) == (shape.black, shape.white)
        return same and all(has or not needed for needed, has in reaches)

    small, board = drawn(), drawn()
    first, last = (data.draw(st.sampled_from(sorted(board.grid.bits))) for _ in range(2))
    shape = shape_between(small, first, last)
    rows, columns = range(4 - shape.rows), range(5 - shape.columns)
    wanted = any(lies(row, col) for row in rows for col in columns)
    assert Sought([shape], board.grid).is_on(board) is wanted


GAME = "(;SZ[5];B[bb](;W[cb];B[ee];W[aa])(;W[dd](;B[dc])(;B[ab])))"


@pytest.mark.parametrize(("turned", "wanted"), [(False, [2]), (True, [2, 6])])
def test_nodes_are_found_where_a_shape_comes_to_stand(turned: bool, wanted: list[int]) -> None:
    tree = grown(GAME)
    pair = shape_between(Board.from_diagram(". . . . \n . X O . \n . . . ."), *PAIR)
    sought = Sought(variants(pair, turned, swapped=False), Board.empty(5, 5).grid)
    found = list(found_shapes(tree, TROMP_TAYLOR, sought))
    assert len(found) == 8
    assert [each.id for each in found if each is not None] == wanted
