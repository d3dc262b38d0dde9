"""What the board of a lesson shows and its message, without a window."""

from __future__ import annotations

import pytest

from tests.ui.tutorial.test_attempt import LESSONS, at, lesson_named, tried
from tromp_gui.go.point import Color
from tromp_gui.ui.board.state import Ghost, Mark, Owner
from tromp_gui.ui.tutorial.attempt import start
from tromp_gui.ui.tutorial.lesson import Lesson, Mode
from tromp_gui.ui.tutorial.present import (
    Message,
    Tone,
    board_state,
    heading,
    message,
    point_words,
    score_line,
)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.title)
def test_success_shows_the_lessons_text(lesson: Lesson) -> None:
    assert message(tried(lesson, lesson.solution)) == Message(lesson.done, Tone.GOOD)
    assert message(start(lesson)).tone is Tone.PLAIN


@pytest.mark.parametrize(
    ("title", "turns", "text"),
    [
        (
            "No board twice",
            "C3",
            "C3 would repeat the position at the start (positional superko).",
        ),
        ("The board", "C3 C3", "There is already a stone on C3."),
        (
            "Reaching",
            "A4 E1",
            "No, E1 is not one of them. 3 to find. There is a stone on E1.",
        ),
        ("Dead stones", "A5", "There is no stone on A5."),
        ("Dead stones", "D3", "The stones at D3 can never be captured."),
    ],
)
def test_refusals_have_a_reason(title: str, turns: str, text: str) -> None:
    answered = message(tried(lesson_named(title), turns))
    assert answered == Message(text, Tone.REFUSED)


@pytest.mark.parametrize(
    ("title", "turns", "text"),
    [
        ("Taking turns", "", "Black to play."),
        ("Taking turns", "C3", "Black played C3. White to play."),
        ("The end", "pass", "Black passed. White to play."),
        ("No board twice", "", "White played B3. Black to play."),
        ("No board twice", "pass", "White played E1. Black to play."),
        ("Reaching", "", ""),
        ("Reaching", "A4", "1 of 4 found."),
        ("Dead stones", "", ""),
        ("Dead stones", "C3", "These can live. Click them again to remove the mark."),
        ("Dead stones", "C3 C3", ""),
    ],
)
def test_messages_during_an_attempt(title: str, turns: str, text: str) -> None:
    assert message(tried(lesson_named(title), turns)) == Message(text)


@pytest.mark.parametrize(
    ("title", "turns", "text"),
    [
        ("The board", "", ""),
        ("The score", "A5", ""),
        ("The score", "A5 B4 A2", "Black 12, White 13: White wins by 1."),
        ("The winner", "", "As it stands: Black 12, White 12: A tie."),
        ("The winner", "C3", "Black 13, White 12: Black wins by 1."),
        ("Dead stones", "", "As it stands: Black 9, White 11: White wins by 2."),
        ("Dead stones", "B4", "Black 15, White 10: Black wins by 5."),
    ],
)
def test_lessons_about_the_score_show_it(title: str, turns: str, text: str) -> None:
    assert score_line(tried(lesson_named(title), turns)) == text


def test_headings_count_the_sentences() -> None:
    assert heading(lesson_named("Reaching")) == "Statement 3 of 10"
    assert heading(lesson_named("Dead stones")) == "In addition to the 10 statements"


def test_a_ghost_is_the_stone_that_a_click_would_place() -> None:
    attempt = start(lesson_named("No board twice"))
    assert board_state(attempt, at("E5")).ghost == Ghost(at("E5"), Color.BLACK)
    assert board_state(attempt, at("C3")).ghost == Ghost(at("C3"), Color.BLACK, refused=True)
    assert board_state(attempt, at("B3")).ghost is None
    assert board_state(attempt).ghost is None
    by_key = board_state(attempt, cursor=at("E5"))
    assert (by_key.ghost, by_key.cursor) == (Ghost(at("E5"), Color.BLACK), at("E5"))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.title)
def test_only_boards_to_play_on_have_ghosts(lesson: Lesson) -> None:
    empty = next(iter(sorted(lesson.board.points(None))))
    shown = board_state(start(lesson), empty).ghost is not None
    assert shown == (lesson.mode is Mode.PLAY)
    assert board_state(tried(lesson, lesson.solution), empty).ghost is None


def test_chosen_points_are_marked_and_stay() -> None:
    lesson = lesson_named("Reaching")
    assert board_state(tried(lesson, "A4")).marks == {
        at("B4"): Mark.TRIANGLE,
        at("A4"): Mark.SELECTED,
    }
    done = board_state(tried(lesson, lesson.solution)).marks
    assert done == {at("B4"): Mark.TRIANGLE} | {
        at(vertex): Mark.CIRCLE for vertex in ("A3", "A4", "B5", "C3")
    }


def test_stones_without_liberties_are_removed_once_found() -> None:
    lesson = lesson_named("Clearing")
    assert at("B4") in board_state(tried(lesson, "B4 C4")).white
    state = board_state(tried(lesson, "B4 C4 B2"))
    assert state.white == {at("E2"), at("E3")}
    assert set(state.marks) == {at("B2"), at("B4"), at("C4")}


def test_points_that_count_have_their_owners_square() -> None:
    lesson = lesson_named("The score")
    assert board_state(tried(lesson, "A5")).owners == {at("A5"): Owner.BLACK}
    owners = board_state(tried(lesson, lesson.solution)).owners
    assert {point for point, owner in owners.items() if owner is Owner.BLACK} == {
        at("A2"), at("A5"), at("B4"),
    }  # fmt: skip
    assert sum(owner is Owner.WHITE for owner in owners.values()) == 4


def test_dead_stones_are_shown_with_the_count() -> None:
    lesson = lesson_named("Dead stones")
    before, after = start(lesson), tried(lesson, "B4")
    assert board_state(before, at("B4")).flips == {at("B4")}
    assert board_state(before).owners[at("A5")] is Owner.NEUTRAL
    assert board_state(after).dead == {at("B4")}
    assert board_state(after).owners[at("A5")] is Owner.BLACK


def test_the_last_move_is_ringed() -> None:
    assert board_state(start(lesson_named("No board twice"))).last_move == at("B3")
    assert board_state(start(lesson_named("The board"))).last_move is None
    assert board_state(tried(lesson_named("The end"), "pass")).last_move is None


def test_points_are_described_with_their_stones() -> None:
    attempt = tried(lesson_named("Reaching"), "A4")
    assert point_words(attempt, at("B4")) == "B4: black stone"
    assert point_words(attempt, at("A4")) == "A4: empty, chosen"
    assert point_words(attempt, at("A2")) == "A2: white stone"
