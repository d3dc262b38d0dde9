"""Guessing the moves of the open record: states, messages and scores."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.record.trees import grown
from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import BOTH, Color, Point
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.learning.attempts import Score
from tromp_gui.record.edits import AddNode, RemoveNode
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.learning.exercise import ExerciseState, Missed
from tromp_gui.session.learning.guess_exercise import GuessExercise
from tromp_gui.session.learning.session import LearningSession
from tromp_gui.sgf.writer import write
from tromp_gui.wording import learning

pytestmark = pytest.mark.usefixtures("qapp")

GAME = "(;SZ[9]C[start];B[cc];W[gc];B[];AB[aa];W[gg](;B[cg];W[ee])(;B[dd]))"
"""C7 G7 pass, a stone at A9, G3, C3 E5; the variation has D6."""


class Guesses:
    """An exercise on a game, and its messages."""

    def __init__(self, text: str = GAME, colors: frozenset[Color] = BOTH, start: int = 0) -> None:
        self.record = RecordSession(grown(text))
        self.record.go_to_index(start)
        self.session = LearningSession(self.record)
        self.said: list[str] = []
        self.refused: list[Illegal] = []
        self.session.said.connect(self.said.append)
        self.session.refused.connect(lambda turn, illegal: self.refused.append(illegal))
        self.session.begin(GuessExercise(self.record, self.record.cursor, colors))

    @property
    def state(self) -> ExerciseState:
        assert self.session.state is not None
        return self.session.state

    @property
    def score(self) -> Score:
        assert self.session.exercise is not None
        return self.session.exercise.score

    def guess(self, *names: str) -> None:
        for name in names:
            point = parse_vertex(name, 52, 52)
            assert point is not None
            self.session.answer(point)


def test_right_guesses_go_through_the_game_and_leave_the_record_as_it_was() -> None:
    it = Guesses()
    before = write([it.record.tree])
    it.guess("C7", "G7")
    assert it.record.number() == 3  # the pass and the stone were stepped over
    assert "Black passes." in it.said[-1]
    it.guess("G3", "C3", "E5")
    assert it.state.is_over
    assert it.record.cursor.first_child is None
    assert (it.score, it.state.missed) == (Score(5, 5, 5, 5, 5, 5), ())
    assert write([it.record.tree]) == before
    assert not it.record.is_modified
    assert it.record.undo_label is None


def test_the_other_player_answers_at_once() -> None:
    it = Guesses(colors=frozenset({Color.WHITE}))
    assert it.state.color is Color.WHITE
    it.guess("G7")
    assert it.record.number() == 3
    it.guess("G3")
    assert learning.turn(Turn(Color.BLACK, Point(2, 2))) in it.said[-1]
    it.guess("E5")
    assert (it.state.is_over, it.score.hits) == (True, 3)


def test_wrong_guesses_are_measured_and_each_narrows_the_area() -> None:
    it = Guesses()
    areas = [frozenset(it.record.tree.codec.points(()))]
    for name in ("G3", "D6", "C6"):
        it.guess(name)
        areas.append(it.state.area)
    assert [said.split(":")[1].split(".")[0] for said in it.said[1:]] == [
        " 4 lines away", " 1 line away", " 1 line away"
    ]  # fmt: skip
    assert "upper left" in it.said[1]
    assert all(Point(6, 2) in area for area in areas[1:])
    assert all(inner < outer or inner == outer for outer, inner in pairwise(areas[1:]))
    assert len(areas[-1]) < len(areas[1]) < 81 / 2
    assert len(it.state.tried) == 3
    it.guess("C7")
    assert it.score == Score(1, 0, 1, 4, 0, 0)
    assert not it.state.tried


def test_a_guess_is_counted_once_and_an_illegal_one_not_at_all() -> None:
    it = Guesses(start=1)
    it.guess("C7", "D6", "D6")
    assert [each.reason for each in it.refused] == [Reason.OCCUPIED]
    assert it.score.answers == 1


def test_a_pass_is_not_a_guess() -> None:
    it = Guesses()
    it.session.answer(None)
    assert "not a pass" in it.said[-1]
    assert it.score.answers == 0


def test_a_hint_names_the_area_and_the_question_is_not_a_hit() -> None:
    it = Guesses()
    it.session.hint()
    assert "upper left" in it.said[-1]
    it.guess("C7")
    assert it.score == Score(1, 0, 1, 1, 0, 0)


def test_a_revealed_move_is_played_by_going_on_or_by_a_click() -> None:
    it = Guesses()
    it.session.reveal()
    assert (it.state.shown, it.score.asked) == (Point(6, 2), 1)
    it.guess("A1")
    assert it.score.answers == 0
    it.session.go_on()
    assert it.state.shown is None
    it.session.reveal()
    it.guess("G7")
    assert it.record.number() == 3
    assert it.score == Score(2, 0, 0, 0, 0, 0)


def test_the_summary_lists_what_was_missed_with_the_way_there() -> None:
    it = Guesses()
    it.guess("C7", "A1", "G7")
    it.session.stop()
    assert it.state.missed == (Missed(1, "Move 2: G7", "A1"),)
    it.session.again()
    assert (it.record.cursor.parent, it.score, it.state.is_over) == (None, Score(), False)


def test_at_another_node_the_question_is_that_of_the_line_followed() -> None:
    it = Guesses()
    variation = list(it.record.line()[5].children)[1]
    it.record.go_to(variation.parent or variation)
    it.record.go_to_sibling(0)
    it.guess("C3")
    assert it.score.hits == 1
    it.record.go_to(variation)
    assert it.state.is_over  # its line ends here


def test_the_selected_variation_is_the_one_that_is_asked_for() -> None:
    it = Guesses()
    fork = it.record.line()[5]
    it.session.close()
    variation = list(fork.children)[1]
    it.record.edit("add a move", AddNode(variation.id, 0, {"W": ("hh",)}))
    it.record.go_to(variation)
    it.session.begin(GuessExercise(it.record, variation))
    it.guess("H2")
    assert it.score.hits == 1


def test_an_edit_of_the_line_asks_anew_and_any_other_changes_nothing() -> None:
    it = Guesses()
    it.guess("A1")
    it.record.edit("comment", AddNode(5, 0, {"C": ("x",)}))
    assert it.score.answers == 1
    assert it.state.tried
    it.record.edit("remove", RemoveNode(1))
    assert it.state.is_over


def test_another_record_drops_the_exercise() -> None:
    it = Guesses()
    it.record.open(grown("(;SZ[5];B[aa])"))
    assert it.session.state is None


@pytest.mark.parametrize("text", ["(;)", "(;SZ[52])", "(;SZ[9]AB[aa][bb]AW[cc];C[w];AB[dd])"])
def test_a_record_without_moves_is_over_at_once(text: str) -> None:
    it = Guesses(text)
    assert it.state.is_over


def test_the_players_asked_for_can_be_changed_on_the_way() -> None:
    it = Guesses()
    exercise = it.session.exercise
    assert isinstance(exercise, GuessExercise)
    it.session.update(lambda: exercise.ask_for({Color.WHITE}))
    assert (it.record.number(), it.state.color) == (1, Color.WHITE)
