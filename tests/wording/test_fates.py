"""Fates, proposals and estimates as sentences."""

from __future__ import annotations

import pytest

from tromp_gui.go.point import Point
from tromp_gui.gtp.fates import ChainStatus, How, LifeStatus
from tromp_gui.wording.fates import estimate_sentence, fate_sentence, proposed

AT = Point(3, 3)


@pytest.mark.parametrize(
    ("fate", "said"),
    [
        (
            ChainStatus(AT, LifeStatus.DEAD, How.PLAYOUTS, 388, 400),
            "dead: captured in 97 % of 400 continuations",
        ),
        (
            ChainStatus(AT, LifeStatus.ALIVE, How.PLAYOUTS, 0, 400),
            "alive: captured in 0 % of 400 continuations",
        ),
        (
            ChainStatus(AT, LifeStatus.ALIVE, How.PASS_ALIVE),
            "alive, even if its owner always passes",
        ),
        (
            ChainStatus(AT, LifeStatus.DEAD, How.REGION, 300, 400),
            "dead: captured together with its neighbours in 75 % of 400 continuations",
        ),
        (
            ChainStatus(AT, LifeStatus.UNSURE, How.PLAYOUTS, 200, 400),
            "unsure: captured in 50 % of 400 continuations",
        ),
        (
            ChainStatus(AT, LifeStatus.UNSURE, How.CONTRADICTED, 372, 400),
            "unsure: captured in 93 % of 400 continuations, unlike its neighbours",
        ),
        (
            ChainStatus(AT, LifeStatus.SEKI, How.PLAYOUTS, 4, 400),
            "seki: captured in 1 % of 400 careful continuations; whoever attacks loses",
        ),
        (
            ChainStatus(AT, LifeStatus.ALIVE, How.READ, 0, 70),
            "alive: its group captured in 0 % of 70 continuations read ahead, though the opponent "
            "moves first",
        ),
        (
            ChainStatus(AT, LifeStatus.DEAD, How.READ, 533, 533),
            "dead: its group captured in 100 % of 533 continuations read ahead, though its owner "
            "moves first",
        ),
        (
            ChainStatus(AT, LifeStatus.SEKI, How.READ, 5, 500),
            "seki: its group captured in 1 % of 500 continuations read ahead; whoever attacks "
            "loses",
        ),
    ],
)
def test_each_chain_has_a_sentence(fate: ChainStatus, said: str) -> None:
    assert fate_sentence(fate) == said


def test_every_fate_that_can_be_has_a_sentence_with_its_status() -> None:
    for status in LifeStatus:
        for how in (How.PLAYOUTS, How.REGION, How.READ):
            sentence = fate_sentence(ChainStatus(AT, status, how, 1, 3))
            assert sentence.startswith(status.value)
            assert "{" not in sentence


@pytest.mark.parametrize(
    ("dead", "unsure", "said"),
    [
        (0, 0, "The built-in engine finds no dead stones."),
        (1, 0, "The built-in engine considers 1 stone dead. You decide."),
        (3, 0, "The built-in engine considers 3 stones dead. You decide."),
        (
            3,
            2,
            "The built-in engine considers 3 dead. It is unsure about 2, marked with a question "
            "mark. You decide.",
        ),
    ],
)
def test_a_proposal_says_that_it_is_one(dead: int, unsure: int, said: str) -> None:
    assert proposed(dead, unsure) == said


@pytest.mark.parametrize(
    ("lead", "said"),
    [
        (3.46, "Estimate: Black will win by about 3.5."),
        (-12.0, "Estimate: White will win by about 12."),
        (0.04, "Estimate: an even game."),
    ],
)
def test_an_estimate(lead: float, said: str) -> None:
    assert estimate_sentence(lead) == said
