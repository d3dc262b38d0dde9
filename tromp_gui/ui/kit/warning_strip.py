"""A warning or a problem as a sentence across the column, with buttons for what to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from tromp_gui.ui.kit.action_buttons import push_button
from tromp_gui.ui.kit.boxes import FlowLayout, clear, hbox
from tromp_gui.ui.kit.plain_text import SignLabel, plain_label, tip
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.theme import scaled

_SIGN = 20
_HEIGHT = 44


class _Strip(QFrame):
    """A warning sign and a sentence, for a subclass to lay out."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "strip")
        self._sign = SignLabel(Icon.WARNING, _SIGN, lambda theme: theme.warn)
        self._sign.setAccessibleName(self.tr("Warning"))
        self._text = plain_label("")

    @property
    def text(self) -> str:
        """The text; '' if there is none."""
        return self._text.text()

    def show_text(self, text: str) -> None:
        """Show `text`; hide if it is empty."""
        self._text.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))


class WarningStrip(_Strip):
    """A warning sign and a sentence; hidden without a text."""

    def __init__(self) -> None:
        super().__init__()
        hbox(self._sign, (self._text, 1), on=self, gap=10, margins=(14, 8, 16, 8))
        self.show_text("")

    def show_text(self, text: str) -> None:
        """Show `text`; hide if it is empty."""
        super().show_text(text)
        self._take_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt override: take room from other parts if the column is narrow and low."""
        super().resizeEvent(event)
        self._take_room()

    def _take_room(self) -> None:
        least, rows = scaled(_HEIGHT), self.layout()
        if rows is not None:
            self.setMinimumHeight(max(least, rows.totalHeightForWidth(self.width())))


class StripAction(NamedTuple):
    """An action: its label, what it does, and the key that does it too, for the tool tip."""

    text: str
    run: Callable[[], object]
    key: str = ""


class OfferStrip(_Strip):
    """A warning sign, a sentence and some buttons; hidden without a text."""

    def __init__(self) -> None:
        super().__init__()
        self._actions: tuple[StripAction, ...] = ()
        self._home: QWidget | None = None
        self._buttons = QWidget()
        self._row = FlowLayout(8, 8, self._buttons)
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 10, 14, 12)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(8)
        grid.addWidget(self._sign, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._text, 0, 1)
        grid.addWidget(self._buttons, 1, 1)
        grid.setColumnStretch(1, 1)
        self.show_offer("", ())

    def show_offer(self, text: str, actions: Sequence[StripAction]) -> None:
        """Show `text` and `actions`; hide if it is empty. Unchanged buttons keep the focus; if they
        change, the first one has it then, and without any the home.
        """
        names = [action.text for action in self._actions]
        self._actions = tuple(actions)
        if names != [action.text for action in actions]:
            self._make_buttons()
        self.show_text(text)

    def follow_in_tabs(self, home: QWidget) -> None:
        """Put the buttons after `home` in the tab order, now and whenever they change."""
        self._home = home

    def _make_buttons(self) -> None:
        focused = self.window().focusWidget()
        had_focus = focused is not None and self._buttons.isAncestorOf(focused)
        by_keyboard = self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        clear(self._row)
        made = [self._home] if self._home is not None else []
        for index, action in enumerate(self._actions):
            button = push_button(
                action.text, lambda _=False, index=index: self._actions[index].run(), "small"
            )
            if action.key:
                button.setToolTip(tip(f"{action.text} ({action.key})"))
            self._row.addWidget(button)
            made.append(button)
        if self._home is None:
            return
        for before, after in pairwise(made):
            QWidget.setTabOrder(before, after)
        if had_focus:
            heir = made[:2][-1]
            if heir is not self._home:
                heir.show()
            reasons = Qt.FocusReason  # Qt takes it for the mouse otherwise, and shows no ring
            heir.setFocus(reasons.ShortcutFocusReason if by_keyboard else reasons.OtherFocusReason)
