"""Fields that several dialogs have: a text, a player, the board's size, a handicap."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QValidator
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tromp_gui.go.point import MAX_SIDE
from tromp_gui.ui.dialogs.form import plain_label
from tromp_gui.ui.icon_paths import Icon
from tromp_gui.ui.icons import paint_icon
from tromp_gui.ui.switch import SegmentedSwitch
from tromp_gui.ui.theme import current, scaled

_SIZES = (9, 13, 19)
_RANK = 88


def text_field(text: str = "", name: str = "") -> QLineEdit:
    """A field for one line of plain text, shown from its beginning."""
    field = QLineEdit(text)
    field.setCursorPosition(0)
    field.setAccessibleName(name)
    return field


class PlayerField(QWidget):
    """A name and a rank side by side."""

    def __init__(self, who: str, parent: QWidget | None = None) -> None:
        """`who` is the colour's name, for the fields' accessible names."""
        super().__init__(parent)
        self._name = text_field(name=self.tr("{who}: name").format(who=who))
        self._name.setPlaceholderText(self.tr("Name"))
        self._rank = text_field(name=self.tr("{who}: rank").format(who=who))
        self._rank.setPlaceholderText(self.tr("Rank"))
        self._rank.setFixedWidth(scaled(_RANK))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._name, 1)
        row.addWidget(self._rank)
        self.setFocusProxy(self._name)
        self.setAccessibleName(who)

    def show_player(self, name: str, rank: str) -> None:
        """Show a player."""
        self._name.setText(name)
        self._rank.setText(rank)

    def player(self) -> tuple[str, str]:
        """Name and rank as they stand, without spaces around."""
        return self._name.text().strip(), self._rank.text().strip()


class BoardSize(QWidget):
    """9, 13, 19, or any other size up to 52 x 52. Signal: `changed()`."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        names = [*(f"{size} × {size}" for size in _SIZES), self.tr("Other")]
        self._switch = SegmentedSwitch(self.tr("Board size"), names, segment=60)
        self._columns = _side(self.tr("Columns"))
        self._rows = _side(self.tr("Rows"))
        self._other = QWidget()
        other = QHBoxLayout(self._other)
        other.setContentsMargins(0, 0, 0, 0)
        other.setSpacing(8)
        other.addWidget(self._columns)
        other.addWidget(plain_label("×"))
        other.addWidget(self._rows)
        other.addWidget(plain_label(self.tr("columns × rows"), "quiet"), 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._switch)
        column.addWidget(self._other)
        self.setFocusProxy(self._switch)
        self.setAccessibleName(self.tr("Board"))
        self._switch.selected.connect(self._choose)
        for box in (self._columns, self._rows):
            box.valueChanged.connect(self.changed)

    def show_size(self, rows: int, columns: int) -> None:
        """Show a size."""
        offered = rows == columns and rows in _SIZES
        self._rows.setValue(rows)
        self._columns.setValue(columns)
        self._switch.select(_SIZES.index(rows) if offered else len(_SIZES))
        self._other.setVisible(not offered)

    def size_chosen(self) -> tuple[int, int]:
        """Rows and columns."""
        return self._rows.value(), self._columns.value()

    def _choose(self, index: int) -> None:
        self._other.setVisible(index == len(_SIZES))
        if index < len(_SIZES):
            self._rows.setValue(_SIZES[index])
            self._columns.setValue(_SIZES[index])
        else:
            self._columns.setFocus()
            self._columns.selectAll()
        self.changed.emit()


def _side(name: str) -> QSpinBox:
    box = QSpinBox()
    box.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
    box.setRange(1, MAX_SIDE)
    box.setAccessibleName(name)
    box.setFixedWidth(scaled(56))
    return box


class HandicapBox(QSpinBox):
    """None, or 2 and more stones: one stone is no handicap but the first move."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setRange(0, MAX_SIDE * MAX_SIDE - 1)
        self.setSpecialValueText(self.tr("None"))

    def textFromValue(self, value: int) -> str:
        """The number, with its word."""
        return self.tr("{count} stones").format(count=value)

    def valueFromText(self, text: str) -> int:
        """The number in the text; no stones where there is none."""
        digits = "".join(sign for sign in text if sign.isdecimal())
        return int(digits) if digits else 0

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Anything with one number in it, or no number, can be read."""
        stones = self.valueFromText(text)
        good = stones != 1 and stones <= self.maximum()
        state = QValidator.State.Acceptable if good else QValidator.State.Intermediate
        return state, text, position

    def fixup(self, text: str) -> str:
        """One stone is no handicap; too many are as many as there can be."""
        stones = self.valueFromText(text)
        return self.textFromValue(min(stones, self.maximum())) if stones > 1 else ""

    def stepBy(self, steps: int) -> None:
        """From none to two and back."""
        value = max(0, self.value() + steps)
        if value == 1:
            value = 2 if steps > 0 else 0
        self.setValue(value)


class HandicapField(QWidget):
    """A handicap with a button to take a stone away and one to add it. Signal: `changed()`."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = HandicapBox()
        self.box.setAccessibleName(self.tr("Handicap"))
        self.box.setFixedWidth(scaled(96))
        self.box.valueChanged.connect(self.changed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.box)
        row.addWidget(self._stepper("−", self.tr("One stone less"), -1))
        row.addWidget(self._stepper("+", self.tr("One stone more"), 1))
        row.addStretch(1)
        self.setFocusProxy(self.box)
        self.setAccessibleName(self.tr("Handicap"))

    def _stepper(self, sign: str, name: str, step: int) -> QPushButton:
        button = QPushButton(sign)
        button.setProperty("role", "small")
        button.setAccessibleName(name)
        button.setAutoDefault(False)
        button.setAutoRepeat(True)
        button.setFixedWidth(scaled(34))
        button.clicked.connect(lambda: self.box.stepBy(step))
        return button


class ChoiceBox(QComboBox):
    """A list of which one entry is shown, with an arrow in the theme's ink."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The field, and the arrow at its end."""
        super().paintEvent(event)
        theme = current()
        box = QRectF(self.width() - 24, (self.height() - 16) / 2, 16, 16)
        ink = theme.text if self.isEnabled() else theme.disabled
        painter = QPainter(self)
        painter.translate(box.center())
        painter.rotate(90)
        paint_icon(painter, Icon.FORWARD, box.translated(-box.center()), ink, 2.0)
