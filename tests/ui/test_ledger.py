"""The ledger by mouse and keys in the real window: comparing, copying, highlighting, the recorded
result.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tests.ui.pointer import move_pointer
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.ui.kit.warning_strip import WarningStrip
from tromp_gui.ui.score.ledger import LedgerTable
from tromp_gui.ui.score.panel import ScorePanel

pytestmark = pytest.mark.xvfb

WALLS = "".join(f";B[c{row}];W[d{row}]" for row in "edcba")
HALVES = f"(;SZ[5]KM[7]RU[Tromp-Taylor]RE[W+2]{WALLS};B[ed]TGDD[ed])"


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


def counting(person: Person, text: str = HALVES) -> Person:
    person.files.open_text(text)
    person.board.setFocus()
    person.press("End Ctrl+3")
    return person


def table(person: Person) -> LedgerTable:
    (found,) = person.window.findChildren(LedgerTable)
    return found


def warning(person: Person) -> WarningStrip:
    (panel,) = person.window.findChildren(ScorePanel)
    (found,) = panel.findChildren(WarningStrip)
    return found


def said(person: Person) -> list[str]:
    labels = person.window.findChildren(QLabel)
    return [label.text() for label in labels if label.isVisible() and label.text()]


def test_the_link_shows_and_hides_the_comparison(person: Person) -> None:
    counting(person)
    assert "By territory" not in table(person).accessibleDescription()
    person.push("Compare with territory")
    assert "By territory: White wins by 3." in table(person).accessibleDescription()
    assert person.action("compare-count").isChecked()
    person.push("Hide comparison")
    assert "By territory" not in table(person).accessibleDescription()


def test_the_comparison_stays_at_the_next_position(person: Person) -> None:
    counting(person).press("Ctrl+Shift+A")
    assert "By territory" in table(person).accessibleDescription()
    person.board.setFocus()
    person.press("Left")
    assert "By territory" in table(person).accessibleDescription()


def test_the_count_is_copied_as_text(person: Person) -> None:
    counting(person).press("Ctrl+Shift+L")
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("Count by area, Black – White\n\nAs it stands: Black wins by 4.")
    assert "As marked: White wins by 2." in copied
    assert person.status == "Copied the count as text."


def test_hovering_a_line_highlights_its_points(person: Person) -> None:
    counting(person)
    stones = person.board.state.black | person.board.state.white
    e2 = parse_vertex("E2", 5, 5)
    lit = set()
    for y in range(0, table(person).height(), 4):
        move_pointer(table(person), QPoint(60, y))
        lit.add(person.board.state.highlighted)
    assert stones - {e2} in lit
    assert any(e2 in points for points in lit)
    move_pointer(person.window.board, QPoint(3, 3))


def test_the_same_recorded_result_is_noted(person: Person) -> None:
    counting(person)
    assert "The file says the same: White wins by 2." in said(person)
    assert not warning(person).isVisible()
    person.click("E2")
    assert not any("the same" in text for text in said(person))
    assert warning(person).isVisible()


def test_the_recorded_result_is_shown_only_at_the_end(person: Person) -> None:
    counting(person)
    person.board.setFocus()
    person.press("Left")
    assert not any("The file says" in text for text in said(person))
    person.press("Ctrl+2")
    person.board.setFocus()
    person.click("A1")
    person.press("Ctrl+3")
    assert not any("The file says" in text for text in said(person))


def test_the_board_cursor_names_its_point_once(person: Person) -> None:
    counting(person).press("Alt+Left Alt+Left")
    assert person.status == "B3: empty, reaches only Black"
