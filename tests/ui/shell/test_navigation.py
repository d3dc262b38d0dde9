"""Navigation in a game with the bar: clicks, keys, drags."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from tests.ui.commands import Commands
from tests.ui.conftest import Dress, Show
from tests.ui.pictures import columns_with, image_of
from tromp_gui.ui.look.theme import DARK, LIGHT
from tromp_gui.ui.shell.command_ids import CommandId as Id
from tromp_gui.ui.shell.navigation import MoveSlider, NavigationBar

STEPS = {
    "First move": Id.FIRST,
    "Back ten moves": Id.BACK_TEN,
    "Back one move": Id.BACK,
    "Forward one move": Id.FORWARD,
    "Forward ten moves": Id.FORWARD_TEN,
    "Last move": Id.LAST,
}


class Heard:
    """The signals of a bar."""

    def __init__(self, bar: NavigationBar) -> None:
        self.jumps: list[int] = []
        bar.jumped.connect(self.jumps.append)


@pytest.fixture
def commands() -> Commands:
    return Commands()


@pytest.fixture
def bar(dress: Dress, show: Show, commands: Commands) -> NavigationBar:
    dress(LIGHT)
    made = NavigationBar(commands)
    show(made, 700)
    made.show_position(57, 112)
    return made


def button(bar: NavigationBar, name: str) -> QToolButton:
    found = [b for b in bar.findChildren(QToolButton) if b.accessibleName() == name]
    assert len(found) == 1
    return found[0]


def slider(bar: NavigationBar) -> MoveSlider:
    found = bar.findChild(MoveSlider)
    assert isinstance(found, MoveSlider)
    return found


def x_of(move: int, bar: NavigationBar) -> int:
    """The x of the middle of the handle at `move`."""
    groove, pill = slider(bar).width(), 40
    return round(pill / 2 + move / 112 * (groove - pill))


def test_the_bar_has_its_usual_height(bar: NavigationBar) -> None:
    assert bar.height() == 48


@pytest.mark.parametrize(("name", "step"), STEPS.items())
def test_buttons_trigger_their_commands(
    bar: NavigationBar, commands: Commands, name: str, step: Id
) -> None:
    QTest.mouseClick(button(bar, name), Qt.MouseButton.LeftButton)
    assert commands.given == [step]


@pytest.mark.parametrize(("name", "step"), STEPS.items())
def test_a_button_follows_its_command_and_names_its_shortcut(
    bar: NavigationBar, commands: Commands, name: str, step: Id
) -> None:
    commands(step).setShortcut("F9")
    assert button(bar, name).toolTip() == f"{name} (F9)"
    commands(step).setEnabled(False)
    assert not button(bar, name).isEnabled()


def test_showing_a_position_emits_no_signal(bar: NavigationBar) -> None:
    heard = Heard(bar)
    for move in (0, 112, 3):
        bar.show_position(move, 112)
    bar.show_position(2, 5)
    bar.show_position(0, 0)
    assert heard.jumps == []


def test_with_a_single_position_the_slider_is_disabled(bar: NavigationBar) -> None:
    assert slider(bar).isEnabled()
    bar.show_position(0, 0)
    assert not slider(bar).isEnabled()


@pytest.mark.parametrize(
    ("key", "move"),
    [
        (Qt.Key.Key_Left, 56),
        (Qt.Key.Key_Right, 58),
        (Qt.Key.Key_PageUp, 47),
        (Qt.Key.Key_PageDown, 67),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, 112),
    ],
)
def test_the_slider_has_the_boards_keys(bar: NavigationBar, key: Qt.Key, move: int) -> None:
    heard = Heard(bar)
    slider(bar).setFocus()
    QTest.keyClick(slider(bar), key)
    assert heard.jumps == [move]


@pytest.mark.parametrize("move", [0, 1, 40, 56, 112])
def test_a_press_moves_the_handle(bar: NavigationBar, move: int) -> None:
    heard = Heard(bar)
    QTest.mouseClick(slider(bar), Qt.MouseButton.LeftButton, pos=QPoint(x_of(move, bar), 14))
    assert heard.jumps == [move]


def test_a_drag_reports_every_move_once(bar: NavigationBar) -> None:
    heard = Heard(bar)
    track = slider(bar)
    QTest.mousePress(track, Qt.MouseButton.LeftButton, pos=QPoint(x_of(57, bar), 14))
    for x in range(x_of(57, bar), x_of(60, bar) + 1):
        QTest.mouseMove(track, QPoint(x, 14))
    QTest.mouseRelease(track, Qt.MouseButton.LeftButton, pos=QPoint(x_of(60, bar), 14))
    QTest.mouseMove(track, QPoint(x_of(10, bar), 14))
    assert heard.jumps == [58, 59, 60]


def test_a_drag_beyond_the_ends_stays_inside(bar: NavigationBar) -> None:
    heard = Heard(bar)
    track = slider(bar)
    QTest.mousePress(track, Qt.MouseButton.LeftButton, pos=QPoint(x_of(57, bar), 14))
    QTest.mouseMove(track, QPoint(track.width() + 50, 14))
    QTest.mouseMove(track, QPoint(-50, 14))
    QTest.mouseRelease(track, Qt.MouseButton.LeftButton, pos=QPoint(-50, 14))
    assert heard.jumps == [112, 0]


def test_other_buttons_do_not_move_the_handle(bar: NavigationBar) -> None:
    heard = Heard(bar)
    QTest.mouseClick(slider(bar), Qt.MouseButton.RightButton, pos=QPoint(x_of(3, bar), 14))
    assert heard.jumps == []


def test_the_wheel_is_left_to_the_board(bar: NavigationBar) -> None:
    heard = Heard(bar)
    middle = QPointF(100, 14)
    event = QWheelEvent(
        middle,
        slider(bar).mapToGlobal(middle),
        QPoint(0, 0),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(slider(bar), event)
    assert heard.jumps == []


def test_the_groove_is_in_accent_before_the_current_move(bar: NavigationBar) -> None:
    reaches = []
    for move in (0, 30, 80):
        bar.show_position(move, 112)
        image = image_of(slider(bar))
        row = image.height() // 2
        inked = [x for x in range(image.width()) if image.pixelColor(x, row).name() == "#0f6674"]
        reaches.append(max(inked, default=0))
    assert reaches == sorted(reaches)
    assert reaches[2] - reaches[1] > 100


def test_long_numbers_widen_the_handle(bar: NavigationBar) -> None:
    def width_at(last: int) -> int:
        bar.show_position(0, last)
        columns = columns_with(image_of(slider(bar)), LIGHT.accent)
        return max(columns) - min(columns)

    assert width_at(12345678) > width_at(99)


def test_icons_follow_the_theme(bar: NavigationBar, dress: Dress) -> None:
    first = button(bar, "First move")
    assert columns_with(image_of(first), LIGHT.text2)
    dress(DARK)
    assert columns_with(image_of(first), DARK.text2)
    assert not columns_with(image_of(first), LIGHT.text2)


def test_the_slider_is_a_slider_for_screen_readers(bar: NavigationBar) -> None:
    interface = QAccessible.queryAccessibleInterface(slider(bar))
    assert interface is not None
    assert interface.role() == QAccessible.Role.Slider
    assert interface.text(QAccessible.Text.Name) == "Move"
    assert interface.text(QAccessible.Text.Description) == "Move 57 of 112"
    assert interface.valueInterface().currentValue() == 57


def test_the_handle_shows_the_move_number(bar: NavigationBar) -> None:
    """A node without a move is a position of the slider, but does not raise the number."""
    slider = bar.findChild(MoveSlider)
    assert isinstance(slider, MoveSlider)
    bar.show_position(8, 10, 7, 7)
    eight_of_ten = image_of(slider)
    assert slider.accessibleDescription() == "Move 7 of 7"
    bar.show_position(8, 10, 8, 8)
    assert image_of(slider) != eight_of_ten
