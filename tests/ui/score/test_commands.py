"""The commands of an agreement: each is enabled when rules and game allow it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.go.custom_rules import customised
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Ending, Rules
from tromp_gui.match.phases import Agreeing, AgreementMode, Mediating
from tromp_gui.match.setup import Setup

MODES = {
    "shared-list": AgreementMode.SHARED,
    "separate-lists": AgreementMode.LISTS,
    "alternating": AgreementMode.IN_TURN,
}
AGREEING = ("black-agrees", "white-agrees", *MODES)
REST = ("agree-on-dead-stones", "one-board-per-chain", "decide-as-marked", "ask-engine")


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


def play(person: Person, rules: Rules, vertices: str) -> None:
    """Play a game of two people with these points and "pass"."""
    person.match.start(Setup(5, 5, rules=rules))
    for vertex in vertices.split():
        person.press("P") if vertex == "pass" else person.click(vertex)


def can(person: Person, *names: str) -> list[str]:
    """Those of the commands that are enabled."""
    QApplication.processEvents()
    return [name for name in names if person.action(name).isEnabled()]


def test_agreement_commands_are_disabled_during_play(person: Person) -> None:
    play(person, TROMP_TAYLOR, "C3 D3")
    assert can(person, *AGREEING, *REST, "black-list", "white-list") == []


@pytest.mark.parametrize("name", MODES)
def test_each_agreement_mode_has_a_command(person: Person, name: str) -> None:
    play(person, TROMP_TAYLOR, "C3 D3 pass pass")
    assert can(person, *MODES) == list(MODES)
    person.action(name).trigger()
    phase = person.match.phase
    assert isinstance(phase, Agreeing)
    assert phase.mode is MODES[name]
    assert [each for each in MODES if person.action(each).isChecked()] == [name]


def test_with_separate_lists_the_active_list_can_be_chosen(person: Person) -> None:
    play(person, TROMP_TAYLOR, "C3 D3 pass pass")
    assert can(person, "black-list", "white-list") == []
    person.action("separate-lists").trigger()
    assert can(person, "black-list", "white-list") == ["black-list", "white-list"]
    person.action("white-list").trigger()
    assert person.action("white-list").isChecked()
    person.click("C3")
    phase = person.match.match
    assert phase is not None
    assert len(phase.list_of(person.sessions.score.active_list)) == 1


def test_agreement_commands_are_disabled_at_other_positions(person: Person) -> None:
    play(person, TROMP_TAYLOR, "C3 D3 pass pass")
    person.action("back").trigger()
    assert can(person, *AGREEING, *REST) == []


def test_a_command_lets_a_third_party_decide(person: Person) -> None:
    play(person, customised(TROMP_TAYLOR, ending=Ending.MEDIATION), "C3 D3 pass pass")
    person.click("D3")
    person.action("dispute").trigger()
    assert isinstance(person.match.phase, Mediating)
    assert can(person, *AGREEING, *REST) == ["decide-as-marked", "ask-engine"]


def test_lasker_maas_allows_discussion_before_two_passes(person: Person) -> None:
    play(person, RULE_SETS["lasker-maas"], "C3 D3")
    assert can(person, *AGREEING, *REST) == ["agree-on-dead-stones"]
    person.action("agree-on-dead-stones").trigger()
    assert isinstance(person.match.phase, Agreeing)
