"""The composition root: settings, sessions, window. No logic of its own."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from tromp_gui import __version__
from tromp_gui.match.setup import Setup
from tromp_gui.session.new_record import record_of
from tromp_gui.session.record_session import RecordSession
from tromp_gui.settings import Settings
from tromp_gui.ui import theme
from tromp_gui.ui.app_icon import app_icon
from tromp_gui.ui.focus_ring import FocusRing
from tromp_gui.ui.mishap import Mishaps
from tromp_gui.ui.tokens import LIGHT
from tromp_gui.ui.workspace import Sessions, Workspace


def make_application(arguments: Sequence[str]) -> QApplication:
    """The one QApplication, named and dressed."""
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    app = QApplication(list(arguments))
    QCoreApplication.setApplicationName("tromp_gui")
    QCoreApplication.setOrganizationName("tromp_gui")
    QCoreApplication.setApplicationVersion(__version__)
    QGuiApplication.setApplicationDisplayName("")
    QGuiApplication.setDesktopFileName("tromp-gui")
    QGuiApplication.setWindowIcon(app_icon())
    theme.apply(app, LIGHT)
    return app


def make_workspace() -> Workspace:
    """The window over an empty 9x9 board, ready for two players."""
    setup = Setup()
    sessions = Sessions(Settings(), RecordSession(record_of(setup)))
    sessions.match.start(setup)
    return Workspace(sessions)


def run(files: Sequence[str]) -> int:
    """Open the window, with a file where one is named, and run until it is closed."""
    app = make_application(sys.argv[:1])
    workspace = make_workspace()
    FocusRing(workspace.window, app)
    Mishaps(workspace.window, workspace.file.save_as)
    workspace.window.show()
    if files:
        workspace.file.open_path(Path(files[0]))
    else:
        workspace.offer_start()
    workspace.board.setFocus()
    QTimer.singleShot(0, workspace.recovery.offer)
    return app.exec()
