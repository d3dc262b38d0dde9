"""The scene shows the same as the painted board, and changes only differences."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem

from tests.ui.board.boards import board, differing, light
from tromp_gui.go.point import Color, Point
from tromp_gui.ui.board.bare_board import Backdrop, paint_table_shadow
from tromp_gui.ui.board.board_layout import BoardLayout, fit_layout
from tromp_gui.ui.board.picture import paint_board
from tromp_gui.ui.board.scene import BoardScene, Sprites
from tromp_gui.ui.board.state import BoardState, Ghost, Mark, Owner, Piece, PieceShape
from tromp_gui.ui.look.board_themes import COLOR_SAFE, HIGH_CONTRAST, KAYA, BoardTheme

SIDE = 330
TABLE = QColor("#E6E2D9")
POINTS = [Point(row, col) for row in range(9) for col in range(9)]


def laid_out(state: BoardState, theme: BoardTheme = KAYA) -> tuple[BoardScene, BoardLayout]:
    scene = BoardScene()
    layout = fit_layout(SIDE, SIDE, state.rows, state.columns, theme)
    scene.lay_out(layout, Backdrop(layout, SIDE, SIDE, TABLE), state)
    return scene, layout


def rendered(scene: BoardScene) -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(QColor("#FF00FF"))
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, SIDE, SIDE), QRectF(0, 0, SIDE, SIDE))
    painter.end()
    return image


def painted(state: BoardState, layout: BoardLayout) -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.fillRect(image.rect(), TABLE)
    paint_table_shadow(painter, layout, SIDE, SIDE)
    paint_board(painter, state, layout)
    painter.end()
    return image


def some_state(rng: Random) -> BoardState:
    """A random board with a few of everything."""
    points = rng.sample(POINTS, 60)
    black, white = frozenset(points[:18]), frozenset(points[18:34])
    free = points[34:]
    return BoardState(
        9,
        9,
        black,
        white,
        last_move=points[0],
        ghost=rng.choice([None, Ghost(free[0], rng.choice(list(Color)), rng.random() < 0.5)]),
        cursor=rng.choice([None, free[1]]),
        dead=frozenset(rng.sample(points[:34], 6)),
        owners={point: rng.choice(list(Owner)) for point in (*points[:34], *free[2:12])},
        flips=frozenset(points[4 : rng.randrange(4, 9)]),
        marks={point: rng.choice(list(Mark)) for point in (points[9], points[20], free[13])},
        labels={points[10]: "12", free[14]: rng.choice("ABC")},
        variations={free[15]: "a", free[16]: "b"},
        lines=((free[17], free[18]),),
        arrows=((free[19], points[1]),),
        dimmed=frozenset(free[20:22]),
        highlighted=frozenset(points[: rng.randrange(3)]),
        ownership={point: rng.uniform(-1, 1) for point in points[rng.randrange(2) * 60 :]},
    )


@pytest.mark.parametrize("theme", [KAYA, HIGH_CONTRAST, COLOR_SAFE], ids=lambda t: t.name)
def test_the_scene_equals_the_painted_board(theme: BoardTheme) -> None:
    state = some_state(Random(5))
    scene, layout = laid_out(state, theme)
    shown, direct = rendered(scene), painted(state, layout)
    for y in range(SIDE):
        for x in range(SIDE):
            a, b = QColor(shown.pixel(x, y)), QColor(direct.pixel(x, y))
            apart = (a.red() - b.red(), a.green() - b.green(), a.blue() - b.blue())
            assert max(map(abs, apart)) <= 6, (x, y, a.name(), b.name())


def test_many_changes_give_the_same_picture_as_a_new_scene() -> None:
    rng = Random(11)
    scene, _ = laid_out(BoardState(9, 9))
    for _ in range(12):
        state = some_state(rng)
        before = rendered(scene)
        touched = scene.show_state(state)
        after = rendered(scene)
        assert after == rendered(laid_out(state)[0])
        for rect in touched:
            blank(before, after, rect)
        assert differing(before, after).isEmpty()


def blank(a: QImage, b: QImage, rect: object) -> None:
    """Make two pictures equal in a rectangle."""
    for image in (a, b):
        painter = QPainter(image)
        painter.fillRect(rect, QColor("#00FF00"))  # type: ignore[call-overload]
        painter.end()


def test_a_move_touches_only_its_point_and_the_previous_move() -> None:
    before = board(". X .\n. . .\nO . .")._replace(last_move=Point(2, 1))
    after = before._replace(black=before.black | {Point(1, 1)}, last_move=Point(1, 1))
    scene, layout = laid_out(before)
    kept = set(scene.items())
    touched = scene.show_state(after)
    assert len(touched) == 4  # the old ring, the shadow, the stone, the new ring
    cell = layout.geometry.cell
    assert all(max(rect.width(), rect.height()) <= 1.6 * cell for rect in touched)
    assert len(kept - set(scene.items())) == 1


def test_a_report_touches_only_the_points_whose_owner_it_changes() -> None:
    points = [point for point in POINTS if point != Point(4, 4)]
    owned = dict.fromkeys(points, 0.5)
    before = BoardState(9, 9, ownership={**owned, Point(4, 4): 0.6})
    scene, layout = laid_out(before)
    items = set(scene.items())
    (touched,) = scene.show_state(before._replace(ownership={**owned, Point(4, 4): -0.6}))
    assert QRectF(touched).contains(layout.center(Point(4, 4)))
    assert max(touched.width(), touched.height()) < 2.5 * layout.geometry.cell
    assert set(scene.items()) == items


def test_the_same_state_touches_nothing() -> None:
    state = some_state(Random(3))
    scene, _ = laid_out(state)
    items = set(scene.items())
    assert scene.show_state(state._replace()) == []
    assert set(scene.items()) == items


def test_a_scene_without_layout_is_empty() -> None:
    assert BoardScene().show_state(board("X O")) == []


def test_a_new_layout_may_have_another_size() -> None:
    scene, _ = laid_out(board("X O\nO X"))
    state = board("X . .\n. . .\n. . O")
    layout = fit_layout(SIDE, SIDE, 3, 3, KAYA)
    scene.lay_out(layout, Backdrop(layout, SIDE, SIDE, TABLE), state)
    assert rendered(scene) == rendered(laid_out(state)[0])
    assert light(rendered(scene), layout.stone_center(Point(2, 0))) < 90


def test_the_table_is_visible_around_the_board() -> None:
    scene, _ = laid_out(BoardState(1, 9))
    image = rendered(scene)
    assert QColor(image.pixel(3, 3)) == TABLE
    assert QColor(image.pixel(SIDE - 1, SIDE - 1)) == TABLE


def test_stones_share_their_pixmaps() -> None:
    state = BoardState(9, 9, black=frozenset(POINTS[:40]), white=frozenset(POINTS[40:]))
    scene, _ = laid_out(state)
    keys = {
        item.pixmap().cacheKey() for item in scene.items() if isinstance(item, QGraphicsPixmapItem)
    }
    assert len(keys) <= 1 + 4 + 10 + 2  # the board, the variants of stones, the shadows by colour


@pytest.mark.parametrize("theme", [KAYA, HIGH_CONTRAST], ids=lambda theme: theme.name)
def test_a_shared_sprite_is_right_on_every_point(theme: BoardTheme) -> None:
    layout = fit_layout(SIDE, SIDE, 9, 9, theme)
    sprites = Sprites(layout)
    for point in POINTS:
        stone = sprites.sprite(Piece(PieceShape.STONE, (point,), Color.WHITE))
        x, y = layout.stone_corner(point)
        alone = Sprites(layout).sprite(Piece(PieceShape.STONE, (point,), Color.WHITE))
        assert stone.rect == alone.rect
        assert stone.rect.contains(x, y)
        square = sprites.sprite(Piece(PieceShape.TERRITORY, (point,), owner=Owner.BLACK))
        assert QRectF(square.rect).contains(layout.center(point))
        assert abs(QRectF(square.rect).center().x() - layout.center(point).x()) <= 1


def test_labels_on_wood_are_not_shared() -> None:
    sprites = Sprites(fit_layout(SIDE, SIDE, 9, 9, KAYA))
    a, b = (
        sprites.sprite(Piece(PieceShape.LABEL, (Point(4, col),), text="A")).pixmap for col in (2, 6)
    )
    assert a.cacheKey() != b.cacheKey()
    on_stones = [
        sprites.sprite(Piece(PieceShape.LABEL, (Point(4, col),), Color.BLACK, text="A")).pixmap
        for col in (2, 6)
    ]
    assert on_stones[0].cacheKey() == on_stones[1].cacheKey()


_MOVES = PieceShape.CANDIDATE, PieceShape.FIGURES


def test_a_sprite_contains_the_whole_piece() -> None:
    layout = fit_layout(SIDE, SIDE, 9, 9, KAYA)
    pair = (Point(1, 1), Point(6, 4))
    for shape in PieceShape:
        spread = shape in (
            PieceShape.AREA,
            PieceShape.LINE,
            PieceShape.ARROW,
            PieceShape.FLIPS,
            PieceShape.HIGHLIGHT,
        )
        piece = Piece(
            shape,
            pair if spread else pair[:1],
            None if spread or shape is PieceShape.TERRITORY else Color.BLACK,
            owner=Owner.WHITE,
            mark=Mark.TRIANGLE,
            text="W",
            levels=(1, 4, 10) if shape in _MOVES else (10,),
        )
        image = Sprites(layout).sprite(piece).pixmap.toImage()
        rim = [QPointF(x, y) for x in range(image.width()) for y in (0, image.height() - 1)]
        rim += [QPointF(x, y) for y in range(image.height()) for x in (0, image.width() - 1)]
        alphas = [image.pixelColor(int(place.x()), int(place.y())).alpha() for place in rim]
        assert max(alphas) == 0, shape
