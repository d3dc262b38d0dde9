"""The editor for custom rules: a named set to start from, and a choice for each axis."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from tromp_gui.ui.dialogs.new_game_form import RuleChoice, RuleMaker
from tromp_gui.ui.kit.boxes import vbox
from tromp_gui.ui.kit.fields import ChoiceBox
from tromp_gui.ui.kit.form import FormRow
from tromp_gui.ui.look.theme import scaled
from tromp_gui.wording.axes import Axis

_WIDTH = 440


class RulesEditor(QWidget):
    """Shows a rule set axis by axis, and its name in files. Signal: `changed()`."""

    changed = Signal()

    def __init__(self, bases: Sequence[RuleChoice], maker: RuleMaker) -> None:
        """`bases` are the named sets to start from."""
        super().__init__()
        self._maker = maker
        self._column = vbox(on=self, gap=12)
        self._base = ChoiceBox()
        for each in bases:
            self._base.addItem(each.name, each.id)
        self._add(self.tr("Based on"), self._base)
        self._axes = maker.axes
        self._boxes: dict[str, ChoiceBox] = {}
        self._rows: dict[str, FormRow] = {}
        for axis in self._axes:
            self._add_axis(axis)
        self._spelt = QLineEdit()
        self._spelt.setReadOnly(True)
        self._add(self.tr("In files"), self._spelt)
        self._column.addStretch(1)
        self.setFixedWidth(scaled(_WIDTH))
        self.setAccessibleName(self.tr("Custom rules"))
        self.show_rules(bases[0].id)
        self._base.activated.connect(self._begin)

    @property
    def fields(self) -> list[QWidget]:
        """All fields, from top to bottom."""
        return [self._base, *self._boxes.values(), self._spelt]

    @property
    def choice(self) -> RuleChoice:
        """The rule set that is shown."""
        values = {key: str(box.currentData()) for key, box in self._boxes.items()}
        return self._maker.made(str(self._base.currentData()), values)

    def show_rules(self, rules_id: str) -> None:
        """Show a named or custom rule set."""
        self._base.setCurrentIndex(self._base.findData(self._maker.base(rules_id)))
        for key, value in self._maker.values(rules_id).items():
            box = self._boxes[key]
            box.setCurrentIndex(box.findData(value))
        self._explain()

    def _begin(self) -> None:
        """Set every axis as the chosen named set has it."""
        self.show_rules(str(self._base.currentData()))

    def _add(self, label: str, field: ChoiceBox | QLineEdit) -> FormRow:
        row = FormRow(label, field)
        field.setAccessibleName(label)
        self._column.addWidget(row)
        return row

    def _add_axis(self, axis: Axis) -> None:
        box = ChoiceBox()
        for at, option in enumerate(axis.options):
            box.addItem(option.name, option.value)
            box.setItemData(at, option.line, Qt.ItemDataRole.AccessibleDescriptionRole)
        self._boxes[axis.key] = box
        self._rows[axis.key] = self._add(axis.name, box)
        box.currentIndexChanged.connect(self._explain)

    def _explain(self) -> None:
        """Update the line for each axis and the name in files."""
        for axis in self._axes:
            index = self._boxes[axis.key].currentIndex()
            line = axis.options[index].line if index >= 0 else ""
            self._rows[axis.key].show_hint(line)
            self._boxes[axis.key].setAccessibleDescription(line)
        self._spelt.setText(self.choice.id)
        self._spelt.setCursorPosition(0)
        self.changed.emit()
