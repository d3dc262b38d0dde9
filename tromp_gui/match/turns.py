"""A turn of a game, once the board has taken it."""

from __future__ import annotations

from dataclasses import replace

from tromp_gui.go.position import Position
from tromp_gui.match.actions import Action, denied
from tromp_gui.match.denial import Denied
from tromp_gui.match.match import Match
from tromp_gui.match.outcome import Settlement
from tromp_gui.match.settle import settled


def turned(
    match: Match, position: Position, following: Position, node: int, is_official: bool = False
) -> Match | Denied:
    """The game after a legal turn led from `position`, at its play node, to `following` at `node`.

    Where the passes end the game, every stone counts. `is_official` is a pass that its player
    declares official; two such in a row end the game too (Taylor 2001, with our bound).
    """
    is_pass = following.passes > 0
    action = Action.PASS if is_pass else Action.MOVE
    if is_official:
        action = Action.PASS_OFFICIALLY
    if refusal := denied(match, position, action, position.to_play):
        return refusal
    is_end = following.is_over or (is_official and match.official == match.node and is_pass)
    after = replace(match.moved_to(node), official=node if is_official else None)
    return settled(after, following, frozenset(), Settlement.AS_IS) if is_end else after
