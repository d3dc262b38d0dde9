"""All commands in a table with a search field, to run or to change; and all shortcuts to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from tromp_gui.ui.kit.boxes import STRETCH, hbox, vbox
from tromp_gui.ui.kit.fields import search_field
from tromp_gui.ui.kit.form import WIDTH_WITH_LIST, FormDialog, plain_label, scrolled
from tromp_gui.ui.kit.row_table import Index, RowModel, show_rows_of
from tromp_gui.ui.look.theme import current, scaled

_HEIGHT = 480


class CommandListDialog(FormDialog):
    """Signal: `command_chosen(str)`, a command that is available; emitted after closing."""

    command_chosen = Signal(object)

    def __init__(self, rows: Sequence[CommandEntry], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Commands"), "", parent)
        self._enabled = {row.name for row in rows if row.is_enabled}
        self._note = plain_label("", "quiet")
        self._table = CommandTable()
        self._table.show_rows(rows)
        self._table.chosen.connect(self._choose)
        self._table.current_changed.connect(self._explain)
        self.body.addWidget(self._table, 1)
        self.body.addWidget(self._note)
        self.take_room(WIDTH_WITH_LIST, _HEIGHT)
        self._explain()
        self._table.setFocus()

    def _explain(self) -> None:
        row = self._table.current
        if row is None:
            self._note.setText(self.tr("No matching command."))
        elif row.name not in self._enabled:
            self._note.setText(self.tr("This is not available now."))
        else:
            self._note.setText(self.tr("Press Enter to run it."))

    def _choose(self, name: str) -> None:
        if name in self._enabled:
            self.accept()
            self.command_chosen.emit(name)


_ROLE = Qt.ItemDataRole
_MENU_WIDTH, _KEYS_WIDTH = 110, 170


class CommandEntry(NamedTuple):
    """A command: its menu ("Game"), its text, its shortcuts as shown, whether it is available."""

    name: str
    group: str
    text: str
    keys: str
    is_enabled: bool = True

    def has(self, words: Sequence[str]) -> bool:
        """Whether all these words, in lower case, are somewhere in what is shown."""
        said = f"{self.text} {self.group} {self.keys}".casefold()
        return all(word in said for word in words)


class CommandRows(RowModel):
    """The commands that match all search words, in their order."""

    def __init__(self, parent: QObject | None = None) -> None:
        tr = self.tr
        super().__init__((tr("Command"), tr("Menu"), tr("Keyboard shortcuts")), parent=parent)
        self._all: Sequence[CommandEntry] = ()
        self._shown: list[CommandEntry] = []
        self._words: list[str] = []

    def set_rows(self, rows: Sequence[CommandEntry]) -> None:
        """Set the commands."""
        self._all = rows
        self.narrow(" ".join(self._words))

    def narrow(self, text: str) -> None:
        """Show only the commands that contain every word of `text`."""
        self.beginResetModel()
        self._words = text.casefold().split()
        self._shown = [row for row in self._all if row.has(self._words)]
        self.endResetModel()

    def row(self, index: int) -> CommandEntry | None:
        """The command in a row of the table."""
        return self._shown[index] if 0 <= index < len(self._shown) else None

    def place(self, name: str) -> int:
        """The row of a command; -1 if it is not shown."""
        return next((i for i, row in enumerate(self._shown) if row.name == name), -1)

    def count(self) -> int:
        return len(self._shown)

    def data(self, index: Index, role: int = 0) -> Any:
        """The text of a cell; a command that is unavailable is greyed out and marked as such."""
        row = self._shown[index.row()]
        if role == _ROLE.DisplayRole:
            return (row.text, row.group, row.keys)[index.column()]
        if role == _ROLE.ForegroundRole and not row.is_enabled:
            return QColor(current().disabled)
        if role == _ROLE.AccessibleTextRole and index.column() == 0 and not row.is_enabled:
            return self.tr("{command} (unavailable)").format(command=row.text)
        return None


class CommandTable(QWidget):
    """A search field above the table; its arrow keys move in the table.

    Signals: `chosen(str)`, by Return or a double click; `current_changed()`.
    """

    chosen = Signal(object)
    current_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.search = search_field(self.tr("Search"), self.tr("Search the commands"))
        self._view, self._model = QTableView(), CommandRows(self)
        self.search.textChanged.connect(self._narrow)
        self.search.returnPressed.connect(self._choose)
        self.search.installEventFilter(self)
        self._set_up()
        vbox(self.search, (self._view, 1), on=self, gap=12)
        self.setFocusProxy(self.search)

    def _set_up(self) -> None:
        view = self._view
        view.setModel(self._model)
        view.setAccessibleName(self.tr("Commands"))
        show_rows_of(view)
        head = view.horizontalHeader()
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for section, width in ((1, _MENU_WIDTH), (2, _KEYS_WIDTH)):
            view.setColumnWidth(section, scaled(width))
        view.doubleClicked.connect(self._choose)
        view.activated.connect(self._choose)
        view.selectionModel().currentRowChanged.connect(lambda: self.current_changed.emit())

    @property
    def current(self) -> CommandEntry | None:
        return self._model.row(self._view.currentIndex().row())

    def show_rows(self, rows: Sequence[CommandEntry]) -> None:
        """Show these commands; the selection stays."""
        before = self.current
        self._model.set_rows(rows)
        self._select(self._model.place(before.name) if before else 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass Up, Down and the page keys from the search field to the table."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -10,
                     Qt.Key.Key_PageDown: 10}.get(Qt.Key(event.key()))  # fmt: skip
            if steps is not None:
                last = self._model.rowCount() - 1
                row = self._view.currentIndex().row() + steps
                self._select(min(max(row, 0), last))
                return True
        return super().eventFilter(watched, event)

    def _narrow(self, text: str) -> None:
        before = self.current
        self._model.narrow(text)
        place = self._model.place(before.name) if before else -1
        self._select(max(place, 0))

    def _select(self, row: int) -> None:
        index = self._model.index(row, 0)
        if index.isValid():
            self._view.setCurrentIndex(index)
        self.current_changed.emit()

    def _choose(self) -> None:
        row = self.current
        if row is not None:
            self.chosen.emit(row.name)


_SHEET_HEIGHT = 520


class ShortcutsDialog(FormDialog):
    """Shows shortcuts in two columns of groups; the search field at the top filters them."""

    def __init__(self, rows: Sequence[CommandEntry], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Keyboard shortcuts"), "", parent)
        self._search = search_field(self.tr("Search"), self.tr("Search the shortcuts"))
        self._search.textChanged.connect(self._narrow)
        self._none = plain_label(self.tr("No matching shortcut."), "quiet")
        self._none.hide()
        groups = [_Group(name, rows) for name in dict.fromkeys(row.group for row in rows)]
        self._groups = groups
        inside = QWidget()
        sides = hbox(on=inside, gap=32, margins=(0, 0, 12, 0))
        for side in _two_columns(groups):
            sides.addLayout(vbox(*side, STRETCH, gap=18), 1)
        scroll = scrolled(inside, self.tr("Keyboard shortcuts"))
        scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the arrow keys scroll
        self.body.addWidget(self._search)
        self.body.addWidget(self._none)
        self.body.addWidget(scroll, 1)
        self.take_room(WIDTH_WITH_LIST, _SHEET_HEIGHT)
        self._search.setFocus()

    def _narrow(self, text: str) -> None:
        shown = [group.narrow(text.casefold().split()) for group in self._groups]
        self._none.setVisible(not any(shown))


class _Group(QWidget):
    """A group: its shortcuts below its name."""

    def __init__(self, name: str, rows: Sequence[CommandEntry]) -> None:
        super().__init__()
        self._lines = [(row, _line(row)) for row in rows if row.group == name]
        lines = (line for _, line in self._lines)
        vbox(plain_label(name, "section"), *lines, on=self, gap=2)

    def __len__(self) -> int:
        """The number of shortcuts."""
        return len(self._lines)

    def narrow(self, words: Sequence[str]) -> bool:
        """Show only the rows that contain all `words`; return whether there are any."""
        found = False
        for row, line in self._lines:
            fits = row.has(words)
            line.setVisible(fits)
            found = found or fits
        self.setVisible(found)
        return found


def _line(row: CommandEntry) -> QWidget:
    line = QWidget()
    keys = plain_label(row.keys, "quiet", wraps=False)
    keys.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
    hbox((plain_label(row.text), 1), keys, on=line, gap=12, margins=(0, 2, 0, 2))
    line.setAccessibleName(f"{row.text}: {row.keys}")
    return line


def _two_columns(groups: Sequence[_Group]) -> tuple[list[_Group], list[_Group]]:
    """Two columns of about equal height, with the groups in order."""
    whole = sum(len(group) + 2 for group in groups)
    left: list[_Group] = []
    height = 0
    for group in groups:
        if left and height + (len(group) + 2) / 2 > whole / 2:
            break
        left.append(group)
        height += len(group) + 2
    return left, list(groups[len(left) :])
