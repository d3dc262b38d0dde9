"""Shortcuts by preset and by the user: none used twice, none lost, invalid ones ignored."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.settings import Preset
from tromp_gui.ui.shell.actions import Command, CommandId, Where
from tromp_gui.ui.shell.keymap import (
    Keys,
    from_text,
    keys_of,
    swallows_typing,
    taken_by,
    to_text,
)


def row(name: str, *keys: str) -> Command:
    return Command(name, name, keys, lambda: None)


ROWS = [
    row(CommandId.PASS, "P"),
    row(CommandId.BACK, "Left"),
    row(CommandId.UNDO, "Ctrl+Z", "Alt+Backspace"),
]


@pytest.mark.parametrize("preset", list(Preset))
def test_no_two_commands_share_a_key(qtbot: QtBot, preset: Preset) -> None:
    """`make keys` lists those that are free."""
    keys = keys_of(list(Person(qtbot).actions.rows()), preset, {})
    users = {
        key: [name for name, _ in taken_by(key, keys)] for given in keys.values() for key in given
    }
    assert {key: names for key, names in users.items() if len(names) > 1} == {}


EVERYDAY = (
    *("new-game", CommandId.OPEN, CommandId.SAVE, CommandId.UNDO, "redo", "find", "go-to-move"),
    *(CommandId.FIRST, CommandId.BACK, CommandId.FORWARD, CommandId.LAST, CommandId.MAIN_LINE),
    *(CommandId.NEXT_VARIATION, CommandId.PREVIOUS_VARIATION, CommandId.PASS, CommandId.RESIGN),
    *(CommandId.GUIDE, "shortcuts", "command-list", "preferences"),
    *("layout-play", "layout-review", "layout-score", "layout-library", CommandId.ANALYSE),
)


@pytest.mark.parametrize("preset", list(Preset))
def test_every_preset_has_the_everyday_keys(qtbot: QtBot, preset: Preset) -> None:
    """Other commands may be without one: the list of all commands has them too."""
    keys = keys_of(list(Person(qtbot).actions.rows()), preset, {})
    assert [name for name in EVERYDAY if not keys[name]] == []


def test_free_keys_are_those_that_clash_with_no_command() -> None:
    script = runpy.run_path(str(Path(__file__).parents[3] / "packaging" / "keys.py"))
    rows = [row(CommandId.PASS, "P"), row("about", "Ctrl+J"), row("crop")]
    offered = [key for keys in script["KINDS"].values() for key in keys]
    free = [key for keys in script["free"](rows, Preset.DEFAULT).values() for key in keys]
    assert set(offered) - set(free) == {"P", "Ctrl+J"}


TAKEN = {f"Ctrl+F{n}" for n in range(1, 5)} | {f"Alt+F{n}" for n in range(1, 11)}
"""Used by desktops: KDE has Ctrl with F1 to F4, GNOME and Windows have Alt with F1 to F10."""


@pytest.mark.parametrize("preset", list(Preset))
def test_no_key_is_used_by_a_desktop_or_types_a_letter(qtbot: QtBot, preset: Preset) -> None:
    """Ctrl+Alt with a letter is AltGr on Windows, which Polish needs."""
    rows = list(Person(qtbot).actions.rows())
    where = {each.name: each.where for each in rows}
    given = [
        (key, name) for name, keys in keys_of(rows, preset, {}, "linux").items() for key in keys
    ]
    assert [key for key, _ in given if key in TAKEN] == []
    typed = [(key, name) for key, name in given if key.startswith("Ctrl+Alt+")]
    assert [key for key, name in typed if where[name] is not Where.BOARD] == []


def test_the_users_keys_are_removed_from_other_commands() -> None:
    keys = keys_of(ROWS, Preset.DEFAULT, {CommandId.PASS: ("Ctrl+Z",)})
    assert keys == {
        CommandId.PASS: ("Ctrl+Z",),
        CommandId.BACK: ("Left",),
        CommandId.UNDO: ("Alt+Backspace",),
    }


def test_a_preset_changes_only_its_commands() -> None:
    keys = keys_of(ROWS, Preset.SABAKI, {})
    assert keys == {
        CommandId.PASS: ("P",),
        CommandId.BACK: ("Up",),
        CommandId.UNDO: ("Ctrl+Z", "Alt+Backspace"),
    }


def test_two_strokes_of_the_users_own_are_kept() -> None:
    rows = [row(CommandId.PASS, "P"), row("about")]
    own: Keys = {"about": ("Ctrl+0, A",)}
    assert keys_of(rows, Preset.DEFAULT, own)["about"] == ("Ctrl+0, A",)


def test_a_clash_is_found_however_a_key_is_spelt() -> None:
    keys = {CommandId.PASS: ("ctrl+shift+a",), "crop": ("B", "Ctrl+0,C")}
    assert taken_by("SHIFT+CTRL+A", keys) == [(CommandId.PASS, "ctrl+shift+a")]
    assert taken_by("Ctrl+0", keys) == [("crop", "Ctrl+0,C")]
    assert taken_by("B, D", keys) == [("crop", "B")]
    assert taken_by("Ctrl+0, D", keys) == []


@pytest.mark.parametrize(
    ("key", "where", "swallows"),
    [
        ("A", Where.WINDOW, True),
        ("Left", Where.WINDOW, True),
        ("Shift+A", Where.WINDOW, True),
        ("A", Where.BOARD, False),
        ("Ctrl+A", Where.WINDOW, False),
        ("F5", Where.WINDOW, False),
        ("Shift+F5", Where.WINDOW, False),
        ("F", Where.WINDOW, True),
        ("F, Ctrl+A", Where.WINDOW, True),
        ("Ctrl+A, F", Where.WINDOW, False),
    ],
)
def test_letters_must_reach_text_fields(key: str, where: Where, swallows: bool) -> None:
    assert swallows_typing(key, where) is swallows


@given(
    st.dictionaries(st.sampled_from(CommandId), st.lists(st.sampled_from(["A", "F5", "Ctrl+Q"])))
)
def test_saved_shortcuts_are_read_back(own: dict[str, list[str]]) -> None:
    keys = {name: tuple(value) for name, value in own.items()}
    assert from_text(to_text(keys)) == keys


@pytest.mark.parametrize("text", ["", "{", "[]", "3", '{"pass": 3}', '{"pass": null}'])
def test_invalid_text_gives_no_shortcuts(text: str) -> None:
    assert from_text(text) == {}


def test_shortcuts_of_unknown_commands_are_ignored() -> None:
    own = from_text('{"no-such": ["P"]}')
    assert keys_of(ROWS, Preset.DEFAULT, own) == keys_of(ROWS, Preset.DEFAULT, {})


def test_a_command_can_have_no_shortcut() -> None:
    assert from_text('{"pass": []}') == {CommandId.PASS: ()}
    assert keys_of(ROWS, Preset.DEFAULT, {CommandId.PASS: ()})[CommandId.PASS] == ()
