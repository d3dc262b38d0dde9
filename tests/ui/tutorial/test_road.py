"""Learn Go: right and wrong answers in every lesson, judged on the board."""

from __future__ import annotations

import pytest

from tests.ui.tutorial.test_attempt import names, tried
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.ui.tutorial.attempt import act, answer, point_of, start
from tromp_gui.ui.tutorial.lesson import Lesson, Mode, cannot_live, has_liberties, lives
from tromp_gui.ui.tutorial.present import Tone, board_state, message, score_line
from tromp_gui.ui.tutorial.road import road

ROAD = {lesson.key: lesson for lesson in road()}
PLAYED = [key for key, lesson in ROAD.items() if lesson.mode is Mode.PLAY]


@pytest.fixture(params=ROAD)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return ROAD[request.param]


def test_every_lesson_has_a_key_and_its_texts(lesson: Lesson) -> None:
    assert lesson.key.isidentifier() or "-" in lesson.key
    assert " " not in lesson.key
    for text in (lesson.title, lesson.rule, lesson.story, lesson.task, lesson.done):
        assert text.strip() == text != ""
    assert bool(lesson.wrong) == (lesson.mode is Mode.PLAY) == bool(lesson.moves)
    assert 0 <= lesson.moves <= 2, "the search for a way to the goal is bounded by this"
    assert lesson.board.has_liberties()


def test_only_the_whole_solution_reaches_the_goal(lesson: Lesson) -> None:
    attempt = start(lesson)
    for word in lesson.solution.split():
        assert not attempt.is_done
        attempt = act(attempt, point_of(lesson, word))
    assert attempt.is_done
    assert attempt.wrong is None
    assert message(attempt).tone is Tone.GOOD


@pytest.mark.parametrize("key", PLAYED)
def test_every_first_move_is_answered(key: str) -> None:
    """A wrong one by White, with a reason; most are wrong, and a way on is left by the others."""
    lesson, good = ROAD[key], 0
    begun = start(lesson)
    for point in (None, *begun.position.legal_points()):
        attempt = act(begun, point)
        if attempt.is_done or attempt.wrong is None:
            good += 1
            continue
        assert attempt.position.to_play is Color.BLACK, "White has answered"
        assert message(attempt).text.endswith(lesson.wrong)
        assert message(attempt).tone is Tone.REFUSED
        assert board_state(attempt, hovered=lesson.board.grid.points(1)[0]).ghost is None
        again = act(attempt, point)
        assert (again.position.board, again.made) == (begun.position.board, 0), "a click starts it"
    assert 1 <= good <= 2


def wrong(key: str, turns: str) -> str:
    return message(tried(ROAD[key], turns)).text


def test_white_saves_what_was_not_captured() -> None:
    attempt = tried(ROAD["capture"], "A1")
    assert attempt.last == Turn(Color.WHITE, point_of(attempt.lesson, "D3"))
    assert "3" in wrong("capture", "A1"), "the liberties of the saved stones"


def test_white_takes_what_was_not_saved() -> None:
    attempt = tried(ROAD["atari"], "A2")
    assert attempt.wrong is not None
    assert attempt.wrong.loss == 1
    assert "B3" not in names(attempt.position.board.points(Color.BLACK))


def test_there_is_more_than_one_ko_threat() -> None:
    for threat in ("E3", "G2"):
        assert tried(ROAD["ko"], f"{threat} C5").is_done
    attempt = tried(ROAD["ko"], "C5")
    assert attempt.refused is not None
    assert attempt.wrong is None, "a move that the rules forbid is no answer"


def test_both_pass_after_the_last_point() -> None:
    attempt = tried(ROAD["end"], "C3")
    assert attempt.last == Turn(Color.WHITE, None)
    assert "13" in score_line(attempt)


def test_the_points_to_choose() -> None:
    assert names(answer(ROAD["liberties"])) == ["A2", "A4", "B1", "B4", "C2"]
    assert names(answer(ROAD["count"])) == ["A1", "A3", "A5", "B5"]


@pytest.mark.parametrize(
    ("key", "vertex", "word"),
    [("liberties", "C3", "stone"), ("liberties", "A1", "line"), ("count", "E5", "White")],
)
def test_a_wrong_point_says_why(key: str, vertex: str, word: str) -> None:
    assert word in wrong(key, vertex)


def test_the_count_of_the_lesson_is_right() -> None:
    score = tried(ROAD["count"], ROAD["count"].solution).score
    assert score.result.winner is Color.WHITE
    assert score.result.margin == 1


EYES = Board.from_diagram(
    """\
    . X . X O
    X X X X O
    O O O O O
    . . . . .
    . . . . .
    """
)


def test_two_eyes_are_found_on_the_board() -> None:
    def at(board: Board, to_play: Color = Color.WHITE) -> Position:
        return Position.start(board, to_play=to_play)

    one_eye = EYES.with_stones(white=[EYES.grid.points(1)[0]._replace(row=4, col=0)])
    assert lives("A4")(at(EYES))
    assert not lives("A4")(at(one_eye))
    assert not lives("A1")(at(EYES)), "there is no stone"
    assert cannot_live("A4")(at(one_eye, Color.BLACK)) is False, "Black captures and has two"
    assert not cannot_live("A4")(at(EYES)), "it is White’s turn"
    assert has_liberties("A4", 2)(at(EYES))
    assert not has_liberties("A4", 3)(at(EYES))
