"""The wheel scrolls a page; it changes a field only after a click in it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

import tromp_gui
from tests.ui.person import Person
from tromp_gui.settings import LANGUAGE, Settings
from tromp_gui.ui.dialogs.preferences import PreferencesDialog
from tromp_gui.ui.kit.fields import ChoiceBox, NumberField


def turn(widget: QWidget, notches: int = -1) -> None:
    """Turn the wheel over a widget."""
    window = widget.window()
    place = widget.mapTo(window, widget.rect().center())
    QTest.wheelEvent(window.windowHandle(), place, QPoint(0, 120 * notches))
    QApplication.processEvents()


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[QWidget]:
    person = Person(qtbot)
    person.press("Ctrl+,")
    dialog = person.dialog(PreferencesDialog)
    yield dialog
    dialog.close()


def language_box(dialog: QWidget) -> ChoiceBox:
    boxes = dialog.findChildren(ChoiceBox)
    found = next(box for box in boxes if box.findText("Deutsch") >= 0)
    for area in dialog.findChildren(QScrollArea):
        area.ensureWidgetVisible(found)
    return found


def test_the_wheel_over_the_preferences_scrolls_them(dialog: QWidget) -> None:
    areas = dialog.findChildren(QScrollArea)
    area = max(areas, key=lambda each: each.verticalScrollBar().maximum())
    bar = area.verticalScrollBar()
    for box in dialog.findChildren(ChoiceBox):
        area.ensureWidgetVisible(box)
        shown, scrolled = box.currentIndex(), bar.value()
        turn(box, 1 if scrolled else -1)
        assert box.currentIndex() == shown
        assert bar.value() != scrolled
    assert Settings().get(LANGUAGE) == ""


def test_a_field_reached_by_tab_keeps_its_value(dialog: QWidget) -> None:
    box = language_box(dialog)
    box.setFocus(Qt.FocusReason.TabFocusReason)
    turn(box)
    assert box.hasFocus()
    assert Settings().get(LANGUAGE) == ""


def test_the_wheel_changes_a_field_that_was_clicked(qtbot: QtBot, dialog: QWidget) -> None:
    box = language_box(dialog)
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    QTest.keyClick(box.view(), Qt.Key.Key_Escape)
    QApplication.processEvents()
    dialog.activateWindow()
    qtbot.waitUntil(box.hasFocus)
    turn(box)
    assert box.currentIndex() == 1
    box.clearFocus()
    turn(box)
    assert box.currentIndex() == 1
    box.setFocus(Qt.FocusReason.TabFocusReason)
    turn(box)
    assert box.currentIndex() == 1


def test_the_wheel_changes_a_number_only_after_a_click(qtbot: QtBot) -> None:
    field = NumberField(1, 19)
    qtbot.addWidget(field)
    with qtbot.waitActive(field):
        field.show()
        field.activateWindow()
    field.setFocus(Qt.FocusReason.TabFocusReason)
    turn(field, 1)
    assert field.value() == 1
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    turn(field, 1)
    assert field.value() == 2


def test_the_wheel_does_not_set_the_focus(qtbot: QtBot) -> None:
    box: QComboBox = ChoiceBox()
    qtbot.addWidget(box)
    assert not box.focusPolicy() & Qt.FocusPolicy.WheelFocus & ~Qt.FocusPolicy.StrongFocus


PLAIN = {"QComboBox", "QFontComboBox", "QSpinBox", "QDoubleSpinBox", "QDateEdit", "QTimeEdit",
         "QDateTimeEdit", "QDial"}  # fmt: skip


def test_every_field_requires_the_click() -> None:
    """Such fields are created only by classes that require the click."""
    found = []
    for path in Path(tromp_gui.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id in PLAIN:
                    found.append(f"{path.name}: {node.func.id}()")
            elif isinstance(node, ast.ClassDef) and node.name != "ChoiceBox":
                bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
                found += [f"{path.name}: {node.name}" for _ in bases & PLAIN]
    assert found == []
