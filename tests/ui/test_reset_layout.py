"""One command restores the window's initial layout."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui import application
from tromp_gui.ui.shell.layout_switch import Layout

pytestmark = pytest.mark.xvfb


def test_the_first_window_is_no_larger_than_the_screen(qtbot: QtBot) -> None:
    window = application.make_window()
    qtbot.addWidget(window)
    room = window.screen().availableSize()
    assert (window.width(), window.height()) == (
        min(1280, room.width()),
        min(800, room.height() - 40),
    )


def test_size_division_and_layout_are_reset(qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.action("reset-layout").trigger()
    size = person.window.screen().availableSize()
    qtbot.waitUntil(lambda: person.window.width() == min(1280, size.width()))
    first = person.board.width()
    person.press("Ctrl+2")
    splitter = person.window._splitter
    splitter.moveSplitter(first - 80, 1)
    person.window.resize(720, 560)
    assert person.board.width() != first
    person.action("reset-layout").trigger()
    qtbot.waitUntil(lambda: person.window.width() == min(1280, size.width()))
    assert abs(person.board.width() - first) <= 1
    assert person.layout is Layout.PLAY
