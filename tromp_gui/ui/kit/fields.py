"""Fields shared by several dialogs: text, player, board size, handicap, choice."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QRegularExpressionValidator,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from tromp_gui.go.point import MAX_SIDE
from tromp_gui.ui.kit.action_buttons import push_button
from tromp_gui.ui.kit.boxes import hbox, vbox
from tromp_gui.ui.kit.plain_text import plain_label
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import paint_icon
from tromp_gui.ui.look.theme import current, fix_width, scaled

_KEPT = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""Reasons for which the focus returns from a popup or another window."""


class ClickedWheel(QObject):
    """Knows whether `field` got the focus by a click. Otherwise the field ignores the wheel, so
    that scrolling a page does not change the fields under the pointer.
    """

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)
        self._field, self._is_clicked = field, False
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        field.installEventFilter(self)

    @property
    def is_taken(self) -> bool:
        """Whether the wheel changes the field."""
        return self._is_clicked and self._field.hasFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note why the field got the focus."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self._is_clicked = True
        elif isinstance(event, QFocusEvent) and event.gotFocus() and event.reason() not in _KEPT:
            self._is_clicked = event.reason() is Qt.FocusReason.MouseFocusReason
        return super().eventFilter(watched, event)


_SIZES = (9, 13, 19)
_RANK = 88


def text_field(text: str = "", name: str = "") -> QLineEdit:
    """A field for one line of plain text, shown from its beginning."""
    field = QLineEdit(text)
    field.setCursorPosition(0)
    field.setAccessibleName(name)
    return field


def search_field(hint: str, name: str) -> QLineEdit:
    """A field for what to search for."""
    field = text_field(name=name)
    field.setPlaceholderText(hint)
    field.setClearButtonEnabled(True)
    return field


class PlayerField(QWidget):
    """A name and a rank side by side."""

    def __init__(self, who: str) -> None:
        """`who` is the colour's name, for the fields' accessible names."""
        super().__init__()
        self._name = text_field(name=self.tr("{who}: name").format(who=who))
        self._name.setPlaceholderText(self.tr("Name"))
        self._rank = text_field(name=self.tr("{who}: rank").format(who=who))
        self._rank.setPlaceholderText(self.tr("Rank"))
        fix_width(self._rank, _RANK)
        hbox((self._name, 1), self._rank, on=self, gap=8)
        self.setFocusProxy(self._name)
        self.setAccessibleName(who)

    def show_player(self, name: str, rank: str) -> None:
        self._name.setText(name)
        self._rank.setText(rank)

    def player(self) -> tuple[str, str]:
        """Name and rank, without surrounding spaces."""
        return self._name.text().strip(), self._rank.text().strip()


class BoardSize(QWidget):
    """9, 13, 19, or any other size up to 52 x 52. Signal: `changed()`."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        names = [*(f"{size} × {size}" for size in _SIZES), self.tr("Other")]
        self._switch = SegmentedSwitch(self.tr("Board size"), names, segment=60)
        self._columns = _side(self.tr("Columns"))
        self._rows = _side(self.tr("Rows"))
        self._said = plain_label("", "danger")
        self._said.hide()
        self._other = QWidget()
        hbox(
            self._columns,
            plain_label("×"),
            self._rows,
            (plain_label(self.tr("columns × rows"), "quiet"), 1),
            on=self._other,
            gap=8,
        )
        vbox(self._switch, self._other, self._said, on=self, gap=8)
        self.setFocusProxy(self._switch)
        self.setAccessibleName(self.tr("Board"))
        self._switch.selected.connect(self._choose)
        for box in (self._columns, self._rows):
            box.value_changed.connect(self.changed)
            box.value_changed.connect(self._said.hide)
            box.corrected.connect(self._on_corrected)

    def _on_corrected(self, typed: str) -> None:
        text = self.tr("A side has 1 to {most} points, not {typed}. It is now {side}.")
        field = self.sender()
        side = field.value() if isinstance(field, NumberField) else MAX_SIDE
        self._said.setText(text.format(most=MAX_SIDE, typed=typed or "0", side=side))
        self._said.show()

    def show_size(self, rows: int, columns: int) -> None:
        offered = rows == columns and rows in _SIZES
        self._rows.set_value(rows)
        self._columns.set_value(columns)
        self._switch.select(_SIZES.index(rows) if offered else len(_SIZES))
        self._other.setVisible(not offered)

    def size_chosen(self) -> tuple[int, int]:
        """Rows and columns."""
        return self._rows.value(), self._columns.value()

    def _choose(self, index: int) -> None:
        self._other.setVisible(index == len(_SIZES))
        if index < len(_SIZES):
            self._rows.set_value(_SIZES[index])
            self._columns.set_value(_SIZES[index])
        else:
            self._columns.setFocus()
            self._columns.selectAll()
        self.changed.emit()


def _side(name: str) -> NumberField:
    field = NumberField(1, MAX_SIDE)
    field.setAccessibleName(name)
    fix_width(field, 56)
    return field


class NumberField(QLineEdit):
    """A whole number from `least` to `most`; the arrow keys change it, and after a click the wheel.

    Signals: `value_changed(int)`; `corrected(str)`, the number typed, if it was out of range and
    was replaced by the nearest valid one.
    """

    value_changed = Signal(int)
    corrected = Signal(str)

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(str(least), parent)
        self._least, self._most = least, most
        self.setMaxLength(len(str(most)))
        digits = QRegularExpression("[0-9]*")
        self.setValidator(QRegularExpressionValidator(digits, self))
        self.textChanged.connect(lambda: self.value_changed.emit(self.value()))
        self.editingFinished.connect(self._correct)
        self._wheel = ClickedWheel(self)

    def value(self) -> int:
        """The number, or the nearest valid one."""
        text = self.text()
        return min(max(int(text) if text else self._least, self._least), self._most)

    def set_value(self, value: int) -> None:
        """Show a number, or the nearest valid one."""
        text = str(min(max(value, self._least), self._most))
        if text != self.text():
            self.setText(text)

    def _correct(self) -> None:
        typed, value = self.text(), self.value()
        self.set_value(value)
        if typed != self.text() and typed.lstrip("0") != self.text():
            self.corrected.emit(typed)

    def step(self, steps: int) -> None:
        self.set_value(self.value() + steps)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down change the number."""
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()))
        if steps is None:
            super().keyPressEvent(event)
        else:
            self.step(steps)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel changes the number after a click."""
        if self._wheel.is_taken and event.angleDelta().y():
            self.step(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            event.ignore()


class _Stones(NumberField):
    """No stones, or 2 and more: a single stone would just be the first move."""

    def step(self, steps: int) -> None:
        """Skip 1."""
        value = max(0, self.value() + steps)
        self.set_value((2 if steps > 0 else 0) if value == 1 else value)


class HandicapField(QWidget):
    """A handicap with buttons to add and remove a stone, and if offered, the choice of who places
    the stones. Signal: `changed()`.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.stones: NumberField = _Stones(0, MAX_SIDE * MAX_SIDE - 1)
        self.stones.setAccessibleName(self.tr("Handicap stones"))
        fix_width(self.stones, 56)
        self.stones.value_changed.connect(self.changed)
        self._places = SegmentedSwitch(
            self.tr("Handicap stones"), [self.tr("On the star points"), self.tr("Place freely")]
        )
        row = hbox(
            self.stones,
            self._stepper("−", self.tr("One stone fewer"), -1),
            self._stepper("+", self.tr("One stone more"), 1),
            (plain_label(self.tr("stones: 0, or 2 or more"), "quiet"), 1),
            gap=6,
        )
        vbox(row, (self._places, Qt.AlignmentFlag.AlignLeft), on=self, gap=8)
        self.offer_places(False)
        self.setFocusProxy(self.stones)
        self.setAccessibleName(self.tr("Handicap"))

    def offer_places(self, offered: bool) -> None:
        """Show or hide the choice of who places the stones."""
        self._places.setVisible(offered)

    @property
    def places_freely(self) -> bool:
        """Whether Black may place the stones freely."""
        return self._places.index() == 1

    def show_places(self, freely: bool) -> None:
        self._places.select(int(freely))

    def _stepper(self, sign: str, name: str, step: int) -> QPushButton:
        button = push_button(sign, lambda: self.stones.step(step), "small", name)
        button.setAutoRepeat(True)
        fix_width(button, 34)
        return button


class ChoiceBox(QComboBox):
    """A drop-down list with an arrow in the theme's ink; a long entry is elided. The wheel changes
    it only after a click.

    Its accessible name comes from a label, hidden if there is no visible one.
    """

    def __init__(self) -> None:
        super().__init__()
        self._wheel = ClickedWheel(self)

    def sizeHint(self) -> QSize:
        """Wide enough for the longest entry."""
        return super().sizeHint() + self._side_bearings()

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the longest entry."""
        return super().minimumSizeHint() + self._side_bearings()

    def _side_bearings(self) -> QSize:
        """What Qt's hint leaves out: the space beside full-width characters, which has no ink."""
        metrics = self.fontMetrics()
        entries = [self.itemText(index) for index in range(self.count())]
        ink = max((metrics.boundingRect(text).width() for text in entries), default=0)
        whole = max(map(metrics.horizontalAdvance, entries), default=0)
        return QSize(max(0, whole - ink), 0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel changes the entry after a click."""
        if self._wheel.is_taken:
            super().wheelEvent(event)
        else:
            event.ignore()

    def showEvent(self, event: QShowEvent) -> None:
        """Create a hidden label as the accessible name, because on Linux Qt reports the text as the
        name unless a label has the field as its buddy.
        """
        super().showEvent(event)
        parent = self.parentWidget()
        if parent is None or any(
            label.buddy() is self and label.parentWidget() is parent
            for label in parent.findChildren(QLabel)
        ):
            return
        label = plain_label(self.accessibleName())
        label.setParent(parent)
        label.setBuddy(self)
        label.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.isEditable():
            super().paintEvent(event)
        else:
            self._paint_field()
        theme = current()
        side = min(scaled(16), 24)
        box = QRectF(self.width() - 8 - side, (self.height() - side) / 2, side, side)
        ink = theme.text if self.isEnabled() else theme.disabled
        painter = QPainter(self)
        painter.translate(box.center())
        painter.rotate(90)
        paint_icon(painter, Icon.FORWARD, box.translated(-box.center()), ink, 2.0)

    def _paint_field(self) -> None:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        style = QStyle
        room = self.style().subControlRect(
            style.ComplexControl.CC_ComboBox, option, style.SubControl.SC_ComboBoxEditField, self
        )
        option.currentText = option.fontMetrics.elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, room.width() - 2
        )
        painter = QStylePainter(self)
        painter.drawComplexControl(style.ComplexControl.CC_ComboBox, option)
        painter.drawControl(style.ControlElement.CE_ComboBoxLabel, option)
