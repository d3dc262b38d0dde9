"""A board with a count on it: dead stones, and whose each empty point is. No Qt."""

from __future__ import annotations

from tromp_gui.go.point import Color, Point
from tromp_gui.scoring.count import Score, Why
from tromp_gui.ui.board.state import BoardState, Owner

_OWNERS = {Color.BLACK: Owner.BLACK, Color.WHITE: Owner.WHITE, None: Owner.NEUTRAL}
_UNSAID = (Why.LIVING_STONE, Why.REACHES_NOTHING)


def with_score(
    state: BoardState, score: Score, unsure: frozenset[Point] = frozenset()
) -> BoardState:
    """The same board with a count: dead stones, whose each empty point is; no variations.

    `unsure` are stones of which nobody could say whether they are dead.
    """
    owners = {
        point: _OWNERS[ownership.owner]
        for point, ownership in score.ownership.items()
        if ownership.why not in _UNSAID
    }
    bare = state._replace(variations={}, marks={}, labels={})
    return bare._replace(dead=score.dead, owners=owners, unsure=unsure)
