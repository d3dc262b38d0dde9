"""docs/rules.md, "Board" and "A move" (the two clearings): grids, chains, drawn boards."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.go.reading import drawn
from tromp_gui.go.board import Board
from tromp_gui.go.grid import grid_of
from tromp_gui.go.point import MAX_SIDE, Color, Point

KO = Board.from_diagram("""
    . X O .
    X . X O
    . X O .
""")


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (1, 52), (52, 1), (52, 52), (5, 19), (9, 9)])
def test_a_side_is_one_to_fifty_two(rows: int, columns: int) -> None:
    """ "rows × columns, each 1 to 52; rectangles are first-class"."""
    board = Board.empty(rows, columns)
    assert (board.rows, board.columns) == (rows, columns)
    corners = [Point(r, c) for r in {0, rows - 1} for c in {0, columns - 1}]
    assert all(board.at(corner) is None for corner in corners)
    assert len(board.points(None)) == rows * columns
    full = board.play(Color.BLACK, Point(rows - 1, columns - 1))
    assert full.black.bit_count() == (rows * columns > 1)


@pytest.mark.parametrize(("rows", "columns"), [(0, 9), (9, 0), (53, 9), (9, 53), (-1, -1)])
def test_other_sides_are_refused(rows: int, columns: int) -> None:
    with pytest.raises(ValueError, match="1 to 52"):
        Board.empty(rows, columns)


@pytest.mark.parametrize("point", [Point(-1, 0), Point(3, 0), Point(0, 4)])
def test_points_outside_are_not_points(point: Point) -> None:
    with pytest.raises(KeyError):
        KO.at(point)
    assert point not in KO.grid


def test_the_spare_column_joins_no_edges() -> None:
    """The right edge of a row and the left edge of the next are not adjacent."""
    board = Board.from_diagram("""
        X . .
        . . X
        X . .
    """)
    assert all(len(board.chain(point)) == 1 for point in board.points(Color.BLACK))
    assert board.liberties(Point(1, 2)) == {Point(0, 2), Point(2, 2), Point(1, 1)}


@given(st.integers(1, MAX_SIDE), st.integers(1, MAX_SIDE), st.data())
def test_neighbours_are_one_step_away(rows: int, columns: int, data: st.DataObject) -> None:
    grid = grid_of(rows, columns)
    point = Point(data.draw(st.integers(0, rows - 1)), data.draw(st.integers(0, columns - 1)))
    near = set(grid.points(grid.near[grid.bits[point]]))
    assert near == {p for p in grid.bits if abs(p.row - point.row) + abs(p.col - point.col) == 1}


def test_a_diagram_is_read_as_it_is_drawn() -> None:
    """The top line is the last row; blanks and blank lines do not count."""
    assert KO.at(Point(2, 1)) is Color.BLACK
    assert KO.at(Point(1, 3)) is Color.WHITE
    assert KO.at(Point(0, 0)) is None
    assert Board.from_diagram(KO.diagram()) == KO
    assert drawn(KO) == [".XO.", "X.XO", ".XO."]


@pytest.mark.parametrize("diagram", ["", "X\nXX", "X?", "   \n  "])
def test_what_is_not_a_diagram(diagram: str) -> None:
    with pytest.raises(ValueError, match=r"drawn board|1 to 52"):
        Board.from_diagram(diagram)


def test_a_chain_is_solidly_connected() -> None:
    """ "chain (solidly connected stones)": diagonals do not connect."""
    board = Board.from_diagram("""
        X X . O
        . X O O
        X . X .
    """)
    assert board.chain(Point(2, 0)) == {Point(2, 0), Point(2, 1), Point(1, 1)}
    assert board.chain(Point(2, 3)) == {Point(2, 3), Point(1, 3), Point(1, 2)}
    assert board.chain(Point(0, 2)) == {Point(0, 2)}
    assert board.chain(Point(1, 0)) == {Point(1, 0)}


def test_liberties_are_the_empty_points_beside_a_chain() -> None:
    assert KO.liberties(Point(1, 3)) == {Point(0, 3), Point(2, 3)}
    assert KO.liberties(Point(1, 2)) == {Point(1, 1)}
    assert KO.liberties(Point(1, 1)) == frozenset()


def test_set_up_stones_clear_nothing_and_later_lists_win() -> None:
    point = Point(0, 0)
    board = Board.empty(1, 2).with_stones([point], [Point(0, 1)])
    assert drawn(board) == ["XO"]
    assert not board.has_liberties()
    assert drawn(board.with_stones([point], [point])) == ["OO"]
    assert drawn(board.with_stones([point], [point], [point])) == [".O"]
    with pytest.raises(KeyError):
        board.with_stones([Point(1, 0)])


def test_colouring_captures_the_opponent_first() -> None:
    """ "clear the opponent; then clear one's own colour": a capture gives the stone liberties."""
    after = KO.play(Color.WHITE, Point(1, 1))
    assert drawn(after) == [".XO.", "XO.O", ".XO."]


def test_every_opponent_chain_without_liberties_is_taken() -> None:
    board = Board.from_diagram("""
        X O . O X
        X X O X X
        . X X X .
    """)
    assert drawn(board.play(Color.BLACK, Point(2, 2))) == ["X.X.X", "XX.XX", ".XXX."]


def test_suicide_clears_the_players_own_chain() -> None:
    """ "At most one of the two clearings has an effect: capture, or suicide"."""
    board = Board.from_diagram("""
        . X O
        X O .
        O . .
    """)
    assert drawn(board.play(Color.WHITE, Point(2, 0))) == ["O.O", ".O.", "O.."]
    assert drawn(board.play(Color.BLACK, Point(2, 0))) == ["..O", ".O.", "O.."]


def test_the_next_move_clears_chains_of_a_set_up_without_liberties() -> None:
    """ "the first move's clearings take them anywhere on the board", the opponent's first."""
    board = Board.from_diagram("""
        X O . .
        O O . .
        . . . .
        O O X .
        X O X .
        O O X X
    """)
    assert not board.has_liberties()
    after = board.play(Color.WHITE, Point(5, 3))
    assert drawn(after) == [".O.O", "OO..", "....", "OOX.", ".OX.", "OOXX"]
    own = board.with_stones(black=[Point(3, 0), Point(3, 1)]).play(Color.BLACK, Point(5, 3))
    assert drawn(own) == [".O.X", "OO..", "XX..", "..X.", "X.X.", "..XX"]


def test_occupied_points_and_points_outside_are_errors_of_the_caller() -> None:
    with pytest.raises(ValueError, match="occupied"):
        KO.play(Color.BLACK, Point(2, 1))
    with pytest.raises(KeyError):
        KO.play(Color.BLACK, Point(9, 9))


def test_equal_boards_are_equal_values() -> None:
    again = pickle.loads(pickle.dumps(KO))
    assert again == KO
    assert hash(again) == hash(KO)
    assert again.grid is KO.grid
    assert Board.empty(2, 3) != Board.empty(3, 2)
