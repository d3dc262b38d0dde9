"""The command that opens the engines dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from tromp_gui.ui.engines.network_controller import NetworkController
from tromp_gui.ui.shell.actions import Command
from tromp_gui.ui.shell.parts import Parts

if TYPE_CHECKING:
    from tromp_gui.ui.engines.dialogs import EnginesDialog


class EnginesController(QObject):
    """Opens the engines dialog, at most one."""

    def __init__(self, parts: Parts, network: NetworkController) -> None:
        super().__init__(parts.window)
        self._window, self._network = parts.window, network
        self._registry = parts.sessions.engines
        self._dialog: EnginesDialog | None = None
        self._at = 0
        parts.actions.add(self.rows())

    def rows(self) -> list[Command]:
        text = QCoreApplication.translate("commands", "&Engines…")
        return [Command("engines", text, ("Ctrl+Shift+J",), self.open, menu="engines.list")]

    def open(self, name: str = "") -> None:
        """Show the dialog, with the engine of this name selected if there is one."""
        from tromp_gui.ui.engines.dialogs import EnginesDialog

        self._registry.reload()
        if self._dialog is None:
            dialog = EnginesDialog(self._registry, self._network, self._at, self._window)
            dialog.finished.connect(self._forget)
            self._dialog = dialog
        names = [each.name for each in self._registry.engines]
        if name in names:
            self._dialog.list.choose(names.index(name))
        self._dialog.show_in_front()

    def _forget(self) -> None:
        if self._dialog is not None:
            self._at, self._dialog = self._dialog.list.at, None
