"""Everything with a meaning has a contrast of 3:1 with the wood (WCAG 2, 1.4.11), measured."""

from __future__ import annotations

import math
from functools import cache
from itertools import product

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter

from tromp_gui.go.point import Point
from tromp_gui.ui.board.picture import paint_board, picture_layout
from tromp_gui.ui.board.state import BoardState, Owner
from tromp_gui.ui.look.board_themes import OFFERED, PRINT, BoardTheme

LEAST = 3.0
THEMES = list(OFFERED.values())
SIZES = [(19, 722), (9, 720), (19, 1444)]
"""Lines, and the side of the board in pixels."""


@cache
def luminance(rgb: int) -> float:
    """The relative luminance of a pixel (WCAG)."""
    red, green, blue = (_linear((rgb >> shift & 255) / 255) for shift in (16, 8, 0))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else math.pow((value + 0.055) / 1.055, 2.4)


def contrast(one: float, other: float) -> float:
    """The contrast of two luminances (WCAG)."""
    dark, light = sorted((one, other))
    return (light + 0.05) / (dark + 0.05)


class Drawn:
    """A board without and with something on each point."""

    def __init__(self, rows: int, side: int, theme: BoardTheme) -> None:
        ratio = 2.0 if side > 1000 else 1.0
        self.layout, self.size = picture_layout(side, rows, rows, theme, False, ratio)
        self.rows = rows
        self.bare = self.image(BoardState(rows, rows))
        self.points = [Point(*each) for each in product(range(rows), repeat=2)]

    def image(self, state: BoardState) -> QImage:
        image = QImage(self.size, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        paint_board(painter, state, self.layout)
        painter.end()
        return image

    def wood(self, point: Point) -> float:
        """The luminance of the wood between the lines, diagonally above a point."""
        off = self.layout.geometry.cell // 2
        if point.col in (0, self.rows - 1) or point.row in (0, self.rows - 1):
            off = self.layout.geometry.cell // 3
        middle = self.middle(point)
        places = [middle + QPoint(*each) for each in product((-off, off), repeat=2)]
        return self.mean(self.bare, [p + QPoint(x, y) for p in places for x, y in _AROUND])

    def middle(self, point: Point) -> QPoint:
        return self.layout.center(point).toPoint()

    def mean(self, image: QImage, places: list[QPoint]) -> float:
        seen = [luminance(image.pixel(each)) for each in places if image.rect().contains(each)]
        return sum(seen) / len(seen)

    def disc(self, point: Point, radius: float, step: int = 0) -> list[QPoint]:
        middle, reach = self.middle(point), int(radius * self.layout.geometry.cell)
        square = product(range(-reach, reach + 1, step or max(1, reach // 10)), repeat=2)
        return [middle + QPoint(x, y) for x, y in square if x * x + y * y <= reach * reach]


_AROUND = list(product((-1, 0, 1), repeat=2))


@pytest.fixture(params=THEMES, ids=lambda theme: theme.name)
def theme(request: pytest.FixtureRequest) -> BoardTheme:
    chosen = request.param
    assert isinstance(chosen, BoardTheme)
    return chosen


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]} in {size[1]}")
def drawn(request: pytest.FixtureRequest, theme: BoardTheme) -> Drawn:
    rows, side = request.param
    return Drawn(rows, side, theme)


def test_black_stones_stand_out(drawn: Drawn) -> None:
    """Dusk once had 1.9 to 2.9."""
    image = drawn.image(BoardState(drawn.rows, drawn.rows, black=frozenset(drawn.points)))
    worst = min(
        contrast(drawn.mean(image, drawn.disc(each, 0.40)), drawn.wood(each))
        for each in drawn.points[::17]
    )
    assert worst >= LEAST


def test_lines_stand_out(drawn: Drawn) -> None:
    """Dusk once had 2.0 to 2.9."""
    cell = drawn.layout.geometry.cell
    inner = [each for each in drawn.points if 0 < each.row < drawn.rows - 1 > each.col > 0]
    worst = min(
        contrast(
            min(
                luminance(drawn.bare.pixel(drawn.middle(each) + QPoint(cell // 2, y)))
                for y in range(-2, 3)
            ),
            drawn.wood(each),
        )
        for each in inner[::3]
    )
    assert worst >= LEAST


@pytest.mark.parametrize("owner", Owner)
def test_points_that_count_stand_out(drawn: Drawn, owner: Owner) -> None:
    """By their fill, or by their rim, which has a contrast with both."""
    image = drawn.image(
        BoardState(drawn.rows, drawn.rows, owners=dict.fromkeys(drawn.points, owner))
    )
    worst = min(_stands_out(drawn, image, each) for each in drawn.points[::17])
    assert worst >= LEAST


def _stands_out(drawn: Drawn, image: QImage, point: Point) -> float:
    """The contrast of a mark with the wood: that of its inside, or of the darkest pixel of its rim,
    along a line from its middle that avoids the board's lines.
    """
    wood, step = drawn.wood(point), max(2, drawn.layout.geometry.cell // 20)
    reach = int(0.3 * drawn.layout.geometry.cell)
    way = [drawn.middle(point) + QPoint(x, step) for x in range(reach)]
    seen = [luminance(image.pixel(each)) for each in way]
    inside = drawn.mean(image, [drawn.middle(point) + QPoint(*each) for each in _AROUND])
    return max(contrast(inside, wood), contrast(min(seen), wood))


def test_white_stones_stand_out(drawn: Drawn) -> None:
    """By their face or their edge."""
    if drawn.layout.theme is PRINT:
        pytest.skip("a ring on paper")
    image = drawn.image(BoardState(drawn.rows, drawn.rows, white=frozenset(drawn.points)))
    for point in drawn.points[::61]:
        face = drawn.mean(image, drawn.disc(point, 0.35))
        inside = image.rect()
        edge = [each for each in drawn.disc(point, 0.52, 1) if inside.contains(each)]
        rim = min(luminance(image.pixel(each)) for each in edge)
        assert max(contrast(face, drawn.wood(point)), contrast(face, rim)) >= LEAST
