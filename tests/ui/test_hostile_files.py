"""Files that are slow to process: the time is linear in their size."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.growth import TIMES, assert_time_is_linear
from tests.hostile import SGF, file_of
from tests.ui.person import Person
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.tree.controller import TreeController

SIZE = 12_000
FEW = (
    "long line of ascii", "siblings", "compressed point list", "lines and arrows", "nesting",
    "forks", "long names",
)  # fmt: skip


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


def shown_in(person: Person, text: str) -> None:
    """Open a text, finish all idle work, and go to the end of the line and back."""
    harness, record = person.controller(TreeController), person.record
    person.files.open_text(text)
    QApplication.processEvents()
    while harness.is_busy:
        QApplication.processEvents()
    for index in (1_000_000, 0):
        record.go_to_index(index)
        QApplication.processEvents()


def assert_linear(person: Person, kind: str, size: int) -> None:
    person.show_layout(Layout.REVIEW)
    small, large = (file_of(kind, each).decode() for each in (size, TIMES * size))
    shown_in(person, small)  # for what is done only once
    assert_time_is_linear(lambda text: shown_in(person, text), small, large)


@pytest.mark.parametrize("kind", FEW)
def test_the_time_is_linear_in_the_size_of_the_file(person: Person, kind: str) -> None:
    """Replay, tree, comment, board, and the check of every node."""
    assert_linear(person, kind, SIZE)


@pytest.mark.slow
@pytest.mark.parametrize("kind", SGF)
def test_the_time_is_linear_for_every_kind_of_file(person: Person, kind: str) -> None:
    assert_linear(person, kind, 2 * SIZE)
