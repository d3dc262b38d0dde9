"""Touch on the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.go.point import Point
from tromp_gui.settings import PLACING, Placing, Settings
from tromp_gui.ui.board.pointer import Fingers
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.board.view import BoardView

HERE, THERE = Point(2, 6), Point(6, 2)


class Hand:
    """Touches a board with numbered fingers, and records its signals."""

    def __init__(self, view: BoardView) -> None:
        self._view, self._device = view, _device()
        self.clicks: list[Point] = []
        self.drags: list[tuple[Point, Point]] = []
        self.menus: list[Point] = []
        self.hovers: list[Point | None] = []
        view.point_clicked.connect(lambda point, _keys: self.clicks.append(point))
        view.point_dragged.connect(lambda a, b: self.drags.append((a, b)))
        view.point_menu_requested.connect(lambda point, _place: self.menus.append(point))
        view.point_hovered.connect(self.hovers.append)

    def down(self, point: Point, finger: int = 0, others: tuple[int, ...] = ()) -> None:
        self._tell(lambda told: told.press(finger, self._at(point), self._board), others)

    def move(self, point: Point, finger: int = 0, others: tuple[int, ...] = ()) -> None:
        self._tell(lambda told: told.move(finger, self._at(point), self._board), others)

    def up(self, point: Point, finger: int = 0, others: tuple[int, ...] = ()) -> None:
        self._tell(lambda told: told.release(finger, self._at(point), self._board), others)

    @property
    def is_waited_for(self) -> bool:
        """Whether a finger that stays where it is will open the menu."""
        (fingers,) = self._view.findChildren(Fingers)
        return any(timer.isActive() for timer in fingers.findChildren(QTimer))

    def tap(self, point: Point) -> None:
        self.down(point)
        self.up(point)

    @property
    def _board(self) -> QWidget:
        return self._view.viewport()

    def _at(self, point: Point) -> QPoint:
        return self._view.point_position(point)

    def _tell(
        self, act: Callable[[QTest.QTouchEventSequence], object], others: tuple[int, ...]
    ) -> None:
        told = QTest.touchEvent(self._view.viewport(), self._device, False)
        for finger in others:
            told.stationary(finger)
        act(told)
        told.commit()
        QApplication.processEvents()


_DEVICES: list[QPointingDevice] = []


def _device() -> QPointingDevice:
    """The touch screen, shared by all tests."""
    if not _DEVICES:
        _DEVICES.append(QTest.createTouchDevice())
    return _DEVICES[0]


@pytest.fixture
def hand(qtbot: QtBot) -> Hand:
    view = BoardView()
    qtbot.addWidget(view)
    view.resize(700, 700)
    view.show_state(BoardState(9, 9))
    with qtbot.waitExposed(view):
        view.show()
    return Hand(view)


def test_a_tap_is_a_click_without_hovering_afterwards(hand: Hand) -> None:
    hand.tap(HERE)
    assert hand.clicks == [HERE]
    assert hand.hovers == [HERE, None]
    assert not hand.drags


def test_a_finger_that_moves_to_another_point_does_not_click(hand: Hand) -> None:
    hand.down(HERE)
    hand.move(THERE)
    hand.up(THERE)
    assert not hand.clicks
    assert hand.drags == [(HERE, THERE)]
    assert hand.hovers == [HERE, THERE, None]


def test_a_long_press_opens_the_menu_and_does_not_click(hand: Hand, qtbot: QtBot) -> None:
    hand.down(HERE)
    qtbot.waitUntil(lambda: hand.menus == [HERE])
    hand.up(HERE)
    assert not hand.clicks


def test_a_moving_finger_does_not_open_the_menu(hand: Hand) -> None:
    hand.down(HERE)
    assert hand.is_waited_for
    hand.move(THERE)
    assert not hand.is_waited_for
    assert not hand.menus
    hand.up(THERE)


def test_two_fingers_do_nothing(hand: Hand) -> None:
    hand.down(HERE)
    hand.down(THERE, 1, others=(0,))
    hand.move(Point(5, 3), 1, others=(0,))
    hand.up(Point(5, 3), 1, others=(0,))
    hand.up(HERE)
    assert not hand.clicks
    assert not hand.drags
    assert hand.hovers[-1] is None
    hand.tap(THERE)
    assert hand.clicks == [THERE]


def test_with_two_taps_for_a_stone_the_first_one_aims(qtbot: QtBot) -> None:
    Settings().set(PLACING, Placing.TWICE)
    person = Person(qtbot)
    hand = Hand(person.board)
    hand.tap(HERE)
    assert not person.board.state.black
    assert "again to play there" in person.status
    hand.tap(HERE)
    assert person.board.state.black == {HERE}
