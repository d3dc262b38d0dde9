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
        return self.picked == answer(self.lesson) if goal is None else goal.is_met(self.position)

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
    trial = LessonAttempt(lesson, position)
    if not lesson.opening:
        return trial
    return _played(trial, Turn(lesson.to_play, point_of(lesson, lesson.opening)))


def act(trial: LessonAttempt, point: Point | None) -> LessonAttempt:
    """The attempt after a click on a point, or after a pass if `point` is None.

    A completed lesson does not change.
    """
    if trial.is_done:
        return trial
    if trial.lesson.mode is Mode.PLAY:
        return _play(trial, point)
    if point is None:
        return trial
    return _pick(trial, point) if trial.lesson.mode is Mode.PICK else _mark(trial, point)


def flipped(trial: LessonAttempt, point: Point) -> frozenset[Point]:
    """The stones that a click on `point` would mark or unmark; empty if none."""
    if trial.lesson.mode is not Mode.MARK or trial.is_done:
        return frozenset()
    found = flips(trial.position.board, trial.picked, point, Reach.REGION)
    return frozenset() if isinstance(found, Refusal) else found


def answer(lesson: Lesson) -> frozenset[Point]:
    """The points that a lesson asks for; empty if it asks for moves."""
    return frozenset() if lesson.asks is None else lesson.asks.answer(lesson.board)


def point_of(lesson: Lesson, vertex: str) -> Point | None:
    """The point of a vertex of a lesson's board; None for a pass. Raises ValueError for an invalid
    vertex.
    """
    board = lesson.board
    return parse_vertex(vertex, board.rows, board.columns)


def _play(trial: LessonAttempt, point: Point | None) -> LessonAttempt:
    turn = Turn(trial.position.to_play, point)
    illegal = trial.position.legality(turn)
    if illegal is not None:
        return replace(trial, refused=RefusedAttempt(point, illegal))
    after = _played(trial, turn)
    return after if after.is_done else _with_reply(after)


def _played(trial: LessonAttempt, turn: Turn) -> LessonAttempt:
    return replace(trial, position=trial.position.play(turn), refused=None, last=turn)


def _with_reply(trial: LessonAttempt) -> LessonAttempt:
    """The attempt after White's reply: the first of the lesson's replies that is legal, or a
    pass.
    """
    if not trial.lesson.replies or trial.position.to_play is Color.BLACK:
        return trial
    turns = [
        Turn(Color.WHITE, point_of(trial.lesson, name)) for name in trial.lesson.replies.split()
    ]
    legal = [turn for turn in turns if trial.position.legality(turn) is None]
    return _played(trial, legal[0] if legal else Turn(Color.WHITE, None))


def _pick(trial: LessonAttempt, point: Point) -> LessonAttempt:
    if point not in answer(trial.lesson):
        return replace(trial, refused=RefusedAttempt(point, WRONG))
    return replace(trial, picked=trial.picked | {point}, refused=None)


def _mark(trial: LessonAttempt, point: Point) -> LessonAttempt:
    found = flips(trial.position.board, trial.picked, point, Reach.REGION)
    if isinstance(found, Refusal):
        return replace(trial, refused=RefusedAttempt(point, found))
    return replace(trial, picked=trial.picked ^ found, refused=None)
