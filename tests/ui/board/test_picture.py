"""A board that fills a picture exactly."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from tests.ui.board.boards import board
from tromp_gui.ui.board.picture import picture, picture_layout
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.look.board_themes import KAYA, PRINT, THEMES, StoneStyle, plain

STONES = board("X . .\n. O .\n. . .")


@given(
    side=st.integers(64, 900),
    rows=st.integers(1, 52),
    columns=st.integers(1, 52),
    coordinates=st.booleans(),
)
def test_the_longer_side_is_exact(side: int, rows: int, columns: int, coordinates: bool) -> None:
    layout, size = picture_layout(side, rows, columns, KAYA, coordinates)
    geometry = layout.geometry
    assert max(size.width(), size.height()) == side
    assert 0 <= geometry.width - size.width() <= 1
    assert 0 <= geometry.height - size.height() <= 1
    assert (geometry.left, geometry.top) == (0, 0)


@given(side=st.integers(200, 900), lines=st.integers(7, 25))
def test_the_cell_is_the_largest_that_fits(side: int, lines: int) -> None:
    layout, _ = picture_layout(side, lines, lines, KAYA, coordinates=False)
    board = layout.geometry
    assert (lines - 1) * board.cell + 2 * board.margin <= side + 1
    larger = board.cell + 1
    assert (lines - 1) * larger + 2 * round(0.78 * larger) + 1 > side


def test_a_drawing_has_the_proportions_of_the_picture() -> None:
    fine, _ = picture_layout(16 * 400, 19, 19, PRINT, ratio=16)
    coarse, _ = picture_layout(400, 19, 19, PRINT)
    assert fine.geometry.cell / 16 == pytest.approx(coarse.geometry.cell, abs=1)
    assert fine.geometry.letter / 16 == coarse.geometry.letter


def test_the_background_shows_only_in_the_corners() -> None:
    clear = picture(STONES, 200)
    red = picture(STONES, 200, behind=Qt.GlobalColor.red)
    assert clear.pixelColor(0, 0).alpha() == 0
    assert red.pixelColor(0, 0) == QColor("#FF0000")
    assert clear.pixelColor(100, 30) == red.pixelColor(100, 30)


def test_a_picture_of_the_printed_board_is_black_and_white() -> None:
    image = picture(BoardState(9, 9), 300, PRINT)
    assert image.pixelColor(150, 3) == QColor("#FFFFFF")


@pytest.mark.parametrize("theme", [*THEMES.values(), PRINT], ids=lambda theme: theme.name)
def test_a_plain_look_keeps_only_the_colours(theme: object) -> None:
    look = next(each for each in (*THEMES.values(), PRINT) if each is theme)
    flat = plain(look)
    assert (flat.mid, flat.line, flat.letters) == (look.mid, look.line, look.letters)
    assert flat.light == flat.mid == flat.dark
    assert (flat.grain, flat.shadow, flat.jitter) == (0, 0, 0)
    assert flat.stones is not StoneStyle.NATURAL
    assert plain(flat) is flat
