"""Buttons for actions follow them in every respect."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Dress, Show
from tromp_gui.ui.kit.action_buttons import ActionButton, ActionButtons
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import qicon
from tromp_gui.ui.look.theme import LIGHT

WORDS = ("&Pass", "&Undo", "&Score", "Resign…")


class Harness:
    """Four actions, a row of buttons for them, and a record of what was done."""

    def __init__(self, show: Show, width: int) -> None:
        icons = (Icon.PASS, Icon.UNDO, Icon.SCORE, None)
        self.done: list[str] = []
        self.actions = [self._action(w, i) for w, i in zip(WORDS, icons, strict=True)]
        self.row = ActionButtons(self.actions)
        self.window = show(self.row, width)
        self.buttons = self.row.findChildren(ActionButton)

    def _action(self, words: str, icon: Icon | None) -> QAction:
        action = QAction(words)
        if icon is not None:
            action.setIcon(qicon(icon))
        action.triggered.connect(lambda: self.done.append(action.iconText()))
        return action


@pytest.fixture
def harness(dress: Dress, show: Show) -> Harness:
    dress(LIGHT)
    return Harness(show, 618)


def test_a_click_triggers_the_action(harness: Harness) -> None:
    for button in harness.buttons:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert harness.done == ["Pass", "Undo", "Score", "Resign"]


def test_the_keyboard_reaches_all(harness: Harness) -> None:
    for _ in harness.buttons:
        QTest.keyClick(harness.window.focusWidget() or harness.window, Qt.Key.Key_Tab)
        focused = harness.window.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Space)
    assert harness.done == ["Pass", "Undo", "Score", "Resign"]


def test_a_disabled_action_disables_its_button(harness: Harness) -> None:
    harness.actions[1].setEnabled(False)
    assert not harness.buttons[1].isEnabled()
    QTest.mouseClick(harness.buttons[1], Qt.MouseButton.LeftButton)
    assert harness.done == []
    harness.actions[1].setEnabled(True)
    assert harness.buttons[1].isEnabled()


def test_texts_follow_without_mnemonics(harness: Harness) -> None:
    assert [button.text().strip() for button in harness.buttons] == [
        "Pass",
        "Undo",
        "Score",
        "Resign…",
    ]
    harness.actions[0].setText("Pass && &go")
    assert harness.buttons[0].text().strip() == "Pass && go"
    assert harness.buttons[0].shortcut().isEmpty()


def test_names_and_tips_contain_the_shortcut(harness: Harness) -> None:
    harness.actions[0].setShortcut(QKeySequence("P"))
    assert harness.buttons[0].accessibleName() == "Pass"
    assert "Pass (P)" in harness.buttons[0].toolTip()
    assert harness.buttons[3].toolTip() == ""


def test_a_hidden_action_has_no_button(harness: Harness) -> None:
    harness.actions[2].setVisible(False)
    assert not harness.buttons[2].isVisible()


def test_buttons_are_equally_wide_and_fill_the_row(harness: Harness) -> None:
    widths = [button.width() for button in harness.buttons]
    assert max(widths) - min(widths) <= 1
    assert sum(widths) + 3 * 8 == 618
    assert {button.height() for button in harness.buttons} == {36}


@pytest.mark.parametrize(("width", "pictured"), [(618, True), (382, False), (288, False)])
def test_icons_are_hidden_if_there_is_little_room(
    dress: Dress, show: Show, width: int, pictured: bool
) -> None:
    dress(LIGHT)
    harness = Harness(show, width)
    assert [not button.icon().isNull() for button in harness.buttons] == [pictured] * 3 + [False]
    for button in harness.buttons:
        assert button.fontMetrics().horizontalAdvance(button.text()) <= button.width() - 8


def test_texts_that_do_not_fit_in_one_row_use_two(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    words = ("Passen", "Rückgängig", "Zählen", "Aufgeben …")
    actions = [QAction(word) for word in words]
    row = ActionButtons(actions)
    show(row, 240)
    buttons = row.findChildren(ActionButton)
    assert len({button.y() for button in buttons}) == 2
    assert len({button.width() for button in buttons}) == 1
    assert all(button.width() >= button.sizeHint().width() for button in buttons)
    row.resize(700, row.height())
    QApplication.processEvents()
    assert len({button.y() for button in buttons}) == 1


def test_icons_follow_the_action(harness: Harness) -> None:
    harness.actions[3].setIcon(qicon(Icon.SCORE))
    assert not harness.buttons[3].icon().isNull()
