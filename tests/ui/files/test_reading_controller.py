"""Repairs reported and listed, and another encoding chosen, by mouse and keys."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QPlainTextEdit, QPushButton, QTableView
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tests.ui.pointer import drop, move_pointer
from tromp_gui import wording
from tromp_gui.session.file.journal import LOCK, journals_folder
from tromp_gui.session.file.recovery import find_unsaved
from tromp_gui.sgf.reader import read
from tromp_gui.ui.files.dialogs import EncodingDialog, RepairsDialog
from tromp_gui.ui.kit.prompt_box import QuestionDialog

pytestmark = pytest.mark.xvfb

BROKEN = b"(;FF[4]SZ[9]PB[A];B[ee];W[zz];b[gc])\n junk"
REPORT = """broken.sgf
Values that are not points of the board are ignored: W[zz] (line 1, column 25).
The property b was read by its capital letters only (line 1, column 31).
Text outside any game was ignored: “junk” (line 2, column 2).
"""
WRONG = "(;GM[1]CA[windows-1251]SZ[9]PB[李昌镐]PW[曹薰铉];B[ee])".encode("gb18030")
RIGHT = ("李昌镐", "曹薰铉")


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


def opened(person: Person, qtbot: QtBot, path: Path, data: bytes) -> None:
    """Drop a file with these bytes on the window, and wait until it is shown."""
    path.write_bytes(data)
    drop(person.window, path)
    qtbot.waitUntil(lambda: person.window.windowTitle().startswith(path.name))


def names(person: Person) -> tuple[str, str]:
    """The players in the record."""
    info = person.record.info
    return info.black_name, info.white_name


def test_what_a_file_means_otherwise_is_said(person: Person, qtbot: QtBot, tmp_path: Path) -> None:
    game = b"(;GM[1]FF[4]SZ[9]KM[375]AP[foxwq]RU[GOE]HA[3]AB[gc][cg];W[ee])"
    opened(person, qtbot, tmp_path / "fox.sgf", game)
    record = person.record
    rules, komi = (wording.gap(gap, record.terms) for gap in record.terms.gaps)
    person.wait_for_status(f"{rules} {komi} {wording.unfit_handicap(3, 2)} This file needed")


def test_stones_that_a_file_lacks_are_said(person: Person, qtbot: QtBot, tmp_path: Path) -> None:
    game = b"(;GM[1]FF[4]SZ[9]KM[0.5]RU[Chinese]HA[3];W[ee])"
    opened(person, qtbot, tmp_path / "handicap.sgf", game)
    (repair,) = read(game).repairs
    person.wait_for_status(f"{wording.repair(repair)} This file needed one repair.")


def test_repairs_are_reported_and_listed(person: Person, qtbot: QtBot, tmp_path: Path) -> None:
    opened(person, qtbot, tmp_path / "broken.sgf", BROKEN)
    person.wait_for_status("This file needed 3 repairs.")
    person.push("Show")
    dialog = person.dialog(RepairsDialog)
    (table,) = dialog.findChildren(QTableView)
    model = table.model()
    assert model.rowCount() == 3
    row = [str(model.data(model.index(0, column), 0)) for column in range(3)]
    assert row == ["1", "25", "Values that are not points of the board are ignored: W[zz]"]
    person.push("Copy", dialog)
    assert QGuiApplication.clipboard().text() == REPORT


def test_the_note_stays_until_the_next_act(person: Person, qtbot: QtBot, tmp_path: Path) -> None:
    opened(person, qtbot, tmp_path / "broken.sgf", BROKEN)
    person.wait_for_status("3 repairs")
    person.window.activateWindow()
    person.hover("C3")
    move_pointer(person.status_line, QPoint(5, 5))
    person.wait_for_status("3 repairs")
    person.board.setFocus()
    person.press("Right")
    assert "repairs" not in person.status


def test_a_valid_file_reports_nothing(person: Person, qtbot: QtBot, tmp_path: Path) -> None:
    opened(person, qtbot, tmp_path / "sound.sgf", b"(;GM[1]FF[4]SZ[9];B[ee];W[cc])")
    assert "repair" not in person.status
    person.action("repairs").trigger()
    assert person.status == "“sound.sgf” needed no repairs."


def test_without_a_file_there_is_nothing_to_report(person: Person) -> None:
    assert not person.action("repairs").isEnabled()
    assert not person.action("encoding").isEnabled()


class Choice:
    """The dialog of encodings."""

    def __init__(self, person: Person) -> None:
        person.window.activateWindow()
        person.board.setFocus()
        person.press("Ctrl+Shift+D")
        self.dialog = person.dialog(EncodingDialog)
        (self.list,) = self.dialog.findChildren(QListWidget)
        (self.preview,) = self.dialog.findChildren(QPlainTextEdit)

    def words(self) -> list[str]:
        """The encodings offered."""
        return [self.list.item(row).text() for row in range(self.list.count())]

    def click(self, words: str) -> None:
        """Click the encoding with this name."""
        place = self.list.visualItemRect(self.list.item(self.words().index(words))).center()
        QTest.mouseClick(self.list.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def may_read(self) -> bool:
        """Whether the main button is enabled."""
        buttons = self.dialog.findChildren(QPushButton)
        return any(b.isEnabled() for b in buttons if b.text() == "&Reload")


def test_another_encoding(person: Person, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "wrong.sgf"
    opened(person, qtbot, path, WRONG)
    assert names(person) != RIGHT
    choice = Choice(person)
    assert choice.words()[0] == "Cyrillic (Windows-1251) (current)"
    assert not choice.may_read()
    choice.click("Chinese, simplified (GB18030)")
    assert choice.preview.toPlainText().splitlines()[:2] == list(RIGHT)
    person.push("Reload", choice.dialog)
    qtbot.waitUntil(lambda: names(person) == RIGHT)
    person.window.activateWindow()
    person.board.setFocus()
    person.press("End")
    person.click("C3")
    person.press("Ctrl+S")
    person.wait_for_status("Saved as wrong.sgf")
    text = path.read_text("utf-8")
    assert "CA[UTF-8]" in text
    assert "李昌镐" in text


@pytest.mark.parametrize("agrees", [True, False])
def test_unsaved_changes_need_confirmation(
    person: Person, qtbot: QtBot, tmp_path: Path, agrees: bool
) -> None:
    opened(person, qtbot, tmp_path / "wrong.sgf", WRONG)
    person.click("C3")
    choice = Choice(person)
    choice.click("Chinese, simplified (GB18030)")
    person.push("Reload", choice.dialog)
    person.push("Reload" if agrees else "Cancel", person.dialog(QuestionDialog))
    if agrees:
        qtbot.waitUntil(lambda: names(person) == RIGHT)
        assert not person.window.isWindowModified()
    else:
        assert names(person) != RIGHT
        assert person.window.isWindowModified()


def test_a_chosen_encoding_survives_a_crash(person: Person, qtbot: QtBot, tmp_path: Path) -> None:
    opened(person, qtbot, tmp_path / "wrong.sgf", WRONG)
    choice = Choice(person)
    choice.click("Chinese, simplified (GB18030)")
    person.push("Reload", choice.dialog)
    qtbot.waitUntil(lambda: names(person) == RIGHT)
    person.click("C3")
    (journal,) = journals_folder().glob("*")
    left = journal.with_name("left")
    shutil.copytree(journal, left)
    (left / LOCK).unlink()
    (found,) = find_unsaved().found
    root = found.document.tree.root
    assert (root.get("PB"), root.get("PW")) == ((RIGHT[0],), (RIGHT[1],))
    assert found.encoding == "gb18030"


def test_plain_ascii_reads_the_same_everywhere(
    person: Person, qtbot: QtBot, tmp_path: Path
) -> None:
    opened(person, qtbot, tmp_path / "plain.sgf", b"(;GM[1]SZ[9]PB[A];B[ee])")
    choice = Choice(person)
    assert len(choice.words()) == 1
    assert "ASCII" in choice.preview.toPlainText()
    assert not choice.may_read()


def test_repairs_of_pasted_text_are_reported_and_listed(person: Person) -> None:
    QGuiApplication.clipboard().setText(BROKEN.decode())
    person.press("Ctrl+V")
    person.wait_for_status("The pasted game needed 3 repairs.")
    person.push("Show")
    (table,) = person.dialog(RepairsDialog).findChildren(QTableView)
    assert table.model().rowCount() == 3


def test_a_valid_pasted_game_needs_no_repairs(person: Person) -> None:
    QGuiApplication.clipboard().setText("(;FF[4]SZ[9];B[ee])")
    person.press("Ctrl+V")
    assert "repair" not in person.status
    person.action("repairs").trigger()
    person.wait_for_status("“Pasted game” needed no repairs.")
