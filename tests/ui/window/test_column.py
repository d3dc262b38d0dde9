"""The column beside the board after opening a game."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.settings import TREE_HEIGHT
from tromp_gui.ui.kit.division import Division
from tromp_gui.ui.kit.warning_strip import StripAction
from tromp_gui.ui.shell.column import _TREE_IN_REVIEW
from tromp_gui.ui.window.start import sample_path

SMALL = (900, 600)
LARGE = (1280, 800)


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


def opened(person: Person, text: str) -> None:
    person.files.open_text(text)


def test_a_large_window_shows_tree_and_comment(person: Person) -> None:
    person.window.resize(*LARGE)
    opened(person, "(;GM[1]FF[4]SZ[9]C[words];B[ee])")
    assert person.column.tree.isVisible()
    assert person.comment.isVisible()


def test_a_game_with_a_comment_shows_it(person: Person) -> None:
    person.window.resize(*SMALL)
    opened(person, sample_path("first-game").read_text("utf-8"))
    assert person.comment.isVisible()
    assert not person.column.tree.isVisible()


def test_a_game_without_a_comment_shows_the_tree(person: Person) -> None:
    person.window.resize(*SMALL)
    opened(person, "(;GM[1]FF[4]SZ[9];B[ee])")
    assert person.column.tree.isVisible()
    assert not person.comment.isVisible()


def test_a_tree_without_variations_leaves_room_for_the_comment(
    person: Person, qtbot: QtBot
) -> None:
    person.window.resize(*LARGE)
    column, variation = person.column, "(;B[cc])"

    def fits() -> bool:
        return column.tree.height() == min(column.tree.sizeHint().height(), _TREE_IN_REVIEW)

    opened(person, "(;GM[1]FF[4]SZ[9])")
    QApplication.processEvents()
    heights = []
    for count in (1, 2, 3, 40, 80):
        opened(person, f"(;GM[1]FF[4]SZ[9]{variation * count})")
        qtbot.waitUntil(fits)
        heights.append((column.tree.height(), column.tree.height() + column.comment.height()))
    tree, both = zip(*heights, strict=True)
    assert tree[0] < tree[1] < tree[2] <= tree[3] == tree[4] < LARGE[1] // 3
    assert len(set(both)) == 1


def test_a_small_tree_is_entirely_visible(person: Person) -> None:
    person.window.resize(*LARGE)
    opened(person, "(;GM[1]FF[4]SZ[9]" + ";B[cc];W[ee]" * 30 + "(;B[aa])(;B[bb]))")
    QApplication.processEvents()
    view = person.tree_panel.view
    assert view.horizontalScrollBar().maximum() > 0
    assert view.verticalScrollBar().maximum() == 0


def test_nothing_overlaps_in_the_smallest_window(person: Person, qtbot: QtBot) -> None:
    column = person.column
    person.window.resize(person.window.minimumSize())
    column.offers.show_offer("Something is wrong. " * 9, [StripAction("Do " * 9, lambda: None)] * 3)
    parts = [column.cards, column.offers, column._buttons, column._tabs, column.comment]

    def apart() -> bool:
        seen = sorted((p.geometry().top(), p.geometry().bottom()) for p in parts if p.isVisible())
        return all(bottom < top for (_, bottom), (top, _) in pairwise(seen))

    qtbot.waitUntil(apart)
    assert column.height() > person.window.height()
    column.offers.show_offer("", [])
    qtbot.waitUntil(lambda: column.height() < person.window.height())


def test_while_playing_an_empty_comment_is_one_line_and_the_tree_has_the_room(
    person: Person, qtbot: QtBot
) -> None:
    person.window.resize(*LARGE)
    column = person.column
    editor = column.comment.editor
    person.new_game(9, 9)
    person.board.setFocus()
    person.click("E5")

    def is_one_line() -> bool:
        return editor.height() == editor.height_of_line() < column.tree.height() // 3

    qtbot.waitUntil(is_one_line)
    editor.setFocus()
    qtbot.waitUntil(lambda: editor.height() > column.tree.height())
    person.board.setFocus()
    qtbot.waitUntil(is_one_line)
    editor.setFocus()
    person.write("A good point.")
    person.board.setFocus()
    QApplication.processEvents()
    assert not column.comment.is_folded
    person.click("C3")
    qtbot.waitUntil(is_one_line)
    person.press("Left")
    qtbot.waitUntil(lambda: editor.height() > column.tree.height())


def test_in_review_an_empty_comment_keeps_its_room(person: Person) -> None:
    person.window.resize(*LARGE)
    opened(person, "(;GM[1]FF[4]SZ[9];B[ee])")
    assert not person.comment.is_folded


class Grip:
    """The grip between tree and comment of a person's large window."""

    def __init__(self, person: Person) -> None:
        self._person, self.tree = person, person.column.tree
        person.window.resize(*LARGE)
        opened(person, "(;GM[1]FF[4]SZ[9];B[ee])")
        QApplication.processEvents()
        (division,) = person.column.findChildren(Division)
        self.handle = division.handle(1)

    def drag(self, pixels: int) -> None:
        middle = self.handle.rect().center()
        QTest.mousePress(self.handle, Qt.MouseButton.LeftButton, pos=middle)
        QTest.mouseMove(self.handle, middle + QPoint(0, pixels))
        QTest.mouseRelease(self.handle, Qt.MouseButton.LeftButton, pos=middle)
        QApplication.processEvents()

    def press(self, *keys: Qt.Key) -> None:
        self.handle.setFocus()
        for key in keys:
            QTest.keyClick(self.handle, key)
        QApplication.processEvents()


def test_the_grip_gives_the_tree_a_height_that_stays(person: Person) -> None:
    grip = Grip(person)
    before = grip.tree.height()
    grip.drag(90)
    assert grip.tree.height() == before + 90
    assert person.sessions.settings.get(TREE_HEIGHT) == before + 90
    opened(person, "(;GM[1]FF[4]SZ[9]" + "(;B[cc])" * 40 + ")")
    person.window.resize(LARGE[0], LARGE[1] - 50)
    person.press("Ctrl+1 Ctrl+2")
    assert grip.tree.height() == before + 90


def test_the_grip_is_moved_by_keys_and_reset(person: Person) -> None:
    grip = Grip(person)
    before = grip.tree.height()
    grip.press(Qt.Key.Key_Down, Qt.Key.Key_Down)
    moved = grip.tree.height()
    grip.press(Qt.Key.Key_Up)
    assert before < grip.tree.height() < moved
    grip.press(Qt.Key.Key_Home)
    assert grip.tree.height() == before
    grip.drag(40)
    QTest.mouseDClick(grip.handle, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert grip.tree.height() == before


def test_a_window_begins_with_the_height_of_the_last_one(person: Person, qtbot: QtBot) -> None:
    grip = Grip(person)
    grip.drag(70)
    assert Grip(Person(qtbot)).tree.height() == grip.tree.height()


def test_resetting_the_layout_resets_the_grip(person: Person) -> None:
    grip = Grip(person)
    grip.drag(70)
    person.action("reset-layout").trigger()
    assert person.sessions.settings.get(TREE_HEIGHT) == 0
