"""Whose clock runs, and what turns and waits do to it."""

from __future__ import annotations

from dataclasses import replace

from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.match.match import Match, phase_of
from tromp_gui.match.phases import Agreeing, Playing


def clock_to_run(match: Match, position: Position) -> Color | None:
    """The player whose clock runs in this phase; None where both stand.

    In an agreement by lists clocks stand still (Lasker–Maas, "Efficiency"); in turn they run. On
    a second board and before a third party they stand: nobody loses on time by proving that dead
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
    return replace(match, clocks=clocks.run(clock_to_run(match, position), now))


def paused(match: Match, now: int) -> Match:
    """The game with both clocks standing; `timed` lets it go on."""
    return match if match.clocks is None else replace(match, clocks=match.clocks.run(None, now))


def restarted(match: Match, now: int) -> Match:
    """A game taken up again, by undo or redo: its clocks as they were, running from now."""
    return match if match.clocks is None else replace(match, clocks=match.clocks.restarted(now))
