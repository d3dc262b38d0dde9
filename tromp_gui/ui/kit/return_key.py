"""Return pushes the focused button, as the space bar does."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget


def push_focused(window: QWidget, event: QKeyEvent) -> bool:
    """Handle Return by pushing the focused button of `window`; return whether there was one.

    Check boxes and switches react only to the space bar.
    """
    focused = window.focusWidget()
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        return False
    if not isinstance(focused, QAbstractButton) or focused.isCheckable():
        return False
    focused.click()
    return True
