"""Sentences about people who are imitated: their ranks, and the network that imitates them."""

from __future__ import annotations

from tromp_gui.match.player import Imitator
from tromp_gui.wording import tr


def rank_name(rank: str) -> str:
    """A rank such as "5k" or "1d" in words."""
    text = tr("{number} kyu") if rank.endswith("k") else tr("{number} dan")
    return text.format(number=rank[:-1])


def person_name(imitator: Imitator) -> str:
    """The name of an opponent on the screen."""
    before_ai, today = tr("Person of {rank} before AI"), tr("Person of {rank}")
    text = before_ai if imitator.is_before_ai else today
    return text.format(rank=rank_name(imitator.rank))


def imitator_of(engine: str) -> str:
    """An engine of this name that imitates people, in a list of players."""
    return tr("{engine}, like a person").format(engine=engine)


def person_sentence(longest: int) -> str:
    """What to expect of an opponent on a board with sides of at most this length."""
    if longest != 19:
        return tr(
            "Plays the moves and mistakes of people of this rank. It learnt from games on 19 × 19, "
            "so here it is less like them."
        )
    return tr("Plays the moves and mistakes of people of this rank.")


def no_imitation(engine: str) -> str:
    """That an attached engine is too old."""
    return tr("{engine} cannot imitate people. KataGo 1.15 or later can.").format(engine=engine)


def no_human_file() -> str:
    """That the network that imitates people must be chosen first."""
    return tr("Choose the file of the network first, or another player.")
