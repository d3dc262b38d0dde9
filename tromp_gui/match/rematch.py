"""A rematch on other terms: another level of the engine, or a handicap stone more or fewer."""

from __future__ import annotations

from enum import Enum

from tromp_gui.go.handicap import most_stones
from tromp_gui.go.point import Color
from tromp_gui.go.rules import Handicap
from tromp_gui.match.clock import Clocks
from tromp_gui.match.match import Match
from tromp_gui.match.player import BuiltIn, Level, Player, PlayingEngine, neighbour
from tromp_gui.match.setup import Setup


class Terms(Enum):
    """What changes; the value is the end of the command's name."""

    STRONGER = "stronger"
    WEAKER = "weaker"
    MORE_STONES = "more-stones"
    FEWER_STONES = "fewer-stones"


_LEAST_STONES = 2
"""A handicap of one stone is just the first move."""


def next_engine(match: Match, terms: Terms) -> PlayingEngine | None:
    """The stronger or weaker engine, if one engine plays and there is another."""
    engines = [match.player(color).engine for color in Color]
    by = 1 if terms is Terms.STRONGER else -1
    others = [neighbour(each, by) for each in engines if each is not None]
    return others[0] if len(others) == 1 else None


def next_stones(match: Match, terms: Terms, rows: int, columns: int) -> int | None:
    """The handicap with a stone more or fewer; None if rules or board have none."""
    before = match.handicap
    if terms is Terms.FEWER_STONES:
        after = before - 1 if before > _LEAST_STONES else 0
        return after if before else None
    after = max(before + 1, _LEAST_STONES)
    fits = match.rules.handicap is not Handicap.NONE and after <= most_stones(rows, columns)
    return after if fits else None


def against(setup: Setup, engine: PlayingEngine) -> Setup:
    """The same game, with another engine for the one that plays."""
    player = Player.of_engine(engine)
    is_black = setup.black is not None and setup.black.engine is not None
    return setup._replace(black=player) if is_black else setup._replace(white=player)


def at_level(setup: Setup, level: Level) -> Setup:
    """The same game, the built-in engine at another level."""
    players = [each for each in (setup.black, setup.white) if each is not None]
    is_there = any(isinstance(each.engine, BuiltIn) for each in players)
    return against(setup, BuiltIn(level)) if is_there else setup


def with_stones(setup: Setup, match: Match, stones: int) -> Setup:
    """A rematch of `match`, as by `rematch_of`, with another handicap, and the komi that suits it.

    The first stones are for the player who has lost, or else for the person.
    """
    rules = setup.rules
    komi = setup.komi
    if bool(stones) != bool(match.handicap):
        komi = rules.handicap_komi if stones else rules.komi
    if stones and not match.handicap and not _is_weaker_black(setup, match):
        setup = _swapped(setup)
    return setup._replace(handicap=stones, komi=komi, places_freely=False)


def _is_weaker_black(setup: Setup, match: Match) -> bool:
    """Whether Black, who was White in the even game, lost it or is the only person."""
    winner = None if match.outcome is None else match.outcome.result.winner
    if winner is not None:
        return winner is Color.BLACK
    return setup.black is None or setup.black.engine is None


def _swapped(setup: Setup) -> Setup:
    clocks = setup.clocks
    if clocks is not None:
        black, white = (clock.control if clock else None for clock in (clocks.black, clocks.white))
        clocks = Clocks.full(white, black, clocks.on_time)
    return setup._replace(black=setup.white, white=setup.black, clocks=clocks)
