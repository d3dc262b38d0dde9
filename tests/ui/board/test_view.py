"""The board in a window: layout, rendering, ratio, resizing, keys."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QMargins, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.board.boards import board, differing, light, mean_light
from tromp_gui.go.point import Color, Point
from tromp_gui.ui.board.state import BoardState, Ghost
from tromp_gui.ui.board.view import TABLE, BoardView
from tromp_gui.ui.look.board_themes import DUSK, FLAT, KAYA, MAPLE, BoardLook

D = """\
X . .
. O .
. . .
"""


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    made = BoardView()
    qtbot.addWidget(made)
    made.resize(420, 400)
    made.show()
    qtbot.waitExposed(made)
    return made


def seen(view: BoardView) -> QImage:
    QApplication.processEvents()
    return view.grab().toImage()


def place(view: BoardView, point: Point) -> QPointF:
    return QPointF(view.point_position(point))


def test_stones_are_at_the_position_of_their_point(view: BoardView) -> None:
    view.show_state(board(D))
    image = seen(view)
    assert mean_light(image, place(view, Point(2, 0)), 8) < 80
    assert mean_light(image, place(view, Point(1, 1)), 8) > 215
    assert 120 < mean_light(image, place(view, Point(0, 2)) + QPointF(20, -20), 5) < 215


def test_the_part_that_is_shown_fills_the_place_of_the_board(view: BoardView) -> None:
    """A corner of 7×7, which is in the middle as far as the margins allow."""
    part = {Point(row, col) for row in range(12, 19) for col in range(7)}
    everything = {Point(row, col) for row in range(19) for col in range(19)}
    view.show_state(BoardState(7, 7))
    cell = view.cell_side()
    view.show_state(BoardState(19, 19))
    assert view.cell_side() < cell
    view.show_state(BoardState(19, 19, hidden=frozenset(everything - part)))
    assert view.cell_side() == cell
    room = view.viewport().rect()
    assert {point for point in everything if room.contains(view.point_position(point))} >= part
    assert all(view.point_at(place(view, point)) == point for point in part)
    assert room.contains(view.wood_rect())
    view.show_state(BoardState(19, 19))
    assert view.cell_side() < cell


def test_changes_are_painted(view: BoardView, qtbot: QtBot) -> None:
    """Checks what was painted, without asking the widget for a new picture."""
    view.show_state(BoardState(3, 3))
    QApplication.processEvents()
    screen = view.screen()

    def shown() -> float:
        grabbed = screen.grabWindow(view.winId()).toImage()
        return mean_light(grabbed, place(view, Point(1, 1)), 6)

    before = shown()
    view.show_state(BoardState(3, 3)._replace(black=frozenset({Point(1, 1)})))
    qtbot.waitUntil(lambda: shown() < before - 80)
    view.show_state(BoardState(3, 3))
    qtbot.waitUntil(lambda: shown() == before)


def test_many_changes_at_once_are_painted(view: BoardView, qtbot: QtBot) -> None:
    view.show_state(BoardState(9, 9))
    QApplication.processEvents()
    every = frozenset(Point(row, col) for row in range(9) for col in range(9))
    view.show_state(BoardState(9, 9, white=every))

    def shown() -> list[float]:
        grabbed = view.screen().grabWindow(view.winId()).toImage()
        return [mean_light(grabbed, place(view, point), 3) for point in every]

    qtbot.waitUntil(lambda: min(shown()) > 215)


def test_the_wood_is_centred_on_the_table(view: BoardView) -> None:
    view.show_state(BoardState(5, 5))
    wood = view.wood_rect()
    assert abs(wood.center().x() - view.rect().center().x()) <= 1
    assert abs(wood.center().y() - view.rect().center().y()) <= 1
    assert view.rect().marginsRemoved(QMargins(20, 8, 20, 8)).contains(wood)
    image = seen(view)
    assert QColor(image.pixel(2, 200)) == QColor(TABLE)
    inside = QColor(image.pixel(wood.left() + 3, wood.center().y()))
    outside = QColor(image.pixel(wood.left() - 2, wood.center().y()))
    assert inside.hslSaturationF() > outside.hslSaturationF() + 0.2


def test_table_padding_theme_and_coordinates_can_be_set(view: BoardView) -> None:
    view.show_state(BoardState(9, 9))
    plain, wood = seen(view), view.wood_rect()
    view.set_table_color(QColor("#112233"))
    assert QColor(seen(view).pixel(2, 2)) == QColor("#112233")
    view.set_padding(QMargins(80, 80, 80, 80))
    assert view.wood_rect().width() < wood.width()
    view.set_padding(QMargins(20, 8, 20, 8))
    view.set_table_color(QColor(TABLE))
    assert seen(view) == plain
    view.set_coordinates(False)
    assert seen(view) != plain
    view.set_coordinates(True)
    view.set_look(BoardLook(DUSK))
    middle = QPointF(wood.center()) + QPointF(8, 8)
    assert light(seen(view), middle) < light(plain, middle) - 60
    view.set_look(BoardLook(KAYA))
    assert seen(view) == plain


def test_stones_can_be_exactly_centred(view: BoardView) -> None:
    every = frozenset(Point(row, col) for row in range(9) for col in range(9))
    view.show_state(BoardState(9, 9, white=every))
    natural = seen(view)
    view.set_look(BoardLook(is_off_grid=False))
    exact = seen(view)
    assert exact != natural
    view.set_look(BoardLook(MAPLE, is_off_grid=False))
    view.set_look(BoardLook(is_off_grid=False))
    assert seen(view) == exact
    view.set_look(BoardLook())
    assert seen(view) == natural


def test_a_move_of_the_wood_is_reported(view: BoardView, qtbot: QtBot) -> None:
    view.show_state(BoardState(9, 9))
    with qtbot.waitSignal(view.wood_rect_changed) as told:
        view.resize(600, 500)
    assert told.args == [view.wood_rect()]
    assert isinstance(view.wood_rect(), QRect)
    with qtbot.assertNotEmitted(view.wood_rect_changed):
        view.set_look(BoardLook(MAPLE))
    with qtbot.waitSignal(view.wood_rect_changed):
        view.show_state(BoardState(3, 9))
    assert view.wood_rect().width() > 2 * view.wood_rect().height()


def test_a_state_set_before_showing_is_shown(qtbot: QtBot) -> None:
    made = BoardView()
    qtbot.addWidget(made)
    made.resize(300, 300)
    made.show_state(board("X"))
    assert mean_light(made.grab().toImage(), place(made, Point(0, 0)), 5) < 90


def test_a_resize_ends_with_the_board_of_the_new_size(view: BoardView, qtbot: QtBot) -> None:
    view.show_state(board(D))
    for side in (430, 445, 460, 475):
        view.resize(side, side)
        QApplication.sendPostedEvents()
        assert QColor(view.grab().toImage().pixel(1, 1)) == QColor(TABLE)
    fresh = BoardView()
    qtbot.addWidget(fresh)
    fresh.resize(475, 475)
    fresh.show_state(board(D))
    wanted = fresh.grab().toImage()
    assert view.wood_rect() == fresh.wood_rect()
    qtbot.waitUntil(lambda: view.grab().toImage() == wanted)


def test_during_a_resize_the_old_picture_is_scaled(view: BoardView) -> None:
    view.show_state(board(D))
    seen(view)
    view.resize(500, 480)
    view.resize(560, 540)
    QApplication.sendPostedEvents()
    image = view.grab().toImage()
    assert mean_light(image, place(view, Point(2, 0)), 6) < 80
    assert mean_light(image, place(view, Point(1, 1)), 6) > 215
    view.show_state(board(D.replace("X", "O")))
    assert mean_light(view.grab().toImage(), place(view, Point(2, 0)), 6) > 215


def test_there_is_no_frame_and_no_scrolling(view: BoardView) -> None:
    assert view.frameShape() == QFrame.Shape.NoFrame
    before = seen(view)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_Home):
        event = QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(view, event)
        assert not event.isAccepted()
    assert seen(view) == before


def test_arrow_keys_are_left_to_the_window(qtbot: QtBot) -> None:
    class Window(QWidget):
        def __init__(self) -> None:
            super().__init__()
            self.keys: list[int] = []

        def keyPressEvent(self, event: QKeyEvent) -> None:
            self.keys.append(event.key())

    window = Window()
    qtbot.addWidget(window)
    made = BoardView()
    QVBoxLayout(window).addWidget(made)
    window.show()
    made.setFocus()
    QTest.keyClick(made, Qt.Key.Key_Right)
    QTest.keyClick(made.viewport(), Qt.Key.Key_Home)
    assert window.keys == [Qt.Key.Key_Right, Qt.Key.Key_Home]


def test_the_board_has_focus_and_an_accessible_name(view: BoardView) -> None:
    assert view.focusPolicy() == Qt.FocusPolicy.StrongFocus
    assert view.accessibleName()
    assert not view.acceptDrops()
    assert not view.viewport().acceptDrops()


def test_a_ghost_changes_only_its_point(view: BoardView) -> None:
    view.show_state(board(D))
    plain = seen(view)
    view.show_state(board(D)._replace(ghost=Ghost(Point(0, 1), Color.BLACK)))
    changed = differing(plain, seen(view))
    assert changed.contains(view.point_position(Point(0, 1)))
    assert max(changed.width(), changed.height()) < 100
    view.show_state(board(D))
    assert seen(view) == plain


ALIGNED = """
import sys
from PySide6.QtWidgets import QApplication, QWidget
from tromp_gui.go.point import Point
from tromp_gui.ui.board.state import BoardState, Owner
from tromp_gui.ui.look.board_themes import FLAT, BoardLook
from tromp_gui.ui.board.view import BoardView
app = QApplication([])
window = QWidget()
window.resize(640, 640)
left, top = map(int, sys.argv[1:])
view = BoardView(window)
view.setGeometry(left, top, 601, 593)
view.set_look(BoardLook(FLAT))
points = [Point(row, col) for row in range(19) for col in range(0, 19, 2)]
view.show_state(BoardState(19, 19, owners=dict.fromkeys(points, Owner.BLACK)))
window.show()
app.processEvents()
ratio = window.devicePixelRatioF()
image = window.grab().toImage()
y = (view.point_position(Point(4, 4)).y() + view.point_position(Point(5, 4)).y()) / 2 + top
black, wood = 0xFF17191B, image.pixel(int((left + 60) * ratio), int((top + 60) * ratio))
inks, steps = set(), set()
for col in range(2, 18, 2):
    place = view.point_position(Point(4, col))
    walk = range(int((place.x() + left - 9) * ratio), int((place.x() + left + 9) * ratio))
    low = [x for x in walk if image.pixel(x, int((place.y() + top) * ratio)) == black]
    line = [x for x in walk if image.pixel(x, int(y * ratio)) != wood]
    inks |= {image.pixel(x, int(y * ratio)) for x in walk}
    steps.add(min(low) + max(low) - min(line) - max(line))
print(ratio, len(inks), sorted(steps))
"""


@pytest.mark.parametrize("ratio", ["1", "1.1", "1.25", "1.5", "1.75", "2"])
@pytest.mark.parametrize("corner", [("21", "37"), ("22", "26"), ("25", "35")])
def test_everything_is_on_whole_pixels_of_any_screen(ratio: str, corner: tuple[str, str]) -> None:
    """Lines are sharp and pieces are centred wherever the view is in its window."""
    run = subprocess.run(
        [sys.executable, "-c", ALIGNED, *corner],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"QT_SCALE_FACTOR": ratio, "QT_QPA_PLATFORM": "offscreen"},
    )
    shown, inks, steps = run.stdout.split(maxsplit=2)
    assert float(shown) == float(ratio)
    assert inks == "2"
    assert steps.strip() == "[0]"


class OtherScreenView(BoardView):
    """A board on a screen of another ratio."""

    ratio = 1.0

    def devicePixelRatioF(self) -> float:
        """Qt override."""
        return self.ratio


@pytest.mark.parametrize("ratio", [1.25, 1.5, 1.75, 2.0])
def test_the_board_is_rendered_again_for_another_screen(qtbot: QtBot, ratio: float) -> None:
    view = OtherScreenView()
    qtbot.addWidget(view)
    view.resize(420, 400)
    view.show_state(board(D))
    with qtbot.waitExposed(view):
        view.show()
    before = view.wood_rect()

    def ground() -> float:
        items = view.scene().items()
        return max(each.boundingRect().width() for each in items)

    assert ground() == 420 + 2
    view.ratio = ratio
    view.viewport().repaint()
    assert ground() == 420 * ratio + 2
    after = view.wood_rect()
    assert abs(after.width() - before.width()) <= 3, "as large, of more pixels"


def test_a_large_board_is_scaled_until_its_wood_is_ready(view: BoardView, qtbot: QtBot) -> None:
    view.show_state(BoardState(9, 9, black=frozenset({Point(8, 0)})))
    view.resize(1700, 1700)
    qtbot.waitUntil(lambda: view._rendered == view._layout)
    previous = view._rendered
    view.resize(1800, 1790)
    scaled = view.grab().toImage()
    assert view._rendered == previous
    assert mean_light(scaled, place(view, Point(8, 0)), 40) < 80
    assert QColor(scaled.pixel(1799, 1789)) == QColor(TABLE)
    qtbot.waitUntil(lambda: view._rendered == view._layout)
    assert view.grab().toImage() != scaled


def test_another_size_cancels_the_preparation(view: BoardView, qtbot: QtBot) -> None:
    view._preparing.begin(view._prepare())
    view.set_coordinates(False)
    assert not view._preparing.is_busy
    qtbot.waitUntil(lambda: view._rendered == view._layout)


class PaintedPlaces(BoardView):
    """A board that keeps which parts of it are painted."""

    def __init__(self) -> None:
        super().__init__()
        self.painted: list[QRect] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        """As Qt asks."""
        if event.rect() != self.viewport().rect():
            self.painted.append(event.rect())
        super().paintEvent(event)


@pytest.mark.parametrize(("side", "places"), [(200, 1), (1700, 4)])
def test_changes_far_apart_are_painted_apart_where_that_is_less(
    side: int, places: int, qtbot: QtBot
) -> None:
    view = PaintedPlaces()
    qtbot.addWidget(view)
    view.resize(side, side)
    view.set_look(BoardLook(FLAT))
    view.show_state(BoardState(9, 9))
    with qtbot.waitExposed(view):
        view.show()
    qtbot.waitUntil(lambda: view._rendered == view._layout)
    view.show_state(
        BoardState(9, 9, frozenset(Point(row, col) for row in (0, 8) for col in (0, 8)))
    )
    qtbot.waitUntil(lambda: bool(view.painted))
    assert len(view.painted) == places


def test_a_large_change_is_painted_in_several_turns(qtbot: QtBot) -> None:
    view = PaintedPlaces()
    qtbot.addWidget(view)
    view.resize(1700, 1700)
    view.set_look(BoardLook(FLAT))
    view.show_state(BoardState(9, 9))
    with qtbot.waitExposed(view):
        view.show()
    qtbot.waitUntil(lambda: view._rendered == view._layout)
    every = [Point(row, col) for row in range(9) for col in range(9)]
    view.show_state(BoardState(9, 9, ownership=dict.fromkeys(every, 1.0)))
    qtbot.waitUntil(lambda: len(view.painted) == 2)
    shown = view.screen().grabWindow(view.winId()).toImage()
    assert differing(shown, view.grab().toImage()).isEmpty()
