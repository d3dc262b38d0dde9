"""The lessons on the rules as plain text with boards, for use without a window."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from tromp_gui.cli.json_text import Json, to_json
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.diagram import draw_signs
from tromp_gui.ui.board.state import BoardState, Mark, Owner
from tromp_gui.ui.tutorial.attempt import LessonAttempt, act, point_of, start
from tromp_gui.ui.tutorial.lesson import Lesson, Mode
from tromp_gui.ui.tutorial.lessons import lessons
from tromp_gui.ui.tutorial.present import board_state, heading, score_line
from tromp_gui.wording import tr

_WIDTH = 76
_MARKS = {Mark.TRIANGLE: "^", Mark.SQUARE: "#", Mark.CIRCLE: "*", Mark.SELECTED: "*"}
_OWNERS = {Owner.BLACK: "b", Owner.WHITE: "w"}


def text() -> str:
    """All lessons: the rule, its meaning, the board, the task, and the result."""
    found = lessons()
    head = tr(
        "The rules of Go, with a board for each statement. X is a black stone, O "
        "a white one; x and o are dead stones; b and w are points that count for "
        "Black and White; ^ # * are marks, and brackets surround a marked stone."
    )
    head = "\n".join(wrap(head, _WIDTH))
    return "\n\n\n".join([head, *("\n".join(_lesson(each)) for each in found)])


def json() -> str:
    """The lessons as one line of JSON."""
    return to_json([_fields(lesson) for lesson in lessons()])


def _fields(lesson: Lesson) -> dict[str, Json]:
    return {
        "sentence": lesson.sentence,
        "title": lesson.title,
        "rule": lesson.rule,
        "story": lesson.story,
        "board": start(lesson).position.board.diagram().replace(" ", "").split("\n"),
        "try": lesson.task,
        "solution": lesson.solution.split(),
        "done": lesson.done,
    }


def _lesson(lesson: Lesson) -> Iterator[str]:
    begun, done = start(lesson), _solved(lesson)
    yield f"{heading(lesson)}: {lesson.title}"
    yield ""
    yield from wrap(lesson.rule, _WIDTH, initial_indent="  ", subsequent_indent="  ")
    yield ""
    yield from wrap(lesson.story, _WIDTH)
    yield from ("", *_drawn(begun), "")
    yield from wrap(tr("Try it: {task}").format(task=lesson.task), _WIDTH)
    yield from wrap(_answer(lesson), _WIDTH)
    yield from ("", *_drawn(done), "")
    yield from wrap(" ".join(filter(None, (lesson.done, score_line(done)))), _WIDTH)


def _answer(lesson: Lesson) -> str:
    words = ", ".join(tr("pass") if word == "pass" else word for word in lesson.solution.split())
    if lesson.mode is Mode.PLAY:
        return tr("One way: {turns}.").format(turns=words)
    return tr("The answer: {points}.").format(points=words)


def _solved(lesson: Lesson) -> LessonAttempt:
    attempt = start(lesson)
    for word in lesson.solution.split():
        attempt = act(attempt, point_of(lesson, word))
    return attempt


def _drawn(attempt: LessonAttempt) -> list[str]:
    state = board_state(attempt)
    marked = next((p for p in state.marks if state.color_at(p) is not None), None)
    marked = None if attempt.is_done else marked
    drawn = draw_signs(state.rows, state.columns, lambda point: _sign(state, point), marked)
    return drawn.split("\n")


def _sign(state: BoardState, point: Point) -> str:
    """The character of a point: its stone, or else its mark, or else its owner."""
    mark, stone = state.marks.get(point), state.color_at(point)
    if stone is not None:
        sign = "X" if stone is Color.BLACK else "O"
        return sign.lower() if point in state.dead else sign
    if mark is not None:
        return _MARKS.get(mark, "*")
    owner = state.owners.get(point)
    return "." if owner is None else _OWNERS.get(owner, ".")
