"""Ending a game by a count or a declaration, and reopening it."""

from __future__ import annotations

from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.result import Result, Way
from tromp_gui.match.actions import Action, Denial, Denied, denied
from tromp_gui.match.match import Match, Offer
from tromp_gui.match.phases import Settlement
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
    counted = match.marked(dead)._replace(agreed=match.agreed, second=None, disputes=())
    return counted.ended(result, settlement, dead, mediator)


def reopen(match: Match, position: Position) -> Match | Denied:
    """A finished game reopened for marking, with its marks and no agreement."""
    refusal = denied(match, position, Action.REOPEN)
    return refusal or match.reopened()._replace(opened_at=position.turn, spoken=0, disputes=())


def discuss(match: Match, position: Position) -> Match | Denied:
    """Begin an agreement without passes (Lasker-Maas: "at any point")."""
    refusal = denied(match, position, Action.DISCUSS)
    return refusal or match.cleared()._replace(opened_at=position.turn)


def resigned(match: Match, position: Position, color: Color) -> Match | Denied:
    """`color` resigns: `B+R` or `W+R`."""
    return _lost(match, position, color, Way.RESIGNATION)


def lost_on_time(match: Match, position: Position, color: Color) -> Match | Denied:
    """The clock of `color` has run out: `B+T` or `W+T`."""
    return _lost(match, position, color, Way.TIME)


def forfeited(match: Match, position: Position, color: Color) -> Match | Denied:
    """`color` loses by forfeit: `B+F` or `W+F`."""
    return _lost(match, position, color, Way.FORFEIT)


def voided(match: Match, position: Position) -> Match | Denied:
    """No result: `Void`."""
    refusal = denied(match, position, Action.OFFER)
    return refusal or match.ended(Result(None, Way.VOID), Settlement.DECLARED)


def offered(match: Match, position: Position, color: Color, result: Result) -> Match | Denied:
    """`color` offers a result, replacing an earlier offer (Lasker-Maas, "Efficiency")."""
    refusal = denied(match, position, Action.OFFER, color)
    return refusal or match._replace(offer=Offer(result, color))


def accepted(match: Match, position: Position, color: Color) -> Match | Denied:
    """`color` accepts the result offered by the opponent: the game is over."""
    if refusal := denied(match, position, Action.OFFER, color):
        return refusal
    if match.offer is None or match.offer.by is color:
        return Denied(Denial.NOT_NOW if match.offer is None else Denial.NOT_YOUR_TURN)
    return match.ended(match.offer.result, Settlement.RESULT_AGREED)


def agreed(match: Match, position: Position, result: Result) -> Match | Denied:
    """The player to move offers a result, and the opponent accepts it."""
    offer = offered(match, position, position.to_play, result)
    if isinstance(offer, Denied):
        return offer
    return accepted(offer, position, position.to_play.opponent)


def _lost(match: Match, position: Position, color: Color, way: Way) -> Match | Denied:
    refusal = denied(match, position, Action.RESIGN, color)
    return refusal or match.ended(Result(color.opponent, way), Settlement.DECLARED)
