"""Disputes with engines: after one, each kind of engine captures what is dead, so that the right
player wins under every rule set (docs/rules.md, "Engines and disputes").
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from decimal import Decimal
from itertools import product
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest
from pytestqt.qtbot import QtBot

from tests.engines.real import gnugo, katago
from tests.session.engine_table import BLACK, WHITE, EngineTable, scripted
from tromp_gui.go.point import Color
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.gtp.launch import Launch
from tromp_gui.match.phases import Finished
from tromp_gui.match.player import Attached, BuiltIn, Level, Player, PlayingEngine
from tromp_gui.match.setup import Setup

REAL, OTHER = Attached("Real"), Attached("Other")


class Board(NamedTuple):
    """A game that the player with the real engine wins, as `winner`, if it plays on rightly.

    The other says `dead` and makes the turns `moves`, then passes.
    """

    turns: str
    komi: str
    winner: Color
    dead: str
    moves: str
    side: int = 5


ALIVE = Board("C3 D3 C2 D2 C4 D4 C1 D1 C5 D5 pass B3 B4 pass B2", "0.5", BLACK, "", "pass")
"""White's B3 is dead, which White denies:

    5 . . X O .
    4 . X X O .
    3 . O X O .
    2 . X X O .
    1 . . X O .
      A B C D E
"""

DEAD = Board("C3 D3 C2 D2 C4 D4 C1 D1 C5 D5", "7", WHITE, "D1 D2 D3 D4 D5", "pass E3 pass")
"""White lives in five points. Black denies it and, having passed, attacks at E3:

    5 . . X O .
    4 . . X O .
    3 . . X O .
    2 . . X O .
    1 . . X O .
      A B C D E
"""

LONG = Board(
    "D4 E4 D3 E3 D5 E5 D2 E2 D6 E6 D1 E1 D7 E7 B3 B4 B6 B5 C4 pass C5", "0.5", BLACK, "", "pass", 7
)
"""White's B4 and B5 are dead, but to capture them takes two moves:

    7 . . . X O . .
    6 . X . X O . .
    5 . O X X O . .
    4 . O X X O . .
    3 . X . X O . .
    2 . . . X O . .
    1 . . . X O . .
      A B C D E F G
"""

BOARDS = {"claimed alive": ALIVE, "claimed dead": DEAD, "two moves": LONG}


LaunchIn: TypeAlias = Callable[[Path], Launch | PlayingEngine]

ENGINES: dict[str, LaunchIn] = {
    "newcomer": lambda _: BuiltIn(Level.NEWCOMER),
    "club": lambda _: BuiltIn(Level.CLUB),
    "expert": lambda _: BuiltIn(Level.EXPERT),
    "gnugo": lambda _: gnugo(),
    "katago": lambda folder: katago(folder, 100),
}


def stubborn(folder: Path, board: Board) -> Launch:
    """The other player of a board."""
    return scripted(
        folder,
        f"""
        moves, taken = {board.moves.split()!r}, set()
        def accepts(args):
            taken.add(args[1])
            return True
        def move(count):
            wanted = moves[min(count, len(moves)) - 1]
            return "pass" if wanted in taken else wanted
        def dead(): return {board.dead!r}
        """,
    )


@pytest.fixture
def disputed(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., EngineTable]]:
    """Plays a board to its end between an engine and a player who never agrees."""
    made: list[EngineTable] = []

    def play(board: Board, rules: str, engine: Launch | PlayingEngine) -> EngineTable:
        launches = {OTHER.name: stubborn(tmp_path, board)}
        if isinstance(engine, Launch):
            launches[REAL.name], engine = engine, REAL
        table = EngineTable(qtbot, launches)
        made.append(table)
        players = [Player.of_engine(engine), Player.of_engine(OTHER)]
        black, white = players if board.winner is BLACK else reversed(players)
        side, komi = board.side, Decimal(board.komi)
        table.match.start(Setup(side, side, RULE_SETS[rules], komi, 0, black, white))
        table.opponents.pause()
        for turn in board.turns.split():
            table.match.play_for_player(None if turn == "pass" else table.point(turn))
        table.opponents.go_on()
        table.until(lambda: isinstance(table.phase, Finished) or table.opponents.problem)
        assert table.opponents.problem is None
        return table

    yield play
    for table in made:
        table.close()


def _winner(table: EngineTable) -> Color | None:
    assert isinstance(table.phase, Finished)
    return table.phase.outcome.result.winner


QUICK = {
    ("claimed alive", "newcomer", "tromp-taylor"),
    ("claimed alive", "gnugo", "tromp-taylor-logical"),
    ("claimed alive", "gnugo", "japanese"),
    ("claimed dead", "gnugo", "kgs-cleanup"),
    ("claimed alive", "katago", "lasker-maas"),
    ("claimed dead", "katago", "chinese"),
}
ALL = [
    pytest.param(*case, marks=() if case in QUICK else pytest.mark.slow)
    for case in product(BOARDS, ENGINES, RULE_SETS)
]


@pytest.mark.parametrize(("board", "engine", "rules"), ALL)
def test_the_right_player_wins(
    disputed: Callable[..., EngineTable], tmp_path: Path, board: str, engine: str, rules: str
) -> None:
    table = disputed(BOARDS[board], rules, ENGINES[engine](tmp_path))
    assert _winner(table) is BOARDS[board].winner, table.text()
