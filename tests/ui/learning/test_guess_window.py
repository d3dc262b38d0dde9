"""Guessing moves in the window: by mouse, by keyboard, and what is disabled meanwhile."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.record.trees import grown
from tests.ui.person import Person
from tromp_gui.go.move import Illegal, Reason
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import Superko
from tromp_gui.settings import TEXT_SCALE
from tromp_gui.ui.board.state import Mark
from tromp_gui.ui.learning.controller import LearningController
from tromp_gui.ui.shell.command_ids import CommandId as Id
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.wording import learning
from tromp_gui.wording.refusals import refusal

GAME = "(;SZ[9];B[cc];W[gc](;B[cg];W[gg];B[])(;B[dd]))"
"""C7 G7 C3 G3 and a pass; the variation has D6."""


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    """A person reviewing a short game from its start."""
    person = Person(qtbot)
    person.record.open(grown(GAME))
    person.show_layout(Layout.REVIEW)
    return person


def card(person: Person) -> list[str]:
    """The texts of the exercise."""
    made = person.controller(LearningController).card
    return [] if made is None or not made.isVisible() else list(made.words)


def test_a_whole_game_is_guessed_by_mouse_twice(person: Person) -> None:
    person.press("G")
    assert card(person) == [learning.task(Color.BLACK, 1)]
    person.click("G3")
    state = person.board.state
    assert state.marks == {Point(2, 6): Mark.CROSS}
    assert Point(6, 2) in state.area
    assert "upper left" in person.status
    person.click("C7 G7")
    assert not person.board.state.variations  # they would reveal the move
    person.click("C7")
    occupied = refusal(Point(6, 2), Color.WHITE, Illegal(Reason.OCCUPIED), Superko.POSITIONAL)
    assert person.status == occupied
    person.press("R")
    assert person.board.state.highlighted == {Point(2, 2)}
    person.press("N")
    person.click("G3")
    assert card(person)[0].startswith("2 of 4 moves found at the first try (50%)")
    assert not person.record.is_modified
    person.press("Y")
    assert card(person) == [learning.task(Color.BLACK, 1)]


def test_arrow_keys_and_return_guess(person: Person) -> None:
    person.press("G Right Up Up Left Left Return")
    assert person.record.number() == 1
    assert person.board.state.cursor == Point(6, 2)
    person.press("I Q")
    assert card(person)[0].startswith("1 of 2 moves")
    person.press("Right")
    assert person.record.number() == 2  # the keys navigate again
    person.press("Q")
    assert card(person) == []


def test_a_typed_point_is_a_guess_and_a_typed_pass_is_not_played(person: Person) -> None:
    person.press("G")
    for text in ("pass", "C7"):
        person.press(".")
        person.write(text)
        person.press("Return")
    record = person.record
    assert (record.number(), record.is_modified) == (1, False)


def test_clicking_a_missed_move_goes_there(person: Person) -> None:
    person.press("G")
    person.click("A1 C7")
    person.press("Q")
    exercise = person.controller(LearningController).card
    assert exercise is not None
    exercise.missed_chosen.emit(0)
    assert person.record.number() == 0


def test_commands_that_interfere_are_disabled(person: Person) -> None:
    actions = person.actions
    kept_away = Id.FORWARD, Id.UNDO, Id.PASS, Id.ANALYSE, "delete", "engine-move", "continue"
    person.press("G")
    assert [name for name in kept_away if actions[name].isEnabled()] == []
    person.show_layout(Layout.SCORE)
    assert not person.sessions.learning.is_running
    assert actions[Id.PASS].isEnabled()
    assert not actions["guess-moves"].isEnabled()


def test_an_exercise_is_not_repeated_while_a_game_is_played(person: Person) -> None:
    repeat = person.actions[Id.EXERCISE_AGAIN]
    person.press("G")
    person.click("A1 C7")
    person.press("Q")
    assert repeat.isEnabled()
    person.press("Shift+I")
    person.show_layout(Layout.REVIEW)
    assert person.sessions.match is not None
    assert not repeat.isEnabled()


@pytest.mark.parametrize("text", ["(;)", "(;SZ[52])", "(;SZ[9]AB[aa][bb]AW[cc];AB[dd])"])
def test_a_game_without_moves_has_nothing_to_guess(person: Person, text: str) -> None:
    person.record.open(grown(text))
    person.press("G")
    assert person.status == "This game has no move to guess."
    assert card(person) == []


@pytest.mark.parametrize("percent", [100, 200])
def test_the_card_fits_in_a_small_window(person: Person, qtbot: QtBot, percent: int) -> None:
    person.window.settings.set(TEXT_SCALE, percent)
    person.window.setMinimumSize(1, 1)
    person.window.resize(1024, 640)
    person.press("G")
    person.click("A1")
    exercise = person.controller(LearningController).card
    assert exercise is not None
    asking = exercise.asking
    qtbot.waitUntil(lambda: asking.visibleRegion().boundingRect() == asking.rect())
