"""Return pushes the focused button, as the space bar does."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

DEFAULT = "default"
"""The object name of the button that Return pushes if no button has the focus."""


def push_focused(window: QWidget, event: QKeyEvent) -> bool:
    """Handle Return by pushing the focused button of `window`, else the default one if it is
    visible; return whether there was one.

    Check boxes and switches react only to the space bar.
    """
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        return False
    button: QWidget | None = window.focusWidget()
    if not isinstance(button, QAbstractButton):
        button = window.findChild(QAbstractButton, DEFAULT)
    if not isinstance(button, QAbstractButton) or button.isCheckable() or not button.isVisible():
        return False
    button.click()
    return True
