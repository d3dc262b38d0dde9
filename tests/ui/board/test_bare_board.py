"""The bare board: sharp lines, star points, coordinates, the shadow on the table."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.ui.board.boards import light, mean_light, picture
from tromp_gui.go.handicap import star_points
from tromp_gui.go.point import Point
from tromp_gui.ui.board.bare_board import RIM, Backdrop, paint_bare_board
from tromp_gui.ui.board.board_layout import BoardLayout, fit_layout
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.look.board_themes import FLAT, HIGH_CONTRAST, KAYA, THEMES, BoardTheme

SIZES = [(1, 1), (1, 5), (2, 2), (9, 9), (13, 13), (19, 19), (25, 25), (52, 52), (7, 20), (20, 7)]


def profile(image: QImage, x: int, y: int, across: int) -> list[int]:
    """Brightness of pixels to the right of (x, y)."""
    return [round(light(image, QPointF(x + i, y))) for i in range(across)]


def line_free(layout: BoardLayout) -> QPointF:
    """A position inside the bottom left cell."""
    half = layout.geometry.cell / 2
    return layout.center(Point(0, 0)) + QPointF(half, -half)


@pytest.mark.parametrize("side", [301, 400, 733, 1100])
@pytest.mark.parametrize("theme", [FLAT, HIGH_CONTRAST], ids=lambda theme: theme.name)
def test_lines_are_whole_pixels_of_one_colour(side: int, theme: BoardTheme) -> None:
    image, layout = picture(BoardState(9, 9), side, theme)
    board = layout.geometry
    wood = round(light(image, line_free(layout)))
    y = board.row_y(4) + board.cell // 2
    for col in range(1, 8):
        start = board.column_x(col) - board.cell // 3
        walk = profile(image, start, y, 2 * (board.cell // 3))
        dark = [i for i, grey in enumerate(walk) if grey < wood - 20]
        assert len(dark) == board.line
        assert set(walk) == {wood, walk[dark[0]]}
        assert start + dark[0] == board.column_x(col) - board.line // 2


@pytest.mark.parametrize("side", [301, 400, 733, 1100])
def test_outer_lines_are_wider_and_the_same_on_all_sides(side: int) -> None:
    image, layout = picture(BoardState(9, 9), side, FLAT)
    board = layout.geometry
    wood = light(image, line_free(layout))
    reach, half = board.cell // 3, board.cell // 2
    x, y = board.column_x(4) + half, board.row_y(4) + half

    def is_dark(px: int, py: int) -> bool:
        return light(image, QPointF(px, py)) < wood - 20

    steps = range(-reach, reach)
    left = [i for i in steps if is_dark(board.column_x(0) + i, y)]
    right = [i for i in steps if is_dark(board.column_x(8) + i, y)]
    top = [i for i in steps if is_dark(x, board.row_y(8) + i)]
    bottom = [i for i in steps if is_dark(x, board.row_y(0) + i)]
    assert len(left) == len(right) == len(top) == len(bottom) == board.edge
    assert left == top
    assert right == bottom
    mirrored = sorted((board.line % 2) - 1 - i for i in left)
    assert right == mirrored


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_lines_are_sharp_at_every_ratio(ratio: float) -> None:
    image, layout = picture(BoardState(19, 19), round(500 * ratio), FLAT, ratio)
    board = layout.geometry
    y = board.row_y(9) + board.cell // 2
    wood = round(light(image, line_free(layout)))
    walk = profile(image, board.column_x(0) + 4, y, 17 * board.cell)
    assert len(set(walk)) == 2
    assert walk.count(wood) == len(walk) - 17 * board.line


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_only_star_points_have_dots(size: tuple[int, int]) -> None:
    rows, columns = size
    image, layout = picture(BoardState(rows, columns), 900, FLAT, coordinates=False)
    board = layout.geometry
    stars = star_points(rows, columns)
    off = board.line // 2 + 1
    wood = round(light(image, QPointF(board.left + 5, board.top + 5)))
    for row in range(1, rows - 1):
        for col in range(1, columns - 1):
            x, y = board.column_x(col) + off, board.row_y(row) - off
            is_dot = light(image, QPointF(x, y)) < wood - 20
            assert is_dot == (Point(row, col) in stars)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_coordinates_are_on_four_sides_in_the_theme_s_colour(theme: BoardTheme) -> None:
    image, layout = picture(BoardState(9, 9), 500, theme)
    bare, _ = picture(BoardState(9, 9), 500, theme, coordinates=False)
    board = layout.geometry
    away = (layout.px(0.49) + board.margin) / 2
    ink = QColor(theme.letters)
    for point, step in (
        (Point(8, 3), QPointF(0, -away)),
        (Point(0, 3), QPointF(0, away)),
        (Point(4, 0), QPointF(-away, 0)),
        (Point(4, 8), QPointF(away, 0)),
    ):
        place = layout.center(point) + step
        nearest = min(
            distance(QColor(image.pixel(int(place.x()) + dx, int(place.y()) + dy)), ink)
            for dx in range(-8, 9)
            for dy in range(-8, 9)
        )
        assert nearest < 40
    assert bare != image


def test_only_rows_that_are_shown_have_a_number() -> None:
    layout = fit_layout(500, 500, 9, 9, FLAT)
    layout = layout._replace(geometry=layout.geometry.in_whole(19, 9, Point(10, 0)))
    image = QImage(500, 1100, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_bare_board(painter, layout)
    painter.end()
    away = (layout.px(0.49) + layout.geometry.margin) / 2
    for row, is_there in ((9, False), (10, True), (18, True)):
        place = layout.center(Point(row, 0)) - QPointF(away, 0)
        x, y = int(place.x()), int(place.y())
        inks = {image.pixel(x + dx, y + dy) for dx in range(-8, 9) for dy in range(-8, 9)}
        assert (len(inks) > 1) is is_there


def test_letters_are_centred_over_their_lines() -> None:
    image, layout = picture(BoardState(9, 9), 700, FLAT)
    board = layout.geometry
    wood = light(image, line_free(layout))
    top = board.top + 4
    bottom = int(layout.center(Point(8, 0)).y() - layout.px(0.49))
    for col in (0, 7):  # symmetrical letters
        middle = layout.center(Point(0, col)).x()
        xs = [
            x
            for x in range(int(middle) - board.cell // 2, int(middle) + board.cell // 2)
            for y in range(top, bottom)
            if light(image, QPointF(x, y)) < wood - 40
        ]
        assert abs((min(xs) + max(xs) + 1) / 2 - middle) <= 1


def test_the_wood_fills_its_rectangle_with_round_corners() -> None:
    image, layout = picture(BoardState(9, 9), 500)
    rect = layout.wood_rect
    table = QColor("#FF00FF")
    assert QColor(image.pixel(rect.left(), rect.top())) == table
    assert QColor(image.pixel(rect.left() + 8, rect.top() + 8)) != table
    assert QColor(image.pixel(rect.center().x(), rect.bottom())) != table
    assert QColor(image.pixel(rect.center().x(), rect.bottom() + 1)) == table


def on_table(layout: BoardLayout, width: int, height: int, table: QColor) -> QImage:
    return Backdrop(layout, width, height, table).pixmap().toImage().copy(RIM, RIM, width, height)


@pytest.mark.parametrize(("theme", "soft"), [(KAYA, True), (FLAT, False)])
def test_only_wood_casts_a_shadow_on_the_table(theme: BoardTheme, soft: bool) -> None:
    table = QColor("#E6E2D9")
    layout = fit_layout(400, 400, 9, 9, theme)
    layout = BoardLayout(layout.geometry.moved(50, 50), theme)
    image = on_table(layout, 500, 500, table)
    below = [light(image, QPointF(250, layout.wood_rect.bottom() + step)) for step in range(1, 24)]
    clear = round(mean_light(image, QPointF(5, 5), 3))
    assert round(below[-1]) == clear
    if soft:
        assert below == sorted(below)
        assert clear - 60 < below[0] < clear - 15
        assert max(b - a for a, b in itertools.pairwise(below)) < 8
    else:
        assert {round(grey) for grey in below} == {clear}


@pytest.mark.parametrize("room", [0, 4, 8, 30])
def test_the_shadow_stays_inside_the_table(room: int) -> None:
    table = QColor("#E6E2D9")
    layout = fit_layout(400, 400, 9, 9, KAYA)
    layout = BoardLayout(layout.geometry.moved(room, room), KAYA)
    wide, high = layout.wood_rect.right() + 1 + room, layout.wood_rect.bottom() + 1 + room
    image = on_table(layout, wide, high, table)
    if room:
        edge = [image.pixelColor(x, high - 1) for x in range(0, wide, 5)]
        edge += [image.pixelColor(x, y) for x in (0, wide - 1) for y in range(0, high, 5)]
        assert max(distance(seen, table) for seen in edge) <= 6
        assert image.pixelColor(wide // 2, high - room).lightness() < table.lightness() - 10


def distance(a: QColor, b: QColor) -> int:
    return max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue()))
