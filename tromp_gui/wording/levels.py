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
        Level.STRONG: tr("Strong player"),
        Level.FULL: tr("Full strength"),
    }[level]


def level_sentence(level: Level) -> str:
    """What to expect of the level, as one sentence."""
    return {
        Level.NEWCOMER: tr("Plays instantly and overlooks a lot. Good for a first game."),
        Level.BEGINNER: tr("Sees captures coming, but little else."),
        Level.CASUAL: tr("Finds the big moves but still makes simple mistakes."),
        Level.CLUB: tr("Reads ahead on small boards and punishes careless moves."),
        Level.STRONG: tr("Thinks for about a second per move. Strong on 9 × 9."),
        Level.FULL: tr("Thinks as long as needed: full strength on this computer."),
    }[level]
