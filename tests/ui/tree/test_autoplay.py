"""A game that plays by itself, and the numbers of its moves on the board."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.record.trees import grown
from tests.ui.person import Person
from tromp_gui.go.point import Point
from tromp_gui.settings import AUTOPLAY_SECONDS
from tromp_gui.ui.shell.layout_switch import Layout

GAME = "(;SZ[9];B[ee]LB[aa:x];W[gg];B[gc]TR[gc];W[cc])"


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    made = Person(qtbot)
    made.record.open(grown(GAME))
    made.show_layout(Layout.REVIEW)
    made.record.go_to_index(0)
    made.board.setFocus()
    return made


def test_a_game_plays_by_itself_to_its_end(person: Person, qtbot: QtBot) -> None:
    person.sessions.settings.set(AUTOPLAY_SECONDS, 0)
    before = person.action("autoplay").text()
    person.press("O")
    qtbot.waitUntil(lambda: person.record.depth() == 4)
    qtbot.waitUntil(lambda: person.action("autoplay").text() == before)
    assert not person.action("autoplay").isEnabled()


def test_any_other_act_stops_it(person: Person) -> None:
    person.sessions.settings.set(AUTOPLAY_SECONDS, 10)
    before = person.action("autoplay").text()
    person.press("O")
    assert person.record.depth() == 1, "the first move comes at once"
    assert person.action("autoplay").text() != before
    person.press("Right")
    assert person.action("autoplay").text() == before
    assert person.record.depth() == 2


def test_move_numbers_are_shown_by_one_key(person: Person) -> None:
    person.press("End F")
    assert dict(person.board.state.labels) == {
        Point(4, 4): "1", Point(2, 6): "2", Point(6, 6): "3", Point(6, 2): "4",
    }  # fmt: skip
    person.press("Left")
    state = person.board.state
    assert state.labels.keys() == {Point(4, 4), Point(2, 6)}, "a mark of the file comes first"
    person.press("F")
    assert not person.board.state.labels
