"""The base of exercises: questions about positions of the open record, answered by points."""

from abc import ABC, abstractmethod
from typing import NamedTuple

from tromp_gui.go.move import Illegal, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.learning.areas import Area
from tromp_gui.learning.attempts import Attempt, Outcome, Score, Tally, score, tally
from tromp_gui.record.node import Node
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.wording import listed, point_name


class Missed(NamedTuple):
    """A question missed at the first try: its node's id, it and its answer, wrong answers."""

    node: int
    text: str
    wrong: str


class ExerciseState(NamedTuple):
    """All that the window shows of an exercise besides its position, including sentences.

    `color` is the player whose stone a click would place, None while nothing is asked; `colors` are
    the players whose moves are asked for, None if that cannot be chosen; `tried` are the wrong
    answers, crossed out on the board; `area` the points that include the answer (empty: anywhere);
    `shown` the answer once it is revealed; `missed` is filled when the exercise is over.
    `next_step` is the effect of continuing, "" for the next question; `hides_game`: tree and
    comment would reveal the answer; `text` is the task in the words of the file.
    """

    title: str
    task: str = ""
    said: str = ""
    figures: str = ""
    color: Color | None = None
    colors: frozenset[Color] | None = None
    tried: tuple[Point, ...] = ()
    area: frozenset[Point] = frozenset()
    shown: Point | None = None
    missed: tuple[Missed, ...] = ()
    is_over: bool = False
    next_step: str = ""
    hides_game: bool = False
    text: str = ""


class Exercise(ABC):
    """One exercise. It never changes the record or moves its cursor: the `LearningSession` shows
    `node` after every call.

    `attempts` are the questions so far, the last one open while something is asked; `said` is the
    response to the last call; `missed` are the questions closed without a hit.
    """

    def __init__(self, record: RecordSession) -> None:
        self.record = record
        self.attempts: list[Attempt] = []
        self.missed: list[Missed] = []
        self.said = ""
        self.is_over = False

    @property
    @abstractmethod
    def node(self) -> Node:
        """The node whose position to show."""

    @abstractmethod
    def state(self) -> ExerciseState:
        """The state to show now."""

    def part_with(self, answer: Point) -> Area:
        """What the board shows of the position (VW), which hints divide; the whole board if the
        answer is outside of it.
        """
        view, tree = self.record.at_node(self.node).view, self.record.tree
        if view is None or answer not in view:
            return Area(Point(0, 0), Point(tree.rows - 1, tree.columns - 1))
        return Area.around(view)

    def refusal(self, point: Point | None) -> tuple[Turn, Illegal] | None:
        """Why a move cannot be an answer; None if it can."""
        position = self.record.at_node(self.node).position
        turn = Turn(position.to_play, point)
        illegal = position.legality(turn)
        return None if illegal is None else (turn, illegal)

    @abstractmethod
    def answer(self, point: Point | None) -> None:
        """Answer with a move that `refusal` allows; None is a pass."""

    @abstractmethod
    def hint(self) -> None:
        """Reveal more about the answer."""

    @abstractmethod
    def reveal(self) -> None:
        """Show the answer; the question is over."""

    @abstractmethod
    def go_on(self) -> None:
        """Go to the next question."""

    @abstractmethod
    def follow(self, node: Node) -> None:
        """Ask at another node that the user went to."""

    @abstractmethod
    def again(self) -> "Exercise":
        """The same exercise from the beginning."""

    def again_missed(self) -> "Exercise | None":
        """An exercise with the questions not answered at the first try; None if not offered."""
        return None

    @property
    def may_repeat_missed(self) -> bool:
        """Whether `again_missed` returns an exercise."""
        return False

    @abstractmethod
    def missed_text(self, attempt: Attempt) -> str:
        """The open question and its answer, for the list of those missed."""

    def show(self, missed: Missed) -> None:
        """Show a missed question, if it is still in the record."""
        try:
            self.record.go_to(self.record.tree.node(missed.node))
        except KeyError:
            return

    def stop(self) -> None:
        """End the exercise, leaving an open question."""
        self.close(Outcome.LEFT)
        self.is_over, self.said = True, ""

    @property
    def open_attempt(self) -> Attempt | None:
        """The attempt at the question asked now."""
        last = self.attempts[-1] if self.attempts else None
        return last if last is not None and last.outcome is None else None

    def note(self, wrong: Point | None) -> None:
        """Count a wrong answer to the open question, once."""
        attempt = self.open_attempt
        if attempt is not None and wrong not in attempt.wrong:
            self.attempts[-1] = attempt._replace(wrong=(*attempt.wrong, wrong))

    def note_hint(self) -> None:
        """Count a hint for the open question."""
        last = self.attempts[-1]
        self.attempts[-1] = last._replace(hints=last.hints + 1)

    def close(self, outcome: Outcome) -> None:
        """End the open question; one that was left untouched is dropped."""
        attempt = self.open_attempt
        if attempt is None:
            return
        if outcome is Outcome.LEFT and not attempt.is_touched:
            self.attempts.pop()
        else:
            closed = self.attempts[-1] = attempt._replace(outcome=outcome)
            self.remember(closed)
            if not closed.is_hit:
                wrong = listed(map(point_name, closed.wrong))
                self.missed.append(Missed(closed.node, self.missed_text(closed), wrong))

    def remember(self, closed: Attempt) -> None:  # noqa: B027 - most exercises end with the day
        """Keep a closed attempt for another day, if the exercise does so."""

    @property
    def score(self) -> Score:
        """The score so far."""
        return score(self.attempts)


class SeriesExercise(Exercise):
    """Tasks by index in the list; `at` is that of the current one. They may be visited more than
    once, and each is listed as missed only once.
    """

    at = -1

    @property
    @abstractmethod
    def count(self) -> int:
        """The number of tasks."""

    @abstractmethod
    def begin_task(self) -> Attempt | None:
        """Begin the task `at`; returns None if nothing can be asked there."""

    @property
    def tally(self) -> Tally:
        """How the tasks were solved so far."""
        return tally(self.attempts)

    @property
    def has_previous(self) -> bool:
        """Whether there is a task before this one."""
        return self.at > 0

    def next(self) -> None:
        """Go to the next task in any case; after the last one the exercise is over."""
        self.go_to(self.at + 1)

    def previous(self) -> None:
        """Go to the previous task, if there is one."""
        if self.has_previous:
            self.go_to(self.at - 1)

    def go_to(self, at: int) -> None:
        """Go to another task."""
        self.close(Outcome.LEFT)
        self.said = ""
        if at >= self.count:
            self.stop()
            return
        self.at = at
        attempt = self.begin_task()
        if attempt is not None:
            self.attempts.append(attempt)

    @property
    def may_repeat_missed(self) -> bool:
        """Whether a task was not solved at the first try."""
        return bool(self.tally.missed)

    def close(self, outcome: Outcome) -> None:
        """End the open attempt; see `Exercise`."""
        super().close(outcome)
        self.missed = list({missed.node: missed for missed in self.missed}.values())
