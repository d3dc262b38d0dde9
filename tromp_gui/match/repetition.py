"""Repeated situations, which only `simple` ko allows (docs/rules.md, "No endless game")."""

from __future__ import annotations

from collections.abc import Sequence

from tromp_gui.go.position import Position
from tromp_gui.go.rules import Superko

THIRD = 3
"""The occurrence at which *no result* is offered."""


def times_seen(line: Sequence[Position]) -> int:
    """How often the last position's situation (grid and player to move) arose on its line.

    `line` are the positions after each node, the start first. Passes do not count: the result after
    one is 0.
    """
    if not line or line[-1].passes:
        return 0
    last = line[-1]
    turns = {
        position.turn
        for position in line
        if not position.passes
        and (position.black, position.white) == (last.black, last.white)
        and position.to_play is last.to_play
    }
    return len(turns)


def offers_no_result(line: Sequence[Position]) -> bool:
    """Whether *no result* is to be offered: a situation arose for the third time.

    Only `simple` ko allows it; an engine match then ends.
    """
    if not line or line[-1].rules.superko is not Superko.SIMPLE:
        return False
    return times_seen(line) >= THIRD
