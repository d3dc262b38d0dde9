"""How many mistakes of real games networks find, and how many of those are a judge's too.

Every position of `--games` games, the first of which is the one numbered `--first`, is analysed:
by each network named (by default the one that comes with the program) with `--visits`, keeping the
tree from position to position as in the window, and with 500 visits by KataGo with the network in
../shared/engines, or by the program's own search with the network `--judge`. A mistake is a move
that loses 3 points or more.
"""

from __future__ import annotations

import random
from itertools import islice, pairwise
from statistics import mean
from typing import NamedTuple

from judgement import judged, parser, read_all, real_games, searched

from tromp_gui.engine.network.search import NetworkSearch
from tromp_gui.go.point import Color

POINTS = 3.0


class Seen(NamedTuple):
    """What a network found in some games: by move, what it loses by the network and by the judge;
    and how far the leads differ.
    """

    losses: list[tuple[float, float]]
    off: list[float]

    def line(self) -> str:
        """The counts of mistakes."""
        flagged = [true >= POINTS for lost, true in self.losses if lost >= POINTS]
        real = sum(true >= POINTS for _, true in self.losses)
        return (
            f"{len(flagged)} flagged, {sum(flagged)} of them right; "
            f"{real} mistakes, {sum(flagged)} of them found; lead off by {mean(self.off):.1f}"
        )


def main() -> None:
    """Print the sums after each game."""
    arguments = parser()
    arguments.add_argument("--games", type=int, default=7)
    arguments.add_argument("--first", type=int, default=0)
    chosen = arguments.parse_args()
    judge, networks = read_all(chosen)
    seen = {name: Seen([], []) for name in networks}
    first, last = chosen.first, chosen.first + chosen.games
    for start, turns in islice(real_games(random.Random(11)), first, last):
        line = [start.after(turns[:made]) for made in range(len(turns) + 1)]
        signs = [1 if turn.color is Color.BLACK else -1 for turn in turns]
        theirs = [lead for lead, _ in judged(judge, line)]
        for name, network in networks.items():
            search = NetworkSearch(network, 1)
            ours = [searched(search, game, chosen.visits)[0] for game in line]
            losses = zip(signs, pairwise(ours), pairwise(theirs), strict=True)
            seen[name].losses.extend(
                (sign * (mine[0] - mine[1]), sign * (true[0] - true[1]))
                for sign, mine, true in losses
            )
            seen[name].off.extend(abs(a - b) for a, b in zip(ours, theirs, strict=True))
            print(f"{name:20} {len(turns)} moves more: {seen[name].line()}", flush=True)


if __name__ == "__main__":
    main()
