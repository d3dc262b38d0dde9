"""My mistakes: the questions from a game, and the response to each answer."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.record.trees import grown
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.analysis import Candidate
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.learning.attempts import Tally
from tromp_gui.record.evaluation import Evaluation, Loss, written
from tromp_gui.record.node import Node
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.learning.exercise import ExerciseState
from tromp_gui.session.learning.mistake_exercise import Analyses, MistakeExercise
from tromp_gui.session.learning.session import LearningSession
from tromp_gui.sgf.writer import write
from tromp_gui.wording import learning, problems

pytestmark = pytest.mark.usefixtures("qapp")

GAME = "(;SZ[9]V[0];B[ee]V[1];W[gg]V[9](;B[cc]V[2];W[cg]V[1])(;B[gc]V[8.5])(;B[ga]V[3]))"
"""White loses 8 points by G3, Black 7 by C7; with G7 only half a point, with G9 6."""
BOTH = frozenset(Color)


def _point(name: str) -> Point | None:
    return parse_vertex(name, 9, 9)


def _candidate(name: str, order: int, score: float) -> Candidate:
    move = _point(name)
    return Candidate(move, 100, 0.5, score, (move,), order)


class Mistakes:
    """The exercise on a game; the analysis is what the file has, and `known` by node id."""

    def __init__(
        self,
        text: str = GAME,
        colors: frozenset[Color] = BOTH,
        known: dict[int, list[Candidate]] | None = None,
    ) -> None:
        self.record = RecordSession(grown(text))
        self.session = LearningSession(self.record)
        self.said: list[str] = []
        self.looked_at: list[int] = []
        self.known = known or {}
        self.session.said.connect(self.said.append)
        analyses = Analyses(
            self._evaluations,
            lambda node: self.known.get(node.id, []),
            lambda nodes: self.looked_at.extend(node.id for node in nodes),
        )
        self.session.begin(MistakeExercise(self.record, analyses, colors))

    def _evaluations(self, nodes: Sequence[Node]) -> dict[int, Evaluation]:
        return {node.id: value for node in nodes if (value := written(node)) is not None}

    @property
    def exercise(self) -> MistakeExercise:
        assert isinstance(self.session.exercise, MistakeExercise)
        return self.session.exercise

    @property
    def state(self) -> ExerciseState:
        assert self.session.state is not None
        return self.session.state

    def play(self, *names: str) -> None:
        for name in names:
            self.session.answer(_point(name))


def test_each_mistake_is_asked_for_at_the_position_before_it() -> None:
    it = Mistakes(known={1: [_candidate("C3", 0, 1.0), _candidate("D3", 1, -4.0)]})
    before = write([it.record.tree])
    assert it.record.cursor.id == 1
    lost, played = Loss(8.0, None), _point("G3")
    assert it.state.task == problems.task(problems.mistake_place(1, 2), Color.WHITE)
    assert it.state.text == problems.mistake_task(2, played)
    it.play("G3")
    assert it.said[-1] == problems.was_played(played, lost)
    it.play("D3")
    assert it.said[-1] == problems.worse(_point("D3"), Loss(5.0, None))
    it.play("A1")
    assert it.said[-1] == problems.not_analysed(_point("A1"))
    assert it.state.tried == (played, _point("D3"))
    it.play("C3")
    assert it.said[-1] == problems.better(_point("C3"), lost, "G3")
    assert (it.state.color, it.state.shown) == (None, _point("C3"))
    it.session.go_on()
    assert it.record.cursor.id == 2
    it.play("G7")  # a variation of the record with its evaluation
    it.session.go_on()
    assert it.state.is_over
    assert it.exercise.tally == Tally((3,), (2,), ())
    assert [each.node for each in it.state.missed] == [2]
    assert it.state.missed[0].text == problems.mistake_row(2, played, lost, _point("C3"))
    assert write([it.record.tree]) == before
    assert not it.record.is_modified


def test_only_the_mistakes_of_the_chosen_player_are_asked_for() -> None:
    it = Mistakes(colors=frozenset({Color.BLACK}))
    assert it.record.cursor.id == 2
    it.play("G9")
    assert it.said[-1] == problems.worse(_point("G9"), Loss(6.0, None))


def test_other_players_are_asked_about_from_then_on() -> None:
    it = Mistakes()
    it.session.update(lambda: it.exercise.ask_for({Color.BLACK}))
    assert it.record.cursor.id == 2
    assert it.state.task.startswith(problems.mistake_place(1, 1))
    assert it.state.colors == frozenset({Color.BLACK})


def test_mistakes_of_other_players_stay_in_the_summary() -> None:
    it = Mistakes("(;SZ[9]V[0];B[ee]V[1];W[gg]V[9])")
    it.play("G3")
    it.session.update(lambda: it.exercise.ask_for({Color.BLACK}))
    assert it.state.is_over
    assert it.state.task == problems.summary(it.exercise.tally, 1)


def test_positions_without_good_moves_are_given_to_the_engine_and_said_to_wait() -> None:
    it = Mistakes()
    assert it.looked_at == [1]
    it.play("A1")
    it.session.hint()
    it.session.reveal()
    assert len(it.said) == 4
    assert it.said[1:] == [problems.no_analysis()] * 3
    it.known[1] = [_candidate("C3", 0, 1.0)]
    it.play("C3")
    assert it.said[-1] == problems.better(_point("C3"), Loss(8.0, None), "G3")
    assert it.exercise.tally == Tally(first=(2,))


def test_a_game_without_mistakes_is_over_at_once() -> None:
    it = Mistakes("(;SZ[9];B[aa];W[bb])")
    assert it.state.is_over
    it.session.go_on()


def test_hints_and_the_answer() -> None:
    it = Mistakes(known={1: [_candidate("C3", 0, 1.0)]})
    it.session.hint()
    assert "lower left" in it.said[-1]
    assert _point("C3") in it.state.area
    it.session.reveal()
    assert learning.shown(_point("C3")) in it.said[-1]
    assert it.state.shown == _point("C3")
    it.session.go_on()
    it.session.update(it.exercise.previous)
    assert it.record.cursor.id == 1
    it.session.stop()
    assert it.exercise.tally == Tally(unsolved=(2,))


def test_those_missed_are_repeated_by_choice() -> None:
    it = Mistakes(known={1: [_candidate("C3", 0, 1.0)]})
    it.play("G3", "C3")
    it.session.go_on()
    it.play("G7")
    it.session.go_on()
    again = it.exercise.again_missed()
    assert again is not None
    it.session.begin(again)
    assert it.state.task.startswith(problems.mistake_place(1, 1))
    it.play("C3")
    it.session.go_on()
    assert it.exercise.again_missed() is None
    it.session.again()
    assert it.state.task.startswith("Mistake 1 of 2")


def test_other_nodes_are_not_looked_at_meanwhile() -> None:
    it = Mistakes()
    it.record.step(1)
    assert it.record.cursor.id == 1
