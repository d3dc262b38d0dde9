"""The small board beside the tree: with the resting pointer, by shortcut, and its hiding."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.ui.edit.editor import Editor
from tests.ui.pointer import move_pointer
from tromp_gui.go.point import Point
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.look.board_themes import FLAT, KAYA, BoardLook
from tromp_gui.ui.tree.thumbnail_controller import Thumbnail, ThumbnailController
from tromp_gui.ui.tree.tree_view import TreeView

pytestmark = pytest.mark.xvfb

GAME = "(;SZ[9];B[cc](;W[gc];B[gg]LB[aa:A])(;W[cg];B[]))"


class Reader(Editor):
    def __init__(self, qtbot: QtBot, text: str = GAME, node: int = 0) -> None:
        super().__init__(qtbot, text, node)

    @property
    def view(self) -> TreeView:
        return self.tree_panel.view

    @property
    def thumbnail(self) -> Thumbnail | None:
        """The picture that is shown."""
        return self.controller(ThumbnailController).shown

    def rest_on(self, node: int) -> None:
        """Move the pointer to a node of the tree."""
        viewport = self.view.viewport()
        self.rest_beside()
        move_pointer(viewport, viewport.mapFromGlobal(self.view.node_rect(node).center()))

    def rest_beside(self) -> None:
        """Move the pointer to where there is no node."""
        viewport = self.view.viewport()
        move_pointer(viewport, QPoint(1, viewport.height() - 2))
        assert self.thumbnail is None

    def picture(self) -> Thumbnail:
        self._bot.waitUntil(lambda: self.thumbnail is not None)
        assert self.thumbnail is not None
        return self.thumbnail

    def state(self) -> BoardState:
        state = self.picture().state
        assert state is not None
        return state


def test_the_resting_pointer_shows_the_position(qtbot: QtBot) -> None:
    reader = Reader(qtbot)
    reader.rest_on(3)
    assert reader.thumbnail is None
    state = reader.state()
    assert state.black == {Point(6, 2), Point(2, 6)}
    assert state.white == {Point(6, 6)}
    assert state.last_move == Point(2, 6)
    assert state.labels == {}
    assert reader.picture().caption == "3. Black G3"
    assert reader.node.id == 0


def test_another_node_is_another_board(qtbot: QtBot) -> None:
    reader = Reader(qtbot)
    reader.rest_on(3)
    reader.picture()
    reader.rest_on(5)
    assert reader.state().white == {Point(2, 2)}
    assert reader.picture().caption == "3. Black pass"
    reader.rest_on(0)
    qtbot.waitUntil(lambda: reader.thumbnail is not None and not reader.state().black)
    assert reader.picture().caption == ""


def test_moving_or_pressing_hides_the_board(qtbot: QtBot) -> None:
    reader = Reader(qtbot)
    reader.rest_on(3)
    reader.picture()
    reader.rest_beside()
    reader.rest_on(2)
    reader.picture()
    place = reader.view.viewport().mapFromGlobal(reader.view.node_rect(2).center())
    QTest.mouseClick(reader.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert reader.thumbnail is None
    assert reader.node.id == 2


def test_a_moving_pointer_shows_nothing(qtbot: QtBot) -> None:
    reader = Reader(qtbot)
    timers = reader.controller(ThumbnailController).findChildren(QTimer)
    reader.rest_on(3)
    assert any(timer.isActive() for timer in timers)
    reader.rest_beside()
    assert not any(timer.isActive() for timer in timers)


def test_a_shortcut_shows_the_board_of_the_current_node(qtbot: QtBot) -> None:
    reader = Reader(qtbot, node=4)
    reader.press("T")
    assert reader.picture().caption == "2. White C3"
    node = reader.view.node_rect(4)
    assert not node.intersects(reader.picture().geometry())
    reader.press("T")
    assert reader.thumbnail is None
    reader.press("T")
    reader.picture()
    reader.press("Left")
    assert reader.thumbnail is None


def test_an_edit_is_shown_the_next_time(qtbot: QtBot) -> None:
    reader = Reader(qtbot)
    reader.rest_on(3)
    reader.picture()
    reader.choose("swap-colors")
    assert reader.thumbnail is None
    reader.rest_on(3)
    assert reader.state().white == {Point(6, 2), Point(2, 6)}
    reader.record.mark_saved()
    reader.files.open_text("(;SZ[5];B[aa])")
    assert reader.thumbnail is None
    reader.rest_on(1)
    assert reader.state().rows == 5
    assert reader.state().black == {Point(4, 0)}


def test_the_board_does_not_take_the_focus(qtbot: QtBot) -> None:
    reader = Reader(qtbot)
    reader.rest_on(3)
    reader.picture()
    assert reader.board.hasFocus()


def test_the_board_has_the_theme_of_the_main_board(qtbot: QtBot) -> None:
    reader = Reader(qtbot)

    def middle() -> QColor:
        board = reader.picture().findChildren(QLabel)[0].pixmap().toImage()
        return board.pixelColor(board.width() * 5 // 8, board.height() * 5 // 8)

    reader.rest_on(1)
    kaya = middle()
    reader.board.set_look(BoardLook(FLAT))
    reader.rest_on(2)
    assert middle().name() == FLAT.mid.lower()
    assert middle() != kaya


def test_the_board_stays_on_the_screen(qtbot: QtBot) -> None:
    reader = Reader(qtbot)
    room = QApplication.primaryScreen().availableGeometry()
    picture = Thumbnail(reader.window)
    for corner in (room.topLeft(), room.topRight(), room.bottomLeft(), room.bottomRight()):
        beside = QRect(corner - QPoint(13, 13), corner + QPoint(13, 13))
        picture.show_board(BoardState(9, 9), KAYA, "1. Black C3", beside)
        assert room.contains(picture.geometry()), (room, picture.geometry())
    picture.hide()
