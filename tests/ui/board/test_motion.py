"""Animation of stones: short, in place, never blocking anything."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QVariantAnimation
from PySide6.QtGui import QImage, QPaintEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.board.boards import board, differing, mean_light
from tromp_gui.go.point import Point
from tromp_gui.ui.board import view as board_view
from tromp_gui.ui.board.motion import MOST_MS
from tromp_gui.ui.board.state import BoardState, is_move
from tromp_gui.ui.board.view import BoardView
from tromp_gui.ui.look.board_themes import BoardLook

BEFORE = board(
    """
    . . . . .
    . . X . .
    . X O . .
    . . X . .
    . . . . .
    """
)
PLAYED, TAKEN = Point(2, 3), Point(2, 2)
AFTER = board(
    """
    . . . . .
    . . X . .
    . X . X .
    . . X . .
    . . . . .
    """,
    last_move=PLAYED,
)


class Watched(BoardView):
    """A board that records what it paints."""

    def __init__(self) -> None:
        super().__init__()
        self.painted: list[QRect] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt override."""
        self.painted.append(event.rect())
        super().paintEvent(event)


@pytest.fixture
def view(qtbot: QtBot) -> Watched:
    made = Watched()
    qtbot.addWidget(made)
    made.set_look(BoardLook(has_motion=True))
    made.resize(420, 420)
    made.show_state(BEFORE)
    with qtbot.waitExposed(made):
        made.show()
    qtbot.waitUntil(lambda: bool(made.painted))
    return made


def go_to(view: BoardView, ms: int) -> None:
    """Show the animation after this time, and paint."""
    clock = view.findChild(QVariantAnimation)
    assert isinstance(clock, QVariantAnimation)
    clock.pause()
    clock.setCurrentTime(ms)
    QApplication.processEvents()


def seen(view: BoardView) -> QImage:
    return view.grab().toImage()


def still(qtbot: QtBot, *states: BoardState) -> QImage:
    """The last of these states on a board without animation."""
    made = BoardView()
    qtbot.addWidget(made)
    made.resize(420, 420)
    made.show()
    for state in states:
        made.show_state(state)
        QApplication.processEvents()
    return seen(made)


def light(view: BoardView, point: Point) -> float:
    return mean_light(seen(view), view.point_position(point).toPointF(), 6)


def test_after_an_animation_the_picture_is_the_same_as_without(view: Watched, qtbot: QtBot) -> None:
    view.show_state(AFTER)
    go_to(view, MOST_MS)
    assert differing(seen(view), still(qtbot, AFTER)) == QRect()


def test_a_captured_stone_fades(view: Watched) -> None:
    shell, wood = light(view, TAKEN), light(view, Point(4, 4))
    view.show_state(AFTER)
    at_first = light(view, TAKEN)
    assert at_first > (shell + wood) / 2, "it is still there"
    go_to(view, MOST_MS)
    assert light(view, TAKEN) < (shell + wood) / 2


def test_the_state_changes_at_once(view: Watched) -> None:
    view.show_state(AFTER)
    assert view.state is AFTER


def test_only_the_stones_are_repainted(view: Watched) -> None:
    QApplication.processEvents()
    view.painted.clear()
    view.show_state(AFTER)
    for ms in (0, 30, 60, 90, MOST_MS):
        go_to(view, ms)
    assert len(view.painted) > 3
    cell = view.point_position(Point(0, 1)).x() - view.point_position(Point(0, 0)).x()
    for rect in view.painted:
        assert rect.width() <= 2.8 * cell
        assert rect.height() <= 1.8 * cell


def test_the_next_move_ends_the_animation(view: Watched, qtbot: QtBot) -> None:
    view.show_state(AFTER)
    QApplication.processEvents()
    view.show_state(BEFORE)
    QApplication.processEvents()
    assert differing(seen(view), still(qtbot, BEFORE)) == QRect()


def test_holding_a_key_down_shows_no_animation(
    view: Watched, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board_view, "_REST_MS", 24 * 60 * 60 * 1000)
    view.show_state(AFTER)
    view.show_state(BEFORE)
    view.show_state(AFTER)
    QApplication.processEvents()
    assert differing(seen(view), still(qtbot, AFTER)) == QRect()


def test_hovering_does_not_interrupt_the_animation(view: Watched) -> None:
    view.show_state(AFTER)
    view.show_state(AFTER._replace(cursor=Point(0, 0)))
    assert light(view, TAKEN) > light(view, Point(4, 4)) + 10
    go_to(view, MOST_MS)
    assert abs(light(view, TAKEN) - light(view, Point(4, 0))) < 40


def test_a_resize_ends_the_animation(view: Watched, qtbot: QtBot) -> None:
    view.show_state(AFTER)
    QApplication.processEvents()
    view.resize(300, 300)
    made = BoardView()
    qtbot.addWidget(made)
    made.resize(300, 300)
    made.show()
    made.show_state(AFTER)
    qtbot.waitUntil(lambda: differing(seen(view), seen(made)) == QRect())


@pytest.mark.parametrize("by_system", [False, True])
def test_animation_can_be_turned_off(view: Watched, qtbot: QtBot, by_system: bool) -> None:
    if by_system:
        view.wants_motion = lambda: False
    else:
        view.set_look(BoardLook())
    QApplication.processEvents()
    view.show_state(AFTER)
    QApplication.processEvents()
    assert differing(seen(view), still(qtbot, AFTER)) == QRect()


def test_what_is_a_move() -> None:
    assert is_move(BEFORE, AFTER)
    assert not is_move(AFTER, BEFORE), "going back puts a stone where none was played"
    assert not is_move(BEFORE, BEFORE)
    assert not is_move(BoardState(5, 5), AFTER), "several stones"
