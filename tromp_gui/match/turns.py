"""A game after a legal turn, and whose clock runs."""

from __future__ import annotations

from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.match.actions import Action, Denied, denied
from tromp_gui.match.match import Match, phase_of
from tromp_gui.match.phases import Agreeing, Playing, Settlement
from tromp_gui.match.settle import settled


def turned(
    match: Match, position: Position, following: Position, node: int, is_official: bool = False
) -> Match | Denied:
    """The game after a legal turn from `position`, at its play node, to `following` at `node`.

    If passes end the game, every stone is alive. `is_official` marks a pass that its player
    declares official; two consecutive ones end the game too (Taylor 2001, with our limit).
    """
    is_pass = following.passes > 0
    action = Action.PASS if is_pass else Action.MOVE
    if is_official:
        action = Action.PASS_OFFICIALLY
    if refusal := denied(match, position, action, position.to_play):
        return refusal
    is_end = following.is_over or (is_official and match.official == match.node and is_pass)
    after = match.moved_to(node)._replace(official=node if is_official else None)
    return settled(after, following, frozenset(), Settlement.AS_IS) if is_end else after


def clock_to_run(match: Match, position: Position) -> Color | None:
    """The player whose clock runs in this phase; None if both are stopped.

    Clocks stop in an agreement by lists (Lasker–Maas, "Efficiency") but run when agreeing in turn.
    They stop on a second board and before a third party: nobody loses on time by proving that dead
    stones are dead (Tromp page, "Potential problems"). Handicap stones use Black's time.
    """
    phase = phase_of(match, position)
    if isinstance(phase, Playing):
        return None if position.is_over else position.to_play
    return phase.speaker if isinstance(phase, Agreeing) else None


def timed(match: Match, position: Position, now: int, mover: Color | None = None) -> Match:
    """The game with the right clock running from `now` on; `mover` has just taken a turn.

    Call it after every step of a live game, with the position at its play node.
    """
    if match.clocks is None:
        return match
    clocks = match.clocks.after_turn(mover, now) if mover else match.clocks
    return match._replace(clocks=clocks.run(clock_to_run(match, position), now))
