"""My mistakes: the moves of the open game that lost the most, each as a problem."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.analysis import Candidate
from tromp_gui.learning.areas import Area, area_around
from tromp_gui.learning.attempts import Attempt, Outcome
from tromp_gui.learning.mistakes import (
    MistakeQuestion,
    RatedMoves,
    Rating,
    mistake_questions,
    rated_moves,
)
from tromp_gui.record.evaluation import Evaluation
from tromp_gui.record.node import Node
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.learning.exercise import ExerciseState, SeriesExercise
from tromp_gui.wording import learning as words
from tromp_gui.wording import point_name
from tromp_gui.wording import problems as said
from tromp_gui.wording.learning import tr


def _forget(question: MistakeQuestion, moves: RatedMoves, is_hit: bool) -> None:
    """Keep nothing."""


class Analyses(NamedTuple):
    """The analyses of nodes: evaluations by id, and the moves considered there, best first;
    `look_at` requests an analysis of nodes, in order, if there is an engine; `keep` remembers a
    mistake with the rated moves, and whether a good one was found at the first try.
    """

    evaluations: Callable[[Sequence[Node]], Mapping[int, Evaluation]]
    candidates: Callable[[Node], Sequence[Candidate]]
    look_at: Callable[[Sequence[Node]], object]
    keep: Callable[[MistakeQuestion, RatedMoves, bool], object] = _forget


class MistakeExercise(SeriesExercise):
    """Asks for a better move at each mistake by `colors` on the line through `start`.

    An attempt's `node` is the id of the node with the mistake. Positions without analysed moves are
    sent to the engine when the exercise begins.
    """

    def __init__(
        self,
        record: RecordSession,
        analyses: Analyses,
        colors: Collection[Color],
        line: Sequence[Node] | None = None,
        only: Collection[int] | None = None,
    ) -> None:
        """`line` is by default that of the record; `only` restricts the mistakes' nodes."""
        super().__init__(record)
        self._analyses, self.colors = analyses, frozenset(colors)
        self._line = list(record.line() if line is None else line)
        self._only = only
        self._begin()

    def _begin(self) -> None:
        values, only = self._analyses.evaluations(self._line), self._only
        self._questions = [
            question
            for question in mistake_questions(self._line, values, self.colors)
            if only is None or question.played.id in only
        ]
        unknown = [each.node for each in self._questions if not self._rated(each).good]
        if unknown:
            self._analyses.look_at(unknown)
        self.go_to(0)

    # State

    @property
    def node(self) -> Node:
        """The position before the mistake, or the last one."""
        if not 0 <= self.at < self.count:
            return self.record.cursor
        return self._question.node

    @property
    def _question(self) -> MistakeQuestion:
        return self._questions[self.at]

    def state(self) -> ExerciseState:
        """The state to show now."""
        title = tr("My mistakes")
        if self.is_over:
            asked = {each.played.id for each in self._questions}
            tried = {attempt.node for attempt in self.attempts}
            summary = said.summary(self.tally, len(asked | tried))
            return ExerciseState(title, summary, missed=tuple(self.missed), is_over=True)
        question, attempt = self._question, self.open_attempt
        place = said.mistake_place(self.at + 1, self.count)
        task = said.mistake_task(self.record.number(question.played), self._played())
        area = self._area()
        return ExerciseState(
            title,
            said.task(place, question.color),
            self.said,
            said.tally_figures(self.tally),
            color=question.color if attempt is not None else None,
            colors=self.colors,
            next_step=self._next_step,
            hides_game=True,
            text=task,
            tried=attempt.tried if attempt is not None else (),
            area=area.points if area is not None and self._hints else frozenset(),
            shown=self._best() if attempt is None else None,
        )

    def _best(self) -> Point | None:
        good = self._rated(self._question).good
        return good[0] if good else None

    def _area(self) -> Area | None:
        point = self._best()
        if point is None or self.open_attempt is None:
            return None
        return area_around(point, self.part_with(point), self._hints)

    def _rated(self, question: MistakeQuestion) -> RatedMoves:
        """The ratings of the moves at a question, by the analysis and the variations."""
        node = question.node
        children = [child for child in node.children if child.move_color is question.color]
        values = self._analyses.evaluations([node, *children])
        followers = [
            (move, values[child.id])
            for child in children
            if child is not question.played and child.id in values
            for move in self._moves(child)
        ]
        before = values.get(node.id)
        return rated_moves(question, self._analyses.candidates(node), followers, before)

    def _moves(self, node: Node) -> Iterator[Point | None]:
        """The move that was played at a node."""
        yield from (each.turn.point for each in self.record.at_node(node).played[:1])

    def _played(self) -> Point | None:
        return next(self._moves(self._question.played), None)

    # Answers

    def answer(self, point: Point | None) -> None:
        """Answer with a move that should be better than that of the game."""
        question, attempt = self._question, self.open_attempt
        if attempt is None:
            return
        moves, played = self._rated(question), self._played()
        rating = moves.rating(point, played)
        if rating is Rating.GOOD:
            self.close(Outcome.FOUND)
            self.said = said.better(point, question.loss, point_name(played))
        elif rating is Rating.NOT_ANALYSED:
            self.said = said.not_analysed(point) if moves.good else said.no_analysis()
        else:
            self.note(point)
            if rating is Rating.PLAYED:
                self.said = said.was_played(point, question.loss)
            else:
                self.said = said.worse(point, moves.losses[point])

    def hint(self) -> None:
        """Name the part of the board in which the best move is, a smaller one each time."""
        if self.open_attempt is None:
            return
        if not self._rated(self._question).good:
            self.said = said.no_analysis()
            return
        self.note_hint()
        self._hints += 1
        area, point = self._area(), self._best()
        if area is not None and point is not None:
            self.said = words.area_sentence(area, self.part_with(point))

    def reveal(self) -> None:
        """Show the best move."""
        if self.open_attempt is None:
            return
        if not self._rated(self._question).good:
            self.said = said.no_analysis()
            return
        self.close(Outcome.SHOWN)
        self.said = words.shown(self._best())

    # From one to the next

    @property
    def _next_step(self) -> str:
        """The effect of `go_on` now."""
        return tr("Skip") if self.open_attempt is not None else tr("Next problem")

    def go_on(self) -> None:
        """Go to the next mistake; after the last one the exercise is over."""
        self.next()

    @property
    def count(self) -> int:
        """The number of mistakes in the exercise."""
        return len(self._questions)

    def begin_task(self) -> Attempt:
        """Ask about a mistake."""
        self._hints = 0
        return Attempt(self._question.played.id)

    def ask_for(self, colors: Collection[Color]) -> None:
        """From now on, ask for the mistakes of these players."""
        self.close(Outcome.LEFT)
        self.colors = frozenset(colors)
        self._begin()

    def follow(self, node: Node) -> None:
        """Stay at the question; end the exercise if the record has changed."""
        if self._question.played.path[0] is not self.record.tree.root:
            self.stop()

    def again(self) -> MistakeExercise:
        """All mistakes of the line once more."""
        return MistakeExercise(self.record, self._analyses, self.colors, self._line)

    def again_missed(self) -> MistakeExercise | None:
        """An exercise with those not found at the first try; None if there are none."""
        missed = self.tally.missed
        if not missed:
            return None
        return MistakeExercise(self.record, self._analyses, self.colors, self._line, missed)

    def remember(self, closed: Attempt) -> None:
        """Keep the mistake, to be asked again on another day."""
        self._analyses.keep(self._question, self._rated(self._question), closed.is_hit)

    def missed_text(self, attempt: Attempt) -> str:
        """The move of the game and what it lost, with a better one."""
        question = self._question
        return said.mistake_row(
            self.record.number(question.played), self._played(), question.loss, self._best()
        )
