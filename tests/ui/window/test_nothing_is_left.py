"""A closed window leaves no session, timer or widget behind."""

from __future__ import annotations

import gc
import weakref

import shiboken6
from PySide6.QtWidgets import QApplication

from tromp_gui import application


def test_a_window_takes_its_sessions_with_it(qapp: QApplication) -> None:
    others = set(QApplication.topLevelWidgets())
    window = application.make_window()
    composition = application.compose(window)
    left = weakref.ref(composition.sessions)
    shiboken6.delete(window)
    del composition
    gc.collect()
    assert left() is None
    assert set(QApplication.topLevelWidgets()) <= others
