"""On macOS, the system asks a running program to open a file by an event."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tromp_gui.ui.window.file_requests import FileRequests


def test_a_request_is_kept_until_it_is_taken_once(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    requests = FileRequests(qapp, "darwin")
    assert requests.take() is None
    for name in ("first.sgf", "second.sgf"):
        with qtbot.waitSignal(requests.received):
            QCoreApplication.sendEvent(qapp, QFileOpenEvent(str(tmp_path / name)))
    assert requests.take() == tmp_path / "second.sgf"
    assert requests.take() is None
    qapp.removeEventFilter(requests)


def test_other_systems_watch_no_events(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    requests = FileRequests(qapp, "linux")
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(str(tmp_path / "game.sgf")))
    assert requests.take() is None


def test_other_events_are_passed_on(qtbot: QtBot, qapp: QApplication) -> None:
    requests = FileRequests(qapp, "darwin")
    assert not requests.eventFilter(qapp, QEvent(QEvent.Type.User))
    assert requests.take() is None
    qapp.removeEventFilter(requests)
