"""A closed window leaves no session, timer or widget behind."""

from __future__ import annotations

import gc
import weakref

import shiboken6
from PySide6.QtWidgets import QApplication

from tests.ui.person import sessions_of
from tromp_gui import application


def test_closing_a_window_deletes_its_sessions(qapp: QApplication) -> None:
    others = set(QApplication.topLevelWidgets())
    window = application.make_window()
    application.compose(window)
    left = weakref.ref(sessions_of(window))
    shiboken6.delete(window)
    gc.collect()
    assert left() is None
    assert set(QApplication.topLevelWidgets()) <= others
