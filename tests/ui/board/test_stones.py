"""Stones: slate and shell, variants, shadows."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage

from tests.ui.board.boards import light, mean_light
from tromp_gui.go.point import Color, Point
from tromp_gui.ui.board.stones import (
    VARIANTS,
    off_grid,
    shadow_image,
    stone_image,
    variant,
)
from tromp_gui.ui.look.board_themes import FLAT, HIGH_CONTRAST, KAYA, THEMES, BoardTheme

POINTS = [Point(row, col) for row in range(19) for col in range(19)]
DIAMETERS = [1, 2, 9, 19, 33, 34, 70, 120, 300]


def middle(image: QImage) -> QPointF:
    return QPointF(image.width() / 2, image.height() / 2)


def alpha(image: QImage, x: int, y: int) -> int:
    return image.pixelColor(x, y).alpha()


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("diameter", DIAMETERS)
def test_a_stone_is_a_round_picture_of_its_diameter(diameter: int, theme: BoardTheme) -> None:
    for color in Color:
        image = stone_image(color, diameter, 1, theme)
        assert (image.width(), image.height()) == (diameter, diameter)
        assert alpha(image, diameter // 2, diameter // 2) > (250 if diameter > 2 else 60)
        if diameter > 8:
            assert alpha(image, 0, 0) == alpha(image, diameter - 1, diameter - 1) == 0
            half = diameter // 2
            assert min(alpha(image, 1, half), alpha(image, half, diameter - 2)) > 100


@pytest.mark.parametrize("diameter", [19, 33, 70, 120, 300])
def test_black_is_dark_and_white_is_bright_on_every_face(diameter: int) -> None:
    for face in range(VARIANTS[Color.BLACK]):
        image = stone_image(Color.BLACK, diameter, face)
        assert mean_light(image, middle(image), diameter / 3.2) < 70
    for face in range(VARIANTS[Color.WHITE]):
        image = stone_image(Color.WHITE, diameter, face)
        assert mean_light(image, middle(image), diameter / 3.2) > 225


@pytest.mark.parametrize("color", Color)
def test_light_comes_from_the_top_left_without_a_highlight(color: Color) -> None:
    image = stone_image(color, 60)
    lit = mean_light(image, QPointF(22, 19), 4)
    shaded = mean_light(image, QPointF(44, 44), 4)
    assert lit > shaded + 8
    if color is Color.BLACK:
        assert lit < 110


def test_variants_differ_and_are_reproducible() -> None:
    for color in Color:
        faces = [QImage(stone_image(color, 40, face)) for face in range(VARIANTS[color])]
        assert len({bytes(face.constBits()) for face in faces}) == VARIANTS[color]
        stone_image.cache_clear()
        assert stone_image(color, 40, 1) == faces[1]


def test_every_variant_occurs_on_a_board() -> None:
    for color in Color:
        faces = Counter(variant(point, color) for point in POINTS)
        assert set(faces) == set(range(VARIANTS[color]))
        assert max(faces.values()) < 2 * min(faces.values())
    for row in range(19):
        assert len({variant(Point(row, col), Color.WHITE) for col in range(19)}) > 4


def test_offsets_look_random_but_are_reproducible() -> None:
    slips = [off_grid(point) for point in POINTS]
    assert slips == [off_grid(point) for point in POINTS]
    for axis in (0, 1):
        values = [slip[axis] for slip in slips]
        assert min(values) >= -1
        assert max(values) <= 1
        assert min(values) < -0.9
        assert max(values) > 0.9
        assert abs(sum(values) / len(values)) < 0.1


def test_flat_stones_are_one_colour_with_an_edge() -> None:
    black, white = (stone_image(color, 40, 0, FLAT) for color in (Color.BLACK, Color.WHITE))
    assert black.pixelColor(20, 20).name() == black.pixelColor(12, 14).name() == "#23272a"
    assert white.pixelColor(20, 20).name() == "#fcfaf5"
    assert light(white, QPointF(20, 0)) < light(white, QPointF(20, 10)) - 60


def test_contrast_stones_are_ringed_in_the_other_colour() -> None:
    black = stone_image(Color.BLACK, 40, 0, HIGH_CONTRAST)
    white = stone_image(Color.WHITE, 40, 0, HIGH_CONTRAST)
    assert black.pixelColor(20, 20).name() == "#000000"
    assert white.pixelColor(20, 20).name() == "#ffffff"
    assert black.pixelColor(20, 1).lightness() > 200
    assert white.pixelColor(20, 1).lightness() < 60


def test_the_shadow_falls_to_the_bottom_right_and_fades_out() -> None:
    image = shadow_image(34, 36, KAYA.shadow)
    size = image.width()
    assert size == image.height()
    rim = [alpha(image, i, edge) for i in range(size) for edge in (0, size - 1)]
    rim += [alpha(image, edge, i) for i in range(size) for edge in (0, size - 1)]
    assert max(rim) == 0
    half = size // 2
    reach = round(0.56 * 36)
    assert alpha(image, half, half + reach) > alpha(image, half, half - reach) + 20
    assert alpha(image, half + reach, half) > alpha(image, half - reach, half) + 5


def test_a_stronger_shadow_is_darker() -> None:
    weak, strong = shadow_image(34, 36, 0.2), shadow_image(34, 36, 0.5)
    half = weak.width() // 2
    assert 0 < alpha(weak, half, half + 20) < alpha(strong, half, half + 20)
