"""What becomes of chains and how it was found out, and what a game will come to, as sentences."""

from __future__ import annotations

from decimal import Decimal

from tromp_gui.gtp.fates import ChainStatus, How, LifeStatus
from tromp_gui.wording import number, tr
from tromp_gui.wording.translation import plural


def fate_sentence(fate: ChainStatus) -> str:
    """Why a chain is proposed as it is: "dead: captured in 97 % of 400 continuations"."""
    sentence = _sentence(fate)
    return sentence.format(share=f"{100 * fate.share:.0f}", played=fate.played)


def _sentence(fate: ChainStatus) -> str:
    if fate.how is How.PASS_ALIVE:
        return tr("alive, even if its owner always passes")
    if fate.how is How.CONTRADICTED:
        return tr("unsure: captured in {share} % of {played} continuations, unlike its neighbours")
    if fate.how is How.REGION:
        return _of_region(fate.status)
    if fate.how is How.READ:
        return _read(fate.status)
    return {
        LifeStatus.ALIVE: tr("alive: captured in {share} % of {played} continuations"),
        LifeStatus.DEAD: tr("dead: captured in {share} % of {played} continuations"),
        LifeStatus.UNSURE: tr("unsure: captured in {share} % of {played} continuations"),
        LifeStatus.SEKI: tr(
            "seki: captured in {share} % of {played} careful continuations; whoever attacks loses"
        ),
    }[fate.status]


def _read(status: LifeStatus) -> str:
    return {
        LifeStatus.ALIVE: tr(
            "alive: its group captured in {share} % of {played} continuations read ahead, though "
            "the opponent moves first"
        ),
        LifeStatus.DEAD: tr(
            "dead: its group captured in {share} % of {played} continuations read ahead, though "
            "its owner moves first"
        ),
        LifeStatus.UNSURE: tr("unsure: it depends on who moves first"),
        LifeStatus.SEKI: tr(
            "seki: its group captured in {share} % of {played} continuations read ahead; whoever "
            "attacks loses"
        ),
    }[status]


def _of_region(status: LifeStatus) -> str:
    return {
        LifeStatus.ALIVE: tr(
            "alive: captured together with its neighbours in {share} % of {played} continuations"
        ),
        LifeStatus.DEAD: tr(
            "dead: captured together with its neighbours in {share} % of {played} continuations"
        ),
        LifeStatus.UNSURE: tr(
            "unsure: captured together with its neighbours in {share} % of {played} continuations"
        ),
        LifeStatus.SEKI: tr("seki: whoever attacks loses"),
    }[status]


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
