"""The plank: reproducible, straight-grained, light from the top left."""

from __future__ import annotations

from random import Random
from statistics import mean, pstdev

import pytest
from PySide6.QtGui import QColor, QImage

from tromp_gui.ui.board.wood import Plank, noise_image, plank, wood_image
from tromp_gui.ui.look.board_themes import DUSK, FLAT, KAYA, MAPLE, BoardTheme


def row_light(image: QImage, y: int) -> list[float]:
    return [QColor(image.pixel(x, y)).lightnessF() for x in range(image.width())]


def column_light(image: QImage, x: int) -> list[float]:
    return [QColor(image.pixel(x, y)).lightnessF() for y in range(image.height())]


def mean_color(image: QImage) -> tuple[float, float, float]:
    inks = [
        QColor(image.pixel(x, y))
        for x in range(0, image.width(), 7)
        for y in range(0, image.height(), 7)
    ]
    return (
        mean(ink.red() for ink in inks),
        mean(ink.green() for ink in inks),
        mean(ink.blue() for ink in inks),
    )


@pytest.mark.parametrize("theme", [KAYA, MAPLE, DUSK], ids=lambda theme: theme.name)
def test_its_mean_colour_is_near_the_middle_wood(theme: BoardTheme) -> None:
    middle = QColor(theme.mid)
    found = mean_color(wood_image(300, 300, 15, theme))
    for value, wanted in zip(found, (middle.red(), middle.green(), middle.blue()), strict=True):
        assert abs(value - wanted) < 12


def test_the_grain_is_vertical() -> None:
    image = wood_image(400, 400, 20, KAYA)
    across, along = row_light(image, 200), column_light(image, 200)
    steps_across = pstdev(b - a for a, b in zip(across, across[4:], strict=False))
    steps_along = pstdev(b - a for a, b in zip(along, along[4:], strict=False))
    assert steps_across > 3 * steps_along


def test_the_top_left_is_lighter_than_the_bottom_right() -> None:
    image = wood_image(400, 400, 20, KAYA)
    upper = mean(mean(row_light(image.copy(0, 0, 130, 130), y)) for y in range(0, 130, 5))
    lower = mean(mean(row_light(image.copy(270, 270, 130, 130), y)) for y in range(0, 130, 5))
    assert upper > lower + 0.02


def test_planks_are_reproducible() -> None:
    first = QImage(wood_image(200, 150, 12, KAYA))
    plank.cache_clear()
    assert wood_image(200, 150, 12, KAYA) == first


def test_a_flat_board_has_one_colour() -> None:
    image = wood_image(50, 40, 10, FLAT)
    assert {image.pixel(x, y) for x in range(50) for y in range(40)} == {QColor(FLAT.mid).rgb()}


@pytest.mark.parametrize("size", [(1, 1), (3, 500), (500, 3), (37, 41)])
def test_odd_sizes_are_filled(size: tuple[int, int]) -> None:
    image = wood_image(*size, 9, KAYA)
    assert (image.width(), image.height()) == size
    for x, y in ((0, 0), (size[0] - 1, size[1] - 1)):
        ink = QColor(image.pixel(x, y))
        assert ink.red() > ink.blue() > 60


def test_noise_has_the_given_colour_at_every_opacity() -> None:
    image = noise_image(33, 20, QColor("#FF0000"), Random(1))
    alphas = {image.pixelColor(x, y).alpha() for x in range(33) for y in range(20)}
    assert min(alphas) < 20
    assert max(alphas) > 235
    assert image.pixelColor(32, 19).green() == 0


@pytest.mark.parametrize("size", [(400, 300), (37, 1200), (900, 20)])
def test_painting_a_plank_in_slices_gives_the_same_picture(size: tuple[int, int]) -> None:
    sawn = Plank(*size, 20, KAYA)
    slices = 1
    while sawn.paint_slice():
        slices += 1
    assert slices > 2
    assert not sawn.paint_slice()
    assert sawn.image() == wood_image(*size, 20, KAYA)


def test_a_plank_is_finished_on_request() -> None:
    sawn = Plank(300, 300, 15, KAYA)
    for _ in range(3):
        assert sawn.paint_slice()
    assert sawn.image() == wood_image(300, 300, 15, KAYA)
    assert not sawn.paint_slice()


def test_a_plank_without_grain_needs_no_slices() -> None:
    assert not Plank(300, 300, 15, FLAT).paint_slice()
