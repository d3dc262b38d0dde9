"""Keys: as this system writes them (Ctrl+N, and ⌘N on macOS), and as they were pressed."""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence


def key_text(keys: QKeySequence | QKeyCombination | str) -> str:
    """Keys for a text on the screen; '' for none. A `str` is portable, such as "Ctrl+N"."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def key_of(action: QAction) -> str:
    """The present shortcut of an action, the first if it has several; '' if it has none."""
    return key_text(action.shortcut())


def with_key(words: str, keys: QKeySequence | str) -> str:
    """`words` for a tool tip, followed by keys if there are any."""
    text = key_text(keys)
    return f"{words} ({text})" if text else words


def pressed(event: QKeyEvent) -> QKeySequence:
    """The keys of an event, the keypad's as the others; macOS counts the arrows among those."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return QKeySequence(QKeyCombination(held, Qt.Key(event.key())))


def modifier_text(name: str) -> str:
    """A modifier that is held during a click: "Ctrl", "Shift" or "Alt"."""
    return key_text(f"{name}+A").removesuffix("A").removesuffix("+")
