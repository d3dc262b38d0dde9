"""Everything that can be used has an accessible name: in each layout, in each dialog."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction
from PySide6.QtPrintSupport import QAbstractPrintDialog
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QMenu,
    QPushButton,
    QScrollBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.ui.dialogs.new_game import NewGameDialog
from tromp_gui.ui.table.table import BoardTable

FOREIGN = (QFileDialog, QAbstractPrintDialog)
"""The parts of Qt's own dialogs may lack names; that cannot be changed here."""


HELP = ("shortcuts", "guide", "learn", "about")


def usable(top: QWidget) -> Iterator[QWidget]:
    """The visible widgets of a window that take the focus."""
    for widget in (top, *top.findChildren(QWidget)):
        own_window = widget.window() is top.window()
        takes_focus = widget.focusPolicy() is not Qt.FocusPolicy.NoFocus
        inner = isinstance(widget, QScrollBar) or widget.objectName().startswith("qt_")
        if own_window and takes_focus and widget.isVisible() and not inner:
            yield widget


def unnamed(top: QWidget) -> list[str]:
    """The usable widgets of a window that have no name."""
    found = []
    for widget in usable(top):
        proxied = widget.focusProxy() is not None
        interface = QAccessible.queryAccessibleInterface(widget)
        named = interface is not None and _name(widget, interface).strip()
        if not named and not proxied and not isinstance(widget, QMenu):
            owner = widget.parentWidget()
            found.append(f"{type(widget).__name__} in {type(owner).__name__}")
    return found


def _name(widget: QWidget, interface: QAccessibleInterface) -> str:
    """The name that a screen reader reads; for a combo box on Linux only that of its label."""
    if not isinstance(widget, QComboBox):
        return interface.text(QAccessible.Text.Name)
    label = QAccessible.RelationFlag.Label
    related = interface.relations(label)
    return " ".join(other.text(QAccessible.Text.Name) for other, _ in related)


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    person = Person(qtbot)
    person.click("E5 C3 G7")
    person.press("Ctrl+2")
    return person


@pytest.mark.parametrize("layout", ["Ctrl+1", "Ctrl+2", "Ctrl+3"])
def test_everything_in_the_window_has_a_name(person: Person, layout: str) -> None:
    person.press(layout)
    assert unnamed(person.window) == []


def test_the_start_card_has_names(qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.offer_start()
    assert unnamed(person.window) == []


def test_the_table_and_the_find_bar_have_names(person: Person) -> None:
    person.press("Ctrl+F")
    assert unnamed(person.window) == []
    person.press("Ctrl+6")
    assert unnamed(person.window) == []


def opening(person: Person) -> list[QAction]:
    """The commands that open something: their texts end with an ellipsis, except in Help."""
    actions = person.window.findChildren(QAction)
    return [
        each
        for each in actions
        if each.isEnabled()
        and (each.text().endswith("…") or each.objectName() in HELP)
        and each.objectName() not in ("print", "quit")
    ]


def dialogs() -> list[QWidget]:
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog) and w.isVisible()]


@pytest.mark.parametrize(
    ("turns", "expected"),
    [
        ("", {"NewGameDialog", "GameInfoDialog", "ShortcutsDialog", "GuideDialog"}),
        ("E5 C3", {"NewGameDialog", "KeyEditorDialog", "CommandListDialog", "AboutDialog"}),
    ],
)
def test_everything_in_every_dialog_has_a_name(
    qtbot: QtBot, turns: str, expected: set[str]
) -> None:
    person, seen = Person(qtbot), dict[str, list[str]]()
    person.click(turns)
    for action in opening(person):
        action.trigger()
        QApplication.processEvents()
        for dialog in dialogs():
            if not isinstance(dialog, FOREIGN):
                seen[type(dialog).__name__] = unnamed(dialog)
                assert dialog.windowTitle(), type(dialog).__name__
            dialog.close()
        QApplication.processEvents()
    assert {name: missing for name, missing in seen.items() if missing} == {}
    assert expected <= set(seen)
    assert len(seen) >= 10


def test_fields_of_both_players_have_different_names(qtbot: QtBot) -> None:
    """A combo box inside a wrapper once had no label, so Black's and White's sounded the same."""
    person = Person(qtbot)
    person.press("Ctrl+N")
    boxes = person.dialog(NewGameDialog).findChildren(QComboBox)
    names = [
        _name(box, QAccessible.queryAccessibleInterface(box)) for box in boxes if box.isVisible()
    ]
    assert all(names)
    assert len(names) == len(set(names)) >= 4


def test_the_options_of_a_switch_are_radio_buttons(person: Person) -> None:
    """They were once check boxes."""
    for button in person.window.findChildren(QPushButton):
        if button.property("role") == "segment":
            role = QAccessible.queryAccessibleInterface(button).role()
            assert role == QAccessible.Role.RadioButton


def test_a_widget_that_replaces_the_board_takes_its_focus(person: Person) -> None:
    """The hidden board once reported that it had the focus."""
    person.press("Ctrl+6")
    person.board.setFocus()
    assert isinstance(QApplication.focusWidget(), BoardTable)
    person.press("Ctrl+6")
    assert person.board.hasFocus()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no Orca")
@pytest.mark.parametrize(
    ("version", "shown"), [("43.1", True), ("44.0", False), ("49.beta", False)]
)
def test_an_old_orca_gets_alerts_too(
    person: Person,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    version: str,
    shown: bool,
) -> None:
    """Orca before 44 ignores announcements."""
    program = tmp_path / "orca"
    program.write_text(f"#!/bin/sh\necho {version}\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    reader = person.status_line.reader
    reader.detect_orca()
    qtbot.waitUntil(lambda: not reader.findChildren(QProcess))
    reader.say("Black passes")
    said = [each.accessibleName() for each in person.status_line.findChildren(QWidget)]
    assert said.count("Black passes") == shown
