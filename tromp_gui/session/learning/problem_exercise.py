"""SGF problems: the branches of a file played against the user, problem after problem."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum, auto
from random import Random
from typing import NamedTuple

from tromp_gui.go.move import Illegal, Turn
from tromp_gui.go.point import Point
from tromp_gui.learning.areas import area_around
from tromp_gui.learning.attempts import Attempt, Outcome
from tromp_gui.learning.problem_marks import text_of
from tromp_gui.learning.problems import (
    Answer,
    NoProblem,
    Problem,
    Step,
    grade_of,
    is_position,
    problem_at,
    starts_in,
)
from tromp_gui.record.node import Node, Tree
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.learning.exercise import ExerciseState, Missed, SeriesExercise
from tromp_gui.wording import labelled
from tromp_gui.wording import learning as words
from tromp_gui.wording import problems as said
from tromp_gui.wording.learning import tr
from tromp_gui.wording.translation import paragraph


class Place(NamedTuple):
    """The place of a problem: the game in its file, and the game's position, from 0."""

    game: int
    position: int


def _nothing(task: int, is_hit: bool) -> None:
    """Forget an answer."""


class ProblemFile(NamedTuple):
    """The problems of a file; `show_game` opens a game of it by its number.

    A set that is solved over days has a `title`, the tasks that are to be `repeated` today, and
    `note`, which remembers whether a task was solved at the first try.
    """

    places: tuple[Place, ...]
    show_game: Callable[[int], object]
    title: str = ""
    repeated: frozenset[int] = frozenset()
    note: Callable[[int, bool], object] = _nothing


def places_in(games: Iterable[object]) -> tuple[Place, ...]:
    """The problems of all games in a file, in order; unreadable games have none."""
    return tuple(
        Place(index, position)
        for index, game in enumerate(games)
        if isinstance(game, Tree)
        for position, start in enumerate(starts_in(game))
        if is_position(game, start)
    )


class _Phase(Enum):
    ASKING = auto()
    SHOWING = auto()
    FAILED = auto()
    """A wrong line has ended."""
    DONE = auto()


class ProblemExercise(SeriesExercise):
    """Goes through the problems of a file (`tasks` are their numbers from 0), starting with `at`.

    The `node` of an attempt is the number of the problem.
    """

    def __init__(
        self,
        record: RecordSession,
        file: ProblemFile,
        game: int,
        tasks: Sequence[int] | None = None,
        at: int = 0,
        seed: int = 0,
    ) -> None:
        """`game` is the number of the open game; `seed` is for choosing among replies."""
        super().__init__(record)
        self._file, self._game, self._seed = file, game, seed
        self._tasks = list(range(len(file.places))) if tasks is None else list(tasks)
        self._choose = Random(seed).choice
        self._problem: Problem | None = None
        self._node = record.tree.root
        self._phase = _Phase.ASKING
        self._asked: list[Node] = []
        self._tried: dict[int, tuple[Point | None, ...]] = {}
        self._hints = 0
        self.go_to(at)

    # State

    @property
    def node(self) -> Node:
        return self._node

    def state(self) -> ExerciseState:
        """The state to show now."""
        if self.is_over:
            summary = said.summary(self.tally, self.count)
            return ExerciseState(tr("Problems"), summary, missed=tuple(self.missed), is_over=True)
        title = self.record.info.game_name or self._file.title or tr("Problems")
        figures, problem = said.tally_figures(self.tally), self._problem
        place = self._numbered()
        if problem is None:
            return ExerciseState(title, place, self.said, figures, next_step=self._next_step)
        asks = self._phase in (_Phase.ASKING, _Phase.SHOWING)
        return ExerciseState(
            title,
            said.task(place, problem.player),
            self.said,
            figures,
            color=problem.player if asks else None,
            next_step=self._next_step,
            hides_game=True,
            text=paragraph((self._about(problem), said.shortened(problem.text))),
            tried=tuple(point for point in self._tried.get(self._node.id, ()) if point is not None),
            area=self._area(),
            shown=self._right_point() if self._phase is _Phase.SHOWING else None,
        )

    def _numbered(self) -> str:
        """The number of the task, in a set that is solved over days among all of the set."""
        if self._file.title:
            return said.place(self._tasks[self.at] + 1, len(self._file.places))
        return said.place(self.at + 1, self.count)

    def _about(self, problem: Problem) -> str:
        """How hard the problem is, and whether it was missed before."""
        grade = grade_of(problem.tree, problem.start)
        is_repeated = self._tasks[self.at] in self._file.repeated
        return said.about(grade, is_repeated)

    def _area(self) -> frozenset[Point]:
        point = self._right_point()
        if not self._hints or point is None or self._phase is not _Phase.ASKING:
            return frozenset()
        return area_around(point, self.part_with(point), self._hints).points

    def _right_point(self) -> Point | None:
        """The next move of the solution; None for a pass, or if there is none from here."""
        problem = self._problem
        node = None if problem is None else problem.next_right(self._node)
        point = None if problem is None or node is None else problem.point(node)
        return point if isinstance(point, Point) else None

    # Answers

    def refusal(self, point: Point | None) -> tuple[Turn, Illegal] | None:
        """Why a move cannot be an answer; moves in the file can, legal or not."""
        problem = self._problem
        if problem is None or problem.has_answer(self._node, point):
            return None
        position = self.record.at_node(self._node).position._replace(to_play=problem.player)
        turn = Turn(problem.player, point)
        illegal = position.legality(turn)
        return None if illegal is None else (turn, illegal)

    def answer(self, point: Point | None) -> None:
        """A move of the player."""
        problem = self._problem
        if problem is None or self._phase in (_Phase.FAILED, _Phase.DONE):
            return
        if self._is_hidden(point) and not problem.has_answer(self._node, point):
            self.said = said.not_shown(point)
            return
        step = problem.answer(self._node, point, self._choose)
        if step.is_mistake:
            self._note_mistake(point)
        self._take(step, point)

    def _is_hidden(self, point: Point | None) -> bool:
        """Whether a point is outside of the visible part of the board."""
        view = self.record.at_node(self._node).view
        return point is not None and view is not None and point not in view

    def _take(self, step: Step, point: Point | None = None) -> None:
        """Play a step and report the result of the answer `point`."""
        if step.played:
            self._node, self._hints = step.played[-1], 0
        if step.answer is Answer.GOES_ON:
            self._asked.append(self._node)
            self.said = self._with_texts(step)
        elif step.answer is Answer.SOLVED:
            self._end(step)
        elif step.answer is Answer.WRONG:
            self._phase = _Phase.FAILED
            self.said = self._with_texts(step, said.wrong_line())
        elif step.answer is Answer.NOT_IN_FILE:
            self.said = said.not_in_file(point)
        else:
            self.said = said.excluded(point)

    def _note_mistake(self, point: Point | None) -> None:
        """Count a wrong answer, once at each node."""
        attempt, tried = self.open_attempt, self._tried.get(self._node.id, ())
        if point in tried:
            return
        self._tried[self._node.id] = (*tried, point)
        if attempt is not None:
            self.attempts[-1] = attempt._replace(wrong=(*attempt.wrong, point))

    def _end(self, step: Step) -> None:
        attempt = self.open_attempt
        if self._phase is _Phase.SHOWING:
            word = said.solution_ends()
        else:
            tries = 0 if attempt is None else len(attempt.wrong) + 1
            word = said.solved(0 if attempt and attempt.hints and tries == 1 else tries)
        self.close(Outcome.FOUND)
        self._phase = _Phase.DONE
        self.said = self._with_texts(step, word)

    def _with_texts(self, step: Step, verdict: str = "") -> str:
        """The reply of the file, our sentence, and the comments of the file."""
        assert self._problem is not None
        tree, opponent = self.record.tree, self._problem.player.opponent
        replies = [node for node in step.played if node.move_color is opponent]
        turns = [each.turn for node in replies for each in self.record.at_node(node).played]
        texts = [said.shortened(text_of(tree, node)) for node in step.played]
        return paragraph((*map(words.turn, turns), verdict, *texts))

    def hint(self) -> None:
        """Name the part of the board in which the next move is, a smaller one each time."""
        problem = self._problem
        if problem is None or self.open_attempt is None:
            return
        self.note_hint()
        if self._node.id not in problem.branches.right:
            self._begin_again()
            self.said = said.left_line()
            return
        self._hints += 1
        if (point := self._right_point()) is not None:
            whole = self.part_with(point)
            self.said = words.area_sentence(area_around(point, whole, self._hints), whole)

    def reveal(self) -> None:
        """Show the next move of the solution, from the beginning after a wrong one."""
        problem = self._problem
        if problem is None or self._phase in (_Phase.SHOWING, _Phase.DONE):
            return
        self.close(Outcome.SHOWN)
        if self._node.id not in problem.branches.right:
            self._begin_again()
        self._phase = _Phase.SHOWING
        self.said = words.shown(self._right_point())

    # From one to the next

    @property
    def _next_step(self) -> str:
        """The effect of `go_on` now."""
        return {
            _Phase.ASKING: tr("Skip"),
            _Phase.SHOWING: tr("Next move"),
            _Phase.FAILED: tr("Try again"),
            _Phase.DONE: tr("Next problem"),
        }[self._phase]

    def go_on(self) -> None:
        """Try again after a wrong line, continue a shown solution, or go to the next problem."""
        if self._phase is _Phase.FAILED:
            self._begin_again()
        elif self._phase is _Phase.SHOWING:
            self._play_solution()
        else:
            self.next()

    def _play_solution(self) -> None:
        problem = self._problem
        node = None if problem is None else problem.next_right(self._node)
        if problem is None or node is None:
            return
        self._take(problem.play(node, self._choose))
        if self._phase is _Phase.SHOWING:
            self.said = paragraph((self.said, words.shown(self._right_point())))

    def follow(self, node: Node) -> None:
        """Undo moves if the user went back; otherwise stay at the problem."""
        problem = self._problem
        if problem is None or self._node.path[0] is not self.record.tree.root:
            self.said = ""
            self.stop()
            return
        before = [asked for asked in self._asked if asked in node.path]
        if node in self._node.path and before and before[-1] is not self._node:
            self._asked = before
            self._node, self._hints, self.said = before[-1], 0, ""
            if self._phase is _Phase.FAILED:
                self._phase = _Phase.ASKING

    def again(self) -> ProblemExercise:
        """All problems once more."""
        return ProblemExercise(self.record, self._file, self._game, None, 0, self._seed + 1)

    def again_missed(self) -> ProblemExercise | None:
        """An exercise with those not solved at the first try; None if there are none."""
        missed = self.tally.missed
        if not missed:
            return None
        return ProblemExercise(self.record, self._file, self._game, missed, 0, self._seed + 1)

    def show(self, missed: Missed) -> None:
        """Show the position of a missed problem."""
        start = self._start_of(self._file.places[missed.node])
        if start is not None:
            self.record.go_to(start)

    def missed_text(self, attempt: Attempt) -> str:
        """The number and the name of the problem."""
        number = tr("Problem {number}").format(number=attempt.node + 1)
        name = self.record.info.game_name
        return labelled(number, name) if name else number

    def remember(self, closed: Attempt) -> None:
        """Note the answer, where a set is solved over days."""
        self._file.note(closed.node, closed.is_hit)

    @property
    def count(self) -> int:
        return len(self._tasks)

    def begin_task(self) -> Attempt | None:
        """Read a problem and ask for its first move."""
        task, self._tried = self._tasks[self.at], {}
        self._problem, self._phase = None, _Phase.DONE
        start = self._start_of(self._file.places[task])
        if start is None:
            self._node, self.said = self.record.cursor, said.save_first()
            return None
        self._node, found = start, problem_at(self.record.tree, start)
        if isinstance(found, NoProblem):
            self.said = said.no_problem(found)
            return None
        self._problem = found
        self._begin_again()
        return Attempt(task)

    def _start_of(self, place: Place) -> Node | None:
        """Open the game of a position; its node, or None if changes removed it or would be lost."""
        if place.game != self._game:
            if self.record.is_modified:
                return None
            self._file.show_game(place.game)
            self._game = place.game
        starts = starts_in(self.record.tree)
        return starts[place.position] if place.position < len(starts) else None

    def _begin_again(self) -> None:
        assert self._problem is not None
        played = self._problem.begin(self._choose)
        self._node = (self._problem.start, *played)[-1]
        self._asked, self._hints, self._phase = [self._node], 0, _Phase.ASKING
        self.said = self._with_texts(Step(Answer.GOES_ON, played))
