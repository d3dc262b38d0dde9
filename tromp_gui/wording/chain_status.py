"""What becomes of chains and how it was found out, and what a game will come to, as sentences."""

from __future__ import annotations

from decimal import Decimal

from tromp_gui.gtp.chain_status import ChainStatus, How, LifeStatus
from tromp_gui.wording import number, tr
from tromp_gui.wording.translation import plural


def status_sentence(chain: ChainStatus) -> str:
    """Why a chain is proposed as it is: "dead: lost with a probability of 97 %"."""
    return _sentence(chain).format(share=f"{100 * chain.share:.0f}")


def _sentence(chain: ChainStatus) -> str:
    if chain.how is How.PASS_ALIVE:
        return tr("alive, even if its owner always passes")
    if chain.how is How.CONTRADICTED:
        return tr("unsure: lost with a probability of {share}%, unlike its neighbours")
    if chain.status is LifeStatus.SEKI:
        return tr("seki: whoever attacks loses")
    if chain.how is How.REGION:
        return {
            LifeStatus.ALIVE: tr(
                "alive together with its neighbours: lost with a probability of {share}%"
            ),
            LifeStatus.DEAD: tr(
                "dead together with its neighbours: lost with a probability of {share}%"
            ),
            LifeStatus.UNSURE: tr(
                "unsure like its neighbours: lost with a probability of {share}%"
            ),
        }[chain.status]
    return {
        LifeStatus.ALIVE: tr("alive: lost with a probability of {share}%"),
        LifeStatus.DEAD: tr("dead: lost with a probability of {share}%"),
        LifeStatus.UNSURE: tr("unsure: lost with a probability of {share}%"),
    }[chain.status]


def proposed(dead: int, unsure: int) -> str:
    """What a proposal considers dead, and that it is none but a proposal."""
    if not dead and not unsure:
        return tr("The built-in engine finds no dead stones.")
    if not unsure:
        return plural(
            "wording",
            "The built-in engine considers 1 stone dead. You decide.",
            "The built-in engine considers %n stones dead. You decide.",
            dead,
        )
    return tr(
        "The built-in engine considers {dead} dead. It is unsure about {unsure}, "
        "marked with a question mark. You decide."
    ).format(dead=dead, unsure=unsure)


def estimate_sentence(lead: float) -> str:
    """Who will be ahead at the end, and by how much; it is a guess."""
    points = Decimal(f"{abs(lead):.1f}")
    if not points:
        return tr("Estimate: an even game.")
    sentence = (
        tr("Estimate: Black will win by about {points}.")
        if lead > 0
        else tr("Estimate: White will win by about {points}.")
    )
    return sentence.format(points=number(points))


def same_opinion(name: str, dead: int) -> str:
    """That an engine considers dead what is marked."""
    if not dead:
        return tr("{name} also finds no dead stones.").format(name=name)
    return tr("{name} considers the same stones dead.").format(name=name)
