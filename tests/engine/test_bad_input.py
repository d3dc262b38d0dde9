"""Mistaken or hostile requests to the engine: a sensible answer, no fault, no long wait."""

from __future__ import annotations

import random

import pytest

from tests.engine.talk import Talk, placing, responses, transcript
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.vertex import format_vertex


@pytest.mark.parametrize("side", [1, 2, 3, 19])
def test_a_board_full_of_stones(side: int) -> None:
    text = "\n".join(" ".join("XO"[(r + c) % 2] for c in range(side)) for r in range(side))
    talk = Talk(f"boardsize {side}", placing(text))
    for color in "bw":
        assert talk.say(f"genmove {color}") == "pass"
    talk.say("final_score", "all_legal b")
    assert talk.say("final_status_list dead") == ""


def test_a_board_of_one_point() -> None:
    talk = Talk("boardsize 1", "komi 0")
    assert talk.say("genmove b") == talk.say("genmove w") == "pass"
    assert talk.say("final_score") == "0"


def test_the_largest_board_and_a_larger_one() -> None:
    talk = Talk("boardsize 52", playouts=2)
    assert talk.say("genmove b") not in ("pass", "resign")
    assert talk.say("play w bb52", "genmove b") not in ("pass", "resign")
    assert talk.fail("boardsize 53") == "unacceptable size"
    talk.say("rectangular_boardsize 52 1", "genmove b", "genmove w")


def test_ten_thousand_plays() -> None:
    chance = random.Random(1)
    points = [format_vertex(Point(row, col)) for row in range(7) for col in range(7)]
    lines = ["boardsize 7", "kata-set-rules japanese"]
    for turn in range(10_000):
        vertex = "pass" if turn % 50 > 47 else chance.choice(points)
        lines.append(f"play {'bw'[turn % 2]} {vertex}")
    answers = responses(transcript("\n".join([*lines, "genmove b", "undo", "name"]) + "\n"))
    assert len(answers) == 10_005
    assert all(answer.is_success for answer in answers[-3:])


@pytest.mark.parametrize("komi", ["1000", "-1000", "1e40", "-0.25", "0.000001"])
def test_any_komi(komi: str) -> None:
    talk = Talk("boardsize 5", f"komi {komi}", playouts=4)
    for _ in range(3):
        for color in Color:
            assert talk.say(f"genmove {color.value}") != "resign"
    talk.say("kata-search_cancellable b", "final_score")


@pytest.mark.parametrize(
    "settings", ["0 0 0", "0 0 1", "0 1 0", "1 0 0", "300 0 7", "0 1 1000000000"]
)
def test_no_time_at_all(settings: str) -> None:
    talk = Talk("boardsize 5", f"time_settings {settings}", "time_left b 0 0", "time_left w -5 1")
    for color in "bwbw":
        assert talk.say(f"genmove {color}") != "resign"


def test_two_turns_running_and_an_undone_one() -> None:
    talk = Talk("boardsize 5")
    talk.say("genmove b", "genmove b", "undo", "genmove w", "undo", "undo", "genmove w")
    assert len(talk.engine.game.turns) == 1


def test_other_rules_in_the_middle_of_a_game() -> None:
    talk = Talk("boardsize 5", "genmove b", "genmove w")
    for rules in ("japanese", "new-zealand", "lasker-maas", "chinese"):
        talk.say(f"kata-set-rules {rules}", "genmove b", "genmove w")
