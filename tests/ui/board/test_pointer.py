"""Mouse, wheel and menu key on the board."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tromp_gui.go.point import Point
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.board.view import BoardView

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


@dataclass
class Heard:
    """A board in a window, and the signals it has emitted."""

    view: BoardView
    clicks: list[tuple[Point, Qt.KeyboardModifier]] = field(default_factory=list)
    hovers: list[Point | None] = field(default_factory=list)
    menus: list[tuple[Point, QPoint]] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)
    drags: list[tuple[Point, Point]] = field(default_factory=list)
    shown: list[tuple[Point | None, Point | None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.view.point_clicked.connect(lambda point, keys: self.clicks.append((point, keys)))
        self.view.point_hovered.connect(self.hovers.append)
        self.view.point_menu_requested.connect(lambda p, at: self.menus.append((p, at)))
        self.view.wheel_stepped.connect(self.steps.append)
        self.view.point_dragged.connect(lambda a, b: self.drags.append((a, b)))
        self.view.drag_shown.connect(lambda a, b: self.shown.append((a, b)))

    def at(self, point: Point, dx: float = 0, dy: float = 0) -> QPoint:
        """A position on the view: the middle of a point, shifted by parts of a cell."""
        middle = self.view.point_position(point)
        other = self.view.point_position(Point(point.row, point.col + 1))
        cell = other.x() - middle.x()
        return middle + QPointF(dx * cell, dy * cell).toPoint()

    def press(self, place: QPoint) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, NONE, place)

    def release(self, place: QPoint) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, NONE, place)

    def turn(self, angle: int) -> None:
        middle = QPointF(self.at(Point(4, 4)))
        event = QWheelEvent(
            middle,
            middle,
            QPoint(),
            QPoint(0, angle),
            Qt.MouseButton.NoButton,
            NONE,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(self.view.viewport(), event)
        assert event.isAccepted()


@pytest.fixture
def heard(qtbot: QtBot) -> Heard:
    view = BoardView()
    qtbot.addWidget(view)
    view.resize(500, 480)
    view.show_state(BoardState(9, 9))
    view.show()
    qtbot.waitExposed(view)
    return Heard(view)


def test_a_click_reports_point_and_modifiers(heard: Heard) -> None:
    QTest.mouseClick(heard.view.viewport(), LEFT, SHIFT, heard.at(Point(2, 6)))
    assert heard.clicks == [(Point(2, 6), SHIFT)]


@pytest.mark.parametrize("corner", [Point(0, 0), Point(8, 7), Point(0, 7), Point(8, 0)])
@pytest.mark.parametrize(("dx", "dy"), [(0.46, 0.46), (-0.46, 0.46), (0.46, -0.46), (-0.46, 0)])
def test_a_click_anywhere_in_the_cell_is_for_its_point(
    heard: Heard, corner: Point, dx: float, dy: float
) -> None:
    QTest.mouseClick(heard.view.viewport(), LEFT, NONE, heard.at(corner, dx, dy))
    assert heard.clicks == [(corner, NONE)]


def test_nothing_is_clicked_before_the_button_is_released(heard: Heard) -> None:
    heard.press(heard.at(Point(4, 4)))
    assert heard.clicks == []
    heard.release(heard.at(Point(4, 4), 0.4, -0.4))
    assert [point for point, _ in heard.clicks] == [Point(4, 4)]


def test_a_release_on_another_point_is_not_a_click(heard: Heard) -> None:
    heard.press(heard.at(Point(4, 4)))
    heard.release(heard.at(Point(4, 4), 0.6))
    heard.press(heard.at(Point(4, 4)))
    heard.release(QPoint(1, 1))
    heard.press(QPoint(1, 1))
    heard.release(heard.at(Point(4, 4)))
    assert heard.clicks == []


def test_a_drag_reports_both_points(heard: Heard) -> None:
    heard.press(heard.at(Point(4, 4)))
    for point in (Point(4, 5), Point(5, 6)):
        QTest.mouseMove(heard.view.viewport(), heard.at(point))
    assert heard.drags == []
    assert heard.shown == [(Point(4, 4), Point(4, 5)), (Point(4, 4), Point(5, 6))]
    heard.release(heard.at(Point(5, 6)))
    assert heard.drags == [(Point(4, 4), Point(5, 6))]
    assert heard.shown[-1] == (None, None)
    assert heard.clicks == []


def test_a_drag_off_the_board_reports_nothing(heard: Heard) -> None:
    QTest.mouseMove(heard.view.viewport(), heard.at(Point(4, 4)))
    heard.press(heard.at(Point(4, 4)))
    QTest.mouseMove(heard.view.viewport(), QPoint(1, 1))
    heard.release(QPoint(1, 1))
    assert heard.drags == []
    assert heard.shown == [(Point(4, 4), None), (None, None)]


def test_a_click_shows_no_drag(heard: Heard) -> None:
    QTest.mouseMove(heard.view.viewport(), heard.at(Point(4, 4)))
    QTest.mouseClick(heard.view.viewport(), LEFT, NONE, heard.at(Point(4, 4)))
    assert heard.shown == []


def test_a_drag_back_to_its_point_is_shown_and_ends_as_a_click(heard: Heard) -> None:
    heard.press(heard.at(Point(4, 4)))
    for point in (Point(4, 5), Point(4, 4)):
        QTest.mouseMove(heard.view.viewport(), heard.at(point))
    heard.release(heard.at(Point(4, 4)))
    here = Point(4, 4)
    assert heard.shown == [(here, Point(4, 5)), (here, here), (None, None)]
    assert heard.clicks == [(here, NONE)]


def test_moving_without_a_press_is_not_a_drag(heard: Heard) -> None:
    QTest.mouseMove(heard.view.viewport(), heard.at(Point(4, 4)))
    QTest.mouseMove(heard.view.viewport(), heard.at(Point(5, 4)))
    assert heard.shown == []


def test_a_release_without_a_press_is_not_a_click(heard: Heard) -> None:
    heard.release(heard.at(Point(4, 4)))
    assert heard.clicks == []


def test_a_press_is_cancelled_by_another_board(heard: Heard) -> None:
    heard.press(heard.at(Point(4, 4)))
    heard.view.show_state(BoardState(13, 13))
    heard.release(heard.view.point_position(Point(6, 6)))
    assert heard.clicks == []


def test_a_double_click_is_two_clicks(heard: Heard) -> None:
    place = heard.at(Point(3, 3))
    QTest.mouseClick(heard.view.viewport(), LEFT, NONE, place)
    QTest.mouseDClick(heard.view.viewport(), LEFT, NONE, place)
    heard.release(place)
    assert len(heard.clicks) == 2


def test_other_buttons_do_not_click(heard: Heard) -> None:
    QTest.mouseClick(heard.view.viewport(), RIGHT, NONE, heard.at(Point(3, 3)))
    QTest.mouseClick(
        heard.view.viewport(), Qt.MouseButton.MiddleButton, NONE, heard.at(Point(3, 3))
    )
    assert heard.clicks == []


def test_hovering_reports_each_point_once_and_leaving(heard: Heard) -> None:
    for place in (
        heard.at(Point(4, 4)),
        heard.at(Point(4, 4), 0.3),
        heard.at(Point(4, 5)),
        QPoint(2, 2),
        QPoint(3, 3),
        heard.at(Point(4, 5)),
    ):
        QTest.mouseMove(heard.view.viewport(), place)
    assert heard.hovers == [Point(4, 4), Point(4, 5), None, Point(4, 5)]
    QApplication.sendEvent(heard.view, QEvent(QEvent.Type.Leave))
    assert heard.hovers[-1] is None
    QApplication.sendEvent(heard.view, QEvent(QEvent.Type.Leave))
    assert len(heard.hovers) == 5


def test_signals_carry_points(heard: Heard) -> None:
    QTest.mouseMove(heard.view.viewport(), heard.at(Point(1, 2)))
    QTest.mouseClick(heard.view.viewport(), LEFT, NONE, heard.at(Point(1, 2)))
    assert isinstance(heard.hovers[0], Point)
    assert isinstance(heard.clicks[0][0], Point)


def test_a_right_click_requests_the_menu_of_a_point(heard: Heard) -> None:
    place = heard.at(Point(7, 1))
    screen = heard.view.viewport().mapToGlobal(place)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, screen)
    QApplication.sendEvent(heard.view.viewport(), event)
    assert heard.menus == [(Point(7, 1), screen)]


def test_a_right_click_beside_the_board_requests_nothing(heard: Heard) -> None:
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(1, 1), QPoint(1, 1))
    QApplication.sendEvent(heard.view.viewport(), event)
    assert heard.menus == []
    assert not event.isAccepted()


def test_the_menu_key_refers_to_the_board_cursor(heard: Heard) -> None:
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(1, 1), QPoint(1, 1))
    QApplication.sendEvent(heard.view.viewport(), event)
    assert heard.menus == []
    heard.view.show_state(BoardState(9, 9, cursor=Point(0, 0)))
    QApplication.sendEvent(heard.view.viewport(), event)
    ((point, screen),) = heard.menus
    assert point == Point(0, 0)
    assert screen == heard.view.mapToGlobal(heard.at(Point(0, 0)))


def test_a_notch_of_the_wheel_is_a_step(heard: Heard) -> None:
    heard.turn(-120)
    heard.turn(120)
    heard.turn(-360)
    assert heard.steps == [1, -1, 3]


def test_small_steps_of_the_wheel_add_up(heard: Heard) -> None:
    for _ in range(10):
        heard.turn(-30)
    assert heard.steps == [1, 1]
    heard.turn(-59)
    assert heard.steps == [1, 1]
    heard.turn(-1)
    assert heard.steps == [1, 1, 1]


def test_reversing_the_wheel_resets_the_sum(heard: Heard) -> None:
    heard.turn(-119)
    heard.turn(10)
    heard.turn(-110)
    assert heard.steps == []
    heard.turn(-10)
    assert heard.steps == [1]


def test_horizontal_wheels_do_nothing(heard: Heard) -> None:
    heard.turn(0)
    assert heard.steps == []
