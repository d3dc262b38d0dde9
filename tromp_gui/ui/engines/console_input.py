"""The line of the console in which commands are typed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

MOST_REMEMBERED = 200


class ConsoleInput(QLineEdit):
    """Completes the commands an engine knows; Up and Down go through what was sent before.

    Signal: `entered(str)` a command.
    """

    entered = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Command for the engine"))
        self.setPlaceholderText(self.tr("GTP command; press Up for the previous one"))
        self._commands = QStringListModel(self)
        completer = QCompleter(self._commands, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCompleter(completer)
        self._history: list[str] = []
        self._place = 0
        self._draft = ""
        self.returnPressed.connect(self._enter)
        self.textEdited.connect(self._edited)

    @property
    def history(self) -> tuple[str, ...]:
        """What was sent, the newest last."""
        return tuple(self._history)

    def remember(self, history: Sequence[str]) -> None:
        """Begin with what was sent in earlier sessions."""
        self._history = list(history)[-MOST_REMEMBERED:]
        self._place = len(self._history)

    def show_commands(self, commands: Sequence[str]) -> None:
        """Complete these commands."""
        if self._commands.stringList() != list(commands):
            self._commands.setStringList(list(commands))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down walk through the history; Tab takes the first completion."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if steps is None or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
        else:
            self._walk(steps)

    def _walk(self, by: int) -> None:
        place = min(max(self._place + by, 0), len(self._history))
        if place == self._place:
            return
        if self._place == len(self._history):
            self._draft = self.text()
        self._place = place
        at_end = place == len(self._history)
        self.setText(self._draft if at_end else self._history[place])

    def _edited(self) -> None:
        self._place = len(self._history)

    def _enter(self) -> None:
        command = self.text().strip()
        if not command:
            return
        if self._history[-1:] != [command]:
            self._history = [*self._history, command][-MOST_REMEMBERED:]
        self._place, self._draft = len(self._history), ""
        self.clear()
        self.entered.emit(command)
