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
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.reading import Reader
from tromp_gui.engine.search import Budget, Search
from tromp_gui.engine.state import Engine, new_game
from tromp_gui.engine.thinker import Habits, Thinker
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point

COMPILE = "--compile"
"""The argument of `gtp` that compiles the kernel and ends."""


def start(habits: Habits, network: Network | None = None) -> Engine:
    """An engine that answers at once; its kernel is made ready meanwhile.

    With a network only questions about dead stones need the kernel: the first one begins it.
    """

    @cache
    def warming() -> Warming:
        return Warming((*resources.program(), "gtp", COMPILE), use_kernel, _tell)

    if network is None:
        warming()
    player = Thinker(habits, lambda seconds: warming().wait(seconds), network)
    return Engine(player, network, wait=lambda: warming().wait(None))


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
