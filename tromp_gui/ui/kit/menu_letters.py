"""Letters in menus, which are keys of the board too."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu, QMenuBar

Modifier = Qt.KeyboardModifier


def keep_letters(menu: QMenu | QMenuBar) -> None:
    """Leave letters and other bare keys to an open menu, or to a menu bar that has the focus.

    Otherwise the board's keys work there: its commands are in the menus, or it has the focus below
    the menu, so that P passed in an open menu.
    """
    menu.installEventFilter(_Letters(menu))


class _Letters(QObject):
    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Qt asks whether a key is a shortcut; accepting it says no."""
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        held = event.modifiers() & ~(Modifier.ShiftModifier | Modifier.KeypadModifier)
        if held != Modifier.NoModifier:
            return False
        event.accept()
        return True
