"""The shortcuts on macOS, whose own keys no command takes; needs no Mac."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.settings import Preset
from tromp_gui.ui.shell.actions import CommandId
from tromp_gui.ui.shell.keymap import keys_of, taken_by

SYSTEMS_OWN = {
    *("F11", "Shift+F11", "Ctrl+F1", "Ctrl+F3", "Ctrl+F5", "Ctrl+Alt+F5"),
    *("Ctrl+H", "Ctrl+Alt+H", "Ctrl+M", "Ctrl+Alt+M", "Ctrl+Q", "Ctrl+Shift+Q", "Ctrl+Alt+Shift+Q"),
    *("Ctrl+W", "Ctrl+Alt+W", "Ctrl+,", "Ctrl+?", "Ctrl+`", "Ctrl+Shift+`", "Ctrl+Tab"),
    *("Ctrl+Space", "Ctrl+Alt+Space", "Meta+Ctrl+Space", "Meta+Space", "Ctrl+Alt+Esc"),
    *("Ctrl+Shift+3", "Ctrl+Shift+4", "Ctrl+Shift+5", "Ctrl+Shift+6", "Ctrl+Alt+8"),
    *("Ctrl+Alt+D", "Meta+Ctrl+D", "Meta+Ctrl+F", "Meta+Ctrl+Q"),
    *(f"Meta+{arrow}" for arrow in ("Up", "Down", "Left", "Right")),
    *(f"Meta+F{number}" for number in range(1, 9)),
}
"""What macOS uses itself (support.apple.com/102650, and the standard shortcuts of its Human
Interface Guidelines), as Qt names it: Ctrl for ⌘, Meta for Control, Alt for ⌥.
"""
STANDARD = {
    "Ctrl+Q": "quit",
    "Ctrl+W": "quit",
    "Ctrl+,": "preferences",
    "Ctrl+?": CommandId.GUIDE,
    "Meta+Ctrl+F": "full-screen",
}
"""The commands that those keys stand for in every program."""


@pytest.mark.parametrize("preset", list(Preset))
def test_a_key_of_the_system_does_what_it_does_everywhere(qtbot: QtBot, preset: Preset) -> None:
    keys = keys_of(list(Person(qtbot).actions.rows()), preset, {}, "darwin")
    owned = {QKeySequence(key).toString(): key for key in SYSTEMS_OWN}
    used = {
        owned[first]: name
        for name in keys
        for key in keys[name]
        if (first := QKeySequence(key).toString().split(", ")[0]) in owned
    }
    assert used == {key: name for key, name in STANDARD.items() if key in used}
    assert {"Ctrl+Q", "Ctrl+W", "Ctrl+,", "Meta+Ctrl+F"} <= used.keys()


@pytest.mark.parametrize("preset", list(Preset))
def test_no_two_commands_share_a_key_and_none_loses_its_own(qtbot: QtBot, preset: Preset) -> None:
    rows = list(Person(qtbot).actions.rows())
    keys, others = (keys_of(rows, preset, {}, system) for system in ("darwin", "linux"))
    assert {name for name in keys if others[name] and not keys[name]} == set()
    assert {
        (name, key)
        for name in keys
        for key in keys[name]
        if [other for other, _ in taken_by(key, keys)] != [name]
    } == set()


def test_a_preset_and_the_user_come_first(qtbot: QtBot) -> None:
    rows = list(Person(qtbot).actions.rows())
    own = {"mistakes": ("Ctrl+Y",)}
    keys = keys_of(rows, Preset.OGS, own, "darwin")
    assert keys[CommandId.GUIDE] == ("Ctrl+Shift+H",)
    assert (keys["mistakes"], keys["history"]) == (("Ctrl+Y",), ())
