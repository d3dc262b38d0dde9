"""Small boxes for one line of input: a point, a move number."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.ui.dialogs.windows import type_in
from tromp_gui.go.point import Point
from tromp_gui.ui.dialogs.prompts import CoordinateBox, GoToMoveBox
from tromp_gui.ui.kit.prompt_box import PromptBox


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.show()
    return made


def up(box: PromptBox) -> PromptBox:
    box.open_above(QPoint(100, 300))
    return box


def points(window: QWidget, rows: int = 9, columns: int = 9) -> tuple[CoordinateBox, list[object]]:
    box = CoordinateBox(rows, columns, window)
    told: list[object] = []
    box.answered.connect(told.append)
    up(box)
    return box, told


def enter(box: PromptBox, text: str) -> None:
    type_in(box.field, text)
    QTest.keyClick(box.field, Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("text", "point"),
    [("d4", Point(3, 3)), ("D4", Point(3, 3)), (" j9 ", Point(8, 8)), ("pass", None)],
)
def test_a_point_is_typed(window: QWidget, text: str, point: Point | None) -> None:
    box, told = points(window)
    assert box.isVisible()
    enter(box, text)
    assert told == [point]
    assert not box.isVisible()


def test_points_past_z_can_be_typed(window: QWidget) -> None:
    box, told = points(window, 52, 52)
    enter(box, "bb52")
    assert told == [Point(51, 51)]


def test_the_missing_column_letter_is_explained(window: QWidget) -> None:
    box, told = points(window)
    enter(box, "i3")
    assert told == []
    assert box.error == "“i3” is not a point: the letter I is not used; J follows H."


@pytest.mark.parametrize("text", ["k4", "d10", "xyz", "", "4d"])
def test_an_invalid_point_shows_an_error_and_is_selected(window: QWidget, text: str) -> None:
    box, told = points(window)
    footer = box.geometry().bottom()
    enter(box, text)
    assert told == []
    assert box.isVisible()
    assert box.error == f"“{text}” is not a point: use A1 to J9."
    assert box.field.accessibleDescription() == box.error
    assert box.geometry().bottom() == footer
    assert box.field.selectedText() == text
    enter(box, "d4")
    assert told == [Point(3, 3)]


def test_typing_removes_the_error(window: QWidget) -> None:
    box, _ = points(window)
    enter(box, "z")
    QTest.keyClick(box.field, Qt.Key.Key_D)
    assert box.error == ""


def test_escape_closes_without_a_signal(window: QWidget) -> None:
    box, told = points(window)
    type_in(box.field, "d4")
    QTest.keyClick(box.field, Qt.Key.Key_Escape)
    assert not box.isVisible()
    assert told == []


def test_the_box_opens_above_its_corner(window: QWidget) -> None:
    box, _ = points(window)
    off = box.pos() - QPoint(100, 300 - box.height())
    assert off.manhattanLength() <= 4  # the offscreen platform gives popups a frame of 2
    assert box.accessibleName() == box.field.accessibleName() == "Point"


def test_a_closed_box_is_deleted(qtbot: QtBot, window: QWidget) -> None:
    box, _ = points(window)
    enter(box, "d4")
    qtbot.waitUntil(lambda: not isValid(box))


@pytest.mark.parametrize(("text", "move"), [("0", 0), ("57", 57), ("253", 253), ("007", 7)])
def test_a_move_is_typed(window: QWidget, text: str, move: int) -> None:
    box = GoToMoveBox(253, window)
    told: list[int] = []
    box.answered.connect(told.append)
    up(box)
    enter(box, text)
    assert told == [move]


@pytest.mark.parametrize("text", ["254", "-1", "abc", "", "1.5", "9" * 40, "٣"])
def test_an_invalid_move_shows_an_error(window: QWidget, text: str) -> None:
    box = GoToMoveBox(253, window)
    told: list[int] = []
    box.answered.connect(told.append)
    up(box)
    enter(box, text)
    assert told == []
    assert box.error == f"“{text[:20]}” is not a move of this line. Enter a number from 0 to 253."
