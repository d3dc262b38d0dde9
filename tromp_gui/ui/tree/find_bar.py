"""The search bar above the tree."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget

from tromp_gui.ui.kit.action_buttons import tool_button
from tromp_gui.ui.kit.boxes import FlowLayout, hbox, vbox
from tromp_gui.ui.kit.plain_text import plain_label
from tromp_gui.ui.kit.switch import CheckBox
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import BUTTON, qicon
from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.look.tokens import HIT_TARGET
from tromp_gui.ui.shell.command_ids import CommandId

_ACROSS = 12


class ShapeRow(QWidget):
    """Shows which shape is searched for, and the options for symmetries.

    Signal: `changed()`, an option was changed.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._place = plain_label("", wraps=False)
        self.turned = CheckBox(self.tr("Rotated or mirrored"))
        self.swapped = CheckBox(self.tr("Colours swapped"))
        parts = self._place, self.turned, self.swapped
        FlowLayout(scaled(_ACROSS), 0, self, parts)
        for part in parts:
            part.setMinimumHeight(scaled(HIT_TARGET))
        for box in (self.turned, self.swapped):
            box.setChecked(True)
            box.toggled.connect(self.changed)

    def show_place(self, place: str) -> None:
        """Show what is searched for."""
        self._place.setText(place)


_COUNT = 72


class FindBar(QWidget):
    """A search field, with `shape` below it during a search for a shape. Its buttons are commands,
    looked up by `action`. Signals: `text_changed(str)`; `closed()`, by Escape or the button.
    """

    text_changed = Signal(str)
    closed = Signal()

    def __init__(self, action: Callable[[str], QAction]) -> None:
        super().__init__()
        self._go_on, self._go_back = action(CommandId.FIND_NEXT), action(CommandId.FIND_PREVIOUS)
        self._field = QLineEdit()
        self._field.setAccessibleName(self.tr("Find"))
        self._field.setPlaceholderText(self.tr("Find a text, or a point like Q16"))
        self._field.textChanged.connect(self.text_changed)
        self._field.installEventFilter(self)
        self._count = plain_label("", "quiet", wraps=False)
        self._count.setMinimumWidth(scaled(_COUNT))
        self.shape = ShapeRow()
        self.shape.hide()
        close = QAction(self)
        close.triggered.connect(self.closed)
        self.previous = _button(self._go_back, Icon.BACK, self.tr("Previous match"))
        self.next = _button(self._go_on, Icon.FORWARD, self.tr("Next match"))
        cross = _button(close, Icon.CROSS, self.tr("Close the search"))
        row = hbox((self._field, 1), self._count, self.previous, self.next, cross, gap=4)
        vbox(row, self.shape, on=self, gap=4)
        self.setFocusProxy(self._field)
        self.show_count(None, 0)

    @property
    def text(self) -> str:
        """The text to search for."""
        return self._field.text().strip()

    @property
    def is_looking(self) -> bool:
        """Whether there is anything to search for."""
        return bool(self.text) or not self.shape.isHidden()

    def open(self) -> None:
        """Show the bar, ready for typing."""
        self.show()
        self._field.setFocus()
        self._field.selectAll()

    def open_for_shape(self, place: str) -> None:
        """Show the bar for a search for a shape, without a text."""
        with QSignalBlocker(self._field):
            self._field.clear()
        self.shape.show_place(place)
        self.shape.show()
        self.open()

    def show_count(self, place: int | None, count: int, is_sure: bool = True) -> None:
        """Show the number of the current match (from 1; None if the current node is another) and of
        all matches; with `is_sure` False the search is still running.
        """
        more = "" if is_sure else "…"
        if not self.is_looking:
            said = ""
        elif not count:
            said = more or self.tr("not found")
        elif place is None:
            said = self.tr("{count} found").format(count=f"{count}{more}")
        else:
            said = self.tr("{place} of {count}").format(place=place, count=f"{count}{more}")
        self._count.setText(said)
        self._field.setAccessibleDescription(said)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Return and Shift+Return go to the next and previous match; Escape closes the bar."""
        if watched is self._field and event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                (self._go_back if back else self._go_on).trigger()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.closed.emit()
                return True
        return False


def _button(action: QAction, icon: Icon, name: str) -> QToolButton:
    return tool_button(action, qicon(icon), name, "palette", BUTTON)
