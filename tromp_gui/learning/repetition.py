"""When to repeat a problem: Leitner's boxes.

A problem that is solved at once the first time is known. A missed one is repeated on the next day;
each time it is then solved at the first try, it moves one box on, to be repeated after the longer
interval of that box, and after the last box it is known. Whenever it is missed, it returns to the
first box. See docs/adr/0035-problems-from-our-own-games.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from typing import NamedTuple

INTERVALS = (1, 3, 7, 14, 30)
"""The days until a problem in each box is repeated."""


class Card(NamedTuple):
    """What is remembered of an answered problem: its box, from 1, and the day from which to repeat
    it. A known problem is in no box (0) and has no day.
    """

    box: int = 0
    due: date | None = None

    def is_due(self, today: date) -> bool:
        """Whether to repeat it today."""
        return self.due is not None and self.due <= today


KNOWN = Card()


def in_box(box: int, today: date) -> Card:
    """A card that was put into a box today; after the last box it is known."""
    if box > len(INTERVALS):
        return KNOWN
    return Card(box, today + timedelta(INTERVALS[box - 1]))


def answered(card: Card | None, is_hit: bool, today: date) -> Card:
    """The card after an answer; None is a problem that was never answered.

    Practice before the day counts only if the problem is missed.
    """
    if not is_hit:
        return in_box(1, today)
    if card is None:
        return KNOWN
    return in_box(card.box + 1, today) if card.is_due(today) else card


class Plan(NamedTuple):
    """The problems of a set by their places in it: those to repeat today, and the others that are
    not answered yet; `known` is how many need no repetition, `waiting` how many wait for a later
    day.
    """

    due: tuple[int, ...]
    new: tuple[int, ...]
    known: int
    waiting: int


def plan(keys: Iterable[str], cards: Mapping[str, Card], today: date) -> Plan:
    """What to do in a set of problems with these keys."""
    found = [cards.get(key) for key in keys]
    due = tuple(at for at, card in enumerate(found) if card is not None and card.is_due(today))
    new = tuple(at for at, card in enumerate(found) if card is None)
    known = found.count(KNOWN)
    return Plan(due, new, known, len(found) - len(due) - len(new) - known)
