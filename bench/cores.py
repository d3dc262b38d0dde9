"""Visits per second of the built-in engine's search with one process and with two.

usage: cores.py [ROUNDS]. The two are measured in turn, a second each, from the 200th visit of a
search on. The time on the clock says little on a busy machine; the processor time of each process
for a visit of the search says how fast it would be on cores of its own: the slower of the two.
"""

from __future__ import annotations

import multiprocessing
import sys
from pathlib import Path
from statistics import median
from time import perf_counter, process_time, sleep
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tromp_gui.engine.network.network import own_network
from tromp_gui.engine.network.search import Budget, NetworkSearch
from tromp_gui.engine.network.second import SecondProcess
from tromp_gui.engine.state import Game, new_game
from tromp_gui.go.move import Turn

SIDES = (9, 13, 19)
TICKS = 100
"""In a second, in /proc."""


class Speed(NamedTuple):
    """Visits a second, and milliseconds of processor time for a visit, here and there."""

    visits: float
    here: float
    there: float


def begun_game(network_search: NetworkSearch, side: int) -> Game:
    """A game some moves old."""
    game = new_game(side, side)
    for _ in range(side):
        color = game.position.to_play
        network_search.ask(game, color)
        network_search.run(Budget(4), lambda: False)
        game = game.play(Turn(color, network_search.report().candidates[0].point))
    return game


def measured(search: NetworkSearch, game: Game, helper: int) -> Speed:
    """The speed of a search; `helper` is the number of the second process."""
    search.ask(game, game.position.to_play)
    search.run(Budget(200), lambda: False)
    begun, here, there, visits = perf_counter(), process_time(), spent(helper), 0
    while perf_counter() - begun < 1:
        visits += search.run(Budget(seconds=0.1), lambda: False)
    seconds = perf_counter() - begun
    here, there = process_time() - here, spent(helper) - there
    return Speed(visits / seconds, 1000 * here / visits, 1000 * there / visits)


def spent(process: int) -> float:
    """The seconds of processor time of a process (Linux)."""
    words = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / TICKS


def main() -> int:
    """Print a table."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    network = own_network()
    second = SecondProcess(network)
    (process,) = multiprocessing.active_children()
    assert process.pid is not None
    while not second.is_free():
        sleep(0.1)
    print("side  visits/s: one, two (ratio)  ms of processor time a visit: one; two (here, there)")
    for side in SIDES:
        game = begun_game(NetworkSearch(network, 1), side)
        pairs = []
        for number in range(rounds):
            one, two = NetworkSearch(network, number), NetworkSearch(network, number, processes=2)
            two._second = second
            pairs.append([measured(search, game, process.pid) for search in (one, two)])
        ratio = median(two.visits / one.visits for one, two in pairs)
        one, two = (
            Speed(*map(median, zip(*each, strict=True))) for each in zip(*pairs, strict=True)
        )
        print(
            f"{side:4} {one.visits:6.0f} {two.visits:6.0f} ({ratio:.2f})"
            f"   {one.here:.2f}; {two.here:.2f}, {two.there:.2f}"
            f" (at best {one.here / max(two.here, two.there):.2f})",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
