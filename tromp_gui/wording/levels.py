"""The levels of the built-in engine in words."""

from __future__ import annotations

from tromp_gui.match.levels import Level
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
        Level.NEWCOMER: tr("Plays at once and overlooks much: made to be beaten in a first game."),
        Level.BEGINNER: tr("Sees captures coming, and little else."),
        Level.CASUAL: tr("Knows where the game is large, and still makes plain mistakes."),
        Level.CLUB: tr("Reads ahead on a small board, and punishes careless moves."),
        Level.STRONG: tr("Takes about a second for a move, and uses it well on 9 × 9."),
        Level.FULL: tr("Thinks as long as it takes: as strong as it gets on this machine."),
    }[level]
