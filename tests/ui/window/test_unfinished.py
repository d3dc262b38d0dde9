"""An unfinished game is left without a question, and resumed from the start card."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.go.point import Color
from tromp_gui.match.setup import Setup
from tromp_gui.session.file.unfinished import MOST, archived, unfinished_games
from tromp_gui.ui.dialogs.new_game import NewGameDialog
from tromp_gui.ui.files.dialogs import RecoveryDialog, UnsavedDialog
from tromp_gui.ui.kit.rows import ChoiceCard, ListRow
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.window.start import StartCard

pytestmark = pytest.mark.xvfb


@pytest.fixture(autouse=True)
def named() -> None:
    """The journal is in a folder with the application's name."""
    QCoreApplication.setApplicationName("tromp_gui")
    QCoreApplication.setOrganizationName("tromp_gui")


def leave(qtbot: QtBot, moves: str = "E5 C3") -> None:
    """Play some moves, and close the window."""
    person = Person(qtbot)
    person.click(moves)
    assert person.window.close()
    assert not person.window.findChildren(UnsavedDialog)


def rows(person: Person) -> list[ListRow]:
    """The unfinished games on the start card."""
    person.offer_start()
    QApplication.processEvents()
    (card,) = person.window.findChildren(StartCard)
    return [row for row in card.findChildren(ListRow) if row.y() < first_offer(card).y()]


def first_offer(card: StartCard) -> ChoiceCard:
    """The first way to begin, below the unfinished games."""
    offer = card.findChild(ChoiceCard)
    assert isinstance(offer, ChoiceCard)
    return offer


def test_a_game_is_resumed_from_the_start_card(qtbot: QtBot) -> None:
    leave(qtbot)
    person = Person(qtbot)
    person.offer_recovery()
    assert not person.window.findChildren(RecoveryDialog)
    (row,) = rows(person)
    row.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(row, Qt.Key.Key_Space)
    assert len(person.board.state.black | person.board.state.white) == 2
    assert person.match.match is not None
    assert person.layout is Layout.PLAY
    assert person.column.isVisible()
    person.click("G7")
    assert person.window.close()
    assert [game.moves for game in unfinished_games()] == [3]


def test_a_finished_game_is_not_offered_again(qtbot: QtBot) -> None:
    leave(qtbot)
    person = Person(qtbot)
    (row,) = rows(person)
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    person.click("G7")
    person.match.resign(Color.WHITE)
    person.window.close()
    assert unfinished_games() == []


def test_older_games_are_archived(qtbot: QtBot) -> None:
    for _ in range(MOST + 1):
        leave(qtbot)
    person = Person(qtbot)
    assert len(rows(person)) == MOST
    assert archived() == 1
    assert len(unfinished_games()) == MOST


def test_another_game_begins_without_a_question(qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.click("E5 C3")
    person.action("new-game").trigger()
    person.push("Cancel", person.dialog(NewGameDialog))
    person.click("G7")
    assert unfinished_games() == []
    person.action("new-game").trigger()
    person.push("Start game", person.dialog(NewGameDialog))
    assert not person.window.findChildren(UnsavedDialog)
    assert not person.board.state.black
    assert [game.moves for game in unfinished_games()] == [3]
    person.push("Resume it", person.status_line)
    assert len(person.board.state.black | person.board.state.white) == 3
    assert unfinished_games() == []


def test_a_file_is_opened_without_a_question(qtbot: QtBot, tmp_path: Path) -> None:
    person, file = Person(qtbot), tmp_path / "other.sgf"
    file.write_text("(;SZ[9];B[aa])")
    person.click("E5 C3")
    person.open_file(tmp_path / "missing.sgf")
    person.wait_for_status("missing.sgf")
    assert unfinished_games() == []
    person.open_file(file)
    qtbot.waitUntil(lambda: person.files.path == file)
    assert not person.window.findChildren(UnsavedDialog)
    assert [game.moves for game in unfinished_games()] == [2]


def test_a_record_without_a_game_asks_as_usual(qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.match.start(Setup(9, 9))
    person.click("E5")
    person.match.leave()
    assert not person.window.close()
    person.push("Don’t save", person.dialog(UnsavedDialog))
