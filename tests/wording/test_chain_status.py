"""Dead stones, proposals and estimates as sentences."""

from __future__ import annotations

import pytest

from tromp_gui.go.board import Board
from tromp_gui.go.point import Point
from tromp_gui.gtp.chain_status import ChainStatus, How, LifeStatus
from tromp_gui.gtp.verdict import Verdict
from tromp_gui.wording.chain_status import estimate_sentence, proposed, status_sentence

AT = Point(3, 3)


@pytest.mark.parametrize(
    ("status", "said"),
    [
        (
            ChainStatus(AT, LifeStatus.DEAD, How.NETWORK, 388, 400),
            "dead: lost with a probability of 97%",
        ),
        (
            ChainStatus(AT, LifeStatus.ALIVE, How.NETWORK, 0, 400),
            "alive: lost with a probability of 0%",
        ),
        (
            ChainStatus(AT, LifeStatus.ALIVE, How.PASS_ALIVE),
            "alive, even if its owner always passes",
        ),
        (
            ChainStatus(AT, LifeStatus.DEAD, How.REGION, 300, 400),
            "dead together with its neighbours: lost with a probability of 75%",
        ),
        (
            ChainStatus(AT, LifeStatus.UNSURE, How.NETWORK, 200, 400),
            "unsure: lost with a probability of 50%",
        ),
        (
            ChainStatus(AT, LifeStatus.UNSURE, How.CONTRADICTED, 372, 400),
            "unsure: lost with a probability of 93%, unlike its neighbours",
        ),
        (
            ChainStatus(AT, LifeStatus.DEAD, How.READ, 1, 1),
            "dead: it is captured, whoever plays first",
        ),
        (
            ChainStatus(AT, LifeStatus.ALIVE, How.READ, 0, 1),
            "alive: it cannot be captured, whoever plays first",
        ),
        (
            ChainStatus(AT, LifeStatus.SEKI, How.NETWORK, 4, 400),
            "seki: whoever attacks loses",
        ),
    ],
)
def test_each_chain_has_a_sentence(status: ChainStatus, said: str) -> None:
    assert status_sentence(status) == said


def test_every_possible_status_has_a_sentence() -> None:
    for status in LifeStatus:
        for how in (How.NETWORK, How.REGION):
            sentence = status_sentence(ChainStatus(AT, status, how, 1, 3))
            assert sentence.startswith(status.value)
            assert "{" not in sentence


@pytest.mark.parametrize(
    ("dead", "unsure", "said"),
    [
        (0, 0, "Tromp Go finds no dead stones."),
        (1, 0, "Tromp Go considers 1 stone dead. You decide."),
        (3, 0, "Tromp Go considers 3 stones dead. You decide."),
        (
            3,
            2,
            "Tromp Go considers 3 stones dead and is unsure about those with a question "
            "mark (2). You decide.",
        ),
    ],
)
def test_a_proposal_says_that_it_is_one(dead: int, unsure: int, said: str) -> None:
    assert proposed("Tromp Go", dead, unsure) == said


@pytest.mark.parametrize(
    ("lead", "spread", "said"),
    [
        (3.46, None, "Estimate: Black will win by about 3.5."),
        (3.46, 0.4, "Estimate: Black will win by about 3.5."),
        (3.46, 8.4, "Estimate: Black will win by about 3.5, give or take 8."),
        (-12.0, None, "Estimate: White will win by about 12."),
        (-12.0, 5.0, "Estimate: White will win by about 12, give or take 5."),
        (0.04, 9.0, "Estimate: an even game."),
        (None, None, "Estimate: Black’s win rate 25.0%."),
    ],
)
def test_an_estimate(lead: float | None, spread: float | None, said: str) -> None:
    verdict = Verdict(Board.empty(2, 2), lead=lead, spread=spread, win_rate=0.25)
    assert estimate_sentence(verdict) == said
