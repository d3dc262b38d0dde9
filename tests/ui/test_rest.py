"""A window in which nothing happens asks for no new layout."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.learning.test_problem_window import Solver
from tromp_gui.ui.shell.layout_switch import Layout


class Requests(QObject):
    """Counts what asks for a new layout."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.count = 0
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() is QEvent.Type.LayoutRequest
        return False


def requested(app: QApplication) -> int:
    """The requests once the window has had the time to settle."""
    requests = Requests(app)
    for _ in range(30):
        app.processEvents()
    requests.count = 0
    for _ in range(10):
        app.processEvents()
    app.removeEventFilter(requests)
    return requests.count


@pytest.mark.parametrize("height", [600, 720, 1000])
def test_no_layout_is_arranged_for_ever(qtbot: QtBot, qapp: QApplication, height: int) -> None:
    """Solving problems did, and kept a core busy."""
    person = Solver(qtbot)
    person.window.resize(1024, height)
    person.solve("corner")
    assert not requested(qapp)
    person.press("Esc")
    assert not requested(qapp)
    person.press("Ctrl+5")
    assert not requested(qapp)
    for layout in Layout:
        person.show_layout(layout)
        assert not requested(qapp), layout
