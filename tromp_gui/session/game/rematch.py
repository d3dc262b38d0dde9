"""The game that follows a game between the same players."""

from __future__ import annotations

from dataclasses import replace

from tromp_gui.go.handicap import fixed_points
from tromp_gui.match.clock import Clocks
from tromp_gui.match.match import Match
from tromp_gui.match.player import Player
from tromp_gui.match.setup import Setup
from tromp_gui.session.game.record_session import RecordSession


def rematch_of(match: Match, record: RecordSession) -> Setup:
    """Another game on the same terms; the players of an even game swap colours, clocks included."""
    tree, info, clocks = record.tree, record.info, match.clocks
    black = Player(info.black_name, info.black_rank, match.black.engine)
    white = Player(info.white_name, info.white_rank, match.white.engine)
    if clocks is not None:
        times = [clock.control if clock else None for clock in (clocks.black, clocks.white)]
        first, second = times if match.handicap else times[::-1]
        clocks = Clocks.full(first, second, clocks.on_time)
    if not match.handicap:
        black, white = white, black
    setup = Setup(
        tree.rows,
        tree.columns,
        match.rules,
        match.komi,
        match.handicap,
        black,
        white,
        clocks,
        places_freely=False,
    )
    if setup.has_fixed_handicap:
        usual = frozenset(fixed_points(tree.rows, tree.columns, match.handicap))
        stood = frozenset(tree.codec.points(tree.root.get("AB")))
        setup = replace(setup, places_freely=stood != usual)
    return setup
