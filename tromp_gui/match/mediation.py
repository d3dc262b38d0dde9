"""A third party's decision if the players could not agree (Tromp page, "Third-party mediation").

"The third-party may be incorrect or biased": the window warns of this, and the record names it.
"""

from __future__ import annotations

from typing import NamedTuple

from tromp_gui.go.point import Point
from tromp_gui.go.position import Position
from tromp_gui.match.actions import Action, denied
from tromp_gui.match.agreement import not_stones
from tromp_gui.match.denial import Denied
from tromp_gui.match.match import Match
from tromp_gui.match.outcome import Settlement
from tromp_gui.match.settle import settled


class Decision(NamedTuple):
    """The dead stones, which include or exclude each disputed chain, and who decided."""

    dead: frozenset[Point]
    by: str


def decided(match: Match, position: Position, decision: Decision) -> Match | Denied:
    """The game, counted as the third party decided."""
    if refusal := denied(match, position, Action.DECIDE):
        return refusal
    if refusal := not_stones(position.board, decision.dead):
        return refusal
    return settled(match, position, decision.dead, Settlement.MEDIATED, decision.by)
