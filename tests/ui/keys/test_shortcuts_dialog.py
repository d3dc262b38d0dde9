"""The list of shortcuts, and the About dialog."""

from __future__ import annotations

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Dress
from tests.ui.dialogs.windows import button, opened, words
from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.ui.dialogs.about import AboutDialog
from tromp_gui.ui.keys.command_table import CommandEntry, ShortcutsDialog
from tromp_gui.ui.look.tokens import LIGHT

ROWS = [
    CommandEntry("new-game", "Game", "New game", "Ctrl+N"),
    CommandEntry("new-game", "Game", "Open", "Ctrl+O"),
    CommandEntry("new-game", "Play", "Pass", "P"),
    CommandEntry("new-game", "Play", "Undo", "Ctrl+Z"),
    CommandEntry("new-game", "Go to", "Back ten moves", "Shift+Left, PgUp"),
    CommandEntry("new-game", "Game", "Save", "Ctrl+S"),
]


def layout(qtbot: QtBot, dress: Dress) -> ShortcutsDialog:
    dress(LIGHT)
    return opened(qtbot, ShortcutsDialog(ROWS))


def search(dialog: ShortcutsDialog, text: str) -> None:
    (field,) = dialog.findChildren(QLineEdit)
    assert field.hasFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def test_shortcuts_are_listed_below_their_group(qtbot: QtBot, dress: Dress) -> None:
    assert words(layout(qtbot, dress)) == [
        "Game", "New game", "Ctrl+N", "Open", "Ctrl+O", "Save", "Ctrl+S",
        "Play", "Pass", "P", "Undo", "Ctrl+Z",
        "Go to", "Back ten moves", "Shift+Left, PgUp",
    ]  # fmt: skip


def test_groups_fill_two_columns(qtbot: QtBot, dress: Dress) -> None:
    dialog = layout(qtbot, dress)
    places = {
        label.text(): label.mapTo(dialog, label.rect().topLeft()).x()
        for label in dialog.findChildren(QLabel)
        if label.property("role") == "section"
    }
    assert places["Game"] < places["Play"] == places["Go to"]


def test_typing_filters_the_list(qtbot: QtBot, dress: Dress) -> None:
    dialog = layout(qtbot, dress)
    search(dialog, "PASS")
    assert words(dialog) == ["Play", "Pass", "P"]
    search(dialog, "ctrl game")
    assert words(dialog) == ["Game", "New game", "Ctrl+N", "Open", "Ctrl+O", "Save", "Ctrl+S"]
    search(dialog, "nothing of the kind")
    assert words(dialog) == ["No matching shortcut."]


def test_escape_closes_it(qtbot: QtBot, dress: Dress) -> None:
    dialog = layout(qtbot, dress)
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_an_empty_list_can_be_shown(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    assert words(opened(qtbot, ShortcutsDialog([]))) == []


def test_about_shows_what_a_bug_report_needs(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    picture = QPixmap(64, 64)
    picture.fill(Qt.GlobalColor.black)
    dialog = opened(qtbot, AboutDialog(DISPLAY_NAME, "1.2.3", QIcon(picture)))
    said = words(dialog)
    assert said[:2] == ["Tromp Go", "Version 1.2.3"]
    assert any(qVersion() in line for line in said)
    assert any("MIT" in line for line in said)
    assert dialog.windowTitle() == "About Tromp Go"
    with qtbot.waitSignal(dialog.finished):
        QTest.mouseClick(button(dialog, "Close"), Qt.MouseButton.LeftButton)
