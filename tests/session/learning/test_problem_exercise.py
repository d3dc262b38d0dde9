"""Solving the problems of a file: states, messages and scores, and that nothing is changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.learning.attempts import Tally
from tromp_gui.learning.problems import NoProblem
from tromp_gui.record.edits import SetProperty
from tromp_gui.record.node import Tree
from tromp_gui.session.file.session import FileSession
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.learning.exercise import ExerciseState
from tromp_gui.session.learning.problem_exercise import (
    Place,
    ProblemExercise,
    ProblemFile,
    places_in,
)
from tromp_gui.session.learning.session import LearningSession
from tromp_gui.settings import Settings
from tromp_gui.sgf.writer import write
from tromp_gui.wording import learning, problems

pytestmark = pytest.mark.usefixtures("qapp")

DATA = Path(__file__).resolve().parents[2] / "data" / "problems"


class Problems:
    """The problems of a file, opened as the window opens it."""

    def __init__(self, name: str) -> None:
        self.record = RecordSession(_empty())
        self.files = FileSession(self.record, Settings())
        self.session = LearningSession(self.record)
        self.said: list[str] = []
        self.refused: list[Illegal] = []
        self.session.said.connect(self.said.append)
        self.session.refused.connect(lambda _, illegal: self.refused.append(illegal))
        self.files.open_text((DATA / f"{name}.sgf").read_text(encoding="utf-8"))
        assert self.files.collection is not None
        self.places = places_in(self.files.collection.games)
        self.session.begin(
            ProblemExercise(
                self.record,
                ProblemFile(self.places, self.files.show_game),
                self.files.game,
            )
        )

    @property
    def exercise(self) -> ProblemExercise:
        assert isinstance(self.session.exercise, ProblemExercise)
        return self.session.exercise

    @property
    def state(self) -> ExerciseState:
        assert self.session.state is not None
        return self.session.state

    @property
    def next_step(self) -> str:
        return self.state.next_step

    def play(self, *names: str) -> None:
        for name in names:
            self.session.answer(_point(name))


def _empty() -> Tree:
    from tests.record.trees import grown

    return grown("(;SZ[9])")


def _point(name: str) -> Point | None:
    return None if name == "pass" else parse_vertex(name, 19, 19)


def test_a_right_line_is_solved_and_the_record_stays_as_it_was() -> None:
    it = Problems("main-line")
    before = write([it.record.tree])
    assert it.state.color is Color.BLACK
    it.play("B9")
    assert learning.turn(Turn(Color.WHITE, _point("A9"))) in it.said[-1]
    it.play("C9")
    assert it.said[-1].startswith(problems.solved(1))
    assert it.state.color is None
    it.session.go_on()
    assert it.state.is_over
    assert it.exercise.tally == Tally(first=(0,))
    assert write([it.record.tree]) == before
    assert not it.record.is_modified
    assert it.record.undo_label is None


def test_a_wrong_line_is_played_to_its_end_and_tried_again() -> None:
    it = Problems("right-and-choice")
    it.play("A9")
    reply = learning.turn(Turn(Color.WHITE, _point("B9")))
    assert it.said[-1] == f"{reply} {problems.wrong_line()} White has two eyes."
    assert (it.state.color, it.next_step) == (None, "Try again")
    it.play("C9")  # nothing is asked at the end of a line
    it.session.go_on()
    assert it.record.cursor.parent is None
    task = problems.task(problems.place(1, 1), Color.BLACK)
    assert it.said[-1] == f"{task} · Black to play and kill."
    assert it.state.tried == (Point(8, 0),)
    it.play("B9")
    it.play("C9" if it.record.cursor.get("W") == ("aa",) else "A9")
    assert it.said[-1].startswith(f"{problems.solved(2)} White is dead.")
    assert it.exercise.tally == Tally(later=(0,))


def test_a_move_that_is_not_in_the_file_counts_once_and_is_said_so() -> None:
    it = Problems("main-line")
    it.play("G3", "G3", "B9", "G3", "C9")
    assert it.said[0] != it.said[1]
    assert problems.not_in_file(_point("G3")) in it.said[1]
    assert it.said[-1].startswith(problems.solved(3))


def test_what_the_rules_forbid_is_refused_unless_the_file_plays_it() -> None:
    it = Problems("illegal-moves")
    it.play("A7")
    assert [each.reason for each in it.refused] == [Reason.OCCUPIED]
    it.play("A8")
    assert len(it.refused) == 1
    assert it.record.cursor.get("W") == ("aa",)
    it.session.go_on()


def test_a_pass_of_the_file_is_an_answer() -> None:
    it = Problems("illegal-moves")
    it.play("pass")
    assert it.next_step == "Try again"
    it.session.go_on()
    it.play("A8", "B9")
    assert it.exercise.tally == Tally(later=(0,))


def test_one_problem_follows_the_other_through_the_games_of_a_file() -> None:
    it = Problems("collection")
    assert it.places == (Place(0, 0), Place(1, 0), Place(2, 0))
    assert it.state.title == "Straight three"
    assert it.state.task == problems.task(problems.place(1, 3), Color.BLACK)
    it.play("B9", "C9")
    it.session.go_on()
    assert it.files.game == 1
    assert it.state.title == "Bent three"
    it.session.update(it.exercise.previous)
    assert (it.files.game, it.state.title) == (0, "Straight three")
    it.session.update(it.exercise.next)
    it.play("B9")
    it.session.update(it.exercise.next)
    assert it.state.color is Color.WHITE
    it.play("A9")
    it.session.go_on()
    assert it.state.is_over
    assert it.exercise.tally == Tally((0, 2), (), (1,))
    assert it.state.task == problems.summary(it.exercise.tally, 3)
    assert [each.text for each in it.state.missed] == ["Problem 2: Bent three"]


def test_those_missed_are_repeated_by_choice() -> None:
    it = Problems("collection")
    assert it.exercise.again_missed() is None
    it.play("A9")
    it.session.stop()
    again = it.exercise.again_missed()
    assert again is not None
    it.session.begin(again)
    assert it.state.task.startswith(problems.place(1, 1))
    it.play("B9", "C9")
    it.session.go_on()
    assert it.exercise.tally == Tally(first=(0,))
    it.session.again()
    assert it.state.task.startswith(problems.place(1, 3))


def test_changes_made_meanwhile_are_not_lost_to_another_game() -> None:
    it = Problems("collection")
    it.play("A9")
    it.session.update(it.exercise.next)
    it.session.stop()
    it.record.edit("a note", SetProperty(0, "C", ("mine",)))
    it.session.show(it.state.missed[0])
    assert it.files.game == 1
    it.session.again()
    assert problems.save_first() in it.said[-1]
    assert it.record.tree.root.get("C") == ("mine",)
    it.session.go_on()
    assert it.state.task == problems.task(problems.place(2, 3), Color.BLACK)


def test_the_positions_of_one_game_are_problems_each() -> None:
    it = Problems("positions-in-one-game")
    assert len(it.places) == 2
    it.play("B9", "C9")
    it.session.go_on()
    assert it.state.task == problems.task(problems.place(2, 2), Color.WHITE)
    assert it.state.color is Color.WHITE


def test_hints_name_smaller_and_smaller_parts() -> None:
    it = Problems("main-line")
    it.session.hint()
    assert "upper left" in it.said[-1]
    assert Point(8, 1) in it.state.area
    first = len(it.state.area)
    it.session.hint()
    assert 0 < len(it.state.area) < first
    it.play("B9", "C9")
    assert it.exercise.tally == Tally(later=(0,))
    assert it.said[-1].startswith(problems.solved(0)), "not at the first try"


def test_a_problem_about_a_corner_takes_answers_and_gives_hints_in_it() -> None:
    it = Problems("corner")
    it.play("Q3")
    assert it.said[-1].startswith("Q3 is not part of this problem.")
    assert it.exercise.tally == Tally()
    assert it.state.tried == ()
    it.play("H12")
    assert "H12 is not among the answers of this problem, so it counts as wrong." in it.said[-1]
    it.session.hint()
    assert "It is in the upper left quarter." in it.said[-1]
    assert it.state.area == {Point(row, col) for row in range(14, 19) for col in range(6)}
    it.play("A18")
    assert it.said[-1].startswith("Solved with 2 tries.")


def test_a_hint_in_a_wrong_line_leads_back() -> None:
    it = Problems("correct-in-comments")
    it.play("A9")
    it.session.hint()
    assert problems.left_line() in it.said[-1]
    assert it.record.cursor.parent is None


def test_the_solution_is_shown_move_by_move_and_does_not_count_as_solved() -> None:
    it = Problems("main-line")
    it.session.reveal()
    assert it.state.shown == Point(8, 1)
    it.session.go_on()
    assert it.state.shown == Point(8, 2)
    it.session.go_on()
    assert problems.solution_ends() in it.said[-1]
    assert it.state.shown is None
    it.session.go_on()
    assert it.exercise.tally == Tally(unsolved=(0,))


def test_going_back_takes_moves_back_and_nothing_else_is_looked_at() -> None:
    it = Problems("right-and-choice")
    it.play("B9")
    asked = it.record.cursor
    it.record.step(-1)
    assert it.record.cursor.parent is None
    it.record.step(2)
    assert it.record.cursor.parent is None
    it.play("B9")
    assert it.record.cursor.parent is asked.parent
    it.record.step(-2)
    it.play("A9")
    it.record.step(-1)
    assert it.record.cursor.parent is None
    assert it.state.color is Color.BLACK


def test_another_record_drops_the_exercise() -> None:
    it = Problems("collection")
    it.record.open(_empty())
    assert it.session.exercise is None


def test_a_problem_whose_branches_are_all_wrong_is_said_and_skipped() -> None:
    it = Problems("no-solution")
    assert problems.no_problem(NoProblem.NO_SOLUTION) in it.said[-1]
    assert it.state.color is None
    it.play("A9")
    it.session.hint()
    it.session.reveal()
    it.session.go_on()
    assert it.state.is_over
    assert it.state.task == problems.summary(Tally(), 1)


@pytest.mark.parametrize("name", ["no-stones", "no-branches"])
def test_what_is_not_a_problem_has_no_place(name: str) -> None:
    from tromp_gui.sgf.reader import read

    assert places_in(read((DATA / f"{name}.sgf").read_bytes()).games) == ()
