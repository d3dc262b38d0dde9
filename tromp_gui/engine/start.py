"""The engine put together, and its kernel made ready."""

from __future__ import annotations

import os
import sys
from functools import cache

from tromp_gui import resources
from tromp_gui.engine.kernel.compiling import IS_COMPILED
from tromp_gui.engine.kernel.ownership import ownership
from tromp_gui.engine.kernel.plain import plain_ownership
from tromp_gui.engine.kernel.warming import Warming, compile_all
from tromp_gui.engine.network.by_size import BySize
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.reader import read_network
from tromp_gui.engine.reading import Reader
from tromp_gui.engine.search import Budget, Search
from tromp_gui.engine.state import Engine, MoveChooser, new_game
from tromp_gui.engine.thinker import Habits, Thinker
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.match.player import Level

COMPILE = "--compile"
"""The argument of `gtp` that compiles the kernel and ends."""


_OWN_NETWORK = "networks/own.bin.gz"

_OWN_PLAYS_FROM = 300
"""On boards of this many points and more the program's own network plays at full strength; on
smaller ones playouts are stronger so far (docs/adr/0021-our-own-network-on-large-boards.md)."""


def start(habits: Habits, network: Network | None = None) -> Engine:
    """An engine that answers at once; its kernel is made ready meanwhile.

    With a network given only questions about dead stones need the kernel: the first one begins
    it. Without, the program's own network plays where it is the stronger player.
    """

    @cache
    def warming() -> Warming:
        return Warming((*resources.program(), "gtp", COMPILE), use_kernel, _tell)

    def is_ready(seconds: float | None) -> bool:
        return warming().wait(seconds)

    player: MoveChooser = Thinker(habits, is_ready, network)
    if network is None:
        warming()
        network = Network(read_network(resources.path(_OWN_NETWORK)))
        if habits.level is Level.FULL and habits.playouts is None:
            player = BySize(player, Thinker(habits, is_ready, network), _OWN_PLAYS_FROM)
    return Engine(player, network, wait=lambda: is_ready(None))


def compile_kernel() -> int:
    """Compile and keep the kernel; returns the exit code."""
    try:
        compile_all(use_kernel)
    except OSError as error:
        _tell(f"the compiled engine can't be kept: {error}")
        return 1
    return 0


def usual_threads() -> int:
    """As many as help: two where there are two cores to spare."""
    return 2 if IS_COMPILED and len(_cores()) > 1 else 1


def use_kernel() -> None:
    """Call all that Python calls of the kernel, so that it is compiled, or read from the disk."""
    game = new_game(3, 3)
    search = Search(seed=1)
    search.ask(game, Color.BLACK)
    search.run(Budget(playouts=20), lambda: False)
    search.ask(game.play(Turn(Color.BLACK, Point(1, 1))), Color.WHITE)
    ownership(Board.empty(3, 3), 2)
    plain_ownership(Board.empty(3, 3), 2, 1)
    board = Board.from_diagram(". X O .")
    Reader(board, 1).read(board.grid.full, board.black, Color.BLACK)


def _cores() -> list[int]:
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return list(range(os.cpu_count() or 1))


def _tell(line: str) -> None:
    print(f"tromp-gui gtp: {line}", file=sys.stderr, flush=True)
