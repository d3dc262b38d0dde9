"""The filters of a search as a form; equivalent to the search line."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from tromp_gui.library.query import ANYWHERE, Query, QueryError, Term, parse
from tromp_gui.ui.kit.check_box import CheckBox
from tromp_gui.ui.kit.form import WIDTH_WITH_LIST, ButtonRole, FormDialog, FormRow
from tromp_gui.ui.library import words
from tromp_gui.ui.library.words import tr as _tr
from tromp_gui.ui.look.theme import room_on_screen, scaled

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
    return words.heads() | {
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
        self.clear = self.add_button(self.tr("C&lear"), ButtonRole.ResetRole)
        self.clear.clicked.connect(self._clear)
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
