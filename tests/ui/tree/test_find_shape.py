"""Searching for a shape: by drag, by keys, for the whole position, with symmetries."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLabel
from pytestqt.qtbot import QtBot

from tests.ui.edit.editor import Editor
from tromp_gui.session.game.tools import Tool
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.tree.find_bar import FindBar
from tromp_gui.ui.tree.find_controller import FindController

pytestmark = pytest.mark.xvfb

GAME = (
    "(;SZ[9](;B[cc];W[dc])(;B[gg];W[gf])(;B[dc];W[cc])(;B[gc];W[fc])(;W[cc];B[dc])(;B[aa];W[ba]))"
)
TURNED, SWAPPED = "Rotated or mirrored", "Colours swapped"


class Seeker(Editor):
    def __init__(self, qtbot: QtBot, node: int) -> None:
        super().__init__(qtbot, GAME, node)

    @property
    def bar(self) -> FindBar:
        return self.tree_panel.find_bar

    @property
    def count(self) -> str:
        (label,) = self.bar.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return label.text()

    @property
    def sought(self) -> str:
        (label,) = self.bar.shape.findChildren(QLabel)
        return label.text()

    def wait(self) -> str:
        """The final count."""
        self._bot.waitUntil(
            lambda: "…" not in self.count and not self.controller(FindController).is_busy
        )
        return self.count

    def switch(self, words: str) -> None:
        (box,) = (each for each in self.bar.findChildren(QCheckBox) if each.text() == words)
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.rect().center())

    def found(self) -> list[int]:
        """The nodes that Return goes to, once around."""
        nodes: list[int] = []
        while self.node.id not in nodes:
            nodes.append(self.node.id)
            self.press("Return")
        return sorted(nodes)


def test_a_dragged_shape_is_found_with_all_symmetries(qtbot: QtBot) -> None:
    seeker = Seeker(qtbot, 2)
    seeker.action("tool-find-shape").trigger()
    seeker.drag("C7", "D7")
    assert seeker.edit.tool is Tool.PLAY
    assert seeker.sought == "Shape C7 to D7"
    assert seeker.wait() == "1 of 6"
    assert seeker.found() == [2, 4, 6, 8, 10, 12]


@pytest.mark.parametrize(
    ("off", "wanted"),
    [
        ((TURNED,), [2, 6, 8, 10, 12]),
        ((SWAPPED,), [2, 4, 6, 8, 10, 12]),
        ((TURNED, SWAPPED), [2, 12]),
    ],
)
def test_symmetries_can_be_turned_off(
    qtbot: QtBot, off: tuple[str, ...], wanted: list[int]
) -> None:
    seeker = Seeker(qtbot, 2)
    seeker.action("tool-find-shape").trigger()
    seeker.drag("C7", "D7")
    for words in off:
        seeker.switch(words)
    seeker.wait()
    seeker.bar.open()
    assert seeker.found() == wanted


def test_a_corner_shape_is_found_only_in_corners(qtbot: QtBot) -> None:
    seeker = Seeker(qtbot, 12)
    seeker.action("tool-find-shape").trigger()
    seeker.click("A9 B9")
    assert seeker.wait() == "1 of 1"


def test_a_shape_is_chosen_by_keys_alone(qtbot: QtBot) -> None:
    seeker = Seeker(qtbot, 2)
    seeker.action("tool-find-shape").trigger()
    seeker.press("Alt+Left Alt+Left Alt+Left Alt+Up Alt+Up Alt+Return")
    anchor = seeker.edit.anchor
    assert anchor is not None
    seeker.press("Alt+Right Alt+Return")
    assert seeker.bar.isVisible()
    seeker.wait()
    assert seeker.found() == [2, 4, 6, 8, 10, 12]


def test_the_whole_position_is_found(qtbot: QtBot) -> None:
    seeker = Seeker(qtbot, 2)
    seeker.press("Ctrl+D")
    assert seeker.sought == "This position"
    seeker.wait()
    assert seeker.found() == [2, 4, 6, 8, 10]
    seeker.switch(SWAPPED)
    seeker.wait()
    seeker.bar.open()
    assert seeker.found() == [2, 4, 8]


def test_typing_a_text_replaces_the_shape(qtbot: QtBot) -> None:
    seeker = Seeker(qtbot, 2)
    seeker.press("Ctrl+D")
    seeker.wait()
    seeker.write("c7")
    assert seeker.bar.shape.isHidden()
    qtbot.waitUntil(lambda: seeker.count.endswith("3"))
    seeker.press("Ctrl+D")
    assert seeker.bar.text == ""
    assert seeker.wait().endswith(" of 5")


def test_an_empty_region_is_refused(qtbot: QtBot) -> None:
    seeker = Seeker(qtbot, 2)
    seeker.action("tool-find-shape").trigger()
    seeker.drag("F1", "H3")
    assert not seeker.bar.isVisible()
    assert seeker.status == "There are no stones in this region."


def test_a_shape_that_was_removed_is_not_found(qtbot: QtBot) -> None:
    seeker = Seeker(qtbot, 12)
    seeker.action("tool-find-shape").trigger()
    seeker.drag("A9", "B9")
    seeker.edit.delete()
    assert seeker.wait() == "not found"
    seeker.press("Return")
    seeker.wait_for_status("This shape does not occur in this game.")


def test_the_record_can_be_rotated_after_a_search(qtbot: QtBot) -> None:
    seeker = Seeker(qtbot, 2)
    seeker.press("Ctrl+D")
    seeker.choose("turn-right")
    assert seeker.wait() == "1 of 5"
    seeker.press("Esc")
    assert not seeker.bar.isVisible()
    assert not seeker.controller(FindController).is_busy
    seeker.press("Ctrl+F")
    assert seeker.bar.shape.isHidden()


def test_find_works_during_a_game(qtbot: QtBot) -> None:
    seeker = Seeker(qtbot, 2)
    seeker.show_layout(Layout.PLAY)
    seeker.press("Ctrl+D")
    assert seeker.wait() == "1 of 5"
