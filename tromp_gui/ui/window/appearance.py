"""The board's look wherever it is used, and the preferences."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QApplication

from tromp_gui.session import language
from tromp_gui.settings import LANGUAGE, SOUNDS, Setting
from tromp_gui.ui.look.board_themes import BoardLook
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.typography import why_unreadable
from tromp_gui.ui.shell.actions import Command
from tromp_gui.ui.shell.parts import Parts

if TYPE_CHECKING:
    from tromp_gui.ui.dialogs.preferences import PreferencesDialog


class AppearanceController(QObject):
    """Applies changes of the board's look to the small boards and stones in the column.

    It also enables animation of stones, if the system allows it.
    """

    def __init__(self, parts: Parts, why_silent: Callable[[], str]) -> None:
        """`why_silent()` returns why no sound can be played, for the preferences."""
        window = parts.window
        super().__init__(window)
        self._why_silent = why_silent
        self._window, self._status = window, parts.status
        self._dressed: list[Callable[[BoardLook], object]] = []
        window.theme_manager.failed.connect(self._on_failed)
        window.theme_manager.board_changed.connect(self._show_look)
        window.board.wants_motion = _system_wants_motion
        window.settings.changed.connect(self._on_setting_changed)
        self.dress(lambda look: parts.column.cards.show_stones(look.theme))
        parts.actions.add(self.rows())

    def dress(self, show: Callable[[BoardLook], object]) -> None:
        """Apply the current look to a part of the column, and each later one."""
        self._dressed.append(show)
        show(self._window.theme_manager.board())

    def _on_failed(self, _: Setting[object], why: str) -> None:
        self._status.refuse(why)

    def _show_look(self, look: BoardLook) -> None:
        for show in self._dressed:
            show(look)

    def _on_setting_changed(self, setting: Setting[object]) -> None:
        """Warn if no font has the characters of a chosen language."""
        from tromp_gui.ui.dialogs.preferences import PreferencesDialog

        dialog = self._window.findChild(PreferencesDialog)
        if setting is LANGUAGE and dialog is not None:
            code = language.resolved(self._window.settings.get(LANGUAGE))
            dialog.show_problem(LANGUAGE, why_unreadable(code))

    def rows(self) -> list[Command]:
        text = QCoreApplication.translate("commands", "Pr&eferences…")
        return [
            Command("preferences", text, ("Ctrl+,",), self.open_preferences,
                icon=Icon.PREFERENCES, menu="edit.preferences", in_exercise=True)
        ]  # fmt: skip

    def open_preferences(self) -> None:
        """Show the preferences beside the board, at most once."""
        from tromp_gui.ui.dialogs.preferences import PreferencesDialog

        dialog = self._window.findChild(PreferencesDialog) or self._preferences()
        dialog.show_problem(SOUNDS, self._why_silent())
        dialog.show_in_front()

    def _preferences(self) -> PreferencesDialog:
        from tromp_gui.ui.dialogs.preferences import PreferencesDialog
        from tromp_gui.ui.dialogs.preferences_rows import sections
        from tromp_gui.ui.look import user_board_themes as user_themes

        listed = sections(user_themes.names(), str(user_themes.folder()))
        dialog = PreferencesDialog(self._window.settings, listed, self._window)
        self._window.theme_manager.failed.connect(dialog.show_problem)
        return dialog


def _system_wants_motion() -> bool:
    """Whether the system allows animation: the style's hint is 0 ms if not."""
    from PySide6.QtWidgets import QStyle

    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return QApplication.style().styleHint(hint) > 0
