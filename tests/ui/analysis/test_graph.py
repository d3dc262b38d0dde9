"""The graph of the game: what it shows, and how it reacts to mouse and keys."""

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
from tromp_gui.record.evaluation import LARGE_MISTAKE, SMALL_MISTAKE, Evaluation, Loss
from tromp_gui.ui.analysis.graph import Graph, plot
from tromp_gui.ui.analysis.state import GraphState, runs, ticks
from tromp_gui.ui.kit.plain_text import advance
from tromp_gui.ui.look.theme import ChromeTheme, Type, font
from tromp_gui.ui.look.tokens import DARK, HIGH_CONTRAST, LIGHT, THEMES
from tromp_gui.wording.analysis import lead_mark


def rates(*values: float | None, current: int = 0) -> GraphState:
    points = tuple(Evaluation(win_rate=value) for value in values)
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


def test_the_scale_covers_all_scores() -> None:
    def scale(*scores: float) -> int:
        return GraphState(tuple(Evaluation(score) for score in scores)).scale

    assert [scale(0.2), scale(-5.0), scale(5.1), scale(3, -61), scale(90_000)] == [
        5,
        5,
        10,
        100,
        5000,
    ]
    assert GraphState().scale == 5


def test_scores_are_centred_and_stay_inside_the_graph() -> None:
    state = GraphState((Evaluation(0.0), Evaluation(-10.0), Evaluation(5), Evaluation()))
    assert state.leads() == (0.5, 0.0, 0.75, None)
    assert GraphState((Evaluation(-9e9),)).leads() == (0.0,)


def test_win_rates_are_the_main_curve_unless_hidden() -> None:
    points = (Evaluation(-4.0, 0.3), Evaluation(5.0, 0.8))
    assert GraphState(points).heights() == (0.3, 0.8)
    assert GraphState(points, win_rates=False).heights() == pytest.approx((0.1, 1.0))
    assert not GraphState(points, scores=False).has_scores
    assert not GraphState((Evaluation(1.0),)).has_win_rates


def test_gaps_divide_a_curve() -> None:
    assert list(runs((None, 0.1, 0.2, None, None, 0.3))) == [[(1, 0.1), (2, 0.2)], [(5, 0.3)]]
    assert list(runs((None, None))) == []


def test_move_numbers_have_a_minimum_distance() -> None:
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


def test_the_current_move_is_a_line_with_a_dot(graph: Graph) -> None:
    image, place = image_of(graph), plot(QRectF(graph.rect()), LINE)
    now, elsewhere = place.at(2, 0.4), place.at(3, 0.4)
    assert pixel(image, now.x(), now.y()) == LIGHT.text
    column = [pixel(image, now.x(), y) for y in range(image.height())]
    assert column.count(LIGHT.text) > 50
    assert LIGHT.text not in [pixel(image, elsewhere.x(), y) for y in range(image.height())]


def mistaken(points: float) -> GraphState:
    return rates(0.5, 0.5, 0.5)._replace(mistakes=((1, Loss(points, None)),))


@pytest.mark.parametrize("look", [LIGHT, DARK, HIGH_CONTRAST], ids=name)
def test_mistakes_differ_by_shape(graph: Graph, dress: Dress, look: ChromeTheme) -> None:
    dress(look)
    filled = []
    for lost, ink in ((SMALL_MISTAKE, look.warn), (LARGE_MISTAKE, look.danger)):
        graph.show_state(mistaken(lost))
        image, at = image_of(graph), plot(QRectF(graph.rect()), mistaken(lost)).at(1, 0.5)
        assert pixel(image, at.x(), at.y()) == ink
        tall = sum(pixel(image, at.x(), at.y() + dy) == ink for dy in range(-8, 9))
        slant = sum(pixel(image, at.x() + d, at.y() + d) == ink for d in range(-8, 9))
        filled.append(slant / tall)
    circle, diamond = filled
    assert diamond < circle


def test_curves_can_be_distinguished_without_colour(graph: Graph) -> None:
    """Scores are dashed: a horizontal line has gaps."""
    level = GraphState(tuple(Evaluation(-2.5, 0.9) for _ in range(5)))
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


def test_without_values_no_curve_is_drawn(graph: Graph) -> None:
    graph.show_state(rates(None, None, None))
    assert share(image_of(graph), LIGHT.accent) == 0
    graph.show_state(GraphState())
    assert share(image_of(graph), LIGHT.accent) == 0


# Input


def test_a_click_goes_to_the_position(graph: Graph) -> None:
    chosen: list[int] = []
    graph.index_chosen.connect(chosen.append)
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=place_in(graph, 4))
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(1, 20))
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(1, 40))  # already there
    assert chosen == [4, 0]


def test_quick_key_presses_add_up(graph: Graph) -> None:
    chosen: list[int] = []
    graph.index_chosen.connect(chosen.append)
    graph.setFocus()
    for _ in range(3):
        QTest.keyClick(graph, Qt.Key.Key_Left)
    assert chosen == [1, 0]


def test_hovering_reports_the_position(graph: Graph) -> None:
    said: list[int | None] = []
    graph.hovered.connect(said.append)
    QTest.mouseMove(graph, place_in(graph, 3))
    QTest.mouseMove(graph, place_in(graph, 3) + QPoint(2, 3))
    QTest.mouseMove(graph, place_in(graph, 1))
    QApplication.processEvents()
    assert said == [3, 1]


def test_dragging_follows_the_pointer(graph: Graph) -> None:
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
def test_keys_go_through_the_positions(
    graph: Graph, key: Qt.Key, modifiers: Qt.KeyboardModifier, index: int
) -> None:
    chosen: list[int] = []
    graph.index_chosen.connect(chosen.append)
    graph.setFocus()
    QTest.keyClick(graph, key, modifiers)
    assert chosen == [index]


def test_keys_stop_at_the_ends(graph: Graph) -> None:
    chosen: list[int] = []
    graph.index_chosen.connect(chosen.append)
    graph.show_state(rates(0.5, 0.5, current=1))
    QTest.keyClick(graph, Qt.Key.Key_Right)
    QTest.keyClick(graph, Qt.Key.Key_A)
    assert chosen == []


def test_name_and_position_are_accessible(graph: Graph) -> None:
    assert graph.accessibleName() == "Win rate and score over the game"
    assert graph.accessibleDescription() == "move 2"
    graph.show_state(rates(0.5, 0.5, current=1))
    assert graph.accessibleDescription() == "move 1"


def test_an_empty_graph_ignores_keys_and_clicks(graph: Graph) -> None:
    chosen: list[int] = []
    graph.index_chosen.connect(chosen.append)
    graph.show_state(GraphState())
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(200, 60))
    QTest.mouseMove(graph, QPoint(120, 60))
    QTest.keyClick(graph, Qt.Key.Key_Right)
    assert chosen == []


@pytest.mark.parametrize("language", ["es", "de", "ja"])
def test_score_labels_fit_in_every_language(language: str, dress: Dress) -> None:
    dress(LIGHT)
    translator = QTranslator()
    assert translator.load(f"tromp_gui_{language}", str(resources.path("translations")))
    QCoreApplication.installTranslator(translator)
    try:
        state = GraphState((Evaluation(1.0, 0.5), Evaluation(2.0, 0.5)))
        size = QRectF(0, 0, 500, 120)
        room = size.right() - plot(size, state).box.right()
        widest = max(advance(lead_mark(color, state.scale), font(Type.AXIS)) for color in Color)
        assert widest + 6 < room < 100
    finally:
        QCoreApplication.removeTranslator(translator)
