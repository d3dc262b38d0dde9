"""The levels of the built-in engine in words."""

from __future__ import annotations

from tromp_gui.match.player import Level
from tromp_gui.wording import tr


def level_name(level: Level) -> str:
    """The level in one or two words."""
    return {
        Level.NEWCOMER: tr("Newcomer"),
        Level.BEGINNER: tr("Beginner"),
        Level.CASUAL: tr("Casual player"),
        Level.CLUB: tr("Club player"),
        Level.ADVANCED: tr("Advanced player"),
        Level.STRONG: tr("Strong player"),
        Level.EXPERT: tr("Expert"),
        Level.FULL: tr("Full strength"),
    }[level]


def level_sentence(level: Level) -> str:
    """What to expect of the level, as one sentence."""
    return {
        Level.NEWCOMER: tr("Plays instantly and overlooks a lot. Good for a first game."),
        Level.BEGINNER: tr("Knows the usual moves but overlooks many captures."),
        Level.CASUAL: tr("Sees captures coming, but little else."),
        Level.CLUB: tr("Finds the big moves but still makes simple mistakes."),
        Level.ADVANCED: tr("Reads ahead on small boards and punishes careless moves."),
        Level.STRONG: tr("Reads ahead and makes no deliberate mistakes."),
        Level.EXPERT: tr("Reads further, in less than a second per move."),
        Level.FULL: tr("Thinks as long as needed: full strength on this computer."),
    }[level]


_KYU = {
    Level.NEWCOMER: 19,
    Level.BEGINNER: 16,
    Level.CASUAL: 12,
    Level.CLUB: 9,
    Level.ADVANCED: 5,
    Level.STRONG: 3,
    Level.EXPERT: 1,
}
"""Estimated from games on 9x9: decision record 24."""


def level_with_rank(level: Level) -> str:
    """The level and its approximate rank; full strength has not been measured."""
    if level not in _KYU:
        return level_name(level)
    return tr("{level}, about {rank} kyu").format(level=level_name(level), rank=_KYU[level])
