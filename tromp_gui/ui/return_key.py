"""Return pushes the button that has the focus; by itself Qt wants the space bar for that."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget


def push_focused(window: QWidget, event: QKeyEvent) -> bool:
    """Whether a key was Return for a button of `window`, which it has pushed then.

    A segment of a switch, which is chosen already where it has the focus, is not pushed.
    """
    focused = window.focusWidget()
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        return False
    if not isinstance(focused, QPushButton | QToolButton) or focused.property("role") == "segment":
        return False
    focused.click()
    return True
