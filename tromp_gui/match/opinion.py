"""What an engine says in an agreement: it has a list of dead stones and stands by it.

A list is a proposal, never a verdict (Tromp page, "Considerations"): the ending decides what
follows from a difference, as between two people.
"""

from __future__ import annotations

from typing import NamedTuple

from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.match import agreement, in_turn
from tromp_gui.match.denial import Denied
from tromp_gui.match.match import Match, phase_of
from tromp_gui.match.phases import Agreeing, AgreementMode


class Difference(NamedTuple):
    """Stones that an engine considers dead and the marks do not, and the other way round."""

    dead: frozenset[Point]
    alive: frozenset[Point]


def difference(match: Match, dead: frozenset[Point]) -> Difference | None:
    """Where the marks of both players differ from an engine's list; None if they agree."""
    if match.marks == dead:
        return None
    return Difference(dead - match.marks, match.marks - dead)


def proposed(
    match: Match, position: Position, color: Color, dead: frozenset[Point]
) -> Match | Denied:
    """The list of an engine of `color` as the first marks, where the players share one list."""
    if match.mode is not AgreementMode.SHARED or match.marks or match.agreed:
        return match
    return agreement.mark(match, position, color, dead)


def spoken(
    match: Match, position: Position, color: Color, dead: frozenset[Point]
) -> Match | Denied | None:
    """What an engine of `color` says now, holding these stones dead; None: it says nothing.

    It confirms shared marks that are its own list, hands its list in where each player has one,
    and in turn marks what is missing, disputes what it holds alive, or is done.
    """
    phase = phase_of(match, position)
    if not isinstance(phase, Agreeing):
        return None
    if phase.mode is AgreementMode.IN_TURN:
        return _in_turn(match, position, color, dead) if phase.speaker is color else None
    if color in phase.agreed:
        return None
    if phase.mode is AgreementMode.SHARED:
        return agreement.agree(match, position, color) if match.marks == dead else None
    listed = agreement.mark(match, position, color, dead)
    if isinstance(listed, Denied):
        return listed
    return agreement.agree(listed, position, color)


def _in_turn(
    match: Match, position: Position, color: Color, dead: frozenset[Point]
) -> Match | Denied:
    if alive := match.marks - dead:
        return in_turn.dispute_chain(match, position, color, min(alive))
    for point in sorted(dead - match.marks):
        if in_turn.marked_with(position.board, point) <= dead:
            return in_turn.mark_chain(match, position, color, point)
    return in_turn.done(match, position, color)
