"""The words of the game, explained where they stand: What’s this."""

from __future__ import annotations

from enum import Enum, auto

from tromp_gui.wording import tr


class Term(Enum):
    """A word that is explained."""

    RULES = auto()
    HANDICAP = auto()
    KOMI = auto()
    TIME = auto()
    DEAD = auto()
    COUNT = auto()


def explained(term: Term) -> str:
    """What a word means, in two or three sentences."""
    return {
        Term.RULES: tr(
            "Rules say which repetition is forbidden (superko; ko is its shortest case), whether "
            "one may take the last liberty of one’s own stones (suicide), and what is counted in "
            "the end."
        ),
        Term.HANDICAP: tr(
            "Handicap makes a game between unequal players even: Black, the weaker one, puts down "
            "so many stones before White’s first move."
        ),
        Term.KOMI: tr(
            "Komi are points that White gets because Black moves first. With half a point there is "
            "never a tie."
        ),
        Term.TIME: tr(
            "A clock limits how long each player may think. In byo-yomi a period that is not used "
            "up begins anew with the next move."
        ),
        Term.DEAD: tr(
            "Dead stones could not escape being captured, so they are taken off before the count, "
            "if both players agree. In a seki stones of both colours live, because whoever attacks "
            "loses."
        ),
        Term.COUNT: tr(
            "By area one’s stones and the empty points they surround count; by territory the empty "
            "points alone, less the stones that were captured. Neutral points (dame) reach both "
            "colours and count for nobody."
        ),
    }[term]
