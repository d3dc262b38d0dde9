"""Disputes by mouse and keys in the real window, under rules with different endings."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.session.table import WALLS
from tests.ui.person import Person
from tromp_gui.go.point import Color
from tromp_gui.go.rules import RULE_SETS, Ending
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.match.actions import Denial, Denied
from tromp_gui.match.phases import Agreeing
from tromp_gui.match.player import Player
from tromp_gui.match.setup import Setup
from tromp_gui.sgf.writer import write
from tromp_gui.ui.dialogs.prompts import RequesterDialog
from tromp_gui.ui.kit.warning_strip import WarningStrip
from tromp_gui.ui.panels.players import PlayerCard
from tromp_gui.ui.panels.second_board import SecondBoardPanel
from tromp_gui.ui.score import controller as score_controller
from tromp_gui.ui.score.controller import Settling
from tromp_gui.ui.score.ledger import LedgerTable
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.wording.refusals import denial

pytestmark = pytest.mark.xvfb


@pytest.fixture
def person(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Person:
    """A person whose buttons do not come forward by themselves after a while."""
    monkeypatch.setattr(score_controller, "_REST_MS", 24 * 60 * 60 * 1000)
    return Person(qtbot)


def begin(person: Person, rules: str, ending: Ending | None = None) -> None:
    """Start a 5x5 game under these rules; the dialog has its own tests."""
    chosen = RULE_SETS[rules]
    assert ending is None or chosen.ending is ending
    person.match.start(Setup(5, 5, chosen, chosen.komi))
    person.board.setFocus()


def strip(person: Person) -> str:
    found = person.window.findChildren(WarningStrip)
    return " ".join(each.accessibleName() for each in found if each.isVisible())


def visible_labels(person: Person) -> list[str]:
    return [each.text() for each in person.window.findChildren(QLabel) if each.isVisible()]


def re_of(person: Person) -> str:
    return person.record.info.result


def test_a_play_out_on_a_second_board_decides(person: Person) -> None:
    begin(person, "japanese", Ending.PLAYOUT)
    person.click(WALLS + " E2")
    person.press("P P")
    person.click("E2")
    person.push("Dispute")
    assert "Playing out the dispute" in person.status
    (second_board,) = person.window.findChildren(SecondBoardPanel)
    assert second_board.isVisible()
    person.click("E1 B2 E3")
    assert parse_vertex("E2", 5, 5) not in person.board.state.black
    person.press("P P")
    assert not second_board.isVisible()
    assert parse_vertex("E2", 5, 5) in person.board.state.black
    assert "W+" in re_of(person) or "B+" in re_of(person)
    person.press("Ctrl+Z Ctrl+Z Ctrl+Z")
    assert re_of(person) == ""
    assert "Playing out the dispute" in person.status


def test_a_kept_play_out_continues_in_the_play_layout(person: Person) -> None:
    begin(person, "japanese", Ending.PLAYOUT)
    person.click(WALLS + " E2")
    person.press("P P")
    person.click("E2")
    person.push("Dispute")
    text = write([person.record.tree]).decode()
    person.files.open_text(text)
    person.board.setFocus()
    person.press("End")
    person.action("continue").trigger()
    assert person.layout is Layout.PLAY
    assert "Playing out the dispute" in person.status


def test_the_opponent_of_who_resumes_moves_first(person: Person) -> None:
    """Japanese 1989, article 9.3: button and menu ask the question."""
    begin(person, "japanese", Ending.PLAYOUT)
    person.click(WALLS + " E2")
    person.press("P P")
    person.push("Play on…")
    dialog = person.dialog(RequesterDialog)
    buttons = sorted(dialog.findChildren(QPushButton), key=lambda each: each.x())
    choices = [each.text() for each in buttons if each.text() != "Cancel"]
    assert choices == ["&Black", "&White"]
    person.push("Cancel", dialog)
    assert person.action("black-agrees").isEnabled()
    person.action("play-on").trigger()
    person.push("White", person.dialog(RequesterDialog))
    assert "Black to play" in person.status


def test_after_one_list_is_submitted_clicks_change_the_other(person: Person) -> None:
    begin(person, "tromp-taylor", Ending.FOUR_PASSES)
    person.click(WALLS + " E2")
    person.press("P P")
    person.action("separate-lists").trigger()
    person.click("E2")
    person.push("Black submits")
    assert person.board.state.dead == set()
    person.click("E2")
    match = person.match.match
    assert match is not None
    assert match.black_list == match.white_list == {parse_vertex("E2", 5, 5)}
    person.push("White submits")
    assert re_of(person) == "W+2"


@pytest.mark.parametrize("first", ["Black", "White"])
def test_a_submitted_list_cannot_be_changed(person: Person, first: str) -> None:
    begin(person, "tromp-taylor", Ending.FOUR_PASSES)
    person.click(WALLS + " E2")
    person.press("P P")
    person.action("separate-lists").trigger()
    person.push(f"{first}’s list")
    person.click("E2")
    person.push(f"{first} submits")
    switches = [each.text() for each in person.window.findChildren(QPushButton) if each.isVisible()]
    assert not {"Black’s list", "White’s list"} & set(switches)
    person.click("E2 E2 C1")
    match = person.match.match
    assert match is not None
    color = Color.BLACK if first == "Black" else Color.WHITE
    assert match.list_of(color) == {parse_vertex("E2", 5, 5)}
    assert match.agreed == {color}


def test_alternating_marks_end_with_two_dones(person: Person) -> None:
    begin(person, "tromp-taylor")
    person.click(WALLS + " E2")
    person.press("P P")
    person.action("alternating").trigger()
    person.click("E2")
    assert person.board.state.dead == {parse_vertex("E2", 5, 5)}
    person.push("Black is done")
    person.push("White is done")
    assert re_of(person) == "W+2"


def test_under_taylor_1995_passes_are_formal_after_a_dispute(person: Person) -> None:
    begin(person, "tromp-taylor-1995", Ending.TAYLOR_1995)
    person.click("C3 D3")
    person.press("P P")
    person.push("Play on")
    assert person.action("pass").text() == "Formal &pass"
    assert "Black to play" in person.status
    person.press("P P")
    assert re_of(person) != ""


def test_lasker_maas_shows_its_second_phase(person: Person) -> None:
    begin(person, "lasker-maas", Ending.LASKER_MAAS)
    person.click(WALLS)
    person.press("P P")
    person.push("Play on")
    assert "Second phase" in person.note
    assert strip(person) == "Two more passes end the game as it stands."
    person.press("P")
    assert "Second phase" in person.note
    assert strip(person) == "One more pass ends the game as it stands."
    person.press("P")
    assert any("No stones were removed." in each for each in visible_labels(person))
    assert re_of(person) != ""


def test_lasker_maas_says_what_playing_on_begins(person: Person) -> None:
    begin(person, "lasker-maas", Ending.LASKER_MAAS)
    person.click(WALLS)
    person.press("P P")
    assert any("stones come from the prisoners" in each for each in visible_labels(person))
    cards = [each.accessibleName() for each in person.window.findChildren(PlayerCard)]
    assert "6 black prisoners" in cards[0]
    assert "0 white prisoners" in cards[1]


def test_an_official_pass_is_a_visible_choice(person: Person) -> None:
    """Taylor 2001, with our limit: White has to know that one more official pass ends the game."""
    begin(person, "tromp-taylor-2001", Ending.TAYLOR_2001)
    person.click(WALLS)
    person.push("Official pass")
    assert strip(person) == (
        "Black passed officially. One more official pass ends the game as it stands."
    )
    assert person.status.startswith("Black passed officially")
    assert person.action("pass").text() == "&Pass"
    person.push("Official pass and end")
    assert re_of(person) == "W+2"


def test_other_rules_have_no_official_pass(person: Person) -> None:
    begin(person, "tromp-taylor")
    names = [each.text() for each in person.window.findChildren(QPushButton) if each.isVisible()]
    assert "Official pass" not in names


def test_a_pass_while_stones_are_marked_is_refused_in_words(person: Person) -> None:
    begin(person, "tromp-taylor")
    person.click(WALLS)
    person.press("P P P")
    assert isinstance(person.match.phase, Agreeing)
    assert person.status == denial(Denied(Denial.MARKING))


def test_lists_are_submitted_and_not_agreed(person: Person) -> None:
    begin(person, "tromp-taylor")
    person.click(WALLS)
    person.press("P P")
    person.action("separate-lists").trigger()
    person.push("Black submits")
    assert person.note == "Black has submitted, White has not"
    assert person.action("black-agrees").iconText() == "Black submitted"
    cards = [each.accessibleName() for each in person.window.findChildren(PlayerCard)]
    assert [card.rsplit(", ")[-1] for card in cards] == ["submitted", "not yet submitted"]


def test_named_players_agree_by_name(person: Person) -> None:
    person.match.start(Setup(5, 5, black=Player("Anna"), white=Player("Ben")))
    person.board.setFocus()
    person.click(WALLS)
    person.press("P P")
    person.push("Anna agrees")
    assert person.note == "Anna has agreed, Ben has not"
    person.push("Ben agrees")
    assert person.status.startswith("Ben (White) wins by 2")


def test_playing_on_and_passing_does_not_agree(person: Person) -> None:
    """The end could come by two passes with dead stones alive, and say "as agreed"."""
    begin(person, "tromp-taylor")
    person.click(WALLS + " E2")
    person.press("P P")
    person.push("Play on")
    assert strip(person) == "Two more passes end the game as it stands."
    person.press("P")
    assert strip(person) == "One more pass ends the game as it stands."
    person.push("Pass and end")
    (ledger,) = person.window.findChildren(LedgerTable)
    assert "As counted" in ledger.accessibleDescription()
    assert "As agreed" not in ledger.accessibleDescription()
    person.push("Mark dead stones")
    assert isinstance(person.match.phase, Agreeing)


def test_buttons_keep_their_places(person: Person) -> None:
    """A click that follows another must not meet a different button."""
    begin(person, "tromp-taylor")
    person.click(WALLS + " E2")
    pass_button = button(person, "Pass")
    before = place(pass_button)
    person.press("P P")
    person.click("E2")
    names = "Black agrees", "White agrees", "Play on", "Dispute"
    places = [place(button(person, name)) for name in names]
    dispute, black = button(person, "Dispute"), button(person, "Black agrees")
    person.click("E2")
    assert dispute.isVisible()
    assert not dispute.isEnabled()
    person.click("E2")
    person.push("Black agrees")
    assert [place(black), *(place(button(person, name)) for name in names[1:])] == places
    person.push("Dispute")
    assert strip(person)
    assert place(pass_button) == before


def button(person: Person, text: str) -> QPushButton:
    found = person.window.findChildren(QPushButton)
    return next(each for each in found if each.isVisible() and each.text().strip("\u2009") == text)


def place(button: QPushButton) -> QRect:
    return QRect(button.mapToGlobal(QPoint(0, 0)), button.size())


def test_a_dispute_is_shown_until_it_is_settled(person: Person) -> None:
    begin(person, "tromp-taylor")
    person.click(WALLS + " E2")
    person.press("P P")
    person.click("E2")
    person.push("Dispute")
    e2 = parse_vertex("E2", 5, 5)
    assert strip(person).startswith("In dispute: E2 (dead according to ")
    assert e2 in person.board.state.highlighted
    person.click("E3 A1")
    assert strip(person).startswith("In dispute: E2")
    assert e2 in person.board.state.highlighted
    person.click("E1")
    assert e2 not in person.board.state.black
    assert not strip(person)
    person.press("Ctrl+Z")
    assert e2 in person.board.state.highlighted
    person.press("Left")
    assert e2 not in person.board.state.highlighted
    person.press("Ctrl+B P P")
    assert not strip(person)
    assert not person.board.state.highlighted


def test_during_clean_up_the_window_says_to_capture(
    person: Person,
) -> None:
    begin(person, "kgs-cleanup", Ending.CLEANUP)
    person.click(WALLS + " E2")
    person.press("P P")
    person.click("E2")
    person.push("Dispute")
    capture = "Capture the stones you consider dead: two consecutive passes end the game."
    assert strip(person) == f"In dispute: E2 (dead according to White). {capture}"
    person.click("E3")
    assert strip(person).endswith(capture)
    person.press("P")
    assert strip(person).endswith("consider dead: one more pass ends the game.")
    assert person.action("pass").text() == "&Pass and end"


def agree_roles(person: Person) -> set[str]:
    buttons = person.window.findChildren(QPushButton)
    return {each.property("role") for each in buttons if each.text().endswith(" agrees")}


def test_buttons_are_highlighted_after_the_marks_have_settled(person: Person) -> None:
    begin(person, "tromp-taylor")
    person.click(WALLS + " E2")
    person.press("P P")
    assert agree_roles(person) == {"agreement quiet"}
    person.click("E2")
    assert agree_roles(person) == {"agreement"}


def test_without_marks_settling_takes_a_moment(person: Person, qtbot: QtBot) -> None:
    begin(person, "tromp-taylor")
    person.click("C1 D1")
    person.press("P P")
    assert agree_roles(person) == {"agreement quiet"}
    person.controller(Settling).setInterval(0)
    qtbot.waitUntil(lambda: agree_roles(person) == {"agreement"})


@pytest.mark.parametrize(("rules", "asks"), [("japanese", True), ("tromp-taylor", False)])
def test_before_a_territory_count_dame_must_be_filled(
    person: Person, rules: str, asks: bool
) -> None:
    """J1989, article 8."""
    begin(person, rules)
    person.click("B1 D1 B2 D2 B3 D3 B4 D4 B5 D5")
    person.press("P P")
    said = visible_labels(person)
    assert any(text.startswith("Neutral points remain.") for text in said) is asks


def test_an_open_border_is_named_and_ringed(person: Person) -> None:
    begin(person, "tromp-taylor")
    person.click("B1 D1 B2 D2 B3 D3 B4 D4")
    person.press("P P")
    assert any(text.endswith("The border is open at C5.") for text in visible_labels(person))
    assert person.board.state.open_borders == {parse_vertex("C5", 5, 5)}
