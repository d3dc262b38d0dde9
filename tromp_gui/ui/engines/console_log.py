"""The log of the console: each line with a sign and colour for who wrote it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import groupby

from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QFontDatabase, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QPlainTextEdit

from tromp_gui.session.engine.link import LogKind, LogLine
from tromp_gui.session.engine.log import MOST_LINES, line_text
from tromp_gui.session.idle import IdleWork
from tromp_gui.ui.look.icons import Ink
from tromp_gui.ui.look.theme import current

_SLICE = 50
"""The lines added at once."""

_INKS: dict[LogKind, Ink] = {
    LogKind.SENT: lambda theme: theme.accent,
    LogKind.ANSWERED: lambda theme: theme.text,
    LogKind.STRAY: lambda theme: theme.text2,
    LogKind.ERROR: lambda theme: theme.warn,
}


class ConsoleLog(QPlainTextEdit):
    """The last lines of the log; follows new lines while the end is visible.

    Many lines are added in slices, so that a flood of them does not block the window.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setMaximumBlockCount(MOST_LINES)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setAccessibleName(self.tr("Log"))
        self._lines: list[LogLine] = []
        self._pending: deque[LogLine] = deque(maxlen=MOST_LINES)
        self._work = IdleWork(self)

    def show_lines(self, lines: Iterable[LogLine]) -> None:
        """Show these lines instead of the present ones."""
        self._lines = []
        self._pending.clear()
        self._work.stop()
        self.clear()
        self.add_lines(lines)
        self._go_to_end()

    def add_lines(self, lines: Iterable[LogLine]) -> None:
        """Append lines: the first of them at once, the others soon."""
        added = list(lines)[-MOST_LINES:]
        self._lines = [*self._lines, *added][-MOST_LINES:]
        self._pending.extend(added)
        if not self._work.is_busy:
            self._work.begin(self._write_pending())

    def _write_pending(self) -> Iterator[None]:
        while self._pending:
            self._write_slice()
            yield

    def _write_slice(self) -> None:
        bar = self.verticalScrollBar()
        follows = bar.value() >= bar.maximum() - 1
        count = min(_SLICE, len(self._pending))
        lines = [self._pending.popleft() for _ in range(count)]
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        for kind, group in groupby(lines, lambda line: line.kind):
            self._write(cursor, kind, "\n".join(map(line_text, group)))
        cursor.endEditBlock()
        if follows:
            self._go_to_end()

    def _write(self, cursor: QTextCursor, kind: LogKind, text: str) -> None:
        ink = QTextCharFormat()
        ink.setForeground(QColor(_INKS[kind](current())))
        cursor.insertText(text if self.document().isEmpty() else "\n" + text, ink)

    def search(self, text: str, is_backward: bool = True) -> bool:
        """Select the next match of `text` (any case), wrapping around; return False if there is
        none.
        """
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
        """Recolour the lines for another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._lines:
            self.show_lines(self._lines)

    def _go_to_end(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())
