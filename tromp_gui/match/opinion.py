"""An engine in an agreement: it has one list of dead stones and does not change it.

The list is a proposal, never a verdict (Tromp page, "Considerations"): as between two people, the
ending decides what follows from a difference.
"""

from __future__ import annotations

from typing import NamedTuple

from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.match import agreement
from tromp_gui.match.actions import Denied
from tromp_gui.match.match import Match, phase_of
from tromp_gui.match.phases import Agreeing, AgreementMode


class Difference(NamedTuple):
    """The unmarked stones that an engine considers dead, and the marked ones it considers alive."""

    dead: frozenset[Point]
    alive: frozenset[Point]


def difference(match: Match, dead: frozenset[Point]) -> Difference | None:
    """The differences between both players' marks and an engine's list; None if they agree."""
    if match.marks == dead:
        return None
    return Difference(dead - match.marks, match.marks - dead)


def proposed(
    match: Match, position: Position, color: Color, dead: frozenset[Point]
) -> Match | Denied:
    """Use the list of an engine of `color` as the first marks, if the players share one list."""
    if match.mode is not AgreementMode.SHARED or match.marks or match.agreed:
        return match
    return agreement.mark(match, position, color, dead)


def spoken(
    match: Match, position: Position, color: Color, dead: frozenset[Point] | None
) -> Match | Denied | None:
    """The game after the statement of an engine of `color` with this list; None if it makes none.

    It confirms shared marks equal to its list, submits its list if each player has one, and when
    agreeing in turn marks what is missing, disputes what it considers alive, or is done. If it gave
    no list in time (`dead` is None), two lists cannot be compared, nor can it take its turn, so the
    agreement fails.
    """
    phase = phase_of(match, position)
    if not isinstance(phase, Agreeing) or color in phase.agreed - {phase.speaker}:
        return None
    if phase.speaker not in (None, color):
        return None
    if phase.mode is AgreementMode.SHARED:
        return agreement.agree(match, position, color) if match.marks == dead else None
    if dead is None:
        return agreement.unanswered(match, position)
    if phase.mode is AgreementMode.IN_TURN:
        return _in_turn(match, position, color, dead)
    listed = agreement.mark(match, position, color, dead)
    if isinstance(listed, Denied):
        return listed
    return agreement.agree(listed, position, color)


def _in_turn(
    match: Match, position: Position, color: Color, dead: frozenset[Point]
) -> Match | Denied:
    if alive := match.marks - dead:
        return agreement.dispute_chain(match, position, color, min(alive))
    for point in sorted(dead - match.marks):
        if agreement.marked_with(position.board, point) <= dead:
            return agreement.mark_chain(match, position, color, point)
    return agreement.done(match, position, color)
