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
from tromp_gui.wording.refusals import refusal, suicide_ahead, suicide_done

TERMS = Terms(TROMP_TAYLOR, Decimal("7"), 0)


def is_sentence(text: str) -> bool:
    return text[0].isupper() and text.endswith(".") and "{" not in text and "  " not in text


@pytest.mark.parametrize("superko", list(Superko))
@pytest.mark.parametrize("reason", list(Reason))
@pytest.mark.parametrize("point", [Point(3, 3), OFF_BOARD, None])
def test_every_refusal(reason: Reason, superko: Superko, point: Point | None) -> None:
    for repeats in (None, 0, 12):
        text = refusal(point, Color.BLACK, Illegal(reason, repeats), superko)
        assert text.endswith(".")
        assert "{" not in text


D4, SUPERKO = Point(3, 3), Illegal(Reason.SUPERKO, 12)


def test_a_repetition_names_the_turn() -> None:
    later = refusal(D4, Color.BLACK, SUPERKO, Superko.POSITIONAL)
    assert later == "D4 would repeat the position after move 12 (positional superko)."
    now = refusal(D4, Color.BLACK, SUPERKO, Superko.POSITIONAL, 13)
    assert now == f"{later} The board would not change."


@pytest.mark.parametrize(
    ("superko", "rule"),
    [
        (Superko.TAYLOR, "Taylor’s superko"),
        (Superko.NATURAL, "natural situational superko"),
    ],
)
def test_a_board_left_before_by_the_same_player(superko: Superko, rule: str) -> None:
    said = refusal(D4, Color.BLACK, SUPERKO, superko)
    assert said == f"D4 would leave the board as Black left it after move 12 ({rule})."
    placed = refusal(D4, Color.WHITE, Illegal(Reason.SUPERKO, -1), superko)
    assert "as White left it when the handicap stones were placed" in placed


def test_a_repetition_says_how_long_ago_it_was() -> None:
    """Turn 18 is played 5 moves after turn 12; where it was played, 6 have been made."""
    ahead = refusal(D4, Color.BLACK, SUPERKO, Superko.POSITIONAL, 18)
    assert ahead.endswith("(positional superko). That was 5 moves ago.")
    played = refusal(D4, Color.BLACK, SUPERKO, Superko.POSITIONAL, 18, is_played=True)
    assert played.endswith("(positional superko). That was 6 moves ago.")


def test_a_ko_is_called_one() -> None:
    """Retaking a single ko at once is called a ko under every superko rule."""
    said = "Ko: D4 would bring back the position after move 12. Play elsewhere first."
    assert refusal(D4, Color.BLACK, SUPERKO, Superko.POSITIONAL, 14, kos=1) == said
    assert refusal(D4, Color.BLACK, Illegal(Reason.KO, 12), Superko.SIMPLE) == said
    assert "Ko:" not in refusal(D4, Color.BLACK, SUPERKO, Superko.POSITIONAL, 14)
    assert "Ko:" not in refusal(D4, Color.BLACK, SUPERKO, Superko.POSITIONAL, 18, kos=3)
    start = refusal(D4, Color.BLACK, Illegal(Reason.KO, 0), Superko.SIMPLE)
    assert start == "Ko: D4 would bring back the starting position. Play elsewhere first."


def test_a_repetition_of_half_placed_handicap_stones() -> None:
    """It was once called the position at the start."""
    said = refusal(D4, Color.BLACK, Illegal(Reason.SUPERKO, -1), Superko.POSITIONAL, 9)
    assert said.startswith("D4 would repeat a position from when the handicap stones were placed")


def test_suicide_is_told_before_and_after() -> None:
    assert suicide_ahead(1) == "Suicide: your stone comes off."
    assert suicide_ahead(2) == "Suicide: your 2 stones come off."
    assert suicide_done(Color.BLACK, 1) == "Suicide: Black’s stone came off"
    assert suicide_done(Color.WHITE, 2) == "Suicide: White’s 2 stones came off"


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
