"""Keys on macOS, where the menu bar is the system's."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from tromp_gui.ui.kit.key_text import pressed
from tromp_gui.ui.shell.actions import Actions


class MenuBarKeys(QObject):
    """Leaves the board's keys to the widget that has the focus, and minimises the window by ⌘M.

    The system's menu bar takes the keys of its rows wherever the focus is: without this, an arrow
    key in a list would move in the game. Qt asks the focused widget first, by ShortcutOverride; if
    that is accepted, the key goes to the widget (`QCocoaNSMenuDelegate`).
    """

    def __init__(self, window: QWidget, actions: Actions) -> None:
        super().__init__(window)
        self._actions = actions
        QShortcut(QKeySequence("Ctrl+M"), window).activated.connect(window.showMinimized)
        app = QCoreApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt override: accept the board's keys for any other widget. A modal window has disabled
        the menus, and may have these keys itself.
        """
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride:
            return False
        if not isinstance(watched, QWidget) or watched.window().isModal():
            return False
        if not self._actions.is_elsewhere(watched, pressed(event)):
            return False
        event.accept()
        return True
