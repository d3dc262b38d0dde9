"""Small stones in the window: round, in place, in the right colour at every ratio."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage

from tests.ui.conftest import Dress
from tests.ui.pictures import canvas
from tromp_gui.go.point import Color
from tromp_gui.ui.board.stone_sign import paint_count_stone, paint_stone
from tromp_gui.ui.look.board_themes import FLAT, HIGH_CONTRAST, KAYA, BoardTheme
from tromp_gui.ui.look.theme import DARK, LIGHT

BOARDS = pytest.mark.parametrize("board", [KAYA, FLAT, HIGH_CONTRAST], ids=lambda b: b.name)


def drawn(
    stone: Color, board: BoardTheme = KAYA, ratio: float = 1.0, small: bool = False
) -> QImage:
    picture, painter = canvas(60, 60, ratio)
    paint = paint_count_stone if small else paint_stone
    paint(painter, QPointF(30, 30), 36, stone, board)
    painter.end()
    return picture.toImage()


@BOARDS
@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_black_is_dark_and_white_is_light(qapp: object, board: BoardTheme, ratio: float) -> None:
    middle = round(30 * ratio)
    assert drawn(Color.BLACK, board, ratio).pixelColor(middle, middle).lightness() < 90
    assert drawn(Color.WHITE, board, ratio).pixelColor(middle, middle).lightness() > 220


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_a_stone_is_centred_with_its_diameter(qapp: object, ratio: float) -> None:
    image = drawn(Color.BLACK, FLAT, ratio)
    row = round(30 * ratio)
    dark = [x for x in range(image.width()) if image.pixelColor(x, row).lightness() < 128]
    assert len(dark) == pytest.approx(36 * ratio, abs=1)
    assert (dark[0] + dark[-1] + 1) / 2 == pytest.approx(30 * ratio, abs=1)


def test_only_natural_stones_cast_a_shadow(qapp: object) -> None:
    def below(board: BoardTheme) -> int:
        return drawn(Color.WHITE, board).pixelColor(32, 50).lightness()

    assert below(KAYA) < 253
    assert below(FLAT) == below(HIGH_CONTRAST) == 255


def test_the_stone_before_a_number_is_flat(qapp: object) -> None:
    assert drawn(Color.BLACK, KAYA, small=True) == drawn(Color.BLACK, FLAT)
    assert drawn(Color.BLACK, HIGH_CONTRAST, small=True) == drawn(Color.BLACK, HIGH_CONTRAST)


def test_a_black_stone_has_a_rim_in_dark_themes(dress: Dress) -> None:
    dress(LIGHT)
    bare = drawn(Color.BLACK, FLAT)
    dress(DARK)
    ringed = drawn(Color.BLACK, FLAT)
    assert ringed.pixelColor(30, 12).lightness() > bare.pixelColor(30, 12).lightness() + 30
    assert drawn(Color.WHITE, FLAT) == drawn(Color.WHITE, FLAT)
    assert ringed.pixelColor(30, 30) == bare.pixelColor(30, 30)
