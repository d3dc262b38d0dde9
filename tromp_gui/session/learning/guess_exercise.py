"""Guess the next move: the moves of the current line, one after the other."""

from __future__ import annotations

from collections.abc import Collection

from tromp_gui.go.point import BOTH, Color, Point
from tromp_gui.learning.areas import Area, area_around, distance
from tromp_gui.learning.attempts import Attempt, Outcome
from tromp_gui.learning.guessing import Question, next_question
from tromp_gui.record.node import Node
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.learning.exercise import Exercise, ExerciseState
from tromp_gui.wording import learning as words
from tromp_gui.wording import point_name
from tromp_gui.wording.learning import tr
from tromp_gui.wording.translation import paragraph

_MOST_TURNS = 4
"""Up to this many skipped turns are reported one by one."""


class GuessExercise(Exercise):
    """Asks for the moves by `colors` from `start` to the end of the line through it."""

    def __init__(
        self, record: RecordSession, start: Node, colors: Collection[Color] = BOTH
    ) -> None:
        super().__init__(record)
        self._start, self._node, self.colors = start, start, frozenset(colors)
        self._question: Question | None = None
        self._number = 0
        self._shown: Point | None = None
        self._ask_from(start)

    @property
    def node(self) -> Node:
        """The node before the move asked for, or the last one."""
        return self._node

    def state(self) -> ExerciseState:
        """The state to show now."""
        title, question = tr("Guess the next move"), self._question
        if self.is_over or question is None:
            summary, missed = words.summary(self.score), tuple(self.missed)
            return ExerciseState(title, summary, self.said, missed=missed, is_over=True)
        attempt = self.open_attempt or self.attempts[-1]
        area = self._area(attempt)
        is_whole = area == self._area(attempt, 0)
        return ExerciseState(
            title,
            words.task(question.color, self._number),
            self.said,
            words.figures(self.score),
            question.color,
            self.colors,
            attempt.tried,
            frozenset() if is_whole or self._shown else area.points,
            self._shown,
            next_step=tr("Next move") if self._shown else tr("Skip"),
        )

    def answer(self, point: Point | None) -> None:
        """A guess."""
        question, attempt = self._question, self.open_attempt
        if question is None:
            return
        if point is None:
            self.said = tr("It is a move, not a pass.")
        elif point == question.point:
            tries = len(attempt.wrong) + 1 if attempt is not None else 0
            self.close(Outcome.FOUND)
            self.said = words.right(point, tries) if tries else ""
            self._ask_from(question.answer)
        elif attempt is not None and point not in attempt.wrong:
            self.note(point)
            away = words.wrong(point, distance(point, question.point))
            self.said = paragraph((away, self._where(self.attempts[-1])))

    def hint(self) -> None:
        """Name the part of the board in which the move is, a smaller one each time."""
        if self.open_attempt is not None:
            self.note_hint()
            self.said = self._where(self.attempts[-1])

    def reveal(self) -> None:
        """Show the move; a click on it, or continuing, plays it."""
        if self._question is not None and self.open_attempt is not None:
            self.close(Outcome.SHOWN)
            self._shown = self._question.point
            self.said = words.shown(self._shown)

    def go_on(self) -> None:
        """Play the move without guessing it."""
        if self._question is not None:
            self.close(Outcome.LEFT)
            self.said = ""
            self._ask_from(self._question.answer)

    def follow(self, node: Node) -> None:
        """Ask from another node on; the same question stays open."""
        if not self.is_over and (node is not self._node or self._next(node) != self._question):
            self.close(Outcome.LEFT)
            self.said = ""
            self._ask_from(node, is_told=False)

    def ask_for(self, colors: Collection[Color]) -> None:
        """From here on, ask for the moves of these players."""
        self.colors = frozenset(colors)
        if not self.is_over:
            self.close(Outcome.LEFT)
            self.said = ""
            self._ask_from(self._node)

    def again(self) -> GuessExercise:
        """The same moves once more."""
        tree, start = self.record.tree, self._start
        is_there = start.path[0] is tree.root
        return GuessExercise(self.record, start if is_there else tree.root, self.colors)

    def missed_text(self, attempt: Attempt) -> str:
        """The move by its number and point."""
        assert self._question is not None
        text = tr("Move {number}: {point}")
        return text.format(number=self._number, point=point_name(self._question.point))

    # Questions

    def _ask_from(self, node: Node, is_told: bool = True) -> None:
        """Go to the next question from a node on, reporting the turns skipped."""
        line = self._line(node)
        depth = line.index(node)
        self._shown, self._question = None, self._next(node)
        self._node = line[-1] if self._question is None else self._question.node
        if is_told:
            self._tell_turns(line[depth + 1 : line.index(self._node) + 1])
        if self._question is None:
            self.is_over = True
        else:
            self._number = self.record.number(self._question.answer)
            self.attempts.append(Attempt(self._node.id))

    def _next(self, node: Node) -> Question | None:
        line = self._line(node)
        return next_question(line, line.index(node), self.record.at_node, self.colors)

    def _line(self, node: Node) -> list[Node]:
        """The line through a node: the one followed, or the main line from there."""
        line = self.record.line()
        if node in line:
            return line
        path = node.path
        while (following := path[-1].main_child) is not None:
            path.append(following)
        return path

    def _tell_turns(self, nodes: list[Node]) -> None:
        made = [node for node in nodes if node.move_color is not None]
        if len(made) <= _MOST_TURNS:
            turns = [each.turn for node in made for each in self.record.at_node(node).played]
            self.said = paragraph((self.said, *map(words.turn, turns)))

    def _area(self, attempt: Attempt, steps: int | None = None) -> Area:
        assert self._question is not None
        point, steps = self._question.point, attempt.help if steps is None else steps
        return area_around(point, self.part_with(point), steps)

    def _where(self, attempt: Attempt) -> str:
        return words.area_sentence(self._area(attempt), self._area(attempt, 0))
