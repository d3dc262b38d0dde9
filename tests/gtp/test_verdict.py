"""What engines answer about stones and points, written and read."""

from __future__ import annotations

import pytest

from tromp_gui.go.board import Board
from tromp_gui.go.point import Point
from tromp_gui.gtp.chain_status import DEAD_STONES, How, LifeStatus
from tromp_gui.gtp.verdict import (
    ESTIMATE,
    RAW_NETWORK,
    STATUS_LIST,
    Verdict,
    format_estimate,
    read_verdict,
)

BOARD = Board.empty(2, 2)
STONES = Board.from_diagram("""
    X X .
    . O O
""")
OWNERS = {Point(0, 0): 1.0, Point(0, 1): 0.5, Point(1, 0): -1.0, Point(1, 1): 0.0}


@pytest.mark.parametrize(
    ("lead", "said"),
    [(3.46, "B+3.5"), (-0.5, "W+0.5"), (0.04, "0"), (-0.0, "0"), (361.0, "B+361.0")],
)
def test_an_estimate_is_written(lead: float, said: str) -> None:
    text = format_estimate(Verdict(BOARD, lead=lead, owners=OWNERS))
    assert text == f"score {said}\nownership -1.000 0.000 1.000 0.500"


@pytest.mark.parametrize("lead", [3.5, -12.0, 0.0])
def test_there_and_back(lead: float) -> None:
    for chance, spread in ((None, None), (0.25, 8.5)):
        verdict = Verdict(BOARD, "X", {}, lead, spread, chance, OWNERS)
        assert read_verdict(BOARD, ESTIMATE, format_estimate(verdict), "X") == verdict


def test_the_first_value_is_the_top_left() -> None:
    found = read_verdict(STONES, ESTIMATE, "score 0\nownership 0.1 0.2 0.3 0.4 0.5 0.6")
    assert found is not None
    assert found.owners[Point(1, 0)] == 0.1
    assert found.owners[Point(0, 2)] == 0.6


@pytest.mark.parametrize(
    "text",
    [
        "",
        "score B+3.5",
        "ownership 0 0 0 0",
        "score B+3.5\nownership 0 0 0",
        "score B+3.5\nownership 0 0 0 0 0",
        "score B+3.5\nownership 0 0 0 2",
        "score B+3.5\nownership 0 0 0 nan",
        "score B+3.5\nownership 0 0 0 much",
        "score Black wins\nownership 0 0 0 0",
        "score B+\nownership 0 0 0 0",
        "score B+1e9\nownership 0 0 0 0",
    ],
)
def test_invalid_estimates_of_this_board(text: str) -> None:
    assert read_verdict(BOARD, ESTIMATE, text) is None


def test_katagos_network_answers_for_white() -> None:
    text = (
        "symmetry 0\nwhiteWin 0.700000\nwhiteLoss 0.300000\nwhiteLead 2.500\n"
        "whiteScoreSelfplay 3.000\nwhiteScoreSelfplaySq 25.000\npolicy\n0.2 0.2\nNAN 0.3\n"
        "policyPass 0.1\nwhiteOwnership\n1.0 -0.5\n0.25 0.0\n"
    )
    verdict = read_verdict(BOARD, RAW_NETWORK, text, "KataGo")
    assert verdict is not None
    assert (verdict.lead, verdict.spread) == (-2.5, 4.0)
    assert verdict.win_rate == pytest.approx(0.3)
    assert verdict.owners[Point(1, 0)] == -1
    assert read_verdict(BOARD, RAW_NETWORK, "symmetry 0\nwhiteLead much") is None


@pytest.mark.parametrize(
    ("text", "lead"),
    [("B+3.5 (upper bound: 12.0, lower: -2.5)", 3.5), ("W+10", -10.0), ("0", 0.0), ("", None)],
)
def test_a_score_alone(text: str, lead: float | None) -> None:
    verdict = read_verdict(BOARD, "estimate_score", text)
    assert (None if verdict is None else verdict.lead) == lead


def test_a_list_of_dead_stones_names_whole_chains() -> None:
    verdict = read_verdict(STONES, STATUS_LIST, "c1 A1 Z9 pass what", "Odd")
    assert verdict is not None
    assert verdict.dead == {Point(0, 1), Point(0, 2)}
    assert verdict.statuses[Point(0, 1)].how is How.LISTED
    assert verdict.by == "Odd"


def test_fates_are_those_of_chains_that_are_there() -> None:
    text = "A2 dead 0.9000 10 network\nB1 unsure 0.5000 10 network\nA1 dead 1.0000 10 network"
    verdict = read_verdict(STONES, DEAD_STONES, text)
    assert verdict is not None
    assert verdict.dead == {Point(1, 0), Point(1, 1)}
    assert verdict.unsure == {Point(0, 1), Point(0, 2)}
    assert verdict.stones(LifeStatus.ALIVE) == frozenset()
    assert len(verdict.chains) == 2
