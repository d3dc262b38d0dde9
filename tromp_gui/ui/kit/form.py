"""The form of every dialog: labels at the left, fields at the right, errors below them, buttons."""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize, Qt, SignalInstance
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QWidget,
)

from tromp_gui.ui.kit.action_buttons import push_button
from tromp_gui.ui.kit.boxes import hbox, vbox
from tromp_gui.ui.kit.keyboard import push_focused
from tromp_gui.ui.kit.plain_text import SignLabel
from tromp_gui.ui.kit.plain_text import plain_label as plain_label
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import MENU
from tromp_gui.ui.look.theme import fix_width, room_on_screen, scaled
from tromp_gui.ui.look.tokens import CARD_BUTTON_HEIGHT

ButtonRole = QDialogButtonBox.ButtonRole
WIDTH, WIDTH_WITH_LIST = 480, 720
_LABEL = 120
_LOW = 820
"""On a screen with less height, at the usual text size, a long form has two columns."""
_GAP, _BETWEEN = 12, 32
"""Between rows, and between columns of rows."""
_MARGIN, _RING = 20, 6
"""The margin of a dialog, and the part of it that the focus ring may cover."""


class FormRow(QWidget):
    """A label and its field, with a quiet hint or an error below."""

    def __init__(self, label: str, field: QWidget | QLayout, hint: str = "") -> None:
        super().__init__()
        name = plain_label(label, "quiet")
        fix_width(name, _LABEL)
        name.setMinimumHeight(scaled(CARD_BUTTON_HEIGHT))  # as high as a field
        self._hint = plain_label(hint, "quiet")
        self._error = plain_label("", "danger")
        self._sign = SignLabel(Icon.WARNING, MENU)
        self._sign.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._field = field if isinstance(field, QWidget) else None
        if isinstance(field, QWidget):
            name.setBuddy(field)
            field.setSizePolicy(QSizePolicy.Policy.Expanding, field.sizePolicy().verticalPolicy())
        problem = hbox(self._sign, (self._error, 1), gap=6)
        right = vbox(field, self._hint, problem, gap=4)
        hbox((name, Qt.AlignmentFlag.AlignTop), (right, 1), on=self, gap=12)
        self._update_labels()

    @property
    def error(self) -> str:
        """The error shown; '' if there is none."""
        return self._error.text()

    def show_hint(self, hint: str) -> None:
        self._hint.setText(hint)
        self._update_labels()

    def explain(self, text: str) -> None:
        """Set the row's help text, shown by What's This (Shift+F1)."""
        for widget in (self, self._field):
            if widget is not None:
                widget.setWhatsThis(text)

    def show_error(self, error: str) -> None:
        """Show an error instead of the hint; '' removes it."""
        self._error.setText(error)
        self._update_labels()

    def _update_labels(self) -> None:
        wrong = bool(self._error.text())
        self._hint.setVisible(bool(self._hint.text()) and not wrong)
        self._error.setVisible(wrong)
        self._sign.setVisible(wrong)


class Dialog(QDialog):
    """A dialog in which Return pushes the focused button, otherwise the default one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = QSize()
        QShortcut(QKeySequence.StandardKey.Close, self).activated.connect(self.reject)

    def take_room(self, width: int, height: int) -> None:
        """Keep this size, scaled to the text, as far as the screen allows."""
        self._room = QSize(width, height)
        self.resize(QSize(scaled(width), scaled(height)).boundedTo(room_on_screen(self)))

    def changeEvent(self, event: QEvent) -> None:
        """Larger text needs a larger dialog."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.isVisible() and self._room.isValid():
            before = self.size()
            self.take_room(self._room.width(), self._room.height())
            self.resize(self.size().expandedTo(before))

    def show_in_front(self) -> None:
        """Show the dialog, or bring it to the front."""
        self.show()
        self.raise_()
        self.activateWindow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt override: Qt would push the default button even if another one has the focus."""
        if not push_focused(self, event):
            super().keyPressEvent(event)


def scrolled(inside: QWidget, name: str = "") -> QScrollArea:
    """A scroll area without a frame; the focus stays with what is `inside`."""
    area = QScrollArea()
    area.setProperty("role", "bare")
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inside)
    area.setAccessibleName(name)
    return area


class _Body(QScrollArea):
    """The form of a dialog; it scrolls if the screen is too low for it."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self._inside = inside
        self.setProperty("role", "bare")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self._inside.layout()
        assert layout is not None
        if layout.hasHeightForWidth():
            return max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())
        return layout.totalMinimumSize().height()

    def sizeHint(self) -> QSize:
        return self._inside.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """As wide as the content and a scroll bar; the height can be scrolled."""
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._inside.minimumSizeHint().width() + bar, scaled(60))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the size when the content changes its height."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class _ButtonRow(QHBoxLayout):
    """The buttons of a dialog: those that reset or discard something at the left, the others in the
    platform's order (GNOME's if the system has none).
    """

    def __init__(self) -> None:
        super().__init__()
        self.setContentsMargins(_RING, 0, _RING, 0)
        self.setSpacing(8)
        self.addStretch(1)
        hint = QApplication.style().styleHint(QStyle.StyleHint.SH_DialogButtonLayout)
        layout = QDialogButtonBox.ButtonLayout
        is_plain = sys.platform == "linux" and hint == layout.WinLayout.value
        does_first = hint in (layout.WinLayout.value, layout.KdeLayout.value) and not is_plain
        last = [ButtonRole.ActionRole, ButtonRole.RejectRole]
        last.insert(0 if does_first else 2, ButtonRole.AcceptRole)
        self._order = [ButtonRole.ResetRole, ButtonRole.DestructiveRole, None, *last]
        self._roles: list[ButtonRole | None] = [None]

    def add(self, button: QPushButton, role: ButtonRole) -> None:
        """Add a button after those of lower or equal rank."""
        place = self._order.index(role)
        at = sum(self._order.index(other) <= place for other in self._roles)
        self._roles.insert(at, role)
        self.insertWidget(at, button)


class FormDialog(Dialog):
    """A form above buttons; `action` is the label of its main button, "" for a dialog that only
    shows something. It is deleted when closed.
    """

    def __init__(self, title: str, action: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        edge = _MARGIN - _RING
        inside = QWidget()
        self.body = vbox(gap=_GAP)
        self._form_parts = [self.body]
        self._form = vbox(self.body, on=inside, gap=_GAP, margins=(_RING, _RING, _RING, _RING))
        self._sides = hbox((_Body(inside), 1), gap=_MARGIN - _RING)
        self._buttons = _ButtonRow()
        edges = edge, edge, edge, _MARGIN
        self._column = vbox(
            (self._sides, 1), 8, self._buttons, on=self, gap=12 - _RING, margins=edges
        )
        away = self.tr("Cancel") if action else self.tr("Close")
        self.dismiss = self.add_button(away, self.reject, ButtonRole.RejectRole)
        if action:
            self.done_button = self.add_button(action, self.accept, ButtonRole.AcceptRole)
            self.done_button.setDefault(True)
        self._side_width = 0
        self.take_width(WIDTH)

    def take_width(self, width: int) -> None:
        """Set the minimum width at the usual text size; the form may need more."""
        self._width = width
        self._ask_for_width()

    def begin_part(self) -> None:
        """Add what follows below, or on a low screen in a column at the right of what is there."""
        self.body.addStretch(1)
        self.body = vbox(gap=_GAP)
        self._form_parts.append(self.body)
        self._form.addLayout(self.body, 1)

    def add_row(self, label: str, field: QWidget | QLayout, hint: str = "") -> FormRow:
        """Add a row at the end; its label names a widget that has no accessible name."""
        row = FormRow(label, field, hint)
        if isinstance(field, QWidget) and not field.accessibleName():
            field.setAccessibleName(label)
        self.body.addWidget(row)
        return row

    def add_side(self, widget: QWidget) -> None:
        """Add a column of fixed width at the right of the form; hidden at first."""
        self._sides.addWidget(widget)
        widget.hide()

    def show_side(self, widget: QWidget, shown: bool) -> None:
        """Show or hide the column of `add_side`; the form's columns keep their width, or become one
        where the screen is too narrow.
        """
        widget.setVisible(shown)
        self._side_width = widget.width() + _MARGIN if shown else 0
        self._choose_columns()
        self._column.activate()
        self._ask_for_width()
        self.setMinimumHeight(0)
        wide, room = self.minimumWidth(), room_on_screen(self).height()
        self.resize(wide, min(self._needed(wide), room))

    def add_button(
        self,
        text: str,
        run: Callable[..., object] | SignalInstance,
        role: ButtonRole = ButtonRole.ActionRole,
    ) -> QPushButton:
        """Add a plain button that calls or emits `run`, placed according to its role."""
        button = push_button(text, run)
        self._buttons.add(button, role)
        return button

    def sizeHint(self) -> QSize:
        """The intended width, and the height of the text at it, no higher than the screen."""
        wide = max(super().sizeHint().width(), self.minimumWidth())
        high = max(super().sizeHint().height(), self._needed(wide))
        return QSize(wide, min(high, room_on_screen(self).height()))

    def event(self, event: QEvent) -> bool:
        """Grow if the content needs more space; never shrink."""
        done = super().event(event)
        if event.type() == QEvent.Type.Polish:
            self._choose_columns()
        if event.type() == QEvent.Type.LayoutRequest:
            self._choose_columns()
            self.setMinimumHeight(min(self._needed(self.width()), room_on_screen(self).height()))
            self._stay_on_screen()
        return done

    def _stay_on_screen(self) -> None:
        """Move up if the bottom is below the screen."""
        frame, room = self.frameGeometry(), self.screen().availableGeometry()
        if self.isVisible() and frame.bottom() > room.bottom():
            self.move(self.x(), max(room.top(), self.y() - frame.bottom() + room.bottom()))

    def _choose_columns(self) -> None:
        """Put the parts side by side if the screen is low and wide enough."""
        room, count = room_on_screen(self), len(self._form_parts)
        least = sum(part.minimumSize().width() for part in self._form_parts)
        least += (count - 1) * _BETWEEN + 2 * _MARGIN
        needed = max(least, self._meant(count)) + self._side_width
        beside = count > 1 and room.height() < scaled(_LOW) and needed <= room.width()
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._form.direction() != way:
            self._form.setDirection(way)
            self._form.setSpacing(_BETWEEN if beside else _GAP)
            self._form.setStretch(0, int(beside))
            self._form.update()
        self._ask_for_width()

    def _meant(self, columns: int) -> int:
        """The width of so many columns, each as wide as the form of one."""
        return columns * scaled(self._width) + (columns - 1) * (_BETWEEN - 2 * _MARGIN)

    def _ask_for_width(self) -> None:
        beside = self._form.direction() == QBoxLayout.Direction.LeftToRight
        meant = self._meant(len(self._form_parts) if beside else 1) + self._side_width
        needed = max(meant, self._column.totalMinimumSize().width())
        self.setMinimumWidth(min(needed, room_on_screen(self).width()))

    def _needed(self, width: int) -> int:
        layout: QLayout = self._column
        by_width = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else 0
        return max(by_width, layout.totalMinimumSize().height())
