"""Pixels of stones and marks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage

from tests.ui.board.boards import board, board_image, differing, light, mean_light, picture
from tromp_gui.go.point import Color, Point
from tromp_gui.ui.board.board_layout import BoardLayout, fit_layout
from tromp_gui.ui.board.outline import outline
from tromp_gui.ui.board.state import BoardState, Ghost, Mark, Owner
from tromp_gui.ui.look.board_themes import (
    COLOR_SAFE,
    FLAT,
    HIGH_CONTRAST,
    KAYA,
    MAPLE,
    THEMES,
    BoardTheme,
)

D = """\
. . . . .
. X . O .
. . . . .
. x . o .
. . . . .
"""
BLACK, WHITE = Point(3, 1), Point(3, 3)
DEAD_BLACK, DEAD_WHITE = Point(1, 1), Point(1, 3)
EMPTY, BARE = Point(2, 2), BoardState(5, 5)


def wood_light(layout: BoardLayout) -> float:
    """Mean brightness of the bare wood."""
    wood = layout.wood()
    half = wood.width() / 2
    return mean_light(wood, QPointF(half, half), half - 1)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_black_is_darker_and_white_brighter_than_the_board(theme: BoardTheme, ratio: float) -> None:
    image, layout = picture(board(D), round(400 * ratio), theme, ratio)
    reach = layout.px(0.3)
    wood = wood_light(layout)
    assert mean_light(image, layout.stone_center(BLACK), reach) < wood - 40
    assert mean_light(image, layout.stone_center(WHITE), reach) > wood + 20


def test_shadows_are_below_stones() -> None:
    alone, layout = picture(board(". . .\n. O .\n. . ."))
    among, _ = picture(board("O X O\nX O X\nO X O"))
    middle, reach = layout.stone_center(Point(1, 1)), int(layout.px(0.33))
    x, y = int(middle.x()) - reach, int(middle.y()) - reach
    assert alone.copy(x, y, 2 * reach, 2 * reach) == among.copy(x, y, 2 * reach, 2 * reach)


def test_only_live_stones_cast_a_shadow() -> None:
    image, layout = picture(board(D))
    bare, _ = picture(BARE)
    step = QPointF(layout.px(0.1), layout.px(0.56))
    living, dead = layout.stone_center(WHITE) + step, layout.stone_center(DEAD_WHITE) + step
    assert light(image, living) < light(bare, living) - 15
    assert light(image, dead) == light(bare, dead)


@pytest.mark.parametrize("color", Color)
def test_a_ghost_is_translucent(color: Color) -> None:
    state = board("X" if color is Color.BLACK else "O")
    image, layout = picture(BoardState(1, 1, ghost=Ghost(Point(0, 0), color)))
    stone, _ = picture(state)
    bare, _ = picture(BoardState(1, 1))
    place, reach = layout.stone_center(Point(0, 0)) + QPointF(0, layout.px(0.3)), 3
    full, none = mean_light(stone, place, reach), mean_light(bare, place, reach)
    share = (mean_light(image, place, reach) - none) / (full - none)
    assert share == pytest.approx(0.46, abs=0.06)


def test_a_ghost_is_no_larger_than_its_stone() -> None:
    bare, layout = picture(BARE)
    image, _ = picture(BARE._replace(ghost=Ghost(EMPTY, Color.BLACK)))
    changed = differing(bare, image)
    assert changed.width() <= layout.geometry.stone
    assert changed.height() <= layout.geometry.stone


def test_a_refused_ghost_is_crossed_in_red() -> None:
    state = BARE._replace(ghost=Ghost(EMPTY, Color.BLACK, refused=True))
    image, layout = picture(state)
    middle = layout.stone_center(EMPTY)
    arm = layout.px(0.2)
    for dx, dy in ((0, 0), (arm, arm), (-arm, arm), (arm, -arm)):
        ink = QColor(image.pixel(int(middle.x() + dx), int(middle.y() + dy)))
        assert ink.red() > ink.green() + 90
    side = QColor(image.pixel(int(middle.x() + layout.px(0.35)), int(middle.y())))
    assert side.red() < side.green() + 60


def cross_light(owner: Owner | None, point: Point) -> tuple[float, float]:
    owners = {} if owner is None else {point: owner}
    image, layout = picture(board(D)._replace(owners=owners))
    without, _ = picture(board(D)._replace(dead=frozenset()))
    middle = layout.stone_center(point)
    return light(image, middle), light(without, middle)


@pytest.mark.parametrize("point", [DEAD_BLACK, DEAD_WHITE])
def test_a_dead_stones_cross_has_its_owners_colour(point: Point) -> None:
    assert cross_light(Owner.BLACK, point)[0] < 45
    assert cross_light(Owner.WHITE, point)[0] > 235
    assert 80 < cross_light(Owner.NEUTRAL, point)[0] < 160
    assert 80 < cross_light(None, point)[0] < 160


def test_a_dead_stone_is_translucent() -> None:
    image, layout = picture(board(D))
    wood = wood_light(layout)
    off = QPointF(layout.px(0.33), layout.px(0.12))
    black = mean_light(image, layout.stone_center(DEAD_BLACK) + off, 2)
    white = mean_light(image, layout.stone_center(DEAD_WHITE) + off, 2)
    living = mean_light(image, layout.stone_center(BLACK) + off, 2)
    assert living + 30 < black < wood - 25
    assert wood + 5 < white < 240


def test_territory_squares_are_sharp() -> None:
    for side in (400, 431, 640, 900):
        state = BARE._replace(owners={EMPTY: Owner.BLACK, Point(2, 3): Owner.WHITE})
        image, layout = picture(state, side)
        middle, white = layout.center(EMPTY), layout.center(Point(2, 3))
        row = [
            QColor(image.pixel(int(middle.x()) + dx, int(middle.y()))).name()
            for dx in range(-layout.geometry.cell // 3, layout.geometry.cell // 3)
        ]
        width = row.count("#17191b")
        assert width % 2 == layout.geometry.line % 2
        assert abs(width - layout.px(0.29)) <= 1.5
        assert QColor(image.pixel(int(white.x()), int(white.y()))).name() == "#fffdf8"


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("point", [EMPTY, Point(4, 4)], ids=["lines", "star"])
def test_a_neutral_point_is_a_small_hollow_ring(theme: BoardTheme, point: Point) -> None:
    bare, layout = picture(BoardState(9, 9), 900, theme)
    image, _ = picture(BoardState(9, 9, owners={point: Owner.NEUTRAL}), 900, theme)
    changed = differing(bare, image)
    assert abs(changed.width() - layout.px(0.255)) <= 3
    middle, wood = layout.center(point), QColor(layout.theme.mid).lightness()
    assert QColor(image.pixel(int(middle.x()), int(middle.y()))).lightness() == wood


def test_many_neutral_points_are_smaller_and_thinner() -> None:
    few = {Point(row, 0): Owner.NEUTRAL for row in range(9)}
    many = few | {Point(0, 1): Owner.NEUTRAL}
    bare, layout = picture(BoardState(9, 9), 900, KAYA)

    def ring(owners: dict[Point, Owner]) -> int:
        image, _ = picture(BoardState(9, 9, owners=owners), 900, KAYA)
        box = layout.around(layout.center(Point(8, 0)), 0.2).toRect()
        changed = differing(bare.copy(box), image.copy(box))
        return changed.width()

    assert ring(many) < 0.8 * ring(few)


def test_the_colour_safe_board_gives_white_a_diamond() -> None:
    owners = {EMPTY: Owner.WHITE, Point(0, 0): Owner.BLACK}
    image, layout = picture(BARE._replace(owners=owners), 400, COLOR_SAFE)
    middle, reach = layout.center(EMPTY), layout.px(0.15)
    assert light(image, middle, reach, 0) > 250
    wood = QColor(COLOR_SAFE.mid).rgb()
    assert image.pixel(int(middle.x() + reach), int(middle.y() + reach)) == wood


@pytest.mark.parametrize("theme", [KAYA, MAPLE, HIGH_CONTRAST], ids=lambda theme: theme.name)
def test_the_last_move_is_ringed_light_on_black_and_dark_on_white(theme: BoardTheme) -> None:
    for point, bright in ((BLACK, True), (WHITE, False)):
        image, layout = picture(board(D)._replace(last_move=point), 400, theme)
        plain, _ = picture(board(D), 400, theme)
        changed = differing(plain, image)
        assert abs(changed.width() - layout.px(2 * 0.235 + 0.066)) <= 3
        ring = layout.stone_center(point) + QPointF(layout.px(0.235), 0)
        assert (light(image, ring) > 190) == bright
        assert (light(image, ring) < 60) == (not bright)


def test_marks_have_their_shapes_and_sizes() -> None:
    sizes = {Mark.TRIANGLE: 0.50, Mark.SQUARE: 0.42, Mark.CIRCLE: 0.48, Mark.CROSS: 0.36}
    pictures = []
    for mark in Mark:
        for point in (BLACK, WHITE, EMPTY):
            plain, layout = picture(board(D), 500)
            image, _ = picture(board(D)._replace(marks={point: mark}), 500)
            changed = differing(plain, image)
            if mark in sizes:
                wanted = layout.px(sizes[mark] + 0.062)
                assert abs(changed.width() - wanted) <= 3
            middle = layout.center(point) if point == EMPTY else layout.stone_center(point)
            assert abs(changed.center().x() + 0.5 - middle.x()) <= 1
            pictures.append(image)
    assert len({bytes(image.constBits()) for image in pictures}) == len(pictures)


def test_a_mark_contrasts_with_what_is_below_it() -> None:
    marks = dict.fromkeys((BLACK, WHITE), Mark.SQUARE)
    image, layout = picture(board(D)._replace(marks=marks), 500)
    side = QPointF(layout.px(0.21), 0)
    assert light(image, layout.stone_center(BLACK) + side) > 220
    assert light(image, layout.stone_center(WHITE) + side) < 60


def test_a_label_on_an_empty_point_hides_the_lines() -> None:
    state = BARE._replace(labels={EMPTY: "."})
    image, layout = picture(state, 600, FLAT)
    wood = QColor(FLAT.mid).rgb()
    middle = layout.center(EMPTY)
    for dx, dy in ((0.25, 0), (-0.25, 0), (0, 0.25), (0, -0.25)):
        place = middle + QPointF(dx, dy) * layout.geometry.cell
        assert image.pixel(int(place.x()), int(place.y())) == wood
    beyond = middle + QPointF(layout.px(0.42), 0)
    assert light(image, beyond) < light(image, middle + QPointF(layout.px(0.2), 0)) - 40


@pytest.mark.parametrize("text", ["A", "g", "12", "207", "long label", "黒", "", "🙂"])
def test_labels_are_centred_and_stay_in_their_cell(text: str) -> None:
    for point in (BLACK, EMPTY):
        plain, layout = picture(board(D), 600)
        image, _ = picture(board(D)._replace(labels={point: text}), 600)
        changed = differing(plain, image)
        assert changed.width() <= layout.geometry.cell * 1.06
        assert changed.height() <= layout.geometry.cell
        if text in ("A", "12", "207"):
            middle = layout.center(point) if point == EMPTY else layout.stone_center(point)
            assert abs(changed.center().x() - middle.x()) <= layout.px(0.06)
            assert abs(changed.center().y() - middle.y()) <= layout.px(0.06)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_a_variation_is_a_letter_in_an_accent_ring(theme: BoardTheme) -> None:
    image, layout = picture(BARE._replace(variations={EMPTY: "a"}), 500, theme)
    bare, _ = picture(BARE, 500, theme)
    accent = QColor(theme.accent)
    ring = layout.center(EMPTY) + QPointF(0, layout.px(0.36))
    ink = QColor(image.pixel(int(ring.x()), int(ring.y())))
    assert abs(ink.hslHue() - accent.hslHue()) < 25
    changed = differing(bare, image)
    assert changed.width() <= layout.px(0.72 + 0.045) + 3


def test_neighbours_share_an_outline() -> None:
    layout = fit_layout(400, 400, 5, 5, KAYA)
    assert len(outline((Point(0, 0), Point(0, 1), Point(1, 1)), layout).toSubpathPolygons()) == 1
    assert len(outline((Point(0, 0), Point(4, 4)), layout).toSubpathPolygons()) == 2


def test_stones_that_a_click_would_mark_are_outlined_and_tinted() -> None:
    flips = frozenset({BLACK, Point(3, 2)})
    plain, layout = picture(board(D), 500)
    image, _ = picture(board(D)._replace(flips=flips), 500)
    changed = differing(plain, image)
    assert abs(changed.width() - layout.px(1 + 2 * 0.54 + 0.13)) <= 5
    assert abs(changed.height() - layout.px(2 * 0.54 + 0.13)) <= 5
    rim = layout.stone_center(BLACK) - QPointF(layout.px(0.54), 0)
    ink = QColor(image.pixel(int(rim.x()), int(rim.y())))
    assert ink.hslHue() == pytest.approx(QColor(KAYA.accent).hslHue(), abs=20)
    inside = layout.stone_center(BLACK)
    assert image.pixel(int(inside.x()), int(inside.y())) != plain.pixel(
        int(inside.x()), int(inside.y())
    )


def test_highlighted_points_are_outlined_without_a_tint() -> None:
    plain, layout = picture(board(D), 500)
    image, _ = picture(board(D)._replace(highlighted=frozenset({WHITE})), 500)
    inside = layout.stone_center(WHITE)
    assert image.pixel(int(inside.x()), int(inside.y())) == plain.pixel(
        int(inside.x()), int(inside.y())
    )
    assert abs(differing(plain, image).width() - layout.px(2 * 0.54 + 0.13)) <= 5


def test_lines_and_arrows_connect_points() -> None:
    pair = (Point(0, 0), Point(4, 3))
    bare, layout = picture(BARE, 500)
    for state in (BARE._replace(lines=(pair,)), BARE._replace(arrows=(pair,))):
        image, _ = picture(state, 500)
        changed = differing(bare, image)
        a, b = layout.center(pair[0]), layout.center(pair[1])
        slack = layout.px(0.25)
        assert abs(changed.left() - a.x()) < slack
        assert abs(changed.bottom() - a.y()) < slack
        assert abs(changed.right() - b.x()) < slack
        assert abs(changed.top() - b.y()) < slack
    line, _ = picture(BARE._replace(lines=(pair,)), 500)
    back, _ = picture(BARE._replace(lines=(pair[::-1],)), 500)
    arrow, _ = picture(BARE._replace(arrows=(pair,)), 500)
    other, _ = picture(BARE._replace(arrows=(pair[::-1],)), 500)
    assert len({bytes(i.constBits()) for i in (line, arrow, other)}) == 3
    # Apart from rounding, a line has no direction.
    assert similar(line, back)


def test_an_arrow_from_a_point_to_itself_is_harmless() -> None:
    image, _ = picture(BARE._replace(arrows=((EMPTY, EMPTY),)))
    assert not image.isNull()


def test_dimmed_points_fade_into_the_wood_without_gaps() -> None:
    state = board("X O\nX O")
    plain, layout = picture(state, 400, FLAT)
    image, _ = picture(state._replace(dimmed=frozenset({Point(1, 0), Point(1, 1)})), 400, FLAT)
    wood = QColor(FLAT.mid)
    grey = 0.299 * wood.red() + 0.587 * wood.green() + 0.114 * wood.blue()
    for point in (Point(1, 0), Point(1, 1)):
        place = layout.stone_center(point)
        before, after = light(plain, place), light(image, place)
        assert abs(after - grey) == pytest.approx(0.38 * abs(before - grey), abs=3)
    low = layout.stone_center(Point(0, 0))
    assert light(image, low) == light(plain, low)
    assert differing(plain, image).width() <= 2 * layout.geometry.cell


def test_the_board_cursor_is_an_accent_frame_on_black() -> None:
    image, layout = picture(BARE._replace(cursor=EMPTY), 400, HIGH_CONTRAST)
    middle, half = layout.center(EMPTY), layout.px(0.46)
    on_frame = QColor(image.pixel(int(middle.x() - half), int(middle.y())))
    assert on_frame.name() == HIGH_CONTRAST.accent.lower()
    casing = QColor(image.pixel(int(middle.x() - half + 2), int(middle.y()) + 8))
    assert casing.lightness() < 60


@pytest.mark.parametrize("size", [(1, 1), (1, 9), (52, 52), (13, 40)])
@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_all_marks_can_be_painted_on_every_size(size: tuple[int, int], theme: BoardTheme) -> None:
    rows, columns = size
    corner, other = Point(0, 0), Point(rows - 1, columns - 1)
    state = BoardState(
        rows,
        columns,
        black=frozenset({corner}),
        last_move=corner,
        ghost=Ghost(other, Color.WHITE, True),
        cursor=other,
        dead=frozenset({corner}),
        owners={other: Owner.NEUTRAL, corner: Owner.WHITE},
        flips=frozenset({corner}),
        marks={other: Mark.SELECTED},
        labels={other: "?"},
        variations={other: "b"},
        lines=((corner, other),),
        arrows=((other, corner),),
        dimmed=frozenset({other}),
        highlighted=frozenset({other}),
    )
    image = board_image(state, 320, 240, theme, 1.5)
    assert (image.width(), image.height(), image.devicePixelRatio()) == (320, 240, 1.5)
    assert image.pixelColor(160, 120).alpha() > 0


def similar(a: QImage, b: QImage) -> bool:
    return all(
        abs(light(a, QPointF(x, y)) - light(b, QPointF(x, y))) < 24
        for x in range(0, a.width(), 3)
        for y in range(0, a.height(), 3)
    )


def test_an_unsure_stone_has_a_question_mark() -> None:
    for point in (BLACK, WHITE):
        plain, layout = picture(board(D), 500)
        image, _ = picture(board(D)._replace(unsure=frozenset({point})), 500)
        changed = differing(plain, image)
        middle = layout.stone_center(point)
        assert abs(changed.center().x() + 0.5 - middle.x()) <= 2
        assert abs(changed.center().y() + 0.5 - middle.y()) <= 2
        assert layout.px(0.3) < changed.height() < layout.px(0.8)


def test_dimming_does_not_change_bare_wood() -> None:
    """The dimmed area once had a hard edge around the board."""
    every = frozenset(Point(row, col) for row in range(5) for col in range(5))
    plain, layout = picture(BARE, 400, KAYA)
    image, _ = picture(BARE._replace(dimmed=every), 400, KAYA)
    corner = layout.center(Point(0, 0))
    for away in (0.3, 0.44):
        place = corner + QPointF(-layout.px(away), layout.px(away))
        assert mean_light(image, place, 2) == pytest.approx(mean_light(plain, place, 2), abs=3)
    assert light(image, corner) > light(plain, corner) + 20


def test_a_circled_last_move_has_a_single_ring() -> None:
    """The last move is a dot inside the file's circle."""
    state = board(D)._replace(last_move=BLACK)
    plain, _ = picture(state._replace(last_move=None, marks={BLACK: Mark.CIRCLE}))
    image, layout = picture(state._replace(marks={BLACK: Mark.CIRCLE}))
    middle = layout.stone_center(BLACK)
    changed = differing(plain, image)
    assert changed.contains(middle.toPoint())
    assert changed.width() <= layout.px(0.3)


def test_white_s_expected_territory_is_clearly_lighter() -> None:
    """White's share was once hardly visible on light wood."""
    owned = {Point(row, col): -1.0 for row in range(5) for col in range(5)}
    plain, layout = picture(BARE, 400, KAYA)
    image, _ = picture(BARE._replace(ownership=owned), 400, KAYA)
    place = layout.center(EMPTY) + QPointF(layout.px(0.5), layout.px(0.5))
    assert mean_light(image, place, 4) > mean_light(plain, place, 4) + 35
