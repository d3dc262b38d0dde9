"""The clock of a new game, by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit

from tests.ui.conftest import Dress, Show
from tests.ui.dialogs.windows import named, type_in
from tromp_gui.match.clock import (
    Absolute,
    ByoYomi,
    Canadian,
    Clocks,
    Fischer,
    OnTime,
    TimeControl,
)
from tromp_gui.ui.dialogs.time_field import TimeField
from tromp_gui.ui.look.tokens import LIGHT

S = 1000
CONTROLS = [
    Absolute(600 * S),
    Fischer(600 * S, 10 * S),
    ByoYomi(600 * S, 5, 30 * S),
    Canadian(600 * S, 15, 300 * S),
]


@pytest.fixture
def field(dress: Dress, show: Show) -> TimeField:
    dress(LIGHT)
    made = TimeField()
    show(made, 340)
    return made


def choose(field: TimeField, name: str, row: int) -> None:
    box = named(field, QComboBox, name)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(row):
        QTest.keyClick(box, Qt.Key.Key_Down)


def write(field: TimeField, name: str, text: str) -> None:
    line = named(field, QLineEdit, name)
    line.selectAll()
    type_in(line, text)


def seen(field: TimeField) -> set[str]:
    """The numbers that can be typed."""
    return {line.accessibleName() for line in field.findChildren(QLineEdit) if line.isVisible()}


def test_by_default_there_is_no_clock(field: TimeField) -> None:
    assert field.clocks() is None
    assert seen(field) == set()


@pytest.mark.parametrize(("row", "control"), list(enumerate(CONTROLS, 1)))
def test_each_kind_has_sensible_defaults(field: TimeField, row: int, control: TimeControl) -> None:
    choose(field, "Clock", row)
    assert field.clocks() == Clocks.full(control, control)


def test_only_the_numbers_of_the_kind_are_shown(field: TimeField) -> None:
    choose(field, "Clock", 1)
    assert seen(field) == {"Main time in minutes"}
    choose(field, "Clock", 3)
    assert seen(field) == {"Main time in minutes", "Number of periods", "Seconds per period"}


@pytest.mark.parametrize("row", [2, 3, 4])
def test_the_numbers_of_a_kind_are_on_one_line_with_their_words(
    dress: Dress, show: Show, row: int
) -> None:
    dress(LIGHT)
    field = TimeField()
    show(field, 308)
    choose(field, "Clock", row)
    QApplication.processEvents()
    shown = [each for each in field.findChildren(QLineEdit) if each.isVisible()]
    main = named(field, QLineEdit, "Main time in minutes")
    middles = {each.mapTo(field, each.rect().center()).y() for each in shown if each is not main}
    assert len(middles) == 1
    for label in field.findChildren(QLabel):
        if label.isVisible():
            assert label.width() >= label.sizeHint().width(), label.text()


def test_numbers_and_the_end_of_time_can_be_chosen(field: TimeField) -> None:
    choose(field, "Clock", 3)
    write(field, "Main time in minutes", "0")
    write(field, "Number of periods", "1")
    write(field, "Seconds per period", "20")
    choose(field, "When time runs out", 1)
    control = ByoYomi(0, 1, 20 * S)
    assert field.clocks() == Clocks.full(control, control, OnTime.WARNS)


@pytest.mark.parametrize(("row", "control"), [(1, Absolute(60 * S)), (2, Fischer(10 * S, 10 * S))])
def test_no_clock_starts_at_zero(field: TimeField, row: int, control: TimeControl) -> None:
    choose(field, "Clock", row)
    write(field, "Main time in minutes", "0")
    assert field.clocks() == Clocks.full(control, control)


@pytest.mark.parametrize("control", CONTROLS)
def test_a_clock_that_is_shown_is_returned(field: TimeField, control: TimeControl) -> None:
    clocks = Clocks.full(control, control, OnTime.WARNS)
    field.show_clocks(clocks)
    assert field.clocks() == clocks
    field.show_clocks(None)
    assert field.clocks() is None
