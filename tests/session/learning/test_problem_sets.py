"""Problems solved over days: what is remembered, what is asked next, and mistakes that are kept."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from tests.record.trees import grown
from tests.session.learning.test_problem_exercise import DATA
from tromp_gui.disk import FileProblem, FileProblemKind
from tromp_gui.go.point import BOTH
from tromp_gui.gtp.analysis import Candidate
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.learning.mistakes import mistake_questions, rated_moves
from tromp_gui.learning.problems import Problem, problem_at
from tromp_gui.record.evaluation import written
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.learning import problem_sets
from tromp_gui.session.learning.own_mistakes import as_problem, mistakes_file
from tromp_gui.session.learning.problem_sets import ProblemSet, Progress, SetKind
from tromp_gui.session.learning.progress import progress_file
from tromp_gui.sgf.opening import read_any

pytestmark = pytest.mark.usefixtures("qapp")

GAME = "(;SZ[9]PB[Anna]DT[2026-11-28]V[0];B[ee]V[1];W[gg]V[9];B[cc]V[2])"
"""White loses 8 points by G3, Black 7 by C7."""


class Days:
    """Progress on some day, and the problems that could not be read or written."""

    def __init__(self) -> None:
        self.today = date(2026, 11, 28)
        self.failed: list[FileProblem] = []
        self.progress = Progress(self.failed.append, lambda: self.today)

    def set(self, kind: SetKind = SetKind.BUILT_IN) -> ProblemSet:
        """A set as it is now."""
        return next(each for each in self.progress.sets() if each.kind is kind)

    def answer(self, task: int, is_hit: bool, kind: SetKind = SetKind.BUILT_IN) -> None:
        self.progress.note(self.set(kind).keys[task], is_hit)

    def wait(self, days: int) -> None:
        self.today += timedelta(days)


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    """Three problems instead of those of the program."""

    def file(kind: SetKind) -> object:
        return DATA / "collection.sgf" if kind is SetKind.BUILT_IN else mistakes_file()

    monkeypatch.setattr(problem_sets, "set_file", file)
    return Days()


def test_a_set_goes_on_where_it_was_left(days: Days) -> None:
    assert days.set().tasks == (0, 1, 2)
    days.answer(0, is_hit=True)
    assert days.set().tasks == (1, 2)
    assert days.set().plan.known == 1


def test_a_missed_problem_is_asked_first_on_the_next_day(days: Days) -> None:
    days.answer(0, is_hit=False)
    assert days.set().tasks == (1, 2)
    days.wait(1)
    assert days.set().tasks == (0, 1, 2)
    assert days.set().plan.due == (0,)
    days.answer(0, is_hit=True)
    days.wait(2)
    assert days.set().plan.due == ()
    days.wait(1)
    assert days.set().plan.due == (0,)


def test_when_nothing_is_left_all_are_asked_again(days: Days) -> None:
    for task in range(3):
        days.answer(task, is_hit=True)
    assert days.set().tasks == (0, 1, 2)


def test_a_damaged_file_is_said_and_stays_as_it_is(days: Days) -> None:
    progress_file().parent.mkdir(parents=True, exist_ok=True)
    progress_file().write_text("[1]")
    assert days.set().tasks == (0, 1, 2)
    days.answer(0, is_hit=True)
    assert {each.kind for each in days.failed} == {FileProblemKind.DAMAGED}
    assert progress_file().read_text() == "[1]"


def _kept(days: Days, is_hit: bool) -> Problem:
    """The problem made of White's mistake, after it was kept."""
    record = RecordSession(grown(GAME))
    line = record.line()
    values = {node.id: value for node in line if (value := written(node)) is not None}
    question = mistake_questions(line, values, BOTH)[0]

    def candidate(name: str, order: int, score: float, *reply: str) -> Candidate:
        moves = tuple(parse_vertex(each, 9, 9) for each in (name, *reply))
        return Candidate(moves[0], 100, 0.5, score, moves, order)

    known = [candidate("C3", 0, 1.0), candidate("D3", 1, -4.0, "C4")]
    moves = rated_moves(question, known)
    days.progress.keep_mistake(as_problem(record, question, moves, known), is_hit)
    (tree,) = read_any(mistakes_file().read_bytes()).trees
    found = problem_at(tree, tree.root)
    assert isinstance(found, Problem)
    return found


def test_a_mistake_becomes_a_problem_with_the_replies_to_wrong_moves(days: Days) -> None:
    problem = _kept(days, is_hit=False)
    assert problem.player.value == "W"
    assert [problem.point(node) for node in problem.start.children] == [
        parse_vertex(name, 9, 9) for name in ("C3", "G3", "D3")
    ]
    right, played, worse = problem.start.children
    assert problem.branches.right == {problem.start.id, right.id}
    assert played.first_child is not None
    assert played.first_child.get("B") == ("cc",)  # as in the game
    assert worse.first_child is not None
    assert worse.first_child.get("B") == ("cf",)  # as the engine expects
    assert problem.start.get("GN") == ("Anna, 2026-11-28 (2)",)


def test_a_mistake_is_kept_once_and_was_missed_once_in_the_game(days: Days) -> None:
    _kept(days, is_hit=True)
    days.wait(2)
    assert days.set(SetKind.MISTAKES).plan.due == ()
    days.wait(1)
    assert days.set(SetKind.MISTAKES).plan.due == (0,)
    _kept(days, is_hit=False)
    assert days.set(SetKind.MISTAKES).plan == ((), (), 0, 1)
    days.wait(1)
    assert days.set(SetKind.MISTAKES).plan.due == (0,)
