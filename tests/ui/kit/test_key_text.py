"""Keys in texts: as the system writes them, and in one place."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from tromp_gui.ui.kit.key_text import key_of, key_text, modifier_text, pressed, with_key

UI = Path(__file__).resolve().parents[3] / "tromp_gui"


def native(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


@pytest.mark.parametrize("keys", ["Ctrl+N", "Shift+F1", "Ctrl+0, G", "Meta+Ctrl+F"])
def test_keys_are_written_as_the_system_writes_them(keys: str, qapp: QApplication) -> None:
    assert key_text(keys) == key_text(QKeySequence(keys)) == native(keys)
    assert with_key("New game", keys) == f"New game ({native(keys)})"
    assert with_key("New game", "") == "New game"


@pytest.mark.parametrize("name", ["Ctrl", "Shift", "Alt"])
def test_a_modifier_is_written_like_in_a_shortcut(name: str, qapp: QApplication) -> None:
    assert native(f"{name}+Z") in (f"{modifier_text(name)}+Z", f"{modifier_text(name)}Z")


def test_an_action_has_its_first_key_or_none(qapp: QApplication) -> None:
    action = QAction()
    assert key_of(action) == ""
    action.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
    assert key_of(action) == native("Ctrl+Shift+Z")


def test_the_arrow_keys_of_macos_are_the_usual_ones(qapp: QApplication) -> None:
    held = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.KeypadModifier
    assert pressed(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Up, held)) == QKeySequence("Alt+Up")


def test_no_other_module_writes_keys() -> None:
    found = [path for path in UI.rglob("*.py") if "NativeText" in path.read_text("utf-8")]
    assert [path.name for path in found] == ["key_text.py"]
