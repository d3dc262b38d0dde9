"""An attempt at a lesson: an immutable value with a real position. No Qt."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from tromp_gui.go.move import Illegal, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.scoring.count import Score, count
from tromp_gui.scoring.dead_stones import Reach, Refusal, flips
from tromp_gui.ui.tutorial.lesson import Lesson, Mode

WRONG = "wrong"
"""The reason for a click on a point that was not asked for."""

RefusalReason: TypeAlias = Illegal | Refusal | str


@dataclass(frozen=True, slots=True)
class RefusedAttempt:
    """An action without effect: what was tried, and why it was refused."""

    point: Point | None
    why: RefusalReason


@dataclass(frozen=True, slots=True)
class LessonAttempt:
    """The progress of a lesson: the position, the points chosen or marked, the last refusal.

    `last` is the last turn, of the learner or the reply.
    """

    lesson: Lesson
    position: Position
    picked: frozenset[Point] = frozenset()
    refused: RefusedAttempt | None = None
    last: Turn | None = None

    @property
    def is_done(self) -> bool:
        """Whether the goal has been reached."""
        goal = self.lesson.goal
        return self.picked == answer(self.lesson) if goal is None else goal(self.position)

    @property
    def left(self) -> int:
        """How many points are still to be chosen."""
        return len(answer(self.lesson) - self.picked)

    @property
    def score(self) -> Score:
        """The count of the board, without the stones marked as dead."""
        marks = self.picked if self.lesson.mode is Mode.MARK else frozenset[Point]()
        return count(self.position.board, TROMP_TAYLOR, marks)


def start(lesson: Lesson) -> LessonAttempt:
    """A lesson at its start."""
    position = Position.start(lesson.board, TROMP_TAYLOR, lesson.to_play)
    attempt = LessonAttempt(lesson, position)
    if not lesson.opening:
        return attempt
    return _played(attempt, Turn(lesson.to_play, point_of(lesson, lesson.opening)))


def act(attempt: LessonAttempt, point: Point | None) -> LessonAttempt:
    """The attempt after a click on a point, or after a pass if `point` is None.

    A completed lesson does not change.
    """
    if attempt.is_done:
        return attempt
    if attempt.lesson.mode is Mode.PLAY:
        return _play(attempt, point)
    if point is None:
        return attempt
    return _pick(attempt, point) if attempt.lesson.mode is Mode.PICK else _mark(attempt, point)


def flipped(attempt: LessonAttempt, point: Point) -> frozenset[Point]:
    """The stones that a click on `point` would mark or unmark; empty if none."""
    if attempt.lesson.mode is not Mode.MARK or attempt.is_done:
        return frozenset()
    found = flips(attempt.position.board, attempt.picked, point, Reach.REGION)
    return frozenset() if isinstance(found, Refusal) else found


def answer(lesson: Lesson) -> frozenset[Point]:
    """The points that a lesson asks for; empty if it asks for moves."""
    return frozenset() if lesson.asks is None else lesson.asks.answer(lesson.board)


def point_of(lesson: Lesson, vertex: str) -> Point | None:
    """A vertex of a lesson's board as a point; None is a pass. Raises ValueError."""
    board = lesson.board
    return parse_vertex(vertex, board.rows, board.columns)


def _play(attempt: LessonAttempt, point: Point | None) -> LessonAttempt:
    turn = Turn(attempt.position.to_play, point)
    illegal = attempt.position.legality(turn)
    if illegal is not None:
        return replace(attempt, refused=RefusedAttempt(point, illegal))
    after = _played(attempt, turn)
    return after if after.is_done else _with_reply(after)


def _played(attempt: LessonAttempt, turn: Turn) -> LessonAttempt:
    return replace(attempt, position=attempt.position.play(turn), refused=None, last=turn)


def _with_reply(attempt: LessonAttempt) -> LessonAttempt:
    """The attempt after White's reply: its first legal one, or a pass."""
    if not attempt.lesson.replies or attempt.position.to_play is Color.BLACK:
        return attempt
    turns = [
        Turn(Color.WHITE, point_of(attempt.lesson, name)) for name in attempt.lesson.replies.split()
    ]
    legal = [turn for turn in turns if attempt.position.legality(turn) is None]
    return _played(attempt, legal[0] if legal else Turn(Color.WHITE, None))


def _pick(attempt: LessonAttempt, point: Point) -> LessonAttempt:
    if point not in answer(attempt.lesson):
        return replace(attempt, refused=RefusedAttempt(point, WRONG))
    return replace(attempt, picked=attempt.picked | {point}, refused=None)


def _mark(attempt: LessonAttempt, point: Point) -> LessonAttempt:
    found = flips(attempt.position.board, attempt.picked, point, Reach.REGION)
    if isinstance(found, Refusal):
        return replace(attempt, refused=RefusedAttempt(point, found))
    return replace(attempt, picked=attempt.picked ^ found, refused=None)
