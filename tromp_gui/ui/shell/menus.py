"""Builds the menus of a window from the table in `command_ids`."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from tromp_gui.ui.shell.actions import Actions
from tromp_gui.ui.shell.command_ids import LINE, Item, menus
from tromp_gui.ui.shell.command_ids import CommandId as Id

_ROLES = {
    Id.ABOUT: QAction.MenuRole.AboutRole,
    Id.PREFERENCES: QAction.MenuRole.PreferencesRole,
    Id.QUIT: QAction.MenuRole.QuitRole,
}
"""What macOS moves into the menu of the program; Qt would guess others by their words."""


def fill(bar: QMenuBar, actions: Actions, below: dict[Id, QMenu]) -> None:
    """Build the menus of a window; `below` are submenus by the command they stand under."""
    for title, items in menus():
        _fill(bar.addMenu(title), items, actions, below)


def _fill(menu: QMenu, items: Iterable[Item], actions: Actions, below: dict[Id, QMenu]) -> None:
    for item in items:
        if item is LINE:
            menu.addSeparator()
        elif isinstance(item, tuple):
            _fill(menu.addMenu(item[0]), item[1], actions, below)
        else:
            actions[item].setMenuRole(_ROLES.get(item, QAction.MenuRole.NoRole))
            menu.addAction(actions[item])
            if item in below:
                menu.addMenu(below[item])
