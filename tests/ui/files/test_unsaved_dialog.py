"""The question about unsaved changes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Dress
from tests.ui.dialogs.windows import button, opened, words
from tromp_gui.ui.files.dialogs import UnsavedDialog
from tromp_gui.ui.look.tokens import LIGHT


def asked(qtbot: QtBot) -> tuple[UnsavedDialog, list[str]]:
    told: list[str] = []
    save, discard = lambda: told.append("save"), lambda: told.append("discard")
    dialog = opened(qtbot, UnsavedDialog("<i>ear</i>.sgf", save, discard))
    dialog.finished.connect(lambda: told.append("closed"))
    return dialog, told


def test_the_file_name_is_shown_literally(qtbot: QtBot) -> None:
    dialog, _ = asked(qtbot)
    assert words(dialog) == [
        "Save the changes to “<i>ear</i>.sgf”?",
        "Your changes will be lost if you don’t save them.",
    ]


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Save", ["closed", "save"]),
        ("Don’t save", ["closed", "discard"]),
        ("Cancel", ["closed"]),
    ],
)
def test_each_button_is_an_answer(qtbot: QtBot, text: str, answer: list[str]) -> None:
    dialog, told = asked(qtbot)
    QTest.mouseClick(button(dialog, text), Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert sorted(told) == answer


@pytest.mark.parametrize(
    ("key", "keys", "answer"),
    [
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, ["closed", "save"]),
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier, ["closed"]),
        (Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier, ["closed", "save"]),
        (Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier, ["closed", "discard"]),
    ],
)
def test_each_answer_has_a_key(
    qtbot: QtBot, key: Qt.Key, keys: Qt.KeyboardModifier, answer: list[str]
) -> None:
    dialog, told = asked(qtbot)
    QTest.keyClick(dialog, key, keys)
    qtbot.waitUntil(lambda: sorted(told) == answer)


def test_discard_is_apart_from_save(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    dialog, _ = asked(qtbot)
    lose, cancel, save = (button(dialog, text) for text in ("Don’t save", "Cancel", "Save"))
    assert min(cancel.x(), save.x()) - lose.geometry().right() > 40
    assert save.isDefault()


@pytest.mark.parametrize(
    ("tabs", "answer"),
    [(0, ["closed", "save"]), (1, ["closed", "discard"]), (2, ["closed"])],
)
def test_return_pushes_the_button_that_has_the_focus(
    qtbot: QtBot, tabs: int, answer: list[str]
) -> None:
    dialog, told = asked(qtbot)
    for _ in range(tabs):
        QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Tab)
    QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Return)
    assert sorted(told) == answer
