"""A new game is drawn anew within one process; with a seed the whole session is repeated."""

from __future__ import annotations

import pytest

from tests.engine.talk import Talk, network
from tromp_gui.engine.state import Engine
from tromp_gui.engine.thinker import EngineOptions, Thinker
from tromp_gui.match.player import Level

TURNS = 10


class Session(Talk):
    """The built-in engine at a level, told what the window tells it."""

    def __init__(self, level: Level, seed: int | None = None) -> None:
        playouts = 20 if level is Level.FULL else None
        options = EngineOptions(level, playouts, seed)
        self.engine = Engine(Thinker(options, network()), network())
        self.say("boardsize 9", "clear_board", "komi 7")

    def game(self) -> list[str]:
        """The turns of a rematch of the engine with itself."""
        self.say("clear_board")
        return [self.say(f"genmove {color}") for color in "bw" * (TURNS // 2)]


@pytest.mark.parametrize("level", [each for each in Level if each is not Level.FULL])
def test_ten_rematches_are_not_one_game(level: Level) -> None:
    session = Session(level, 1)
    assert len({tuple(session.game()) for _ in range(10)}) >= 8


def test_without_a_seed_every_session_is_another() -> None:
    assert Session(Level.NOVICE).game() != Session(Level.NOVICE).game()


@pytest.mark.parametrize("level", [Level.NOVICE, Level.STRONG, Level.FULL])
def test_a_seed_repeats_the_session_game_by_game(level: Level) -> None:
    one, other = Session(level, 5), Session(level, 5)
    games = [one.game(), one.game()]
    assert [other.game(), other.game()] == games
    assert games[0] != games[1] or level is Level.FULL
