"""A third party decides what the players could not agree on (Tromp page, "Third-party mediation").

"The third-party may be incorrect or biased": the screen says so, the record says who it was.
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
    """Which stones are dead, every disputed chain among them or not, and who said so."""

    dead: frozenset[Point]
    by: str


def decided(match: Match, position: Position, decision: Decision) -> Match | Denied:
    """The game counted as the third party decides."""
    if refusal := denied(match, position, Action.DECIDE):
        return refusal
    if refusal := not_stones(position.board, decision.dead):
        return refusal
    return settled(match, position, decision.dead, Settlement.MEDIATED, decision.by)
