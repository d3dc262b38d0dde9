"""What the keyboard does in every window: the focus is shown, and Return pushes a button."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

ARROWS = {
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
}
"""The keys that move the cursor in a table or a tree, with Home and End."""


class FocusRings(QObject):
    """A ring for each window, made when the keyboard first moves the focus there, or when it opens
    above a window where the keyboard did. The focused widget is scrolled into view.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        app.focusChanged.connect(self._on_focus_changed)

    def _on_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        if now is not None and _is_used_by_keyboard(now.window()):
            from tromp_gui.ui.kit.focus_ring import show_focus

            show_focus(now, self._app)


def _is_used_by_keyboard(window: QWidget) -> bool:
    below = window.parentWidget()
    windows = (window,) if below is None else (window, below.window())
    by_keyboard = Qt.WidgetAttribute.WA_KeyboardFocusChange
    return any(each.testAttribute(by_keyboard) for each in windows)


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
