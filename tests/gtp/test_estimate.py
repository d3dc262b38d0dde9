"""The answer of `tromp-estimate`, written and read."""

from __future__ import annotations

import pytest

from tromp_gui.go.point import Point
from tromp_gui.gtp.estimate import Estimate, format_estimate, parse_estimate

POINTS = {Point(0, 0): 1.0, Point(0, 1): 0.5, Point(1, 0): -1.0, Point(1, 1): 0.0}


@pytest.mark.parametrize(
    ("lead", "said"),
    [(3.46, "B+3.5"), (-0.5, "W+0.5"), (0.04, "0"), (-0.0, "0"), (361.0, "B+361.0")],
)
def test_the_answer(lead: float, said: str) -> None:
    text = format_estimate(Estimate(lead, POINTS), 2, 2)
    assert text == f"score {said}\nownership -1.000 0.000 1.000 0.500"


@pytest.mark.parametrize("lead", [3.5, -12.0, 0.0])
def test_there_and_back(lead: float) -> None:
    estimate = Estimate(lead, POINTS)
    assert parse_estimate(format_estimate(estimate, 2, 2), 2, 2) == estimate


def test_the_first_value_is_the_top_left() -> None:
    found = parse_estimate("score 0\nownership 0.1 0.2 0.3 0.4 0.5 0.6", 2, 3)
    assert found is not None
    assert found.ownership[Point(1, 0)] == 0.1
    assert found.ownership[Point(0, 2)] == 0.6


@pytest.mark.parametrize(
    "text",
    [
        "",
        "score B+3.5",
        "ownership 0 0 0 0",
        "score B+3.5\nownership 0 0 0",
        "score B+3.5\nownership 0 0 0 0 0",
        "score B+3.5\nownership 0 0 0 2",
        "score B+3.5\nownership 0 0 0 nan",
        "score B+3.5\nownership 0 0 0 much",
        "score Black wins\nownership 0 0 0 0",
        "score B+\nownership 0 0 0 0",
        "score B+1e9\nownership 0 0 0 0",
    ],
)
def test_what_is_no_estimate_of_this_board(text: str) -> None:
    assert parse_estimate(text, 2, 2) is None
