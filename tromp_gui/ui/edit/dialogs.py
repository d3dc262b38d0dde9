"""The dialogs of editing: the steps of the history, the properties of a node."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QListWidgetItem, QWidget

from tromp_gui.record import signs
from tromp_gui.record.edits import Edit
from tromp_gui.record.node import Node, Tree
from tromp_gui.ui.dialogs.new_game_form import read_komi
from tromp_gui.ui.kit.boxes import hbox
from tromp_gui.ui.kit.fields import ChoiceBox, text_field
from tromp_gui.ui.kit.form import FormDialog, FormRow, plain_label
from tromp_gui.ui.kit.row_table import LineList
from tromp_gui.ui.kit.switch import CheckBox
from tromp_gui.ui.look.theme import current, scaled
from tromp_gui.wording import number

_HEIGHT = 420


class HistoryDialog(FormDialog):
    """Lists the history beside the board. Signal: `step_chosen(int)`, the steps to be done."""

    step_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("History"), "", parent)
        self._list = LineList(self.tr("Steps"))
        self._list.setUniformItemSizes(True)
        self._list.currentRowChanged.connect(self._choose)
        self._hint = plain_label("")
        self.body.addWidget(self._hint)
        self.body.addWidget(self._list, 1)
        self.body.addStretch(0)
        self.resize(self.minimumWidth(), scaled(_HEIGHT))
        self._list.setFocus()

    def show_steps(self, labels: tuple[str, ...], done: int) -> None:
        """Show all steps, of which the first `done` are done; row 0 is the record as opened.

        Only changed rows are updated, so that a long list keeps its scroll position.
        """
        choose = self.tr("Choose a step to go to it.")
        none = self.tr("Nothing has been changed yet. Your changes will be listed here.")
        self._hint.setText(choose if labels else none)
        self._list.setVisible(bool(labels))
        with QSignalBlocker(self._list):
            wanted = [self.tr("Opened"), *(f"{n}. {text}" for n, text in enumerate(labels, 1))]
            self._list.set_count(len(wanted))
            for row, text in enumerate(wanted):
                self._show_step(self._list.item(row), text, row > done)
            self._list.setCurrentRow(done)
        self._list.scrollToItem(self._list.item(done))

    def _show_step(self, item: QListWidgetItem, text: str, is_undone: bool) -> None:
        said = self.tr("{step} (undone)").format(step=text) if is_undone else text
        if item.text() != said:
            item.setText(said)
            ink = current().text2 if is_undone else current().text
            item.setData(Qt.ItemDataRole.ForegroundRole, QColor(ink))

    def _choose(self, row: int) -> None:
        if row >= 0:
            self.step_chosen.emit(row)


_MOST = 9999
_MODES = (None, 0, 1, 2)


@dataclass(frozen=True, slots=True)
class NodeState:
    """What the dialog edits, see `record.signs`; None or '' if absent."""

    name: str = ""
    value: Decimal | None = None
    number: int | None = None
    figure: str | None = None
    print_mode: int | None = None

    @classmethod
    def of(cls, tree: Tree, node: Node) -> NodeState:
        """The state of a node."""
        return cls(
            signs.name_of(tree, node),
            signs.value_of(node),
            signs.move_number_of(node),
            signs.figure_of(tree, node),
            signs.print_mode_of(node),
        )

    def edits(self, tree: Tree, node: Node) -> list[Edit]:
        """The edits that give a node this state; none for what is equal."""
        now, parts = NodeState.of(tree, node), list[Edit]()
        if self.name != now.name:
            parts.append(signs.set_name(tree, node, self.name))
        if self.value != now.value:
            parts.append(signs.set_value(node, self.value))
        if self.number != now.number:
            parts.append(signs.set_move_number(node, self.number))
        if self.figure != now.figure:
            parts.append(signs.set_figure(tree, node, self.figure))
        if self.print_mode != now.print_mode:
            parts.append(signs.set_print_mode(node, self.print_mode))
        return parts


class NodeDialog(FormDialog):
    """Signal: `state_chosen(NodeState)`; not emitted if nothing has changed."""

    state_chosen = Signal(object)

    def __init__(self, state: NodeState, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Name, number, figure"), self.tr("Save"), parent)
        self._state = state
        self._name = text_field(state.name)
        self._value = text_field("" if state.value is None else number(state.value))
        self._number = text_field("" if state.number is None else str(state.number))
        self._begins = CheckBox(self.tr("Start a figure here"))
        self._begins.setChecked(state.figure is not None)
        self._figure = text_field(state.figure or "")
        self._figure.setAccessibleName(self.tr("Figure title"))
        self._figure.setPlaceholderText(self.tr("Title"))
        self._figure.setEnabled(state.figure is not None)
        self._begins.toggled.connect(self._figure.setEnabled)
        self._mode = ChoiceBox()
        for text in (
            self.tr("Inherit"),
            self.tr("No numbers"),
            self.tr("Actual numbers"),
            self.tr("Last two digits"),
        ):
            self._mode.addItem(text)
        self._mode.setCurrentIndex(_MODES.index(state.print_mode))
        self._add_rows()
        self._name.setFocus()

    def _add_rows(self) -> None:
        figure = hbox(self._begins, (self._figure, 1), gap=10)
        self.add_row(self.tr("Name"), self._name)
        self._value_row = self.add_row(
            self.tr("Value"), self._value, self.tr("Points for Black, for example 3.5 or −2")
        )
        self._number_row = self.add_row(
            self.tr("Move number"), self._number, self.tr("Later moves continue from this number")
        )
        self.add_row(self.tr("Figure"), figure)
        self.add_row(self.tr("Printed numbers"), self._mode)
        self._value.textEdited.connect(lambda: self._value_row.show_error(""))
        self._number.textEdited.connect(lambda: self._number_row.show_error(""))

    def accept(self) -> None:
        """Accept the changes, or say which number is invalid."""
        value, number = self._value.text().strip(), self._number.text().strip()
        if value and read_komi(value) is None:
            self._complain(self._value_row, self.tr("Enter a number such as 3.5 or −2."))
            self._value.setFocus()
        elif number and not (number.isascii() and number.isdecimal() and int(number) <= _MOST):
            text = self.tr("Enter a whole number from 0 to {most}.").format(most=_MOST)
            self._complain(self._number_row, text)
            self._number.setFocus()
        else:
            chosen = self._chosen(value, number)
            super().accept()
            if chosen != self._state:
                self.state_chosen.emit(chosen)

    def _complain(self, row: FormRow, text: str) -> None:
        row.show_error(text)

    def _chosen(self, value: str, number: str) -> NodeState:
        return NodeState(
            self._name.text().strip() if self._name.isModified() else self._state.name,
            read_komi(value) if value else None,
            int(number) if number else None,
            self._figure.text().strip() if self._begins.isChecked() else None,
            _MODES[self._mode.currentIndex()],
        )
