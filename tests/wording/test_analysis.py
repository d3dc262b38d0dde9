from __future__ import annotations

import pytest

from tromp_gui.go.point import Point
from tromp_gui.record.evaluation import Evaluation, Loss
from tromp_gui.wording import analysis


@pytest.mark.parametrize(
    ("share", "text"), [(0.486, "48.6%"), (0.0, "0.0%"), (1.0, "100.0%"), (0.99999, "100.0%")]
)
def test_percent(share: float, text: str) -> None:
    assert analysis.percent(share) == text


@pytest.mark.parametrize(
    ("points", "text"),
    [(1.5, "+1.5"), (-0.3, "−0.3"), (0.0, "0.0"), (-0.04, "0.0"), (0.04, "0.0"), (-361, "−361.0")],
)
def test_a_lead_has_its_sign_and_a_true_minus(points: float, text: str) -> None:
    assert analysis.lead(points) == text


@pytest.mark.parametrize(
    ("score", "text"),
    [
        (12.34, "Black ahead by 12.3"),
        (-0.3, "White ahead by 0.3"),
        (0.04, "Even"),
        (-0.04, "Even"),
    ],
)
def test_who_is_ahead(score: float, text: str) -> None:
    assert analysis.ahead(score) == text


@pytest.mark.parametrize(
    ("visits", "text"),
    [
        (0, "0"),
        (620, "620"),
        (999, "999"),
        (1000, "1.0k"),
        (4123, "4.1k"),
        (9949, "9.9k"),
        (9950, "10k"),
        (123_456, "123k"),
        (1_250_000, "1.2M"),
        (12_500_000, "12M"),
    ],
)
def test_visits_take_four_signs_at_most(visits: int, text: str) -> None:
    assert analysis.count(visits) == text


def test_a_line_names_its_points_and_passes() -> None:
    assert analysis.line((Point(4, 8), None, Point(18, 18))) == "J5 pass T19"
    assert analysis.line(()) == ""


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Evaluation(-0.3, 0.486), "Black’s win rate 48.6%; White ahead by 0.3"),
        (Evaluation(None, 0.5), "Black’s win rate 50.0%"),
        (Evaluation(2.0, None), "Black ahead by 2.0"),
        (Evaluation(), ""),
    ],
)
def test_a_position_in_one_phrase(value: Evaluation, text: str) -> None:
    assert analysis.evaluation(value) == text


def test_what_was_lost() -> None:
    assert analysis.lost(Loss(16.24, 0.3)) == "16.2 points"
    assert analysis.lost(Loss(None, 0.23)) == "23.0% in win rate"


def test_how_it_stands_in_short() -> None:
    assert analysis.verdict(Evaluation(-0.3, 0.486)) == "White ahead by 0.3"
    assert analysis.verdict(Evaluation(None, 0.486)) == "Black’s win rate 48.6%"
