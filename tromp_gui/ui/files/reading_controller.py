"""Repairs and encoding of the open file, and the dialogs for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import (
    QObject,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QTableView,
    QWidget,
)

from tromp_gui import wording
from tromp_gui.session.file.session import FileSession
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.sgf.candidates import EncodingCandidate, candidates
from tromp_gui.sgf.repairs import Repair
from tromp_gui.ui.kit.boxes import hbox
from tromp_gui.ui.kit.form import WIDTH_WITH_LIST, FormDialog, plain_label
from tromp_gui.ui.kit.plain_text import tip
from tromp_gui.ui.kit.prompt_box import QuestionDialog
from tromp_gui.ui.kit.row_table import Index, RowModel, show_rows_of
from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.look.tokens import ROW_HEIGHT
from tromp_gui.ui.shell.main_window import MainWindow
from tromp_gui.wording.files import encoding_name
from tromp_gui.wording.repairs import repair_words
from tromp_gui.wording.translation import plural

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
        copy = self.add_button(self.tr("&Copy"))
        copy.clicked.connect(lambda: self.copied.emit(self._text()))
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


_HEIGHT, _LIST_WIDTH = 400, 280


class EncodingDialog(FormDialog):
    """Possible encodings at the left, the likeliest first; a preview of the text at the right.

    Signal: `encoding_chosen(str)`, the Python name of a different encoding.
    """

    encoding_chosen = Signal(str)

    def __init__(
        self, candidates: Sequence[EncodingCandidate], current: str, parent: QWidget | None = None
    ) -> None:
        """`current` is the Python name of the present encoding."""
        super().__init__(self.tr("File encoding"), self.tr("&Reload"), parent)
        self._candidates, self._current = candidates, current
        self._list, self._preview = QListWidget(), QPlainTextEdit()
        self._misfit = plain_label("", "quiet")
        self._build()
        names = [each.encoding for each in candidates]
        self._list.currentRowChanged.connect(self._show_candidate)
        self._list.itemDoubleClicked.connect(self._accept_other)
        self._list.setCurrentRow(names.index(current) if current in names else 0)
        self.take_room(WIDTH_WITH_LIST, _HEIGHT)
        self._list.setFocus()

    def _build(self) -> None:
        ask = self.tr("Choose the encoding in which names and comments look right.")
        self.body.addWidget(plain_label(ask))
        self._list.setAccessibleName(self.tr("Encodings"))
        self._list.setFixedWidth(scaled(_LIST_WIDTH))
        for candidate in self._candidates:
            item = QListWidgetItem(self._named(candidate.encoding), self._list)
            item.setSizeHint(QSize(0, scaled(ROW_HEIGHT)))
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


Tell: TypeAlias = Callable[[str, str, Callable[[], object]], object]
"""Shows a sentence with a link and its action."""


class ReadingController(QObject):
    """Reports repairs when a file is opened, lists them, and can read the file in another
    encoding.
    """

    def __init__(
        self, window: MainWindow, record: RecordSession, files: FileSession, tell: Tell
    ) -> None:
        super().__init__(window)
        self._window, self._record, self._files, self._tell = window, record, files, tell

    @property
    def has_file(self) -> bool:
        """Whether the record was read from a file or text."""
        return self._files.collection is not None

    def report_repairs(self) -> None:
        """Report how many repairs were made to the file just opened, if any."""
        count = len(self._files.repairs(at_once=True))
        if not count:
            return
        self._tell(self._repairs_sentence(count), self.tr("Show"), self.show_repairs)

    def _repairs_sentence(self, count: int) -> str:
        if self._files.name:
            return plural(
                "ReadingController",
                "This file needed one repair.",
                "This file needed %n repairs.",
                count,
            )
        return plural(
            "ReadingController",
            "The pasted game needed one repair.",
            "The pasted game needed %n repairs.",
            count,
        )

    def show_repairs(self) -> None:
        name = self._files.name or self.tr("Pasted game")
        repairs = self._files.repairs()
        if not repairs:
            self._say_no_repairs(name)
            return
        dialog = RepairsDialog(name, repairs, self._window)
        dialog.copied.connect(QGuiApplication.clipboard().setText)
        dialog.open()

    def _say_no_repairs(self, name: str) -> None:
        self._tell(self.tr("“{name}” needed no repairs.").format(name=name), "", lambda: None)

    def choose_encoding(self) -> None:
        """Offer possible encodings of the file."""
        source, collection = self._files.source, self._files.collection
        if source is None or collection is None:
            return
        dialog = EncodingDialog(candidates(source), collection.encoding, self._window)
        dialog.encoding_chosen.connect(self._reread)
        dialog.open()

    def _reread(self, encoding: str) -> None:
        if not self._record.is_modified:
            self._files.reread(encoding)
            return
        question = QuestionDialog(
            self.tr("Unsaved changes"),
            self.tr("Reload the file and discard your changes?"),
            self.tr("Your unsaved changes will be lost. To keep them, cancel and use Save as."),
            self.tr("&Reload"),
            self._window,
        )
        question.confirmed.connect(lambda: self._files.reread(encoding))
        question.open()
