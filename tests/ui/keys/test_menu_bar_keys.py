"""On macOS the menu bar leaves the board's keys to the widget that has the focus."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from tromp_gui.ui.keys.menu_bar_keys import MenuBarKeys
from tromp_gui.ui.shell.actions import Actions, Command, CommandId, Where


class Mac:
    """A window with a board, a list beside it, and a dialog."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.board, self.list = QWidget(self.window), QWidget(self.window)
        self.in_board = QWidget(self.board)
        self.in_dialog = QWidget(QDialog(self.window))
        actions = Actions(self.window, [self.board])
        actions.add([
            Command(CommandId.FORWARD, "Forward", ("Down",), lambda: None, Where.BOARD),
            Command("new-game", "New game", ("Ctrl+N",), lambda: None),
        ])  # fmt: skip
        self.keys = MenuBarKeys(self.window, actions)

    @staticmethod
    def is_left_to(widget: QWidget, key: Qt.Key, held: Qt.KeyboardModifier) -> bool:
        """What Qt's menus on macOS ask: whether the widget keeps a key."""
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, held)
        event.ignore()
        QCoreApplication.sendEvent(widget, event)
        return event.isAccepted()


@pytest.fixture
def mac(qtbot: QtBot, qapp: QApplication) -> Iterator[Mac]:
    made = Mac(qtbot)
    yield made
    qapp.removeEventFilter(made.keys)


ARROW = Qt.Key.Key_Down, Qt.KeyboardModifier.KeypadModifier
NEW = Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier


def test_a_key_of_the_board_is_left_to_another_widget(mac: Mac) -> None:
    assert mac.is_left_to(mac.list, *ARROW)
    assert mac.is_left_to(mac.in_dialog, *ARROW)
    assert not mac.is_left_to(mac.list, Qt.Key.Key_Up, Qt.KeyboardModifier.NoModifier)


def test_the_board_and_the_window_keep_theirs(mac: Mac) -> None:
    assert not mac.is_left_to(mac.board, *ARROW)
    assert not mac.is_left_to(mac.in_board, *ARROW)
    assert not mac.is_left_to(mac.list, *NEW)


def test_a_modal_window_is_not_asked(mac: Mac) -> None:
    mac.in_dialog.window().setWindowModality(Qt.WindowModality.WindowModal)
    assert not mac.is_left_to(mac.in_dialog, *ARROW)


def test_the_window_is_minimised_by_the_key_of_macos(mac: Mac) -> None:
    (shortcut,) = mac.window.findChildren(QShortcut)
    assert shortcut.key() == QKeySequence("Ctrl+M")
    mac.window.show()
    shortcut.activated.emit()
    assert mac.window.isMinimized()
