"""After a crash: the next window offers the game, and it comes back as it was."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from tests.session.scribbler import Desk
from tests.ui.road import Person
from tromp_gui.go.point import Point
from tromp_gui.session.journal import journals_folder
from tromp_gui.ui.dialogs.recovery import RecoveryDialog
from tromp_gui.ui.start_card import StartCard

pytestmark = pytest.mark.xvfb


@pytest.fixture
def left() -> Desk:
    """What a copy left that was killed after three moves and an undo."""
    QCoreApplication.setApplicationName("tromp_gui")
    QCoreApplication.setOrganizationName("tromp_gui")
    desk = Desk()
    for point in (Point(2, 2), Point(3, 3), Point(4, 4)):
        desk.match.play(point)
    desk.record.undo()
    (folder,) = journals_folder().iterdir()
    (folder / "lock").unlink()
    return desk


def test_an_unsaved_game_comes_back_with_its_history(left: Desk, qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.workspace.recovery.offer()
    dialog = person.dialog(RecoveryDialog)
    (games,) = dialog.findChildren(QListWidget)
    assert games.item(0).text().startswith("New game  ·  2 moves")
    person.press("Return")
    assert person.board.state.rows == 7
    assert person.board.state.black == {Point(2, 2)}
    assert person.board.state.white == {Point(3, 3)}
    person.window.activateWindow()
    qtbot.waitUntil(person.window.isActiveWindow)
    person.press("Ctrl+Shift+Z")
    assert Point(4, 4) in person.board.state.black
    assert person.status.startswith("White to play")


def test_the_start_card_leaves_for_a_game_that_comes_back(left: Desk, qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.workspace.offer_start()
    (card,) = person.window.findChildren(StartCard)
    assert card.isVisible()
    person.workspace.recovery.offer()
    person.dialog(RecoveryDialog)
    assert card.isVisible()
    person.press("Return")
    assert not card.isVisible()
    assert person.workspace.column.isVisible()


def test_one_move_is_told_as_one(left: Desk, qtbot: QtBot) -> None:
    left.record.undo()
    person = Person(qtbot)
    person.workspace.recovery.offer()
    (games,) = person.dialog(RecoveryDialog).findChildren(QListWidget)
    assert games.item(0).text().startswith("New game  ·  1 move  ·  ")


def test_what_is_thrown_away_is_not_offered_again(left: Desk, qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.workspace.recovery.offer()
    person.push("Throw away", person.dialog(RecoveryDialog))
    assert list(journals_folder().iterdir()) == []
