"""The focus ring appears with the keyboard and disappears with the mouse."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Dress
from tests.ui.pictures import image_of
from tromp_gui.ui.files.dialogs import UnsavedDialog
from tromp_gui.ui.kit.focus_ring import RING, RING_GAP, FocusRing
from tromp_gui.ui.kit.keyboard import FocusRings
from tromp_gui.ui.look.theme import LIGHT


class Harness(QMainWindow):
    """Two buttons close together, a field, and the ring."""

    def __init__(self, app: QApplication) -> None:
        super().__init__()
        body, row = QWidget(), QWidget()
        rows, inner = QVBoxLayout(body), QVBoxLayout(row)
        inner.setContentsMargins(0, 0, 0, 0)
        self.first, self.second = QPushButton("first"), QPushButton("second")
        self.field, self.text = QLineEdit(), QPlainTextEdit()
        inner.addWidget(self.first)
        inner.addWidget(self.second)
        rows.setContentsMargins(20, 20, 20, 20)
        for widget in (row, self.field, self.text):
            rows.addWidget(widget)
        self.setCentralWidget(body)
        self.ring = FocusRing(self, app)


@pytest.fixture
def harness(qtbot: QtBot, qapp: QApplication, dress: Dress) -> Harness:
    dress(LIGHT)
    made = Harness(qapp)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.setFocus()
    return made


def press(key: Qt.Key, harness: Harness) -> None:
    QTest.keyClick(QApplication.focusWidget() or harness, key)


def go_to(target: QWidget, harness: Harness) -> None:
    for _ in range(8):
        press(Qt.Key.Key_Tab, harness)
        if target.hasFocus():
            return
    raise AssertionError("not reachable by Tab")


def test_tab_shows_and_moves_the_ring(harness: Harness) -> None:
    go_to(harness.first, harness)
    assert harness.ring.isVisible()
    assert harness.ring.widget() is harness.first
    go_to(harness.second, harness)
    assert harness.ring.widget() is harness.second


def test_a_click_hides_the_ring(harness: Harness) -> None:
    go_to(harness.first, harness)
    QTest.mouseClick(harness.second, Qt.MouseButton.LeftButton)
    assert harness.second.hasFocus()
    assert not harness.ring.isVisible()


def test_a_click_does_not_show_the_ring(harness: Harness) -> None:
    QTest.mouseClick(harness.first, Qt.MouseButton.LeftButton)
    assert harness.first.hasFocus()
    assert not harness.ring.isVisible()


def test_text_fields_have_no_ring(harness: Harness) -> None:
    for field in (harness.field, harness.text):
        go_to(field, harness) if field is harness.field else field.setFocus(
            Qt.FocusReason.TabFocusReason
        )
        assert field.hasFocus()
        assert not harness.ring.isVisible()


def test_a_widget_can_decline_the_ring(harness: Harness) -> None:
    harness.first.setProperty("ring", False)
    go_to(harness.first, harness)
    assert not harness.ring.isVisible()


def test_the_ring_is_outside_the_widget_and_not_clipped(harness: Harness) -> None:
    go_to(harness.first, harness)
    reach = RING + RING_GAP
    box = harness.first.rect().translated(
        harness.first.mapTo(harness, harness.first.rect().topLeft())
    )
    around = box.adjusted(-reach, -reach, reach, reach)
    assert harness.ring.size() == around.size()
    image = image_of(harness)
    middle_x, middle_y = box.center().x(), box.center().y()
    sides = {
        "above": (middle_x, box.top() - reach + 1),
        "below": (middle_x, box.bottom() + reach - 1),
        "left": (box.left() - reach + 1, middle_y),
        "right": (box.right() + reach - 1, middle_y),
    }
    for side, (x, y) in sides.items():
        assert image.pixelColor(x, y).name().upper() == LIGHT.accent, side
    assert image.pixelColor(middle_x, box.top() - 1).name().upper() == LIGHT.window, "the gap"


def test_the_mouse_goes_through_the_ring(harness: Harness) -> None:
    go_to(harness.first, harness)
    pressed: list[str] = []
    harness.first.clicked.connect(lambda: pressed.append("first"))
    handle = harness.windowHandle()
    assert handle is not None
    QTest.mouseClick(
        handle,
        Qt.MouseButton.LeftButton,
        pos=harness.first.mapTo(harness, harness.first.rect().center()),
    )
    assert pressed == ["first"]


def test_pressing_the_focused_widget_hides_the_ring(harness: Harness) -> None:
    go_to(harness.first, harness)
    QTest.mousePress(harness.first, Qt.MouseButton.LeftButton)
    assert harness.first.hasFocus()
    assert not harness.ring.isVisible()
    QTest.mouseRelease(harness.first, Qt.MouseButton.LeftButton)


def test_the_ring_stays_in_its_window(harness: Harness, qtbot: QtBot) -> None:
    other = QLineEdit()
    qtbot.addWidget(other)
    go_to(harness.first, harness)
    with qtbot.waitActive(other):
        other.show()
        other.activateWindow()
    other.setFocus(Qt.FocusReason.TabFocusReason)
    assert not harness.ring.isVisible()


def test_the_ring_comes_back_with_the_focus(harness: Harness, qtbot: QtBot) -> None:
    go_to(harness.first, harness)
    dialog = QDialog(harness)
    QPushButton("third", dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    qtbot.waitUntil(lambda: harness.ring.widget() is None, timeout=5000)
    dialog.close()
    harness.activateWindow()
    qtbot.waitUntil(harness.first.hasFocus)
    assert harness.ring.widget() is harness.first


def test_the_ring_is_deleted_with_its_window(
    qapp: QApplication, dress: Dress, qtbot: QtBot
) -> None:
    dress(LIGHT)
    harness = Harness(qapp)
    with qtbot.waitActive(harness):
        harness.show()
        harness.activateWindow()
    harness.setFocus()
    go_to(harness.first, harness)
    with qtbot.captureExceptions() as raised:
        del harness
        gc.collect()
        qapp.processEvents()
    assert raised == []


@pytest.fixture
def rings(qapp: QApplication) -> Iterator[FocusRings]:
    made = FocusRings(qapp)
    yield made
    made.deleteLater()


def test_each_dialog_gets_a_ring_at_the_first_tab(
    rings: FocusRings, harness: Harness, qtbot: QtBot
) -> None:
    dialog = UnsavedDialog("game.sgf", lambda: None, lambda: None, harness)
    with qtbot.waitActive(dialog):
        dialog.open()
    qtbot.waitUntil(dialog.done_button.hasFocus)
    assert dialog.findChild(FocusRing) is None
    press(Qt.Key.Key_Tab, harness)
    ring = dialog.findChild(FocusRing)
    assert isinstance(ring, FocusRing)
    assert ring.isVisible()
    assert ring.widget() is QApplication.focusWidget()
    press(Qt.Key.Key_Tab, harness)
    assert dialog.findChildren(FocusRing) == [ring]
    assert ring.widget() is QApplication.focusWidget()
    assert not harness.ring.isVisible()


def test_a_dialog_that_was_opened_by_keyboard_has_a_ring_at_once(
    rings: FocusRings, harness: Harness, qtbot: QtBot
) -> None:
    go_to(harness.first, harness)
    dialog = UnsavedDialog("game.sgf", lambda: None, lambda: None, harness)
    with qtbot.waitActive(dialog):
        dialog.open()
    qtbot.waitUntil(dialog.done_button.hasFocus)
    ring = dialog.findChild(FocusRing)
    assert isinstance(ring, FocusRing)
    assert ring.widget() is dialog.done_button


def test_the_focused_widget_is_scrolled_into_view(
    rings: FocusRings, harness: Harness, qtbot: QtBot
) -> None:
    area, tall = QScrollArea(), QWidget()
    rows = QVBoxLayout(tall)
    buttons = [QPushButton(str(each)) for each in range(40)]
    for button in buttons:
        rows.addWidget(button)
    area.setWidget(tall)
    area.setFixedHeight(120)
    area.setParent(harness)
    area.show()
    QApplication.processEvents()
    bar = area.verticalScrollBar()
    bar.setValue(bar.maximum())
    QWidget.setTabOrder(harness.first, buttons[0])
    go_to(harness.first, harness)
    assert buttons[0].visibleRegion().isEmpty()
    press(Qt.Key.Key_Tab, harness)
    assert buttons[0].hasFocus()
    assert not buttons[0].visibleRegion().isEmpty()
