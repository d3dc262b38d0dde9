"""The network that comes with the program: small, readable, and sensible."""

from __future__ import annotations

from functools import cache

import pytest

from tromp_gui import resources
from tromp_gui.engine.network.answer import ask
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.raw import moment_of
from tromp_gui.engine.network.reader import read_network
from tromp_gui.engine.state import new_game
from tromp_gui.go.point import Color

FILE = resources.path("networks/own.bin.gz")


@cache
def network() -> Network:
    return Network(read_network(FILE))


def test_it_takes_little_room() -> None:
    assert FILE.stat().st_size < 3_000_000


@pytest.mark.parametrize("side", [9, 13, 19])
def test_it_opens_in_a_corner_region_and_sees_an_even_game(side: int) -> None:
    (answer,) = ask(network(), [moment_of(new_game(side, side), Color.BLACK)])
    row, column = divmod(int(answer.policy.argmax()), side)
    assert all(2 <= min(at, side - 1 - at) <= (4 if side > 9 else 5) for at in (row, column))
    assert 0.25 < answer.win < 0.75
    assert abs(answer.lead) < 6
