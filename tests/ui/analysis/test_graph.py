"""The graph over the game: what it shows, and what hands do to it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRectF, Qt, QTranslator
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.analysis.places import place_in
from tests.ui.conftest import Dress, Show
from tests.ui.pictures import image_of, share
from tromp_gui import resources
from tromp_gui.go.point import Color
from tromp_gui.ui.analysis.graph import Graph
from tromp_gui.ui.analysis.graph_paint import plot
from tromp_gui.ui.analysis.graph_state import GraphPoint, GraphState, Weight, runs, ticks
from tromp_gui.ui.kit.one_line import advance
from tromp_gui.ui.look.theme import ChromeTheme, Type, font
from tromp_gui.ui.look.tokens import DARK, HIGH_CONTRAST, LIGHT, THEMES
from tromp_gui.wording.analysis import lead_mark


def rates(*values: float | None, current: int = 0) -> GraphState:
    points = tuple(GraphPoint(value) for value in values)
    return GraphState(points, current, f"move {current}")


LINE = rates(0.5, 0.6, 0.4, 0.7, 0.2, current=2)


@pytest.fixture
def graph(show: Show, dress: Dress) -> Graph:
    dress(LIGHT)
    widget = Graph()
    widget.show_state(LINE)
    show(widget, 400)
    return widget


def name(look: ChromeTheme) -> str:
    return look.name


# Values


def test_scores_have_a_scale_that_holds_them_all() -> None:
    def scale(*scores: float) -> int:
        return GraphState(tuple(GraphPoint(score=score) for score in scores)).scale

    assert [scale(0.2), scale(-5.0), scale(5.1), scale(3, -61), scale(90_000)] == [
        5,
        5,
        10,
        100,
        5000,
    ]
    assert GraphState().scale == 5


def test_scores_stand_about_the_middle_and_never_leave_the_graph() -> None:
    state = GraphState(
        (GraphPoint(score=0.0), GraphPoint(score=-10.0), GraphPoint(score=5), GraphPoint())
    )
    assert state.leads() == (0.5, 0.0, 0.75, None)
    assert GraphState((GraphPoint(score=-9e9),)).leads() == (0.0,)


def test_win_rates_come_first_and_can_be_left_out() -> None:
    points = (GraphPoint(0.3, -4.0), GraphPoint(0.8, 5.0))
    assert GraphState(points).heights() == (0.3, 0.8)
    assert GraphState(points, win_rates=False).heights() == pytest.approx((0.1, 1.0))
    assert not GraphState(points, scores=False).has_scores
    assert not GraphState((GraphPoint(score=1.0),)).has_win_rates


def test_gaps_part_a_curve() -> None:
    assert list(runs((None, 0.1, 0.2, None, None, 0.3))) == [[(1, 0.1), (2, 0.2)], [(5, 0.3)]]
    assert list(runs((None, None))) == []


def test_numbers_below_keep_apart() -> None:
    assert list(ticks(288, 500, 44)) == list(range(0, 289, 50))
    assert list(ticks(8, 500, 44)) == list(range(9))
    assert list(ticks(0, 500, 44)) == [0]
    assert len(list(ticks(2700, 300, 44))) < 8
    assert len(list(ticks(1_000_000, 300, 44))) == 2


# Pictures


def pixel(image: QImage, x: float, y: float) -> str:
    return QColor(image.pixel(round(x), round(y))).name().upper()


@pytest.mark.parametrize("look", THEMES, ids=name)
def test_the_curve_runs_through_its_points(graph: Graph, dress: Dress, look: ChromeTheme) -> None:
    dress(look)
    image, place = image_of(graph), plot(QRectF(graph.rect()), LINE)
    for index, height in ((1, 0.6), (3, 0.7)):
        at = place.at(index, height)
        assert pixel(image, at.x(), at.y()) == look.accent


def test_now_is_a_line_with_a_dot(graph: Graph) -> None:
    image, place = image_of(graph), plot(QRectF(graph.rect()), LINE)
    now, elsewhere = place.at(2, 0.4), place.at(3, 0.4)
    assert pixel(image, now.x(), now.y()) == LIGHT.text
    column = [pixel(image, now.x(), y) for y in range(image.height())]
    assert column.count(LIGHT.text) > 50
    assert LIGHT.text not in [pixel(image, elsewhere.x(), y) for y in range(image.height())]


def mistaken(weight: Weight) -> GraphState:
    return GraphState((GraphPoint(0.5), GraphPoint(0.5, mistake=weight), GraphPoint(0.5)))


@pytest.mark.parametrize("look", [LIGHT, DARK, HIGH_CONTRAST], ids=name)
def test_mistakes_are_told_by_their_shape(graph: Graph, dress: Dress, look: ChromeTheme) -> None:
    dress(look)
    filled = []
    for weight, ink in ((Weight.SMALL, look.warn), (Weight.LARGE, look.danger)):
        graph.show_state(mistaken(weight))
        image, at = image_of(graph), plot(QRectF(graph.rect()), mistaken(weight)).at(1, 0.5)
        assert pixel(image, at.x(), at.y()) == ink
        tall = sum(pixel(image, at.x(), at.y() + dy) == ink for dy in range(-8, 9))
        slant = sum(pixel(image, at.x() + d, at.y() + d) == ink for d in range(-8, 9))
        filled.append(slant / tall)
    circle, diamond = filled
    assert diamond < circle


def test_both_curves_are_told_without_colour(graph: Graph) -> None:
    """Scores are dashed: along a level line there are gaps."""
    level = GraphState(tuple(GraphPoint(0.9, -2.5) for _ in range(5)))
    graph.show_state(level)
    image, place = image_of(graph), plot(QRectF(graph.rect()), level)
    y = round(place.y(0.25))
    columns = range(round(place.x(1)), round(place.x(3)))
    greys = [QColor(image.pixel(x, y)).lightness() for x in columns]
    assert min(greys) < 150 < 200 < max(greys)
    y = round(place.y(0.9))
    assert max(QColor(image.pixel(x, y)).lightness() for x in columns) < 200


def test_high_contrast_has_no_shade(graph: Graph, dress: Dress) -> None:
    dress(HIGH_CONTRAST)
    image = image_of(graph)
    known = sum(share(image, ink) for ink in (HIGH_CONTRAST.card, HIGH_CONTRAST.accent, "#FFFFFF"))
    assert known > 0.93


def test_nothing_known_is_drawn_as_nothing(graph: Graph) -> None:
    graph.show_state(rates(None, None, None))
    assert share(image_of(graph), LIGHT.accent) == 0
    graph.show_state(GraphState())
    assert share(image_of(graph), LIGHT.accent) == 0


# Hands


def test_a_click_goes_there(graph: Graph) -> None:
    chosen: list[int] = []
    graph.index_chosen.connect(chosen.append)
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=place_in(graph, 4))
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(1, 20))
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(1, 40))  # one is there
    assert chosen == [4, 0]


def test_a_key_counts_from_the_last_one_however_late_the_rest_is_drawn(graph: Graph) -> None:
    chosen: list[int] = []
    graph.index_chosen.connect(chosen.append)
    graph.setFocus()
    for _ in range(3):
        QTest.keyClick(graph, Qt.Key.Key_Left)
    assert chosen == [1, 0]


def test_the_pointer_is_told_what_it_is_over(graph: Graph) -> None:
    said: list[int | None] = []
    graph.hovered.connect(said.append)
    QTest.mouseMove(graph, place_in(graph, 3))
    QTest.mouseMove(graph, place_in(graph, 3) + QPoint(2, 3))
    QTest.mouseMove(graph, place_in(graph, 1))
    QApplication.processEvents()
    assert said == [3, 1]


def test_a_drag_goes_along(graph: Graph) -> None:
    chosen: list[int] = []
    graph.index_chosen.connect(chosen.append)
    QTest.mousePress(graph, Qt.MouseButton.LeftButton, pos=place_in(graph, 1))
    QTest.mouseMove(graph, place_in(graph, 3))
    QApplication.processEvents()
    QTest.mouseRelease(graph, Qt.MouseButton.LeftButton, pos=place_in(graph, 3))
    assert chosen == [1, 3]


@pytest.mark.parametrize(
    ("key", "modifiers", "index"),
    [
        (Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier, 1),
        (Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier, 3),
        (Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier, 4),
        (Qt.Key.Key_PageUp, Qt.KeyboardModifier.NoModifier, 0),
        (Qt.Key.Key_Home, Qt.KeyboardModifier.NoModifier, 0),
        (Qt.Key.Key_End, Qt.KeyboardModifier.NoModifier, 4),
    ],
)
def test_keys_step_along(
    graph: Graph, key: Qt.Key, modifiers: Qt.KeyboardModifier, index: int
) -> None:
    chosen: list[int] = []
    graph.index_chosen.connect(chosen.append)
    graph.setFocus()
    QTest.keyClick(graph, key, modifiers)
    assert chosen == [index]


def test_at_the_end_no_key_goes_on(graph: Graph) -> None:
    chosen: list[int] = []
    graph.index_chosen.connect(chosen.append)
    graph.show_state(rates(0.5, 0.5, current=1))
    QTest.keyClick(graph, Qt.Key.Key_Right)
    QTest.keyClick(graph, Qt.Key.Key_A)
    assert chosen == []


def test_it_tells_its_name_and_where_one_stands(graph: Graph) -> None:
    assert graph.accessibleName() == "Win rate and score over the game"
    assert graph.accessibleDescription() == "move 2"
    graph.show_state(rates(0.5, 0.5, current=1))
    assert graph.accessibleDescription() == "move 1"


def test_an_empty_graph_stands_still(graph: Graph) -> None:
    chosen: list[int] = []
    graph.index_chosen.connect(chosen.append)
    graph.show_state(GraphState())
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(200, 60))
    QTest.mouseMove(graph, QPoint(120, 60))
    QTest.keyClick(graph, Qt.Key.Key_Right)
    assert chosen == []


@pytest.mark.parametrize("language", ["es", "de", "ja"])
def test_the_scores_beside_it_have_room_in_every_language(language: str, dress: Dress) -> None:
    dress(LIGHT)
    translator = QTranslator()
    assert translator.load(f"tromp_gui_{language}", str(resources.path("translations")))
    QCoreApplication.installTranslator(translator)
    try:
        state = GraphState((GraphPoint(0.5, 1.0), GraphPoint(0.5, 2.0)))
        size = QRectF(0, 0, 500, 120)
        room = size.right() - plot(size, state).box.right()
        widest = max(advance(lead_mark(color, state.scale), font(Type.AXIS)) for color in Color)
        assert widest + 6 < room < 100
    finally:
        QCoreApplication.removeTranslator(translator)
