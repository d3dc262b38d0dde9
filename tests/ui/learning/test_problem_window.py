"""Solving problems and improving on mistakes in the window, by mouse and keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.record.trees import grown
from tests.ui.person import Person
from tromp_gui import resources
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.learning.attempts import Tally
from tromp_gui.record.evaluation import Loss
from tromp_gui.sgf.reader import read
from tromp_gui.ui.board.state import Mark
from tromp_gui.ui.kit.rows import ChoiceCard
from tromp_gui.ui.learning.controller import LearningController
from tromp_gui.ui.learning.sets_dialog import SetsDialog
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.wording import learning, problems

DATA = Path(__file__).resolve().parents[2] / "data" / "problems"
GAME = "(;SZ[9]V[0];B[ee]V[1];W[gg]V[9](;B[cc]V[2];W[cg]V[1])(;B[gc]V[8.5]))"
"""G3 costs White 8 points, C7 costs Black 7; with G7 it is only half a point."""


class Solver(Person):
    """A person who solves problems."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__(qtbot)
        self._qtbot = qtbot

    def open(self, name: str) -> None:
        """Open a file of problems at its first game, in Review."""
        files = self.files
        with self._qtbot.waitSignal(files.opened):
            files.open(DATA / f"{name}.sgf", 0)
        self.show_layout(Layout.REVIEW)
        self.board.setFocus()

    def solve(self, name: str) -> None:
        """Open a file of problems and start solving them."""
        self.open(name)
        self.begin_first_set()

    def begin_first_set(self) -> None:
        """Begin with the first of the sets on offer."""
        self.choose_set("Return")

    def choose_set(self, keys: str) -> list[bool]:
        """Press keys in the list of sets; returns which of them can be chosen."""
        self.press("V")
        choices = self.dialog(SetsDialog).findChildren(ChoiceCard)
        can_choose = [each.isEnabled() for each in choices]
        self.press(keys)
        self.window.activateWindow()
        self._qtbot.waitUntil(self.window.isActiveWindow)
        return can_choose


@pytest.fixture
def person(qtbot: QtBot) -> Solver:
    """A person at the window."""
    return Solver(qtbot)


def card(person: Solver) -> list[str]:
    """The texts of the exercise."""
    made = person.controller(LearningController).card
    return [] if made is None or not made.isVisible() else list(made.words)


def test_problems_are_solved_by_mouse_and_the_missed_ones_repeated(person: Solver) -> None:
    person.solve("collection")
    assert card(person)[0] == problems.task(problems.place(1, 3), Color.BLACK)
    assert not person.column.tree.isVisible()
    assert not person.comment.isVisible()
    person.click("A9")
    assert card(person)[1] == "Black to kill"
    assert problems.wrong_line() in card(person)[2]
    person.hover("G3")
    assert person.board.state.ghost is None  # no question until the next try
    person.push("Try again")
    assert person.board.state.marks[Point(8, 0)] is Mark.CROSS
    person.click("B9 C9")
    assert card(person)[2].startswith(problems.solved(2))
    person.push("Next problem")
    person.click("A9 A8")
    person.push("Next problem")
    person.hover("A9")
    ghost = person.board.state.ghost
    assert ghost is not None
    assert ghost.color is Color.WHITE
    person.click("A9")
    person.push("Next problem")
    assert card(person)[0].startswith(problems.summary(Tally((1, 2), (0,), ()), 3))
    person.push("Repeat missed")
    assert card(person)[0].startswith(problems.place(1, 1))
    assert not person.record.is_modified


def test_problems_are_solved_by_keyboard(person: Solver) -> None:
    person.solve("main-line")
    person.press("I")
    assert person.board.state.area
    person.press("R")
    assert person.board.state.highlighted == {Point(8, 1)}
    person.press("N N N")
    assert card(person)[0].startswith(problems.summary(Tally((), (), (0,)), 1))
    person.press("Shift+Y")
    person.press("Right Up Up Up Up Left Left Left Return")
    assert learning.turn(Turn(Color.WHITE, Point(8, 0))) in person.status
    person.press("Right Return")
    assert problems.solved(1) in person.status
    person.press("N Q")
    assert card(person) == []


def test_the_board_cursor_stays_in_the_part_that_is_shown(person: Solver) -> None:
    person.solve("corner")
    shown = person.board.state
    person.press("Right " + "Right Down " * 12)
    cursor = person.board.state.cursor
    assert cursor is not None
    assert cursor not in shown.hidden
    person.hover("Q3")
    assert person.board.state.ghost is None
    person.hover("B19")
    assert person.board.state.ghost is not None


def test_next_and_previous_problem(person: Solver) -> None:
    person.solve("collection")
    actions = person.actions
    assert not actions["previous-problem"].isEnabled()
    person.press("J")
    assert card(person)[0].startswith(problems.place(2, 3))
    person.press("Shift+J")
    assert card(person)[0].startswith(problems.place(1, 3))


def test_why_an_exercise_cannot_start_is_reported(person: Solver) -> None:
    person.open("no-stones")
    person.press("K")
    assert "Analyse the game first" in person.status
    person.record.open(grown("(;SZ[9]V[0];B[ee]V[1];W[gg]V[1])"))
    person.press("K")
    assert "no big mistakes" in person.status
    person.open("collection")
    person.actions["swap-colors"].trigger()
    person.begin_first_set()
    assert person.status == problems.save_first()
    assert card(person) == []
    person.press("Ctrl+Z")
    person.solve("huge-comment")
    made = person.controller(LearningController).card
    assert made is not None
    assert made.asking.isVisible()  # a long text leaves room for the buttons
    assert len(card(person)[1]) < 400
    assert person.window.height() == 800


def test_better_moves_are_found_for_the_mistakes_of_a_game(person: Solver) -> None:
    person.record.open(grown(GAME))
    person.show_layout(Layout.REVIEW)
    person.board.setFocus()
    person.press("K")
    assert card(person)[:2] == [
        problems.task(problems.mistake_place(1, 2), Color.WHITE),
        problems.mistake_task(2, Point(2, 6)),
    ]
    assert not person.board.state.variations
    person.click("G3")
    assert card(person)[2] == problems.was_played(Point(2, 6), Loss(8.0, None))
    person.press("B")  # only Black’s
    assert card(person)[0] == problems.task(problems.mistake_place(1, 1), Color.BLACK)
    person.click("G7")
    assert card(person)[2].startswith("G7 is good.")
    person.press("J")
    assert card(person)[0].startswith("1 of 2 problems solved")


def test_the_set_of_the_program_is_solved_over_days(person: Solver) -> None:
    person.begin_first_set()
    count = len(read(resources.path("problems/problems.sgf").read_bytes()).games)
    assert card(person)[0].startswith(problems.place(1, count))
    assert problems.about(1, False) in card(person)[1]
    person.press("R N N")
    assert card(person)[0].startswith(problems.place(2, count))
    person.press("Q Q")
    assert card(person) == []
    person.begin_first_set()
    assert card(person)[0].startswith(problems.place(2, count))


def test_mistakes_are_kept_for_another_day(person: Solver) -> None:
    assert person.choose_set("Esc") == [True, False]
    person.record.open(grown(GAME))
    person.show_layout(Layout.REVIEW)
    person.board.setFocus()
    person.press("K B")
    person.click("C7 G7")
    person.press("Q Q")
    assert person.choose_set("Tab Return") == [True, True]
    assert card(person)[0] == problems.task(problems.place(1, 1), Color.BLACK)
    person.click("G7")
    assert card(person)[-2].startswith(problems.solved(1))
