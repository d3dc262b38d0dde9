"""The shortcuts of each command: its default, a preset's, or the user's."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TypeAlias

from PySide6.QtGui import QKeySequence

from tromp_gui.settings import Preset
from tromp_gui.ui.shell.actions import Command, CommandId, Where

Keys: TypeAlias = Mapping[str, tuple[str, ...]]
"""Commands and their shortcuts, the one shown first; other commands keep theirs."""


_UP_AND_DOWN: Keys = {
    CommandId.BACK: ("Up",),
    CommandId.FORWARD: ("Down",),
    CommandId.PREVIOUS_VARIATION: ("Left",),
    CommandId.NEXT_VARIATION: ("Right",),
    CommandId.PREVIOUS_FORK: ("Ctrl+Up",),
    CommandId.NEXT_BRANCHING: ("Ctrl+Down",),
    CommandId.PREVIOUS_COMMENT: ("Ctrl+Shift+Up",),
    CommandId.NEXT_COMMENT: ("Ctrl+Shift+Down",),
    CommandId.MAIN_LINE: ("Ctrl+Left",),
    CommandId.BACK_TEN: ("PgUp", "Shift+Up"),
    CommandId.FORWARD_TEN: ("PgDown", "Shift+Down"),
    CommandId.FIND_NEXT: ("F3",),
    CommandId.FIND_PREVIOUS: ("Shift+F3",),
}
"""As in Sabaki and Lizzie, whose tree is vertical: Up and Down go along a line."""

_FUNCTION_KEYS: Keys = {
    "tool-play": ("F1",),
    CommandId.TOOL_BLACK: ("F2",),
    "tool-white-stone": ("F3",),
    "tool-triangle": ("F6",),
    "tool-square": ("F7",),
    "tool-circle": ("F8",),
    "tool-letter": ("F9",),
    "tool-number": ("F10",),
    CommandId.GUIDE: ("Ctrl+Shift+H",),
}
"""As at OGS: tools on function keys."""

_ON_MACOS: Keys = {
    CommandId.GUIDE: ("Ctrl+?", "F1"),
    "quit": ("Ctrl+Q", "Ctrl+W"),
    "full-screen": ("Meta+Ctrl+F",),
    "history": ("Ctrl+Y",),
    "mistakes": ("Ctrl+8",),
    "tool-find-shape": ("Ctrl+Alt+F",),
    "delete": ("Backspace", "Delete"),
    "delete-alone": ("Ctrl+Backspace", "Ctrl+Delete"),
}
"""The defaults that are others on macOS, where Ctrl stands for ⌘ and Meta for Control: ⌘H hides the
program, ⌘M minimises, F11 shows the desktop, ⌘W closes a window, ⌘? is for help, and ⌫ is the key
that deletes.
"""

_PRESETS: Mapping[Preset, Keys] = {
    Preset.DEFAULT: {},
    Preset.SABAKI: _UP_AND_DOWN,
    Preset.OGS: _FUNCTION_KEYS,
}


def keys_of(
    rows: Iterable[Command], preset: Preset, own: Keys, system: str = sys.platform
) -> dict[str, tuple[str, ...]]:
    """The shortcuts of every command: the user's, otherwise the preset's, otherwise the default on
    this `system` (as `sys.platform`). Commands that no row names are ignored.

    A key that a preset or the user assigns is removed from the command that had it before. Only a
    user's own may have two strokes ("Ctrl+0, G"), from a time when seldom used commands had such
    keys: they still work.
    """
    standard = {row.name: row.keys for row in rows}
    found = {name: keys for name, keys in own.items() if name in standard}
    for lower in (_PRESETS[preset], _ON_MACOS if system == "darwin" else {}, standard):
        given = [key for keys in found.values() for key in keys]
        found |= {name: without(keys, given) for name, keys in lower.items() if name not in found}
    return {name: found[name] for name in standard}


def taken_by(key: str, keys: Keys) -> list[tuple[str, str]]:
    """The commands with a key that clashes with this one, and that key."""
    return [(name, each) for name in keys for each in keys[name] if not without([each], [key])]


def without(keys: Iterable[str], given: Iterable[str]) -> tuple[str, ...]:
    """The keys that clash with none of the given ones."""
    others = list(given)
    return tuple(key for key in keys if not any(_clash(key, other) for other in others))


def swallows_typing(key: str, where: Where) -> bool:
    """Whether a key would no longer reach text fields: a letter or arrow that works everywhere."""
    text = _strokes(key)[0]
    plain = "Ctrl+" not in text and "Alt+" not in text and "Meta+" not in text
    named = text.removeprefix("Shift+")
    is_function = named[:1] == "F" and named[1:].isdigit()
    return where is Where.WINDOW and plain and not is_function


def to_text(own: Keys) -> str:
    """The user's shortcuts as text for the settings."""
    return json.dumps({name: list(keys) for name, keys in own.items()}, sort_keys=True)


def from_text(text: str) -> dict[str, tuple[str, ...]]:
    """The user's shortcuts from the settings; unknown keys are ignored."""
    try:
        read = json.loads(text or "{}")
    except (ValueError, RecursionError):
        return {}
    if not isinstance(read, dict):
        return {}
    return {
        name: tuple(key for key in keys if isinstance(key, str) and _strokes(key)[0])
        for name, keys in read.items()
        if isinstance(keys, list)
    }


def _clash(one: str, other: str) -> bool:
    """Whether they are the same, or one is the first stroke of the other: it would be done before
    the second is pressed.
    """
    return all(a == b for a, b in zip(_strokes(one), _strokes(other), strict=False))


@cache
def _strokes(key: str) -> list[str]:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText).split(", ")
