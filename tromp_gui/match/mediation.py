"""A third party decides what the players could not agree on (Tromp page, "Third-party mediation").

"The third-party may be incorrect or biased": the screen says so, the record says who it was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from tromp_gui.go.point import Point
from tromp_gui.go.position import Position
from tromp_gui.match.actions import Action, denied
from tromp_gui.match.agreement import not_stones
from tromp_gui.match.denial import Denied
from tromp_gui.match.dispute import Dispute
from tromp_gui.match.match import Match
from tromp_gui.match.outcome import Settlement
from tromp_gui.match.settle import settled


class Decision(NamedTuple):
    """Which stones are dead, every disputed chain among them or not, and who said so."""

    dead: frozenset[Point]
    by: str


class Decider(Protocol):
    """A person, an attached engine, or the built-in proposal. It may take its time."""

    @property
    def name(self) -> str:
        """Who decides, as the record will say."""

    def decide(
        self,
        position: Position,
        disputes: tuple[Dispute, ...],
        answer: Callable[[Decision | None], None],
    ) -> None:
        """Find out which stones are dead, then call `answer` once; None declines."""


def decided(match: Match, position: Position, decision: Decision) -> Match | Denied:
    """The game counted as the third party says."""
    if refusal := denied(match, position, Action.DECIDE):
        return refusal
    if refusal := not_stones(position.board, decision.dead):
        return refusal
    return settled(match, position, decision.dead, Settlement.MEDIATED, decision.by)
