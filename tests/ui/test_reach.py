"""Everything that can be clicked has a name, a minimum size, and can be reached by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QScrollBar, QWidget

from tests.ui.commands import Commands
from tests.ui.conftest import Dress, Show
from tromp_gui.ui.edit.controller import tool_words
from tromp_gui.ui.edit.palette import Entry, Group, ToolPalette, tool_icon
from tromp_gui.ui.kit.action_buttons import ActionButtons
from tromp_gui.ui.look.theme import THEMES, ChromeTheme
from tromp_gui.ui.look.tokens import HIT_TARGET
from tromp_gui.ui.shell.layout_switch import LayoutSwitch
from tromp_gui.ui.shell.navigation import NavigationBar
from tromp_gui.ui.shell.status import StatusLine
from tromp_gui.ui.tree.find_bar import FindBar
from tromp_gui.ui.window.start import SampleGame, StartCard

_KEPT: list[QAction] = []


def navigation() -> QWidget:
    bar = NavigationBar(Commands())
    bar.show_position(20, 50)
    return bar


def status() -> QWidget:
    line = StatusLine()
    line.show_refusal("There is a stone already.", "Show it")
    return line


def start() -> QWidget:
    card = StartCard(samples=(SampleGame("a", "A game", "of two"),))
    card.setMinimumHeight(640)
    return card


def buttons() -> QWidget:
    _KEPT[:] = [QAction("&Pass"), QAction("&Undo")]
    return ActionButtons(_KEPT)


def palette() -> QWidget:
    _KEPT[:] = [QAction(words.text) for words in tool_words().values()]
    for action in _KEPT:
        action.setCheckable(True)
    icons = [partial(tool_icon, words.icon) for words in tool_words().values()]
    entries = [Entry(action, icon) for action, icon in zip(_KEPT, icons, strict=True)]
    made = ToolPalette([Group("Some", entries[:4]), Group("Signs", entries[4:], False, True)])
    made.unfold()
    return made


def find() -> QWidget:
    bar = FindBar(Commands())
    bar.show_count(2, 5)
    return bar


every_part = pytest.mark.parametrize(
    "make", [navigation, status, start, buttons, palette, find, LayoutSwitch]
)


def interactive(part: QWidget) -> list[QWidget]:
    kinds = (QAbstractButton, QAbstractSlider)
    return [
        widget
        for widget in part.findChildren(QWidget)
        if isinstance(widget, kinds) and not isinstance(widget, QScrollBar) and widget.isVisible()
    ]


@every_part
@pytest.mark.parametrize("look", THEMES, ids=lambda look: look.name)
def test_everything_has_a_name_and_a_minimum_size(
    dress: Dress, show: Show, make: Callable[[], QWidget], look: ChromeTheme
) -> None:
    dress(look)
    part = make()
    show(part, 560)
    assert interactive(part)
    for widget in interactive(part):
        assert widget.accessibleName(), widget
        assert min(widget.width(), widget.height()) >= HIT_TARGET, widget.accessibleName()


@every_part
def test_tab_visits_everything(dress: Dress, show: Show, make: Callable[[], QWidget]) -> None:
    dress(THEMES[0])
    part = make()
    window = show(part, 560)
    visited = set()
    for _ in range(30):
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Tab)
        visited.add(window.focusWidget())
    left = [widget for widget in interactive(part) if widget not in visited]
    # Of a switch only the chosen option is a tab stop; arrow keys go to the others.
    others = [widget for widget in left if widget.property("role") != "segment"]
    assert [widget.accessibleName() for widget in others] == []


@every_part
def test_theme_and_font_can_change_while_shown(
    dress: Dress, show: Show, make: Callable[[], QWidget]
) -> None:
    dress(THEMES[0])
    part = make()
    show(part, 560)
    for look in (*THEMES[1:], THEMES[0]):
        dress(look, 18)
        assert not part.grab().isNull()


@every_part
def test_parts_can_be_built_inside_a_styled_parent(
    dress: Dress, show: Show, make: Callable[[], QWidget]
) -> None:
    dress(THEMES[1])
    window = show(QWidget(), 560)
    part = make()
    part.setParent(window)
    part.show()
    assert part.isVisible()
