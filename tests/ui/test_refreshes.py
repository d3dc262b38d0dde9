"""Each act refreshes every part of the real window once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.scoring.dead_stones import Reach
from tromp_gui.session.library.process import LibraryProcess
from tromp_gui.settings import OPENING, OpenAt
from tromp_gui.ui.panels.players import PlayerCards
from tromp_gui.ui.score import controller as score_controller
from tromp_gui.ui.score.panel import ScorePanel
from tromp_gui.ui.shell import board_controller
from tromp_gui.ui.shell.actions import Actions
from tromp_gui.ui.shell.board_controller import BoardController
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.status_controller import StatusController
from tromp_gui.ui.tree.tree_view import TreeView

pytestmark = pytest.mark.xvfb
PARTS: list[tuple[str, object, str]] = [
    ("board", board_controller, "present"),
    ("cards", PlayerCards, "show_cards"),
    ("status", StatusController, "refresh"),
    ("actions", Actions, "refresh"),
    ("count", ScorePanel, "show_state"),
    ("tree", TreeView, "refresh"),
    ("tree", TreeView, "_reveal"),
]
ALL = {"board": 1, "cards": 1, "status": 1, "actions": 1, "tree": 1}
FILE = "(;SZ[9]C[A game.];B[aa];W[bb])"


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each part has been built."""
    counter: Counter[str] = Counter()
    for part, owner, name in PARTS:
        made = getattr(owner, name)

        def count(*args: object, _made: Callable[..., object] = made, _part: str = part) -> object:
            counter[_part] += 1
            return _made(*args)

        monkeypatch.setattr(owner, name, count)
    return counter


@pytest.fixture
def person(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Person:
    """A person whose window changes by acts alone: the marking card stays as it is, and the
    library's process, whose answers come when they like, is not asked.
    """
    monkeypatch.setattr(score_controller, "_REST_MS", 24 * 60 * 60 * 1000)
    monkeypatch.setattr(LibraryProcess, "ask", lambda self, **question: None)
    return Person(qtbot)


def painted(counted: Counter[str], act: Callable[[], object]) -> dict[str, int]:
    """How often each part is built by an act and its consequences."""
    QApplication.processEvents()
    counted.clear()
    act()
    QApplication.processEvents()
    return dict(counted)


def test_each_act_of_a_game_refreshes_every_part_once(
    person: Person, counted: Counter[str]
) -> None:
    match, record = person.match, person.record
    reply = Turn(Color.WHITE, Point(6, 6))
    person.hover("C3")
    acts: dict[str, Callable[[], object]] = {
        "a click": lambda: person.click("C3"),
        "an engine's move": lambda: match.reply(reply, extends_previous=True),
        "undo": record.undo,
        "redo": record.redo,
        "a step back": lambda: record.step(-1),
        "a step on": lambda: record.step(1),
        "a pass": lambda: match.play(None),
    }
    assert {name: painted(counted, act) for name, act in acts.items()} == dict.fromkeys(acts, ALL)


def test_each_act_of_an_agreement_refreshes_every_part_once(
    person: Person, counted: Counter[str]
) -> None:
    """The second pass opens the Score layout, and the last agreement closes it."""
    s = person.sessions
    once = ALL | {"count": 1}
    s.match.play(Point(4, 4))
    s.match.play(None)
    acts: dict[str, Callable[[], object]] = {
        "the second pass": lambda: s.match.play(None),
        "a mark": lambda: s.score.click(Point(4, 4), Reach.REGION),
        "Black agrees": lambda: s.match.agree(Color.BLACK),
        "White agrees": lambda: s.match.agree(Color.WHITE),
        "undo": s.record.undo,
    }
    assert {name: painted(counted, act) for name, act in acts.items()} == dict.fromkeys(acts, once)


@pytest.mark.parametrize("opening", OpenAt)
@pytest.mark.parametrize("layout", Layout)
def test_opening_a_record_refreshes_every_part_once(
    person: Person, counted: Counter[str], layout: Layout, opening: OpenAt
) -> None:
    """From any layout, and at the start or the end of the record."""
    s = person.sessions
    s.settings.set(OPENING, opening)
    person.show_layout(layout)
    assert painted(counted, lambda: s.files.open_text(FILE)) == ALL
    assert person.layout is Layout.REVIEW


@pytest.mark.parametrize("layout", [Layout.PLAY, Layout.REVIEW])
def test_starting_a_game_refreshes_every_part_once(
    person: Person, counted: Counter[str], layout: Layout
) -> None:
    person.show_layout(layout)
    assert painted(counted, lambda: person.new_game(9, 9)) == ALL


def test_unrelated_changes_do_not_refresh_the_board(person: Person, counted: Counter[str]) -> None:
    assert painted(counted, lambda: person.controller(BoardController).highlight(None)) == {}
