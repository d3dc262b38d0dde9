"""The moves of people in the review."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView, QWidget
from pytestqt.qtbot import QtBot

from tests.engine.network.random_networks import human_network
from tests.ui.dialogs.windows import opened, words
from tests.ui.person import Person
from training.writer import write_network
from tromp_gui.go.point import Point
from tromp_gui.match.player import Imitator
from tromp_gui.network_files.profiles import KNOWN_FILE, RANKS
from tromp_gui.session.engine.catalogue.human_file import HumanFile
from tromp_gui.session.engine.catalogue.registry import EngineRegistry
from tromp_gui.settings import HUMAN_NETWORK, Settings
from tromp_gui.ui.analysis.people_view import PeopleState, PeopleView, PlayedMove, RankGraph
from tromp_gui.ui.kit.rank_slider import RankSlider
from tromp_gui.wording.analysis import percent
from tromp_gui.wording.people import rank_name

W = TypeVar("W", bound=QWidget)
FIVE = Imitator("rank_5k")


def inside(view: QWidget, kind: type[W]) -> W:
    """The widget of this kind in a view."""
    found = view.findChild(kind)
    assert isinstance(found, kind)
    return found


def view_of(qtbot: QtBot, file: Path | None) -> PeopleView:
    registry = EngineRegistry(Settings())
    if file is not None:
        file.touch()
        registry.use_human(str(file))
    return opened(qtbot, PeopleView(HumanFile(registry)))


def test_without_the_network_it_says_what_is_needed(qtbot: QtBot) -> None:
    view = view_of(qtbot, None)
    assert any(KNOWN_FILE in text for text in words(view))
    assert not [each for each in view.findChildren(RankSlider) if each.isVisible()]


def test_moves_and_the_likelihood_by_rank_are_shown(qtbot: QtBot, tmp_path: Path) -> None:
    view = view_of(qtbot, tmp_path / "human.bin.gz")
    shares = tuple(at / 100 for at in range(len(RANKS)))
    moves = {Point(2, 2): 0.5, None: 0.25}
    view.show_state(PeopleState(FIVE, moves, PlayedMove(Point(2, 2), shares)))
    model = inside(view, QTableView).model()
    told = [[model.index(row, at).data() for at in range(2)] for row in range(model.rowCount())]
    assert told == [["C3", percent(0.5)], ["pass", percent(0.25)]]
    graph = inside(view, RankGraph)
    assert graph.isVisible()
    assert f"{rank_name('9d')} {percent(0.28)}" in graph.accessibleDescription()
    assert graph.grab().width() > 0


def test_where_no_move_follows_there_is_no_graph(qtbot: QtBot, tmp_path: Path) -> None:
    view = view_of(qtbot, tmp_path / "human.bin.gz")
    view.show_state(PeopleState(FIVE, None, None, "It has ended."))
    assert not inside(view, RankGraph).isVisible()
    assert "It has ended." in words(view)


def test_a_rank_is_chosen_by_keys(qtbot: QtBot, tmp_path: Path) -> None:
    view = view_of(qtbot, tmp_path / "human.bin.gz")
    view.show_state(PeopleState(FIVE))
    with qtbot.waitSignal(view.people_chosen) as chosen:
        QTest.keyClick(inside(view, RankSlider), Qt.Key.Key_Right)
    assert chosen.args == [Imitator("rank_4k")]


def test_the_review_shows_the_moves_of_people(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "human.bin.gz"
    write_network(human_network(), file)
    Settings().set(HUMAN_NETWORK, str(file))
    person = Person(qtbot)
    person.click("C3 D4")
    person.press("Left")
    person.action("people").trigger()
    view = inside(person.window, PeopleView)
    assert view.isVisible()
    qtbot.waitUntil(lambda: inside(view, QTableView).model().rowCount() > 1)
    assert inside(view, RankGraph).isVisible()
    assert any(text.startswith("D4") for text in words(view))
    person.action("mistakes").trigger()
    assert not person.sessions.people.is_on
