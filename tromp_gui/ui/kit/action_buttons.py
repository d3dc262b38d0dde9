"""A row of buttons for actions; text, icon and state follow the action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QSize, Qt, SignalInstance
from PySide6.QtGui import QAction, QIcon, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QToolButton, QWidget

from tromp_gui.ui.kit.key_text import with_key
from tromp_gui.ui.kit.plain_text import tip, without_letter
from tromp_gui.ui.look.icons import BUTTON
from tromp_gui.ui.look.theme import fix_icon, fix_square, scaled
from tromp_gui.ui.look.tokens import COLUMN_WIDE, HIT_TARGET

_SPACING = 8
_THIN_SPACE = "\u2009"


def tool_button(
    action: QAction, icon: QIcon, name: str = "", role: str = "palette", size: int = BUTTON
) -> QToolButton:
    """An icon that triggers `action` and is enabled when it is; called `name`, or as the action."""
    button = QToolButton()
    button.setProperty("role", role)
    fix_square(button, HIT_TARGET)
    fix_icon(button, size)
    button.setIcon(icon)
    button.clicked.connect(action.trigger)

    def follow() -> None:
        button.setEnabled(action.isEnabled())
        button.setAccessibleName(name or action.iconText())
        button.setToolTip(tip(with_key(name or action.iconText(), action.shortcut())))

    action.changed.connect(follow)
    follow()
    return button


def push_button(
    text: str, run: Callable[..., object] | SignalInstance, role: str = "", name: str = ""
) -> QPushButton:
    """A button that calls or emits `run`, and is not pushed by Return in a field; a click leaves
    the focus where it is. `name` is its accessible name if that is not its text.
    """
    button = QPushButton(text)
    button.setProperty("role", role)
    button.setAccessibleName(name or without_letter(text))
    button.setAutoDefault(False)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.clicked.connect(run)
    return button


class ActionButton(QPushButton):
    """Triggers `action` and follows its text, icon and state; `words`, if any, replace the action's
    text; `role` is for the style sheet.
    """

    def __init__(self, action: QAction, parent: QWidget, words: str = "", role: str = "") -> None:
        super().__init__(parent)
        self.setProperty("role", role)
        self.action, self._words, self._why = action, words, ""
        self._with_icon = True
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the board
        fix_icon(self, BUTTON)
        self.setMinimumWidth(0)
        self.clicked.connect(action.trigger)
        action.changed.connect(self.show_action)
        action.visibleChanged.connect(lambda: self.setVisible(action.isVisible()))
        self.setVisible(action.isVisible())
        self.show_action()

    def explain(self, why: str) -> None:
        """Add a sentence to the tool tip."""
        self._why = why
        self.show_action()

    def show_icon(self, shown: bool) -> None:
        """Show the icon and the text, or only the text."""
        self._with_icon = shown
        self.show_action()

    def show_action(self) -> None:
        """Update text, icon and state from the action."""
        action = self.action
        pictured = self._with_icon and not action.icon().isNull()
        self.setText(
            (_THIN_SPACE if pictured else "") + (self._words or without_letter(action.text()))
        )
        self.setAccessibleName(action.iconText())
        self.setEnabled(action.isEnabled())
        self.setIcon(action.icon() if self._with_icon else QIcon())
        words = with_key(action.iconText(), action.shortcut())
        if self._why:
            self.setToolTip(tip(f"{words}\n{self._why}"))
        else:
            self.setToolTip(tip(words) if words != action.iconText() else "")


class ActionButtons(QWidget):
    """`actions` as buttons of equal width.

    If the column is narrow, they have no icons; if narrower, each is as wide as its text; if that
    is too wide, they are in two columns, or in one.
    """

    def __init__(self, actions: Sequence[QAction], words: Sequence[str] = ()) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_SPACING)
        said = dict(enumerate(words))
        self._buttons = [
            ActionButton(action, self, said.get(place, "")) for place, action in enumerate(actions)
        ]
        for place, button in enumerate(self._buttons):
            button.setProperty("role", "row")
            self._grid.addWidget(button, 0, place)

    def follow_in_tabs(self, widget: QWidget, *last: QWidget) -> None:
        """Put the buttons after `widget` in the tab order, and then `last`."""
        for before, after in pairwise([widget, *self._buttons, *last]):
            QWidget.setTabOrder(before, after)

    def minimumSizeHint(self) -> QSize:
        widest = max(button.sizeHint().width() for button in self._buttons)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Drop icons first, then equal widths, then the single row."""
        super().resizeEvent(event)
        for button in self._buttons:
            button.show_icon(self.width() >= scaled(COLUMN_WIDE))
        needed = [button.sizeHint().width() for button in self._buttons]
        many = len(needed)
        fits = sum(needed) + _SPACING * (many - 1) <= self.width()
        half = (many + 1) // 2
        has_half = half * (max(needed) + _SPACING) - _SPACING <= self.width()
        across = many if fits else half if has_half else 1
        is_equal = not fits or max(needed) <= self.width() // many - _SPACING
        for place, (button, wide) in enumerate(zip(self._buttons, needed, strict=True)):
            self._grid.addWidget(button, place // across, place % across)
            stretch = 0 if place >= across else 1 if is_equal else wide
            self._grid.setColumnStretch(place, stretch)
