"""Analysis in the window, by keys and mouse, with real engines whose numbers are known."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from tests.record.trees import grown
from tests.ui.analysis.places import place_in
from tests.ui.person import Person, part
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.attached import AttachedEngine, EngineState
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.verdict import Verdict
from tromp_gui.gtp.vertex import format_vertex, parse_vertex
from tromp_gui.learning.candidates import Grade
from tromp_gui.match.player import Attached
from tromp_gui.session.play.analysis_session import FIRST, SECOND, AnalysisSession
from tromp_gui.session.play.player_engines import OWN
from tromp_gui.settings import ANALYSIS_ENGINE, BUILT_IN, Settings
from tromp_gui.ui.analysis.controller import AnalysisController
from tromp_gui.ui.analysis.game_dialog import AnalyseGameDialog
from tromp_gui.ui.analysis.graph import Graph
from tromp_gui.ui.analysis.opinion_view import OpinionView
from tromp_gui.ui.analysis.panel import AnalysisPanel
from tromp_gui.ui.analysis.report_view import MomentCard, ReportView
from tromp_gui.ui.analysis.state import Tab
from tromp_gui.ui.kit.row_table import TextTable
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.panels.players import PlayerCard
from tromp_gui.ui.shell.column import ColumnScroll
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.table.spoken import point_words

SCRIPT = Path(__file__).parents[2] / "session" / "analysis_engine.py"
GAME = "(;SZ[9]KM[7];B[ba];W[ca];B[da](;W[ia];B[aa])(;W[bb];B[ha]))"
"""On the main line the score is 0, -1, 1, -2, 6, 6 for Black."""


class Analyst(Person):
    """A person with attached engines and an open game."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__(qtbot)
        self.bot = qtbot
        for kind in ("kata", "lz", "gnugo", "none"):
            launch = Launch(sys.executable, (str(SCRIPT), kind))
            self.sessions.engines.attach(AttachedEngine(kind, launch))
        crash = Launch(sys.executable, (str(SCRIPT), "kata", "--dies-after", "40"))
        self.sessions.engines.attach(AttachedEngine("crash", crash))
        self.analysis.choose(FIRST, Attached("kata"))
        self.record.open(grown(GAME))
        self.show_layout(Layout.REVIEW)
        self.board.setFocus()

    @property
    def analysis(self) -> AnalysisSession:
        return self.sessions.analysis

    @property
    def panel(self) -> AnalysisPanel:
        found = self.window.findChild(AnalysisPanel)
        assert isinstance(found, AnalysisPanel)
        return found

    @property
    def graph(self) -> Graph:
        found = self.window.findChild(Graph)
        assert isinstance(found, Graph)
        return found

    @property
    def opinions(self) -> list[OpinionView]:
        return [view for view in self.panel.findChildren(OpinionView) if view.isVisible()]

    def table(self, place: int = FIRST) -> TextTable:
        found = self.opinions[place].findChild(TextTable)
        assert isinstance(found, TextTable)
        return found

    def texts(self, place: int = FIRST) -> list[list[str]]:
        """The texts in the rows of a table."""
        model = self.table(place).model()
        return [
            [str(model.index(row, column).data()) for column in range(model.columnCount())]
            for row in range(model.rowCount())
        ]

    def message(self) -> str:
        """The sentence shown instead of moves."""
        view = self.opinions[FIRST]
        return " ".join(each.text() for each in view.findChildren(QLabel) if each.isVisible())

    def analyse_all(self, meanwhile: str = "") -> None:
        """Analyse the whole game with the dialog's defaults except for the time, and press keys
        meanwhile.
        """
        self.press("Ctrl+R")
        dialog = self.dialog(AnalyseGameDialog)
        assert isinstance(dialog, AnalyseGameDialog)
        (seconds,) = dialog.findChildren(QLineEdit)
        seconds.setFocus()
        seconds.selectAll()
        QTest.keyClicks(seconds, "0.1")
        QTest.keyClick(seconds, Qt.Key.Key_Return)
        QApplication.processEvents()
        self.window.activateWindow()
        self.press(meanwhile)
        self.bot.waitUntil(lambda: "analysed" in self.status)
        self.bot.waitUntil(lambda: None not in [each.score for each in self.graph.state.points])

    def wait_moves(self) -> None:
        """Wait until the board shows moves of the current position."""
        self.bot.waitUntil(lambda: bool(self.board.state.candidates))

    def moves(self) -> list[str]:
        return [format_vertex(each.point) for each in self.board.state.candidates]

    def line(self) -> list[tuple[str, str, int]]:
        return [
            (each.color.value, format_vertex(each.point), each.number)
            for each in self.board.state.numbered
        ]

    def point_words(self, vertex: str) -> str:
        """What a screen reader says of a point."""
        point = parse_vertex(vertex, 9, 9)
        assert point is not None
        return point_words(self.board.state, self.record.at_node().position.board, point)

    def turn_wheel(self, vertex: str, notches: int) -> None:
        place = QPointF(self.place(vertex))
        event = QWheelEvent(
            place,
            QPointF(self.board.viewport().mapToGlobal(place.toPoint())),
            QPoint(),
            QPoint(0, -120 * notches),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(self.board.viewport(), event)
        QApplication.processEvents()


@pytest.fixture
def person(qtbot: QtBot) -> Analyst:
    return Analyst(qtbot)


# The current position


def test_space_starts_and_stops_the_analysis(person: Analyst) -> None:
    person.press("Space")
    person.wait_moves()
    assert person.moves() == ["A9", "B9", "C9", "D9", "E9"]
    assert [each.rank for each in person.board.state.candidates] == [0, 1, 2, 3, 4]
    assert person.board.state.ownership[Point(0, 0)] == pytest.approx(1.0)
    person.press("Space")
    engine = person.analysis.analyst(FIRST)
    assert engine is not None
    person.bot.waitUntil(lambda: engine.engine.state is EngineState.READY)
    assert person.moves(), "what was found stays in sight"


def test_the_table_and_the_board_show_the_same_moves(person: Analyst) -> None:
    person.press("End Space")
    person.wait_moves()
    person.bot.waitUntil(lambda: bool(person.texts()))
    first = person.texts()[0]
    assert first[0] == "E9"
    assert (first[2], first[4]) == ("−10.0", "F9 G9 H9")
    assert person.board.state.candidates[0].figures[1] == "−10.0"


def test_losses_instead_of_values_are_a_choice(person: Analyst) -> None:
    person.press("End Space")
    person.wait_moves()
    person.action("show-losses").trigger()
    person.bot.waitUntil(lambda: person.texts()[0][2] == "0.0")
    assert [each.figures[0] for each in person.board.state.candidates][:2] == ["0.0", "−1.0"]
    assert person.texts()[1][2] == "−1.0"


def test_the_legend_names_the_unit_of_the_losses(person: Analyst) -> None:
    person.window.resize(1280, 900)
    person.press("End Space")
    person.bot.waitUntil(person.panel.legend.isVisible)
    points = person.panel.legend.unit
    person.analysis.choose(FIRST, Attached("lz"))
    person.bot.waitUntil(lambda: person.panel.legend.unit != points)


def test_the_analysis_follows_the_cursor(person: Analyst) -> None:
    person.press("Space")
    person.wait_moves()
    person.press("Right")
    assert person.moves() == [], "of another position at once nothing"
    person.wait_moves()
    assert person.board.state.candidates[0].figures[1] == "+1.0"


def test_player_cards_show_the_win_rate(person: Analyst) -> None:
    person.press("End Space")
    person.wait_moves()
    person.bot.waitUntil(lambda: "%" in _card(person, Color.BLACK))
    assert "64.6%" in _card(person, Color.BLACK)
    assert "35.4%" in _card(person, Color.WHITE)


def _card(person: Analyst, color: Color) -> str:
    word = "Black" if color is Color.BLACK else "White"
    cards = person.window.findChildren(PlayerCard)
    return next(each.accessibleName() for each in cards if each.accessibleName().startswith(word))


def test_the_analysis_stops_in_another_layout(person: Analyst) -> None:
    person.press("Space")
    person.wait_moves()
    person.press("Ctrl+1")
    analyst = person.analysis.analyst(FIRST)
    assert analyst is not None
    person.bot.waitUntil(lambda: analyst.engine.state is EngineState.READY)
    assert person.moves() == []
    person.press("Ctrl+2")
    person.wait_moves()
    person.press("Ctrl+1 Space")
    assert person.layout is Layout.REVIEW


def test_a_hidden_window_does_not_analyse(person: Analyst) -> None:
    person.press("Space")
    person.wait_moves()
    analyst = person.analysis.analyst(FIRST)
    assert analyst is not None
    person.window.hide()
    person.bot.waitUntil(lambda: analyst.engine.state is EngineState.READY)
    person.window.show()
    person.bot.waitUntil(lambda: analyst.engine.state is EngineState.ANALYSING)


# Lines


def test_the_pointer_on_a_move_shows_its_line(person: Analyst) -> None:
    person.press("Space")
    person.wait_moves()
    person.hover("B9")
    assert person.line() == [("B", "B9", 1), ("W", "A9", 2), ("B", "C9", 3), ("W", "D9", 4)]
    assert person.moves() == []
    assert person.status.startswith("B9")
    assert "then A9 C9 D9" in person.status
    person.hover("E5")
    assert person.line() == []
    assert person.moves()


def test_the_wheel_goes_through_a_line_or_the_game(person: Analyst) -> None:
    person.press("Space")
    person.wait_moves()
    person.hover("A9")
    person.turn_wheel("A9", -2)
    assert [number for _, _, number in person.line()] == [1, 2]
    person.turn_wheel("A9", 1)
    assert [number for _, _, number in person.line()] == [1, 2, 3]
    person.turn_wheel("A9", -9)
    assert [number for _, _, number in person.line()] == [1]
    person.hover("E5")
    person.turn_wheel("E5", 1)
    assert person.record.depth() == 1


def test_keys_select_moves_and_change_the_length_of_lines(person: Analyst) -> None:
    person.press("Space")
    person.wait_moves()
    person.bot.waitUntil(lambda: person.action("next-candidate").isEnabled())
    person.press("A A")
    assert person.line()[0] == ("B", "B9", 1)
    person.press("Shift+L Shift+L")
    assert len(person.line()) == 2
    person.press("L")
    assert len(person.line()) == 3
    person.press("Shift+A")
    assert person.line()[0] == ("B", "A9", 1)
    person.press("Ctrl+Return")
    record = person.record
    assert record.cursor.get("B") == ("aa",)
    assert person.line() == []


def test_return_plays_the_selected_row(person: Analyst) -> None:
    person.press("Space")
    person.wait_moves()
    person.bot.waitUntil(lambda: len(person.texts()) == 5)
    table = person.table()
    QTest.mouseClick(
        table.viewport(),
        Qt.MouseButton.LeftButton,
        pos=table.visualRect(table.model().index(2, 0)).center(),
    )
    assert person.line()[0] == ("B", "C9", 1)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert person.line()[0] == ("B", "D9", 1)
    person.bot.waitUntil(person.action("play-candidate").isEnabled)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert person.record.cursor.get("B") == ("da",)


# The whole game


def test_analysing_a_game_draws_the_graph_and_finds_mistakes(person: Analyst) -> None:
    person.analyse_all()
    scores = [point.score for point in person.graph.state.points]
    assert scores == [0.0, -1.0, 1.0, -2.0, 6.0, 6.0]
    assert not person.record.is_modified
    person.action("mistakes").trigger()
    (table,) = [
        each for each in person.panel.findChildren(TextTable)
        if each.accessibleName() == "Biggest mistakes"
    ]  # fmt: skip
    model = table.model()
    cells = [str(model.index(0, column).data()) for column in range(model.columnCount())]
    assert cells == ["4", "White J9", "A9", "8.0 points", ""]
    QTest.mouseClick(
        table.viewport(),
        Qt.MouseButton.LeftButton,
        pos=table.visualRect(model.index(0, 1)).center(),
    )
    assert person.record.depth() == 3, "the position before the mistake"
    assert person.board.state.played == parse_vertex("J9", 9, 9)
    assert person.line()[0] == ("W", "A9", 1), "the better move's line"
    assert "A9" in person.status


def test_the_move_of_the_game_is_among_the_moves_with_its_value(person: Analyst) -> None:
    person.analyse_all()
    person.panel.show_tab(Tab.MOVES)
    person.board.setFocus()
    person.record.go_to_index(3)
    person.bot.waitUntil(lambda: len(person.texts()) == 6)
    mark = person.board.state.candidates[-1]
    assert format_vertex(mark.point) == "J9"
    assert (mark.figures[1], mark.grade) == ("−6.0", Grade.SERIOUS)
    assert person.texts()[-1][0].startswith("J9")
    place = format_vertex(mark.point)
    assert "loses 8.0 points" in person.point_words(place)
    assert "played in the game" in person.point_words(place)


@pytest.mark.parametrize(("size", "has_graph"), [((1280, 720), True), ((800, 560), False)])
def test_the_panel_hides_parts_where_the_column_would_have_to_scroll(
    person: Analyst, size: tuple[int, int], has_graph: bool
) -> None:
    person.window.resize(*size)
    person.analyse_all()
    person.panel.show_tab(Tab.MOVES)
    person.wait_moves()
    QApplication.processEvents()
    assert person.graph.isVisible() is has_graph
    assert part(person.window, ColumnScroll).verticalScrollBar().maximum() == 0


def test_the_next_mistake_is_an_annotated_or_a_measured_one(person: Analyst) -> None:
    person.analyse_all()
    person.board.setFocus()
    person.press("Home Ctrl+Shift+PgDown")
    assert person.record.depth() == 2, "the position before an analysed one"
    person.press("Ctrl+Shift+PgDown")
    assert person.record.depth() == 3
    assert person.board.state.played == parse_vertex("J9", 9, 9)
    assert person.line()[0] == ("W", "A9", 1), "the better move's line"
    assert "J9 lost 8.0 points" in person.status
    person.press("Ctrl+Shift+PgUp")
    assert person.record.depth() == 2
    person.record.open(grown("(;SZ[9];B[aa];W[bb]BM[1];B[cc])"))
    person.press("Ctrl+Shift+PgDown")
    assert person.record.depth() == 2


def test_the_mistakes_by_keys_alone(person: Analyst) -> None:
    person.analyse_all()
    person.board.setFocus()
    person.press("Ctrl+M")
    QTest.keyClick(person.window.focusWidget(), Qt.Key.Key_Return)
    assert person.record.depth() == 3, "the position before the biggest one"
    QTest.keyClick(person.window.focusWidget(), Qt.Key.Key_Down)
    assert person.record.depth() == 2, "and before the next"
    QTest.keyClick(person.window.focusWidget(), Qt.Key.Key_Escape)
    assert person.board.hasFocus()


def test_tab_goes_through_the_panel_before_the_bars(person: Analyst) -> None:
    person.analyse_all()
    person.board.setFocus()
    stops = []
    for _ in range(30):
        QTest.keyClick(person.window.focusWidget(), Qt.Key.Key_Tab)
        stops.append(person.window.focusWidget().accessibleName())
    assert stops[0] == "Tree or comment: Tree"
    assert stops.index("How each player played") < stops.index("Layout: Review")


def test_a_click_in_the_graph_goes_to_the_move_and_keys_step(person: Analyst) -> None:
    person.analyse_all()
    graph, record = person.graph, person.record
    place = place_in(graph, 3)
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=place)
    assert record.depth() == 3
    graph.setFocus()
    QTest.keyClick(graph, Qt.Key.Key_Right)
    assert record.depth() == 4
    person.bot.waitUntil(lambda: "Move 4: " in graph.accessibleDescription())
    assert "Black ahead by 6.0" in graph.accessibleDescription()


def test_the_same_button_stops_the_analysis_of_a_game(person: Analyst) -> None:
    person.press("Ctrl+R")
    dialog = person.dialog(AnalyseGameDialog)
    person.push("Analyse", dialog)
    person.window.activateWindow()
    person.bot.waitUntil(lambda: person.analysis.progress is not None)
    person.bot.waitUntil(lambda: "Stop analysing the game" in _buttons(person))
    person.push("Stop analysing the game", person.panel)
    assert person.analysis.progress is None
    assert "The analysis was stopped." in person.status


def _buttons(person: Analyst) -> list[str]:
    return [each.text().replace("&", "").strip() for each in person.panel.findChildren(QPushButton)]


def test_saving_is_one_step_that_can_be_undone(person: Analyst) -> None:
    person.analyse_all()
    record = person.record
    person.press("Ctrl+K")
    assert record.tree.root.get("V") == ("0",)
    assert record.tree.root.get("TGWR") == ("0.5",)
    assert "saved to the game" in person.status
    person.press("Ctrl+K")
    assert "already" in person.status
    person.board.setFocus()
    person.press("Ctrl+Z")
    assert not record.tree.root.has("V")
    assert not record.is_modified


def test_a_file_that_was_analysed_shows_its_graph(person: Analyst) -> None:
    assert person.window.findChild(AnalysisPanel) is None
    person.record.open(grown("(;SZ[9]V[0];B[aa]V[-6];W[bb]V[12])"))
    person.bot.waitUntil(lambda: person.graph.isVisible())
    assert [point.score for point in person.graph.state.points] == [0.0, -6.0, 12.0]
    person.record.open(grown("(;SZ[9];B[aa])"))
    person.bot.waitUntil(lambda: not person.panel.isVisible())


def test_the_panel_of_an_analysed_game_does_not_stay_for_one_that_was_not(person: Analyst) -> None:
    person.action("mistakes").trigger()
    assert person.panel.isVisible()
    person.record.open(grown("(;SZ[9]V[0];B[aa]V[-6])"))
    assert person.panel.isVisible()
    assert not person.panel.mistakes.isVisible()
    person.record.open(grown("(;SZ[9];B[aa])"))
    assert not person.panel.isVisible()


def test_the_panel_stays_while_it_analyses(person: Analyst) -> None:
    person.press("Space")
    person.record.open(grown("(;SZ[9];B[aa])"))
    assert person.panel.isVisible()


# Engines


def test_two_engines_are_shown_side_by_side(person: Analyst) -> None:
    person.analysis.choose(SECOND, Attached("lz"))
    person.press("Space")
    person.wait_moves()
    person.bot.waitUntil(lambda: len(person.opinions) == 2 and bool(person.texts(SECOND)))
    assert person.board.state.candidates[0].figures[1] == "0.0"
    table = person.table(SECOND)
    QTest.mouseClick(
        table.viewport(),
        Qt.MouseButton.LeftButton,
        pos=table.visualRect(table.model().index(1, 0)).center(),
    )
    assert person.analysis.shown == SECOND
    assert person.line()[0] == ("B", "B9", 1)


def test_an_engine_without_analysis_says_so(person: Analyst) -> None:
    person.analysis.choose(FIRST, Attached("gnugo"))
    person.press("End Space")
    person.wait_moves()
    assert [each.figures for each in person.board.state.candidates] == [("1",)]
    person.bot.waitUntil(lambda: "it estimates: Black ahead by 6.0" in person.message())
    assert "gnugo cannot analyse" in person.message()
    assert person.texts()[0][0] == "E9"


def test_an_engine_without_scores_says_so(person: Analyst) -> None:
    person.analysis.choose(FIRST, Attached("none"))
    person.press("Space")
    person.wait_moves()
    person.bot.waitUntil(lambda: "This is the move it would play." in person.message())


def test_after_a_crash_a_restart_is_offered(person: Analyst) -> None:
    person.analysis.choose(FIRST, Attached("crash"))
    person.press("Space")
    person.bot.waitUntil(lambda: "Restart" in _buttons(person))
    assert "crash" in person.message()
    assert person.status
    person.push("Restart", person.panel)
    person.wait_moves()


def test_without_an_analysis_the_panel_says_how_to_start_one(person: Analyst) -> None:
    person.press("Ctrl+7")
    assert "has not been analysed" in person.message()
    person.push("Analyse", person.opinions[FIRST])
    person.wait_moves()


def test_the_menu_chooses_engines_and_what_is_shown(person: Analyst) -> None:
    person.press("Space")
    person.wait_moves()
    person.action("show-candidates").trigger()
    person.bot.waitUntil(lambda: person.moves() == [])
    assert person.board.state.ownership
    person.action("show-ownership").trigger()
    person.bot.waitUntil(lambda: not person.board.state.ownership)
    person.action("show-candidates").trigger()
    person.wait_moves()
    person.press("Ctrl+5")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    engines = next(each.menu() for each in menu.actions() if each.text() == "Compare with")
    assert isinstance(engines, QMenu)
    names = [each.text() for each in engines.actions()]
    assert names == ["No other engine", "Tromp Go", "kata", "lz", "gnugo", "none", "crash"]
    next(each for each in engines.actions() if each.text() == "lz").trigger()
    menu.close()
    assert person.analysis.engine(SECOND) == Attached("lz")


def test_in_a_small_window_the_analysis_is_in_a_tab(person: Analyst) -> None:
    person.press("Space")
    person.wait_moves()
    person.window.resize(900, 600)
    QApplication.processEvents()
    switches = [
        each for each in person.window.findChildren(SegmentedSwitch)
        if each.isVisible() and each.accessibleName() == "Tree, comment or analysis"
    ]  # fmt: skip
    assert len(switches) == 1
    assert person.panel.isVisible()
    person.push("Tree", switches[0])
    assert not person.panel.isVisible()
    assert person.column.tree.isVisible()


# Engine and verdict


def katago(person: Analyst, folder: Path) -> Launch:
    """A program with KataGo's name that answers like the other engines here."""
    program = folder / "katago"
    program.write_text(f"#!/bin/sh\nexec {sys.executable} {SCRIPT} kata\n")
    program.chmod(0o755)
    return Launch(str(program))


@pytest.mark.skipif(os.name == "nt", reason="a shell script is the program")
def test_the_strongest_engine_analyses_until_another_is_chosen(
    person: Analyst, tmp_path: Path
) -> None:
    engines = person.sessions.engines
    engines.attach(AttachedEngine("KataGo", katago(person, tmp_path)))
    assert person.analysis.engine(FIRST) == Attached("KataGo")
    person.press("Space")
    person.bot.waitUntil(lambda: person.analysis.evaluation(person.record.cursor) is not None)
    Settings().set(ANALYSIS_ENGINE, BUILT_IN)
    engines.remove(0)
    assert person.analysis.engine(FIRST) == Attached("KataGo"), "it is at work"
    person.press("Space")
    engines.remove(0)
    assert person.analysis.engine(FIRST) == OWN


def test_estimate_and_analysis_show_the_same_score(person: Analyst) -> None:
    person.press("Space")
    person.bot.waitUntil(lambda: person.analysis.verdict(person.record.cursor) is not None)
    person.press("E")
    person.wait_for_status("Estimate: ")
    estimate = person.sessions.estimator.estimate
    value = person.analysis.evaluation(person.record.cursor)
    assert estimate is not None
    assert value is not None
    assert estimate.lead == value.score == 0.0


def test_estimate_bar_graph_and_card_show_one_verdict(person: Analyst) -> None:
    """No engine is running, so all of them show what is known of the position."""
    sessions = person.sessions
    record = sessions.record
    person.controller(AnalysisController).open()
    board = record.at_node().position.board
    verdict = Verdict(
        board,
        "Odd",
        lead=12.3,
        win_rate=0.9,
        owners=dict.fromkeys(board.points(None), 0.5),
    )
    person.analysis.keep(record.cursor, verdict)
    person.press("E")
    assert "Black will win by about 12.3" in person.status
    assert sessions.estimator.estimate == verdict
    assert set(person.board.state.ownership.values()) == {0.5}
    person.bot.waitUntil(lambda: person.graph.state.points[record.depth()].score is not None)
    here = person.graph.state.points[record.depth()]
    assert (here.score, here.win_rate) == (12.3, 0.9)
    assert "Black ahead by 12.3" in person.graph.state.words
    assert "90.0%" in _card(person, Color.BLACK)


# The report


def report(person: Analyst) -> ReportView:
    found = person.window.findChild(ReportView)
    assert isinstance(found, ReportView)
    return found


def test_the_report_opens_when_the_game_is_analysed(person: Analyst) -> None:
    person.analyse_all()
    view = report(person)
    assert view.isVisible()
    (table,) = view.findChildren(TextTable)
    texts = [str(table.model().index(row, 3).data()) for row in range(table.model().rowCount())]
    assert texts[0] == "1.3"  # Black's mean loss, as in the literal sum of the engine's columns
    cards = view.findChildren(MomentCard)
    assert len(cards) == 2


def test_the_report_waits_while_another_tab_was_chosen(person: Analyst) -> None:
    person.analyse_all(meanwhile="Ctrl+M")
    assert person.panel.mistakes.isVisible()
    assert person.panel.mistakes.isAncestorOf(person.window.focusWidget())


def test_a_moment_shows_the_position_before_it_with_the_better_line(person: Analyst) -> None:
    person.analyse_all()
    second = report(person).findChildren(MomentCard)[1]
    button = second.findChild(QPushButton)
    assert isinstance(button, QPushButton)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert person.record.depth() == 3  # White's fourth move lost eight points
    assert person.line()[0] == ("W", "A9", 1)


def test_the_report_is_saved_as_a_page(person: Analyst, tmp_path: Path) -> None:
    person.analyse_all()
    for name, start in (("report.html", b"<!DOCTYPE html>"), ("report.pdf", b"%PDF")):
        person.actions["export-report"].trigger()
        person.choose_file(tmp_path / name)
        assert (tmp_path / name).read_bytes().startswith(start)


def test_without_an_analysis_there_is_no_report(person: Analyst) -> None:
    person.actions["print-report"].trigger()
    assert "Analyse" in person.status
    person.press("Ctrl+9")
    view = report(person)
    assert view.isVisible()
    assert not view.findChildren(MomentCard)


def test_a_region_is_dragged_analysed_and_ended_by_escape(qtbot: QtBot) -> None:
    person = Analyst(qtbot)
    action = person.action("analyse-region")
    action.trigger()
    person.click("G8 H9")
    region = {parse_vertex(each, 9, 9) for each in ("G8", "G9", "H8", "H9")}
    assert action.isChecked()
    assert person.board.state.area == region
    assert "G8" in person.status
    assert "H9" in person.status
    qtbot.waitUntil(lambda: bool(person.board.state.candidates))
    assert {each.point for each in person.board.state.candidates} <= region
    assert person.board.state.area == region
    person.press("Esc")
    assert not action.isChecked()
    assert not person.board.state.area
