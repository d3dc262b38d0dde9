"""Opening dialogs in tests, and finding what is in them."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tromp_gui.ui.kit.form import FormRow

W = TypeVar("W", bound=QWidget)


def opened(qtbot: QtBot, dialog: W) -> W:
    """The dialog on the screen, with the focus where it put it."""
    if isinstance(dialog, QDialog):
        # Dialogs destroy themselves when they are closed; the owner is what the test closes.
        owner = QWidget()

        def keep(_widget: QWidget, _owner: QWidget = owner) -> None:
            """Holds the owner, of which qtbot alone would not."""

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
    """Type `text` key by key; what has no key comes as from an input method."""
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
    """The button with this text, mnemonic left out."""
    found = [
        each for each in dialog.findChildren(QPushButton) if each.text().replace("&", "") == text
    ]
    assert len(found) == 1, f"{len(found)} buttons say {text!r}"
    return found[0]


def errors(dialog: QDialog) -> list[str]:
    """What the rows of a form complain of."""
    return [row.error for row in dialog.findChildren(FormRow) if row.error]


def words(dialog: QWidget) -> list[str]:
    """The texts of all visible labels."""
    return [each.text() for each in dialog.findChildren(QLabel) if each.isVisible() and each.text()]
