"""The log of the console: who said what, told apart by a sign and by colour."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QFontDatabase, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from tromp_gui.session.engine_link import LogKind, LogLine
from tromp_gui.session.engine_talk import MOST_LINES, line_text
from tromp_gui.ui.icons import Ink
from tromp_gui.ui.theme import current

_INKS: dict[LogKind, Ink] = {
    LogKind.SENT: lambda theme: theme.accent,
    LogKind.ANSWERED: lambda theme: theme.text,
    LogKind.STRAY: lambda theme: theme.text2,
    LogKind.ERROR: lambda theme: theme.warn,
}


class ConsoleLog(QPlainTextEdit):
    """The last lines that were said; it follows the end while the end is in sight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setMaximumBlockCount(MOST_LINES)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setAccessibleName(self.tr("What was said"))
        self._lines: list[LogLine] = []

    def show_lines(self, lines: Iterable[LogLine]) -> None:
        """Show these in place of all that is shown."""
        self._lines = []
        self.clear()
        self.add_lines(lines)
        self._go_to_end()

    def add_lines(self, lines: Iterable[LogLine]) -> None:
        """Show more at the end."""
        bar = self.verticalScrollBar()
        follows = bar.value() >= bar.maximum() - 1
        added = list(lines)[-MOST_LINES:]
        self._lines = [*self._lines, *added][-MOST_LINES:]
        theme, ink = current(), QTextCharFormat()
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        for line in added:
            ink.setForeground(QColor(_INKS[line.kind](theme)))
            before = "" if self.document().isEmpty() else "\n"
            cursor.insertText(before + line_text(line), ink)
        cursor.endEditBlock()
        if follows:
            self._go_to_end()

    def search(self, text: str, is_backward: bool = True) -> bool:
        """Select the next place with `text` (any case), round the end; False without one."""
        flags = QTextDocument.FindFlag.FindBackward if is_backward else QTextDocument.FindFlag(0)
        if not text:
            return True
        if self.find(text, flags):
            return True
        cursor, operation = self.textCursor(), QTextCursor.MoveOperation
        self.moveCursor(operation.End if is_backward else operation.Start)
        found = self.find(text, flags)
        if not found:
            self.setTextCursor(cursor)
        return found

    def changeEvent(self, event: QEvent) -> None:
        """The inks follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._lines:
            self.show_lines(self._lines)

    def _go_to_end(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())
