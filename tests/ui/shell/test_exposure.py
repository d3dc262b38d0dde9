"""A window of which nothing can be seen, although it is not minimised."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QExposeEvent, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.ui.shell import exposure
from tromp_gui.ui.shell.exposure import Exposure


class Surface:
    """Stands for the window's surface, which the test covers and shows."""

    def __init__(self, window: QWidget, patch: pytest.MonkeyPatch) -> None:
        self._handle, self._is_exposed = window.windowHandle(), True
        patch.setattr(window, "windowHandle", lambda: self)
        patch.setattr(exposure, "_LATE_MS", 0)

    def isExposed(self) -> bool:
        return self._is_exposed

    def installEventFilter(self, watcher: Exposure) -> None:
        self._watcher = watcher

    def turn(self, is_exposed: bool) -> None:
        self._is_exposed = is_exposed
        self._watcher.eventFilter(self._watcher, QExposeEvent(QRegion()))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def watched(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> tuple[Surface, list[bool]]:
    """The surface of a window that is watched, and what is said of it: whether it is covered."""
    surface, watcher, told = Surface(window, monkeypatch), Exposure(window), list[bool]()
    watcher.changed.connect(lambda: told.append(watcher.is_covered))
    watcher.watch()
    return surface, told


def test_a_covered_window_is_noticed_after_a_while(
    watched: tuple[Surface, list[bool]], qtbot: QtBot
) -> None:
    surface, told = watched
    surface.turn(False)
    assert not told
    qtbot.waitUntil(lambda: told == [True])
    surface.turn(True)
    assert told == [True, False]


def test_frames_that_are_late_hide_nothing(watched: tuple[Surface, list[bool]]) -> None:
    surface, told = watched
    surface.turn(False)
    surface.turn(True)
    for _ in range(3):
        QCoreApplication.processEvents()
    assert not told


def test_events_of_the_real_surface_arrive(window: QWidget) -> None:
    seen: list[QEvent.Type] = []

    class Watcher(Exposure):
        def eventFilter(self, watched: object, event: QEvent) -> bool:
            seen.append(event.type())
            return False

    watcher = Watcher(window)
    watcher.watch()
    QCoreApplication.sendEvent(window.windowHandle(), QExposeEvent(QRegion()))
    assert QEvent.Type.Expose in seen


def test_a_covered_window_is_not_analysed_for(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, told = Person(qtbot), list[bool]()
    surface = Surface(person.window, monkeypatch)
    monkeypatch.setattr(person.sessions.analysis, "be_seen", told.append)
    person.press("Ctrl+7")
    assert told[-1:] == [True]
    surface.turn(False)
    qtbot.waitUntil(lambda: told[-1:] == [False])
    surface.turn(True)
    assert told[-1:] == [True]
