"""Searching for nodes with the bar above the tree, in the real window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.ui.edit.editor import Editor
from tromp_gui.session.idle import IdleWork
from tromp_gui.ui.shell.command_ids import CommandId as Id
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.tree.find_bar import FindBar
from tromp_gui.ui.tree.find_controller import FindController

pytestmark = pytest.mark.xvfb

GAME = (
    "(;SZ[9]C[The start];B[cc]N[corner](;W[gc];B[gg]C[a corner too](;W[cg])(;W[ee]))"
    "(;W[cg];B[gc]C[CORNER]))"
)


class Finder(Editor):
    def __init__(self, qtbot: QtBot, text: str = "") -> None:
        super().__init__(qtbot, GAME)
        self.press("Ctrl+F")
        self.write(text)
        qtbot.waitUntil(lambda: not text or self.count != "")
        qtbot.waitUntil(lambda: "…" not in self.count)

    @property
    def bar(self) -> FindBar:
        return self.tree_panel.find_bar

    @property
    def count(self) -> str:
        (label,) = self.bar.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return label.text()


def test_typing_goes_to_the_first_match(qtbot: QtBot) -> None:
    finder = Finder(qtbot, "corner")
    assert finder.count == "1 of 3"
    assert finder.node.id == 1


def test_return_goes_to_the_next_match_and_wraps(qtbot: QtBot) -> None:
    finder = Finder(qtbot, "corner")
    seen = []
    for _ in range(4):
        finder.press("Return")
        seen.append((finder.node.id, finder.count))
    assert seen == [(3, "2 of 3"), (7, "3 of 3"), (1, "1 of 3"), (3, "2 of 3")]
    finder.press("Shift+Return Shift+Return")
    assert finder.node.id == 7


def test_a_point_finds_the_moves_there(qtbot: QtBot) -> None:
    finder = Finder(qtbot, "g7")
    assert (finder.node.id, finder.count) == (2, "1 of 2")
    QTest.mouseClick(finder.bar.next, Qt.MouseButton.LeftButton)
    assert finder.node.id == 7
    QTest.mouseClick(finder.bar.previous, Qt.MouseButton.LeftButton)
    assert finder.node.id == 2


def test_a_missing_text_is_reported(qtbot: QtBot) -> None:
    finder = Finder(qtbot, "ladder")
    assert finder.count == "not found"
    QTest.mouseClick(finder.bar.next, Qt.MouseButton.LeftButton)
    assert finder.status == "“ladder” was not found in this game."
    assert finder.node.id == 0


def test_find_next_is_enabled_with_a_text(qtbot: QtBot) -> None:
    finder = Finder(qtbot)
    steps = [finder.actions[name] for name in (Id.FIND_NEXT, Id.FIND_PREVIOUS)]
    assert not any(step.isEnabled() for step in steps)
    finder.write("l")
    qtbot.waitUntil(lambda: all(step.isEnabled() for step in steps))
    assert finder.bar.next.isEnabled()
    assert "Ctrl+Shift+F" in finder.bar.next.toolTip()


def test_escape_focuses_the_board(qtbot: QtBot) -> None:
    finder = Finder(qtbot, "corner")
    finder.press("Esc")
    assert not finder.bar.isVisible()
    assert finder.board.hasFocus()
    finder.press("Ctrl+F")
    assert finder.bar.text == "corner"
    qtbot.waitUntil(lambda: finder.count == "1 of 3")


def test_changed_nodes_are_found(qtbot: QtBot) -> None:
    finder = Finder(qtbot, "corner")
    finder.edit.delete_alone()
    qtbot.waitUntil(lambda: finder.count == "2 found")
    finder.record.undo()
    qtbot.waitUntil(lambda: finder.count.endswith("3"))


def test_find_works_from_the_score_layout(qtbot: QtBot) -> None:
    finder = Finder(qtbot)
    finder.press("Esc")
    finder.show_layout(Layout.SCORE)
    finder.press("Ctrl+F")
    assert finder.bar.isVisible()
    assert finder.layout is Layout.REVIEW


def test_a_step_waits_for_the_end_of_a_long_search(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    work, is_held = IdleWork._go_on, [True]
    monkeypatch.setattr(IdleWork, "_go_on", lambda self: None if is_held[0] else work(self))
    editor = Editor(qtbot, "(;SZ[9]" + ";B[cc];W[]" * 2000 + ";B[aa]C[end])")
    editor.press("Ctrl+F")
    editor.write("end")
    editor.press("Return")
    assert editor.controller(FindController).is_busy
    assert editor.node.id == 0
    is_held[0] = False
    qtbot.waitUntil(lambda: editor.node.id == 4001)
    assert not editor.controller(FindController).is_busy
