"""From comment to comment, from mistake to mistake, by keys in the real window."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.edit.editor import Editor
from tests.ui.tree.test_find import GAME
from tromp_gui.record.node import Node
from tromp_gui.ui.tree.walk_controller import WalkController

pytestmark = pytest.mark.xvfb

JUDGED = "(;SZ[9];B[cc]TE[1](;W[gc]BM[1];B[gg](;W[cg]DO[])(;W[ee]IT[]))(;W[cg];B[gc]BM[2]))"


def test_from_comment_to_comment(qtbot: QtBot) -> None:
    editor = Editor(qtbot, GAME)
    seen = []
    for _ in range(3):
        editor.press("Ctrl+PgDown")
        seen.append(editor.node.id)
    assert seen == [3, 7, 7]
    assert editor.status == "There is no comment after this one."
    editor.press("Ctrl+PgUp Ctrl+PgUp")
    assert editor.node.id == 0
    editor.press("Ctrl+PgUp")
    assert editor.status == "There is no comment before this one."


def test_from_mistake_to_mistake(qtbot: QtBot) -> None:
    editor = Editor(qtbot, JUDGED)
    seen = []
    for _ in range(4):
        editor.press("Ctrl+Shift+PgDown")
        seen.append(editor.node.id)
    assert seen == [2, 4, 7, 7]
    assert editor.status == "There are no bad or doubtful moves after this one."
    editor.press("Ctrl+Shift+PgUp Ctrl+Shift+PgUp")
    assert editor.node.id == 2
    editor.press("Ctrl+Shift+PgUp")
    assert editor.status == "There are no bad or doubtful moves before this one."


def test_mistakes_can_be_defined_differently(qtbot: QtBot) -> None:
    editor = Editor(qtbot, JUDGED)
    walk = WalkController(editor.record, editor.window, lambda node: node.has("IT"))
    found: list[Node] = []
    walk.mistake_found.connect(found.append)
    walk.mistake(forward=True)
    assert [node.id for node in found] == [5]


def test_a_large_record_is_searched_in_slices(qtbot: QtBot) -> None:
    editor = Editor(qtbot, "(;SZ[9]" + ";B[cc];W[]" * 4000 + ";B[aa]BM[1])")
    editor.press("Ctrl+Shift+PgDown")
    assert editor.node.id == 0
    qtbot.waitUntil(lambda: editor.node.id == 8001)
    editor.press("Ctrl+Shift+PgDown")
    editor.wait_for_status("There are no bad or doubtful moves after this one")
    editor.press("Ctrl+Shift+PgUp")
    editor.choose("swap-colors")
    assert not editor.controller(WalkController).is_busy
