"""Opens the guide at the relevant chapter, and the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWhatsThis

from tromp_gui import resources
from tromp_gui.session import language
from tromp_gui.ui.kit.key_text import key_of
from tromp_gui.ui.shell.actions import Command, CommandId
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.parts import Parts

if TYPE_CHECKING:
    from tromp_gui.ui.dialogs.guide import GuideDialog

CHAPTERS = {
    Layout.PLAY: "Playing",
    Layout.REVIEW: "Looking at a game",
    Layout.SCORE: "The end of a game",
    Layout.LIBRARY: "Files",
}
"""The chapter about each layout, by its title in the English guide."""
STUDY = "Study"
"""The chapter about exercises."""


class GuideController(QObject):
    """Opens the guide, at most once."""

    def __init__(self, parts: Parts, show_keys: Callable[[], object]) -> None:
        super().__init__(parts.window)
        self._window, self._view, self._show_keys = parts.window, parts.view, show_keys
        self._sessions, self._actions = parts.sessions, parts.actions
        parts.status.rules_requested.connect(self.open_rules)
        parts.actions.add(self.rows())

    def rows(self) -> list[Command]:
        ask = QWhatsThis.enterWhatsThisMode
        return [
            Command(CommandId.GUIDE, self.tr("&Guide"), ("F1",), self.open, menu="help.guide",
                in_exercise=True),
            Command("rules", self.tr("R&ules"), (), self.open_rules,
                menu="help.rules", in_exercise=True),
            Command("whats-this", self.tr("&What’s This?"), ("Shift+F1",), ask,
                menu="help.guide", in_exercise=True),
        ]  # fmt: skip

    def open(self) -> None:
        """Show the chapter about the current exercise, or otherwise the current layout; if the
        guide is in front (on macOS the menus belong to it too), all shortcuts.
        """
        from tromp_gui.ui.dialogs.guide import GuideDialog

        dialog = self._window.findChild(GuideDialog) or self._make()
        if dialog.isActiveWindow():
            self._show_keys()
            return
        studies = self._sessions.learning.is_running
        dialog.open_at(self._titles.index(STUDY if studies else CHAPTERS[self._view.layout]))
        dialog.show_in_front()

    def open_rules(self) -> None:
        """Show the page about the rules of the current game."""
        from tromp_gui.ui.dialogs.guide import show_rules

        show_rules(self._sessions.record.terms.rules, self._window)

    @cached_property
    def _titles(self) -> list[str]:
        """The titles of the English guide, in whose order other languages have them."""
        from tromp_gui.ui.dialogs.guide import chapters

        return [chapter.title for chapter in chapters(resources.guide().read_text("utf-8"))]

    def _make(self) -> GuideDialog:
        from tromp_gui.ui.dialogs.guide import GuideDialog, chapters, with_present_keys

        text = resources.guide(language.current()).read_text("utf-8")
        text = with_present_keys(text, self._present_key)
        keys = self._actions[CommandId.GUIDE].shortcuts()
        dialog = GuideDialog(chapters(text), keys, self._window)
        dialog.shortcuts_requested.connect(self._show_keys)
        return dialog

    def _present_key(self, default: str) -> str:
        """The present key of the command with this default key; '' if there is none."""
        for row in self._actions.rows():
            if any(QKeySequence(key).toString() == default for key in row.keys):
                return key_of(self._actions[row.name])
        return ""
