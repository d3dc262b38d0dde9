"""Dead stones proposed and the game estimated, by mouse and keys in the window, with a real
engine.
"""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.session.engine_table import scripted
from tests.ui.engine_person import EnginePerson
from tromp_gui.go.custom_rules import customised
from tromp_gui.go.point import Point
from tromp_gui.go.rules import TROMP_TAYLOR, Ending
from tromp_gui.gtp.launch import Launch
from tromp_gui.match.setup import Setup
from tromp_gui.session.play.judge import Subject
from tromp_gui.settings import PROPOSES, Settings
from tromp_gui.ui.kit.warning_strip import WarningStrip
from tromp_gui.ui.score.ledger import LedgerTable
from tromp_gui.ui.shell.layout_switch import Layout

SETTLED = (
    "(;FF[4]SZ[9:7]KM[0]RU[Tromp-Taylor]PL[B]"
    "AB[ba][da][ab][bb][cb][db][dc][dd][de][af][bf][cf][df][bg][dg][hd]"
    "AW[ea][ga][eb][fb][gb][hb][ib][ec][ed][ee][ef][ff][gf][hf][if][eg][gg][bd])"
)
"""Two live walls on a 9 x 7 board, with a stone in each territory: B4 and H4."""

DOUBT = (
    "(;FF[4]SZ[9]KM[0]RU[Tromp-Taylor]PL[B]"
    "AB[ba][da][fa][ab][cb][eb][fb][bc][dc][ec][ad][bd][cd][dd][bf][cf][df][ag][bg][dg][ch][dh]"
    "[ci][di]AW[ga][ia][gb][hb][fc][gc][ic][ed][fd][hd][ae][be][ce][de][ee][ge][ie][af][ef][ff]"
    "[hf][eg][gg][ig][ah][bh][eh][fh][hh][bi][ei][gi][ii])"
)
"""In the corner, the player who moves first captures the other."""


@pytest.fixture
def person(qtbot: QtBot) -> EnginePerson:
    person = EnginePerson(qtbot)
    Settings().set(PROPOSES, True)
    return person


def opened(person: EnginePerson, text: str, layout: str = "Ctrl+3") -> EnginePerson:
    """A record in Review."""
    person.files.open_text(text)
    person.board.setFocus()
    person.press(layout)
    return person


def wait_for(person: EnginePerson, text: str) -> None:
    """Wait for the status line, for as long as the engine may take."""
    person.bot.waitUntil(lambda: text in person.status)


def said(person: EnginePerson) -> str:
    labels = person.window.findChildren(QLabel)
    return "\n".join(label.text() for label in labels if label.isVisible())


def buttons(person: EnginePerson) -> list[str]:
    found = person.window.findChildren(QPushButton)
    return [each.text().strip() for each in found if each.isVisible()]


def marks(person: EnginePerson) -> frozenset[Point]:
    return person.sessions.score.marks


def test_the_button_marks_the_engines_dead_stones(person: EnginePerson) -> None:
    opened(person, SETTLED)
    person.push("Propose dead stones")
    assert "Tromp Go is looking for dead stones…" in said(person)
    assert "Cancel proposal" in buttons(person)
    wait_for(person, "considers 2 stones dead. You decide")
    assert person.board.state.dead == {Point(3, 1), Point(3, 7)}
    assert "Propose dead stones" in buttons(person)
    assert "2 marked" in said(person)


def test_proposed_marks_can_be_changed(person: EnginePerson) -> None:
    opened(person, SETTLED).press("D")
    wait_for(person, "considers 2 stones dead")
    person.click("B4")
    assert marks(person) == {Point(3, 7)}
    person.press("Ctrl+Z")
    assert len(marks(person)) == 2
    person.press("Ctrl+Z")
    assert marks(person) == frozenset()
    person.press("Ctrl+Shift+Z")
    assert len(marks(person)) == 2


def test_hovering_a_stone_shows_the_reason(person: EnginePerson) -> None:
    opened(person, SETTLED).press("D")
    wait_for(person, "considers 2 stones dead")
    person.hover("B4")
    assert "Proposed as dead: lost with a probability of " in person.status
    person.hover("D3")
    assert "Proposed as alive, even if its owner always passes" in person.status
    person.hover("A1")
    assert "Suggested" not in person.status


def test_the_board_cursor_shows_the_reason(person: EnginePerson) -> None:
    opened(person, SETTLED).press("D")
    wait_for(person, "considers 2 stones dead")
    person.board.setFocus()
    person.press("Alt+Left Alt+Left Alt+Left Alt+Left")
    assert person.status.startswith("B4: white stone.")
    assert "Proposed as dead: lost with a probability of " in person.status


def test_unsure_stones_have_a_sign_and_stay_alive(person: EnginePerson) -> None:
    opened(person, DOUBT).press("D")
    wait_for(person, "those with a question mark")
    assert marks(person) == frozenset()
    assert {Point(0, 1), Point(0, 2)} <= person.board.state.unsure
    person.hover("C1")
    assert "Proposed as unsure: lost with a probability of " in person.status
    person.click("C1")
    assert Point(0, 2) in person.board.state.dead


def test_the_search_can_be_cancelled(person: EnginePerson) -> None:
    opened(person, SETTLED)
    person.push("Propose dead stones")
    person.push("Cancel proposal")
    assert not person.sessions.judge.asked(Subject.STONES)
    assert person.status == "The search for dead stones was cancelled."


def test_a_finished_file_is_compared_only_after_its_proposal(person: EnginePerson) -> None:
    """It was once accused of a wrong result, with all stones counted as alive."""
    opened(person, SETTLED.replace("KM[0]", "KM[0]RE[W+7]")[:-1] + ";B[];W[])", "Ctrl+2")
    person.press("End Ctrl+3")
    strips = [each for each in person.window.findChildren(WarningStrip) if each.isVisible()]
    assert strips == []
    wait_for(person, "considers 2 stones dead. You decide")
    said = [each.text() for each in person.window.findChildren(QLabel) if each.isVisible()]
    assert "The file says the same: White wins by 7." in said
    assert not any(each.isVisible() for each in person.window.findChildren(WarningStrip))


def test_an_unfinished_game_has_one_number_in_score(person: EnginePerson) -> None:
    """The estimate with its shading, and no count beside it."""
    opened(person, SETTLED, "Ctrl+1")
    person.match.continue_here()
    person.press("Ctrl+3")
    person.bot.waitUntil(lambda: bool(person.board.state.ownership))
    assert not person.board.state.owners
    assert not person.window.findChildren(LedgerTable)[0].isVisible()
    person.press("P P")
    assert person.board.state.owners
    assert person.window.findChildren(LedgerTable)[0].isVisible()


def test_two_passes_start_a_proposal(person: EnginePerson) -> None:
    opened(person, SETTLED, "Ctrl+1")
    person.match.continue_here()
    person.press("P P")
    assert person.layout is Layout.SCORE
    wait_for(person, "considers 2 stones dead. You decide")
    assert len(marks(person)) == 2
    person.push("Black agrees")
    person.push("White agrees")
    assert person.record.info.result == "W+7"


def test_the_engine_can_decide_as_a_third_party(person: EnginePerson) -> None:
    rules = customised(TROMP_TAYLOR, ending=Ending.MEDIATION)
    person.match.start(Setup(5, 5, rules, Decimal(7)))
    person.board.setFocus()
    person.click("C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 E3")
    person.press("P P")
    wait_for(person, "Tromp Go ")
    person.sessions.score.clear()
    person.click("E3")
    person.match.dispute()
    assert "A third party may be wrong." in said(person)
    person.push("Ask the engine to decide")
    person.bot.waitUntil(lambda: "Decided by Tromp Go (dead-stone proposal)." in said(person))
    assert person.record.info.result


WALLS_AND_STRAY = "(;SZ[5]KM[7]AB[ca][cb][cc][cd][ce][ec]AW[da][db][dc][dd][de])"


def test_an_attached_engine_gives_an_opinion(person: EnginePerson, tmp_path: Path) -> None:
    assert "Ask engine" not in buttons(opened(person, WALLS_AND_STRAY))
    person.attach("Odd", scripted(tmp_path, "def dead(): return 'E3 C1'"))
    opened(person, WALLS_AND_STRAY)
    person.click("E3")
    person.push("Ask engine")
    wait_for(person, "Odd disagrees: it also considers ")
    assert marks(person) == {Point(2, 4)}
    assert len(person.board.state.highlighted) == 6
    person.push("Apply its marks")
    assert len(marks(person)) == 6
    assert not person.board.state.highlighted
    person.push("Ask engine")
    wait_for(person, "Odd considers the same stones dead.")


def test_one_of_several_engines_is_chosen(person: EnginePerson, tmp_path: Path) -> None:
    person.attach("Odd", scripted(tmp_path, "def dead(): return 'E3'"))
    person.attach("Even", scripted(tmp_path, "def dead(): return ''"))
    opened(person, WALLS_AND_STRAY)
    person.push("Ask engine")
    person.press("Down Down Return")
    wait_for(person, "Even finds no dead stones.")


def test_a_missing_engine_is_reported(person: EnginePerson) -> None:
    person.attach("Gone", Launch("/nowhere/engine"))
    opened(person, WALLS_AND_STRAY)
    person.push("Ask engine")
    wait_for(person, "Gone was not found")


def test_the_shortcut_estimates_the_game(person: EnginePerson) -> None:
    opened(person, SETTLED, "Ctrl+2").press("E")
    assert person.action("estimate").isChecked()
    wait_for(person, "Estimate: White will win by about ")
    owners = person.board.state.ownership
    assert owners[Point(0, 0)] > 0.8
    assert owners[Point(0, 8)] < -0.8
    assert person.record.undo_label is None
    person.press("E")
    assert not person.board.state.ownership
    assert not person.action("estimate").isChecked()
    assert "Estimate" not in person.status


def test_the_estimate_follows_the_cursor_and_its_link_hides_it(person: EnginePerson) -> None:
    opened(person, "(;SZ[9];B[cc];W[gg];B[gc];W[cg])", "Ctrl+2").press("End E")
    wait_for(person, "Estimate: ")
    person.press("Left")
    assert not person.board.state.ownership
    person.bot.waitUntil(lambda: bool(person.board.state.ownership))
    person.push("Hide")
    assert not person.board.state.ownership
    assert not person.sessions.estimator.is_on


def test_the_end_of_play_turns_the_estimate_off(person: EnginePerson) -> None:
    Settings().set(PROPOSES, False)
    person.click("E5 C3")
    person.press("E")
    wait_for(person, "Estimate: ")
    person.press("P")
    assert person.sessions.estimator.is_on
    person.press("P")
    assert not person.sessions.estimator.is_on
    assert "Estimate" not in person.status


def test_the_score_layout_shows_no_estimate(person: EnginePerson) -> None:
    opened(person, SETTLED, "Ctrl+2").press("E")
    wait_for(person, "Estimate: ")
    person.press("Ctrl+3")
    assert not person.board.state.ownership
    person.press("Ctrl+2")
    assert person.board.state.ownership
