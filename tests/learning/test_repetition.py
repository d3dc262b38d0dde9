"""Leitner's boxes: when a problem is asked again."""

from __future__ import annotations

from datetime import date, timedelta

from tromp_gui.learning.repetition import INTERVALS, KNOWN, Card, answered, plan

TODAY = date(2026, 11, 28)


def test_a_problem_solved_at_once_is_not_asked_again() -> None:
    assert answered(None, True, TODAY) == KNOWN
    assert not KNOWN.is_due(TODAY)


def test_a_missed_one_moves_through_the_boxes_until_it_is_known() -> None:
    day, card = TODAY, answered(None, False, TODAY)
    for interval in INTERVALS:
        assert not card.is_due(day + timedelta(interval - 1))
        day += timedelta(interval)
        assert card.is_due(day)
        card = answered(card, True, day)
    assert card == KNOWN


def test_it_returns_to_the_first_box_whenever_it_is_missed() -> None:
    card = Card(4, TODAY + timedelta(9))
    assert answered(card, False, TODAY) == Card(1, TODAY + timedelta(1))
    assert answered(KNOWN, False, TODAY).box == 1


def test_practice_before_the_day_changes_nothing() -> None:
    card = Card(2, TODAY + timedelta(1))
    assert answered(card, True, TODAY) == card
    assert answered(KNOWN, True, TODAY) == KNOWN


def test_a_plan_has_what_is_due_and_what_is_new() -> None:
    cards = {
        "known": KNOWN,
        "waits": Card(1, TODAY + timedelta(1)),
        "late": Card(1, TODAY - timedelta(5)),
    }
    found = plan(["new", "known", "waits", "late", "new too"], cards, TODAY)
    assert found == ((3,), (0, 4), 1, 1)
