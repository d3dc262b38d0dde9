"""Pixels and pieces of an analysis."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage

from tests.ui.board.boards import board, board_image, differing, light, mean_light, picture
from tests.ui.contrast import contrast
from tromp_gui.go.point import Color, Point
from tromp_gui.learning.candidates import Grade
from tromp_gui.ui.board.board_layout import fit_layout
from tromp_gui.ui.board.scene import Sprites
from tromp_gui.ui.board.state import (
    MOST,
    BoardState,
    CandidateMark,
    NumberedStone,
    Owner,
    Piece,
    PieceShape,
    overlays,
    pieces,
)
from tromp_gui.ui.look.board_themes import (
    DUSK,
    FLAT,
    HIGH_CONTRAST,
    KAYA,
    PRINT,
    THEMES,
    BoardTheme,
)

D = """\
. . . . .
. X . O .
. . . . .
. X . O .
. . . . .
"""
MIDDLE, CORNER, SIDE = Point(2, 2), Point(0, 0), Point(4, 2)
SMOOTH = [theme for theme in THEMES.values() if theme.grain]
PLAIN = [*(theme for theme in THEMES.values() if not theme.grain), PRINT]


def name(theme: BoardTheme) -> str:
    return theme.name


def candidates(*points: Point) -> tuple[CandidateMark, ...]:
    return tuple(
        CandidateMark(point, rank, (str(60 - rank), f"−{rank}.5", "1.2k"))
        for rank, point in enumerate(points)
    )


# Pieces


def test_a_candidate_is_a_disc_of_its_rank_and_what_is_known() -> None:
    state = BoardState(5, 5, candidates=candidates(MIDDLE, CORNER))
    assert overlays(state) == {
        Piece(PieceShape.CANDIDATE, (MIDDLE,), levels=(0, 0, MOST)),
        Piece(PieceShape.FIGURES, (MIDDLE,), text="60\n−0.5\n1.2k", levels=(0, 0, MOST)),
        Piece(PieceShape.CANDIDATE, (CORNER,), levels=(1, 0, MOST)),
        Piece(PieceShape.FIGURES, (CORNER,), text="59\n−1.5\n1.2k", levels=(1, 0, MOST)),
    }
    bare = BoardState(5, 5, candidates=(CandidateMark(MIDDLE, 0, ("60", "", "7")),))
    assert {piece.text for piece in overlays(bare)} == {"", "60\n7"}


def test_ownership_is_one_piece() -> None:
    state = BoardState(5, 5, ownership={MIDDLE: 0.98, CORNER: -0.5, SIDE: 0.1})
    assert overlays(state) == {Piece(PieceShape.HEAT, (CORNER, MIDDLE), levels=(-5, 10))}
    assert overlays(BoardState(5, 5, ownership={MIDDLE: 0.04})) == frozenset()


def test_small_changes_of_ownership_are_ignored() -> None:
    a = overlays(BoardState(5, 5, ownership={MIDDLE: 0.91}))
    assert a == overlays(BoardState(5, 5, ownership={MIDDLE: 0.88}))


def test_a_stone_on_the_others_point_is_marked_and_a_safe_one_is_not() -> None:
    own = dict.fromkeys((Point(1, 1), Point(1, 3), Point(3, 1)), 0.9)
    found = [piece for piece in overlays(board(D, ownership=own)) if piece.shape is PieceShape.LOST]
    assert found == [Piece(PieceShape.LOST, (Point(1, 3),), Color.WHITE, Owner.BLACK, levels=(9,))]
    doubtful = board(D, ownership={Point(1, 3): 0.3})
    assert all(piece.shape is PieceShape.HEAT for piece in overlays(doubtful))


def test_ownership_is_below_stones_and_a_line_above_candidates() -> None:
    assert PieceShape.HEAT < PieceShape.SHADOW < PieceShape.STONE < PieceShape.LOST
    assert PieceShape.CANDIDATE < PieceShape.FIGURES < PieceShape.NUMBERED < PieceShape.CURSOR
    numbered = (NumberedStone(MIDDLE, Color.WHITE, 12),)
    state = BoardState(5, 5, numbered=numbered)
    assert pieces(state) == {Piece(PieceShape.NUMBERED, (MIDDLE,), Color.WHITE, text="12")}


@pytest.mark.parametrize("theme", SMOOTH, ids=name)
@pytest.mark.parametrize("level", [1.0, -1.0])
def test_ownership_is_below_the_lines(theme: BoardTheme, level: float) -> None:
    bare, layout = picture(BoardState(5, 5), 400, theme)
    everywhere = {Point(row, col): level for row in range(5) for col in range(5)}
    warm, _ = picture(BoardState(5, 5, ownership=everywhere), 400, theme)
    second_board = QPointF(layout.geometry.cell / 2, 0)
    wood = layout.center(MIDDLE) + QPointF(second_board.x(), second_board.x())
    assert abs(light(warm, wood) - light(bare, wood)) > 8
    for point in (CORNER, Point(4, 1)):
        line = layout.center(point) + second_board
        assert abs(light(warm, line) - light(bare, line)) < 3


# Candidates


@pytest.mark.parametrize("theme", [*THEMES.values(), PRINT], ids=name)
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_the_best_move_is_larger_and_ringed(theme: BoardTheme, ratio: float) -> None:
    bare, layout = picture(BoardState(5, 5), round(400 * ratio), theme, ratio)
    best, _ = picture(
        BoardState(5, 5, candidates=candidates(MIDDLE)), round(400 * ratio), theme, ratio
    )
    other, _ = picture(
        BoardState(5, 5, candidates=candidates(CORNER, MIDDLE)[1:]),
        round(400 * ratio),
        theme,
        ratio,
    )
    assert differing(bare, best).width() > differing(bare, other).width()
    assert differing(bare, best).width() < layout.geometry.cell * 1.05


@pytest.mark.parametrize("theme", THEMES.values(), ids=name)
def test_text_on_a_candidate_is_readable(theme: BoardTheme) -> None:
    for grade, weight in product(Grade, (0, 3, 6, MOST)):
        mark = CandidateMark(MIDDLE, 1, ("88", "−88.8"), grade=grade, weight=weight)
        image, layout = picture(BoardState(5, 5, candidates=(mark,)), 400, theme)
        inks = sorted(_inks(image, layout.center(MIDDLE), int(layout.px(0.3))), key=_lightness)
        assert contrast(inks[0], inks[-1]) > 4.5, (grade, weight)


@pytest.mark.parametrize("theme", THEMES.values(), ids=name)
@pytest.mark.parametrize(("side", "shows_lead"), [(27 * 20, False), (60 * 20, True)])
def test_small_discs_show_the_win_rate_alone(
    theme: BoardTheme, side: int, shows_lead: bool
) -> None:
    one, other = (
        picture(
            BoardState(19, 19, candidates=(CandidateMark(MIDDLE, 0, ("88", lead)),)), side, theme
        )
        for lead in ("", "−8.8")
    )
    assert (one[0] != other[0]) == shows_lead


def _inks(image: QImage, middle: QPointF, reach: int) -> set[str]:
    x, y, steps = int(middle.x()), int(middle.y()), range(-reach, reach + 1)
    return {image.pixelColor(x + dx, y + dy).name() for dx in steps for dy in steps}


def _lightness(ink: str) -> float:
    return contrast(ink, "#000000")


def _drawn(grade: int, weight: int, theme: BoardTheme) -> QImage:
    mark = CandidateMark(MIDDLE, 1, grade=grade, weight=weight)
    return picture(BoardState(5, 5, candidates=(mark,)), 200, theme)[0]


def _outline(image: QImage) -> set[tuple[int, int]]:
    """The places around the middle that differ from the wood between the points."""
    middle, steps = image.rect().center(), range(-20, 20)
    wood = image.pixelColor(middle.x() + 20, middle.y() + 20).value()
    return {
        (x, y)
        for x, y in product(steps, repeat=2)
        if abs(image.pixelColor(middle.x() + x, middle.y() + y).value() - wood) > 12
    }


@pytest.mark.parametrize("theme", [*THEMES.values(), PRINT], ids=name)
def test_grades_differ_without_colour(theme: BoardTheme) -> None:
    """By their outline, or by how light they are."""
    gray = QImage.Format.Format_Grayscale8
    for one, other in combinations(Grade, 2):
        first, second = (_drawn(each, MOST, theme).convertToFormat(gray) for each in (one, other))
        middle = first.rect().center()
        lights = [each.pixelColor(middle).value() for each in (first, second)]
        outlines = [_outline(each) for each in (first, second)]
        has_own_shape = len(outlines[0] ^ outlines[1]) > 40
        assert abs(lights[0] - lights[1]) > 25 or has_own_shape, (one, other)


@pytest.mark.parametrize("theme", [*THEMES.values(), PRINT], ids=name)
def test_a_move_that_was_read_little_looks_different(theme: BoardTheme) -> None:
    for grade in Grade:
        assert _drawn(grade, 0, theme) != _drawn(grade, MOST, theme)


def test_visits_are_left_out_if_too_small_to_read() -> None:
    small, _ = picture(BoardState(19, 19, candidates=candidates(MIDDLE)), 500)
    without = tuple(each._replace(figures=each.figures[:2]) for each in candidates(MIDDLE))
    assert small == picture(BoardState(19, 19, candidates=without), 500)[0]
    large, _ = picture(BoardState(5, 5, candidates=candidates(MIDDLE)), 400)
    assert large != picture(BoardState(5, 5, candidates=without), 400)[0]


def test_long_texts_fit_on_their_disc() -> None:
    mark = CandidateMark(MIDDLE, 0, ("100", "−361.5", "123.4M"))
    bare, layout = picture(BoardState(5, 5))
    image, _ = picture(BoardState(5, 5, candidates=(mark,)))
    assert differing(bare, image).width() < layout.geometry.cell * 1.05


# Ownership


def area(value: float, *points: Point) -> BoardState:
    return BoardState(5, 5, ownership=dict.fromkeys(points, value))


EVERYWHERE = [Point(row, col) for row in range(5) for col in range(5)]


@pytest.mark.parametrize("theme", SMOOTH, ids=name)
def test_shade_is_dark_for_black_and_light_for_white(theme: BoardTheme) -> None:
    bare, layout = picture(BoardState(5, 5), 400, theme)
    place = (layout.center(MIDDLE) + layout.center(Point(3, 3))) / 2
    reach = layout.px(0.2)
    before = mean_light(bare, place, reach)
    black = mean_light(picture(area(1.0, *EVERYWHERE), 400, theme)[0], place, reach)
    half = mean_light(picture(area(0.5, *EVERYWHERE), 400, theme)[0], place, reach)
    white = mean_light(picture(area(-1.0, *EVERYWHERE), 400, theme)[0], place, reach)
    assert black < half - 8 < before - 16
    assert white > before + 8


def test_the_shade_fades_smoothly() -> None:
    image, layout = picture(area(1.0, MIDDLE), 400, KAYA)
    bare, _ = picture(BoardState(5, 5), 400, KAYA)
    middle, cell = layout.center(MIDDLE), layout.geometry.cell
    lines = QPointF(0, 0.12 * cell)  # beside the line, where wood is visible
    taken = [
        light(bare, middle + lines, d * cell) - light(image, middle + lines, d * cell)
        for d in (0.1, 0.4, 0.7, 1.3)
    ]
    assert taken[0] > taken[1] > taken[2] >= taken[3] == 0


@pytest.mark.parametrize("theme", PLAIN, ids=name)
def test_squares_grow_with_certainty(theme: BoardTheme) -> None:
    bare, _ = picture(BoardState(5, 5), 400, theme)
    widths = []
    for value in (0.3, 0.6, 1.0):
        image, layout = picture(area(value, MIDDLE), 400, theme)
        widths.append(differing(bare, image).width())
        assert light(image, layout.center(MIDDLE)) < 40
    assert widths == sorted(set(widths))
    white, layout = picture(area(-1.0, MIDDLE), 400, theme)
    assert light(white, layout.center(MIDDLE), 2, 2) > 240


@pytest.mark.parametrize("theme", [KAYA, DUSK, FLAT, HIGH_CONTRAST], ids=name)
def test_a_lost_stone_has_a_square_of_the_other_colour(theme: BoardTheme) -> None:
    image, layout = picture(board(D, ownership={Point(1, 1): -0.9, Point(1, 3): 0.9}), 400, theme)
    assert light(image, layout.stone_center(Point(1, 1))) > 240
    assert light(image, layout.stone_center(Point(1, 3))) < 40


# A line


@pytest.mark.parametrize("theme", [KAYA, DUSK, HIGH_CONTRAST], ids=name)
@pytest.mark.parametrize("color", list(Color))
def test_a_numbered_stone_is_fainter_than_a_real_one(theme: BoardTheme, color: Color) -> None:
    here = frozenset({MIDDLE})
    real = BoardState(5, 5, black=here) if color is Color.BLACK else BoardState(5, 5, white=here)
    line = BoardState(5, 5, numbered=(NumberedStone(MIDDLE, color, 1),))
    image, layout = picture(line, 400, theme)
    stone, _ = picture(real, 400, theme)
    bare = picture(BoardState(5, 5), 400, theme)[0]
    place = layout.stone_center(MIDDLE) + QPointF(layout.px(0.26), layout.px(0.26))
    seen, whole, wood = (mean_light(each, place, 3) for each in (image, stone, bare))
    assert min(whole, wood) + 5 < seen < max(whole, wood) - 5


def test_each_stone_of_a_line_has_a_number() -> None:
    one, layout = picture(BoardState(5, 5, numbered=(NumberedStone(MIDDLE, Color.BLACK, 1),)))
    two, _ = picture(BoardState(5, 5, numbered=(NumberedStone(MIDDLE, Color.BLACK, 12),)))
    assert differing(one, two).width() < layout.px(0.8)


@pytest.mark.parametrize("theme", [*THEMES.values(), PRINT], ids=name)
@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (2, 9), (19, 19), (52, 3)])
def test_an_analysis_can_be_painted_on_every_size(
    theme: BoardTheme, rows: int, columns: int
) -> None:
    points = [Point(row, col) for row in range(rows) for col in range(columns)]
    state = BoardState(
        rows,
        columns,
        black=frozenset(points[::3]),
        ownership={point: (point.col - point.row) / 60 for point in points},
        candidates=candidates(points[-1]),
        numbered=(NumberedStone(points[-1], Color.WHITE, 99),),
    )
    for side in (40, 300):
        assert not board_image(state, side, side, theme).isNull()


def test_pictures_of_candidates_are_not_kept() -> None:
    sprites = Sprites(fit_layout(400, 400, 5, 5, KAYA))

    def key(piece: Piece) -> int:
        return sprites.sprite(piece).pixmap.cacheKey()

    moving = Piece(PieceShape.FIGURES, (MIDDLE,), text="51", levels=(0, 0, MOST))
    disc = Piece(PieceShape.CANDIDATE, (MIDDLE,), levels=(0, 0, MOST))
    numbered = Piece(PieceShape.NUMBERED, (MIDDLE,), Color.BLACK, text="1")
    assert key(moving) != key(moving)
    assert key(numbered) == key(numbered)
    assert key(disc) == key(disc._replace(points=(CORNER,)))
