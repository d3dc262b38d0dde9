"""Changing shortcuts and finding commands in the real window, by keyboard."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QComboBox,
    QKeySequenceEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.settings import KEY_PRESET, OWN_KEYS, Preset, Settings
from tromp_gui.ui.keys.command_table import CommandListDialog
from tromp_gui.ui.keys.key_editor import KeyEditorDialog

pytestmark = pytest.mark.xvfb


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


def find(dialog: QWidget, person: Person, text: str) -> None:
    """Type into the focused line."""
    line = dialog.focusWidget()
    assert line is not None
    QTest.keyClicks(line, text)


def press_new(dialog: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    (edit,) = dialog.findChildren(QKeySequenceEdit)
    edit.setFocus()
    QTest.keyClick(edit, key, modifier)


def push(dialog: QWidget, text: str) -> None:
    (button,) = [b for b in dialog.findChildren(QPushButton) if b.text().replace("&", "") == text]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def back_to_board(person: Person, qtbot: QtBot) -> None:
    person.window.activateWindow()
    qtbot.waitUntil(person.window.isActiveWindow)
    person.board.setFocus()


# The list of commands


def test_a_command_is_found_by_words_and_run(person: Person) -> None:
    person.click("E5 C3")
    person.press("Ctrl+Shift+P")
    dialog = person.dialog(CommandListDialog)
    find(dialog, person, "edit und")
    person.press("Return")
    assert not person.window.findChildren(CommandListDialog)
    assert len(person.record.cursor.path) == 2


def test_arrow_keys_move_in_the_list_while_typing(person: Person) -> None:
    person.press("Ctrl+Shift+P")
    dialog = person.dialog(CommandListDialog)
    assert isinstance(dialog, CommandListDialog)
    find(dialog, person, "game")
    first = dialog._table.current
    person.press("Down")
    assert dialog._table.current not in (None, first)
    person.press("Up")
    assert dialog._table.current == first


def test_an_unavailable_command_is_marked_and_not_run(person: Person) -> None:
    person.press("Ctrl+Shift+P")
    dialog = person.dialog(CommandListDialog)
    assert isinstance(dialog, CommandListDialog)
    find(dialog, person, "redo")
    assert dialog._note.text() == "This is not available now."
    person.press("Return")
    assert dialog.isVisible()
    find(dialog, person, "xyzzy")
    assert dialog._note.text() == "No matching command."


# Changing shortcuts


def editor(person: Person, command: str) -> QWidget:
    person.action("change-keys").trigger()
    dialog = person.dialog(KeyEditorDialog)
    assert isinstance(dialog, KeyEditorDialog)
    assert dialog._table.search.hasFocus()
    find(dialog, person, command)
    return dialog


def test_a_new_shortcut_works_at_once_and_is_kept(person: Person, qtbot: QtBot) -> None:
    dialog = editor(person, "pass")
    press_new(dialog, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    push(dialog, "Add")
    dialog.close()
    back_to_board(person, qtbot)
    person.press("Ctrl+J")
    assert person.record.cursor.has("B")
    assert json.loads(Settings().get(OWN_KEYS))["pass"] == ["P", "Ctrl+J"]


def test_a_key_in_use_is_reported_and_reassigned(person: Person) -> None:
    dialog = editor(person, "pass")
    assert isinstance(dialog, KeyEditorDialog)
    press_new(dialog, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert dialog._said.text() == "Ctrl+S is used for “Save” and will be reassigned."
    push(dialog, "Add")
    actions = person.actions
    shown = {row.name: actions.shown_keys(row.name) for row in actions.rows()}
    assert "Ctrl+S" in shown["pass"]
    assert "Ctrl+S" not in shown["save"]


def test_two_strokes_of_earlier_settings_still_work(person: Person, qtbot: QtBot) -> None:
    """They are kept beside a new key, and named before another command takes the first stroke."""
    own = {"pass": ["P", "Ctrl+0, P"], "sign-te": ["Ctrl+0, G"], "sign-bm": ["Ctrl+0, B"]}
    Settings().set(OWN_KEYS, json.dumps(own))
    dialog = editor(person, "pass")
    assert isinstance(dialog, KeyEditorDialog)
    press_new(dialog, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    push(dialog, "Add")
    assert json.loads(Settings().get(OWN_KEYS))["pass"] == ["P", "Ctrl+0, P", "Ctrl+J"]
    press_new(dialog, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert [line[:9] for line in dialog._said.text().split("\n")] == ["Ctrl+0, G", "Ctrl+0, B"]
    dialog.close()
    person.click("E5")
    back_to_board(person, qtbot)
    person.press("Ctrl+0 B")
    assert person.record.cursor.has("BM")


def test_shortcuts_are_removed_and_restored(person: Person) -> None:
    dialog = editor(person, "pass")
    push(dialog, "No key")
    assert person.action("pass").shortcuts() == []
    push(dialog, "Default")
    assert person.action("pass").shortcut().toString() == "P"


def test_a_preset_changes_the_keys_for_navigation(person: Person, qtbot: QtBot) -> None:
    person.click("E5 C3")
    person.action("change-keys").trigger()
    dialog = person.dialog(KeyEditorDialog)
    (box,) = dialog.findChildren(QComboBox)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    dialog.close()
    assert Settings().get(KEY_PRESET) is Preset.SABAKI
    back_to_board(person, qtbot)
    person.press("Up")
    assert len(person.record.cursor.path) == 2


def test_changed_shortcuts_are_there_at_the_next_start(qtbot: QtBot) -> None:
    Settings().set(OWN_KEYS, '{"pass": ["F7"], "nonsense": 3}')
    assert Person(qtbot).action("pass").shortcut().toString() == "F7"
