"""Opens dialogs in tests, and finds their widgets."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tromp_gui.ui.kit.form import FormRow

W = TypeVar("W", bound=QWidget)


def opened(qtbot: QtBot, dialog: W) -> W:
    """The dialog after it was opened, with its initial focus."""
    if isinstance(dialog, QDialog):
        # Dialogs delete themselves when closed, so the test closes an owner.
        owner = QWidget()

        def keep(_widget: QWidget, _owner: QWidget = owner) -> None:
            """Keep the owner, to which qtbot has only a weak reference."""

        qtbot.addWidget(owner, before_close_func=keep)
        dialog.setParent(owner, dialog.windowFlags())
    else:
        qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    QApplication.processEvents()
    return dialog


def type_in(widget: QWidget, text: str) -> None:
    """Type `text` key by key; characters without a key come as from an input method."""
    for sign in text:
        if sign.isascii():
            QTest.keyClicks(widget, sign)
        else:
            composed = QInputMethodEvent()
            composed.setCommitString(sign)
            QApplication.sendEvent(widget, composed)


def named(dialog: QWidget, kind: type[W], name: str) -> W:
    """The visible widget of a kind with this accessible name."""
    found = [
        each
        for each in dialog.findChildren(kind)
        if each.accessibleName() == name and each.isVisible()
    ]
    assert len(found) == 1, f"{len(found)} visible widgets are called {name!r}"
    return found[0]


def button(dialog: QWidget, text: str) -> QPushButton:
    """The button with this text, without its mnemonic."""
    found = [
        each for each in dialog.findChildren(QPushButton) if each.text().replace("&", "") == text
    ]
    assert len(found) == 1, f"{len(found)} buttons say {text!r}"
    return found[0]


def errors(dialog: QDialog) -> list[str]:
    """The errors shown in a form."""
    return [row.error for row in dialog.findChildren(FormRow) if row.error]


def words(dialog: QWidget) -> list[str]:
    """The texts of all visible labels."""
    return [each.text() for each in dialog.findChildren(QLabel) if each.isVisible() and each.text()]
