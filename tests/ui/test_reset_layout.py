"""However it was torn, one command makes the window as it was at first."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.road import Person
from tromp_gui.ui.layout_switch import Layout

pytestmark = pytest.mark.xvfb


def test_size_division_and_layout_come_back(qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.window.resize(1280, 800)
    first = person.board.width()
    person.press("Ctrl+2")
    splitter = person.window._splitter
    splitter.moveSplitter(500, 1)
    person.window.resize(900, 640)
    assert person.board.width() != first
    person.action("reset-layout").trigger()
    qtbot.waitUntil(lambda: person.window.width() == 1280)
    assert abs(person.board.width() - first) <= 1
    assert person.workspace.view.layout is Layout.PLAY
