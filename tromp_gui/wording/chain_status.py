"""The fate of chains and how it was determined, and the expected result of a game, as sentences."""

from __future__ import annotations

from decimal import Decimal

from tromp_gui.gtp.chain_status import ChainStatus, How, LifeStatus
from tromp_gui.gtp.verdict import Verdict
from tromp_gui.record.evaluation import Evaluation
from tromp_gui.wording import analysis, number, tr
from tromp_gui.wording.translation import plural


def status_sentence(chain: ChainStatus) -> str:
    """Why a chain is proposed as dead or alive: "dead: lost with a probability of 97%"."""
    return _sentence(chain).format(share=f"{100 * chain.share:.0f}")


def _sentence(chain: ChainStatus) -> str:
    if chain.how is How.PASS_ALIVE:
        return tr("alive, even if its owner always passes")
    if chain.how is How.LISTED:
        return tr("dead, without a reason given")
    if chain.how is How.CONTRADICTED:
        return tr("unsure: lost with a probability of {share}%, unlike its neighbours")
    if chain.status is LifeStatus.SEKI:
        return tr("seki: whoever attacks loses")
    if chain.how is How.READ:
        if chain.status is LifeStatus.DEAD:
            return tr("dead: it is captured, whoever plays first")
        return tr("alive: it cannot be captured, whoever plays first")
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


def proposed(name: str, dead: int, unsure: int) -> str:
    """What a proposal considers dead, with a note that it is only a proposal."""
    if not dead and not unsure:
        return tr("{name} finds no dead stones.").format(name=name)
    if not unsure:
        return plural(
            "wording",
            "{name} considers 1 stone dead. You decide.",
            "{name} considers %n stones dead. You decide.",
            dead,
        ).format(name=name)
    return plural(
        "wording",
        "{name} considers 1 stone dead and is unsure about those with a question mark ({unsure}). "
        "You decide.",
        "{name} considers %n stones dead and is unsure about those with a question mark "
        "({unsure}). You decide.",
        dead,
    ).format(name=name, unsure=unsure)


def estimate_sentence(estimate: Verdict) -> str:
    """Who will probably be ahead at the end, and by how much, with its uncertainty (`spread`)."""
    if estimate.lead is None:
        said = analysis.evaluation(Evaluation(None, estimate.win_rate))
        return tr("Estimate: {evaluation}.").format(evaluation=said)
    points = Decimal(f"{abs(estimate.lead):.1f}")
    if not points:
        return tr("Estimate: an even game.")
    spread = round(estimate.spread or 0)
    if estimate.lead > 0:
        sentence = (
            tr("Estimate: Black will win by about {points}, give or take {spread}.")
            if spread
            else tr("Estimate: Black will win by about {points}.")
        )
    else:
        sentence = (
            tr("Estimate: White will win by about {points}, give or take {spread}.")
            if spread
            else tr("Estimate: White will win by about {points}.")
        )
    return sentence.format(points=number(points), spread=spread)


def same_opinion(name: str, dead: int) -> str:
    """That an engine agrees with the marks."""
    if not dead:
        return tr("{name} finds no dead stones.").format(name=name)
    return tr("{name} considers the same stones dead.").format(name=name)
