"""Reports of passes and suicide, and the end of a game: headline and actions."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolTip
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.go.point import Color, Point
from tromp_gui.match.clock import Clocks, Fischer
from tromp_gui.match.player import Player
from tromp_gui.match.setup import Setup
from tromp_gui.session.file.autosave import autosave_folder
from tromp_gui.ui.board.notice import BoardNotice
from tromp_gui.ui.files.dialogs import UnsavedDialog
from tromp_gui.ui.files.recent_menu import shown_folder
from tromp_gui.ui.panels.game_end import GameEndStrip
from tromp_gui.ui.panels.players import PlayerCard
from tromp_gui.ui.shell.layout_switch import Layout


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


def notice(person: Person) -> str:
    """The notice at the board's edge."""
    (found,) = person.window.findChildren(BoardNotice)
    return found.text() if found.isVisible() else ""


def headline(person: Person) -> str:
    """The visible result."""
    (strip,) = person.window.findChildren(GameEndStrip)
    return strip.accessibleName() if strip.isVisible() else ""


def said_on_cards(person: Person) -> list[str]:
    cards = person.window.findChildren(PlayerCard)
    return [card.accessibleName().rsplit(", ", 1)[-1] for card in cards]


def test_a_pass_is_shown_on_the_card_and_the_board(person: Person) -> None:
    """It was once only a dash in the tree."""
    person.click("E5")
    assert notice(person) == ""
    person.press("P")
    assert notice(person) == "White passed. Black’s turn."
    assert said_on_cards(person) == ["to play", "passed"]
    assert person.status.startswith("White passed  ·  Black to play")
    wood = person.board.wood_rect()
    (found,) = person.window.findChildren(BoardNotice)
    assert found.geometry().intersects(wood)
    person.click("D4")
    assert notice(person) == ""
    person.press("Ctrl+Z P")
    assert notice(person) == "", "two passes open the marking"


def test_the_notice_lets_the_pointer_through(person: Person) -> None:
    """It covers part of the board."""
    person.press("P")
    (found,) = person.window.findChildren(BoardNotice)
    middle = found.geometry().center()
    under = person.board.childAt(middle)
    assert under is person.board.viewport()


SUICIDE = "D9 A8 E9 B8 A9 C9 D8"
"""Black's A9 has one liberty at B9; White has A8, B8, C9. B9 is suicide of two stones."""


def test_suicide_is_announced_before_and_after(person: Person) -> None:
    """Two stones once disappeared without a word."""
    person.click(SUICIDE)
    person.press("P")
    person.hover("B9")
    assert person.status == "Suicide: your 2 stones come off."
    person.click("B9")
    person.hover("J1")
    assert person.status.startswith("Suicide: Black’s 2 stones came off  ·  White to play")
    person.click("E5")
    assert "uicide" not in person.status


def test_the_end_has_a_headline(person: Person) -> None:
    """It was once "won" in small letters."""
    person.click("E5")
    person.press("P P")
    assert headline(person) == ""
    person.push("Black agrees")
    person.push("White agrees")
    assert headline(person) == "Black wins by 74"
    shown = {each.text().strip() for each in person.window.findChildren(QPushButton)
             if each.isVisible()}  # fmt: skip
    assert {"Save", "Rematch", "Review"} <= {text.strip("\u2009") for text in shown}
    assert "Mark again" in shown
    person.press("Ctrl+1")
    assert headline(person) == "Black wins by 74"
    person.press("Ctrl+Z")
    assert headline(person) == ""


def test_review_closes_the_game(person: Person) -> None:
    person.click("E5")
    person.match.resign(Color.WHITE)
    assert headline(person) == "Black wins by resignation"
    person.push("Review")
    assert person.layout is Layout.REVIEW
    assert person.match.match is None
    assert headline(person) == ""


def test_a_rematch_swaps_colours(person: Person) -> None:
    """Names and clocks move with the players."""
    match = person.match
    clocks = Clocks.full(Fischer(60_000, 5_000), None)
    match.start(Setup(13, 13, black=Player("Ann", "5k"), white=Player("Bob"), clocks=clocks))
    person.click("D4")
    person.match.resign(Color.WHITE)
    person.push("Rematch")
    record, game = person.record, match.match
    assert game is not None
    assert (record.info.black_name, record.info.white_name) == ("Bob", "Ann")
    assert (record.info.white_rank, record.tree.rows) == ("5k", 13)
    assert game.clocks is not None
    assert game.clocks.black is None
    assert game.clocks.white == clocks.black
    assert person.layout is Layout.PLAY
    assert headline(person) == ""


def test_a_rematch_with_a_handicap_keeps_the_colours(person: Person) -> None:
    """The handicap belongs to the player, not to the colour."""
    match = person.match
    match.start(Setup(9, 9, handicap=2, black=Player("Ann"), white=Player("Bob")))
    person.match.resign(Color.WHITE)
    person.push("Rematch")
    info = person.record.info
    assert (info.black_name, info.white_name) == ("Ann", "Bob")
    assert match.match is not None
    assert match.match.handicap == 2


def resigned_after_ten_moves(person: Person) -> None:
    match = person.match
    for column in range(9):
        match.play(Point(column % 2, column))
    match.play(Point(4, 4))
    match.resign(Color.WHITE)


def test_a_finished_unnamed_game_is_left_without_a_question(person: Person) -> None:
    """Each of them once asked to be saved."""
    resigned_after_ten_moves(person)
    (strip,) = person.window.findChildren(GameEndStrip)
    kept = person.sessions.autosave.path
    assert kept is not None
    assert f"Kept as “{kept.name}” in {shown_folder(kept)}." in strip.accessibleDescription()
    assert not person.window.isWindowModified()
    person.action("undo").trigger()
    assert person.window.isWindowModified()
    person.action("redo").trigger()
    assert person.window.close()
    assert "RE[B+R]" in kept.read_text()


def test_a_game_that_cannot_be_kept_needs_confirmation(person: Person) -> None:
    autosave_folder().parent.mkdir(parents=True, exist_ok=True)
    autosave_folder().write_text("in the way")
    resigned_after_ten_moves(person)
    QApplication.processEvents()
    assert "games" in person.status
    assert not person.window.close()
    person.push("Don’t save", person.dialog(UnsavedDialog))
    assert not person.window.isVisible()


@pytest.mark.parametrize("size", [(1280, 800), (1280, 560), (800, 560), (560, 900)])
def test_the_result_fits_at_any_size(person: Person, size: tuple[int, int]) -> None:
    person.click("E5")
    person.press("P P")
    person.push("Black agrees")
    person.push("White agrees")
    person.window.resize(*size)
    QApplication.processEvents()
    (strip,) = person.window.findChildren(GameEndStrip)
    rows = strip.layout()
    assert rows is not None
    assert strip.height() >= rows.totalHeightForWidth(strip.width())
    assert "Both players have agreed" in strip.accessibleDescription()
    assert all(label.isVisible() for label in strip.findChildren(QLabel))
    for button in strip.findChildren(QPushButton):
        assert button.isVisible()
        assert button.height() >= button.sizeHint().height()


def test_a_counted_point_is_explained_in_every_layout(person: Person) -> None:
    person.click("E5 C3")
    person.press("P P")
    person.push("Black agrees")
    person.push("White agrees")
    for layout in ("Score", "Play"):
        person.push(layout)
        person.hover("A1")
        assert person.status == "A1: empty, reaches both colours: neutral"


def test_an_explanation_goes_with_the_position_it_is_about(person: Person, qtbot: QtBot) -> None:
    """The tip of a point once stayed while the board changed under the pointer."""
    person.click("E5 C3")
    person.press("P P")
    person.push("Black agrees")
    person.push("White agrees")
    person.push("Score")
    person.hover("A1")
    assert "reaches both colours" in QToolTip.text()
    person.press("Home")
    qtbot.waitUntil(lambda: "reaches both colours" not in QToolTip.text())


def test_the_headline_leaves_the_library_its_room(person: Person) -> None:
    person.match.resign(Color.WHITE)
    assert headline(person) != ""
    person.push("Library")
    assert headline(person) == ""
    person.push("Play")
    assert headline(person) != ""
