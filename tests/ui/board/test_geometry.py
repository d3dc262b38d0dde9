"""Positions of points: whole pixels, every size, every ratio."""

from __future__ import annotations

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.go.point import MAX_SIDE, Point
from tromp_gui.ui.board.geometry import Geometry, fit

SIDES = st.integers(1, MAX_SIDE)
RATIOS = st.sampled_from([1.0, 1.25, 1.5, 1.75, 2.0, 3.0])


@given(SIDES, SIDES, RATIOS, st.booleans(), st.integers(200, 3000), st.integers(200, 3000))
def test_the_board_has_the_largest_cell_that_fits(
    rows: int, columns: int, ratio: float, coordinates: bool, width: int, height: int
) -> None:
    board = fit(width, height, rows, columns, ratio, coordinates)
    assert isinstance(board.cell, int)
    assert 0 <= board.left <= board.left + board.width <= width
    assert 0 <= board.top <= board.top + board.height <= height
    assert abs(board.left - (width - board.left - board.width)) <= 1
    assert abs(board.top - (height - board.top - board.height)) <= 1
    fuller_wide = (columns - 1) * (board.cell + 1) + 2 * board.margin + 4
    fuller_high = (rows - 1) * (board.cell + 1) + 2 * board.margin + 4
    assert fuller_wide > width or fuller_high > height or board.cell == int(min(width, height) / 5)


@given(SIDES, SIDES, RATIOS)
def test_a_point_is_found_anywhere_in_its_cell(rows: int, columns: int, ratio: float) -> None:
    board = fit(900, 700, rows, columns, ratio)
    for point in (Point(0, 0), Point(rows - 1, columns - 1), Point(rows // 2, columns // 3)):
        x, y = board.center(point)
        near = board.cell / 2 - 0.01
        for dx, dy in ((0, 0), (near, near), (-near, near), (near, -near), (-near, -near)):
            assert board.point_at(x + dx, y + dy) == point


def test_beyond_the_edge_of_a_cell_is_the_next_point() -> None:
    board = fit(800, 800, 9, 9)
    x, y = board.center(Point(4, 4))
    half = board.cell / 2 + 0.01
    assert board.point_at(x + half, y) == Point(4, 5)
    assert board.point_at(x - half, y) == Point(4, 3)
    assert board.point_at(x, y - half) == Point(5, 4)
    assert board.point_at(x, y + half) == Point(3, 4)


def test_there_is_no_point_more_than_half_a_cell_outside() -> None:
    board = fit(800, 600, 7, 13)
    left, bottom = board.center(Point(0, 0))
    right, top = board.center(Point(6, 12))
    beyond = board.cell / 2 + 0.01
    assert board.point_at(left - beyond, bottom) is None
    assert board.point_at(left, bottom + beyond) is None
    assert board.point_at(right + beyond, top) is None
    assert board.point_at(right, top - beyond) is None
    assert board.point_at(0, 0) is None


def test_the_nearest_point_counts_so_many_cells_outside() -> None:
    board = fit(800, 600, 7, 13)
    left, bottom = board.center(Point(0, 0))
    assert board.point_at(left - board.cell, bottom + board.cell, beyond=1) == Point(0, 0)
    assert board.point_at(left - 2 * board.cell, bottom, beyond=1) is None
    assert board.point_at(left + 3 * board.cell, -9e9, beyond=inf) == Point(6, 3)


def test_row_0_is_the_lowest_and_column_0_the_left_one() -> None:
    board = fit(500, 500, 5, 5)
    assert board.center(Point(0, 0))[1] > board.center(Point(4, 0))[1]
    assert board.center(Point(0, 0))[0] < board.center(Point(0, 4))[0]


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_measures_of_a_19_line_board(ratio: float) -> None:
    side = 750 * ratio
    board = fit(side, side, 19, 19, ratio)
    letter = 0.285 * board.cell
    assert board.letter == pytest.approx(letter)
    assert board.margin == round(0.53 * board.cell + 2.15 * letter)
    assert board.line == max(1, round(0.028 * board.cell))
    assert board.edge == max(board.line, round(0.043 * board.cell))
    assert board.stone == round(0.956 * board.cell)


def test_letter_height_is_a_share_of_the_cell_within_limits() -> None:
    """9 to 15 pixels of the window on usual boards: smaller letters cannot be read, larger ones
    take space from the board. With cells of more than 15 / 0.18 pixels, letters grow with the cell
    again, but more slowly, because 15 pixels look lost beside large stones.
    """
    assert fit(460, 460, 19, 19).letter == 9
    assert fit(460, 460, 19, 19, letter_floor=11).letter == 11
    assert fit(1300, 1300, 9, 9, 2.0).letter == 30
    large = fit(2000, 2000, 9, 9, 2.0)
    assert large.letter == pytest.approx(0.18 * large.cell)
    assert large.letter > 30


@given(SIDES, RATIOS, st.floats(1.0, 2.5), st.sampled_from([9.0, 11.0]))
def test_letters_grow_with_the_board_and_never_touch(
    side: int, ratio: float, text: float, floor: float
) -> None:
    boards = [
        fit(room, room, side, side, ratio, letter_floor=floor, text=text)
        for room in range(200, 3000, 200)
    ]
    letters = [board.letter for board in boards if board.coordinates]
    assert letters == sorted(letters)
    for board in boards:
        if board.coordinates:
            assert min(floor * ratio, 0.7 * board.cell) <= board.letter <= 0.7 * board.cell


def test_letters_grow_with_the_text_as_far_as_cells_allow() -> None:
    assert fit(700, 700, 19, 19, text=2.0).letter == 18
    narrow = fit(460, 460, 19, 19, text=2.0)
    assert narrow.letter == pytest.approx(0.7 * narrow.cell)
    assert 9 < narrow.letter < 18
    usual, larger = fit(1000, 1000, 9, 9), fit(1000, 1000, 9, 9, text=2.0)
    assert larger.letter > 1.3 * usual.letter


def test_small_cells_have_no_coordinates() -> None:
    assert fit(600, 600, 19, 19).coordinates
    small = fit(300, 300, 19, 19)
    assert not small.coordinates
    assert small.margin == round(0.78 * small.cell)
    assert not fit(600, 600, 19, 19, 2.0).coordinates


def test_without_coordinates_the_board_is_larger() -> None:
    assert fit(600, 600, 19, 19, coordinates=False).cell > fit(600, 600, 19, 19).cell


def test_a_board_of_one_point_is_a_small_board() -> None:
    board = fit(600, 600, 1, 1)
    assert board.cell <= 120
    assert board.width == 2 * board.margin + board.line % 2
    assert board.point_at(*board.center(Point(0, 0))) == Point(0, 0)


def test_a_tiny_window_still_has_a_board() -> None:
    assert fit(10, 10, 52, 52).cell == 1
    assert fit(0, 0, 19, 19).cell == 1


def test_a_moved_board_keeps_its_size() -> None:
    board = fit(600, 600, 9, 9)
    moved: Geometry = board.moved(7, -3)
    assert (moved.left, moved.top) == (board.left + 7, board.top - 3)
    assert (moved.width, moved.height) == (board.width, board.height)


@given(SIDES, SIDES, st.data())
def test_a_part_of_a_board_stays_where_it_is_in_the_whole(
    rows: int, columns: int, data: st.DataObject
) -> None:
    low = Point(data.draw(st.integers(0, rows - 1)), data.draw(st.integers(0, columns - 1)))
    part = fit(640, 480, rows - low.row, columns - low.col)
    whole = part.in_whole(rows, columns, low)
    row, col = (
        data.draw(st.integers(low.row, rows - 1)),
        data.draw(st.integers(low.col, columns - 1)),
    )
    middle = part.center(Point(row - low.row, col - low.col))
    assert whole.center(Point(row, col)) == middle
    assert whole.point_at(*middle) == Point(row, col)
