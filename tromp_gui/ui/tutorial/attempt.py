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
class WrongMove:
    """A move after which the goal is out of reach, and what followed.

    `own_loss` are the learner's stones that the move itself removed, `loss` those that White's
    `reply` took; `saved` are the liberties that it gave to stones in atari, 0 if there were none.
    """

    turn: Turn
    reply: Turn
    own_loss: int
    loss: int
    saved: int


@dataclass(frozen=True, slots=True)
class LessonAttempt:
    """The progress of a lesson: the position, the points chosen or marked, the last refusal.

    `last` is the last turn, of the learner or the reply; `made` is how many the learner made.
    After a wrong move, `wrong` is that move: the lesson can only be started again.
    """

    lesson: Lesson
    position: Position
    picked: frozenset[Point] = frozenset()
    refused: RefusedAttempt | None = None
    last: Turn | None = None
    made: int = 0
    wrong: WrongMove | None = None

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

    A completed lesson does not change; after a wrong move it starts again, whatever was clicked.
    """
    if attempt.is_done:
        return attempt
    if attempt.wrong is not None:
        return start(attempt.lesson)
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
    after = replace(_answered(attempt, turn), made=attempt.made + 1)
    moves = attempt.lesson.moves
    if not moves or _is_in_reach(after, moves - after.made):
        return after
    return replace(after, wrong=_wrong_move(attempt, turn, after))


def _played(attempt: LessonAttempt, turn: Turn) -> LessonAttempt:
    return replace(attempt, position=attempt.position.play(turn), refused=None, last=turn)


def _answered(attempt: LessonAttempt, turn: Turn) -> LessonAttempt:
    """The attempt after a legal turn, and White's reply unless the goal is reached."""
    after = _played(attempt, turn)
    has_reply = attempt.lesson.moves or attempt.lesson.replies
    if after.is_done or not has_reply or after.position.to_play is Color.BLACK:
        return after
    return _played(after, _reply(after))


def _is_in_reach(attempt: LessonAttempt, moves: int) -> bool:
    """Whether the learner can still reach the goal in this many moves; lessons have at most two,
    so that few are tried.
    """
    if attempt.is_done:
        return True
    to_play = attempt.position.to_play
    turns = (Turn(to_play, point) for point in (None, *attempt.position.legal_points()))
    return moves > 0 and any(_is_in_reach(_answered(attempt, turn), moves - 1) for turn in turns)


def _wrong_move(before: LessonAttempt, turn: Turn, after: LessonAttempt) -> WrongMove:
    between = before.position.play(turn)
    reply = after.last
    assert reply is not None
    own = between.lost[0] - before.position.lost[0]
    loss = after.position.lost[0] - between.lost[0]
    saved = _liberties_saved(between, reply)
    return WrongMove(turn, reply, own, loss, saved)


# White's replies


def _reply(attempt: LessonAttempt) -> Turn:
    """White's turn: what it can capture, in lessons with a number of moves; otherwise what saves
    most stones in atari, or the first legal one of the lesson's replies, or a pass.
    """
    lesson, position = attempt.lesson, attempt.position
    named = [Turn(Color.WHITE, point_of(lesson, name)) for name in lesson.replies.split()]
    last = attempt.last.point if attempt.last is not None else None
    natural = [_capture(position, last), _rescue(position)] if lesson.moves else []
    turns = [turn for turn in (*natural, *named) if turn is not None]
    legal = (turn for turn in turns if position.legality(turn) is None)
    return next(legal, Turn(Color.WHITE, None))


def _capture(position: Position, last: Point | None) -> Turn | None:
    """The move that captures most, rather not the `last` stone; None if there is nothing to
    capture.
    """

    def taken(point: Point) -> tuple[int, bool]:
        after = position.play(Turn(Color.WHITE, point))
        spares_last = last is not None and after.board.at(last) is Color.BLACK
        return after.lost[0] - position.lost[0], spares_last

    best = max(position.legal_points(), key=taken, default=None)
    return Turn(Color.WHITE, best) if best is not None and taken(best)[0] else None


def _rescue(position: Position) -> Turn | None:
    """The move that saves the most stones in atari; None if none does."""
    board = position.board
    in_atari = {
        board.chain(point)
        for point in board.points(Color.WHITE)
        if len(board.liberties(point)) == 1
    }
    for chain in sorted(in_atari, key=lambda chain: (-len(chain), min(chain))):
        (liberty,) = board.liberties(min(chain))
        turn = Turn(Color.WHITE, liberty)
        if position.legality(turn) is None and _liberties_saved(position, turn) > 1:
            return turn
    return None


def _liberties_saved(position: Position, turn: Turn) -> int:
    """The liberties of White's chain after a move on the last liberty of a part of it, else 0."""
    board, point = position.board, turn.point
    if point is None:
        return 0
    joined = position.play(turn).board.chain(point) - {point}
    if not any(board.liberties(each) == {point} for each in joined):
        return 0
    return len(position.play(turn).board.liberties(point))


def _pick(attempt: LessonAttempt, point: Point) -> LessonAttempt:
    if point not in answer(attempt.lesson):
        return replace(attempt, refused=RefusedAttempt(point, WRONG))
    return replace(attempt, picked=attempt.picked | {point}, refused=None)


def _mark(attempt: LessonAttempt, point: Point) -> LessonAttempt:
    found = flips(attempt.position.board, attempt.picked, point, Reach.REGION)
    if isinstance(found, Refusal):
        return replace(attempt, refused=RefusedAttempt(point, found))
    return replace(attempt, picked=attempt.picked ^ found, refused=None)
