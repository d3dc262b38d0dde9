"""The segmented switch, with real clicks and keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Dress, Show
from tests.ui.person import Person
from tests.ui.pictures import image_of, share
from tromp_gui.settings import TEXT_SCALE
from tromp_gui.ui.kit.switch import ActionSwitch, SegmentedSwitch
from tromp_gui.ui.look.theme import HIGH_CONTRAST, LIGHT, THEMES, ChromeTheme
from tromp_gui.ui.look.tokens import HIT_TARGET
from tromp_gui.ui.shell.command_ids import CommandId
from tromp_gui.ui.shell.layout_switch import Layout, LayoutCorner, LayoutSwitch

SIZES = ("9 × 9", "13 × 13", "19 × 19")


@pytest.fixture
def switch(dress: Dress, show: Show) -> SegmentedSwitch:
    dress(LIGHT)
    made = SegmentedSwitch("Board size", SIZES)
    show(made)
    return made


def segments(switch: SegmentedSwitch) -> list[QPushButton]:
    return switch.findChildren(QPushButton)


def heard(switch: SegmentedSwitch) -> list[int]:
    told: list[int] = []
    switch.selected.connect(told.append)
    return told


def test_the_first_option_is_chosen_at_the_start(switch: SegmentedSwitch) -> None:
    assert switch.index() == 0


def test_a_click_chooses_with_one_signal(switch: SegmentedSwitch) -> None:
    told = heard(switch)
    QTest.mouseClick(segments(switch)[2], Qt.MouseButton.LeftButton)
    QTest.mouseClick(segments(switch)[2], Qt.MouseButton.LeftButton)
    assert told == [2]
    assert switch.index() == 2


def test_arrow_keys_choose(switch: SegmentedSwitch) -> None:
    told = heard(switch)
    segments(switch)[0].setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        focused = next(button for button in segments(switch) if button.hasFocus())
        QTest.keyClick(focused, key)
    assert told == [1, 2, 1]


def test_tab_goes_only_to_the_chosen_option(switch: SegmentedSwitch) -> None:
    switch.select(1)
    visited = []
    for _ in range(3):
        QTest.keyClick(switch.window(), Qt.Key.Key_Tab)
        visited += [i for i, button in enumerate(segments(switch)) if button.hasFocus()]
    assert set(visited) == {1}


@pytest.mark.parametrize("index", [0, 1, 2, None])
def test_select_emits_no_signal(switch: SegmentedSwitch, index: int | None) -> None:
    told = heard(switch)
    switch.select(index)
    assert switch.index() == index
    assert [button.isChecked() for button in segments(switch)] == [i == index for i in range(3)]
    assert told == []


def test_after_no_choice_a_click_chooses_again(switch: SegmentedSwitch) -> None:
    switch.select(None)
    told = heard(switch)
    QTest.mouseClick(segments(switch)[0], Qt.MouseButton.LeftButton)
    assert told == [0]


def widths(switch: SegmentedSwitch) -> list[int]:
    return [button.width() for button in segments(switch)]


def test_segments_are_equally_wide(switch: SegmentedSwitch) -> None:
    assert max(widths(switch)) - min(widths(switch)) <= 1
    assert sum(widths(switch)) == switch.width()


def test_texts_always_fit(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    long = SegmentedSwitch("x", ("a", "a very long word indeed"))
    show(long, 500)
    needed = long.fontMetrics().horizontalAdvance("a very long word indeed")
    assert long.sizeHint().width() >= 2 * needed
    long.resize(long.minimumSizeHint())
    assert all(wide >= least for wide, least in zip(widths(long), long._widths(), strict=True))


def test_actions_are_below_each_other_where_there_is_no_room(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    window = QWidget()
    texts = ("one long text", "another long text")
    switch = ActionSwitch("x", texts, [QAction(text, window) for text in texts], window)
    rows = QVBoxLayout(window)
    rows.addWidget(switch)
    rows.addStretch(1)
    top = show(window, 400)
    assert switch.height() < 2 * HIT_TARGET
    top.resize(top.minimumSizeHint().width(), 200)
    QApplication.processEvents()
    assert switch.height() >= 2 * HIT_TARGET
    assert {button.x() for button in segments(switch)} == {0}


@pytest.mark.parametrize("look", THEMES, ids=lambda look: look.name)
def test_the_chosen_option_is_raised(dress: Dress, show: Show, look: ChromeTheme) -> None:
    dress(look)
    made = SegmentedSwitch("x", SIZES)
    show(made)
    made.select(1)
    image = image_of(made)
    first, second, third = (button.geometry() for button in segments(made))
    assert share(image, look.selected, second) > 0.5
    if look is not HIGH_CONTRAST:
        assert share(image, look.track, first) > 0.5
        assert share(image, look.track, third) > 0.5


def test_every_option_has_the_name_of_its_switch(switch: SegmentedSwitch) -> None:
    names = [button.accessibleName() for button in segments(switch)]
    assert names == [f"Board size: {size}" for size in SIZES]
    assert switch.accessibleName() == "Board size"


def test_the_layout_switch_has_its_usual_size(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    made = LayoutSwitch()
    show(made, 400)
    assert (made.sizeHint().width(), made.height()) == (288, 28)


@pytest.mark.parametrize("layout", [Layout.REVIEW, Layout.SCORE])
def test_a_segment_of_the_layout_switch_is_the_command_of_its_layout(
    qtbot: QtBot, layout: Layout
) -> None:
    person = Person(qtbot)
    told: list[bool] = []
    command = (CommandId.LAYOUT_PLAY, CommandId.LAYOUT_REVIEW, CommandId.LAYOUT_SCORE)[layout]
    person.actions[command].triggered.connect(lambda: told.append(True))
    (switch,) = person.window.findChildren(LayoutSwitch)
    QTest.mouseClick(segments(switch)[layout], Qt.MouseButton.LeftButton)
    assert len(told) == 1
    assert person.layout is layout


@pytest.mark.parametrize(("width", "folds"), [(1280, False), (640, True)])
def test_in_a_narrow_window_the_switch_is_a_button(qtbot: QtBot, width: int, folds: bool) -> None:
    person = Person(qtbot)
    person.window.resize(width, 600)
    QApplication.processEvents()
    bar = person.window.menuBar()
    (corner,) = person.window.findChildren(LayoutCorner)
    (switch,) = corner.findChildren(LayoutSwitch)
    assert switch.isHidden() is folds
    places = [bar.actionGeometry(action) for action in bar.actions()]
    assert all(place.width() > 0 for place in places)
    assert places[-1].right() < corner.x()


@pytest.mark.parametrize(
    ("code", "width", "percent", "gives_way"),
    [
        ("de", 1280, 100, False),
        ("de", 1280, 150, False),
        ("de", 1280, 200, True),
        ("de", 640, 100, True),
        ("fr", 1280, 200, True),
        ("ja", 900, 100, False),
        ("zh_CN", 1024, 150, False),
    ],
)
def test_longer_and_larger_texts_hide_no_menu(
    qtbot: QtBot,
    speak: Callable[[str], object],
    code: str,
    width: int,
    percent: int,
    gives_way: bool,
) -> None:
    speak(code)
    person = Person(qtbot)
    person.window.settings.set(TEXT_SCALE, percent)
    person.window.resize(width, 600)
    QApplication.processEvents()
    bar = person.window.menuBar()
    (corner,) = person.window.findChildren(LayoutCorner)
    hidden = bar.findChild(QToolButton, "qt_menubar_ext_button")
    assert hidden is not None
    assert not hidden.isVisible()
    last = bar.actionGeometry(bar.actions()[-1])
    assert last.width() > 0
    assert last.right() < (bar.width() if gives_way else corner.x())
    assert corner.isHidden() is gives_way
    assert gives_way or abs(corner.height() - bar.height()) <= bar.height() / 10
    person.window.resize(2400, 600)
    QApplication.processEvents()
    assert not corner.findChildren(LayoutSwitch)[0].isHidden()


def test_beside_the_menus_of_the_system_the_switch_is_above_the_board(
    qtbot: QtBot, dress: Dress
) -> None:
    """On macOS, and with a global menu, the menu bar is not in the window."""
    dress(LIGHT)
    window, actions = QMainWindow(), [QAction(str(layout)) for layout in Layout]
    board = QWidget()
    window.setCentralWidget(board)
    corner = LayoutCorner(window.menuBar(), actions, is_systems=True)
    window.menuBar().hide()
    qtbot.addWidget(window)
    window.resize(1000, 600)
    window.show()
    place = QRect(corner.mapTo(window, QPoint()), corner.size())
    assert corner.isVisible()
    assert place.bottom() < board.y()
    assert place.left() > 500
    assert place.right() < 1000
    with qtbot.waitSignal(actions[Layout.SCORE].triggered):
        (switch,) = corner.findChildren(LayoutSwitch)
        QTest.mouseClick(segments(switch)[Layout.SCORE], Qt.MouseButton.LeftButton)


def test_the_button_has_a_list_of_layouts(qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.window.resize(640, 600)
    QApplication.processEvents()
    button = next(
        each
        for each in person.window.findChildren(LayoutCorner)[0].findChildren(QPushButton)
        if each.menu() is not None
    )
    assert (button.isVisible(), button.text()) == (True, "Play")
    menu = button.menu()
    assert menu.layoutDirection() is person.window.layoutDirection()
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(menu, key)
    assert person.layout is Layout.REVIEW
    assert button.text() == "Review"
