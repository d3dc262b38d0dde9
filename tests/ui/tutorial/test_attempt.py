"""The lessons as data, and attempts at them: the solution, wrong turns, random clicks."""

from __future__ import annotations

import random
from dataclasses import replace
from decimal import Decimal

import pytest

from tromp_gui.go.board import Board
from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.vertex import format_vertex, parse_vertex
from tromp_gui.scoring.dead_stones import Refusal
from tromp_gui.ui.tutorial.attempt import (
    WRONG,
    LessonAttempt,
    RefusedAttempt,
    act,
    answer,
    flipped,
    point_of,
    start,
)
from tromp_gui.ui.tutorial.lesson import SENTENCES, Lesson, Mode
from tromp_gui.ui.tutorial.lessons import lessons

LESSONS = lessons()
IDS = [lesson.title for lesson in LESSONS]


def lesson_named(title: str) -> Lesson:
    return LESSONS[IDS.index(title)]


def at(vertex: str) -> Point:
    point = parse_vertex(vertex, 5, 5)
    assert point is not None
    return point


def tried(lesson: Lesson, turns: str) -> LessonAttempt:
    """The attempt after clicks and passes such as "C3 pass"."""
    attempt = start(lesson)
    for word in turns.split():
        attempt = act(attempt, point_of(lesson, word))
    return attempt


def drawn(board: Board) -> str:
    return board.diagram() + "\n"


def names(points: frozenset[Point]) -> list[str]:
    return sorted(map(format_vertex, points))


def test_every_statement_has_its_lesson_in_order() -> None:
    numbers = [lesson.sentence for lesson in LESSONS if lesson.sentence is not None]
    assert sorted(set(numbers)) == list(range(1, SENTENCES + 1))
    assert numbers == sorted(numbers)
    assert [lesson.title for lesson in LESSONS if lesson.sentence is None] == ["Dead stones"]


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_every_lesson_has_all_its_texts(lesson: Lesson) -> None:
    for text in (lesson.title, lesson.rule, lesson.story, lesson.task, lesson.done):
        assert text.strip() == text != ""
    assert len(lesson.title) <= 20
    assert len(lesson.story) <= 320, "a small page holds no more"
    assert (lesson.goal is None) != (lesson.asks is None)
    assert (lesson.goal is None) == (lesson.mode is not Mode.PLAY)
    assert lesson.board.rows == lesson.board.columns == 5


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_no_lesson_starts_completed(lesson: Lesson) -> None:
    attempt = start(lesson)
    assert not attempt.is_done
    assert attempt.refused is None
    assert not attempt.picked


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_only_the_whole_solution_reaches_the_goal(lesson: Lesson) -> None:
    words = lesson.solution.split()
    attempt = start(lesson)
    for word in words:
        assert not attempt.is_done
        attempt = act(attempt, point_of(lesson, word))
    assert attempt.is_done
    assert attempt.refused is None


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_a_completed_lesson_does_not_change(lesson: Lesson) -> None:
    attempt = tried(lesson, lesson.solution)
    for point in (None, at("A1"), at("C3"), at("E5")):
        assert act(attempt, point) == attempt
        assert point is None or not flipped(attempt, point)


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
@pytest.mark.parametrize("seed", range(5))
def test_random_clicks_are_handled(lesson: Lesson, seed: int) -> None:
    chance, attempt = random.Random(seed), start(lesson)
    for _ in range(60):
        before = attempt
        attempt = act(attempt, chance.choice([None, *before.position.grid.bits]))
        assert attempt.position.rules.id == "tromp-taylor"
        if attempt.refused is not None:
            assert (attempt.position, attempt.picked) == (before.position, before.picked)
        if attempt.is_done:
            return


def test_any_corner_is_accepted() -> None:
    lesson = lesson_named("The board")
    assert not tried(lesson, "A2 C3").is_done
    for corner in ("A1", "A5", "E1", "E5"):
        assert tried(lesson, corner).is_done


def test_only_the_right_colours_are_accepted() -> None:
    lesson = lesson_named("Three colours")
    assert tried(lesson, "B4 D2").is_done
    assert not tried(lesson, "D2 B4").is_done
    assert tried(lesson, "A1 D2 B4").is_done


@pytest.mark.parametrize(
    ("title", "wanted"),
    [
        ("Reaching", ["A3", "A4", "B5", "C3"]),
        ("Clearing", ["B2", "B4", "C4"]),
        ("The score", ["A2", "A5", "B4"]),
        ("Dead stones", ["B4"]),
        ("The end", []),
    ],
)
def test_the_points_to_choose(title: str, wanted: list[str]) -> None:
    assert names(answer(lesson_named(title))) == wanted


def test_a_wrong_point_is_refused_until_the_next_click() -> None:
    lesson = lesson_named("Reaching")
    attempt = tried(lesson, "A4 D1")
    assert attempt.refused == RefusedAttempt(at("D1"), WRONG)
    assert (names(attempt.picked), attempt.left) == (["A4"], 3)
    again = act(attempt, at("A3"))
    assert (again.refused, again.left) == (None, 2)
    assert act(again, at("A3")).picked == again.picked, "picking twice changes nothing"


def test_retaking_a_ko_at_once_is_refused() -> None:
    lesson = lesson_named("No board twice")
    attempt = tried(lesson, "C3")
    assert attempt.refused == RefusedAttempt(at("C3"), Illegal(Reason.SUPERKO, 0))
    assert attempt.last == Turn(Color.WHITE, at("B3")), "White's move is the last one still"


def test_after_a_ko_threat_the_ko_can_be_taken() -> None:
    lesson = lesson_named("No board twice")
    attempt = tried(lesson, "E5")
    assert attempt.last == Turn(Color.WHITE, at("E1"))
    assert not attempt.is_done
    done = act(attempt, at("C3"))
    assert done.is_done
    assert drawn(done.position.board) == (". . . . X\n. X O . .\nX . X O .\n. X O . .\n. . . . O\n")


def test_white_plays_the_first_legal_reply() -> None:
    lesson = lesson_named("No board twice")
    assert tried(lesson, "E1").last == Turn(Color.WHITE, at("A1"))
    assert tried(replace(lesson, replies="E1"), "E1").last == Turn(Color.WHITE, None)
    assert tried(lesson, "pass").last == Turn(Color.WHITE, at("E1"))


def test_a_capture_removes_the_chain() -> None:
    attempt = tried(lesson_named("A move: capture"), "D3")
    assert drawn(attempt.position.board) == (
        ". . . . .\n. X X . .\nX . . X .\n. X X . .\n. . . . .\n"
    )
    assert attempt.last == Turn(Color.BLACK, at("D3")), "nobody answers once it is done"


def test_suicide_removes_the_players_stones() -> None:
    attempt = tried(lesson_named("A move: suicide"), "A5")
    assert drawn(attempt.position.board) == (
        ". . O . .\n. O . . .\nO . . . .\n. . . . .\n. . . . .\n"
    )


def test_a_stone_instead_of_the_second_pass_does_not_end_the_game() -> None:
    lesson = lesson_named("The end")
    assert not tried(lesson, "pass E5 pass").is_done
    assert tried(lesson, "pass E5 pass pass").is_done


def test_only_one_move_wins() -> None:
    lesson = lesson_named("The winner")
    wins = [point for point in lesson.board.points(None) if act(start(lesson), point).is_done]
    assert names(frozenset(wins)) == ["C3"]
    score = tried(lesson, "C3").score
    assert (score.black.total, score.white.total) == (Decimal(13), Decimal(12))
    assert start(lesson).score.result.winner is None


def test_the_dead_stone_changes_the_winner() -> None:
    lesson = lesson_named("Dead stones")
    before, after = start(lesson), tried(lesson, "B4")
    assert before.score.result.winner is Color.WHITE
    assert after.score.result.winner is Color.BLACK
    assert (after.score.black.total, after.score.white.total) == (Decimal(15), Decimal(10))
    assert flipped(before, at("B4")) == {at("B4")}


def test_marks_can_be_removed_and_live_chains_are_refused() -> None:
    lesson = lesson_named("Dead stones")
    assert tried(lesson, "A5").refused == RefusedAttempt(at("A5"), Refusal.NO_STONE)
    assert tried(lesson, "D3").refused == RefusedAttempt(at("D3"), Refusal.PASS_ALIVE)
    assert not flipped(start(lesson), at("D3"))
    begun = start(lesson)
    assert act(begun, None) is begun, "one does not pass here"


def test_scores_in_the_texts_are_right() -> None:
    score = tried(lesson_named("The score"), "A5 B4 A2").score
    assert (score.black.stones, score.black.surrounded) == (9, 3)
    assert (score.white.stones, score.white.surrounded) == (9, 4)
    assert tried(lesson_named("Three colours"), "B4 D2").position.board.free.bit_count() == 23
