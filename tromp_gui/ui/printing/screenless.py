"""Drawing where there is no screen. QtGui only."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication


def screenless() -> QGuiApplication:
    """An application that needs no screen: without one no letters can be drawn. Keep it."""
    there = QGuiApplication.instance()
    if isinstance(there, QGuiApplication):
        return there
    return QGuiApplication(["tromp-gui", "-platform", "offscreen"])
