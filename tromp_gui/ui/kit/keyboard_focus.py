"""Notices when the keyboard moves the focus."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget


class FocusRings(QObject):
    """A ring for each window, made when the keyboard first moves the focus there. The focused
    widget is scrolled into view.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        app.focusChanged.connect(self._on_focus_changed)

    def _on_focus_changed(self, old: QWidget | None, now: QWidget | None) -> None:
        by_keyboard = Qt.WidgetAttribute.WA_KeyboardFocusChange
        if now is not None and now.window().testAttribute(by_keyboard):
            from tromp_gui.ui.kit.focus_ring import show_focus

            show_focus(old, now, self._app)
