"""Keyboard shortcuts: kept in the settings, given to the commands, listed and changed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tromp_gui.settings import KEY_PRESET, OWN_KEYS, Preset, Setting
from tromp_gui.ui.keys.menu_bar_keys import MenuBarKeys
from tromp_gui.ui.kit.key_text import key_text
from tromp_gui.ui.kit.plain_text import without_letter
from tromp_gui.ui.shell import keymap
from tromp_gui.ui.shell.actions import Command
from tromp_gui.ui.shell.actions import tr as _tr
from tromp_gui.ui.shell.keymap import Keys
from tromp_gui.ui.shell.menus import menus, sections_in
from tromp_gui.ui.shell.parts import Parts

if TYPE_CHECKING:
    from tromp_gui.ui.keys.command_table import CommandEntry
    from tromp_gui.ui.keys.key_editor import KeyEditorDialog


class KeysController(QObject):
    """Gives the commands their shortcuts, also when the settings change."""

    def __init__(self, parts: Parts, system: str = sys.platform) -> None:
        window, self._actions, self._settings = (
            parts.window, parts.actions, parts.sessions.settings,
        )  # fmt: skip
        super().__init__(window)
        self._window, self._system = window, system
        self._editor: KeyEditorDialog | None = None
        if system == "darwin":
            self._menu_bar = MenuBarKeys(window, self._actions)
        self._settings.changed.connect(self._on_setting_changed)
        self._actions.add(self.rows())

    def rows(self) -> list[Command]:
        menu = "help.keys"
        return [
            Command("shortcuts", _tr("&Keyboard shortcuts"), ("Ctrl+/",), self.show, menu=menu,
                in_exercise=True),
            Command("change-keys", self.tr("&Customise shortcuts…"), (),
                self.change, menu=menu, in_exercise=True),
            Command("command-list", self.tr("&All commands…"), ("Ctrl+Shift+P",), self.list,
                menu=menu, in_exercise=True),
        ]  # fmt: skip

    def apply(self) -> None:
        """Give every command its shortcuts from the settings."""
        self._actions.set_keys(self._keys())

    def command_rows(self) -> list[CommandEntry]:
        """Every command with its menu and current shortcuts, in the order of the menus."""
        from tromp_gui.ui.keys.command_table import CommandEntry

        actions = self._actions
        groups = {name: without_letter(menu[0]) for menu in menus() for name in sections_in(menu)}
        order = {name: place for place, name in enumerate(groups)}
        rows = sorted(actions.rows(), key=lambda row: order.get(row.menu, len(order)))
        board = self.tr("Board")
        return [
            CommandEntry(
                row.name,
                groups.get(row.menu, board),
                row.plain_text,
                " · ".join(actions.shown_keys(row.name)),
                actions[row.name].isEnabled(),
            )
            for row in rows
        ]

    def list(self) -> None:
        """Open the list of all commands."""
        from tromp_gui.ui.keys.command_table import CommandListDialog

        dialog = CommandListDialog(self.command_rows(), self._window)
        dialog.command_chosen.connect(lambda name: self._actions[name].trigger())
        dialog.open()

    def show(self) -> None:
        """Show all keyboard shortcuts, by the menus of their commands."""
        from tromp_gui.ui.keys.command_table import ShortcutsDialog

        rows = [row for row in self.command_rows() if row.keys]
        ShortcutsDialog(rows, self._window).open()

    def change(self) -> None:
        """Open the shortcut editor, at most one."""
        from tromp_gui.ui.keys.key_editor import KeyEditorDialog

        if self._editor is None:
            self._editor = editor = KeyEditorDialog(self._advice, self._window)
            editor.destroyed.connect(self._forget)
            editor.preset_chosen.connect(self._choose)
            editor.key_given.connect(self._assign_key)
            editor.keys_taken.connect(lambda name: self._save_keys({name: ()}))
            editor.keys_restored.connect(self._restore)
        self._update_editor()
        self._editor.show_in_front()

    def _forget(self) -> None:
        self._editor = None

    def _keys(self) -> Keys:
        rows = list(self._actions.rows())
        return keymap.keys_of(rows, self._preset(), self._mine(), self._system)

    def _preset(self) -> Preset:
        return self._settings.get(KEY_PRESET)

    def _mine(self) -> dict[str, tuple[str, ...]]:
        return keymap.from_text(self._settings.get(OWN_KEYS))

    def _on_setting_changed(self, setting: Setting[object]) -> None:
        if setting in (KEY_PRESET, OWN_KEYS):
            self.apply()
            self._update_editor()

    def _update_editor(self) -> None:
        if self._editor is not None:
            rows = [row._replace(is_enabled=True) for row in self.command_rows()]
            self._editor.show_keys(self._preset(), rows)

    # Requests from the editor

    def _choose(self, preset: Preset) -> None:
        self._settings.set(KEY_PRESET, preset)

    def _save_keys(self, change: Keys) -> None:
        self._settings.set(OWN_KEYS, keymap.to_text({**self._mine(), **change}))

    def _assign_key(self, name: str, key: str) -> None:
        own = {other: keymap.without(keys, [key]) for other, keys in self._mine().items()}
        own[name] = (*keymap.without(self._keys()[name], [key]), key)
        self._settings.set(OWN_KEYS, keymap.to_text(own))

    def _restore(self, name: str) -> None:
        mine = {other: keys for other, keys in self._mine().items() if other != name}
        self._settings.set(OWN_KEYS, keymap.to_text(mine))

    def _advice(self, name: str, key: str) -> str:
        rows = {row.name: row for row in self._actions.rows()}
        taken = keymap.taken_by(key, self._keys())
        others = [(other, theirs) for other, theirs in taken if other != name]
        if taken and not others:
            return self.tr("{key} already does this.").format(key=key_text(key))
        if keymap.swallows_typing(key, rows[name].where):
            text = self.tr(
                "{key} would work everywhere, so you could no longer type it in text fields."
            )
            return text.format(key=key_text(key))
        if not others:
            return self.tr("{key} is not in use.").format(key=key_text(key))
        text = self.tr("{key} is used for “{command}” and will be reassigned.")
        return "\n".join(
            text.format(key=key_text(theirs), command=rows[other].plain_text)
            for other, theirs in others
        )
