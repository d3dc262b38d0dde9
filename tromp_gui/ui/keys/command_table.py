"""All commands in a table with a search field: to run one, or to change its shortcuts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QEvent,
    QObject,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QLineEdit,
    QTableView,
    QWidget,
)

from tromp_gui.ui.kit.boxes import vbox
from tromp_gui.ui.kit.form import WIDTH_WITH_LIST, FormDialog, plain_label
from tromp_gui.ui.kit.row_table import Index, RowModel, show_rows_of
from tromp_gui.ui.look.theme import current, scaled
from tromp_gui.ui.shell.actions import CommandId

_HEIGHT = 480


class CommandListDialog(FormDialog):
    """Signal: `command_chosen(CommandId)`, a command that is available; emitted after closing."""

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

    def _choose(self, name: CommandId) -> None:
        if name in self._enabled:
            self.accept()
            self.command_chosen.emit(name)


_ROLE = Qt.ItemDataRole
_MENU_WIDTH, _KEYS_WIDTH = 110, 170


class CommandEntry(NamedTuple):
    """A command: its menu ("Game"), its text, its shortcuts as shown, whether it is available."""

    name: CommandId
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

    def place(self, name: CommandId) -> int:
        """The row of a command; -1 if it is not shown."""
        return next((i for i, row in enumerate(self._shown) if row.name is name), -1)

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

    Signals: `chosen(CommandId)`, by Return or a double click; `current_changed()`.
    """

    chosen = Signal(object)
    current_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.search, self._view, self._model = QLineEdit(), QTableView(), CommandRows(self)
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search the commands"))
        self.search.setClearButtonEnabled(True)
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
