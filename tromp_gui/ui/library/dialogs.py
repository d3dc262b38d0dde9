"""The dialogs of the library: tags, names of players, folders, unread files, filters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QWidget,
)

from tromp_gui.library.query import ANYWHERE, Query, QueryError, Term, parse
from tromp_gui.session.library.folders import LibraryFolders
from tromp_gui.ui.kit.form import WIDTH_WITH_LIST, ButtonRole, FormDialog, FormRow, plain_label
from tromp_gui.ui.kit.switch import CheckBox
from tromp_gui.ui.library import words
from tromp_gui.ui.library.columns import heads
from tromp_gui.ui.library.words import tr as _tr
from tromp_gui.ui.look.theme import room_on_screen, scaled

_CHECKED = Qt.CheckState


class TagsDialog(FormDialog):
    """Signal: `tags_chosen(list, list)`, tags to add to all games, and tags to remove."""

    tags_chosen = Signal(object, object)

    def __init__(
        self, games: int, counts: Mapping[str, int], parent: QWidget | None = None
    ) -> None:
        """`counts` has every tag, and how many of the `games` have it."""
        super().__init__(self.tr("Tags"), self.tr("Save"), parent)
        self.body.addWidget(plain_label(words.games(games), "quiet"))
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Tags"))
        for tag in sorted(counts, key=str.casefold):
            count = counts[tag]
            state = _CHECKED.Checked if count == games else _CHECKED.PartiallyChecked
            item = QListWidgetItem(tag, self.list)
            item.setFlags(Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsEnabled
                          | Qt.ItemFlag.ItemIsSelectable)  # fmt: skip
            item.setCheckState(state if count else _CHECKED.Unchecked)
        self.list.setVisible(bool(counts))
        self.body.addWidget(self.list, 1)
        self.new = QLineEdit()
        self.new.setPlaceholderText(self.tr("For example: joseki, to review"))
        self.add_row(self.tr("New tags"), self.new)
        self.new.setFocus()

    def accept(self) -> None:
        super().accept()
        items = [self.list.item(row) for row in range(self.list.count())]
        on = [item.text() for item in items if item.checkState() is _CHECKED.Checked]
        off = [item.text() for item in items if item.checkState() is _CHECKED.Unchecked]
        new = [tag.strip() for tag in self.new.text().split(",")]
        self.tags_chosen.emit([*on, *(tag for tag in new if tag)], off)


class NamesDialog(FormDialog):
    """Signal: `names_chosen(list)`, groups of names, each of one player."""

    names_chosen = Signal(object)

    def __init__(self, aliases: Sequence[Sequence[str]], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Names of players"), self.tr("Save"), parent)
        text = self.tr(
            "Write all names of one player on a line, with commas between them. A search for one "
            "of them then finds all."
        )
        self.body.addWidget(plain_label(text))
        self.text = QPlainTextEdit("\n".join(", ".join(names) for names in aliases))
        self.text.setAccessibleName(self.tr("Names of players"))
        self.text.setPlaceholderText("Lee Sedol, 李世石, 이세돌")
        self.text.setTabChangesFocus(True)
        self.body.addWidget(self.text, 1)
        self.text.setFocus()

    def accept(self) -> None:
        super().accept()
        lines = self.text.toPlainText().splitlines()
        groups = [[name.strip() for name in line.split(",") if name.strip()] for line in lines]
        self.names_chosen.emit([names for names in groups if len(names) > 1])


_HEIGHT = 420


class FoldersDialog(FormDialog):
    """Signal: `add_requested()`."""

    add_requested = Signal()

    def __init__(self, folders: LibraryFolders, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Library folders"), "", parent)
        self._folders = folders
        text = self.tr(
            "All game files in these folders and the folders below them are in the "
            "library. The files stay where they are."
        )
        self.body.addWidget(plain_label(text))
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Folders"))
        self.list.setUniformItemSizes(True)
        self.body.addWidget(self.list, 1)
        self._remove = self.add_button(self.tr("&Remove"), self._remove_chosen)
        self.add = self.add_button(self.tr("&Add folder…"), self.add_requested)
        self.list.currentRowChanged.connect(lambda _: self._enable())
        folders.changed.connect(self._fill)
        self._fill()
        self.take_room(WIDTH_WITH_LIST, _HEIGHT)
        self.list.setFocus()

    def _fill(self) -> None:
        row = self.list.currentRow()
        self.list.clear()
        self.list.addItems(self._folders.user_data.folders)
        self.list.addItem(self.tr("Finished games that the program keeps"))
        self.list.setCurrentRow(min(max(row, 0), self.list.count() - 1))
        self._enable()

    def _enable(self) -> None:
        row = self.list.currentRow()
        self._remove.setEnabled(0 <= row < len(self._folders.user_data.folders))

    def _remove_chosen(self) -> None:
        folders = self._folders.user_data.folders
        if 0 <= self.list.currentRow() < len(folders):
            self._folders.remove(folders[self.list.currentRow()])


class FailuresDialog(FormDialog):
    """The files that could not be read, and why."""

    def __init__(self, sentences: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Unread files"), "", parent)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Unread files"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.addItems(list(sentences))
        self.body.addWidget(self.list, 1)
        self.take_room(WIDTH_WITH_LIST, _HEIGHT)


_HIGH = 8
"""Fields in a column; a single column would not fit on a low screen."""


_EXAMPLES = {
    "player": "",
    "black": "",
    "white": "",
    "rank": "5d..9p",
    "date": "1840..1850",
    "event": "",
    "result": "B+, W+R, 0, ?",
    "size": "19",
    "moves": "50..150",
    "komi": "6.5..7.5",
    "handicap": "2..",
    "rules": "japanese",
    "comment": "",
    "tag": "",
    "file": "",
}
"""The fields with a value, and an example of each."""


def _labels() -> dict[str, str]:
    """The label of each field: that of its column, where it has one."""
    return heads() | {
        "player": _tr("Player"),
        "rank": _tr("Rank"),
        "comment": _tr("Comment"),
        "tag": _tr("Tag"),
    }


def _switches() -> dict[str, str]:
    """The labels of the check boxes."""
    return {
        "differs": _tr("The count differs from the recorded result"),
        "illegal": _tr("Has an illegal move"),
        "repeats": _tr("Repeats a position"),
    }


class FiltersDialog(FormDialog):
    """Signal: `query_chosen(Query)`."""

    query_chosen = Signal(object)

    def __init__(self, query: Query, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Filters"), self.tr("Search"), parent)
        self._rest = [term for term in query.terms if not self._is_in_form(term)]
        said = {term.field: term.value for term in query.terms if self._is_in_form(term)}
        self._rest += [
            term for term in query.terms
            if self._is_in_form(term) and said[term.field] != term.value
        ]  # fmt: skip
        self.body.setSpacing(6)
        self.setMinimumWidth(min(scaled(WIDTH_WITH_LIST), room_on_screen(self).width()))
        self._rows: dict[str, FormRow] = {}
        self.fields: dict[str, QLineEdit] = {}
        self.switches: dict[str, CheckBox] = {}
        columns = QGridLayout()
        columns.setHorizontalSpacing(20)
        columns.setVerticalSpacing(6)
        self.body.addLayout(columns)
        labels = _labels()
        for place, (name, example) in enumerate(_EXAMPLES.items()):
            label = labels[name]
            field = self.fields[name] = QLineEdit(said.get(name, ""))
            field.setPlaceholderText(example)
            field.setAccessibleName(label)
            row = self._rows[name] = FormRow(label, field)
            columns.addWidget(row, place % _HIGH, place // _HIGH, Qt.AlignmentFlag.AlignTop)
        for name, text in _switches().items():
            box = self.switches[name] = CheckBox(text)
            box.setChecked(said.get(name, "").lower() == "yes")
            self.body.addWidget(box)
        self.clear = self.add_button(self.tr("C&lear"), self._clear, ButtonRole.ResetRole)
        self.fields["player"].setFocus()

    @staticmethod
    def _is_in_form(term: Term) -> bool:
        """Whether a term can be shown in the form."""
        if term.field == ANYWHERE or term.is_negated:
            return False
        return term.field in _EXAMPLES or (
            term.field in _switches() and term.value.lower() == "yes"
        )

    def _clear(self) -> None:
        for field in self.fields.values():
            field.clear()
        for box in self.switches.values():
            box.setChecked(False)
        self._rest = []

    def accept(self) -> None:
        """Emit the query, or show below a field what is wrong with it."""
        terms = [*self._rest]
        is_good = True
        for name, field in self.fields.items():
            value = field.text().strip().replace('"', "")
            problem = ""
            if value:
                term = Term(name, value)
                try:
                    parse(str(term))
                except QueryError as error:
                    problem = words.wrong_query(error)
                terms.append(term)
            self._rows[name].show_error(problem)
            if problem and is_good:
                field.setFocus()
            is_good = is_good and not problem
        if not is_good:
            return
        terms += [Term(name, "yes") for name, box in self.switches.items() if box.isChecked()]
        super().accept()
        self.query_chosen.emit(Query(tuple(terms)))
