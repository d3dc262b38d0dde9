"""A press on the board belongs to the position, and to the player to move, that it began in."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.edit.editor import Editor

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
GAME = "(;FF[4]CA[UTF-8]SZ[9];B[cc];W[gc];B[];W[])"


def hold(person: Editor, vertex: str, keys: str) -> None:
    """Press the button on a point, then keys, and release the button."""
    QTest.mousePress(person.board.viewport(), LEFT, NONE, person.place(vertex))
    person.press(keys)
    QTest.mouseRelease(person.board.viewport(), LEFT, NONE, person.place(vertex))
    QApplication.processEvents()


@pytest.mark.parametrize(("node", "keys"), [(1, "Right"), (2, "Right"), (2, "Left Left")])
def test_a_press_is_dropped_if_the_position_or_the_turn_changes(
    qtbot: QtBot, node: int, keys: str
) -> None:
    """The pass changes nothing but the turn."""
    person = Editor(qtbot, GAME, node)
    nodes = len(list(person.record.tree))
    hold(person, "H1", keys)
    assert len(list(person.record.tree)) == nodes
    person.click("H1")
    assert len(list(person.record.tree)) == nodes + 1


def test_a_press_is_kept_if_only_something_else_changes(qtbot: QtBot) -> None:
    person = Editor(qtbot, GAME, 1)
    nodes = len(list(person.record.tree))
    hold(person, "H1", "F")
    assert len(list(person.record.tree)) == nodes + 1
