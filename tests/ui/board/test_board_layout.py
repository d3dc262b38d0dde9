"""Positions of stones: near their points, on whole pixels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from tromp_gui.go.point import Color, Point
from tromp_gui.ui.board.board_layout import BoardLayout, fit_layout
from tromp_gui.ui.board.stones import VARIANTS
from tromp_gui.ui.board.wood import plank
from tromp_gui.ui.look.board_themes import HIGH_CONTRAST, KAYA

POINTS = [Point(row, col) for row in range(19) for col in range(19)]


def offsets(layout: BoardLayout) -> list[QPointF]:
    return [layout.stone_center(point) - layout.center(point) for point in POINTS]


@pytest.mark.parametrize("side", [733, 1500])
def test_natural_stones_are_slightly_off_centre(side: int) -> None:
    layout = fit_layout(side, side, 19, 19, KAYA)
    most = 0.022 * layout.geometry.cell + 1
    xs, ys = [slip.x() for slip in offsets(layout)], [slip.y() for slip in offsets(layout)]
    for values in (xs, ys):
        assert -most <= min(values) < 0 < max(values) <= most
    assert len({(slip.x(), slip.y()) for slip in offsets(layout)}) >= 9


@pytest.mark.parametrize("side", [400, 733, 1500])
def test_without_jitter_stones_are_centred_within_half_a_pixel(side: int) -> None:
    layout = fit_layout(side, side, 19, 19, KAYA._replace(jitter=0.0))
    found = {(slip.x(), slip.y()) for slip in offsets(layout)}
    assert len(found) == 1
    assert max(abs(value) for value in found.pop()) <= 0.5


def test_pictures_of_stones_are_on_whole_pixels() -> None:
    layout = fit_layout(733, 733, 19, 19, KAYA)
    for point in POINTS:
        x, y = layout.stone_corner(point)
        assert isinstance(x, int)
        half = layout.geometry.stone / 2
        assert layout.stone_center(point) == QPointF(x + half, y + half)


def test_a_square_is_centred_on_its_position() -> None:
    layout = fit_layout(400, 400, 9, 9, KAYA)
    square = layout.around(QPointF(100, 50), 0.5)
    assert square.center() == QPointF(100, 50)
    assert square.width() == square.height() == layout.geometry.cell


def test_marks_contrast_with_what_is_below_them() -> None:
    layout = fit_layout(400, 400, 9, 9, KAYA)
    assert layout.ink(Color.BLACK).lightness() > 200
    assert layout.ink(Color.WHITE).lightness() < 50
    assert layout.ink(None).name() == KAYA.line.lower()


def test_line_width_and_letter_size_depend_on_the_theme() -> None:
    plain = fit_layout(460, 460, 19, 19, KAYA).geometry
    contrast = fit_layout(460, 460, 19, 19, HIGH_CONTRAST).geometry
    assert contrast.line >= plain.line
    assert contrast.letter == 11 > plain.letter
    assert fit_layout(1500, 1500, 9, 9, HIGH_CONTRAST).geometry.line > (
        fit_layout(1500, 1500, 9, 9, KAYA).geometry.line
    )


def test_the_wood_is_as_large_as_its_rectangle() -> None:
    layout = fit_layout(500, 300, 5, 13, KAYA)
    assert layout.wood().size() == layout.wood_rect.size()


@pytest.mark.parametrize("side", range(300, 1400, 37))
def test_adjacent_stones_never_overlap(side: int) -> None:
    layout = fit_layout(side, side, 19, 19, KAYA)
    stone = layout.geometry.stone
    for point in POINTS:
        x, y = layout.stone_corner(point)
        if point.col < 18:
            assert layout.stone_corner(Point(point.row, point.col + 1))[0] - x >= stone
        if point.row:
            assert layout.stone_corner(Point(point.row - 1, point.col))[1] - y >= stone


def test_slow_pictures_are_prepared_once_in_slices() -> None:
    layout = fit_layout(611, 612, 9, 9, KAYA)
    plank.cache_clear()
    first = sum(1 for _ in layout.prepare())
    again = sum(1 for _ in layout.prepare())
    assert again == sum(VARIANTS.values())
    assert first > again
    assert not layout.plank().paint_slice()


def test_interrupted_preparation_continues() -> None:
    layout = fit_layout(700, 700, 9, 9, KAYA)
    plank.cache_clear()
    whole = sum(1 for _ in layout.prepare())
    plank.cache_clear()
    next(layout.prepare())
    rest = sum(1 for _ in layout.prepare())
    assert rest == whole - 1
