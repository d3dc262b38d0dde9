"""A large file in the window: shown at once, navigated while it is read, cancelled."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.session import idle
from tromp_gui.session.file import session as file_session

MOVES = "".join(f";{'BW'[i % 2]}[{chr(97 + i % 19)}{chr(97 + i // 19 % 19)}]" for i in range(361))
GAME = f"(;SZ[19]PB[Large]{MOVES}" + "(;B[aa](;W[bb])(;W[cc]C[last]))" * 4000 + ")"
NODES = 1 + 361 + 3 * 4000
SENTENCE = "The file is still loading. Only the main line is available so far."


@pytest.fixture
def large(tmp_path: Path) -> Path:
    path = tmp_path / "large.sgf"
    path.write_text(GAME, encoding="ascii")
    return path


@pytest.fixture
def slow_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading proceeds by one step of the scanner at a time, with a report after each."""
    monkeypatch.setattr(idle, "SLICE", 0.0)
    monkeypatch.setattr(file_session, "_PATIENCE", -1)
    monkeypatch.setattr(file_session, "_TOLD_EVERY", 0)


class Reader(Person):
    """Opens a file, and can pause the reading after a part of it."""

    def begin(self, path: Path, part: float = 0.3) -> None:
        reached: list[float] = []
        told = self.files.progressed.connect(reached.append)
        self.files.open(path)
        loader = self.files._loader
        while not reached or reached[-1] < part:
            loader._reading._go_on()
        loader._reading._timer.stop()
        QObject.disconnect(told)

    def finish(self) -> None:
        with self._bot.waitSignal(self.files.opened):
            self.files._loader._reading._timer.start()


def test_navigation_works_while_reading_and_is_kept(
    qtbot: QtBot, large: Path, slow_reading: None
) -> None:
    person = Reader(qtbot)
    person.begin(large)
    assert person.record.is_growing
    assert person.record.info.black_name == "Large"
    person.press("Right Right Right")
    assert len(person.board.state.black) == 2
    person.finish()
    record = person.record
    assert not record.is_growing
    assert record.depth() == 3
    assert len(person.board.state.black) == 2
    assert record.tree.next_id == NODES
    assert person.files.name == "large.sgf"
    assert not record.is_modified
    assert record.undo_label is None


def test_variations_that_are_read_are_no_reason_to_paint_again(
    qtbot: QtBot, large: Path, slow_reading: None
) -> None:
    person = Reader(qtbot)
    grown: list[int] = []
    record = person.record
    record.grown.connect(lambda: grown.append(len(record.line())))
    person.begin(large)
    person.finish()
    assert grown == sorted(set(grown))
    assert grown[-1] == 1 + 361 + 2


def test_edits_are_refused_while_reading(qtbot: QtBot, large: Path, slow_reading: None) -> None:
    person = Reader(qtbot)
    person.begin(large)
    person.click("T1")
    assert person.status == SENTENCE
    person.press("Right")
    assert "Reading the file" in person.status
    person.press("Delete")
    assert person.status == SENTENCE


def test_an_incomplete_file_is_not_saved(
    qtbot: QtBot, large: Path, slow_reading: None, tmp_path: Path
) -> None:
    person = Reader(qtbot)
    person.begin(large)
    assert not person.files.save(tmp_path / "half.sgf")
    assert not (tmp_path / "half.sgf").exists()
    assert person.status == SENTENCE


def test_progress_and_cancel_keep_the_previous_game(
    qtbot: QtBot, large: Path, slow_reading: None
) -> None:
    person = Reader(qtbot)
    person.click("E5 C3")
    record = person.record
    record.mark_saved()
    previous, stones = record.tree, person.board.state.black | person.board.state.white
    person.begin(large)
    assert person.status.startswith("Reading the file")
    assert record.tree is not previous
    person.press("Right")
    person.push("Cancel")
    assert record.tree is previous
    assert person.board.state.black | person.board.state.white == stones
    assert person.match.match is not None
    assert "Reading" not in person.status
    person.click("G7")
    assert len(record.line()) == 4
    person.press("Ctrl+Z")
    assert len(record.line()) == 3


def test_a_new_game_ends_the_reading(qtbot: QtBot, large: Path, slow_reading: None) -> None:
    person = Reader(qtbot)
    person.begin(large)
    person.new_game(9, 9)
    assert not person.files._loader.is_busy
    assert person.board.state.rows == 9
    assert not person.record.is_growing


def test_the_tree_shows_the_main_line_first(qtbot: QtBot, large: Path, slow_reading: None) -> None:
    person = Reader(qtbot)
    person.begin(large)
    record, view = person.record, person.tree_panel.view
    second_board = next((node for node in record.tree if not node.is_first), None)
    assert view.shows(record.line()[-1].id)
    assert second_board is not None
    assert not view.shows(second_board.id)
    person.finish()
    qtbot.waitUntil(lambda: view.shows(NODES - 1))


def test_a_variation_is_shown_before_the_tree_is_laid_out(
    qtbot: QtBot, large: Path, slow_reading: None
) -> None:
    person = Reader(qtbot)
    record, view = person.record, person.tree_panel.view
    person.begin(large)
    while person.files._loader.is_busy:
        person.files._loader._reading._go_on()
    last = record.tree.node(NODES - 1)
    assert not view.shows(last.id)
    record.go_to(last)
    assert view.shows(last.id)


def test_a_small_file_shows_no_progress(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "small.sgf"
    path.write_text("(;SZ[9];B[ee])", encoding="ascii")
    person = Reader(qtbot)
    told: list[float] = []
    person.files.progressed.connect(told.append)
    with qtbot.waitSignal(person.files.opened):
        person.files.open(path)
    assert told == []
    assert person.board.state.rows == 9
    QTest.keyClick(person.board, Qt.Key.Key_Right)
    QApplication.processEvents()
    assert len(person.board.state.black) == 1
