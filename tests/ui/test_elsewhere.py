"""While another position than the game's is shown, in the real window: no command or button of the
agreement is enabled, those that end the game return to it first, and what is copied is the count
shown.
"""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.go.custom_rules import customised
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Ending, Rules
from tromp_gui.match.setup import Setup
from tromp_gui.ui.dialogs.prompts import ResultBox
from tromp_gui.ui.kit.prompt_box import QuestionDialog
from tromp_gui.ui.shell.layout_switch import Layout

pytestmark = pytest.mark.xvfb

WALLS = "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5"
MEDIATED = customised(TROMP_TAYLOR, ending=Ending.MEDIATION)
VERBS = (
    "black-agrees", "white-agrees", "play-on", "dispute", "propose-dead-stones", "clear-marks",
    "write-result", "mark-again", "pass", "pass-officially",
)  # fmt: skip
"""The commands about a position, all of which the window must have."""


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


def begin(person: Person, phase: str) -> None:
    """A 5x5 game in this phase, in the Score layout."""
    rules: dict[str, Rules] = {
        "deciding": MEDIATED, "playing out": RULE_SETS["japanese"],
        "playing": RULE_SETS["lasker-maas"],
    }  # fmt: skip
    chosen = rules.get(phase, TROMP_TAYLOR)
    person.match.start(Setup(5, 5, chosen, chosen.komi))
    person.board.setFocus()
    person.click(f"{WALLS} E2 A1 E4" if phase == "playing out" else f"{WALLS} E2")
    if phase == "playing":
        person.press("Ctrl+3")
        return
    person.press("P P")
    if phase in ("two lists", "in turn"):
        mode = {"two lists": "separate-lists", "in turn": "alternating"}[phase]
        person.action(mode).trigger()
    person.click("E2")
    if phase in ("deciding", "playing out"):
        person.action("dispute").trigger()
        person.press("Ctrl+3" if phase == "deciding" else "Ctrl+1")
    if phase == "finished":
        person.push("Black agrees")
        person.push("White agrees")


PHASES = (
    "one list", "two lists", "in turn", "deciding", "playing out", "playing", "finished",
)  # fmt: skip


def enabled(person: Person) -> set[str]:
    return {name for name in VERBS if person.action(name).isEnabled()}


def buttons(person: Person) -> dict[str, QPushButton]:
    """The buttons at the bottom of the score column and for marking."""
    panel = person.column.findChildren(QPushButton)
    return {each.text(): each for each in panel if each.isVisible() and each.isEnabled()}


AGREEMENT = {
    "Black agrees", "White agrees", "Play on", "Play on…", "Dispute", "Black submits",
    "White submits", "Black is done", "White is done", "Decide as marked…", "Mark again",
    "Agree on dead stones", "Write result to game", "Propose dead stones", "Ask engine",
    "Clear marks", "Shared list", "Separate lists", "Alternating", "Ask the engine to decide",
    "One board per chain",
}  # fmt: skip


@pytest.mark.parametrize("phase", PHASES)
def test_commands_about_the_game_are_disabled_elsewhere(person: Person, phase: str) -> None:
    begin(person, phase)
    here = enabled(person), AGREEMENT & set(buttons(person))
    assert here[0]
    for way in ("Left", "Home"):
        person.board.setFocus()
        person.press(way)
        match = person.match.match
        assert enabled(person) == set()
        assert AGREEMENT & set(buttons(person)) == set()
        for name in VERBS:
            person.action(name).trigger()
        person.press("D P Shift+P Ctrl+Shift+B Ctrl+Shift+W Ctrl+Shift+O Ctrl+Shift+N Ctrl+Shift+M")
        person.click("E2 A1")
        assert person.match.match == match
        person.match.return_to_game()
        assert (enabled(person), AGREEMENT & set(buttons(person))) == here


def test_the_title_of_the_count_is_right_elsewhere(person: Person) -> None:
    begin(person, "one list")
    person.press("Ctrl+Shift+L")
    assert "As agreed: White wins by 2" in QGuiApplication.clipboard().text()
    person.board.setFocus()
    person.press("Home Right")
    person.press("Ctrl+Shift+L")
    text = QGuiApplication.clipboard().text()
    assert "As agreed" not in text
    assert "As it stands: Black is ahead by 18 so far." in text
    assert not person.board.state.dead


@pytest.mark.parametrize(
    ("phase", "name"),
    [
        *(("one list", name) for name in ("resign", "black-forfeits", "white-forfeits")),
        *(("playing", name) for name in ("resign", "no-result")),
    ],
)
def test_ending_the_game_first_returns_to_it(person: Person, phase: str, name: str) -> None:
    begin(person, phase)
    to_play = person.match.spoken_for
    person.board.setFocus()
    person.press("Left")
    person.action(name).trigger()
    assert person.match.is_at_play
    question = person.dialog(QuestionDialog)
    person.push("Resign" if name == "resign" else "End the game", question)
    result = person.record.info.result
    resigned = f"{to_play.opponent.value}+R"
    ends = {"black-forfeits": "W+F", "white-forfeits": "B+F", "no-result": "Void"}
    assert result == ends.get(name, resigned)


def test_agreeing_on_a_result_shows_the_game(person: Person) -> None:
    begin(person, "one list")
    person.board.setFocus()
    person.press("Home")
    person.action("agreed-result").trigger()
    person.dialog(ResultBox)
    assert person.match.is_at_play


def test_navigation_keeps_the_score_layout(person: Person) -> None:
    begin(person, "one list")
    person.board.setFocus()
    person.press("Home")
    assert person.layout is Layout.SCORE
    assert "another position" in person.status


def test_a_game_in_progress_has_no_winner(person: Person) -> None:
    begin(person, "playing")
    person.press("Ctrl+Shift+L")
    text = QGuiApplication.clipboard().text()
    assert "wins" not in text
    assert "is ahead by" in text
    assert "As agreed" not in text
    said = [each.text() for each in person.window.findChildren(QLabel) if each.isVisible()]
    assert "The game is not over. Choose Estimate to see how it may end." in said
    assert "Estimate" in said
    assert "Mark the dead stones" not in said
    person.board.setFocus()
    person.press("P P")
    person.press("Ctrl+Shift+L")
    assert "As agreed: " in QGuiApplication.clipboard().text()
