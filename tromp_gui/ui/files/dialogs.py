"""The dialogs about files: unsaved changes and games, repairs, the encoding."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QDateTime, QLocale, QObject, Qt, Signal
from PySide6.QtWidgets import QPlainTextEdit, QTableView, QWidget

from tromp_gui import wording
from tromp_gui.session.file.recovery import Found
from tromp_gui.sgf.candidates import candidates
from tromp_gui.sgf.repairs import Repair
from tromp_gui.ui.kit.boxes import hbox
from tromp_gui.ui.kit.form import WIDTH_WITH_LIST, ButtonRole, FormDialog, plain_label
from tromp_gui.ui.kit.plain_text import tip
from tromp_gui.ui.kit.prompt_box import QuestionDialog
from tromp_gui.ui.kit.row_table import Index, LineList, RowModel, show_rows_of
from tromp_gui.ui.look.theme import scaled
from tromp_gui.wording.files import encoding_name
from tromp_gui.wording.repairs import repair_words

Run = Callable[[], object]


class UnsavedDialog(QuestionDialog):
    """Calls `save` or `discard`, or nothing."""

    def __init__(self, name: str, save: Run, discard: Run, parent: QWidget | None = None) -> None:
        """`name` is the name of the file, or of a game without a file."""
        tr = self.tr
        super().__init__(
            tr("Unsaved changes"),
            tr("Save the changes to “{name}”?").format(name=name),
            tr("Your changes will be lost if you don’t save them."),
            tr("&Save"),
            save,
            parent,
        )
        other = self.add_button(tr("&Don’t save"), self.reject, ButtonRole.DestructiveRole)
        other.clicked.connect(lambda: discard())


_GAMES_HEIGHT = 120


class RecoveryDialog(FormDialog):
    """Lists unsaved games by name, with `notes` below; without names only the notes.

    Signals: `restore_chosen(int)`, `discard_chosen(int)` with the index of the game. *Later* leaves
    everything for the next start.
    """

    restore_chosen = Signal(int)
    discard_chosen = Signal(int)

    def __init__(
        self, names: Sequence[str], notes: Sequence[str] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(self.tr("Unsaved games"), self.tr("&Restore") if names else "", parent)
        self._indices = list(range(len(names)))
        self._list = LineList(self.tr("Unsaved games"))
        if names:
            self._offer(names)
        for note in notes:
            label = plain_label(note, wraps=False)  # to be copied without invisible characters
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self.body.addWidget(label)

    def _offer(self, names: Sequence[str]) -> None:
        self.dismiss.setText(self.tr("&Later"))
        self.dismiss.setAccessibleName(self.tr("Later"))
        text = self.tr("The program closed unexpectedly. These unsaved games can be restored:")
        self.body.addWidget(plain_label(text))
        for name in names:
            self._list.add_line(name)
        self._list.setCurrentRow(0)
        self._list.setMinimumHeight(scaled(_GAMES_HEIGHT))
        self._list.itemDoubleClicked.connect(self.accept)
        self.body.addWidget(self._list, 1)
        self.add_button(self.tr("&Discard"), self._discard, ButtonRole.DestructiveRole)
        self.accepted.connect(self._restore)
        self._list.setFocus()

    def _restore(self) -> None:
        self.restore_chosen.emit(self._indices[self._list.currentRow()])

    def _discard(self) -> None:
        row = self._list.currentRow()
        self._list.takeItem(row)
        self.discard_chosen.emit(self._indices.pop(row))
        if not self._indices:
            self.reject()


def last_step(found: Found) -> str:
    """When the last step was written, in the format of the locale."""
    when = QDateTime.fromSecsSinceEpoch(int(found.changed))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


_ROLE = Qt.ItemDataRole
_REPAIRS_HEIGHT = 420
_NUMBER_WIDTH = 76


class RepairRows(RowModel):
    """Line, column and description of each repair."""

    def __init__(self, repairs: Sequence[Repair], parent: QObject | None = None) -> None:
        tr = self.tr
        super().__init__((tr("Line"), tr("Column"), tr("Problem and repair")), parent=parent)
        self._repairs = repairs

    def count(self) -> int:
        return len(self._repairs)

    def data(self, index: Index, role: int = 0) -> Any:
        """The text of a cell; the description also as a tool tip, because it may be cut off."""
        repair = self._repairs[index.row()]
        if role == _ROLE.DisplayRole:
            return (str(repair.line), str(repair.column), repair_words(repair))[index.column()]
        if role == _ROLE.ToolTipRole and index.column() == 2:
            return tip(repair_words(repair))
        return None


class RepairsDialog(FormDialog):
    """Lists the repairs of a file. Signal: `copied(str)`, the list as text."""

    copied = Signal(str)

    def __init__(self, name: str, repairs: Sequence[Repair], parent: QWidget | None = None) -> None:
        """`name` is the name of the file."""
        super().__init__(self.tr("Repair report"), "", parent)
        self._name, self._repairs = name, repairs
        text = self.tr(
            "“{name}” does not quite follow the SGF standard. It was read as "
            "listed below; the file was not changed."
        )
        self.body.addWidget(plain_label(text.format(name=name)))
        self._table = QTableView()
        self._table.setModel(RepairRows(repairs, self))
        self._set_up()
        self.body.addWidget(self._table, 1)
        self.add_button(self.tr("&Copy"), lambda: self.copied.emit(self._text()))
        self.take_room(WIDTH_WITH_LIST, _REPAIRS_HEIGHT)
        self._table.setFocus()

    def _set_up(self) -> None:
        table = self._table
        table.setAccessibleName(self.tr("Repairs"))
        show_rows_of(table)
        for column in (0, 1):
            table.setColumnWidth(column, scaled(_NUMBER_WIDTH))
        table.horizontalHeader().setStretchLastSection(True)
        table.selectRow(0)

    def _text(self) -> str:
        lines = (wording.repair(each) for each in self._repairs)
        return "\n".join([self._name, *lines]) + "\n"


_ENCODINGS_HEIGHT, _LIST_WIDTH = 400, 280


class EncodingDialog(FormDialog):
    """Possible encodings at the left, the likeliest first; a preview of the text at the right.

    Signal: `encoding_chosen(str)`, the Python name of a different encoding.
    """

    encoding_chosen = Signal(str)

    def __init__(self, source: bytes, current: str, parent: QWidget | None = None) -> None:
        """`source` is the file, `current` the Python name of its present encoding."""
        super().__init__(self.tr("File encoding"), self.tr("&Reload"), parent)
        self._candidates, self._current = candidates(source), current
        self._list, self._preview = LineList(self.tr("Encodings")), QPlainTextEdit()
        self._misfit = plain_label("", "quiet")
        self._build()
        names = [each.encoding for each in self._candidates]
        self._list.currentRowChanged.connect(self._show_candidate)
        self._list.itemDoubleClicked.connect(self._accept_other)
        self._list.setCurrentRow(names.index(current) if current in names else 0)
        self.take_room(WIDTH_WITH_LIST, _ENCODINGS_HEIGHT)
        self._list.setFocus()

    def _build(self) -> None:
        ask = self.tr("Choose the encoding in which names and comments look right.")
        self.body.addWidget(plain_label(ask))
        self._list.setFixedWidth(scaled(_LIST_WIDTH))
        for candidate in self._candidates:
            self._list.add_line(self._named(candidate.encoding))
        self._preview.setReadOnly(True)
        self._preview.setAccessibleName(self.tr("Preview"))
        self._preview.setTabChangesFocus(True)
        self.body.addLayout(hbox(self._list, (self._preview, 1), gap=12), 1)
        self.body.addWidget(self._misfit)

    def _named(self, encoding: str) -> str:
        name = encoding_name(encoding)
        return self.tr("{name} (current)").format(name=name) if encoding == self._current else name

    def _show_candidate(self, row: int) -> None:
        candidate = self._candidates[row]
        plain = self.tr("This file contains only ASCII text, which is the same in every encoding.")
        self._preview.setPlainText(candidate.preview or plain)
        fits = self.tr("The whole file is valid in this encoding.")
        misfits = self.tr("Some bytes are not valid in this encoding. They are kept unchanged.")
        self._misfit.setText(fits if candidate.fits else misfits)
        self.done_button.setEnabled(candidate.encoding != self._current)

    def _accept_other(self) -> None:
        if self.done_button.isEnabled():
            self.accept()

    def accept(self) -> None:
        """Read the file again in the selected encoding."""
        super().accept()
        self.encoding_chosen.emit(self._candidates[self._list.currentRow()].encoding)
