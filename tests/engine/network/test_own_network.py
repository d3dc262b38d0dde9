"""The network that comes with the program: small, readable, and playing where it is stronger."""

from __future__ import annotations

from functools import cache

import pytest

from tromp_gui import resources
from tromp_gui.engine.network.answer import ask
from tromp_gui.engine.network.by_size import BySize
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.raw import moment_of
from tromp_gui.engine.network.reader import read_network
from tromp_gui.engine.state import EngineClock, Game, new_game
from tromp_gui.engine.thinker import Habits, Thinker
from tromp_gui.go.point import Color, Point

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


def player(name: str) -> Thinker:
    """A player whose moves tell who plays: it passes, or it plays."""

    class Named(Thinker):
        def choose(self, game: Game, color: Color, clock: EngineClock) -> Point | None:
            return None if name == "small" else Point(0, 0)

    return Named(Habits(playouts=1, seed=1), lambda seconds: True)


def test_the_size_of_the_board_says_who_plays() -> None:
    both = BySize(player("small"), player("large"), least=300)
    clock = EngineClock()
    assert both.choose(new_game(9, 9), Color.BLACK, clock) is None
    assert both.choose(new_game(19, 15), Color.BLACK, clock) is None
    assert both.choose(new_game(19, 19), Color.BLACK, clock) == Point(0, 0)
    assert both.choose(new_game(15, 20), Color.BLACK, clock) == Point(0, 0)
