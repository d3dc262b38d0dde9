"""How many mistakes of real games the built-in engine finds, and how many of its are KataGo's too.

Both analyse every position of GAMES games, the first of which is the one numbered FIRST: the
built-in engine with VISITS visits, keeping its tree from position to position as in the window,
KataGo with 500 and the network in ../shared/engines. A mistake is a move that loses 3 points or
more. `mistakes.py [games] [visits] [first]`.
"""

from __future__ import annotations

import random
import sys
from itertools import islice, pairwise
from statistics import mean

from judgement import katago, real_games, searched

from tromp_gui.engine.network.network import own_network
from tromp_gui.engine.network.search import NetworkSearch
from tromp_gui.go.point import Color

POINTS = 3.0


def main(count: int, visits: int, first: int) -> None:
    """Print the mistakes of each game, and the sums."""
    network = own_network()
    found: list[tuple[bool, bool]] = []
    off: list[float] = []
    for start, turns in islice(real_games(random.Random(11)), first, first + count):
        line = [start.after(turns[:made]) for made in range(len(turns) + 1)]
        theirs = [lead for lead, _ in katago(line)]
        search = NetworkSearch(network, 1)
        ours = [searched(search, game, visits)[0] for game in line]
        off += [abs(a - b) for a, b in zip(ours, theirs, strict=True)]
        losses = zip(turns, pairwise(ours), pairwise(theirs), strict=True)
        for number, (turn, mine, true) in enumerate(losses, 1):
            sign = 1 if turn.color is Color.BLACK else -1
            lost, truly = sign * (mine[0] - mine[1]), sign * (true[0] - true[1])
            found.append((lost >= POINTS, truly >= POINTS))
            if any(found[-1]):
                print(f"move {number:3}: {lost:5.1f} points, KataGo {truly:5.1f}", flush=True)
        print(f"{len(turns)} moves", flush=True)
    flagged, real = (sum(each[at] for each in found) for at in (0, 1))
    both = sum(all(each) for each in found)
    print(f"{flagged} flagged, {both} of them right; {real} mistakes, {both} of them found; "
          f"lead off by {mean(off):.1f}")  # fmt: skip


if __name__ == "__main__":
    wanted = [int(each) for each in sys.argv[1:4]]
    main(*(wanted + [7, 100, 0][len(wanted) :]))
