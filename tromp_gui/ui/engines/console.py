"""The engine console: log, command line with history, search."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QBoxLayout, QCompleter, QLineEdit, QPlainTextEdit

from tromp_gui.session.engine.consoles import MOST_LINES
from tromp_gui.session.engine.link import LogKind, LogLine
from tromp_gui.session.idle import IdleWork
from tromp_gui.ui.kit.action_buttons import tool_button
from tromp_gui.ui.kit.boxes import hbox, section
from tromp_gui.ui.kit.fields import ChoiceBox
from tromp_gui.ui.kit.key_text import pressed
from tromp_gui.ui.kit.plain_text import plain_label, show_text
from tromp_gui.ui.kit.rows import SectionHead
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import Ink, qicon
from tromp_gui.ui.look.shadow import CardBackground
from tromp_gui.ui.look.theme import current, scaled
from tromp_gui.ui.look.typography import fixed_pitch
from tromp_gui.ui.shell.command_ids import CommandId as Id

_SLICE = 50
"""The lines added at once."""

_SEARCH = QKeySequence("Ctrl+F")
"""The key that searches the log while the console has the focus."""

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
        self.setFont(fixed_pitch())
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
            self._write(cursor, kind, "\n".join(line.signed for line in group))
        cursor.endEditBlock()
        if follows:
            self._go_to_end()

    def _write(self, cursor: QTextCursor, kind: LogKind, text: str) -> None:
        ink = QTextCharFormat()
        ink.setForeground(QColor(_INKS[kind](current())))
        cursor.insertText(text if self.document().isEmpty() else "\n" + text, ink)

    def search(self, text: str, is_backward: bool = True) -> bool:
        """Select the next match of `text` (any case), also from the top; False: there is none."""
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


MOST_REMEMBERED = 200


class ConsoleInput(QLineEdit):
    """A command line with completion; Up and Down go through the history.

    Signal: `entered(str)`, a command.
    """

    entered = Signal(str)

    def __init__(self) -> None:
        super().__init__()
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
        """The commands entered, newest last."""
        return tuple(self._history)

    def remember(self, history: Sequence[str]) -> None:
        """Set the history of earlier sessions."""
        self._history = list(history)[-MOST_REMEMBERED:]
        self._place = len(self._history)

    def show_commands(self, commands: Sequence[str]) -> None:
        """Set the commands that can be completed."""
        if self._commands.stringList() != list(commands):
            self._commands.setStringList(list(commands))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go through the history; Tab accepts the first completion."""
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


_ALL, _ERRORS = range(2)
_NARROW = 420


class ConsolePanel(CardBackground):
    """Signals: `engine_chosen(int)`, an index in the list; `entered(str)`, a command;
    `turned(bool)`, to errors only or back.
    """

    engine_chosen = Signal(int)
    entered = Signal(str)
    turned = Signal(bool)

    def __init__(self, action: Callable[[str], QAction]) -> None:
        super().__init__()
        self._head = SectionHead(self.tr("Console"))
        self.engines = ChoiceBox()
        self.engines.setAccessibleName(self.tr("Engine"))
        self.engines.setMinimumContentsLength(6)
        self.engines.setSizeAdjustPolicy(
            ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.engines.currentIndexChanged.connect(self.engine_chosen)
        self.log, self.input = ConsoleLog(), ConsoleInput()
        self.input.entered.connect(self.entered)
        self._switch = SegmentedSwitch(
            self.tr("Show"), [self.tr("All"), self.tr("Errors")], segment=56
        )
        self._switch.selected.connect(lambda index: self.turned.emit(index == _ERRORS))
        self._said = plain_label("", "danger")
        self._said.hide()
        self._make_search()
        self._make_buttons(action)
        self._lay_out()
        self.setFocusProxy(self.input)

    def _make_search(self) -> None:
        self._search = QLineEdit()
        self._search.setAccessibleName(self.tr("Search the log"))
        self._search.setPlaceholderText(self.tr("Search the log; press Enter for the next match"))
        self._search.hide()
        self._search.textChanged.connect(lambda: self._find(True))
        self._search.installEventFilter(self)

    def _make_buttons(self, action: Callable[[str], QAction]) -> None:
        self._run = tool_button(action(Id.CONSOLE_RUN), qicon(Icon.PLAY_ON))
        search = QAction(self.tr("Search the log"), self)
        search.setShortcut(_SEARCH)  # for the tool tip; the key is taken by `event`
        search.triggered.connect(self.open_search)
        self._file = tool_button(action(Id.CONSOLE_LOG), qicon(Icon.SAVE))
        self._file.setCheckable(True)
        self._buttons = (
            self._run,
            tool_button(search, qicon(Icon.FIND)),
            tool_button(action(Id.CONSOLE_COPY), qicon(Icon.COPY)),
            self._file,
            tool_button(action(Id.CONSOLE), qicon(Icon.CROSS), self.tr("Close the console")),
        )

    def _lay_out(self) -> None:
        tools = hbox((self._switch, 1), *self._buttons, gap=4)
        self._top = hbox((self.engines, 1), tools, gap=4)
        section(self, self._head, self._top, self._search, (self.log, 1), self._said, self.input)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the engines on a separate line if the column is narrow."""
        super().resizeEvent(event)
        ways = QBoxLayout.Direction
        narrow = self.width() < scaled(_NARROW)
        self._top.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)

    def minimumSizeHint(self) -> QSize:
        """High enough for a few lines of the log."""
        return QSize(0, scaled(200))

    # Contents

    def show_engines(self, names: Sequence[str], at: int) -> None:
        """List these engines, with the one at index `at` chosen (-1: none)."""
        with QSignalBlocker(self.engines):
            if [self.engines.itemText(row) for row in range(self.engines.count())] != list(names):
                self.engines.clear()
                self.engines.addItems(list(names))
            self.engines.setCurrentIndex(at)
            self.engines.setEnabled(bool(names))

    def show_state(self, state: str, is_running: bool, is_written: bool) -> None:
        """Show what the engine is doing, and whether the log is written to a file."""
        self._head.show_note(state)
        self._run.setIcon(qicon(Icon.SQUARE if is_running else Icon.PLAY_ON))
        self._file.setChecked(is_written)

    def refuse(self, text: str) -> None:
        """Show why the last request was refused; '' clears it."""
        show_text(self._said, text)

    # Search

    def open_search(self) -> None:
        self._search.show()
        self._search.setFocus()
        self._search.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+F searches the log; Escape returns to the command line."""
        if pressed(event) == _SEARCH:
            self.open_search()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Take Ctrl+F while the console has the focus."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(pressed(event) == _SEARCH)
            if event.isAccepted():
                return True
        return super().event(event)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """In the search field: Return and Shift+Return find the next and previous match."""
        if watched is self._search and event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._find(not event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                return True
            if event.key() == Qt.Key.Key_Escape:
                self._search.hide()
                self.input.setFocus()
                return True
        return False

    def _find(self, is_backward: bool) -> None:
        found = self.log.search(self._search.text(), is_backward)
        self.refuse("" if found else self.tr("Not found in the log."))
