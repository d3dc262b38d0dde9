"""The terms of the game, explained by What’s this."""

from __future__ import annotations

from enum import Enum, auto

from tromp_gui.wording import tr


class Term(Enum):
    """A term with an explanation."""

    RULES = auto()
    HANDICAP = auto()
    KOMI = auto()
    TIME = auto()
    DEAD = auto()
    COUNT = auto()


def explained(term: Term) -> str:
    """What a term means, in two or three sentences."""
    return {
        Term.RULES: tr(
            "Rule sets say which repetitions are forbidden (superko; ko is the "
            "shortest case), whether you may fill the last liberty of your own "
            "stones (suicide), and what is counted at the end."
        ),
        Term.HANDICAP: tr(
            "A handicap evens out a difference in strength: Black, the weaker "
            "player, places this many stones before White’s first move."
        ),
        Term.KOMI: tr(
            "Komi is the number of points White gets because Black moves first. "
            "With half a point there can be no tie."
        ),
        Term.TIME: tr(
            "A clock limits each player’s thinking time. In byo-yomi, a period that you do "
            "not use up is full again at your next move."
        ),
        Term.DEAD: tr(
            "Dead stones could not avoid capture, so they are removed before "
            "counting if both players agree. In a seki, stones of both colours "
            "live because whoever attacks first loses."
        ),
        Term.COUNT: tr(
            "Area counting counts your stones and the empty points they "
            "surround. Territory counting counts the empty points and subtracts "
            "captured stones. Neutral points (dame) reach both colours and count "
            "for neither."
        ),
    }[term]
