"""What a lesson's board and texts show for an attempt. Pure, no widgets."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from tromp_gui import wording
from tromp_gui.go.board import Board
from tromp_gui.go.move import Illegal, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.scoring.count import reached, without
from tromp_gui.scoring.dead_stones import Refusal
from tromp_gui.ui.board.additions import with_score
from tromp_gui.ui.board.state import BoardState, Ghost, Mark, Owner
from tromp_gui.ui.tutorial.attempt import (
    LessonAttempt,
    RefusedAttempt,
    WrongMove,
    answer,
    flipped,
    point_of,
)
from tromp_gui.ui.tutorial.lesson import SENTENCES, Lesson, Mode, NoLiberties, Reached, Surrounded
from tromp_gui.wording import tr
from tromp_gui.wording.refusals import refusal
from tromp_gui.wording.translation import paragraph, plural

_OWNER = {Color.BLACK: Owner.BLACK, Color.WHITE: Owner.WHITE}


class Tone(Enum):
    """The kind of a message."""

    PLAIN = "plain"
    GOOD = "good"
    REFUSED = "refused"


class Message(NamedTuple):
    """A message about the last action, and its kind."""

    text: str
    tone: Tone = Tone.PLAIN


def board_state(
    attempt: LessonAttempt, hovered: Point | None = None, cursor: Point | None = None
) -> BoardState:
    """What the board of a lesson shows, with the pointer or the board cursor on a point."""
    board = _shown(attempt)
    state = BoardState(
        board.rows,
        board.columns,
        black=board.points(Color.BLACK),
        white=board.points(Color.WHITE),
        last_move=attempt.last.point if attempt.last is not None else None,
        marks=_marks(attempt),
        owners=_owners(attempt),
        cursor=cursor,
    )
    if attempt.lesson.mode is Mode.MARK or (attempt.lesson.shows_score and attempt.is_done):
        state = with_score(state, attempt.score)
    return _with_hand(attempt, state, hovered if hovered is not None else cursor)


def _shown(attempt: LessonAttempt) -> Board:
    """The board; without the captured stones once they are found."""
    board = attempt.position.board
    if isinstance(attempt.lesson.asks, NoLiberties) and attempt.is_done:
        return without(board, attempt.picked)
    return board


def _marks(attempt: LessonAttempt) -> dict[Point, Mark]:
    lesson = attempt.lesson
    marks = {point_of(lesson, vertex): mark for vertex, mark in lesson.marks.items()}
    if lesson.mode is Mode.PICK and not isinstance(lesson.asks, Surrounded):
        mark = Mark.CIRCLE if attempt.is_done else Mark.SELECTED
        marks |= dict.fromkeys(attempt.picked, mark)
    return {point: mark for point, mark in marks.items() if point is not None}


def _owners(attempt: LessonAttempt) -> dict[Point, Owner]:
    asks = attempt.lesson.asks
    if isinstance(asks, Surrounded):
        return dict.fromkeys(attempt.picked, _OWNER[asks.color])
    return {}


def _with_hand(attempt: LessonAttempt, state: BoardState, point: Point | None) -> BoardState:
    if point is None or attempt.is_done or attempt.wrong is not None:
        return state
    if attempt.lesson.mode is Mode.MARK:
        return state._replace(flips=flipped(attempt, point))
    if attempt.lesson.mode is Mode.PICK or state.color_at(point) is not None:
        return state
    turn = Turn(attempt.position.to_play, point)
    refused = attempt.position.legality(turn) is not None
    return state._replace(ghost=Ghost(point, turn.color, refused))


def message(attempt: LessonAttempt) -> Message:
    """A message about the last action: done, refused, or what to do next."""
    if attempt.is_done:
        return Message(attempt.lesson.done, Tone.GOOD)
    if attempt.wrong is not None:
        return Message(_wrong(attempt, attempt.wrong), Tone.REFUSED)
    if attempt.refused is not None:
        return Message(_refusal(attempt, attempt.refused), Tone.REFUSED)
    if attempt.lesson.mode is Mode.PLAY:
        return Message(_whose_turn(attempt))
    found = len(attempt.picked)
    if not found:
        return Message("")
    if attempt.lesson.mode is Mode.MARK:
        return Message(tr("These can live. Click them again to remove the mark."))
    return Message(tr("{found} of {all} found.").format(found=found, all=found + attempt.left))


def _wrong(attempt: LessonAttempt, wrong: WrongMove) -> str:
    """What White did after a wrong move, and why that was possible."""
    reply = wording.point_name(wrong.reply.point)
    sentences = []
    if wrong.own_loss:
        sentences.append(
            plural(
                "wording",
                "Your stone had no liberty there and was removed.",
                "Your %n stones had no liberty left and were removed.",
                wrong.own_loss,
            )
        )
    if wrong.loss:
        text = plural(
            "wording",
            "White plays {point} and takes your stone.",
            "White plays {point} and takes %n of your stones.",
            wrong.loss,
        )
    elif wrong.saved:
        text = plural(
            "wording",
            "White plays {point}: the chain has 1 liberty now.",
            "White plays {point}: the chain has %n liberties now.",
            wrong.saved,
        )
    elif wrong.reply.is_pass:
        text = tr("White passes.")
    else:
        text = tr("White plays {point}.")
    return paragraph((*sentences, text.format(point=reply), attempt.lesson.wrong))


def score_line(attempt: LessonAttempt) -> str:
    """The score as it stands; '' if the lesson is not about it."""
    lesson = attempt.lesson
    hidden = lesson.mode is Mode.PICK and not attempt.is_done
    if not lesson.shows_score or hidden:
        return ""
    score = attempt.score
    text = tr("Black {black}, White {white}: {result}.").format(
        black=wording.number(score.black.total),
        white=wording.number(score.white.total),
        result=wording.result_sentence(score.result),
    )
    return text if attempt.is_done else tr("As it stands: {score}").format(score=text)


def heading(lesson: Lesson) -> str:
    """The number of the statement that a lesson is about, as a heading; '' on the road for
    newcomers.
    """
    if lesson.key:
        return ""
    if lesson.sentence is None:
        return tr("In addition to the {count} statements").format(count=SENTENCES)
    return tr("Statement {number} of {count}").format(number=lesson.sentence, count=SENTENCES)


def point_words(attempt: LessonAttempt, point: Point) -> str:
    """What is on a point, for screen readers."""
    stone = wording.stone_name(_shown(attempt).at(point))
    picked = tr(", chosen") if point in attempt.picked else ""
    return f"{wording.point_name(point)}: {stone}{picked}"


def _whose_turn(attempt: LessonAttempt) -> str:
    to_play = tr("{color} to play.").format(color=wording.color_name(attempt.position.to_play))
    if attempt.last is None:
        return to_play
    color, name = wording.color_name(attempt.last.color), wording.point_name(attempt.last.point)
    if attempt.last.is_pass:
        return tr("{color} passed. {next}").format(color=color, next=to_play)
    return tr("{color} played {point}. {next}").format(color=color, point=name, next=to_play)


def _refusal(attempt: LessonAttempt, refused: RefusedAttempt) -> str:
    name = wording.point_name(refused.point)
    if isinstance(refused.why, Illegal):
        position = attempt.position
        superko, number = TROMP_TAYLOR.superko, position.turn + 1
        return refusal(refused.point, position.to_play, refused.why, superko, number)
    if refused.why is Refusal.NO_STONE:
        return tr("There is no stone on {point}.").format(point=name)
    if refused.why is Refusal.PASS_ALIVE:
        return tr("The stones at {point} can never be captured.").format(point=name)
    return paragraph((_left(attempt, name), _why_not(attempt, refused)))


def _why_not(attempt: LessonAttempt, refused: RefusedAttempt) -> str:
    """Why a point is not one of those to choose, as far as the board tells; otherwise ''."""
    board, asks, point = attempt.position.board, attempt.lesson.asks, refused.point
    if point is None or not isinstance(asks, Reached | Surrounded):
        return ""
    name = wording.point_name(point)
    if board.at(point) is not None:
        return tr("There is a stone on {point}.").format(point=name)
    if isinstance(asks, Reached):
        return tr("No line leads from the chain straight to {point}.").format(point=name)
    black, white = (bool(each >> board.grid.bits[point] & 1) for each in reached(board))
    if black and white:
        return tr("Both colours reach {point}.").format(point=name)
    return tr("{color} surrounds {point}.").format(
        color=wording.color_name(asks.color.opponent), point=name
    )


def _left(attempt: LessonAttempt, name: str) -> str:
    """That a point is not one of those to choose, and how many there are to find."""
    return plural(
        "wording",
        "No, {point} is not one of them. 1 to find.",
        "No, {point} is not one of them. %n to find.",
        len(answer(attempt.lesson) - attempt.picked),
    ).format(point=name)
