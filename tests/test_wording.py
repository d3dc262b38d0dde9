"""Values as sentences: each has one, with nothing left to fill in."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tromp_gui import wording
from tromp_gui.go.move import Illegal, Reason
from tromp_gui.go.point import Color, Point
from tromp_gui.go.result import Result, Way, parse_result
from tromp_gui.go.rules import TROMP_TAYLOR, Superko
from tromp_gui.record.replay import OFF_BOARD
from tromp_gui.record.terms import Gap, GapKind, Terms
from tromp_gui.sgf.repairs import Repair, RepairKind

TERMS = Terms(TROMP_TAYLOR, Decimal("7"), 0)


def is_sentence(text: str) -> bool:
    return text[0].isupper() and text.endswith(".") and "{" not in text and "  " not in text


@pytest.mark.parametrize("superko", list(Superko))
@pytest.mark.parametrize("reason", list(Reason))
@pytest.mark.parametrize("point", [Point(3, 3), OFF_BOARD, None])
def test_every_refusal(reason: Reason, superko: Superko, point: Point | None) -> None:
    for repeats in (None, 0, 12):
        text = wording.refusal(point, Color.BLACK, Illegal(reason, repeats), superko)
        assert text.endswith(".")
        assert "{" not in text


def test_a_repetition_names_the_turn() -> None:
    later = wording.refusal(
        Point(3, 3), Color.BLACK, Illegal(Reason.SUPERKO, 12), Superko.POSITIONAL
    )
    assert later == "D4 would repeat the position after move 12 (positional superko)."
    long_ago = wording.refusal(
        Point(3, 3), Color.BLACK, Illegal(Reason.SUPERKO, 12), Superko.POSITIONAL, 18
    )
    assert long_ago == f"{later} That was 6 moves ago."
    now = wording.refusal(
        Point(3, 3), Color.BLACK, Illegal(Reason.SUPERKO, 12), Superko.POSITIONAL, 13
    )
    assert now == f"{later} The board would stay as it is."
    start = wording.refusal(Point(3, 3), Color.BLACK, Illegal(Reason.KO, 0), Superko.SIMPLE)
    assert start == "D4 would repeat the position at the start (ko)."


@pytest.mark.parametrize("kind", list(GapKind))
def test_every_gap(kind: GapKind) -> None:
    text = wording.gap(Gap(kind, "{komi}"), TERMS)
    assert text.endswith(".")
    assert ("{komi}" in text) is (kind not in (GapKind.NO_RULES, GapKind.NO_KOMI))


@pytest.mark.parametrize("kind", list(RepairKind))
def test_every_repair(kind: RepairKind) -> None:
    text = wording.repair(Repair(kind, 3, 14, "cp1252"))
    assert is_sentence(text)
    assert text.endswith("(line 3, column 14).")
    assert wording.repair(Repair(kind, 3, 14, "x"), 5).endswith("(line 3, column 14, and 5 more).")


@pytest.mark.parametrize(
    ("re_text", "now", "then"),
    [
        ("B+3.5", "Black wins by 3.5", "The file says Black won by 3.5"),
        ("W+10", "White wins by 10", "The file says White won by 10"),
        ("B+R", "Black wins by resignation", "The file says Black won by resignation"),
        ("W+T", "White wins on time", "The file says White won on time"),
        ("B+F", "Black wins by forfeit", "The file says Black won by forfeit"),
        ("W+", "White wins", "The file says White won"),
        ("0", "A tie", "The file says it was a tie"),
        ("Void", "No result", "The file says there was no result"),
    ],
)
def test_every_result(re_text: str, now: str, then: str) -> None:
    result = parse_result(re_text)
    assert result is not None
    assert (wording.result_sentence(result), wording.file_says(result)) == (now, then)


def test_every_way_has_words() -> None:
    for way in Way:
        assert "{" not in wording.result_sentence(Result(Color.BLACK, way, Decimal(1)))


@pytest.mark.parametrize(
    ("value", "text"),
    [("7", "7"), ("7.50", "7.5"), ("-3.5", "−3.5"), ("0.0", "0"), ("100", "100"), ("6.99", "6.99")],
)
def test_numbers(value: str, text: str) -> None:
    assert wording.number(Decimal(value)) == text


def test_points() -> None:
    assert wording.point_name(Point(0, 8)) == "J1"
    assert wording.point_name(None) == "pass"
    assert wording.point_name(OFF_BOARD) == "a point outside the board"
