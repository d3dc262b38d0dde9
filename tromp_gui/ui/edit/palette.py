"""The tools of the edit mode in named groups, hidden until editing starts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QFrame, QMenu, QPushButton, QToolButton

from tromp_gui.ui.kit.boxes import hbox, section
from tromp_gui.ui.kit.flow import FlowLayout
from tromp_gui.ui.kit.plain_text import ElidedLabel, tip
from tromp_gui.ui.look.icons import BUTTON, Ink
from tromp_gui.ui.look.shadow import CardBackground
from tromp_gui.ui.look.theme import ChromeTheme, fix_height, fix_icon
from tromp_gui.ui.look.tokens import HIT_TARGET

_HEIGHT, _GAP, _PADDING = 32, 4, 8


class Entry(NamedTuple):
    """A command in a group; `icon` returns its icon in an ink."""

    action: QAction
    icon: Callable[[Ink], QIcon]


class Group(NamedTuple):
    """Commands of one kind under one name. A click chooses the tool used last, a menu has the
    others; if `is_menu`, a click opens the menu. `are_tools` is False for annotations.
    """

    name: str
    entries: Sequence[Entry]
    are_tools: bool = True
    is_menu: bool = False


class GroupButton(QToolButton):
    """The button of a group, with its name and the icon of the command chosen last."""

    def __init__(self, group: Group) -> None:
        super().__init__()
        self._group, self._last = group, group.entries[0]
        self.setText(group.name.replace("&", "&&"))
        self.setProperty("role", "palette")
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        fix_icon(self, BUTTON)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the board
        fix_height(self, _HEIGHT)
        modes = QToolButton.ToolButtonPopupMode
        if len(group.entries) > 1:
            menu = QMenu(group.name, self)
            menu.addActions([entry.action for entry in group.entries])
            self.setMenu(menu)
            self.setProperty("menu", "whole" if group.is_menu else "beside")
            self.setPopupMode(modes.InstantPopup if group.is_menu else modes.MenuButtonPopup)
        self.clicked.connect(self._trigger)
        for entry in group.entries:
            entry.action.changed.connect(self._on_action_changed)
        self._on_action_changed()

    @property
    def commands(self) -> list[QAction]:
        return [entry.action for entry in self._group.entries]

    @property
    def are_tools(self) -> bool:
        """Whether the commands are tools rather than annotations."""
        return self._group.are_tools

    def _trigger(self) -> None:
        self._last.action.trigger()
        self._on_action_changed()

    def _on_action_changed(self) -> None:
        chosen = [entry for entry in self._group.entries if entry.action.isChecked()]
        enabled = [entry for entry in self._group.entries if entry.action.isEnabled()]
        if chosen:
            self._last = chosen[0]
        elif enabled and not self._last.action.isEnabled():
            self._last = enabled[0]
        action = self._last.action
        keys = action.shortcut().toString(action.shortcut().SequenceFormat.NativeText)
        said = f"{action.iconText()} ({keys})" if keys else action.iconText()
        alone = len(self._group.entries) == 1
        name = action.iconText() if alone else f"{self._group.name}: {action.iconText()}"
        self.setAccessibleName(self._group.name if self._group.is_menu else name)
        self.setToolTip(tip("" if self._group.is_menu else said))
        self.setEnabled(bool(enabled))
        self.setChecked(bool(chosen))
        self.setIcon(self._last.icon(_accent if chosen else _text))


class ToolPalette(CardBackground):
    """A line about the game, and behind *Edit* a button for each group of tools, wrapped to the
    column's width.

    Choosing a tool shows the tools. Signal: `unfolded(bool)`, the tools are shown or hidden.
    """

    unfolded = Signal(bool)

    def __init__(self, groups: Sequence[Group]) -> None:
        super().__init__()
        self._facts = ElidedLabel()
        self._facts.setProperty("role", "quiet")
        self._edit = QPushButton(self.tr("Edit"))
        self._edit.setProperty("role", "small")
        self._edit.setAccessibleName(self.tr("Edit tools"))
        self._edit.setCheckable(True)
        self._edit.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._edit.toggled.connect(self.unfold)
        fix_height(self._edit, HIT_TARGET)
        self.card = QFrame()
        self.card.setProperty("role", "card")
        self.card.setAccessibleName(self.tr("Edit tools"))
        flow = FlowLayout(_GAP, _GAP, self.card)
        flow.setContentsMargins(_PADDING, _PADDING, _PADDING, _PADDING)
        for group in groups:
            flow.addWidget(GroupButton(group))
            if group.are_tools and len(group.entries) > 1:
                self._listen(group)
        self.card.hide()
        head = hbox((self._facts, 1), self._edit)
        section(self, head, self.card)

    def show_facts(self, facts: str) -> None:
        """Show a line about the game beside *Edit*."""
        self._facts.setText(facts)

    def unfold(self, shown: bool = True) -> None:
        """Show or hide the tools."""
        if shown == self.card.isHidden():
            self._edit.setChecked(shown)
            self.card.setVisible(shown)
            self.unfolded.emit(shown)

    def _listen(self, group: Group) -> None:
        """Show the group of a tool chosen by shortcut or menu."""
        for entry in group.entries:
            entry.action.toggled.connect(lambda on: self.unfold() if on else None)


def _accent(theme: ChromeTheme) -> str:
    return theme.accent


def _text(theme: ChromeTheme) -> str:
    return theme.text
