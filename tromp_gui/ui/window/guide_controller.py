"""Opens the guide at the relevant chapter, and the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWhatsThis

from tromp_gui import resources
from tromp_gui.session import language
from tromp_gui.session.sessions import Sessions
from tromp_gui.ui.shell.actions import Command, CommandId, two_strokes
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.main_window import MainWindow

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

    def __init__(
        self,
        window: MainWindow,
        layout: Callable[[], Layout],
        show_keys: Callable[[], object],
        sessions: Sessions,
    ) -> None:
        super().__init__(window)
        self._window, self._layout, self._show_keys = window, layout, show_keys
        self._sessions = sessions

    def rows(self) -> list[Command]:
        ask = QWhatsThis.enterWhatsThisMode
        return [
            Command(CommandId.GUIDE, self.tr("&Guide"), ("F1",), self.open, in_exercise=True),
            Command(
                CommandId.RULES,
                self.tr("R&ules"),
                two_strokes("R"),
                self.open_rules,
                in_exercise=True,
            ),
            Command(
                CommandId.WHATS_THIS, self.tr("&What’s This?"), ("Shift+F1",), ask, in_exercise=True
            ),
        ]

    def open(self) -> None:
        """Show the chapter about the current exercise, or otherwise the current layout."""
        from tromp_gui.ui.dialogs.guide import GuideDialog

        dialog = self._window.findChild(GuideDialog) or self._make()
        studies = self._sessions.learning.is_running
        dialog.open_at(self._titles.index(STUDY if studies else CHAPTERS[self._layout()]))
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
        from tromp_gui.ui.dialogs.guide import GuideDialog, chapters

        text = resources.guide(language.current()).read_text("utf-8")
        dialog = GuideDialog(chapters(text), self._window)
        dialog.shortcuts_requested.connect(self._show_keys)
        return dialog
