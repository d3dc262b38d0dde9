"""The panel alone: table, bar, looks, and keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QPushButton, QWidget

from tests.ui.analysis.places import place_in
from tests.ui.conftest import Dress, Show
from tests.ui.contrast import contrast
from tests.ui.dialogs.windows import named, words
from tests.ui.pictures import image_of, pixels
from tromp_gui.go.point import Point
from tromp_gui.record.evaluation import Evaluation
from tromp_gui.ui.analysis.graph import Graph
from tromp_gui.ui.analysis.opinion_view import OpinionView
from tromp_gui.ui.analysis.panel import AnalysisPanel, WinBar
from tromp_gui.ui.analysis.state import (
    AnalysisState,
    CandidateRow,
    EngineOpinion,
    GraphState,
    MistakeRow,
    Tab,
)
from tromp_gui.ui.kit.menu_button import MenuButton
from tromp_gui.ui.kit.row_table import TextTable
from tromp_gui.ui.kit.rows import SectionHead
from tromp_gui.ui.look.theme import ChromeTheme
from tromp_gui.ui.look.tokens import HIT_TARGET, LIGHT, THEMES

ROWS = tuple(
    CandidateRow(Point(0, col), f"{'ABCDE'[col]}1", f"5{col}.0%", f"+{col}.5", f"{col}k", "C3 D4")
    for col in range(5)
)
CURVE = GraphState(tuple(Evaluation(1.0, 0.5) for _ in range(9)), 4, "Move 4: even")
STATE = AnalysisState(
    CURVE,
    0.4,
    "White ahead by 3.0",
    (EngineOpinion("KataGo", "1.2k visits", ROWS, 1),),
    mistakes=(MistakeRow(7, "58", "White K4", "C3", "16.2 points", "large"),),
)
LOOKS = pytest.mark.parametrize("look", THEMES, ids=lambda look: look.name)


class Stage:
    """A panel in a window, with the actions for its buttons."""

    def __init__(self, show: Show, width: int = 500, height: int = 460) -> None:
        self.actions = [
            QAction("&Analyse"),
            QAction("&Play this move"),
            QAction("Analyse &whole game…"),
        ]
        self.engines = QMenu()
        self.panel = AnalysisPanel(self.actions, QMenu(), self.engines, QWidget(), QWidget())
        self.panel.setMinimumHeight(height)
        show(self.panel, width)
        self.show(STATE)

    def show(self, state: AnalysisState) -> None:
        self.panel.show_state(state)
        QApplication.processEvents()

    def tables(self) -> list[TextTable]:
        return [each for each in self.panel.findChildren(TextTable) if each.isVisible()]

    def head(self, table: TextTable) -> list[str]:
        model, across = table.model(), Qt.Orientation.Horizontal
        columns = [at for at in range(model.columnCount()) if not table.isColumnHidden(at)]
        return [str(model.headerData(at, across)) for at in columns]


@pytest.fixture
def stage(show: Show, dress: Dress) -> Stage:
    dress(LIGHT)
    return Stage(show)


# Tables


def test_the_table_has_a_row_for_each_move(stage: Stage) -> None:
    (table,) = stage.tables()
    assert stage.head(table) == ["Move", "Win rate", "Lead", "Visits", "Continuation"]
    assert table.model().rowCount() == 5
    assert table.currentIndex().row() == 1
    assert table.accessibleDescription() == "KataGo  ·  1.2k visits"


def test_the_name_of_the_engine_is_a_menu(stage: Stage) -> None:
    button = stage.panel.findChild(MenuButton)
    assert button is not None
    assert button.menu() is stage.engines
    assert button.text() == "KataGo ▾"
    assert button.accessibleName() == "Engine: KataGo"
    name = "A & " + 20 * "very long "
    stage.show(AnalysisState(opinions=(EngineOpinion(name, "1.2k visits"),)))
    assert button.text().startswith("A && very")
    assert button.text().endswith("… ▾")
    assert button.toolTip() != ""
    assert button.width() < stage.panel.width()


@pytest.mark.parametrize("rows", [2, 30])
@pytest.mark.parametrize("width", [320, 346, 374, 460, 640])
def test_all_columns_and_headings_are_visible(
    show: Show, dress: Dress, width: int, rows: int
) -> None:
    dress(LIGHT)
    stage = Stage(show, width)
    stage.show(AnalysisState(opinions=(EngineOpinion("x", rows=ROWS[:1] * rows),)))
    (table,) = stage.tables()
    assert table.verticalScrollBar().isVisible() is (rows > 2)
    heads = table.horizontalHeader()
    assert heads.length() == table.viewport().width()
    for at in range(heads.count() - 1):
        assert heads.sectionSize(at) >= heads.sectionSizeHint(at)


def test_empty_columns_are_hidden(stage: Stage) -> None:
    bare = tuple(row._replace(lead="", visits="") for row in ROWS)
    stage.show(AnalysisState(opinions=(EngineOpinion("x", rows=bare),)))
    (table,) = stage.tables()
    assert stage.head(table) == ["Move", "Win rate", "Continuation"]


def test_new_results_keep_the_selected_row(stage: Stage) -> None:
    (table,) = stage.tables()
    chosen: list[int] = []
    table.row_chosen.connect(chosen.append)
    stage.show(AnalysisState(opinions=(EngineOpinion("x", rows=ROWS[::-1], chosen=1),)))
    assert table.currentIndex().row() == 1
    stage.show(AnalysisState(opinions=(EngineOpinion("x", rows=ROWS[:3], chosen=None),)))
    assert not table.currentIndex().isValid()
    assert chosen == [], "nobody chose anything"


def test_the_row_under_the_pointer_is_reported(stage: Stage) -> None:
    hovered: list[object] = []
    stage.panel.candidate_hovered.connect(lambda place, row: hovered.append((place, row)))
    (table,) = stage.tables()
    place = table.visualRect(table.model().index(3, 0)).center()
    QTest.mouseMove(table.viewport(), place)
    QApplication.processEvents()
    assert hovered == [(0, 3)]


def test_a_click_outside_the_rows_chooses_the_engine(stage: Stage) -> None:
    two = (EngineOpinion("one", rows=ROWS), EngineOpinion("two", rows=ROWS))
    stage.show(AnalysisState(opinions=two))
    shown: list[int] = []
    stage.panel.shown.connect(shown.append)
    view = [each for each in stage.panel.findChildren(OpinionView) if each.isVisible()][1]
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(20, 10))
    assert shown == [1]
    assert [stage.head(table)[-1] for table in stage.tables()] == ["Visits", "Visits"], "no room"


def test_mistakes_are_in_another_list(stage: Stage) -> None:
    chosen: list[int] = []
    stage.panel.mistakes.node_chosen.connect(chosen.append)
    stage.panel.show_tab(Tab.MISTAKES)
    QApplication.processEvents()
    (table,) = stage.tables()
    QTest.mouseClick(
        table.viewport(),
        Qt.MouseButton.LeftButton,
        pos=table.visualRect(table.model().index(0, 1)).center(),
    )
    assert chosen == [7]


def test_without_mistakes_it_says_whether_anything_was_analysed(stage: Stage) -> None:
    asked: list[None] = []
    stage.panel.mistakes.analyse_requested.connect(lambda: asked.append(None))
    stage.panel.show_tab(Tab.MISTAKES)
    stage.show(AnalysisState(CURVE, is_analysed=True))
    assert "No big mistakes in the analysed part of this line." in words(stage.panel)
    stage.show(AnalysisState())
    assert "Not analysed yet." in words(stage.panel)
    button = named(stage.panel, QPushButton, "Analyse the game")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(asked) == 1


# What is hidden


def test_without_values_the_graph_and_its_heading_are_hidden(stage: Stage) -> None:
    (graph,), (heading,) = stage.panel.findChildren(Graph), stage.panel.findChildren(SectionHead)
    assert graph.isVisible()
    assert heading.isVisible()
    stage.show(AnalysisState(opinions=STATE.opinions))
    assert not graph.isVisible()
    assert not heading.isVisible()
    assert not stage.panel.findChildren(WinBar)[0].isVisible()


def test_graph_and_buttons_are_hidden_if_there_is_little_room(show: Show, dress: Dress) -> None:
    dress(LIGHT)
    small = Stage(show, 320, 200)
    small.panel.setMaximumHeight(200)
    QApplication.processEvents()
    assert small.tables()
    assert not small.panel.findChildren(Graph)[0].isVisible()


def test_the_bar_has_an_accessible_description(stage: Stage) -> None:
    (bar,) = stage.panel.findChildren(WinBar)
    assert bar.accessibleDescription() == "Move 4: even"
    image = image_of(bar)
    middle = image.height() // 2
    row = [image.pixelColor(x, middle).lightness() for x in range(image.width())]
    dark = sum(value < 60 for value in row) / len(row)
    assert dark == pytest.approx(0.4, abs=0.02)


def test_hovering_the_graph_changes_the_heading(stage: Stage) -> None:
    (graph,) = stage.panel.findChildren(Graph)
    hovered: list[int | None] = []
    stage.panel.graph.hovered.connect(hovered.append)
    QTest.mouseMove(graph, place_in(graph, 6))
    QApplication.processEvents()
    assert hovered == [6]


# Looks and accessibility


@LOOKS
@pytest.mark.parametrize("size", [13, 20])
def test_buttons_have_names_and_are_large_enough(
    show: Show, dress: Dress, look: ChromeTheme, size: int
) -> None:
    dress(look, size)
    stage = Stage(show, 420, 640)
    for button in stage.panel.findChildren(QAbstractButton):
        if button.isVisible() and button.width() and _is_ours(button):
            assert button.accessibleName() or button.text(), button
            assert button.height() >= HIT_TARGET or button.text(), button
    for table in stage.tables():
        assert table.accessibleName()


def _is_ours(button: QWidget) -> bool:
    return not isinstance(button.parent(), TextTable)


@LOOKS
def test_the_selected_row_is_marked_in_every_theme(
    show: Show, dress: Dress, look: ChromeTheme
) -> None:
    dress(look)
    stage = Stage(show)
    (table,) = stage.tables()
    image = image_of(table)
    assert look.accent_soft.lower() in set(pixels(image))


def test_tab_order_is_graph_switch_table_buttons(stage: Stage) -> None:
    (graph,) = stage.panel.findChildren(Graph)
    graph.setFocus()
    seen = [graph.__class__.__name__]
    for _ in range(6):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        seen.append(now.__class__.__name__ if now is not None else "")
    assert seen[:4] == ["Graph", "QPushButton", "MenuButton", "TextTable"]


@pytest.mark.parametrize("look", THEMES, ids=lambda look: look.name)
def test_both_sides_of_the_bar_are_visible(dress: Dress, look: ChromeTheme) -> None:
    """On a dark background Black's share needs an edge."""
    dress(look)
    bar = WinBar()
    bar.show_share(0.9, "Black leads")
    bar.resize(200, bar.sizeHint().height())
    image = bar.grab().toImage()
    assert contrast(image.pixelColor(60, 0).name(), look.window) >= 3
