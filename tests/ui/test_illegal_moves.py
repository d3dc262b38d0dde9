"""Illegal moves by mouse and keys in the real window: navigation, list, reasons, repeated
position.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTableWidget
from pytestqt.qtbot import QtBot

from tests.session.game.test_illegal_moves import KOS, ROUND, TRIPLE
from tests.ui.person import Person
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.ui.tree.illegal_moves_dialog import IllegalMovesDialog

pytestmark = pytest.mark.xvfb


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


def opened(person: Person, text: str) -> Person:
    person.files.open_text(text)
    person.board.setFocus()
    return person


def depth(person: Person) -> int:
    return person.record.depth()


def test_shortcuts_go_to_illegal_moves_and_show_the_reason(person: Person) -> None:
    opened(person, TRIPLE).press("Ctrl+Shift+Right")
    assert depth(person) == 6
    assert person.status == (
        "Illegal move in the record: B2 would repeat the position at the start "
        "(positional superko). That was 6 moves ago. A triple ko."
    )
    person.press("Ctrl+Shift+Right")
    assert depth(person) == 7
    person.press("Ctrl+Shift+Right")
    assert depth(person) == 7
    assert person.status == "There is no later illegal move in this line."
    person.press("Ctrl+Shift+Left")
    assert depth(person) == 6
    person.press("Ctrl+Shift+Left")
    assert person.status == "There is no earlier illegal move in this line."


def test_the_repeated_position_can_be_shown(person: Person) -> None:
    opened(person, TRIPLE).press("Ctrl+Shift+Right Ctrl+Shift+Right")
    c8 = parse_vertex("C8", 9, 4)
    after_seven = person.board.state
    assert c8 in after_seven.black
    person.push("Show that position")
    assert person.board.state.black == after_seven.black
    assert person.status == "This is the position after move 1."
    person.push("Back")
    assert person.status.startswith("Illegal move in the record: C8 would repeat")


def test_a_refused_repetition_names_its_age_and_the_triple_ko(person: Person) -> None:
    opened(person, f"(;{KOS};{ROUND})").press("End")
    person.click("B2")
    assert "That was 5 moves ago. A triple ko." in person.status, "W16"
    assert depth(person) == 5


def table(person: Person) -> QTableWidget:
    found = person.dialog(IllegalMovesDialog).findChild(QTableWidget)
    assert isinstance(found, QTableWidget)
    return found


def texts(rows: QTableWidget) -> list[list[str]]:
    cells = []
    for row in range(rows.rowCount()):
        items = [rows.item(row, column) for column in range(3)]
        cells.append([item.text() if item else "" for item in items])
    return cells


def test_the_list_has_number_move_and_reason(person: Person) -> None:
    opened(person, TRIPLE).press("Ctrl+Shift+X")
    why = "would repeat the position"
    rows = texts(table(person))
    assert [row[:2] for row in rows] == [["6", "White B2"], ["7", "Black C8"]]
    assert all(why in row[2] and row[2].endswith("A triple ko.") for row in rows)


def test_the_list_is_stepped_through_by_keys_and_by_mouse(person: Person) -> None:
    opened(person, TRIPLE).press("Ctrl+Shift+X")
    rows = table(person)
    rows.setFocus()
    QTest.keyClick(rows, Qt.Key.Key_Down)
    QTest.keyClick(rows, Qt.Key.Key_Down)
    assert depth(person) == 7
    place = rows.visualRect(rows.model().index(0, 2)).center()
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert depth(person) == 6
    assert person.window.isEnabled()


def test_the_list_follows_the_record_and_the_cursor(person: Person) -> None:
    opened(person, TRIPLE).press("Ctrl+Shift+X")
    rows = table(person)
    record = person.record
    record.go_to_index(7)
    assert rows.currentRow() == 1
    record.go_to_index(2)
    assert rows.currentRow() == -1
    opened(person, "(;SZ[5];B[aa];W[bb])")
    QApplication.processEvents()
    assert rows.rowCount() == 0
    note = "All moves are legal under the rules of this game (Tromp–Taylor)."
    assert person.dialog(IllegalMovesDialog).isVisible()
    labels = person.dialog(IllegalMovesDialog).findChildren(QLabel)
    assert note in [label.text() for label in labels]


def test_the_list_opens_once_and_can_be_reopened(person: Person) -> None:
    opened(person, TRIPLE)
    person.action("breaches").trigger()
    first = person.dialog(IllegalMovesDialog)
    person.action("breaches").trigger()
    assert person.dialog(IllegalMovesDialog) is first
    first.close()
    QApplication.processEvents()
    person.action("breaches").trigger()
    assert len(texts(table(person))) == 2


def test_after_a_third_repetition_no_result_is_offered(person: Person) -> None:
    opened(person, f"(;RU[Japanese]{KOS})")
    person.action("continue").trigger()
    person.click(2 * "C8 B5 C2 B8 C5 B2 ")
    assert "This position has occurred for the third time." in person.status
    person.push("End without result")
    assert person.status.startswith("No result")
    assert person.record.info.result == "Void"
    person.press("Ctrl+Z")
    assert "for the third time" in person.status


def test_without_illegal_moves_the_commands_say_so(person: Person) -> None:
    person.click("C3")
    person.match.reopen()
    assert person.status == "The rules do not allow that now."
