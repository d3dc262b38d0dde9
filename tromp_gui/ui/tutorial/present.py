"""What a lesson's board and texts show for an attempt. Pure, no widgets."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from tromp_gui import wording
from tromp_gui.go.board import Board
from tromp_gui.go.move import Illegal, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.scoring.count import without
from tromp_gui.scoring.dead_stones import Refusal
from tromp_gui.ui.board.additions import with_score
from tromp_gui.ui.board.state import BoardState, Ghost, Mark, Owner
from tromp_gui.ui.tutorial.goals import Breathless, Surrounded
from tromp_gui.ui.tutorial.lesson import SENTENCES, Lesson, Mode
from tromp_gui.ui.tutorial.trial import LessonAttempt, RefusedAttempt, answer, flipped, point_of
from tromp_gui.wording import tr
from tromp_gui.wording.refusals import refusal
from tromp_gui.wording.translation import plural

_OWNER = {Color.BLACK: Owner.BLACK, Color.WHITE: Owner.WHITE}


class Tone(Enum):
    """The kind of a message."""

    PLAIN = "plain"
    GOOD = "good"
    REFUSED = "refused"


class Said(NamedTuple):
    """A message about the last action, and its kind."""

    text: str
    tone: Tone = Tone.PLAIN


def board_state(
    trial: LessonAttempt, hovered: Point | None = None, cursor: Point | None = None
) -> BoardState:
    """What the board of a lesson shows, with the pointer or the board cursor on a point."""
    board = _shown(trial)
    state = BoardState(
        board.rows,
        board.columns,
        black=board.points(Color.BLACK),
        white=board.points(Color.WHITE),
        last_move=trial.last.point if trial.last is not None else None,
        marks=_marks(trial),
        owners=_owners(trial),
        cursor=cursor,
    )
    if trial.lesson.mode is Mode.MARK or (trial.lesson.shows_score and trial.is_done):
        state = with_score(state, trial.score)
    return _with_hand(trial, state, hovered if hovered is not None else cursor)


def _shown(trial: LessonAttempt) -> Board:
    """The board; without the captured stones once they are found."""
    board = trial.position.board
    if isinstance(trial.lesson.asks, Breathless) and trial.is_done:
        return without(board, trial.picked)
    return board


def _marks(trial: LessonAttempt) -> dict[Point, Mark]:
    lesson = trial.lesson
    marks = {point_of(lesson, vertex): mark for vertex, mark in lesson.marks.items()}
    if lesson.mode is Mode.PICK and not isinstance(lesson.asks, Surrounded):
        mark = Mark.CIRCLE if trial.is_done else Mark.SELECTED
        marks |= dict.fromkeys(trial.picked, mark)
    return {point: mark for point, mark in marks.items() if point is not None}


def _owners(trial: LessonAttempt) -> dict[Point, Owner]:
    asks = trial.lesson.asks
    if isinstance(asks, Surrounded):
        return dict.fromkeys(trial.picked, _OWNER[asks.color])
    return {}


def _with_hand(trial: LessonAttempt, state: BoardState, point: Point | None) -> BoardState:
    if point is None or trial.is_done:
        return state
    if trial.lesson.mode is Mode.MARK:
        return state._replace(flips=flipped(trial, point))
    if trial.lesson.mode is Mode.PICK or state.color_at(point) is not None:
        return state
    turn = Turn(trial.position.to_play, point)
    refused = trial.position.legality(turn) is not None
    return state._replace(ghost=Ghost(point, turn.color, refused))


def said(trial: LessonAttempt) -> Said:
    """A message about the last action: done, refused, or what to do next."""
    if trial.is_done:
        return Said(trial.lesson.done, Tone.GOOD)
    if trial.refused is not None:
        return Said(_refusal(trial, trial.refused), Tone.REFUSED)
    if trial.lesson.mode is Mode.PLAY:
        return Said(_whose_turn(trial))
    found = len(trial.picked)
    if not found:
        return Said("")
    if trial.lesson.mode is Mode.MARK:
        return Said(tr("These can live. Click them again to remove the mark."))
    return Said(tr("{found} of {all} found.").format(found=found, all=found + trial.left))


def score_line(trial: LessonAttempt) -> str:
    """The score as it stands; '' if the lesson is not about it."""
    lesson = trial.lesson
    hidden = lesson.mode is Mode.PICK and not trial.is_done
    if not lesson.shows_score or hidden:
        return ""
    score = trial.score
    text = tr("Black {black}, White {white}: {result}.").format(
        black=wording.number(score.black.total),
        white=wording.number(score.white.total),
        result=wording.result_sentence(score.result),
    )
    return text if trial.is_done else tr("As it stands: {score}").format(score=text)


def heading(lesson: Lesson) -> str:
    """The number of the statement that a lesson is about, as a heading."""
    if lesson.sentence is None:
        return tr("In addition to the {count} statements").format(count=SENTENCES)
    return tr("Statement {number} of {count}").format(number=lesson.sentence, count=SENTENCES)


def point_said(trial: LessonAttempt, point: Point) -> str:
    """What is on a point, for screen readers."""
    stone = wording.stone_name(_shown(trial).at(point))
    picked = tr(", chosen") if point in trial.picked else ""
    return f"{wording.point_name(point)}: {stone}{picked}"


def _whose_turn(trial: LessonAttempt) -> str:
    to_play = tr("{color} to play.").format(color=wording.color_name(trial.position.to_play))
    if trial.last is None:
        return to_play
    color, name = wording.color_name(trial.last.color), wording.point_name(trial.last.point)
    if trial.last.is_pass:
        return tr("{color} passed. {next}").format(color=color, next=to_play)
    return tr("{color} played {point}. {next}").format(color=color, point=name, next=to_play)


def _refusal(trial: LessonAttempt, refused: RefusedAttempt) -> str:
    name = wording.point_name(refused.point)
    if isinstance(refused.why, Illegal):
        position = trial.position
        superko, number = TROMP_TAYLOR.superko, position.turn + 1
        return refusal(refused.point, position.to_play, refused.why, superko, number)
    if refused.why is Refusal.NO_STONE:
        return tr("There is no stone on {point}.").format(point=name)
    if refused.why is Refusal.PASS_ALIVE:
        return tr("The stones at {point} can never be captured.").format(point=name)
    return plural(
        "wording",
        "No, {point} is not one of them. 1 to find.",
        "No, {point} is not one of them. %n to find.",
        len(answer(trial.lesson) - trial.picked),
    ).format(point=name)
