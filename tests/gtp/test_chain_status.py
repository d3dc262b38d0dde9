"""The lines of `tromp-dead_stones`, written and read."""

from __future__ import annotations

import pytest

from tromp_gui.go.point import Point
from tromp_gui.gtp.chain_status import ChainStatus, How, LifeStatus, format_status, parse_statuses


@pytest.mark.parametrize(
    ("status", "line"),
    [
        (
            ChainStatus(Point(3, 3), LifeStatus.DEAD, How.NETWORK, 388, 400),
            "D4 dead 0.9700 400 network",
        ),
        (
            ChainStatus(Point(0, 8), LifeStatus.ALIVE, How.PASS_ALIVE),
            "J1 alive 0.0000 0 pass-alive",
        ),
        (
            ChainStatus(Point(18, 18), LifeStatus.UNSURE, How.REGION, 201, 400),
            "T19 unsure 0.5025 400 region",
        ),
        (
            ChainStatus(Point(51, 51), LifeStatus.SEKI, How.NETWORK, 1, 100),
            "BB52 seki 0.0100 100 network",
        ),
        (
            ChainStatus(Point(0, 0), LifeStatus.UNSURE, How.CONTRADICTED, 370, 400),
            "A1 unsure 0.9250 400 contradicted",
        ),
    ],
)
def test_a_line_and_back(status: ChainStatus, line: str) -> None:
    assert format_status(status) == line
    assert parse_statuses(line, 52, 52) == (status,)


def test_counts_come_back_whole() -> None:
    for lost in range(401):
        status = ChainStatus(Point(0, 0), LifeStatus.DEAD, How.NETWORK, lost, 400)
        assert parse_statuses(format_status(status), 9, 9) == (status,)


def test_several_lines() -> None:
    text = "D4 dead 0.9700 400 network\nE5 alive 0.0000 0 pass-alive"
    assert [status.point for status in parse_statuses(text, 9, 9)] == [Point(3, 3), Point(4, 4)]


@pytest.mark.parametrize(
    "line",
    [
        "",
        "D4",
        "D4 dead 0.97 400",
        "D4 dead 0.97 400 network more",
        "pass dead 0.97 400 network",
        "Z9 dead 0.97 400 network",
        "D4 ill 0.97 400 network",
        "D4 dead much 400 network",
        "D4 dead inf 400 network",
        "D4 dead nan 400 network",
        "D4 dead 0.97 many network",
        "D4 dead 0.97 400 guess",
    ],
)
def test_a_malformed_line_is_skipped(line: str) -> None:
    assert parse_statuses(f"{line}\nA1 dead 1.0000 2 network", 9, 9) == (
        ChainStatus(Point(0, 0), LifeStatus.DEAD, How.NETWORK, 2, 2),
    )
