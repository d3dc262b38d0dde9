"""Ending a game, and reopening it."""

from __future__ import annotations

from dataclasses import replace

from tromp_gui.go.point import Point
from tromp_gui.go.position import Position
from tromp_gui.match.actions import Action, denied
from tromp_gui.match.denial import Denied
from tromp_gui.match.match import Match
from tromp_gui.match.outcome import Settlement
from tromp_gui.match.scores import score_at
from tromp_gui.scoring.count import Score

_NONE: frozenset[Point] = frozenset()


def score_of(match: Match, position: Position, dead: frozenset[Point] = _NONE) -> Score:
    """The count of a game at a position with the `dead` stones removed."""
    has_begun = match.resumed_at == position.turn
    return score_at(position, match.rules, match.komi, match.handicap, dead, has_begun)


def settled(
    match: Match,
    position: Position,
    dead: frozenset[Point],
    settlement: Settlement,
    mediator: str = "",
) -> Match:
    """The game counted at `position` with the `dead` stones removed, and over."""
    result = score_of(match, position, dead).result
    counted = replace(match.marked(dead), agreed=match.agreed, second=None, disputes=())
    return counted.ended(result, settlement, dead, mediator)


def reopen(match: Match, position: Position) -> Match | Denied:
    """A finished game reopened for marking, with its marks and no agreement."""
    refusal = denied(match, position, Action.REOPEN)
    return refusal or replace(match.reopened(), opened_at=position.turn, spoken=0, disputes=())


def discuss(match: Match, position: Position) -> Match | Denied:
    """Begin an agreement without passes (Lasker-Maas: "at any point")."""
    refusal = denied(match, position, Action.DISCUSS)
    return refusal or replace(match.cleared(), opened_at=position.turn)
